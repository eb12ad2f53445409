// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QSet>

#include <optional>

namespace Dailies {

/// The results of tasks that ran at the same time, reported once the last of them has ended.
struct BatchEnd {
    QList<TaskId> saved;
    QList<TaskId> unsuccessful; ///< refused, failed, canceled, forgotten, expired
    QList<TaskId> undecided; ///< their answers were lost, so the user has to decide
    int practice = 0; ///< how many of all these tasks belong to the practice service

    bool isPracticeOnly() const { return count() > 0 && practice == count(); }
    int count() const { return int(saved.size() + unsuccessful.size() + undecided.size()); }
    bool operator==(const BatchEnd&) const = default;
};

/// Groups tasks that run at the same time, so that the user gets one notification for all of them.
class TaskBatch final {
public:
    /// Marks the task as running: it still makes progress without the user.
    void runs(TaskId id) { m_running.insert(id); }
    /// Updates the batch with the task's current state. Returns the result once the last running task has ended.
    std::optional<BatchEnd> follow(const VideoTask& task);
    /// Removes a deleted task. Returns the result if it was the last running one.
    std::optional<BatchEnd> forget(TaskId id);
    int running() const { return int(m_running.size()); }

private:
    std::optional<BatchEnd> endOf();

    QSet<TaskId> m_running;
    BatchEnd m_end;
};

} // namespace Dailies
