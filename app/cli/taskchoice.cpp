// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/taskchoice.h"

#include "app/cli/console.h"

namespace Dailies {

Result<VideoTask> chooseTask(const TaskStore& store, const QString& name)
{
    if (auto task = store.task(name.toLongLong()))
        return *std::move(task);
    for (const TaskId id : store.find()) {
        auto task = store.task(id);
        if (task && task->remoteId == name && !name.isEmpty())
            return *std::move(task);
    }
    return failure(ErrorKind::BadInput, Cli::tr("There is no task \"%1\".").arg(name));
}

} // namespace Dailies
