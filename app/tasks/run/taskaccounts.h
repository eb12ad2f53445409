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

/// Whether what a task is held for is that its account was removed: no key helps then.
bool tellsRemovedAccount(const Error& error);

/// The accounts that tasks are sent and asked with: their keys, and what a problem with a key means. Without a key nothing
/// is sent and nobody asked until it is there. A create call refused for the key stops sending. A query refused for it only
/// slows the questions: a key that is refused by mistake, or for a while, must not cost a clip.
class TaskAccounts final : public QObject, public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskAccounts(const RunnerDependencies& parts, TaskDispatcher& dispatcher);

    void execute(const Transition& step) override;

    /// Whether nothing is sent with it.
    bool isPaused(const QString& accountId) const
    {
        return m_paused.contains(accountId) || m_refused.contains(accountId);
    }
    /// Whether it has no key to ask with.
    bool isKeyless(const QString& accountId) const { return m_paused.contains(accountId); }
    /// Nothing can be sent or asked: what waits for this account is held, and what is under way ends as it ends. Downloads
    /// need no key. Unless `isFinal`, the key is looked for again after pauses that grow to ten minutes.
    void pause(const QString& accountId, const Error& error, bool isFinal = false);
    /// These are of a paused account, too.
    void holdPaused(const QString& accountId, const QList<TaskId>& ids);
    /// Its key is tried again.
    void resume(const QString& accountId);

    /// A query that was begun at `begun`, by lived(), was refused for the key.
    void keyRefused(const QString& accountId, qint64 begun, const Error& error);
    void keyAccepted(const QString& accountId);
    bool isSlowed(const QString& accountId) const { return m_slowed.isIn(accountId); }
    /// How long a slowed account asks nothing; 0 for any other.
    qint64 waitMs(const QString& accountId) const { return m_slowed.waitMs(accountId, lived()); }
    /// Slowed accounts may try at once.
    void forgetPauses() { m_slowed.forgetPauses(); }

    /// The account with a usable address for a task; otherwise the task is put on hold.
    std::optional<Account> usableFor(const VideoTask& task);
    /// Gives the account's key: at once when it is known.
    void withKey(const Account& account, AccountKeys::Answer answer) { m_keys.with(account, std::move(answer)); }

private:
    qint64 lived() const;
    void refuseSends(const QString& accountId, const Error& error);
    void lookForKeyLater(const QString& accountId, ErrorKind why, int tries);
    void lookForKey(const QString& accountId, int tries);

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    AccountKeys m_keys;
    QHash<QString, Error> m_paused; ///< no key that can be used
    QHash<QString, Error> m_refused; ///< a create call was refused for the key
    QHash<QString, quint64> m_rounds; ///< of pauses: a timer of an earlier one does nothing
    HostBackoff m_slowed;
};

} // namespace Dailies
