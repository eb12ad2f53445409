// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/uploaduses.h"

#include "app/request/localfiles.h"
#include "app/request/sourcename.h"
#include "app/tasks/history/taskhistory.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

QHash<QString, UploadUse> uploadUses(TaskStore& store, const QString& placeId)
{
    const TaskHistory history(store);
    QHash<QString, UploadUse> uses;
    QHash<QString, QString> names; // in the place, by the file on this computer
    QList<VideoTask> tasks = history.tasks(history.withUploads());
    std::ranges::sort(tasks, {}, &VideoTask::id);
    for (const VideoTask& task : std::as_const(tasks)) {
        for (const TaskUpload& upload : task.uploads) {
            if (upload.place != placeId)
                continue;
            names.insert(upload.source, upload.name);
            UploadUse& use = uses[upload.name];
            use.fileName = sourceName(upload.source);
            if (!use.takes.contains(task.id))
                use.takes.append(task.id);
            // A call without an answer may have been accepted.
            if (task.state == TaskState::Sending || task.state == TaskState::InProgress
                || task.state == TaskState::NeedsReview || task.lostCall.has_value())
                use.running.insert(task.id);
        }
    }
    // A request that waits may not have looked for its files in the place yet.
    for (const VideoTask& task : history.tasks(history.find({.states = {TaskState::Waiting, TaskState::Uploading}}))) {
        for (const QString& source : sourcesByLink(task.request)) {
            if (const QString name = names.value(source); !name.isEmpty())
                uses[name].waiting.insert(task.id);
        }
    }
    return uses;
}

} // namespace Dailies
