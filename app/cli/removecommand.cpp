// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/cli/taskchoice.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The tasks to remove. BadInput if one of them does not exist or is not waiting.
Result<QList<VideoTask>> tasksToRemove(const QStringList& names, const TaskStore& store)
{
    QList<VideoTask> tasks;
    for (const QString& name : names) {
        const Result<VideoTask> task = findTask(store, name);
        if (!task)
            return failure(task.error().kind, Cli::tr("%1 Nothing was removed.").arg(task.error().message));
        if (task->state != TaskState::Waiting && task->state != TaskState::Uploading)
            return failure(ErrorKind::BadInput,
                Cli::tr(
                    "Task %1 isn't waiting to be sent, so nothing was removed. Only the window deletes the records of "
                    "other tasks.")
                    .arg(task->id));
        if (std::ranges::find(tasks, task->id, &VideoTask::id) == tasks.end())
            tasks.append(*task);
    }
    return tasks;
}

/// The result for one task.
QString removedText(const VideoTask& task)
{
    if (!task.lostCall && leftAt(task).isValid())
        return Cli::tr("Removed task %1. The service didn't accept it, and it won't be sent again.").arg(task.id);
    if (!task.lostCall)
        return Cli::tr("Removed task %1. It wasn't sent, and nothing was charged.").arg(task.id);
    return isPractice(task)
        ? Cli::tr("Task %1 won't be sent again. It stays in the list, because an earlier call got no response.")
              .arg(task.id)
        : Cli::tr("Task %1 won't be sent again. It stays in the list, because an earlier call got no response and may "
                  "have been charged.")
              .arg(task.id);
}

} // namespace

int runRemove(const QStringList& arguments)
{
    CommandParser parser(
        u"remove"_s, Cli::tr("Removes requests that wait to be sent. Requests that were sent are never removed."));
    parser.addArgument(u"TASK..."_s, Cli::tr("The numbers of the tasks."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    auto engine = openEngine(console, {parser.profileFolder(), {}});
    if (!engine)
        return console.fail(engine.error());
    const auto tasks = tasksToRemove(parser.arguments(), (*engine)->store());
    if (!tasks)
        return parser.fail(tasks.error());
    for (const VideoTask& task : *tasks) {
        if (const Result<void> removed = (*engine)->runner().withdraw(task.id); !removed)
            return console.fail(removed.error());
        console.line({{u"event"_s, u"removed"_s}, {u"task"_s, QString::number(task.id)},
            {u"mayHaveBeenSent"_s, leftAt(task).isValid()}});
        console.text(removedText(task));
    }
    return Well;
}

} // namespace Dailies
