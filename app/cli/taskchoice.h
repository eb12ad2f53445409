// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandparser.h"
#include "app/common/result.h"
#include "app/settings/profile.h"
#include "app/tasks/store/taskstore.h"

namespace Dailies {

/// Opens the profile's tasks to look at them, and finds the one that the command's first argument names, by its number or
/// by the service's id. Otherwise the status that the command ends with; why has been said.
tl::expected<VideoTask, int> taskToLookAt(const CommandParser& parser, const Profile& profile, TaskStore& store);

} // namespace Dailies
