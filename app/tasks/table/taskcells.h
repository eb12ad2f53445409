// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/table/taskcolumns.h"
#include "app/tasks/table/tasktable.h"
#include "app/tasks/videotask.h"

#include <QVariant>

#include <array>

namespace Dailies {

/// The cells of one task's row. Texts that only depend on the task are created once.
class TaskCells final {
public:
    explicit TaskCells(VideoTask task) : m_task(std::move(task)) {}

    const VideoTask& task() const { return m_task; }
    /// A cell's value for a role of TaskTable or Qt; invalid if there is none.
    QVariant data(int column, int role, const TaskCellSource& source);

private:
    QString text(int column, const TaskCellSource& source);
    QString toolTip(int column, const TaskCellSource& source) const;
    QVariant rowData(int role, const TaskCellSource& source) const;

    VideoTask m_task;
    std::array<QString, TaskTable::ColumnCount> m_texts = {};
    std::array<bool, TaskTable::ColumnCount> m_isMade = {};
};

} // namespace Dailies
