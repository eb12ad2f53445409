// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/actions/taskactions.h"
#include "ui/widgets/folderopening.h"

namespace Dailies {

class TaskStore;

/// Copies the texts that a command asks for to the clipboard, one line for each task.
void copyTexts(const TaskStore& store, TaskCommand command, const QList<TaskId>& ids);
/// Opens the folder of a saved clip. Says so if that failed, or if the clip is not there.
void showInFolder(const QString& file, QObject* context, const FolderMessage& say);

} // namespace Dailies
