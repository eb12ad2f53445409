// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/tasks/taskhistory.h"
#include "app/tasks/tasklister.h"
#include "app/tasks/taskstore.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QTimer>

namespace Dailies {

class TaskRunner;
struct TaskOutlook;

/// The tasks as rows: their numbers in memory, the rest fetched from the store in pages as it is looked at. Of a long
/// list the first rows are there at once, the others as soon as they are found. Changes are taken over once per turn of
/// the event loop, however many there are; rows are never reset by them.
class TaskModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { State, Take, Prompt, Kind, Model, Length, Rating, Elapsed, Expiry, ColumnCount };
    enum Role {
        TaskIdRole = Qt::UserRole, ///< TaskId
        RawRole, ///< the value behind the text, for sorting
        StateRole, ///< TaskState as int
        FractionRole, ///< download progress 0 to 1; invalid when there is none
        FileRole, ///< path of the saved clip
        WatchedRole, ///< false once the person stopped watching, or left an answer lost
        HeldRole, ///< a waiting task that does not go out by itself
        OutlookRole, ///< a few words for below the state, such as "3 before it"; invalid when there are none
        RatingRole, ///< 0 to 5
        TagsRole, ///< QStringList
        NoteRole,
        RecycledRole, ///< whether it is in the recycle bin
        InputRole, ///< the first of its materials that can be shown without asking anybody
    };

    TaskModel(TaskStore& store, const TaskRunner* runner, Clock& clock, QObject* parent = nullptr);

    void setFilter(const TaskFilter& filter);
    const TaskFilter& filter() const { return m_filter; }
    /// Whether all rows are there; otherwise more of them come.
    bool isComplete() const { return m_isComplete; }
    TaskId taskAt(int row) const;
    /// The row of a task; -1 when it is not shown.
    int rowOf(TaskId id) const;
    /// Takes over now what has changed, rather than when the event loop is back.
    void settle();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// By the values behind the texts; the Take column puts back the order in which the tasks were made.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// Whether anything shown of any task changes as time goes by.
    bool counts() const;
    /// Repaints what changes as time goes by, and what depends on other tasks; call once a second while counts(), and
    /// when tasks have changed.
    void tick();

Q_SIGNALS:
    /// Rows and texts are those of the store again.
    void settled();

private:
    void changed(TaskId id);
    void takeList(QList<TaskId> ids);
    void become(const QList<TaskId>& ids);
    void reorder(const QList<TaskId>& ids);
    void insertMissing(const QList<TaskId>& ids);
    void removeRowsOf(const QSet<TaskId>& gone);
    void insertInOrder(QList<TaskId> ids);
    void tellChanged(const QList<int>& rows, const QList<int>& roles = {});
    /// The rows of those that are shown, from above.
    QList<int> rowsOf(const QSet<TaskId>& ids) const;
    bool isByNumber() const { return m_filter.order == TaskFilter::Order::Number; }
    bool comesBefore(TaskId a, TaskId b) const { return m_filter.ascending ? a < b : a > b; }

    const VideoTask* taskOf(TaskId id) const;
    const VideoTask* fetch(int row) const;
    TaskOutlook outlook(const VideoTask& task) const;
    QString toolTip(const VideoTask& task, Column column) const;
    QString textOf(const VideoTask& task, Column column) const;
    QString accessibleText(const VideoTask& task, Column column) const;
    QVariant rawOf(const VideoTask& task, Column column) const;
    QVariant partOf(const VideoTask& task, int role) const;
    std::optional<qint64> elapsedSeconds(const VideoTask& task) const;
    std::optional<qint64> secondsLeft(const VideoTask& task) const;

    TaskStore& m_store;
    TaskHistory m_history;
    const TaskRunner* m_runner;
    Clock& m_clock;
    TaskLister m_lister;
    TaskFilter m_filter;
    QList<TaskId> m_ids;
    bool m_isComplete = true;
    QSet<TaskId> m_changed; ///< not taken over yet
    QSet<TaskId> m_changedSinceAsked; ///< what the lister finds may not know of it
    QTimer m_settling;
    mutable QCache<TaskId, VideoTask> m_cache;
};

} // namespace Dailies
