// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskfilter.h"

#include <QObject>

class QAction;
class QMenu;
class QSettings;

namespace Dailies {

class TaskModel;
class TaskView;

/// How a person wants the task table: its columns, what it is sorted by, and whether tasks are grouped; as a menu, by
/// clicks on the headers, and remembered.
class TableSettings final : public QObject {
    Q_OBJECT

public:
    /// Both outlive it.
    TableSettings(TaskModel& model, TaskView& view);

    QMenu* menu() const { return m_menu; }
    /// What was never stored, or cannot be read, is as it was made.
    void restore(const QSettings& settings);
    void save(QSettings& settings) const;

Q_SIGNALS:
    /// The same tasks in another order, or with or without groups.
    void filterWanted(const Dailies::TaskFilter& filter);

private:
    void buildMenu();
    QMenu* newColumnMenu();
    QMenu* newSortMenu();
    QAction* add(QMenu* menu, const QString& name, const QString& text, void (TableSettings::*command)());
    void clickHeader(int column);
    void showColumn(int column, bool shown);
    void sortBy(int column, Qt::SortOrder order);
    void sortByNothing();
    void group(bool grouped);
    void collapseAll();
    void expandAll();
    void resetColumns();
    void arrangeColumns();
    void update();

    TaskModel& m_model;
    TaskView& m_view;
    QMenu* m_menu;
    QList<QAction*> m_columns; ///< by number
    QList<QAction*> m_orders; ///< the same; null for those that cannot be sorted by
    QAction* m_newest = nullptr;
    QAction* m_group = nullptr;
    QAction* m_collapse = nullptr;
    QAction* m_expand = nullptr;
};

} // namespace Dailies
