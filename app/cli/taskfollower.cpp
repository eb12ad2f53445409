// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/taskfollower.h"

#include "app/cli/tasklines.h"
#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/table/taskstatustext.h"

#include <QTimer>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Returns the status that the user needs to know first: the profile, then money that may have been spent, then the
/// rest.
int moreSerious(int a, int b)
{
    static const QList<int> order = {NotUsable, AnswerLost, RefusedByService, StopFindings, TaskFailed, Well};
    return order.indexOf(a) <= order.indexOf(b) ? a : b;
}

/// For a request that something keeps from being sent. What is wrong with the request itself is no wrong use here.
ExitStatus statusOfHeld(ErrorKind kind)
{
    const bool isByRequest =
        kind == ErrorKind::BadInput || kind == ErrorKind::KeyInRequest || kind == ErrorKind::Media;
    return isByRequest ? StopFindings : statusOf(kind);
}

constexpr int storageGraceMs = 10000;
constexpr int refusalsUntilLeft = 3; ///< consecutive refusals of a key; about two minutes of queries

} // namespace

ExitStatus statusOf(const VideoTask& task)
{
    switch (task.state) {
    case TaskState::NeedsReview: return AnswerLost;
    case TaskState::Refused:
        return task.error.kind == ErrorKind::Storage || task.error.kind == ErrorKind::Keychain ? NotUsable
                                                                                               : RefusedByService;
    case TaskState::Failed:
    case TaskState::Canceled:
    case TaskState::Forgotten:
    case TaskState::Expired: return TaskFailed;
    case TaskState::Waiting:
    case TaskState::Uploading:
    case TaskState::Sending:
    case TaskState::InProgress:
    case TaskState::Downloading:
    case TaskState::Saved: break;
    }
    return Well;
}

TaskFollower::TaskFollower(Engine& engine, const Console& console, Until until)
    : m_engine(engine)
    , m_console(console)
    , m_until(until)
{
    connect(&engine.store(), &TaskStore::taskChanged, this, &TaskFollower::show);
    connect(&engine.store(), &TaskStore::taskRemoved, this, [this](TaskId id) {
        m_open.remove(id);
        m_later.remove(id);
        m_sending.remove(id);
    });
    connect(&engine.runner(), &TaskRunner::accountPaused, this, &TaskFollower::pauseAccount);
    connect(&engine.runner(), &TaskRunner::accountSlowed, this,
        [this](const QString& id, const Error& error, int, int refusals) { slowAccount(id, error, refusals); });
    connect(&engine.runner(), &TaskRunner::accountRecovered, this, [this](const QString& id) { m_slowed.remove(id); });
    connect(&engine.runner(), &TaskRunner::storageFailed, this, &TaskFollower::storageFailed);
    connect(&engine.runner(), &TaskRunner::otherFamilyAnswered, this, [this](TaskId id, Family family) {
        if (m_shown.contains(id))
            m_console.problem(Cli::tr("Task %1: the service responded as family %2, so the model may belong to that "
                                      "family. The task is still tracked.")
                                  .arg(QString::number(id), familyName(family)));
    });
    connect(&engine.runner(), &TaskRunner::allAtRest, this, &TaskFollower::endAtRest);
    connect(&engine.runner(), &TaskRunner::refetched, this, [this](TaskId id) {
        show(id);
        if (m_isAtRest && !m_finished)
            endAtRest();
    });
    connect(&m_signals, &StopSignals::stopRequested, this, &TaskFollower::stop);
}

void TaskFollower::follow(TaskId id)
{
    const auto task = m_engine.store().task(id);
    if (!task || m_shown.contains(id))
        return;
    m_before.insert(id, troubleOf(*task));
    note(*task);
    showState(*task);
    showEnd(*task);
}

void TaskFollower::leave(ExitStatus status)
{
    m_status = moreSerious(m_status, status);
}

void TaskFollower::leave(TaskId id, ExitStatus status)
{
    m_shown.remove(id);
    m_open.remove(id);
    leave(status);
}

/// The result of a task that has ended, once.
void TaskFollower::showEnd(const VideoTask& task)
{
    if (!isTerminal(task.state) || m_ended.contains(task.id))
        return;
    if (!m_engine.runner().isRefetched(task))
        return showResult(task);
    if (m_refetched.contains(task.id))
        return;
    m_refetched.insert(task.id);
    m_console.text(Cli::tr("Task %1: The clip can't be played. Downloading it once more.").arg(task.id));
}

