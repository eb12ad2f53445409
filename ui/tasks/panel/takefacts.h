// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/actions/taskactions.h"

namespace Dailies {

class TaskStore;

/// Copies the texts that a command asks for to the clipboard, one line for each task.
void copyTexts(const TaskStore& store, TaskCommand command, const QList<TaskId>& ids);
/// Opens the folder of a saved clip. Returns a sentence if that, or the clip itself, failed to turn up; else nothing.
QString showInFolder(const QString& file);

} // namespace Dailies
