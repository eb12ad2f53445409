// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/table/taskmodel.h"

#include <array>

namespace Dailies {

/// A task that was looked at, and those of its texts that stay as they are.
struct TaskModel::Kept {
    VideoTask task;
    std::array<QString, ColumnCount> texts = {};
    std::array<bool, ColumnCount> isThere = {};
};

} // namespace Dailies
