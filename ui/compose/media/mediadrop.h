// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QImage>
#include <QStringList>

class QMimeData;

namespace Dailies {

/// The media in dropped or pasted data.
struct DroppedMedia {
    QStringList sources; ///< URLs and data URIs, in order
    QImage picture; ///< a picture without a URL; null if there is none
    QStringList refusals; ///< sentences about data that cannot be used
};

/// Whether the data may contain media. Fast enough for drag events.
bool mayHoldMedia(const QMimeData& mime);
DroppedMedia mediaIn(const QMimeData& mime);
/// The medium of the first file. Without a known extension it is most likely a picture.
MediaKind mediumIn(const DroppedMedia& media);
/// How many of them are pictures, or most likely are.
qsizetype picturesIn(const DroppedMedia& media);

} // namespace Dailies
