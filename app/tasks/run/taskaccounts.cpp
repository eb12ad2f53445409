// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskaccounts.h"

#include "app/common/backoff.h"

#include <array>

namespace Dailies {

namespace {

constexpr std::array<qint64, 6> pausesMs{30'000, 60'000, 120'000, 240'000, 480'000, 600'000};

QString removedAccount()
{
    return QCoreApplication::translate("TaskRunner", "This task's account no longer exists.");
}

} // namespace

bool tellsRemovedAccount(const Error& error)
{
    return error.kind == ErrorKind::KeyProblem && error.message.startsWith(removedAccount());
}

TaskAccounts::TaskAccounts(const RunnerDependencies& parts, TaskDispatcher& dispatcher)
    : m_dependencies(parts)
    , m_dispatcher(dispatcher)
    , m_keys(parts.keys)
    , m_slowed(pausesMs)
{}

void TaskAccounts::execute(const Transition& step)
{
    if (step.action == TaskAction::PauseAccount)
        refuseSends(step.task.accountId, step.keyRefusal);
}

void TaskAccounts::pause(const QString& accountId, const Error& error, bool isFinal)
{
    const bool fresh = !m_paused.contains(accountId);
    m_paused.insert(accountId, error);
    m_dispatcher.commitStaged();
    QList<TaskId> held;
    for (const auto& [id, job] : m_dispatcher.active().asKeyValueRange()) {
        if (job.accountId == accountId && job.hold == ActiveTask::Hold::No && !job.busy && !job.storing
            && !job.download)
            held.append(id);
    }
    holdPaused(accountId, held);
    if (!fresh)
        return;
    ++m_rounds[accountId];
    if (!isFinal)
        lookForKeyLater(accountId, error.kind, 0);
    Q_EMIT m_dispatcher.reports().accountPaused(accountId, error);
}

/// Holds only tasks that wait to be sent. Accepted tasks are queried as before.
void TaskAccounts::refuseSends(const QString& accountId, const Error& error)
{
    const bool fresh = !isPaused(accountId);
    m_refused.insert(accountId, error);
    m_dispatcher.commitStaged();
    QList<TaskId> held;
    for (const TaskId id : m_dependencies.store.ids({TaskState::Waiting, TaskState::Uploading})) {
        const ActiveTask job = m_dispatcher.active().value(id);
        if (job.accountId == accountId && job.hold == ActiveTask::Hold::No && !job.busy && !job.storing)
            held.append(id);
    }
    m_dispatcher.hold(held, ActiveTask::Hold::Account, error);
    if (fresh)
        Q_EMIT m_dispatcher.reports().accountPaused(accountId, error);
}

/// A keychain that is locked, or that the user denied access to, may prompt each time, so it is read rarely.
void TaskAccounts::lookForKeyLater(const QString& accountId, ErrorKind why, int tries)
{
    const qint64 pause = why == ErrorKind::KeyProblem ? backoffPause(pausesMs, tries + 1) : pausesMs.back();
    m_dependencies.clock.after(pause, this, [this, accountId, tries, round = m_rounds.value(accountId)] {
        if (m_paused.contains(accountId) && m_rounds.value(accountId) == round)
            lookForKey(accountId, tries + 1);
    });
}

void TaskAccounts::lookForKey(const QString& accountId, int tries)
{
    const std::optional<Account> account = m_dependencies.account(accountId);
    if (!account) {
        lookForKeyLater(accountId, ErrorKind::Keychain, tries);
        return;
    }
    withKey(*account, [this, accountId, tries, round = m_rounds.value(accountId)](const Result<QByteArray>& key) {
        if (!m_paused.contains(accountId) || m_rounds.value(accountId) != round)
            return;
        if (key)
            resume(accountId);
        else
            lookForKeyLater(accountId, key.error().kind, tries);
    });
}

void TaskAccounts::holdPaused(const QString& accountId, const QList<TaskId>& ids)
{
    QList<TaskId> held = ids;
    held.removeIf([this](TaskId id) { return !m_dispatcher.active().value(id).needsKey; });
    m_dispatcher.hold(held, ActiveTask::Hold::Account, m_paused.value(accountId, m_refused.value(accountId)));
}

void TaskAccounts::resume(const QString& accountId)
{
    const bool wasInTrouble = isPaused(accountId) || isSlowed(accountId);
    m_keys.forget(accountId);
    m_paused.remove(accountId);
    m_refused.remove(accountId);
    m_slowed.answered(accountId);
    const QList<TaskId> ids = m_dispatcher.active().keys();
    for (TaskId id : ids) {
        const ActiveTask job = m_dispatcher.active().value(id);
        if (job.accountId != accountId || job.hold != ActiveTask::Hold::Account)
            continue;
        if (const std::optional<VideoTask> task = m_dispatcher.task(id))
            m_dispatcher.resume(*task);
    }
    m_dispatcher.pumpSoon();
    if (wasInTrouble)
        Q_EMIT m_dispatcher.reports().accountRecovered(accountId);
}

void TaskAccounts::keyRefused(const QString& accountId, qint64 begun, const Error& error)
{
    if (!m_slowed.failed(
            accountId, begun, m_dependencies.clock.uptime(), m_dependencies.clock.now(), m_dependencies.random()))
        return;
    // Another program, or the user, may have changed the key in the keychain.
    m_keys.forget(accountId);
    const int seconds = int((waitMs(accountId) + 999) / 1000);
    Q_EMIT m_dispatcher.reports().accountSlowed(accountId, error, seconds, m_slowed.tries(accountId));
}

void TaskAccounts::keyAccepted(const QString& accountId)
{
    if (!isSlowed(accountId))
        return;
    m_slowed.answered(accountId);
    m_dispatcher.pumpSoon();
    if (!isPaused(accountId))
        Q_EMIT m_dispatcher.reports().accountRecovered(accountId);
}

std::optional<Account> TaskAccounts::usableFor(const VideoTask& task)
{
    std::optional<Account> account = m_dependencies.account(task.accountId);
    if (!account) {
        pause(task.accountId, {ErrorKind::KeyProblem, removedAccount()});
        holdPaused(task.accountId, {task.id});
        return std::nullopt;
    }
    if (!task.baseUrl.isEmpty() && originOf(task.baseUrl) != originOf(account->baseUrl)) {
        if (hasLiveAddress(task))
            return std::nullopt; // its clip needs no key
        m_dispatcher.hold({task.id}, ActiveTask::Hold::Account,
            {ErrorKind::KeyProblem,
                tr("This task belongs to %1, but the account \"%2\" now points to %3, so its key isn't used for the "
                   "task.")
                    .arg(originOf(task.baseUrl), account->name, originOf(account->baseUrl))});
        return std::nullopt;
    }
    return account;
}

} // namespace Dailies
