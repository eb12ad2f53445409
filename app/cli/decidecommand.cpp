// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/cli/sendingcommand.h"
#include "app/cli/taskchoice.h"
#include "app/cli/taskfollower.h"
#include "app/cli/taskkeys.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The one choice that was made; empty if there is none or more than one.
QString choiceIn(const CommandParser& parser)
{
    const QStringList all{u"created"_s, u"generate-again"_s, u"dismiss"_s};
    const auto isMade = [&parser](const QString& name) { return parser.isSet(name); };
    return std::ranges::count_if(all, isMade) == 1 ? *std::ranges::find_if(all, isMade) : QString();
}

Result<VideoTask> undecidedTask(const CommandParser& parser, const TaskStore& store)
{
    Result<VideoTask> task = findTask(store, parser.arguments().constFirst());
    if (task && task->state != TaskState::NeedsReview)
        return failure(ErrorKind::BadInput,
            Cli::tr("Task %1 needs no decision: only a task with no response does. Nothing was changed.").arg(task->id));
    return task;
}

/// Needs no key.
int dismiss(const Console& console, Engine& engine, TaskId id)
{
    if (const auto left = engine.runner().leave(id); !left)
        return console.fail(left.error());
    console.line({{u"event"_s, u"dismissed"_s}, {u"task"_s, QString::number(id)}});
    console.text(Cli::tr("Task %1 is dismissed. It stays in the list, and you can still decide about it.").arg(id));
    return Well;
}

} // namespace

int runDecide(const QStringList& arguments)
{
    CommandParser parser(u"decide"_s,
        Cli::tr("Decides about a task that got no response. Nobody can tell whether the service accepted it, so look at "
                "the service's own list of tasks first."));
    parser.addArgument(u"TASK"_s, Cli::tr("The number of the task."));
    parser.addValue(u"created"_s, Cli::tr("ID"),
        Cli::tr("The service created the task with this ID: track it until it finishes, and save its clip."));
    parser.addSwitch(u"generate-again"_s,
        Cli::tr("Send the request once more, and track it until it finishes. If the first one went through, the service "
                "may charge for both."));
    parser.addSwitch(u"dismiss"_s, Cli::tr("No decision is needed any more."));
    addAccountOptions(parser);
    parser.addValue(u"output"_s, Cli::tr("folder"), Cli::tr("Save the clip in this folder."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const QString choice = choiceIn(parser);
    if (choice.isEmpty())
        return parser.wrongUse(Cli::tr("Give one of --created, --generate-again and --dismiss."));
    const Console console = parser.console();
    auto engine = openEngine(console, {parser.profileFolder(), parser.value(u"output"_s)});
    if (!engine)
        return console.fail(engine.error());
    const auto task = undecidedTask(parser, (*engine)->store());
    if (!task)
        return task.error().kind == ErrorKind::BadInput ? parser.wrongUse(task.error().message)
                                                        : console.fail(task.error());
    if (choice == "dismiss"_L1)
        return dismiss(console, **engine, task->id);
    if (choice == "generate-again"_L1 && (*engine)->preferences().isOn(Preference::SendingPaused))
        return tellPaused(console);
    if (auto taken = takeKeys(parser, **engine, {*task}); !taken)
        return taken.error().kind == ErrorKind::BadInput ? parser.wrongUse(taken.error().message)
                                                         : console.fail(taken.error());
    if (isPractice(*task)) {
        if (auto started = (*engine)->startPractice(PracticeService::Options().secondsPerTask); !started)
            return console.fail(started.error());
    }
    const auto account = (*engine)->account(task->accountId);
    if (!account)
        return parser.wrongUse(Cli::tr("The account of task %1 was removed. Nothing was changed.").arg(task->id));

    TaskFollower follower(**engine, console, TaskFollower::Until::Ended);
    checkKey(**engine, *account, &follower, [&](const Result<void>& key) {
        if (!key)
            return follower.fail(key.error());
        TaskRunner& runner = (*engine)->runner();
        const auto decided = choice == "created"_L1 ? runner.attachId(task->id, parser.value(choice))
                                                    : runner.resubmit(task->id);
        if (!decided)
            return follower.fail(decided.error());
        follower.follow(task->id);
        follower.endIfDone();
    });
    return follower.run();
}

} // namespace Dailies
