// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/idjournal.h"
#include "app/tasks/taskaccounts.h"
#include "app/tasks/tasksends.h"

namespace Dailies {

/// What the person decides about tasks: committed now, or an error. TaskRunner says what each is.
class TaskDecisions final {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskDecisions(
        const TaskParts& parts, TaskLedger& ledger, TaskAccounts& accounts, TaskSends& sends, IdJournal& journal);

    Result<QList<TaskId>> submit(const Account& account, const VideoRequest& request, int copies, TaskId parent);
    Result<TaskId> adopt(
        const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId);
    Result<void> attachId(TaskId id, const QString& remoteId);
    Result<void> resubmit(TaskId id);
    Result<void> checkNow(TaskId id);
    Result<void> withdraw(TaskId id);
    Result<void> hold(TaskId id);
    Result<void> cancelSending(TaskId id);
    Result<void> leave(TaskId id);
    void stopWatching(TaskId id);

private:
    bool chargesNothing(TaskId id) const;
    Result<void> decide(TaskId id, const AnyTaskEvent& event, const QString& text);

    const TaskParts& m_parts;
    TaskLedger& m_ledger;
    TaskAccounts& m_accounts;
    TaskSends& m_sends;
    IdJournal& m_journal;
};

} // namespace Dailies
