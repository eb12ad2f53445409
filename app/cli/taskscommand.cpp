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
    const auto profile = Profile::look(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    TaskStore store;
    if (auto opened = store.open(profile->database, TaskStore::Access::ReadOnly); !opened)
        return console.fail(opened.error());

    const auto known = store.known();
    if (!known)
        return console.fail(known.error());
    int unreadable = 0;
    for (auto each = known->crbegin(); each != known->crend(); ++each) {
        const auto task = store.task(each->id);
        if (!task) {
            ++unreadable;
            continue;
        }
        console.line(taskLine(*task));
        console.text(taskText(*task));
    }
    if (unreadable > 0)
        return console.fail({ErrorKind::Storage,
            Cli::tr("%n tasks couldn't be read from the task database and aren't listed.", nullptr, unreadable)});
    if (known->isEmpty())
        console.text(Cli::tr("No tasks yet."));
    return Well;
}

} // namespace Dailies
