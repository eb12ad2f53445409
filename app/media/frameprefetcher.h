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

/// When the pictures of a clip begin, and how large they are.
struct FeedClip {
    QList<qint64> starts; ///< in microseconds, ascending; never empty
    qint64 endUs = 0; ///< of the last one
    QSize size; ///< as a person sees them
};

/// Which picture of a clip is wanted, and what for.
struct FeedWish {
    int frame = 0;
    QSize bounds; ///< the picture fits in here, or has its own size where that is smaller
    bool isPassing = false; ///< the clip runs: the next ones are made ready, quickly and not as finely
    int first = 0; ///< of those that run
    int last = 0;
    bool loops = false; ///< after the last one comes the first one again

    bool operator==(const FeedWish&) const = default;
};

/// Makes the pictures of one clip ready beside the window's thread, in the size in which they are shown: the one that is
/// wanted, and while the clip runs the few that come next. Whoever shows them says which; this one never leads. Memory is
/// bounded: a handful of pictures, and as many decoded ones as was allowed.
class FramePrefetcher final : public QObject {
    Q_OBJECT

public:
    /// Opens the clip at once; `decodedBytes` may be taken up by decoded pictures, which make steps back quick.
    FramePrefetcher(const QString& path, qint64 decodedBytes, QObject* parent = nullptr);
    /// Gives up what is under way.
    ~FramePrefetcher() override;

    /// The newest wish counts. Nothing happens before opened() or after failed().
    void want(const FeedWish& wish);
    /// A picture that is ready, wanted or one of the next.
    std::optional<QImage> picture(int frame) const;
    /// Whether any of them is ready: the clip that runs is not stuck.
    bool hasNext() const;
    /// Whether the ready picture is as fine and as large as the wish says.
    bool isFine(int frame) const;

Q_SIGNALS:
    void opened(const Dailies::FeedClip& clip);
    /// The clip cannot be opened; no picture will come.
    void failed(const QString& sentence);
    /// This picture is ready now.
    void came(int frame);
    /// This picture cannot be had.
    void missed(int frame, const QString& sentence);

private:
    struct Desk;

    void work();
    void deliver(int frame, const FeedWish& wish, const Result<QImage>& picture);
    std::optional<FeedWish> nextWork();

    std::shared_ptr<Desk> m_desk;
    std::atomic<quint64> m_turn = 0; ///< another picture is wanted than one that follows: what is under way may end
    QThreadPool m_pool; // goes first: waits for the work under way
};

} // namespace Dailies
