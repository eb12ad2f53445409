// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/cli/sendingcommand.h"
#include "app/cli/taskchoice.h"
#include "app/cli/taskfollower.h"
#include "app/cli/taskkeys.h"
#include "app/cli/tasklines.h"
#include "app/common/redact.h"
#include "app/settings/profile.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QStringList choicesIn(const CommandParser& parser)
{
    QStringList choices{u"created"_s, u"generate-again"_s, u"dismiss"_s};
    choices.removeIf([&parser](const QString& name) { return !parser.isSet(name); });
    return choices;
}

void showDecision(const Console& console, const VideoTask& task)
{
    console.line({{u"event"_s, u"decision"_s}, {u"task"_s, QString::number(task.id)},
        {u"sentAt"_s, task.sentAt.toUTC().toString(Qt::ISODateWithMs)}, {u"prompt"_s, task.request.prompt},
        {u"requestId"_s, task.report.requestId}, {u"candidates"_s, QJsonArray::fromStringList(task.candidateIds)},
        {u"message"_s, task.error.message}});
    console.text(taskText(task, {}));
    console.text(u"       "_s + singleLine(task.error.message));
    if (const QString candidates = candidatesText(task); !candidates.isEmpty())
        console.text(u"       "_s + candidates);
}

QString noDecisionText(TaskId id)
{
    return Cli::tr("Task %1 needs no decision: only a task with no response does. Nothing was changed.").arg(id);
}

/// Shows what the user can decide about: the named task, or all that got no response. Needs no key.
int showDecisions(const CommandParser& parser)
{
    const Console console = parser.console();
    const auto profile = Profile::openReadOnly(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    settleInterruptedCalls(console, *profile, parser.profileFolder());
    TaskStore store;
    QList<TaskId> ids;
    TaskId named = 0;
    if (parser.arguments().isEmpty()) {
        if (const auto opened = store.open(profile->database, TaskStore::Access::ReadOnly); !opened)
            return console.fail(opened.error());
        ids = store.ids({TaskState::NeedsReview});
    } else {
        const auto task = taskToLookAt(parser, *profile, store);
        if (!task)
            return task.error();
        named = task->id;
        if (task->state == TaskState::NeedsReview)
            ids.append(named);
    }
    std::ranges::sort(ids);
    bool isAny = false;
    for (const TaskId id : std::as_const(ids)) {
        const auto task = store.task(id);
        if (!task || (!task->watched && parser.arguments().isEmpty()))
            continue;
        showDecision(console, *task);
        isAny = true;
    }
    if (!isAny)
        console.text(parser.arguments().isEmpty() ? Cli::tr("No task needs a decision.") : noDecisionText(named));
    else
        console.text(u'\n'
            + Cli::tr("Look at the service's own list of tasks, then use one of these:\n"
                      "  dailies-cli decide TASK --created ID      the task is in the list, with this ID\n"
                      "  dailies-cli decide TASK --generate-again  it isn't; if it was created, you may pay for both\n"
                      "  dailies-cli decide TASK --dismiss         no decision is needed any more"));
    return Well;
}

Result<VideoTask> undecidedTask(const CommandParser& parser, const TaskStore& store, const QString& choice)
{
    Result<VideoTask> task = findTask(store, parser.arguments().constFirst());
    const bool mayBeGivenId = task && (mayChangeId(*task) || isToBeSentAgain(*task));
    if (!task || task->state == TaskState::NeedsReview || (choice == "created"_L1 && mayBeGivenId))
        return task;
    return failure(ErrorKind::BadInput,
        task->hasEnteredId && choice == "created"_L1 ? Cli::tr(
            "The service has a clip for the ID of task %1, so the ID can't be changed any more. To track another "
            "ID, use \"dailies-cli adopt\".")
                                                           .arg(task->id)
                                                     : noDecisionText(task->id));
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

void addDecideOptions(CommandParser& parser)
{
    parser.addOptionalArgument(u"TASK"_s, Cli::tr("The number of the task."));
    parser.addValue(u"created"_s, Cli::tr("ID"),
        Cli::tr("The service created the task with this ID: track it until it finishes, and save its clip. Replaces a "
                "wrong ID that you gave before, as long as the service has given no clip for it."));
    parser.addSwitch(u"generate-again"_s,
        Cli::tr(
            "Send the request once more, and track it until it finishes. If the first one went through, the service "
            "may charge for both."));
    parser.addSwitch(
        u"over-limit"_s, Cli::tr("With --generate-again: send even if it goes over a spending limit that asks."));
    parser.addSwitch(u"dismiss"_s, Cli::tr("No decision is needed any more."));
    addAccountOptions(parser);
    parser.addValue(u"output"_s, Cli::tr("folder"), Cli::tr("Save the clip in this folder."));
}

/// Gives the task its ID or sends the request once more, and follows it.
int carryOut(const CommandParser& parser, Engine& engine, const Account& account, TaskId id, const QString& choice)
{
    TaskFollower follower(engine, parser.console(), TaskFollower::Until::Ended);
    const auto decide = [&] {
        const auto decided = choice == "created"_L1
            ? engine.runner().attachId(id, parser.value(choice))
            : engine.runner().resubmit(id, {.limits = agreedLimits(parser, engine)});
        if (!decided)
            return follower.fail(withOverLimit(decided.error()));
        follower.follow(id);
        follower.endIfDone();
    };
    checkKey(engine, account, &follower, [&](const Result<void>& key) {
        if (!key)
            return follower.fail(key.error());
        engine.runner().lookForKey(parser.value(choice), [&decide](bool) { decide(); });
    });
    return follower.run();
}

} // namespace

int runDecide(const QStringList& arguments)
{
    CommandParser parser(u"decide"_s,
        Cli::tr(
            "Decides about a task that got no response. Nobody can tell whether the service accepted it, so look at "
            "the service's own list of tasks first. Without a choice, shows the tasks that need a decision."));
    addDecideOptions(parser);
    if (const auto status = parser.parse(arguments))
        return *status;
    const QStringList choices = choicesIn(parser);
    if (choices.size() > 1)
        return parser.wrongUse(Cli::tr("Give one of --created, --generate-again and --dismiss."));
    if (choices.isEmpty())
        return showDecisions(parser);
    if (parser.arguments().isEmpty())
        return parser.wrongUse(Cli::tr("\"%1\" is missing.").arg(u"TASK"_s));
    const QString& choice = choices.constFirst();
    const Console console = parser.console();
    auto engine = openEngine(console, {parser.profileFolder(), parser.value(u"output"_s)});
    if (!engine)
        return console.fail(engine.error());
    (*engine)->runner().resumeSending();
    const auto task = undecidedTask(parser, (*engine)->store(), choice);
    if (!task)
        return parser.fail(task.error());
    if (choice == "dismiss"_L1)
        return dismiss(console, **engine, task->id);
    if (choice == "generate-again"_L1 && (*engine)->preferences().isOn(Preference::SendingPaused))
        return tellPaused(console);
    if (auto taken = takeKeys(parser, **engine, {*task}); !taken)
        return parser.fail(taken.error());
    if (isPractice(*task)) {
        if (auto started = (*engine)->startPractice(PracticeService::Options().secondsPerTask); !started)
            return console.fail(started.error());
    }
    const auto account = (*engine)->account(task->accountId);
    if (!account)
        return parser.wrongUse(Cli::tr("The account of task %1 was removed. Nothing was changed.").arg(task->id));
    return carryOut(parser, **engine, *account, task->id, choice);
}

} // namespace Dailies
