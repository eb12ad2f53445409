// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

class EmptyState;
class TaskFilterBar;

/// Whether the list is empty because all takes are in the Trash.
bool isEveryTakeInTrash(const TaskFilterBar& bar);
/// Says why there are no takes, and offers what to do about it.
void tellWhyEmpty(EmptyState& state, const TaskFilterBar& bar);

} // namespace Dailies
