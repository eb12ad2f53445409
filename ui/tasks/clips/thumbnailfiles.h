// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace Dailies {

/// Keeps the first pictures of clips on disk, in one size that is enough for the largest tile. Removes the least
/// recently used ones when they exceed the limit, and only its own files in its own folder. Thread-safe.
class ThumbnailFiles final {
public:
    static constexpr QSize storedSize{960, 540};
    static constexpr qint64 mostBytes = 64 * 1024 * 1024;

    /// An empty folder disables it.
    explicit ThumbnailFiles(QString folder = {}, qint64 limit = mostBytes) : m_folder(std::move(folder)), m_limit(limit)
    {}

    /// The picture, no larger than `bounds` in pixels. Reads the clip and keeps its picture if there is none, or if the
    /// clip has changed since. Null if the clip has no picture.
    QImage picture(const QString& clip, QSize bounds) const;

private:
    QString fileFor(const QString& clip) const;
    QImage read(const QString& clip, QSize bounds) const;
    void keep(const QString& clip, const QImage& picture) const;

    QString m_folder;
    qint64 m_limit;
};

} // namespace Dailies
