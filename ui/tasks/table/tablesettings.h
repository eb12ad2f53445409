// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskfilter.h"

#include <QObject>
#include <QSet>

class QAction;
class QMenu;
class QSettings;

namespace Dailies {

class TaskModel;
class TaskView;

/// The user's settings of the task table: columns, sort order and grouping. They are changed in a menu or by clicks on
/// the header, and are stored.
class TableSettings final : public QObject {
    Q_OBJECT

public:
    /// `view` becomes the parent. `model` must outlive this object.
    TableSettings(TaskModel& model, TaskView& view);

    QMenu* menu() const { return m_menu; }
    /// Groups the tasks or not. To be added where its key works.
    QAction* groupAction() const { return m_group; }
    /// Reads the settings and emits filterWanted(). Whatever is not stored or cannot be read keeps its default.
    void restore(const QSettings& settings);
    void save(QSettings& settings) const;
    /// Whether a view is shown that closes the takes of one request itself. Then all their rows are there, and what was
    /// closed in the table is closed again when the table is shown.
    void setStacked(bool stacked);

Q_SIGNALS:
    void stacksOpened(bool open); ///< the user opens or closes all stacks
    /// The user wants the same tasks in another order, or with or without groups.
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
    bool m_isStacked = false;
    QSet<TaskId> m_closedTakes; ///< closed in the table, while it is not shown
    QMenu* m_menu;
    QList<QAction*> m_columns; ///< by column number
    QList<QAction*> m_orders; ///< by column number; null for columns that cannot be sorted
    QAction* m_newest = nullptr;
    QAction* m_group = nullptr;
    QAction* m_collapse = nullptr;
    QAction* m_expand = nullptr;
};

} // namespace Dailies