TaskFollower::Trouble TaskFollower::troubleOf(const VideoTask& task)
{
    return {task.error, task.failedDownloads};
}

/// A problem of an earlier run does not count, because this run tries again.
bool TaskFollower::isNews(const VideoTask& task) const
{
    return troubleOf(task) != m_before.value(task.id);
}

/// The clip exists but cannot be written. Trying again is left to a later run, when there is room.
bool TaskFollower::cannotBeWritten(const VideoTask& task) const
{
    return task.state == TaskState::Downloading && task.error.kind == ErrorKind::Storage
        && !task.error.message.isEmpty() && isNews(task);
}

/// Updates the sets that decide when the run ends, so that the cost of a change does not depend on the number of tasks.
void TaskFollower::note(const VideoTask& task)
{
    if (isDone(task))
        m_open.remove(task.id);
    else
        m_open.insert(task.id);
    if (!isTerminal(task.state) && isLeftForLater(task))
        m_later.insert(task.id, task.accountId);
    else
        m_later.remove(task.id);
    if (task.state == TaskState::Sending)
        m_sending.insert(task.id);
    else
        m_sending.remove(task.id);
}

void TaskFollower::fail(const Error& error)
{
    if (!m_finished)
        end(moreSerious(m_console.fail(error), m_status));
}

void TaskFollower::endIfDone()
{
    if (!m_open.isEmpty()) {
        if (m_signal != 0 && !anySending())
            stop(m_signal);
        return;
    }
    for (const QString& accountId : std::as_const(m_later))
        m_status = moreSerious(m_slowed.contains(accountId) ? NotUsable : TaskFailed, m_status);
    end(m_status);
}

/// If a task is missing, it was removed or the database cannot be read.
void TaskFollower::endIfUnreadable()
{
    bool isWhole = true;
    (void)m_engine.store().unfinished(&isWhole);
    if (!isWhole)
        fail({ErrorKind::Storage,
            Cli::tr("The tasks of this profile can no longer be read. Accepted tasks keep running at the service; "
                    "track them with \"dailies-cli watch\".")});
}

/// Nothing happens automatically any more, although not every task has ended: some wait for the user.
void TaskFollower::endAtRest()
{
    const QList<TaskId> ids = openTasks();
    m_isAtRest = std::ranges::any_of(ids, [this](TaskId id) {
        const auto task = m_engine.store().task(id);
        return task && m_engine.runner().isRefetched(*task);
    });
    if (m_isAtRest)
        return; // refetched() follows
    QStringList held;
    for (const TaskId id : ids) {
        const auto task = m_engine.store().task(id);
        if (!task)
            endIfUnreadable();
        if (!task || isDone(*task))
            continue;
        if (task->state == TaskState::Waiting && task->held && !task->error.message.isEmpty()) {
            // The user did not hold it, so something keeps it from being sent.
            showTrouble(*task);
            m_status = moreSerious(m_status, statusOfHeld(task->error.kind));
            if (task->error.kind == ErrorKind::Stopped)
                held.append(QString::number(id));
            continue;
        }
        if (task->state == TaskState::Waiting && task->held) {
            m_console.problem(
                Cli::tr("Task %1 is on hold and wasn't sent. \"dailies-cli watch --send %1\" sends it, and "
                        "\"dailies-cli remove %1\" removes it.")
                    .arg(task->id));
            m_status = moreSerious(m_status, TaskFailed);
            continue;
        }
        showTrouble(*task);
        // The service has accepted this task. Unreadable answers about it are not a refusal.
        const bool accepted = task->error.kind == ErrorKind::Reply && !task->remoteId.isEmpty();
        const bool isUnknown = task->error.message.isEmpty(); // its reason could not be stored
        if (!m_paused.contains(task->accountId))
            m_status = moreSerious(m_status, accepted || isUnknown ? TaskFailed : statusOf(task->error.kind));
    }
    if (!held.isEmpty())
        m_console.problem(Cli::tr("On hold: task %1. \"dailies-cli watch --send NUMBER\" sends one, and \"dailies-cli "
                                  "remove NUMBER\" removes it.",
            "one or several numbers")
                              .arg(held.join(u", "_s)));
    end(m_status);
}

