// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/videoservice.h"
#include "app/tasks/pacing/sendthrottle.h"
#include "app/tasks/run/requestkeys.h"
#include "app/tasks/run/sendqueue.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/run/uploadworker.h"
#include "app/tasks/store/idjournal.h"

namespace Dailies {

/// Sends waiting tasks in queue order. Respects the account's limit of concurrent calls and the pauses that its service
/// asks for.
class SendWorker final : public QObject, public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    SendWorker(const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts,
        RequestKeys& requestKeys, UploadWorker& uploads, VideoService& service, IdJournal& journal);

    void execute(const Transition& step) override;
    void pump() override;

    /// Why a Waiting task is not being sent; nullopt for tasks in other states.
    std::optional<SendWait> wait(TaskId id) const;
    Result<void> move(TaskId id, QueueMove where);
    /// Aborts a create call. When the call ends, the result depends on how much of it was sent.
    void cancel(TaskId id);
    /// Aborts the calls whose request has not left completely; their tasks are then held. Returns whether there are
    /// other calls.
    bool cancelUnsent();
    /// Sends a waiting task without regard to the hours of the day.
    void ignoreHours(TaskId id);
    /// Cancels all calls that still wait for the disk. For the end of the program.
    void stopIntents();

private:
    /// A create call that is made once its commit is on disk.
    struct Intent {
        VideoTask sent;
        Account account;
        QByteArray key;
        QHash<QString, QString> links; ///< of its files, made for this call only
    };
    void queue(TaskId id);
    void queueLater(const VideoTask& task, std::optional<int> delaySeconds);
    bool goesBefore(TaskId id, TaskId other) const;
    void holdPaused();
    void holdOffline();
    void holdLate();
    void keepFromOffline();
    void reached(const QString& accountId);
    bool isOfflineTooLong(const ActiveTask& job) const;
    static QString offlineTooLong(const VideoTask& task);
    static QString uploadTooLong(const VideoTask& task);
    bool maySend(TaskId id, const SendMoment& moment);
    void beginSend(TaskId id);
    void lookForKeys(TaskId id, const Account& account, const QByteArray& key);
    void send(TaskId id, const Account& account, const QByteArray& key);
    /// Why the task must not be sent without the user; empty if nothing is against it.
    static QString reasonToHold(const VideoTask& task);
    void notStored(const VideoTask& task, Error error);
    void intentOnDisk(TaskId id, int attempt, const Result<void>& onDisk);
    void stopIntent(TaskId id);
    void call(const Intent& intent);
    void notBegun(const VideoTask& sent, const Error& error);
    void sendEnded(const Intent& intent, ServiceReply reply);
    void createAnswered(const VideoTask& sent, CreateAnswer answer, QList<TaskLogEntry> log);
    void keepId(VideoTask& accepted, QList<TaskLogEntry>& log);
    void releaseSlot(TaskId id, const QString& accountId);

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    ActiveTasks& m_active;
    TaskAccounts& m_accounts;
    RequestKeys& m_requestKeys;
    UploadWorker& m_uploads;
    VideoService& m_service;
    IdJournal& m_journal;
    QList<TaskId> m_sends; ///< tasks waiting to be sent; their jobs hold time and order
    QHash<TaskId, Intent> m_intents; ///< calls that wait for the disk
    QHash<QString, int> m_creating; ///< running create calls by account
    QHash<QString, SendThrottle> m_pauses; ///< by account
    QDateTime m_lookedAt; ///< when pump() last looked at the waiting tasks
};

} // namespace Dailies
