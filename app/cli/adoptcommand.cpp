// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/cli/requestinput.h"
#include "app/cli/taskfollower.h"
#include "app/common/redact.h"
#include "app/tasks/taskstate.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// A task without a response may be the same one. Its call still counts as possibly charged. Many such tasks share one
/// sentence.
void tellUndecided(const Console& console, const TaskStore& store, const Account& account, TaskId adopted)
{
    QList<TaskId> ids = store.ids({TaskState::NeedsReview, TaskState::Waiting, TaskState::Uploading});
    std::ranges::sort(ids);
    QStringList undecided;
    for (const TaskId id : std::as_const(ids)) {
        const auto task = store.task(id);
        if (!task || !isUndecided(*task) || task->accountId != account.id || !task->watched || id == adopted)
            continue;
        undecided.append(QString::number(id));
    }
    if (undecided.size() == 1)
        console.problem(
            Cli::tr("Task %1 got no response. If it is the same task, it counts twice: \"dailies-cli spend "
                    "calls --state unsettled\" shows how to settle its call, and \"dailies-cli decide %1 "
                    "--dismiss\" closes the question. Next time, use \"dailies-cli decide %1 --created ID\".")
                .arg(undecided.constFirst()));
    else if (!undecided.isEmpty())
        console.problem(Cli::tr(
            "Tasks that got no response: %1. If it is the same task as one of them, it counts twice: "
            "\"dailies-cli spend calls --state unsettled\" shows how to settle the call, and \"dailies-cli decide "
            "NUMBER --dismiss\" closes the question. Next time, use \"dailies-cli decide NUMBER --created ID\".",
            "two or more numbers")
                            .arg(undecided.join(u", "_s)));
}

} // namespace

int runAdopt(const QStringList& arguments)
{
    CommandParser parser(u"adopt"_s,
        Cli::tr("Tracks a task created elsewhere until it finishes, and saves its clip. Nothing is created."));
    addKindOptions(parser);
    parser.addValue(u"model"_s, Cli::tr("code"), Cli::tr("The model code the task was created with."));
    parser.addValue(u"task-id"_s, Cli::tr("ID"), Cli::tr("The service's task ID."));
    addAccountOptions(parser);
    parser.addValue(u"output"_s, Cli::tr("folder"), Cli::tr("Save the clip in this folder."));
    if (const auto status = parser.parse(arguments))
        return *status;
    // Queries are the same for all kinds of a family, so the type only matters for display.
    const auto kind = kindFrom(parser, ApiType::TextToVideo);
    if (!kind)
        return parser.fail(kind.error());
    for (const QString& name : {u"model"_s, u"task-id"_s}) {
        if (!parser.isSet(name))
            return parser.wrongUse(Cli::tr("--%1 is missing.").arg(name));
    }

    if (const QString id = parser.value(u"task-id"_s); id.size() > longestRemoteId || id != singleLine(id).trimmed())
        return parser.wrongUse(Cli::tr("The task ID is too long, or contains a line break or another character that "
                                       "no ID has."));

    const Console console = parser.console();
    auto engine = openEngine(console, {parser.profileFolder(), parser.value(u"output"_s)});
    if (!engine)
        return console.fail(engine.error());
    const auto account = chooseAccount(parser, **engine);
    if (!account)
        return parser.fail(account.error());

    TaskFollower follower(**engine, console, TaskFollower::Until::Ended);
    const QString remoteId = parser.value(u"task-id"_s);
    const auto adopt = [&] {
        const auto task = (*engine)->runner().adopt(*account, *kind, parser.value(u"model"_s), remoteId);
        if (!task)
            return follower.fail(task.error());
        tellUndecided(console, (*engine)->store(), *account, *task);
        follower.follow(*task);
        follower.endIfDone();
    };
    checkKey(**engine, *account, &follower, [&](const Result<void>& key) {
        if (!key)
            return follower.fail(key.error());
        (*engine)->runner().lookForKey(remoteId, [&adopt](bool) { adopt(); });
    });
    return follower.run();
}

} // namespace Dailies
