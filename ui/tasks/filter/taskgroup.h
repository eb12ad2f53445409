// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

namespace Dailies {

/// Groups of takes, each with a chip of its own, in the order of the chips.
enum class TaskGroup { All, NeedsYou, Active, Failed, Best, Rejected, Bin, Saved };
inline constexpr int taskGroupCount = static_cast<int>(TaskGroup::Saved) + 1;

/// The states of a group; empty for a group that contains every state.
QList<TaskState> statesOf(TaskGroup group);
/// The group whose states `filter` contains; All if no group matches.
TaskGroup groupOf(const TaskFilter& filter);
/// Restricts `filter` to a group.
void setGroup(TaskFilter& filter, TaskGroup group);
/// Whether a filter has parts besides group, rating and order.
bool isNarrowed(const TaskFilter& filter);
/// How many takes a group has.
int countOf(TaskGroup group, const TaskCounts& counts);
/// What a group's takes are, in parts: "3 running · 2 not sent yet"; empty for most groups.
QString groupExplanation(TaskGroup group, const TaskCounts& counts);
/// The chip's text: "Failed 2".
QString groupText(TaskGroup group, int count);

} // namespace Dailies
