// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QJsonObject>
#include <QString>

namespace Dailies {

/// The content of a sidecar: the clip's request, as takeJson() writes it, and its result. Contains neither a key nor a
/// URL of the service, and no signature of an input's link.
QJsonObject sidecarJson(const VideoTask& task, const QString& accountName);
/// The path of a clip's sidecar: the clip's own name followed by .json.
QString sidecarPath(const QString& clip);
/// The existing sidecar of a task's saved clip, under that name or a numbered one; empty if there is none. Files of
/// these names that do not belong to the task are ignored.
QString sidecarOf(const VideoTask& task);
/// Writes the sidecar next to the clip and syncs it, completely or not at all. Must not run on the event loop's thread,
/// because disks can be slow. Never replaces a file that is not the task's own sidecar, but adds a number to the name
/// instead. Returns Storage on failure.
Result<void> writeSidecar(const QString& clip, const VideoTask& task, const QString& accountName);

} // namespace Dailies
