// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/pacing/durationestimator.h"
#include "app/tasks/run/runnerdependencies.h"
#include "app/tasks/run/sendgate.h"
#include "app/tasks/run/sendqueue.h"
#include "app/tasks/sendwish.h"

#include <QObject>

#include <memory>

namespace Dailies {

/// Submits, polls, downloads and resumes: carries out what transition() says, after it was committed, and nothing else.
/// A create call leaves once its intent is on disk.
class TaskRunner final : public QObject {
    Q_OBJECT
public:
    using Parts = RunnerDependencies;

    explicit TaskRunner(Parts parts, QObject* parent = nullptr);
    ~TaskRunner() override;

    /// Takes up every unfinished task of the store; what was Sending becomes NeedsReview. Nothing is created by this.
    void resume();
    /// Says by which press of a person something is asked for, as it is asked for. From then on an identical request
    /// within SendGate::sameRequestMs is SentJustNow unless it is meant.
    void setHands(std::function<SendPress()> hands);
    /// Commits the wish as Waiting tasks, all or none, and sends when a slot is free. Storage when it could not be
    /// committed: nothing was sent then. BadInput for Stop findings. Repeated when the press belongs to the one before.
    Result<QList<TaskId>> submit(const SendWish& wish);
    /// The same, and `done` is told once the tasks are on disk. When the disk fails, none was sent and none is left. Until
    /// then every other wish is Repeated.
    Result<void> submitLater(const SendWish& wish, const Submitted& done);
    Result<QList<TaskId>> submit(
        const Account& account, const VideoRequest& request, int copies = 1, TaskId parent = 0);
    /// Follows a task created elsewhere. A task already known is asked about again instead.
    Result<TaskId> adopt(
        const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId);

    /// The person's decisions; BadInput when the task does not stand where that is possible. Those that send are Repeated
    /// when the press belongs to the one before.
    Result<void> attachId(TaskId id, const QString& remoteId);
    Result<void> resubmit(TaskId id);
    Result<void> checkNow(TaskId id);
    /// Takes a waiting task back: it was not sent and will not be. Its record goes, too, unless an earlier call of it may
    /// have been charged: then that is an answer lost again.
    Result<void> withdraw(TaskId id);
    /// Keeps a waiting task from being sent until checkNow().
    Result<void> hold(TaskId id);
    /// Changes the order in which waiting tasks are sent. Nothing to do at the ends is no error.
    Result<void> move(TaskId id, QueueMove where);
    /// Breaks off a create call: the task waits, held, when the service cannot have the whole request; otherwise its
    /// answer is lost. BadInput when nothing is being sent.
    Result<void> cancelSending(TaskId id);
    /// An answer lost needs no decision any more; it can still be made.
    Result<void> leave(TaskId id);
    /// Ends queries and downloads; the job at the service goes on and may be charged.
    void stopWatching(TaskId id);
    /// Tries the key of an account again after its problem was seen to.
    void resumeAccount(const QString& accountId);

    /// Tasks that something will still applyEvent to by itself.
    int activeCount() const;
    /// Fraction downloaded, 0 to 1; nothing while unknown or not downloading.
    std::optional<double> downloadFraction(TaskId id) const;
    /// How far the downloads under way are on the whole, 0 to 1; nothing while none is.
    std::optional<double> fetchedFraction() const;
    /// Why a Waiting task is not being sent; nothing for any other.
    std::optional<SendWait> sendWait(TaskId id) const;
    /// When a task in progress is likely to be finished; nothing while too little is known of its kind.
    std::optional<TaskEta> eta(TaskId id) const;
    /// Whether the service is asked about the task by and by, however seldom.
    bool isAsked(TaskId id) const;
    /// Since when the task's service could not be asked; invalid while it can.
    QDateTime unreachableSince(TaskId id) const;

Q_SIGNALS:
    void progressed(Dailies::TaskId id); ///< download progress only; states come from the store
    /// Nothing is sent with this account, or nothing sent and nobody asked, until its key is there or the person has seen
    /// to it.
    void accountPaused(const QString& accountId, const Dailies::Error& error);
    /// The service refused its key when asked about tasks, so many times in a row; it is asked again in so many seconds,
    /// about one task. Sending goes on.
    void accountSlowed(const QString& accountId, const Dailies::Error& error, int seconds, int refusals);
    /// A paused or slowed account is used as ever again.
    void accountRecovered(const QString& accountId);
    /// Once for each task: the service says that it is finished, but names no address yet.
    void finishedWithoutAddress(Dailies::TaskId id);
    /// A task was answered in the other family's shape for the first time: its model may be set to the wrong family. The
    /// task goes on all the same.
    void otherFamilyAnswered(Dailies::TaskId id, Dailies::Family family);
    void storageFailed(const Dailies::Error& error);
    void allAtRest(); ///< nothing is left to do

private:
    struct Crew;
    std::unique_ptr<Crew> m_crew;
};

} // namespace Dailies
