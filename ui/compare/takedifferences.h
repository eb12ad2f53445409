// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/tasks/videotask.h"

#include <QList>
#include <QSize>
#include <QStringList>

#include <optional>

namespace Dailies {

/// Properties of the delivered clip.
struct DeliveredTake {
    double seconds = 0;
    QSize size;
    double framesPerSecond = 0; ///< 0 if unknown
};

/// One difference between takes.
struct TakeDifference {
    QString label;
    QStringList values; ///< one for each take, for display; never empty
    std::optional<Field> field = {}; ///< the requested field, if it is one
    bool isRequested = true; ///< false: a property of the delivered clip
};

/// The parameters that are not the same in all requests, and the properties that differ between the delivered
/// clips. Clips that cannot be read, or were not read yet, are ignored.
QList<TakeDifference> takeDifferences(
    const QList<VideoTask>& tasks, const QList<std::optional<DeliveredTake>>& delivered);

/// A short text that distinguishes a take from the others: its differences, or the beginning of its prompt.
QString wordsForTake(const QList<TakeDifference>& differences, const VideoTask& task, int number);

} // namespace Dailies
