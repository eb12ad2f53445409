// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

namespace Dailies {

/// Task numbers as a JSON array, which a statement can take as a single value.
QString jsonOf(const QList<TaskId>& ids);
/// The inverse: parses comma-separated numbers from group_concat(). Fetching one row per number would cost more than
/// the search.
QList<TaskId> numbersIn(const QString& text);

} // namespace Dailies
