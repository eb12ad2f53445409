// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/videoservice.h"
#include "app/tasks/accountkeys.h"
#include "app/tasks/idjournal.h"
#include "app/tasks/querypace.h"
#include "app/tasks/taskjob.h"
#include "app/tasks/taskrunner.h"

#include <QCoreApplication>

namespace Dailies {

/// The runner's inside: queues of what is due, and the calls and downloads under way. Whatever it does to a task is first
/// decided by transition() and committed by the store.
class TaskRunner::Worker final : public QObject {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    Worker(Parts parts, TaskRunner& runner);
    ~Worker() override;

    void resume();
    Result<QList<TaskId>> submit(const Account& account, const VideoRequest& request, int copies);
    Result<TaskId> adopt(
        const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId);
    Result<void> attachId(TaskId id, const QString& remoteId);
    Result<void> resubmit(TaskId id);
    Result<void> checkNow(TaskId id);
    Result<void> withdraw(TaskId id);
    void stopWatching(TaskId id);
    void resumeAccount(const QString& accountId);
    int activeCount() const;
    std::optional<double> downloadFraction(TaskId id) const;

private:
    using Job = TaskJob;
    using Hold = TaskJob::Hold;
    struct Step {
        TaskState from;
        Transition to;
        QList<TaskLogEntry> log;
        bool isOtherFamily = false; ///< the first answer in the other family's shape brought it
    };

    // taskworker.cpp: events, commits and what follows from them
    Job& jobOf(const VideoTask& task);
    void drop(TaskId id);
    /// An event from outside: committed sooner or later, whatever the disk says.
    void happen(TaskId id, const AnyTaskEvent& event, const QList<TaskLogEntry>& log);
    /// A decision of the person: committed now, or an error.
    Result<void> decide(TaskId id, const AnyTaskEvent& event, const QString& note);
    Step stepFrom(const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log) const;
    void commit(const Step& step, bool again = false);
    void movedOn(const Step& step);
    void carryOut(const Transition& step);
    void takeUp(const VideoTask& task);
    void takeUpAtStart(VideoTask task);
    void hold(TaskId id, Hold why, const Error& error);
    void pauseAccount(const QString& accountId, const Error& error);
    void later(TaskId id, qint64 milliseconds, void (Worker::*call)(TaskId));
    void pumpSoon();
    void pumpAt(qint64 elapsed);
    void pump();
    /// The account with a usable address for a task; otherwise the task is put on hold.
    std::optional<Account> accountFor(const VideoTask& task);
    TaskLogEntry note(const QString& text) const;

    // tasksends.cpp
    void queueSend(TaskId id);
    void pumpSends();
    void beginSend(TaskId id);
    void send(TaskId id, const Account& account, const QByteArray& key);
    void sendEnded(const VideoTask& sent, const QByteArray& key, ServiceReply reply);
    void createAnswered(const VideoTask& sent, const CreateAnswer& answer, QList<TaskLogEntry> log);
    void releaseSlot(TaskId id, const QString& accountId);

    // taskqueries.cpp
    void queueQuery(TaskId id);
    void queryLater(const VideoTask& task, std::optional<int> delaySeconds);
    void pumpQueries();
    void beginQuery(TaskId id, const Account& account);
    void query(TaskId id, const Account& account, const QByteArray& key);
    void queryEnded(TaskId id, Family family, const QByteArray& key, ServiceReply reply);
    void releaseQuery(TaskId id, const QString& host);

    // taskdownloads.cpp
    void queueDownload(TaskId id);
    void pumpDownloads();
    void beginDownload(TaskId id);
    QList<TaskLogEntry> besideClip(TaskId id, const QString& clip);
    void downloadMoved(TaskId id, qint64 received, qint64 total);
    void downloadEnded(TaskId id, const Result<QString>& result);

    Parts m_parts;
    TaskRunner& m_runner;
    VideoService m_service;
    AccountKeys m_keys;
    IdJournal m_journal;
    QueryPace m_pace;
    QHash<TaskId, Job> m_jobs;
    QList<TaskId> m_sends; ///< due, in order
    QList<TaskId> m_queries;
    QList<TaskId> m_fetches;
    QHash<QString, int> m_creating; ///< create calls under way, by account
    QHash<QString, qint64> m_sendNotBefore; ///< by account, on the clock that never jumps
    QHash<QString, qint64> m_queryNotBefore;
    QHash<QString, Error> m_paused; ///< accounts whose key has a problem
    int m_downloading = 0;
    bool m_pumpDue = false;
    std::optional<qint64> m_pumpAt;
    bool m_tellRest = false;
};

} // namespace Dailies
