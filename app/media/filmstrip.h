// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/framereader.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <utility>

namespace Dailies {

/// Small images of a clip at equal intervals, side by side in one image.
struct Filmstrip {
    QImage pictures;
    int count = 0;

    bool isEmpty() const { return count == 0; }
    QSize size() const { return {count > 0 ? pictures.width() / count : 0, pictures.height()}; }
    /// The rectangle in `pictures` of the image for this position in the clip, 0 to 1.
    QRect at(double part) const;
};

/// Makes `count` images that fit into bounds (pixels), decoding as little as possible.
/// Errors: those of FrameReader::open() and frame().
Result<Filmstrip> makeFilmstrip(
    const QString& path, int count, QSize bounds, const FrameReader::Bounds& limits = {std::chrono::seconds(60), {}});

/// Caches filmstrips of clips on disk, one for each clip. Removes the least recently used ones when they exceed the
/// limit. Only removes its own files in its own folder. May be used by one thread at a time.
class FilmstripCache final {
public:
    /// An empty folder disables the cache.
    FilmstripCache(QString folder, qint64 mostBytes) : m_folder(std::move(folder)), m_mostBytes(mostBytes) {}

    /// Returns an empty strip if there is none, or if the clip has changed since.
    Filmstrip find(const QString& path, int count, QSize bounds) const;
    /// Stores the result of makeFilmstrip(). If the file cannot be written, the strip is made again next time.
    void keep(const QString& path, int count, QSize bounds, const Filmstrip& strip) const;

private:
    QString fileFor(const QString& path, int count, QSize bounds) const;
    void evict() const;

    QString m_folder;
    qint64 m_mostBytes;
};

} // namespace Dailies
