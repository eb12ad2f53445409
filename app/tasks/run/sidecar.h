// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QJsonObject>
#include <QString>

namespace Dailies {

/// What stands beside a clip: the request that made it, as takeJson() writes it, and what became of it. Neither a key
/// nor an address of the service is in it.
QJsonObject sidecarJson(const VideoTask& task, const QString& accountName);
/// The sidecar of a clip: the clip's own name with .json behind it.
QString sidecarPath(const QString& clip);
/// The sidecar that was written for the saved clip of a task, under that name or one with a number; empty when there is
/// none. Other files of these names are somebody else's.
QString sidecarOf(const VideoTask& task);
/// Writes it beside the clip and brings it to disk, whole or not at all; slow where the disk is, so for any thread but the
/// event loop's. A file that is not the task's own sidecar is never replaced: this one gets a number then. Storage when
/// that is not possible.
Result<void> writeSidecar(const QString& clip, const VideoTask& task, const QString& accountName);

} // namespace Dailies
