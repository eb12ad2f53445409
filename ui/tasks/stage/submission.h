// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>

namespace Dailies {

class TaskStore;

/// The tasks that were submitted together with this one as its variations, in order and including it.
QList<VideoTask> submissionOf(const TaskStore& store, const VideoTask& task);

/// Whether there is a clip to show on the stage.
bool hasClip(const VideoTask& task);

/// The first picture or clip of a request that is on this computer or within the request; empty if there is none.
QString firstInput(const VideoRequest& request);

} // namespace Dailies
