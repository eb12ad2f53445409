// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/sendgate.h"
#include "app/tasks/run/sendworker.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/run/taskwishes.h"
#include "app/tasks/sendwish.h"
#include "app/tasks/store/idjournal.h"

namespace Dailies {

/// What the person decides about tasks: committed now, or an error. TaskRunner says what each is.
class TaskCommands final {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    /// Whom decisions are passed on to; all outlive this.
    struct Crew {
        TaskDispatcher& dispatcher;
        TaskAccounts& accounts;
        SendWorker& sends;
        IdJournal& journal;
        TaskWishes& wishes;
    };
    TaskCommands(const RunnerDependencies& parts, const Crew& crew);

    void setHands(std::function<SendPress()> hands) { m_hands = std::move(hands); }
    Result<QList<TaskId>> submit(const SendWish& wish);
    Result<void> submitLater(const SendWish& wish, const Submitted& done);
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
    /// A decision that a create call follows.
    Result<void> decideToSend(TaskId id, const AnyTaskEvent& event, const QString& text);
    SendPress press() const { return m_hands ? m_hands() : SendPress(); }
    std::optional<qint64> wishedAgo(const VideoTask& task) const;
    Result<void> mayWish() const;
    /// What is to be stored for a wish that may be carried out.
    Result<QList<VideoTask>> tasksOf(const SendWish& wish) const;
    Result<QList<TaskId>> add(QList<VideoTask> tasks);
    void takeBack(const QList<TaskId>& ids);
    static tl::unexpected<Error> notKept(const Error& error);

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    TaskAccounts& m_accounts;
    SendWorker& m_sends;
    IdJournal& m_journal;
    TaskWishes& m_wishes;
    SendGate m_gate;
    QHash<quint64, qint64> m_sentAgain; ///< when a press had a task sent that was there already, by its requestKey()
    std::function<SendPress()> m_hands; ///< none where no person is at work
};

} // namespace Dailies
