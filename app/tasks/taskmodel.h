// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/tasks/taskstore.h"

#include <QAbstractTableModel>
#include <QCache>

namespace Dailies {

class TaskRunner;
struct TaskOutlook;

/// The tasks as rows, newest first: numbers in memory, the rest fetched from the store as it is looked at.
class TaskModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { State, Take, Prompt, Kind, Model, Length, Elapsed, Expiry, ColumnCount };
    enum Role {
        TaskIdRole = Qt::UserRole, ///< TaskId
        RawRole, ///< the value behind the text, for sorting
        StateRole, ///< TaskState as int
        FractionRole, ///< download progress 0 to 1; invalid when there is none
        FileRole, ///< path of the saved clip
        WatchedRole, ///< false once the person stopped watching, or left an answer lost
        HeldRole, ///< a waiting task that does not go out by itself
        OutlookRole, ///< a few words for below the state, such as "3 before it"; invalid when there are none
    };

    TaskModel(TaskStore& store, const TaskRunner* runner, Clock& clock, QObject* parent = nullptr);

    void setFilter(const TaskFilter& filter);
    const TaskFilter& filter() const { return m_filter; }
    TaskId taskAt(int row) const;
    /// The row of a task; -1 when it is not shown.
    int rowOf(TaskId id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Whether anything shown of any task changes as time goes by.
    bool counts() const;
    /// Repaints what changes as time goes by, and what depends on other tasks; call once a second while counts(), and
    /// when tasks have changed.
    void tick();

private:
    const VideoTask* fetch(TaskId id) const;
    TaskOutlook outlook(const VideoTask& task) const;
    QString toolTip(const VideoTask& task, Column column) const;
    QString textOf(const VideoTask& task, Column column) const;
    QString accessibleText(const VideoTask& task, Column column) const;
    QVariant rawOf(const VideoTask& task, Column column) const;
    std::optional<qint64> elapsedSeconds(const VideoTask& task) const;
    std::optional<qint64> secondsLeft(const VideoTask& task) const;
    void added(TaskId id);
    void changed(TaskId id);
    void removed(TaskId id);

    TaskStore& m_store;
    const TaskRunner* m_runner;
    Clock& m_clock;
    TaskFilter m_filter;
    QList<TaskId> m_ids; ///< newest, and so largest, first
    mutable QCache<TaskId, VideoTask> m_cache;
};

} // namespace Dailies
