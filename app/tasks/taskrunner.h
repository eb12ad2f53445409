// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/clock.h"
#include "app/keys/keystore.h"
#include "app/tasks/taskstate.h"
#include "app/tasks/taskstore.h"

#include <QHash>
#include <QNetworkAccessManager>
#include <QObject>
#include <QSet>

#include <functional>
#include <memory>

namespace Dailies {

/// Why a task that waits is not being sent right now.
struct SendWait {
    enum class For {
        Slot, ///< as many as the account allows are being sent
        Pause, ///< the service asked for a pause
        Retry, ///< it did not get through, and is tried again
        Account, ///< until its account can be used
        Person, ///< it is held, or was left over from an earlier run
    };
    For what = For::Slot;
    std::optional<qint64> remainingMs = {}; ///< for Pause and Retry
    int ahead = 0; ///< tasks of the same account that go first
};

/// What this person's own history says about the rest of a task.
struct TaskEta {
    qint64 usualMs = 0; ///< from the id to the end, in the middle of all
    qint64 remainingMs = 0; ///< 0 when it takes longer than usual
    int takes = 0; ///< how many it was learned from
};

enum class QueueMove { Up, Down, First, Last };

/// Submits, polls, downloads and resumes: carries out what transition() says, after it is on disk, and nothing else.
class TaskRunner final : public QObject {
    Q_OBJECT
public:
    /// What the runner works with; all of it outlives the runner.
    struct Parts {
        TaskStore& store;
        KeyStore& keys;
        Clock& clock;
        QNetworkAccessManager& creates;
        QNetworkAccessManager& queries;
        QNetworkAccessManager& downloads;
        std::function<std::optional<Account>(const QString& accountId)> account;
        std::function<double()> random; ///< in [0, 1)
        QString clips; ///< folder of saved clips
        QString clipPattern = {}; ///< names of clips; empty for the usual one
    };

    explicit TaskRunner(Parts parts, QObject* parent = nullptr);
    ~TaskRunner() override;

    /// Takes up every unfinished task of the store; what was Sending becomes NeedsReview. Nothing is created by this.
    void resume();
    /// Commits the request as a Waiting task, `copies` times, and sends when a slot is free. Storage when it could not
    /// be put on disk: nothing was sent then. The request must have no Stop findings (BadInput otherwise).
    Result<QList<TaskId>> submit(const Account& account, const VideoRequest& request, int copies = 1);
    /// Follows a task created elsewhere. A task already known is asked about again instead.
    Result<TaskId> adopt(
        const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId);

    /// The person's decisions; BadInput when the task does not stand where that is possible.
    Result<void> attachId(TaskId id, const QString& remoteId);
    Result<void> resubmit(TaskId id);
    Result<void> checkNow(TaskId id);
    /// Takes a waiting task back: it was not sent and will not be.
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

    /// Tasks that something will still happen to by itself.
    int activeCount() const;
    /// Fraction downloaded, 0 to 1; nothing while unknown or not downloading.
    std::optional<double> downloadFraction(TaskId id) const;
    /// Why a Waiting task is not being sent; nothing for any other.
    std::optional<SendWait> sendWait(TaskId id) const;
    /// When a task in progress is likely to be finished; nothing while too little is known of its kind.
    std::optional<TaskEta> eta(TaskId id) const;
    /// Since when the task's service could not be asked; invalid while it can.
    QDateTime unreachableSince(TaskId id) const;

Q_SIGNALS:
    void progressed(Dailies::TaskId id); ///< download progress only; states come from the store
    void accountPaused(const QString& accountId, const Dailies::Error& error);
    /// A task was answered in the other family's shape for the first time: its model may be set to the wrong family. The
    /// task goes on all the same.
    void otherFamilyAnswered(Dailies::TaskId id, Dailies::Family family);
    void storageFailed(const Dailies::Error& error);
    void allAtRest(); ///< nothing is left to do

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace Dailies