int TaskFollower::run()
{
    return QCoreApplication::exec();
}

void TaskFollower::show(TaskId id)
{
    const auto shown = m_shown.constFind(id);
    const auto task = m_engine.store().task(id);
    if (m_finished || shown == m_shown.constEnd())
        return;
    if (!task)
        return endIfUnreadable();
    m_heard.insert(id);
    if (!task->remoteId.isEmpty() && task->error.message.isEmpty())
        m_answered.insert(task->accountId);
    note(*task);
    if (*shown != Shown{task->state, task->report.word, task->remoteId})
        showState(*task);
    showEnd(*task);
    if (!isTerminal(task->state) && isNews(*task))
        showTrouble(*task);
    if (cannotBeWritten(*task)) {
        m_status = moreSerious(NotUsable, m_status);
        m_unwritten.insert(id);
    } else {
        m_unwritten.remove(id);
    }
    endIfDone();
}

/// How long such tasks usually take, printed once for each task.
QString TaskFollower::usualTime(const VideoTask& task)
{
    const auto eta = task.state == TaskState::InProgress && !m_usualSaid.contains(task.id)
        ? m_engine.runner().eta(task.id)
        : std::nullopt;
    if (!eta)
        return {};
    m_usualSaid.insert(task.id);
    const qint64 seconds = (eta->usualMs + 999) / 1000;
    return seconds < 100 ? Cli::tr("usually about %1 s").arg(seconds)
                         : Cli::tr("usually about %1 min").arg((seconds + 30) / 60);
}

/// Whether the task is sent at its time, if Dailies is running then.
bool TaskFollower::isScheduled(const VideoTask& task) const
{
    return task.state == TaskState::Waiting && !task.held && isStillScheduled(task, m_engine.clock().now());
}

/// What the user wants the task to wait for; nullopt for nothing.
std::optional<SendWait> TaskFollower::ruleFor(const VideoTask& task) const
{
    if (isScheduled(task)) // also before the runner has resumed it
        return SendWait{.what = SendWait::For::Time, .until = task.sendAfter};
    const auto wait = m_signal == 0 ? m_engine.runner().sendWait(task.id) : std::nullopt;
    const bool isByRule = wait && (wait->what == SendWait::For::Hours || wait->what == SendWait::For::PausedAll);
    return isByRule ? wait : std::nullopt;
}

/// The window's sentence about the sending hours names one of its buttons.
QString TaskFollower::rulesText(const VideoTask& task, const SendWait& wait)
{
    const TaskStatusText words = statusTextOf(task, {.wait = wait});
    return wait.what != SendWait::For::Hours
        ? words.whole
        : Cli::tr("%1. \"dailies-cli watch --send %2\" sends it anyway.", "waits until 22:00 (sending hours)")
              .arg(words.brief)
              .arg(task.id);
}

void TaskFollower::showState(const VideoTask& task)
{
    const bool isNewId = !task.remoteId.isEmpty() && m_shown.value(task.id).remoteId.isEmpty();
    m_shown.insert(task.id, {task.state, task.report.word, task.remoteId});
    m_ended.remove(task.id);
    m_console.line({{u"event"_s, u"state"_s}, {u"task"_s, QString::number(task.id)},
        {u"state"_s, stateName(task.state)}, {u"word"_s, task.report.word}, {u"remoteId"_s, task.remoteId}});
    if (isTerminal(task.state))
        return;
    QString text = Cli::tr("Task %1: %2").arg(QString::number(task.id), singleLine(stateWord(task)));
    if (task.state == TaskState::InProgress)
        text += u"  (%1)"_s.arg(singleLine(task.remoteId));
    if (const QString usual = usualTime(task); !usual.isEmpty())
        text += u"  "_s + usual;
    if (const auto wait = ruleFor(task))
        text += u"  "_s + rulesText(task, *wait);
    m_console.text(text);
    if (isNewId && !task.remark.isEmpty())
        m_console.problem(Cli::tr("Task %1: %2").arg(QString::number(task.id), singleLine(task.remark)));
}

