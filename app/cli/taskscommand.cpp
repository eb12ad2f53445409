// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/tasklines.h"
#include "app/settings/profile.h"

namespace Dailies {

using namespace Qt::StringLiterals;

int runTasks(const QStringList& arguments)
{
    CommandParser parser(u"tasks"_s, Cli::tr("Lists the tasks, newest first."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    const auto profile = Profile::open(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    TaskStore store;
    if (auto opened = store.open(profile->database, TaskStore::Access::Look); !opened)
        return console.fail(opened.error());

    const QList<TaskId> ids = store.find();
    for (const TaskId id : ids) {
        if (const auto task = store.task(id)) {
            console.line(taskLine(*task));
            console.text(taskText(*task));
        }
    }
    if (ids.isEmpty())
        console.text(Cli::tr("There are no tasks yet."));
    return Well;
}

} // namespace Dailies
