// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/inputfacts.h"
#include "app/request/models/modellimits.h"

class QLocale;

namespace Dailies {

// The texts in the rows and the header of the media list.

/// "1920 × 1080 · 2.3 MB", "12.4 s · MP4 · 8.1 MB", or the problem with the file.
QString factsWords(const InputFacts& facts, const QLocale& locale);
/// "2.3 MB", in decimal units, as services count.
QString sizeWords(qint64 bytes, const QLocale& locale);
/// sourceName(), or the size of inline data.
QString sourceWords(const QString& source, const QLocale& locale);

/// How much of a model's limits is used: "5 of 10", or "2 of 10 images, 8 of 15 s".
struct MediaBudget {
    QString words; ///< empty if there are no limits or nothing is used
    bool isOver = false;

    bool operator==(const MediaBudget&) const = default;
};

MediaBudget mediaBudget(const QList<MediaItem>& items, const InputFactsBySource& facts, const RequestKind& kind,
    const ModelLimits& limits, const QLocale& locale);

} // namespace Dailies
