// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/mediaprobe.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <limits>
#include <memory>

namespace Dailies {

/// One exact frame of a clip.
struct GrabbedFrame {
    QString path;
    int number = 0; ///< from 0
    int count = 0; ///< number of frames in the clip
    qint64 startUs = 0;
    QImage picture; ///< rotated for display; in its original size, except for early results
    QSize whole; ///< the original size
};

/// Reads exact frames of saved clips on another thread. Only the newest request counts; earlier ones are canceled. The
/// last clip stays open, so that nearby frames are fast.
class FrameGrabber final : public QObject {
    Q_OBJECT

public:
    using Answer = std::function<void(const Result<GrabbedFrame>&)>;
    using Facts = std::function<void(const Result<MediaFacts>&)>;

    /// A number beyond the end of every clip, for its last frame.
    static constexpr int lastFrame = std::numeric_limits<int>::max();

    explicit FrameGrabber(QObject* parent = nullptr);
    /// Cancels the running request.
    ~FrameGrabber() override;

    /// Reads the frame with this number, counted from 0 and clamped to the clip. Calls `answer` once in this object's
    /// thread, unless a newer request came. Errors: those of FrameReader.
    /// `early`, if given, may be called before with a nearby frame that is available sooner.
    void grab(const QString& path, int number, Answer answer, Answer early = {});
    /// Reads the frame shown at this time.
    void grabAt(const QString& path, qint64 us, Answer answer, Answer early = {});
    /// Opens a clip and reports its facts, even if no frame can be read, then its first frame as fast as possible. Each
    /// callback is called at most once, and not after another clip was requested. Requests for other frames of the same
    /// clip do not interrupt it.
    void prepare(const QString& path, Facts facts, Answer first);
    /// Maximum size of early results, which are only for display; an empty size means the original one.
    void setEarlyBounds(QSize bounds) { m_early = bounds; }
    /// Cancels all requests and closes the clip.
    void forget();

private:
    struct Desk;
    struct Wish;

    void start(Wish wish, Answer answer, Answer early);
    void follow(const QString& path);
    void tell(const std::function<void()>& what, const std::function<bool()>& isUnwanted);

    std::shared_ptr<Desk> m_desk; ///< belongs to the reading thread

    QString m_path; ///< of the newest request
    std::atomic<QSize> m_early;
    std::atomic<quint64> m_newest = 0;
    std::atomic<quint64> m_clips = 0; ///< how often requests changed to another clip
    QThreadPool m_pool; ///< declared last so that it is destroyed first: its destructor waits for the running request
};

} // namespace Dailies
