// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QObject>
#include <QUndoStack>

namespace Dailies {

/// What a person marks tasks with, and can undo: ratings, tags, notes, and the recycle bin.
class TaskMarking final : public QObject {
    Q_OBJECT

public:
    /// The store outlives it.
    explicit TaskMarking(TaskStore& store, QObject* parent = nullptr);

    void rate(const QList<TaskId>& ids, int rating);
    /// One task's words; the rest of its marks stays.
    void describe(TaskId id, const QStringList& tags, const QString& note);
    /// Moves those that may go; the others stay where they are.
    void recycle(const QList<TaskId>& ids);
    void restore(const QList<TaskId>& ids);
    /// Deletes what is in the bin, for good; nothing of before can be undone after it.
    void emptyBin();
    QUndoStack& undoStack() { return m_stack; }

Q_SIGNALS:
    /// Nothing was written, for this reason.
    void failed(const QString& sentence);

private:
    class Change;
    void push(const QString& name, const QHash<TaskId, TaskAnnotations>& after);
    bool write(const QHash<TaskId, TaskAnnotations>& marks);

    TaskHistory m_history;
    QUndoStack m_stack;
};

} // namespace Dailies
