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

/// One picture of a clip, exactly that one.
struct GrabbedFrame {
    QString path;
    int number = 0; ///< from 0
    int count = 0; ///< how many the clip has
    qint64 startUs = 0;
    QImage picture; ///< turned as it is shown; in its own size, but for what is there early
    QSize whole; ///< the size of its own
};

/// Grabs exact pictures out of saved clips, beside the window's thread. Only the newest request counts: what was asked
/// for before it is given up. The clip asked last stays open, so that pictures side by side come quickly.
class FrameGrabber final : public QObject {
    Q_OBJECT

public:
    using Answer = std::function<void(const Result<GrabbedFrame>&)>;
    using Facts = std::function<void(const Result<MediaFacts>&)>;

    /// A number that every clip ends before: its last picture.
    static constexpr int lastFrame = std::numeric_limits<int>::max();

    explicit FrameGrabber(QObject* parent = nullptr);
    /// Gives up what is under way.
    ~FrameGrabber() override;

    /// The number-th picture from 0; numbers outside are brought inside. `answer` is called in this object's thread
    /// unless a newer request came, once. Errors: those of FrameReader.
    /// `early`, if given, may be called before that with a picture that lies near and is there sooner.
    void grab(const QString& path, int number, Answer answer, Answer early = {});
    /// The picture that covers this time.
    void grabAt(const QString& path, qint64 us, Answer answer, Answer early = {});
    /// Opens a clip and tells what it is, even where no picture of it can be had, then its first picture, quickly made;
    /// each at most once, and not once another clip was asked for. No haste is lost when other pictures of the clip are
    /// asked for meanwhile.
    void prepare(const QString& path, Facts facts, Answer first);
    /// What is there early, for being looked at only, need be no larger than this; an empty size: as large as it is.
    void setEarlyBounds(QSize bounds) { m_early = bounds; }
    /// Nothing is wanted any more; the clip is closed.
    void forget();

private:
    struct Desk;
    struct Wish;

    void start(Wish wish, Answer answer, Answer early);
    void follow(const QString& path);
    void tell(const std::function<void()>& what, const std::function<bool()>& isUnwanted);

    std::shared_ptr<Desk> m_desk; ///< belongs to the thread that reads

    QString m_path; ///< of the newest request
    std::atomic<QSize> m_early;
    std::atomic<quint64> m_newest = 0;
    std::atomic<quint64> m_clips = 0; ///< how often the requests went over to another clip
    QThreadPool m_pool; // goes first: waits for the request under way
};

} // namespace Dailies