void TaskFollower::showResult(const VideoTask& task)
{
    m_ended.insert(task.id);
    m_status = moreSerious(m_status, statusOf(task));
    m_console.line(resultLine(task));
    m_console.text(resultText(task));
    if (task.state != TaskState::NeedsReview)
        return;
    if (const QString candidates = candidatesText(task); !candidates.isEmpty())
        m_console.problem(candidates);
    m_console.problem(
        Cli::tr("Task %1 isn't sent again without you. Decide about it with \"dailies-cli decide %1\".").arg(task.id));
}

void TaskFollower::showTrouble(const VideoTask& task)
{
    // The same message is not repeated for each pause and attempt.
    const QString message = singleLine(task.error.message);
    if (message.isEmpty() || m_reported.value(task.id) == message)
        return;
    m_reported.insert(task.id, message);
    QString text = Cli::tr("Task %1: %2").arg(QString::number(task.id), message);
    if (task.held && task.error.kind == ErrorKind::OverLimit)
        text = joinedSentences(
            {text, Cli::tr("Use \"dailies-cli watch --send %1 --over-limit\" to send it anyway.").arg(task.id)});
    const auto wait = m_engine.runner().sendWait(task.id);
    if (wait && (wait->what == SendWait::For::Pause || wait->what == SendWait::For::Refusal))
        text = joinedSentences({text, Cli::tr("Retrying in %1 s.").arg((wait->remainingMs.value_or(0) + 999) / 1000)});
    else if (task.state == TaskState::Waiting && !task.held && task.unsentAttempts > 0)
        text = joinedSentences({text, Cli::tr("Retrying automatically.")}); // as long as this command runs
    m_console.problem(text);
}

void TaskFollower::pauseAccount(const QString& accountId, const Error& error)
{
    if (m_finished || m_paused.contains(accountId))
        return;
    m_paused.insert(accountId);
    // If the service just refused a request because of its key, that was printed with the request.
    const bool said = std::ranges::any_of(m_ended, [&](TaskId id) {
        const auto task = m_engine.store().task(id);
        return task && task->accountId == accountId && task->state == TaskState::Refused;
    });
    if (said)
        return;
    m_console.fail(error);
    m_console.problem(tellsRemovedAccount(error)
            ? Cli::tr(
                "Accepted tasks keep running at the service. To track them, add an account with the same name and "
                "base URL, then use \"dailies-cli watch\".")
            : Cli::tr("Accepted tasks keep running at the service. Once the key works, track them with \"dailies-cli "
                      "watch\"."));
    m_status = moreSerious(NotUsable, m_status);
}

/// The window keeps querying for as long as it takes. So does a command if the key has worked before; otherwise it
/// reports the problem and ends.
void TaskFollower::slowAccount(const QString& accountId, const Error& error, int refusals)
{
    if (m_finished || m_slowed.contains(accountId))
        return;
    if (refusals == 1)
        m_console.problem(error.message);
    if (refusals < refusalsUntilLeft || m_answered.contains(accountId))
        return;
    m_slowed.insert(accountId);
    m_console.problem(Cli::tr(
        "Accepted tasks keep running at the service. Once the key works, track them with \"dailies-cli watch\"."));
    const QSet<TaskId> open = m_open;
    for (const TaskId id : open) {
        if (const auto task = m_engine.store().task(id))
            note(*task);
    }
    endIfDone();
}

/// Whether its next try is too far away for this run to wait. Problems of an earlier run do not count.
bool TaskFollower::isLeftForLater(const VideoTask& task) const
{
    if (m_slowed.contains(task.accountId) && task.state == TaskState::InProgress)
        return true;
    return m_heard.contains(task.id) && isTriedRarely(task);
}

void TaskFollower::storageFailed(const Error& error)
{
    m_hasStorageFailed = true;
    if (!anySending()) {
        fail(error);
        return;
    }
    // Unsaved answers are in memory and are written as soon as the disk allows, so waiting a moment is worthwhile.
    m_console.fail(error);
    m_status = NotUsable;
    QTimer::singleShot(storageGraceMs, this, [this] {
        if (anySending())
            end(NotUsable);
    });
}

void TaskFollower::stop(int signal)
{
    if (m_finished)
        return;
    const bool again = m_signal != 0;
    m_signal = signal;
    // Otherwise, a call that ends would make room for the next request.
    m_engine.setEnding(true);
    if (anySending() && !again) {
        // Aborting the others would lose the answer to a call that may be charged.
        if (m_engine.runner().cancelUnsent())
            m_console.problem(Cli::tr("Waiting for the response to a request in progress…"));
        return;
    }
    m_engine.runner().endUploads();
    m_console.problem(stoppedText());
    tellScheduled();
    end(Interrupted + signal);
}

