// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/table/taskstatustext.h"
#include "ui/style/look.h"

#include <optional>

namespace Dailies {

enum class TaskCommand;

/// What the stage tells about a task that has no clip to show. All texts are plain.
struct StageWords {
    QString icon; ///< the name of an icon
    Tone tone = Tone::MutedText; ///< of the icon
    bool isUnderWay = false; ///< the icon has a ring around it
    std::optional<int> percent; ///< shown in the ring instead of the icon
    QString title; ///< a few words
    QString brief; ///< even fewer, for a small tile
    QString text; ///< how it goes on, or what went wrong
    QString advice; ///< what can be done; the rest of what there is to know
    std::optional<TaskCommand> command; ///< what the user most likely does next
    std::optional<TaskCommand> otherCommand; ///< what the user may do instead

    bool operator==(const StageWords&) const = default;
};

/// `transferred` is the fraction of the files that was uploaded or of the clip that was downloaded, if known. Of a lost
/// answer they are a title only, because DecisionBar explains it.
StageWords stageWordsOf(const VideoTask& task, const TaskCircumstances& circumstances,
    std::optional<double> transferred, const QDateTime& now);

/// A time as on a clock: "1:22", "1:02:05". Rounds down to whole seconds.
QString clockText(qint64 milliseconds);

} // namespace Dailies
