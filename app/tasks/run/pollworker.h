// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/videoservice.h"
#include "app/tasks/pacing/durationestimator.h"
#include "app/tasks/pacing/hostbackoff.h"
#include "app/tasks/pacing/hostratelimiter.h"
#include "app/tasks/pacing/pollqueue.h"
#include "app/tasks/pacing/suspenddetector.h"
#include "app/tasks/run/taskaccounts.h"

namespace Dailies {

/// Queries the tasks in progress: decides which one to query when, and applies the answers.
class PollWorker final : public QObject, public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    PollWorker(
        const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts, VideoService& service);

    void execute(const Transition& step) override;
    void pump() override;
    void forget(TaskId id) override { m_plan.remove(id); }

    /// When a task in progress will probably be finished; nullopt if too little is known about its kind.
    std::optional<TaskEta> eta(TaskId id) const;
    /// Whether the service is still queried about the task, however rarely.
    bool isAsked(TaskId id) const;
    /// Since when the task's service could not be queried; invalid while it can.
    QDateTime unreachableSince(TaskId id) const;

private:
    // Planning: which task is queried when.
    void queueAgain(TaskId id);
    void dropOtherId(const VideoTask& task);
    void queueFirst(TaskId id);
    void queueLater(const VideoTask& task, std::optional<int> delaySeconds);
    void goOnWithout(TaskId id);
    void planNext(TaskId id, std::optional<int> delaySeconds);
    void learnOf(ActiveTask& job, const VideoTask& task) const;
    bool askNext(const QString& accountId);
    bool mayAsk(TaskId id, const QString& accountId, const std::optional<Account>& account);
    void noticeStandstill();
    void watchForStandstill();

    void begin(TaskId id);
    void ask(TaskId id, const Account& account, const QString& host, const QByteArray& key);
    void ended(TaskId id, qint64 begun, const QByteArray& key, ServiceReply reply);
    void judgeHost(const QString& host, qint64 begun, const QueryAnswer& answer);
    void judgeKey(const QString& accountId, qint64 begun, const QueryAnswer& answer);
    void answered(TaskId id, const QueryAnswer& answer, const QList<TaskLogEntry>& log);
    void release(TaskId id, const QString& host);

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    ActiveTasks& m_active;
    TaskAccounts& m_accounts;
    VideoService& m_service;
    PollQueue m_plan;
    HostRateLimiter m_pace;
    QHash<QString, qint64> m_notBefore; ///< by account; monotonic time, including time asleep
    HostBackoff m_trouble;
    SuspendDetector m_standstill;
    bool m_watchesStandstill = false;
    DurationEstimator m_estimate;
};

} // namespace Dailies
