// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThreadPool>

#include <functional>

namespace Dailies {

/// Makes the first pictures of saved clips on another thread, newest request first, and keeps them in memory. A clip
/// that has no picture is not tried again, unless its file was missing and is there now.
class ThumbnailCache final : public QObject {
    Q_OBJECT

public:
    /// Makes a picture no larger than `bounds`; null if there is none. Called on another thread.
    using Maker = std::function<QImage(const QString& path, QSize bounds)>;

    /// `bounds` is the largest size of a picture in device pixels.
    explicit ThumbnailCache(QSize bounds, QObject* parent = nullptr);
    /// For pictures of other files than clips.
    ThumbnailCache(QSize bounds, Maker maker, QObject* parent = nullptr);

    /// Returns the clip's picture; null while it is being made, or if there is none. ready() is emitted afterwards.
    QImage picture(const QString& path);
    /// Makes all pictures again in another size, for example after the window moved to a screen of another scale. Until
    /// then, picture() returns them as they are.
    void setBounds(QSize bounds);
    /// Keeps the pictures of clips on disk, too; see ThumbnailFiles. An empty folder ends that.
    void setFolder(const QString& folder);

Q_SIGNALS:
    /// The clip's picture was made, or the clip turned out to have none.
    void ready(const QString& path);

private:
    void startNext();
    void take(const QString& path, QSize bounds, const QImage& picture, bool isMissing);

    QSize m_bounds;
    Maker m_maker;
    struct Kept {
        QImage picture;
        QSize bounds;
    };
    QCache<QString, Kept> m_pictures; ///< cost in KiB
    QSet<QString> m_broken;
    QSet<QString> m_missing; ///< files that were not there
    QStringList m_waiting; ///< newest last
    QString m_underWay;
    QThreadPool m_pool; ///< declared last so that it is destroyed first: its destructor waits for the running job
};

} // namespace Dailies
