// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskgrouping.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/history/tasklistloader.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/table/rowlistmodel.h"
#include "app/tasks/table/taskcells.h"

#include <QCache>
#include <QTimer>

namespace Dailies {

/// The tasks as rows, with rows of their own for days and for takes of one request where groups are asked for: their
/// numbers in memory, the rest fetched from the store as it is looked at. Of a long list the first rows are there at once,
/// the others as soon as they are found. Changes are taken over once per turn of the event loop, however many there are;
/// rows are never reset by them.
class TaskModel final : public RowListModel, public TaskTable {
    Q_OBJECT
public:
    TaskModel(TaskStore& store, const TaskRunner* runner, Clock& clock, QObject* parent = nullptr);
    ~TaskModel() override;

    void setFilter(const TaskFilter& wanted);
    const TaskFilter& filter() const { return m_filter; }
    /// What an account is called; without it, by its id.
    void setAccountNames(std::function<QString(const QString&)> nameOf);
    /// Who says what became of the clips; without, it is what the service says.
    void setClips(ClipFileInfoSource* clips) { m_source.clips = clips; }
    /// Clips were looked at: the rows in which they stand say something else now.
    void clipInfoChanged(const QSet<QString>& files);
    /// Whether all rows are there; otherwise more of them come.
    bool isComplete() const { return m_isComplete; }
    /// 0 in the row of a group.
    TaskId taskAt(int row) const;
    /// The row of a task; -1 when it is not shown.
    int rowOf(TaskId id) const;
    /// Takes over now what has changed, rather than when the event loop is back.
    void settle();
    /// Looks for everything anew, as when what tasks are grouped by has been found out.
    void listAgain();

    const TaskGrouping& layout() const { return m_layout; }
    bool isGroup(int row) const { return row >= 0 && row < rows().size() && rows().at(row) < 0; }
    GroupWords groupWords(const RowGroup& group) const;
    void setCollapsed(const RowGroup& group, bool collapsed);
    void setAllCollapsed(bool collapsed);
    const CollapsedGroups& collapsed() const { return m_collapsed; }
    void collapse(const CollapsedGroups& collapsed); ///< these, and no others
    /// Opens the groups that hide a task.
    void reveal(TaskId id);
    /// The tasks of a group, from above.
    QList<TaskId> tasksOf(const RowGroup& group) const;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// By the values behind the texts. A column that has no order of its own puts back the one in which the tasks were
    /// made, newest first.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// The column that is sorted by; none in the order in which tasks were made, newest first.
    std::optional<Column> sortedColumn() const;

    /// Whether anything shown of any task changes as time goes by.
    bool counts() const;
    /// Repaints what changes as time goes by, and what depends on other tasks; call once a second while counts(), and
    /// when tasks have changed.
    void tick();

Q_SIGNALS:
    /// Rows and texts are those of the store again.
    void settled();
    /// Rows of groups stand elsewhere, or have come or gone.
    void groupsChanged();

private:
    QStringList accountsByName() const;
    void changed(TaskId id);
    void takeList(TaskQueryResult listing);
    void layOut();
    /// The rows of those that are shown, from above.
    QList<int> rowsOf(const QSet<TaskId>& ids) const;
    QList<int> groupRowsOf(const QSet<TaskId>& ids) const;
    bool isByNumber() const { return m_filter.order == TaskFilter::Order::Number; }

    TaskCells* cellsAt(int row) const;
    TaskCells* cellsOf(TaskId id) const;
    QVariant groupData(int row, int role) const;

    TaskStore& m_store;
    TaskHistory m_history;
    const TaskRunner* m_runner;
    Clock& m_clock;
    TaskCellSource m_source;
    mutable TaskListLoader m_lister; ///< is told when rows are looked at
    TaskFilter m_filter;
    TaskQueryResult m_listing;
    TaskGrouping m_layout; ///< of the listing
    CollapsedGroups m_collapsed;
    bool m_isComplete = true;
    QSet<TaskId> m_changed; ///< not taken over yet
    QSet<TaskId> m_changedSinceAsked; ///< what the lister finds may not know of it
    QTimer m_settling;
    QDate m_today; ///< as it was last told
    mutable QCache<TaskId, TaskCells> m_cache;
    mutable QCache<TaskRowId, GroupCounts> m_groupCounts;
};

} // namespace Dailies
