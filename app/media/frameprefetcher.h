// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QImage>
#include <QList>
#include <QObject>
#include <QSize>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace Dailies {

/// The start times of a clip's frames, and their size.
struct FeedClip {
    QList<qint64> starts; ///< in microseconds, ascending; never empty
    qint64 endUs = 0; ///< end of the last frame
    QSize size; ///< as displayed
};

/// Which frame of a clip is wanted, and how it will be shown.
struct FeedWish {
    int frame = 0;
    QSize bounds; ///< the image fits into these bounds, or has its original size if that is smaller
    bool isPassing = false; ///< the clip is playing: the next frames are prepared quickly in lower quality
    int first = 0; ///< first frame of the range being played
    int last = 0;
    bool loops = false; ///< playback restarts with the first frame after the last
    int every = 1; ///< while the clip plays, only frames whose number is a multiple of this are shown

    bool operator==(const FeedWish&) const = default;
};

/// Prepares the frames of one clip on another thread, in the size in which they are shown: the wanted frame and, during
/// playback, the next few. The caller decides what to show. Memory is limited to a few images and a given amount of
/// decoded frames.
class FramePrefetcher final : public QObject {
    Q_OBJECT

public:
    /// Opens the clip at once. Decoded frames, which make steps backwards fast, may take up to `decodedBytes`.
    FramePrefetcher(const QString& path, qint64 decodedBytes, QObject* parent = nullptr);
    /// Cancels the running work.
    ~FramePrefetcher() override;

    /// Sets the wanted frame; only the newest wish counts. Does nothing before opened() or after failed().
    void want(const FeedWish& wish);
    /// A prepared image: the wanted frame or one of the next.
    std::optional<QImage> picture(int frame) const;
    /// Whether any of these frames is ready, so that playback is not stalled.
    bool hasNext() const;
    /// Whether all frames that are prepared in advance are ready.
    bool isAhead() const;
    /// Whether the prepared image has the wanted quality and size.
    bool isFine(int frame) const;

Q_SIGNALS:
    void opened(const Dailies::FeedClip& clip);
    /// The clip cannot be opened, so no frame will come.
    void failed(const QString& sentence);
    /// This frame is ready.
    void came(int frame);
    /// This frame cannot be read.
    void missed(int frame, const QString& sentence);

private:
    struct Desk;

    void work();
    void deliver(int frame, const FeedWish& wish, const Result<QImage>& picture);
    std::optional<FeedWish> nextWork();

    std::shared_ptr<Desk> m_desk;
    /// Incremented if the wish is not for a following frame, so that running work may end.
    std::atomic<quint64> m_turn = 0;
    QThreadPool m_pool; ///< declared last so that it is destroyed first: its destructor waits for running work
};

} // namespace Dailies
