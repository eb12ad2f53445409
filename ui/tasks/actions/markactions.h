// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace Dailies {

class TaskMarking;

/// The actions that rate tasks from 0 to 5, and that undo and redo annotations, with their shortcuts.
class MarkActions final : public QObject {
    Q_OBJECT

public:
    using Selected = std::function<QList<TaskId>()>;

    /// The shortcuts for ratings work while `list` has the focus, the others anywhere in `panel`. `panel` becomes the
    /// parent. `marking` must outlive this object. `selected` are the tasks to rate.
    MarkActions(TaskMarking& marking, QWidget* list, QWidget* panel, const Selected& selected);

    void fill(QMenu* menu) const;
    /// The shortcuts for ratings work while `list` has the focus, too, such as another view of the same tasks.
    void addTo(QWidget* list);
    /// From 0 to 5.
    const QList<QAction*>& ratings() const { return m_ratings; }
    QList<QAction*> all() const { return m_ratings + QList{m_undo, m_redo}; }

private:
    void follow();

    TaskMarking& m_marking;
    QList<QAction*> m_ratings;
    QAction* m_undo;
    QAction* m_redo;
};

} // namespace Dailies
