// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QObject>
#include <QUndoStack>

namespace Dailies {

/// Annotates tasks with ratings, tags and notes, and moves them to the recycle bin. All of this can be undone.
class TaskMarking final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive this object.
    explicit TaskMarking(TaskStore& store, QObject* parent = nullptr);

    void rate(const QList<TaskId>& ids, int rating);
    /// Sets the tags and the note of a task. Its other annotations stay.
    void describe(TaskId id, const QStringList& tags, const QString& note);
    /// Adds tags to those that tasks already have.
    void addTags(const QList<TaskId>& ids, const QStringList& tags);
    /// Moves tasks to the recycle bin, except those that may not be moved (TaskHistory::mayRecycle()).
    void recycle(const QList<TaskId>& ids);
    void restore(const QList<TaskId>& ids);
    /// Permanently deletes the tasks in the recycle bin. Earlier changes can no longer be undone.
    void emptyBin();
    QUndoStack& undoStack() { return m_stack; }

Q_SIGNALS:
    /// Nothing was changed; `sentence` explains why.
    void failed(const QString& sentence);

private:
    class Change;
    void push(const QString& name, const QHash<TaskId, TaskAnnotations>& after);
    bool write(const QHash<TaskId, TaskAnnotations>& marks);

    TaskHistory m_history;
    QUndoStack m_stack;
};

} // namespace Dailies
