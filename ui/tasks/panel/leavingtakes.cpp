// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/leavingtakes.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/tasks/actions/taskmarking.h"

#include <utility>

namespace Dailies {

LeavingTakes::LeavingTakes(TaskMarking& marking, TaskModel& model, QObject* parent) : QObject(parent), m_model(model)
{
    // Whatever is done or undone next, that is why takes leave from then on.
    connect(&marking.undoStack(), &QUndoStack::indexChanged, this, &LeavingTakes::forget);
    connect(
        &marking, &TaskMarking::marked, this, [this](const QList<TaskId>& ids, const std::function<void()>& takeBack) {
            m_marked = ids;
            m_marked.removeIf([this](TaskId id) { return !isListed(id); });
            m_takeBack = takeBack;
        });
    connect(&model, &TaskModel::settled, this, &LeavingTakes::look);
}

bool LeavingTakes::isListed(TaskId id) const
{
    return m_model.rowOf(id) >= 0 || m_model.isHidden(id);
}

void LeavingTakes::look()
{
    if (!m_model.isComplete())
        return;
    QList<TaskId> gone = std::exchange(m_marked, {}); // what leaves later has another reason
    gone.removeIf([this](TaskId id) { return isListed(id); });
    if (gone.isEmpty())
        return;
    Q_EMIT said(MessageBar::Kind::Information,
        gone.size() == 1 ? tr("Take %1 no longer matches the filter.").arg(gone.constFirst())
                         : tr("%n takes no longer match the filter.", nullptr, int(gone.size())),
        {{tr("Undo"), std::exchange(m_takeBack, nullptr), true}});
}

} // namespace Dailies
