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

/// Shows a clip's pictures backwards, each for as long as it lasts forwards. Media backends do not do that, so the
/// pictures are grabbed one by one, some ahead of their time. Those that are late while the next ones are there are left
/// out; where none are there the clip waits for them, so that a slow computer shows it slowly.
class BackwardPlay final : public QObject {
    Q_OBJECT

public:
    /// Where the pictures come from; the answer comes once, in this thread, unless other pictures are wanted by then.
    using Fetch = std::function<void(int frame, FrameGrabber::Answer answer)>;
    /// The frame that is shown after this one; none at the end.
    using Next = std::function<std::optional<int>(int frame)>;

    BackwardPlay(Fetch fetch, Next next, QObject* parent = nullptr);

    /// From this frame on, which is shown at once.
    void start(const ClipTiming& timing, int frame);
    void stop();
    bool isRunning() const { return m_isRunning; }
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
    QQueue<Ready> m_ready; ///< in the order in which they are shown
    QElapsedTimer m_time;
    QTimer m_due;
    qint64 m_dueUs = 0; ///< when the first of those that are ready is shown
    double m_rate = 1;
    std::optional<int> m_wanted; ///< the frame to ask for next; none: nothing comes after what is ready
    quint64 m_run = 0; ///< what an earlier start asked for is not wanted any more
    bool m_isRunning = false;
    bool m_isFetching = false;
};

} // namespace Dailies
