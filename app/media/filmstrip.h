// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/framereader.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <utility>

namespace Dailies {

/// Small pictures of a clip, evenly spread over its time, side by side in one image.
struct Filmstrip {
    QImage pictures;
    int count = 0;

    bool isEmpty() const { return count == 0; }
    QSize size() const { return {count > 0 ? pictures.width() / count : 0, pictures.height()}; }
    /// The place in `pictures` of the one for this part of the clip's time, 0 to 1.
    QRect at(double part) const;
};

/// Decodes as little as gives `count` pictures that fit into bounds (pixels).
/// Errors: those of FrameReader::open() and frame().
Result<Filmstrip> makeFilmstrip(
    const QString& path, int count, QSize bounds, const FrameReader::Bounds& limits = {std::chrono::seconds(60), {}});

/// Keeps filmstrips of clips on disk, the same clip once; what was not looked at for longest goes when it gets too much.
/// Only ever files of its own in its own folder are removed. To be used by one thread at a time.
class FilmstripCache final {
public:
    /// An empty folder keeps nothing.
    FilmstripCache(QString folder, qint64 mostBytes) : m_folder(std::move(folder)), m_mostBytes(mostBytes) {}

    /// Nothing when there is none, or the clip has changed since.
    Filmstrip find(const QString& path, int count, QSize bounds) const;
    /// What makeFilmstrip() gave for these. A strip that cannot be written is made anew next time.
    void keep(const QString& path, int count, QSize bounds, const Filmstrip& strip) const;

private:
    QString fileFor(const QString& path, int count, QSize bounds) const;
    void evict() const;

    QString m_folder;
    qint64 m_mostBytes;
};

} // namespace Dailies
