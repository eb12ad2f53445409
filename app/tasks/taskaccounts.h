// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/accountkeys.h"
#include "app/tasks/taskledger.h"
#include "app/tasks/taskparts.h"
#include "app/tasks/taskworker.h"

#include <QCoreApplication>

namespace Dailies {

/// Whether what a task is held for is that its account was removed: no key helps then.
bool tellsRemovedAccount(const Error& error);

/// The accounts that tasks are sent and asked with: their keys, and which of them are paused because a key has a problem.
class TaskAccounts final : public QObject, public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskAccounts(const TaskParts& parts, TaskLedger& ledger);

    void carryOut(const Transition& step) override;

    bool isPaused(const QString& accountId) const { return m_paused.contains(accountId); }
    /// What waits for this account is held; what is under way ends by itself, and downloads need no key.
    void pause(const QString& accountId, const Error& error);
    /// These are of a paused account, too.
    void holdPaused(const QString& accountId, const QList<TaskId>& ids);
    /// Its key is tried again.
    void resume(const QString& accountId);

    /// The account with a usable address for a task; otherwise the task is put on hold.
    std::optional<Account> usableFor(const VideoTask& task);
    /// Gives the account's key: at once when it is known.
    void withKey(const Account& account, AccountKeys::Answer answer) { m_keys.with(account, std::move(answer)); }

private:
    const TaskParts& m_parts;
    TaskLedger& m_ledger;
    AccountKeys m_keys;
    QHash<QString, Error> m_paused;
};

} // namespace Dailies
