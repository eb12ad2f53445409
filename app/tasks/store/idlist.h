// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

namespace Dailies {

/// Numbers as a JSON array, which a statement takes as one value.
QString jsonOf(const QList<TaskId>& ids);
/// The way back: numbers with commas between, as group_concat() gives them. A row for each costs more than finding it.
QList<TaskId> numbersIn(const QString& text);

} // namespace Dailies
