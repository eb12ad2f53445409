// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QAction>

#include <functional>

class QAbstractItemView;

namespace Dailies {

class TaskStore;

/// Compares the selected takes. Where that cannot be, it says why.
class CompareAction final : public QAction {
    Q_OBJECT

public:
    using Selected = std::function<QList<TaskId>()>;

    static constexpr int fewest = 2;
    static constexpr int most = 9;

    /// Its key works while `view`, which has its model already, has the focus. All outlive it.
    CompareAction(TaskStore& store, QAbstractItemView* view, Selected selected, QObject* parent);

Q_SIGNALS:
    void requested(const QList<Dailies::TaskId>& ids);

private:
    void follow();
    QString whyNot() const;

    TaskHistory m_history;
    QAbstractItemView* m_view;
    Selected m_selected;
};

} // namespace Dailies
