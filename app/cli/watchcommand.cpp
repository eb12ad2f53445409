// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/cli/environmentkey.h"
#include "app/cli/sendingcommand.h"
#include "app/cli/taskfollower.h"
#include "app/cli/taskkeys.h"
#include "app/cli/uploadscommand.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/run/sendrules.h"

#include <QSet>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// If the database cannot be read, it must not look as if nothing were left to do.
Result<QList<VideoTask>> unfinishedTasks(const TaskStore& store)
{
    bool isWhole = true;
    QList<VideoTask> tasks;
    for (const TaskId id : store.unfinished(&isWhole)) {
        if (const auto task = store.task(id))
            tasks.append(*task);
        else
            isWhole = false;
    }
    if (!isWhole)
        return failure(ErrorKind::Storage,
            Cli::tr("Some tasks of this profile couldn't be read, so none are tracked and nothing was sent. Accepted "
                    "tasks keep running at the service. Try again."));
    return tasks;
}

bool hasPracticeTasks(const QList<VideoTask>& tasks)
{
    return std::ranges::any_of(tasks, [](const VideoTask& task) { return task.accountId == Account::practiceId(); });
}

/// Whether the task is on hold only because of a problem that the user may have solved since, such as a full storage.
/// One that the user held, that the service throttled too often, or whose file has changed, needs a decision about this
/// very task.
bool isHeldByProblem(const VideoTask& task)
{
    switch (task.error.kind) {
    case ErrorKind::NotSent:
    case ErrorKind::KeyProblem:
    case ErrorKind::Network:
    case ErrorKind::Storage:
    case ErrorKind::Media:
    case ErrorKind::Keychain: return !task.error.message.isEmpty();
    default: return false;
    }
}

/// The waiting tasks with these numbers. BadInput if one of them is not waiting.
Result<QSet<TaskId>> namedTasks(const QStringList& numbers, const QList<VideoTask>& tasks)
{
    QSet<TaskId> ids;
    for (const QString& number : numbers) {
        const auto found = std::ranges::find(tasks, number.toLongLong(), &VideoTask::id);
        const bool waits =
            found != tasks.end() && (found->state == TaskState::Waiting || found->state == TaskState::Uploading);
        if (!waits)
            return failure(ErrorKind::BadInput, Cli::tr("Task %1 isn't waiting to be sent.").arg(number));
        ids.insert(found->id);
    }
    return ids;
}

/// What is to be sent, and how.
struct SendChoice {
    QSet<TaskId> named; ///< also on hold
    bool all = false; ///< also the others
    QStringList agreed; ///< marks of the spending limits that may be exceeded
};

/// Sends what an earlier run left unsent, in order.
void sendWaiting(TaskFollower& follower, const Console& console, Engine& engine, const QList<VideoTask>& tasks,
    const SendChoice& choice)
{
    for (const VideoTask& each : tasks) {
        // An interrupted upload has become a waiting task by now.
        const auto task = engine.store().task(each.id);
        if (!task || task->state != TaskState::Waiting)
            continue;
        const bool isScheduled = isStillScheduled(*task, engine.clock().now());
        const bool isNamed = choice.named.contains(task->id);
        if (!isNamed && (!choice.all || isScheduled || (task->held && !isHeldByProblem(*task))))
            continue;
        const auto sent = engine.runner().checkNow(
            task->id, isNamed ? TaskRunner::CheckFor::One : TaskRunner::CheckFor::OneOfMany, choice.agreed);
        if (!sent)
            follower.leave(task->id, console.fail(withOverLimit(sent.error())));
    }
}

/// Chooses where files are uploaded. BadInput if --place names no place.
Result<void> choosePlace(const CommandParser& parser, Engine& engine)
{
    const QString name = parser.value(u"place"_s);
    const auto place = name.isEmpty() ? engine.uploadPlaces().chosen() : engine.uploadPlaces().find(name);
    if (!name.isEmpty() && !place)
        return failure(noSuchPlace(name));
    if (!name.isEmpty())
        engine.usePlace(*place);
    if (place)
        useEnvironmentSecret(engine.placeAccess(), *place);
    return {};
}