/// The tasks that are not done, in order.
QList<TaskId> TaskFollower::openTasks() const
{
    QList<TaskId> ids = m_open.values();
    std::ranges::sort(ids);
    return ids;
}

/// What happens next to the tasks that are not done.
QString TaskFollower::stoppedText() const
{
    if (m_open.isEmpty())
        return Cli::tr("Stopped. Nothing was sent.");
    QStringList unsent;
    QStringList unanswered;
    QStringList finished;
    bool isAnyAccepted = false;
    bool wasTurnedAway = false;
    for (const TaskId id : openTasks()) {
        const auto task = m_engine.store().task(id);
        if (task && isScheduled(*task))
            continue; // tellScheduled() names it
        if (task && (task->state == TaskState::Waiting || task->state == TaskState::Uploading)) {
            unsent.append(QString::number(id));
            wasTurnedAway = wasTurnedAway || leftAt(*task).isValid();
        } else if (task && task->state == TaskState::Sending) {
            unanswered.append(QString::number(id));
        } else if (task && task->state == TaskState::Downloading) {
            finished.append(QString::number(id));
        } else {
            isAnyAccepted = true;
        }
    }
    QStringList sentences{Cli::tr("Stopped.")};
    const QString unsentText = wasTurnedAway
        ? Cli::tr("Waiting to be sent again: task %1. \"dailies-cli watch --send-waiting\" sends the waiting requests, "
                  "and \"dailies-cli remove\" removes it.",
            "one or several numbers")
        : Cli::tr("Not sent: task %1. \"dailies-cli watch --send-waiting\" sends the waiting requests, and "
                  "\"dailies-cli remove\" removes it.",
            "one or several numbers");
    if (!unsent.isEmpty())
        sentences.append(unsentText.arg(unsent.join(u", "_s)));
    if (!unanswered.isEmpty())
        sentences.append(Cli::tr("No response yet: task %1, which may be charged. \"dailies-cli decide\" shows it.",
            "one or several numbers")
                             .arg(unanswered.join(u", "_s)));
    if (!finished.isEmpty())
        sentences.append(Cli::tr(
            "Not downloaded yet: task %1. Run \"dailies-cli watch\" before its link expires.", "one or several numbers")
                             .arg(finished.join(u", "_s)));
    if (isAnyAccepted)
        sentences.append(Cli::tr("Accepted tasks keep running at the service; track them with \"dailies-cli watch\"."));
    return sentences.join(u' ');
}

/// Stopping the command does not take a request back.
void TaskFollower::tellScheduled() const
{
    for (const TaskId id : openTasks()) {
        const auto task = m_engine.store().task(id);
        if (task && isScheduled(*task))
            m_console.problem(
                Cli::tr("Task %1 is still sent at its time if Dailies is running then. \"dailies-cli watch --send %1\" "
                        "sends it now, and \"dailies-cli remove %1\" removes it.")
                    .arg(id));
    }
}

bool TaskFollower::isDone(const VideoTask& task) const
{
    if (m_engine.runner().isRefetched(task))
        return false;
    if (isTerminal(task.state) || isLeftForLater(task) || (cannotBeWritten(task) && m_heard.contains(task.id)))
        return true;
    const bool answered =
        task.state != TaskState::Waiting && task.state != TaskState::Uploading && task.state != TaskState::Sending;
    return m_until == Until::Answered && answered;
}

void TaskFollower::end(int status)
{
    if (std::exchange(m_finished, true))
        return;
    // The program only tries again while it runs.
    const bool isLeftToWrite = !m_unwritten.isEmpty() || (m_hasStorageFailed && !m_open.isEmpty());
    if (isLeftToWrite && m_signal == 0)
        m_console.problem(
            Cli::tr("Once the disk can be written, \"dailies-cli watch\" continues. Nothing is sent twice."));
    // Tasks that are still running stay on disk as they are. What is left of this turn of the event loop sends nothing.
    m_engine.setEnding(true);
    QCoreApplication::exit(status);
}

} // namespace Dailies
