// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/videoservice.h"
#include "app/tasks/accountkeys.h"
#include "app/tasks/hosttrouble.h"
#include "app/tasks/idjournal.h"
#include "app/tasks/querypace.h"
#include "app/tasks/queryplan.h"
#include "app/tasks/sendpause.h"
#include "app/tasks/standstill.h"
#include "app/tasks/taskestimate.h"
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
    Result<void> hold(TaskId id);
    Result<void> move(TaskId id, QueueMove where);
    Result<void> cancelSending(TaskId id);
    Result<void> leave(TaskId id);
    void stopWatching(TaskId id);
    void resumeAccount(const QString& accountId);
    int activeCount() const;
    std::optional<double> downloadFraction(TaskId id) const;
    std::optional<SendWait> sendWait(TaskId id) const;
    std::optional<TaskEta> eta(TaskId id) const;
    QDateTime unreachableSince(TaskId id) const;

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
    void resumeAgain(bool isNeeded);
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
    void sendLater(const VideoTask& task, std::optional<int> delaySeconds);
    bool goesBefore(TaskId id, TaskId other) const;
    void pumpSends();
    bool maySend(TaskId id);
    void beginSend(TaskId id);
    void send(TaskId id, const Account& account, const QByteArray& key);
    void sendEnded(const VideoTask& sent, const QByteArray& key, ServiceReply reply);
    void createAnswered(const VideoTask& sent, CreateAnswer answer, QList<TaskLogEntry> log);
    void releaseSlot(TaskId id, const QString& accountId);

    // taskqueries.cpp: when which task is asked about
    qint64 lived() const;
    void queueQuery(TaskId id);
    void queryFirst(TaskId id);
    void queryLater(const VideoTask& task, std::optional<int> delaySeconds);
    void planNext(TaskId id, std::optional<int> delaySeconds);
    void pumpQueries();
    bool queryNext(const QString& accountId);
    bool mayQuery(TaskId id, const QString& accountId, const QString& host);
    void noticeStandstill();
    void watchForStandstill();
    void learnOf(Job& job, const VideoTask& task) const;

    // taskanswers.cpp: one query, and what it brought
    void beginQuery(TaskId id);
    void query(TaskId id, const Account& account, const QByteArray& key);
    void queryEnded(TaskId id, qint64 begun, const QByteArray& key, ServiceReply reply);
    void judgeHost(const QString& host, qint64 begun, const QueryAnswer& answer);
    void queryAnswered(TaskId id, const QueryAnswer& answer, const QList<TaskLogEntry>& log);
    void releaseQuery(TaskId id, const QString& host);

    // taskdownloads.cpp
    void queueDownload(TaskId id);
    void pumpDownloads();
    void beginDownload(TaskId id);
    QList<TaskLogEntry> besideClip(const VideoTask& task, const QString& clip);
    void downloadMoved(TaskId id, qint64 received, qint64 total);
    void downloadKept(TaskId id, const PartialDownload& partial);
    void downloadEnded(TaskId id, const Result<QString>& result);

    Parts m_parts;
    TaskRunner& m_runner;
    VideoService m_service;
    AccountKeys m_keys;
    IdJournal m_journal;
    QueryPace m_pace;
    QHash<TaskId, Job> m_jobs;
    QList<TaskId> m_sends; ///< wait to be sent; the job says when and in which order
    QueryPlan m_queries;
    QList<TaskId> m_fetches;
    QHash<QString, int> m_creating; ///< create calls under way, by account
    QHash<QString, SendPause> m_sendPauses; ///< by account
    QHash<QString, qint64> m_queryNotBefore; ///< the same, sleep included
    HostTrouble m_trouble;
    Standstill m_standstill;
    bool m_watchesStandstill = false;
    TaskEstimate m_estimate;
    QHash<QString, Error> m_paused; ///< accounts whose key has a problem
    QSet<TaskId> m_fetching; ///< until the file is closed, also when the task was dropped meanwhile
    bool m_pumpDue = false;
    std::optional<qint64> m_pumpAt;
    bool m_tellRest = false;
    int m_resumeTries = 0; ///< while not all tasks could be read
};

} // namespace Dailies
