// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/taskmarking.h"

#include <QUndoCommand>

#include <algorithm>

namespace Dailies {

namespace {

constexpr int mostUndo = 100;

} // namespace

/// One undo step: the annotations of some tasks before and after it.
class TaskMarking::Change final : public QUndoCommand {
public:
    using Marks = QHash<TaskId, TaskAnnotations>;

    Change(TaskMarking& marking, const QString& name, Marks before, Marks after)
        : QUndoCommand(name)
        , m_marking(marking)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {}

    // A change that could not be written is removed from the stack, because there is nothing to undo.
    void redo() override { setObsolete(!m_marking.write(m_after)); }
    void undo() override { setObsolete(!m_marking.write(m_before)); }

private:
    TaskMarking& m_marking;
    Marks m_before;
    Marks m_after;
};

TaskMarking::TaskMarking(TaskStore& store, QObject* parent) : QObject(parent), m_history(store)
{
    m_stack.setUndoLimit(mostUndo);
}

void TaskMarking::rate(const QList<TaskId>& ids, int rating)
{
    QHash<TaskId, TaskAnnotations> marks = m_history.marks(ids);
    for (TaskAnnotations& each : marks)
        each.rating = std::clamp(rating, 0, 5);
    push(rating > 0 ? tr("Rate") : tr("Clear rating"), marks);
}

void TaskMarking::describe(TaskId id, const QStringList& tags, const QString& note)
{
    QHash<TaskId, TaskAnnotations> marks = m_history.marks({id});
    for (TaskAnnotations& each : marks) {
        each.tags = tags;
        each.note = note;
    }
    push(tr("Edit note and tags"), marks);
}

void TaskMarking::addTags(const QList<TaskId>& ids, const QStringList& tags)
{
    QHash<TaskId, TaskAnnotations> marks = m_history.marks(ids);
    for (TaskAnnotations& each : marks) {
        for (const QString& tag : tags) {
            if (!each.tags.contains(tag, Qt::CaseInsensitive))
                each.tags.append(tag);
        }
    }
    push(tr("Tag"), marks);
}

void TaskMarking::recycle(const QList<TaskId>& ids)
{
    QHash<TaskId, TaskAnnotations> marks;
    for (const VideoTask& task : m_history.tasks(ids)) {
        if (task.marks.recycledAt.isValid() || !TaskHistory::mayRecycle(task))
            continue;
        marks.insert(task.id, task.marks);
        marks[task.id].recycledAt = QDateTime::currentDateTimeUtc();
    }
    push(tr("Reject"), marks);
}

void TaskMarking::restore(const QList<TaskId>& ids)
{
    QHash<TaskId, TaskAnnotations> marks = m_history.marks(ids);
    for (TaskAnnotations& each : marks)
        each.recycledAt = {};
    push(tr("Restore"), marks);
}

void TaskMarking::emptyBin()
{
    const Result<int> emptied = m_history.emptyBin();
    if (!emptied) {
        Q_EMIT failed(tr("The rejected takes were not deleted. %1").arg(emptied.error().message));
        return;
    }
    m_stack.clear();
}

void TaskMarking::push(const QString& name, const QHash<TaskId, TaskAnnotations>& after)
{
    const QHash<TaskId, TaskAnnotations> before = m_history.marks(after.keys());
    if (before != after)
        m_stack.push(new Change(*this, name, before, after));
}

bool TaskMarking::write(const QHash<TaskId, TaskAnnotations>& marks)
{
    const Result<void> written = m_history.setMarks(marks);
    if (!written)
        Q_EMIT failed(tr("Nothing was changed. %1").arg(written.error().message));
    return written.has_value();
}

} // namespace Dailies
