// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/partlist.h"
#include "app/tasks/taskledger.h"
#include "app/tasks/taskparts.h"
#include "app/tasks/taskworker.h"

#include <QSet>

namespace Dailies {

/// Fetches the clips of finished tasks, a few at a time; the address that dies first goes first.
class TaskDownloads final : public QObject, public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskDownloads(const TaskParts& parts, TaskLedger& ledger);
    /// What has come of the clips so far is kept.
    ~TaskDownloads() override;

    /// Removes parts of clips that no task needs any more.
    void tidy() { m_partList.tidy(); }

    void carryOut(const Transition& step) override;
    void pump() override;

private:
    void queue(TaskId id);
    void begin(TaskId id);
    void moved(TaskId id, qint64 received, qint64 total);
    void kept(TaskId id, const PartialDownload& partial);
    void ended(TaskId id, const Result<QString>& result, const QList<TaskLogEntry>& beside);

    const TaskParts& m_parts;
    TaskLedger& m_ledger;
    TaskJobs& m_jobs;
    PartList m_partList;
    QList<TaskId> m_fetches;
    QSet<TaskId> m_fetching; ///< until the file is closed, also when the task was dropped meanwhile
};

} // namespace Dailies
