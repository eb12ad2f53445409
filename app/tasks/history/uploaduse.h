// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QHash>
#include <QSet>

namespace Dailies {

class TaskStore;

/// What the history knows about an uploaded file.
struct UploadUse {
    QString fileName; ///< on this computer
    QList<TaskId> takes; ///< the tasks that used it, in ascending order
    QSet<TaskId> running; ///< those of them that are at the service, or may be; it may still fetch the file
    QSet<TaskId> waiting; ///< the tasks that are not sent yet and need it; they upload it again if it's gone
};

/// The uses of an upload place's files, by their names in the place.
QHash<QString, UploadUse> uploadUses(TaskStore& store, const QString& placeId);

} // namespace Dailies
