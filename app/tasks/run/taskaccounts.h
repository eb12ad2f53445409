// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/pacing/hostbackoff.h"
#include "app/tasks/run/accountkeys.h"
#include "app/tasks/run/runnerdependencies.h"
#include "app/tasks/run/taskdispatcher.h"
#include "app/tasks/run/taskworker.h"

#include <QCoreApplication>

namespace Dailies {

/// Whether the error that holds a task says that its account was removed. A new key does not help then.
bool tellsRemovedAccount(const Error& error);

/// The accounts that tasks are sent and queried with: their keys, and the effects of problems with a key. Without a
/// key, nothing is sent or queried. If a create call is refused for its key, sending stops. If a query is refused for
/// its key, queries only slow down: a key that is refused by mistake, or for a while, must not cost a clip.
class TaskAccounts final : public QObject, public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskAccounts(const RunnerDependencies& parts, TaskDispatcher& dispatcher);

    void execute(const Transition& step) override;

    /// Whether sending with this account is stopped.
    bool isPaused(const QString& accountId) const
    {
        return m_paused.contains(accountId) || m_refused.contains(accountId);
    }
    /// Whether the account has no key for queries.
    bool isKeyless(const QString& accountId) const { return m_paused.contains(accountId); }
    /// Stops sending and queries: holds the account's waiting tasks, but lets running calls end normally. Downloads
    /// need no key and continue. Unless `isFinal`, the key is read again after pauses that grow to ten minutes.
    void pause(const QString& accountId, const Error& error, bool isFinal = false);
    /// Holds further tasks of a paused account.
    void holdPaused(const QString& accountId, const QList<TaskId>& ids);
    /// Tries the account's key again.
    void resume(const QString& accountId);

    /// A query that began at `begun` (Clock::uptime()) was refused because of the key.
    void keyRefused(const QString& accountId, qint64 begun, const Error& error);
    void keyAccepted(const QString& accountId);
    bool isSlowed(const QString& accountId) const { return m_slowed.isIn(accountId); }
    /// How many milliseconds a slowed account must not query; 0 for other accounts.
    qint64 waitMs(const QString& accountId) const { return m_slowed.waitMs(accountId, m_dependencies.clock.uptime()); }
    /// Lets slowed accounts query at once.
    void forgetPauses() { m_slowed.forgetPauses(); }

    /// The account of a task if its URL may be used. Otherwise puts the task on hold and returns nullopt.
    std::optional<Account> usableFor(const VideoTask& task);
    /// Passes the account's key to `answer`, at once if it is known.
    void withKey(const Account& account, AccountKeys::Answer answer) { m_keys.with(account, std::move(answer)); }
    /// See AccountKeys::withAll() and AccountKeys::known().
    void withKeys(const QList<Account>& accounts, std::function<void()> done)
    {
        m_keys.withAll(accounts, std::move(done));
    }
    QByteArrayList knownKeys() const { return m_keys.known(); }

private:
    void refuseSends(const QString& accountId, const Error& error);
    void lookForKeyLater(const QString& accountId, ErrorKind why, int tries);
    void lookForKey(const QString& accountId, int tries);

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    AccountKeys m_keys;
    QHash<QString, Error> m_paused; ///< accounts without a usable key
    QHash<QString, Error> m_refused; ///< accounts with a create call refused because of the key
    QHash<QString, quint64> m_rounds; ///< pauses so far; a timer of an earlier one does nothing
    HostBackoff m_slowed;
};

} // namespace Dailies
