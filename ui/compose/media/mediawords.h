// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/inputfacts.h"
#include "app/request/models/modellimits.h"

class QLocale;

namespace Dailies {

// What the rows and the header of the media list say in words; pure functions.

// "1920 × 1080 · 2.3 MB", "12.4 s · MP4 · 8.1 MB", or what is wrong with the file.
[[nodiscard]] QString factsWords(const InputFacts& facts, const QLocale& locale);
// "2.3 MB", as people and the services count: by thousands.
[[nodiscard]] QString sizeWords(qint64 bytes, const QLocale& locale);
// A source in short: the name of a file, the last part of an address, or that it is inline data.
[[nodiscard]] QString sourceWords(const QString& source, const QLocale& locale);

// How much of what a model takes is used: "2/10 images, 8/15 s".
struct MediaBudget {
    QString words; // empty where nothing is known, or nothing used
    bool isOver = false;

    bool operator==(const MediaBudget&) const = default;
};

[[nodiscard]] MediaBudget mediaBudget(const QList<MediaItem>& items, const InputFactsBySource& facts,
    const RequestKind& kind, const ModelLimits& limits, const QLocale& locale);

} // namespace Dailies
