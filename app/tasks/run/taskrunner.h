// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/pacing/durationestimator.h"
#include "app/tasks/run/runnerdependencies.h"
#include "app/tasks/run/runnersignals.h"
#include "app/tasks/run/sendgate.h"
#include "app/tasks/run/sendqueue.h"
#include "app/tasks/run/withdrawntask.h"
#include "app/tasks/sendwish.h"
#include "app/tasks/taskstate.h"

#include <QCoreApplication>

#include <memory>

namespace Dailies {

/// Carries out the user's decisions, and submits, polls, downloads and resumes tasks through its workers. It does only
/// what transition() decided, and only after the step was committed. A create call leaves once its intent is on disk.
class TaskRunner final : public RunnerSignals {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    explicit TaskRunner(RunnerDependencies parts, QObject* parent = nullptr);
    ~TaskRunner() override;

    /// Resumes every unfinished task of the store. Creates nothing. Tasks that were Sending become NeedsReview.
    void resume();
    /// Does only the last of these, for those who want to decide about such tasks.
    void resumeSending();
    /// Sets a function that returns the current press of the user. It is called for each request to send. From then on,
    /// an identical request is SentJustNow within SendGate::sameRequestMs, and Unanswered while an earlier one has no
    /// response and nobody has decided about it. So is another task of the same wish. Not if the user means it.
    void setHands(std::function<SendPress()> hands) { m_hands = std::move(hands); }
    /// Commits the wish as Waiting tasks, all or none, and sends them when slots are free. Returns Storage if the
    /// commit failed; nothing was sent then. Returns BadInput for Stop findings, and Repeated if the press belongs to
    /// the previous wish. Returns OverLimit if spending limits ask that are not among those agreed to, LimitReached if one
    /// refuses.
    Result<QList<TaskId>> submit(const SendWish& wish);
    /// Like submit(), for what one press asks for, but calls `done` once all tasks are on disk. If the disk fails, none
    /// is sent or kept. Until then, every other wish is Repeated.
    Result<void> submitLater(const QList<SendWish>& wishes, const Submitted& done);
    Result<QList<TaskId>> submit(
        const Account& account, const VideoRequest& request, int copies = 1, TaskId parent = 0);
    /// The request without the keys of accounts that are in memory, for copies of it on disk.
    VideoRequest withoutKeys(const VideoRequest& request) const;
    /// See RequestKeys::look().
    void lookForKey(const QString& text, std::function<void(bool repeats)> then);
    void endLooking(); ///< because the program is about to end; see RequestKeys::answerNow()
    /// Tracks a task created elsewhere. If it is already known, it is queried again instead, but not from the Trash.
    /// Call lookForKey() first.
    Result<TaskId> adopt(
        const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId);

