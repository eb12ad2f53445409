// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/download/redirectguard.h"
#include "app/tasks/run/partlist.h"
#include "app/tasks/run/runnerdependencies.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/run/taskdispatcher.h"
#include "app/tasks/run/taskworker.h"

#include <QSet>

#include <functional>
#include <optional>

namespace Dailies {

/// Downloads the clips of finished tasks, a few at a time. The clip whose URL expires first goes first. While others
/// wait, one slot is passed on to new downloads: the slowest download gives up its slot, continues later, and then gets
/// a longer turn.
class DownloadWorker final : public QObject, public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    DownloadWorker(const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts);
    /// Keeps the parts downloaded so far.
    ~DownloadWorker() override;

    /// Removes parts that no task needs any more.
    void tidy() { m_partList.tidy(); }

    /// Resumes trying to replace unplayable clips that an earlier run saved.
    void resume();
    /// Downloads such a clip again at once. Returns false if the task has none or its URL has expired.
    bool refetchNow(TaskId id);
    /// Whether such a clip is being downloaded again, or is about to be within seconds.
    bool isRefetched(TaskId id) const { return m_fetching.contains(id) || m_refetches.value(id, 1) == 0; }
    /// Overall fraction of the running downloads, 0 to 1; nullopt if there are none.
    std::optional<double> fetchedFraction() const;

    void execute(const Transition& step) override;
    void pump() override;

private:
    void queue(TaskId id);
    void begin(TaskId id);
    void moved(TaskId id, qint64 received, qint64 total);
    void giveWay();
    void refetchLater(TaskId id, size_t tries);
    void refetchIn(int seconds, TaskId id, size_t tries);
    void refetch(TaskId id, size_t tries);
    void fetchBetter(const VideoTask& task, const std::function<void(const Error& error)>& failed);
    RedirectGuard::KeyCheck keyCheck(const std::optional<Account>& account);
    bool kept(TaskId id, PartialDownload partial);
    void ended(TaskId id, const Result<QString>& result, ClipCondition condition, const QList<TaskLogEntry>& beside);

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    TaskAccounts& m_accounts;
    ActiveTasks& m_active;
    PartList m_partList;
    /// A running download and its progress.
    struct Running {
        QPointer<FileDownload> download;
        qint64 since = 0; ///< monotonic time
        qint64 first = -1; ///< bytes already present when it began
        qint64 received = 0;
        bool givesWay = false;
    };
    QList<TaskId> m_fetches;
    QHash<TaskId, Running> m_running;
    QHash<TaskId, int> m_turns; ///< how often each one gave up its slot
    QHash<TaskId, size_t> m_refetches; ///< tries to replace an unplayable clip that may still become better
    QSet<TaskId> m_fetching; ///< until the file is closed, even if the task was dropped in the meantime
};

} // namespace Dailies
