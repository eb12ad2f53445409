// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/framegrabber.h"
#include "ui/viewer/cliptiming.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQueue>
#include <QTimer>

#include <functional>
#include <optional>

namespace Dailies {

/// Plays a clip backwards, showing each frame for as long as it lasts forwards. Media backends cannot do
/// this, so the class grabs single frames and reads some of them ahead. A frame that is late is skipped if
/// the next one is ready. If no frame is ready the clip waits, so a slow computer plays it slowly.
class BackwardPlay final : public QObject {
    Q_OBJECT

public:
    /// Grabs a frame. The answer arrives once, in this thread. It never arrives if another frame is requested
    /// first.
    using Fetch = std::function<void(int frame, FrameGrabber::Answer answer)>;
    /// Returns the frame to show after this one, or nullopt at the end.
    using Next = std::function<std::optional<int>(int frame)>;

    BackwardPlay(Fetch fetch, Next next, QObject* parent = nullptr);

    /// Starts at this frame and shows it at once.
    void start(const ClipTiming& timing, int frame);
    void stop();
    void setRate(double rate) { m_rate = rate; }

Q_SIGNALS:
    void shown(qint64 startUs, const QImage& picture);
    void ended();

private:
    struct Ready {
        qint64 startUs;
        QImage picture;
    };

    void fetchNext();
    void take(const Result<GrabbedFrame>& picture);
    void follow();
    qint64 lengthUs(int frame) const;
    qint64 now() const { return m_time.nsecsElapsed() / 1000; }

    Fetch m_fetch;
    Next m_next;
    ClipTiming m_timing;
    QQueue<Ready> m_ready; ///< in display order
    QElapsedTimer m_time;
    QTimer m_due;
    qint64 m_dueUs = 0; ///< when the first frame of m_ready is shown
    double m_rate = 1;
    std::optional<int> m_wanted; ///< the next frame to grab; nullopt if nothing follows m_ready
    quint64 m_run = 0; ///< changes with each start, so that answers to an earlier one are discarded
    bool m_isFetching = false;
};

} // namespace Dailies
