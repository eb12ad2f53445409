// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/taskstore.h"

namespace Dailies {

/// The task that a person names, by its number or by the service's id; BadInput in one sentence when there is none.
Result<VideoTask> chooseTask(const TaskStore& store, const QString& name);

} // namespace Dailies
