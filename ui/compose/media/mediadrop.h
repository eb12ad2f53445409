// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace Dailies
