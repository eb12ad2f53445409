// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

class QMimeData;

namespace Dailies {

// What can be taken of something dropped or pasted, and what cannot, in sentences.
struct DroppedMedia {
    QStringList sources; // file: URLs and addresses, in order
    QImage picture; // where there is a picture without a place
    QStringList refusals;
};

// Whether it may be worth a look; cheap, for while something is dragged.
[[nodiscard]] bool mayHoldMedia(const QMimeData& mime);
[[nodiscard]] DroppedMedia mediaIn(const QMimeData& mime);

} // namespace Dailies
