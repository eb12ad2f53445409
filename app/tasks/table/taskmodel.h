// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskchanges.h"
#include "app/tasks/history/taskgrouping.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/history/tasklistloader.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/table/rowlistmodel.h"
#include "app/tasks/table/taskcells.h"

#include <QCache>

namespace Dailies {

/// The tasks as rows. With grouping, days and takes of one request have header rows. Keeps only the tasks' numbers in
/// memory and reads the rest from the store on demand. The first rows of a long list are available at once; the others
/// follow when they are found. Changes never reset the model.
class TaskModel final : public RowListModel, public TaskTable {
    Q_OBJECT
public:
    /// All of them must outlive the model.
    TaskModel(TaskChanges& changes, const TaskRunner* runner, Clock& clock, QObject* parent = nullptr);
    ~TaskModel() override;

    void setFilter(const TaskFilter& wanted);
    const TaskFilter& filter() const { return m_filter; }
    /// Sets how accounts are named; without it, by their IDs.
    void setAccountNames(std::function<QString(const QString&)> nameOf);
    /// Sets the source of information about clips. Without it, only the service's data is used.
    void setClips(ClipFileInfoSource* clips) { m_source.clips = clips; }
    /// The information about these files has changed: updates the rows that show it.
    void clipInfoChanged(const QSet<QString>& files);
    /// Whether all rows are loaded. If not, more will follow.
    bool isComplete() const { return m_isComplete; }
    /// The task in this row; 0 for a group.
    TaskId taskAt(int row) const;
    /// The row of a task; -1 if it is not shown.
    int rowOf(TaskId id) const;
    /// Has pending changes handed out now instead of after returning to the event loop.
    void deliverChanges() { m_changes.deliver(); }
    /// Reloads everything, for example after the group keys have been completed.
    void listAgain();

    const TaskGrouping& layout() const { return m_layout; }
    bool isGroup(int row) const { return row >= 0 && row < rows().size() && rows().at(row) < 0; }
    GroupWords groupWords(const RowGroup& group) const;
    void setCollapsed(const RowGroup& group, bool collapsed);
    void setAllCollapsed(bool collapsed);
    const CollapsedGroups& collapsed() const { return m_collapsed; }
    void collapse(const CollapsedGroups& collapsed); ///< collapses these groups and no others
    /// Whether the task is listed but in a collapsed group.
    bool isHidden(TaskId id) const;
    /// Expands the groups that hide a task.
    void reveal(TaskId id);
    /// The tasks of a group, from top to bottom.
    QList<TaskId> tasksOf(const RowGroup& group) const;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Sorts by the values behind the texts. A column without an order restores the default: newest first.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// The column that is sorted by; nullopt for the default order by creation, newest first.
    std::optional<Column> sortedColumn() const;

    /// Whether anything shown changes with time.
    bool counts() const;
    /// Updates what changes with time or depends on other tasks. Call once a second while counts(), and when tasks have
    /// changed.
    void tick();

Q_SIGNALS:
    /// Rows and texts match the store again.
    void settled();
    /// Group rows have moved, appeared or disappeared.
    void groupsChanged();
    /// Noticed by tick().
    void dayChanged(const QDate& today);

private:
    QStringList accountsByName() const;
    void apply(const TaskChangeSet& changes);
    void takeList(TaskQueryResult listing);
    void layOut();
    /// The rows that show these tasks, from top to bottom.
    QList<int> rowsOf(const QSet<TaskId>& ids) const;
    QList<int> groupRowsOf(const QSet<TaskId>& ids) const;
    bool isByNumber() const { return m_filter.order == TaskFilter::Order::Number; }

    TaskCells* cellsAt(int row) const;
    TaskCells* cellsOf(TaskId id) const;
    QVariant groupData(int row, int role) const;

    TaskChanges& m_changes;
    TaskStore& m_store;
    TaskHistory m_history;
    const TaskRunner* m_runner;
    Clock& m_clock;
    TaskCellSource m_source;
    mutable TaskListLoader m_lister; ///< is notified when rows are read
    TaskFilter m_filter;
    TaskQueryResult m_listing;
    TaskGrouping m_layout; ///< of m_listing
    CollapsedGroups m_collapsed;
    bool m_isComplete = true;
    QSet<TaskId> m_changedSinceAsked; ///< changes that the loader's result may not contain
    QDate m_today; ///< as last shown
    mutable QCache<TaskId, TaskCells> m_cache;
    mutable QCache<TaskRowId, GroupCounts> m_groupCounts;
};

} // namespace Dailies
