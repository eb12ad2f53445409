// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QSet>

#include <optional>

namespace Dailies {

/// What became of tasks that ran at the same time, told once the last of them has ended.
struct BatchEnd {
    QList<TaskId> saved;
    QList<TaskId> unsuccessful; ///< refused, failed, canceled, forgotten, expired
    QList<TaskId> undecided; ///< their answers were lost: the person decides
    int practice = 0; ///< how many of all of them were made with the practice service

    bool isPracticeOnly() const { return count() > 0 && practice == count(); }
    int count() const { return int(saved.size() + unsuccessful.size() + undecided.size()); }
    bool operator==(const BatchEnd&) const = default;
};

/// Watches tasks so that a person is told once for all that ran at the same time, and not for each.
class TaskBatch final {
public:
    /// Something still happens to the task by itself.
    void runs(TaskId id) { m_running.insert(id); }
    /// Takes in how a task stands now. What it returns is to be told: the last that ran has come to an end.
    std::optional<BatchEnd> follow(const VideoTask& task);
    /// The task is not there any more.
    std::optional<BatchEnd> forget(TaskId id);
    int running() const { return int(m_running.size()); }

private:
    std::optional<BatchEnd> endOf();

    QSet<TaskId> m_running;
    BatchEnd m_end;
};

} // namespace Dailies