    /// The user's decisions. They return BadInput if the task's state does not allow them, or if it is in the Trash.
    /// Decisions that send return Repeated if the press belongs to the previous wish.
    /// Also replaces an ID, see mayChangeId(). A task that waits to be sent again is withdrawn first.
    Result<void> attachId(TaskId id, const QString& remoteId);
    /// What the user has agreed to when a task is sent again.
    struct Agreed {
        QStringList limits = {}; ///< marks of spending limits that may be exceeded, see limitMark()
        bool isMeant = false; ///< although the same request was resent less than SendGate::sameRequestMs ago
    };
    /// Sends a task without a response once more. Returns OverLimit if a spending limit asks, LimitReached if one
    /// refuses, SentJustNow like submit(): then nothing has changed.
    Result<void> resubmit(TaskId id, Agreed agreed);
    Result<void> resubmit(TaskId id) { return resubmit(id, Agreed()); }
    /// What the user has in view when a task is checked or sent.
    enum class CheckFor {
        One, ///< this task: if the user was told that a file of it has changed, the file as it is now is meant
        OneOfMany, ///< several tasks: one whose file has changed stays on hold
        Meant, ///< this task, although another one of the same request was just sent or got no response
        MeantOfMany, ///< the same for several tasks: one whose file has changed stays on hold
    };
    /// `agreed`: the marks of the spending limits that the user agrees to exceed with this; nullopt for those that the
    /// task's own sentence names. If limits do not allow a request that waits for a chosen time to be sent now, returns
    /// the same errors as resubmit(); it keeps its time then.
    Result<void> checkNow(
        TaskId id, CheckFor what = CheckFor::One, const std::optional<QStringList>& agreed = std::nullopt);
    /// Sends a waiting task at this time, if the program runs then. Returns BadInput if the time has passed, or if the
    /// task is on hold because of a lost answer that needs a decision.
    Result<void> sendAt(TaskId id, const QDateTime& time);
    /// Call it when RunnerDependencies::sendRules returns other rules.
    void followSendRules();
    /// Withdraws a task that is waiting or uploading, which will not be sent. Deletes its record, unless an earlier
    /// call of it may have been charged: then the task becomes a lost answer again.
    Result<void> withdraw(TaskId id);
    /// What putBack() needs of a task that is about to be withdrawn; nullopt if there is no such task.
    std::optional<WithdrawnTask> toPutBack(TaskId id) const;
    /// See TaskResume::putBack(), with what RepeatCheck::ofWaiting() asks. Repeated if the press belongs to another wish.
    Result<void> putBack(const WithdrawnTask& withdrawn);
    /// Keeps a task that is waiting or uploading from being sent until checkNow().
    Result<void> hold(TaskId id);
    /// Changes the order of waiting tasks. Moving past either end is not an error.
    Result<void> move(TaskId id, QueueMove where);
    /// Ends the upload of files, and holds the task. Or aborts a create call. If the service cannot have received the
    /// whole request, the task waits and is held; otherwise its answer is lost. Returns BadInput if nothing is being
    /// sent.
    Result<void> cancelSending(TaskId id);
    /// Aborts the create calls whose request has not left completely; their tasks wait until the user says so. Returns
    /// whether there are other calls, which may be charged.
    bool cancelUnsent();
    void endUploads(); ///< because the program is about to end; their tasks wait until the user says so
    /// Dismisses a lost answer: it needs no decision any more, but one is still possible.
    Result<void> leave(TaskId id);
    /// Ends queries and downloads. The job at the service continues and may be charged.
    void stopWatching(TaskId id);
    void resumeAccount(const QString& accountId); ///< tries its key again after its problem was solved

    int activeCount() const; ///< number of tasks that still make automatic progress
    /// Fraction downloaded, 0 to 1; nullopt if unknown or not downloading.
    std::optional<double> downloadFraction(TaskId id) const;
    /// Fraction uploaded of the task's files, 0 to 1; nullopt if unknown or not uploading.
    std::optional<double> uploadFraction(TaskId id) const;
    /// Overall fraction of the running downloads, 0 to 1; nullopt if there are none.
    std::optional<double> fetchedFraction() const;
    /// Why a Waiting task is not being sent; nullopt for tasks in other states.
    std::optional<SendWait> sendWait(TaskId id) const;
    /// When a task in progress will probably be finished; nullopt if too little is known about its kind.
    std::optional<TaskEta> eta(TaskId id) const;
    /// Whether the service is still queried about the task, however rarely.
    bool isAsked(TaskId id) const;
    /// Whether the unplayable clip of a saved task is downloaded again now, or within seconds.
    bool isRefetched(const VideoTask& task) const;
    /// Since when the task's service could not be queried; invalid while it can.
    QDateTime unreachableSince(TaskId id) const;

private:
    bool chargesNothing(TaskId id) const;
    Result<void> decide(TaskId id, const AnyTaskEvent& event, const QString& text);
    /// A decision that leads to a create call.
    Result<void> decideToSend(TaskId id, const AnyTaskEvent& event, const QString& text);
    Result<void> sendNow(const VideoTask& task, CheckFor what, const std::optional<QStringList>& agreed);
    /// Like checkNow(), but does not download an unplayable clip again.
    Result<void> askNow(TaskId id, CheckFor what, const std::optional<QStringList>& agreed);
    SendPress press() const { return m_hands ? m_hands() : SendPress(); }
    Result<void> mayWish() const;
    /// The tasks to store for a wish, or the reason why it is not allowed.
    Result<QList<VideoTask>> tasksOf(const SendWish& wish, const QList<TaskInput>& justRead = {}) const;
    Result<QList<TaskId>> add(QList<VideoTask> tasks);
    void takeBack(const QList<TaskId>& ids);

    struct Crew;
    std::unique_ptr<Crew> m_crew;
    SendGate m_gate;
    std::function<SendPress()> m_hands; ///< empty if there is no user interface
};

} // namespace Dailies
