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

/// What a clip is, beside what was asked for.
struct DeliveredTake {
    double seconds = 0;
    QSize size;
    double framesPerSecond = 0; ///< 0 where nothing is known
};

/// One thing in which takes differ.
struct TakeDifference {
    QString label;
    QStringList values; ///< one for each take, in plain words; none is empty
    std::optional<Field> field = {}; ///< the field asked for, if it is one
    bool isRequested = true; ///< else it was delivered
};

/// Those parameters, and only those, that are not the same in all requests, and what was delivered differently. Clips that
/// cannot be read, or were not read yet, have no say in that.
QList<TakeDifference> takeDifferences(
    const QList<VideoTask>& tasks, const QList<std::optional<DeliveredTake>>& delivered);

/// A few words that tell a take from the others: what it differs in, or the beginning of its prompt.
QString wordsForTake(const QList<TakeDifference>& differences, const VideoTask& task, int number);

} // namespace Dailies
