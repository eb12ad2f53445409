// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

class QFileDevice;

namespace Dailies {

/// The smallest number of bytes that identifies a video.
constexpr qsizetype shortestFilmHead = 12;
/// The number of bytes that contentOf() may need.
constexpr qsizetype clipHeadSize = 512;

/// The kind of data that an address returned, judged by its first bytes.
enum class Content {
    Film, ///< MP4 and related formats, Matroska and WebM
    Page, ///< text: HTML, XML, JSON, a playlist, or anything whose type declares it as text
    Unknown, ///< anything else; it may be the clip that was paid for
};

/// `head` is the first clipHeadSize bytes, or all of them if there are fewer. `type` is the Content-Type,
/// which proves nothing by itself. A video is recognised from shortestFilmHead bytes on.
Content contentOf(const QByteArray& head, const QByteArray& type = {});

/// What the structure of a video file says about its completeness.
enum class Ending {
    Whole, ///< the elements, with index and data among them, add up to the size of the file
    Short, ///< something is missing
    Unknown, ///< it does not say where it ends, or its structure is unknown
};

Ending endingOf(QFileDevice& file, qint64 size);

} // namespace Dailies
