// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskrunner.h"

#include "app/tasks/database/databasefiles.h"
#include "app/tasks/run/downloadworker.h"
#include "app/tasks/run/pollworker.h"
#include "app/tasks/run/taskcommands.h"
#include "app/tasks/run/taskresume.h"

namespace Dailies {

/// Owns all workers. The workers know the dispatcher; the dispatcher knows them only as TaskWorker.
struct TaskRunner::Crew {
    explicit Crew(Parts given) : parts(std::move(given))
    {
        dispatcher.setWorkers({&accounts, &downloads, &sends, &queries, &wishes});
    }

    const Parts parts;
    IdJournal journal{journalFile(parts.store.file()), &parts.store.disk()};
    VideoService service{parts.creates, parts.queries, parts.clock};
    TaskDispatcher dispatcher{parts.store, parts.clock};
    TaskAccounts accounts{parts, dispatcher};
    SendWorker sends{parts, dispatcher, accounts, service, journal};
    PollWorker queries{parts, dispatcher, accounts, service};
    DownloadWorker downloads{parts, dispatcher};
    TaskWishes wishes{dispatcher};
    TaskCommands decisions{parts, {dispatcher, accounts, sends, journal, wishes}};
    TaskResume start{parts.store, parts.clock, dispatcher, journal};
};

TaskRunner::TaskRunner(Parts parts, QObject* parent) : QObject(parent), m_crew(std::make_unique<Crew>(std::move(parts)))
{
    RunnerSignals& news = m_crew->dispatcher.news();
    connect(&news, &RunnerSignals::progressed, this, &TaskRunner::progressed);
    connect(&news, &RunnerSignals::accountPaused, this, &TaskRunner::accountPaused);
    connect(&news, &RunnerSignals::accountSlowed, this, &TaskRunner::accountSlowed);
    connect(&news, &RunnerSignals::accountRecovered, this, &TaskRunner::accountRecovered);
    connect(&news, &RunnerSignals::finishedWithoutAddress, this, &TaskRunner::finishedWithoutAddress);
    connect(&news, &RunnerSignals::otherFamilyAnswered, this, &TaskRunner::otherFamilyAnswered);
    connect(&news, &RunnerSignals::storageFailed, this, &TaskRunner::storageFailed);
    connect(&news, &RunnerSignals::allAtRest, this, &TaskRunner::allAtRest);
    DiskSync& disk = m_crew->parts.store.disk();
    connect(&disk, &DiskSync::failed, this, &TaskRunner::storageFailed);
}

TaskRunner::~TaskRunner()
{
    m_crew->sends.stopIntents();
}

void TaskRunner::resume()
{
    m_crew->start.resume();
    m_crew->downloads.tidy();
    m_crew->downloads.resume();
}

Result<QList<TaskId>> TaskRunner::submit(const Account& account, const VideoRequest& request, int copies, TaskId parent)
{
    return submit({account, request, copies, parent});
}

Result<QList<TaskId>> TaskRunner::submit(const SendWish& wish)
{
    return m_crew->decisions.submit(wish);
}

Result<void> TaskRunner::submitLater(const SendWish& wish, const Submitted& done)
{
    return m_crew->decisions.submitLater(wish, done);
}

void TaskRunner::setHands(std::function<SendPress()> hands)
{
    m_crew->decisions.setHands(std::move(hands));
}

Result<TaskId> TaskRunner::adopt(
    const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId)
{
    return m_crew->decisions.adopt(account, kind, model, remoteId);
}

Result<void> TaskRunner::attachId(TaskId id, const QString& remoteId)
{
    return m_crew->decisions.attachId(id, remoteId);
}

Result<void> TaskRunner::resubmit(TaskId id)
{
    return m_crew->decisions.resubmit(id);
}

Result<void> TaskRunner::checkNow(TaskId id)
{
    return m_crew->downloads.refetchNow(id) ? Result<void>() : m_crew->decisions.checkNow(id);
}

Result<void> TaskRunner::withdraw(TaskId id)
{
    return m_crew->decisions.withdraw(id);
}

Result<void> TaskRunner::hold(TaskId id)
{
    return m_crew->decisions.hold(id);
}

Result<void> TaskRunner::move(TaskId id, QueueMove where)
{
    return m_crew->sends.move(id, where);
}

Result<void> TaskRunner::cancelSending(TaskId id)
{
    return m_crew->decisions.cancelSending(id);
}

Result<void> TaskRunner::leave(TaskId id)
{
    return m_crew->decisions.leave(id);
}

void TaskRunner::stopWatching(TaskId id)
{
    m_crew->decisions.stopWatching(id);
}

void TaskRunner::resumeAccount(const QString& accountId)
{
    m_crew->accounts.resume(accountId);
}

int TaskRunner::activeCount() const
{
    return m_crew->dispatcher.activeCount();
}

std::optional<double> TaskRunner::downloadFraction(TaskId id) const
{
    return m_crew->dispatcher.jobs().value(id).fraction;
}

std::optional<double> TaskRunner::fetchedFraction() const
{
    int count = 0;
    double sum = 0;
    for (const ActiveTask& job : m_crew->dispatcher.jobs()) {
        if (job.download != nullptr) {
            ++count;
            sum += job.fraction.value_or(0);
        }
    }
    return count == 0 ? std::nullopt : std::optional(sum / count);
}

std::optional<SendWait> TaskRunner::sendWait(TaskId id) const
{
    return m_crew->sends.wait(id);
}

std::optional<TaskEta> TaskRunner::eta(TaskId id) const
{
    return m_crew->queries.eta(id);
}

bool TaskRunner::isAsked(TaskId id) const
{
    return m_crew->queries.isAsked(id);
}

QDateTime TaskRunner::unreachableSince(TaskId id) const
{
    return m_crew->queries.unreachableSince(id);
}

} // namespace Dailies
