// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

class QFileDevice;

namespace Dailies {

/// The fewest bytes by which a film is known.
constexpr qsizetype shortestFilmHead = 12;
/// As many bytes as contentOf() may need.
constexpr qsizetype clipHeadSize = 512;

/// What an address gave, by the first bytes of it.
enum class Content {
    Film, ///< MP4 and its relatives, or Matroska and WebM
    Page, ///< text that is no clip: HTML, XML, JSON, a playlist, or whatever its type declares to be text
    Unknown, ///< anything else; in doubt it is what was paid for
};

/// `head` is the first clipHeadSize bytes, or all when there are fewer; `type` the Content-Type, which alone proves
/// nothing. With shortestFilmHead bytes a film is known already.
Content contentOf(const QByteArray& head, const QByteArray& type = {});

/// What the structure of a film says about its end.
enum class Ending {
    Whole, ///< its parts (index and data among them) add up to the size of the file
    Short, ///< something is missing
    Untold, ///< it does not say where it ends, or is of no known structure
};

Ending endingOf(QFileDevice& file, qint64 size);

} // namespace Dailies
