// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandparser.h"
#include "app/common/result.h"
#include "app/settings/profile.h"
#include "app/tasks/store/taskstore.h"

namespace Dailies {

/// The task with this number or service ID. BadInput if there is none, Storage if it cannot be read.
Result<VideoTask> findTask(const TaskStore& store, const QString& name);

/// Opens the profile's tasks for reading and finds the task named by the command's first argument, by its number or its
/// service ID. On failure, prints the error and returns the exit status.
tl::expected<VideoTask, int> taskToLookAt(const CommandParser& parser, const Profile& profile, TaskStore& store);

} // namespace Dailies
