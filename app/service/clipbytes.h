// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

class QFileDevice;

namespace Dailies {

/// As many bytes as isVideo() needs.
constexpr qsizetype clipHeadSize = 12;

/// Whether a file that begins like this is a film: MP4 and its relatives, or Matroska and WebM. Pages, playlists and other
/// text are not, whatever the server calls them.
bool isVideo(const QByteArray& head);

/// Whether a film shows by its own structure that it ends where the file does, with nothing missing: the parts of an MP4
/// (index and data among them) or of a Matroska file add up to its size. False when that cannot be told.
bool endsWhole(QFileDevice& file, qint64 size);

} // namespace Dailies
