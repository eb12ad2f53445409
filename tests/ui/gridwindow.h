// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/table/taskmodel.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/taskwindow.h"
#include "ui/tasks/grid/takegrid.h"

#include <QSettings>

namespace Dailies {

/// A window with takes of different prompts, so that none of them are stacked.
class GridWindow final {
public:
    explicit GridWindow(int takes = 0)
    {
        window.panel->restoreTable(QSettings(window.dir.filePath(u"none"_s), QSettings::IniFormat)); // with groups
        for (int n = 1; n <= takes; ++n)
            ids.append(window.add(TaskState::Saved, u"Shot %1"_s.arg(n)));
    }
    bool activate() const { return waitForActive(window.panel.get()); }
    TakeGrid* grid() const { return window.grid(); }
    QPoint middleOf(TaskId id) const
    {
        return grid()->visualRect(window.model->index(window.model->rowOf(id), TaskModel::Prompt)).center();
    }
    void click(TaskId id, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::mouseClick(grid()->viewport(), Qt::LeftButton, modifiers, middleOf(id));
    }
    QList<TaskId> selected() const { return window.panel->selectedTasks(); }

    TaskWindow window{TaskWindow::View::Grid};
    QList<TaskId> ids; ///< the newest, which is first in the grid, last
};

/// Takes of one request that follow each other.
inline QList<TaskId> addStack(TaskWindow& window, int takes)
{
    QList<TaskId> ids;
    for (int n = 0; n < takes; ++n)
        ids.append(window.add(TaskState::Saved, u"The same shot"_s));
    return ids;
}

} // namespace Dailies
