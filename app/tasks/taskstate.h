// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskevent.h"

namespace Dailies {

/// The life of a task as one pure function. Returns nullopt if the event is not allowed in the task's state; the task
/// then stays unchanged. Only the user's decisions move a task to an earlier state. A task gets its ID only from
/// CreateAnswered while it is Sending, from IdAttached, or when it is adopted. Only IdChanged replaces it.
std::optional<Transition> transition(const VideoTask& task, const AnyTaskEvent& event, const QDateTime& now);

/// Whether the user may replace the task's ID: it was entered by hand, and the service has given no clip for it.
bool mayChangeId(const VideoTask& task);
inline constexpr qsizetype longestRemoteId = 512; ///< of an ID that the user enters; a pasted reply is longer
/// Whether the task waits to be sent again although an earlier call of it got no response.
bool isToBeSentAgain(const VideoTask& task);
/// Whether a call of the task got no response, and its ID is still not known. Not while it is being sent again.
bool isUndecided(const VideoTask& task);

} // namespace Dailies
