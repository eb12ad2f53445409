// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/partlist.h"
#include "app/tasks/run/runnerdependencies.h"
#include "app/tasks/run/taskdispatcher.h"
#include "app/tasks/run/taskworker.h"

#include <QSet>

#include <functional>

namespace Dailies {

/// Fetches the clips of finished tasks, a few at a time; the address that dies first goes first. Where others wait, one
/// place is always for those that begin: the slowest gives its place back, goes on later, and gets a longer turn then.
class DownloadWorker final : public QObject, public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    DownloadWorker(const RunnerDependencies& parts, TaskDispatcher& dispatcher);
    /// What has come of the clips so far is kept.
    ~DownloadWorker() override;

    /// Removes parts of clips that no task needs any more.
    void tidy() { m_partList.tidy(); }

    /// Goes on trying to get better clips than those that an earlier run could only keep.
    void resume();
    /// Fetches such a clip once more at once. False when it is none, or when its address is dead.
    bool refetchNow(TaskId id);

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
    bool kept(TaskId id, const PartialDownload& partial);
    void ended(TaskId id, const Result<QString>& result, ClipCondition condition, const QList<TaskLogEntry>& beside);

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    TaskJobs& m_jobs;
    PartList m_partList;
    /// A download under way, and how it gets on.
    struct Running {
        QPointer<FileDownload> download;
        qint64 since = 0; ///< on the clock that never jumps
        qint64 first = -1; ///< bytes that were there when it began
        qint64 received = 0;
        bool givesWay = false;
    };
    QList<TaskId> m_fetches;
    QHash<TaskId, Running> m_running;
    QHash<TaskId, int> m_turns; ///< how often each gave its place back
    QSet<TaskId> m_refetches; ///< clips of which a better one is still hoped for
    QSet<TaskId> m_fetching; ///< until the file is closed, also when the task was dropped meanwhile
};

} // namespace Dailies
