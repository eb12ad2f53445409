// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QAction>

#include <functional>

class QAbstractItemView;

namespace Dailies {

class TaskChanges;

/// Compares the selected takes, or all takes of a stack. If that is not possible, the tooltip says why.
class CompareAction final : public QAction {
    Q_OBJECT

public:
    using Selected = std::function<QList<TaskId>()>;

    static constexpr int fewest = 2;
    static constexpr int most = 9;

    /// `selected` returns the takes to compare: the selected ones, or the stack of the only one. The shortcut works
    /// while `view` has the focus. The view must already have its model. All of them must outlive the action.
    CompareAction(TaskChanges& changes, QAbstractItemView* view, Selected selected, QObject* parent);

Q_SIGNALS:
    void requested(const QList<Dailies::TaskId>& ids);

private:
    void read();
    void follow();
    QString whyNot() const;

    TaskHistory m_history;
    QAbstractItemView* m_view;
    Selected m_selected;
    QList<VideoTask> m_tasks; ///< the takes to compare; empty if there are too few or too many
};

} // namespace Dailies
