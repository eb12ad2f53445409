// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskaccounts.h"

namespace Dailies {

TaskAccounts::TaskAccounts(const TaskParts& parts, TaskLedger& ledger)
    : m_parts(parts)
    , m_ledger(ledger)
    , m_keys(parts.keys)
{}

void TaskAccounts::carryOut(const Transition& step)
{
    if (step.action == TaskAction::PauseAccount)
        pause(step.task.accountId, step.task.error);
}

void TaskAccounts::pause(const QString& accountId, const Error& error)
{
    const bool fresh = !m_paused.contains(accountId);
    m_paused.insert(accountId, error);
    QList<TaskId> held;
    const QList<TaskId> ids = m_ledger.jobs().keys();
    for (TaskId id : ids) {
        const TaskJob job = m_ledger.jobs().value(id);
        if (job.accountId != accountId || job.hold != TaskJob::Hold::No || job.busy || job.storing || job.download)
            continue;
        const std::optional<VideoTask> task = m_ledger.task(id);
        const bool waitsForDownload = task && task->state == TaskState::Downloading && !task->report.videoUrl.isEmpty();
        if (!waitsForDownload)
            held.append(id);
    }
    m_ledger.hold(held, TaskJob::Hold::Account, error);
    if (fresh)
        Q_EMIT m_ledger.news().accountPaused(accountId, error);
}

void TaskAccounts::holdPaused(const QString& accountId, const QList<TaskId>& ids)
{
    m_ledger.hold(ids, TaskJob::Hold::Account, m_paused.value(accountId));
}

void TaskAccounts::resume(const QString& accountId)
{
    m_keys.forget(accountId);
    m_paused.remove(accountId);
    const QList<TaskId> ids = m_ledger.jobs().keys();
    for (TaskId id : ids) {
        const TaskJob job = m_ledger.jobs().value(id);
        if (job.accountId != accountId || job.hold != TaskJob::Hold::Account)
            continue;
        if (const std::optional<VideoTask> task = m_ledger.task(id))
            m_ledger.takeUp(*task);
    }
    m_ledger.pumpSoon();
}

std::optional<Account> TaskAccounts::usableFor(const VideoTask& task)
{
    std::optional<Account> account = m_parts.account(task.accountId);
    if (!account) {
        pause(task.accountId, {ErrorKind::KeyProblem, tr("The account of this task is not there any more.")});
        holdPaused(task.accountId, {task.id});
        return std::nullopt;
    }
    if (!task.baseUrl.isEmpty() && originOf(task.baseUrl) != originOf(account->baseUrl)) {
        m_ledger.hold({task.id}, TaskJob::Hold::Account,
            {ErrorKind::KeyProblem,
                tr("This task belongs to %1, but the account \"%2\" now points to %3; its key is not used for that.")
                    .arg(originOf(task.baseUrl), account->name, originOf(account->baseUrl))});
        return std::nullopt;
    }
    return account;
}

} // namespace Dailies
