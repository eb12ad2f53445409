// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskevent.h"

namespace Dailies {

/// The life of a task as one pure function. Nothing when the event is not allowed in the task's state: the task stays
/// as it is. States go backwards only for the person; only CreateAnswered of a running Sending, IdAttached and adopting give an id.
std::optional<Transition> transition(const VideoTask& task, const AnyTaskEvent& event, const QDateTime& now);

} // namespace Dailies