void addWatchOptions(CommandParser& parser)
{
    addAccountOptions(parser);
    parser.addValue(u"output"_s, Cli::tr("folder"), Cli::tr("Save the clips in this folder."));
    parser.addSwitch(u"send-waiting"_s,
        Cli::tr(
            "Also send requests left unsent by an earlier call, such as after a failed upload. Requests that you put "
            "on hold, and those that need your decision, aren't sent. The service may charge for each one."));
    parser.addValue(u"send"_s, Cli::tr("number"),
        Cli::tr("Also send the waiting task with this number, even if it is on hold. The service may charge for it."));
    parser.addSwitch(u"over-limit"_s,
        Cli::tr("With --send or --send-waiting: send even if it goes over a spending limit that asks."));
    parser.addValue(u"place"_s, Cli::tr("name"),
        Cli::tr("The upload place for files of requests that are sent. Default: the one that is in use."));
}

/// Follows what is tracked, and says what is not: tasks that need a decision, and those that wait while sending is
/// paused.
void followTracked(
    TaskFollower& follower, const Console& console, Engine& engine, const QList<VideoTask>& unfinished)
{
    if (const int undecided = TaskHistory(engine.store()).tallies().undecided; undecided > 0) {
        console.problem(Cli::tr(
            "%n tasks got no response and need a decision. \"dailies-cli decide\" shows them.", nullptr, undecided));
        follower.leave(AnswerLost);
    }
    QStringList paused;
    for (const VideoTask& task : unfinished) {
        // Nobody can resume sending while this runs.
        if (engine.preferences().isOn(Preference::SendingPaused)
            && (task.state == TaskState::Waiting || task.state == TaskState::Uploading))
            paused.append(QString::number(task.id));
        else
            follower.follow(task.id);
    }
    if (paused.isEmpty())
        return;
    console.problem(Cli::tr("Sending is paused in this profile. Not sent: task %1. Use \"dailies-cli sending "
                            "--resume\" to resume it.",
        "one or several numbers")
                        .arg(paused.join(u", "_s)));
    follower.leave(StopFindings);
}

} // namespace

int runWatch(const QStringList& arguments)
{
    CommandParser parser(u"watch"_s,
        Cli::tr("Tracks every unfinished task of the profile until all have finished. Nothing is sent twice; requests "
                "not sent yet need --send-waiting or --send, unless they have a time at which to send them."));
    addWatchOptions(parser);
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    auto engine = openEngine(console, {parser.profileFolder(), parser.value(u"output"_s)});
    if (!engine)
        return console.fail(engine.error());
    const auto unfinished = unfinishedTasks((*engine)->store());
    if (!unfinished)
        return console.fail(unfinished.error());
    const auto named = namedTasks(parser.values(u"send"_s), *unfinished);
    if (!named)
        return parser.wrongUse(named.error().message);
    if (auto placed = choosePlace(parser, **engine); !placed)
        return parser.wrongUse(placed.error().message);
    if (auto taken = takeKeys(parser, **engine, *unfinished); !taken)
        return parser.fail(taken.error());
    if (hasPracticeTasks(*unfinished) && !(*engine)->account(Account::practiceId())) {
        if (auto started = (*engine)->startPractice(PracticeService::Options().secondsPerTask); !started)
            return console.fail(started.error());
    }

    if ((*engine)->preferences().isOn(Preference::SendingPaused)
        && (parser.isSet(u"send-waiting"_s) || !named->isEmpty()))
        return tellPaused(console);
    TaskFollower follower(**engine, console, TaskFollower::Until::Ended);
    followTracked(follower, console, **engine, *unfinished);
    // A clip that cannot be played may be better at its URL now.
    const QList<TaskId> unplayable = (*engine)->store().unplayable((*engine)->clock().now());
    if (unfinished->isEmpty() && unplayable.isEmpty())
        console.text(Cli::tr("No tasks in progress."));
    const SendChoice choice{*named, parser.isSet(u"send-waiting"_s), agreedLimits(parser, **engine)};
    QMetaObject::invokeMethod(
        &follower,
        [&engine, &follower, &console, &unfinished, &unplayable, &choice] {
            (*engine)->runner().resume();
            for (const TaskId id : unplayable) {
                (void)(*engine)->runner().checkNow(id);
                follower.follow(id);
            }
            sendWaiting(follower, console, **engine, *unfinished, choice);
            follower.endIfDone();
        },
        Qt::QueuedConnection);
    return follower.run();
}

} // namespace Dailies
