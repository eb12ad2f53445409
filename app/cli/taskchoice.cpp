// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/taskchoice.h"

#include "app/cli/console.h"

#include <algorithm>

namespace Dailies {

Result<VideoTask> findTask(const TaskStore& store, const QString& name)
{
    if (auto task = store.task(name.toLongLong()))
        return *std::move(task);
    // If the database cannot be read, the error must not be "no such task".
    const Result<QList<KnownTask>> known = store.known();
    if (!known)
        return failure(known.error());
    const auto found = std::find_if(known->crbegin(), known->crend(), [&name](const KnownTask& each) {
        return each.id == name.toLongLong() || (!name.isEmpty() && each.remoteId == name);
    });
    if (found != known->crend()) {
        if (auto task = store.task(found->id))
            return *std::move(task);
        return failure(ErrorKind::Storage, Cli::tr("Task %1 couldn't be read from the task database.").arg(found->id));
    }
    return failure(ErrorKind::BadInput, Cli::tr("There is no task \"%1\".").arg(name));
}

tl::expected<VideoTask, int> taskToLookAt(const CommandParser& parser, const Profile& profile, TaskStore& store)
{
    const Console console = parser.console();
    if (const auto opened = store.open(profile.database, TaskStore::Access::ReadOnly); !opened)
        return tl::make_unexpected<int>(console.fail(opened.error()));
    Result<VideoTask> task = findTask(store, parser.arguments().constFirst());
    if (task)
        return *std::move(task);
    return tl::make_unexpected<int>(parser.fail(task.error()));
}

} // namespace Dailies
