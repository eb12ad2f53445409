// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskaccounts.h"

#include <QSet>

namespace Dailies {

namespace {

QString removedAccount()
{
    return QCoreApplication::translate("TaskRunner", "The account of this task is not there any more.");
}

} // namespace

bool tellsRemovedAccount(const Error& error)
{
    return error.kind == ErrorKind::KeyProblem && error.message == removedAccount();
}

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
    m_ledger.commitStaged();
    // Few of many tasks are read for that.
    const QList<TaskId> fetched = m_parts.store.find({.states = {TaskState::Downloading}});
    const QSet<TaskId> isFetched(fetched.cbegin(), fetched.cend());
    QList<TaskId> held;
    for (const auto& [id, job] : m_ledger.jobs().asKeyValueRange()) {
        if (job.accountId != accountId || job.hold != TaskJob::Hold::No || job.busy || job.storing || job.download)
            continue;
        const std::optional<VideoTask> task = isFetched.contains(id) ? m_parts.store.task(id) : std::nullopt;
        if (!task || task->report.videoUrl.isEmpty())
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
        pause(task.accountId, {ErrorKind::KeyProblem, removedAccount()});
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
