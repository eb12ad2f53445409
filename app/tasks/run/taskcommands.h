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

/// The user's decisions about tasks. Each is committed at once or returns an error. TaskRunner documents them.
class TaskCommands final {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    /// The objects that carry out decisions. All must outlive this one.
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
    /// A decision that leads to a create call.
    Result<void> decideToSend(TaskId id, const AnyTaskEvent& event, const QString& text);
    SendPress press() const { return m_hands ? m_hands() : SendPress(); }
    std::optional<qint64> wishedAgo(const VideoTask& task) const;
    Result<void> mayWish() const;
    /// The tasks to store for a wish, or the reason why it is not allowed.
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
    QHash<quint64, qint64> m_sentAgain; ///< when the user had an existing task sent again, by its requestKey()
    std::function<SendPress()> m_hands; ///< empty if there is no user interface
};

} // namespace Dailies
