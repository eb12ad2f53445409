// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/compareaction.h"

#include "app/tasks/history/taskchanges.h"
#include "ui/style/icons.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

CompareAction::CompareAction(TaskChanges& changes, QAbstractItemView* view, Selected selected, QObject* parent)
    : QAction(Dailies::icon(u"columns-2"_s), tr("Compare"), parent)
    , m_history(changes.store())
    , m_view(view)
    , m_selected(std::move(selected))
{
    setObjectName(u"compareTakes"_s);
    setShortcut(Qt::Key_C);
    setShortcutContext(Qt::WidgetShortcut);
    setShortcutVisibleInContextMenu(true);
    view->addAction(this);
    connect(this, &QAction::triggered, this, [this] {
        read();
        if (whyNot().isEmpty())
            Q_EMIT requested(m_selected());
    });
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CompareAction::read);
    // A stack grows and shrinks.
    connect(view->model(), &QAbstractItemModel::rowsInserted, this, &CompareAction::read);
    connect(view->model(), &QAbstractItemModel::rowsRemoved, this, &CompareAction::read);
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        if (changed.update(m_tasks))
            follow();
    });
    follow();
}

void CompareAction::read()
{
    qint64 rows = 0;
    for (const QItemSelectionRange& range : m_view->selectionModel()->selection())
        rows += range.height();
    // The selection may contain rows of groups, at most one for each task. A longer selection is not read.
    const QList<TaskId> ids = rows > 2 * most ? QList<TaskId>() : m_selected();
    m_tasks = ids.size() < fewest || ids.size() > most ? QList<VideoTask>() : m_history.tasks(ids);
    setText(rows == 1 && !m_tasks.isEmpty() ? tr("Compare all") : tr("Compare"));
    follow();
}

void CompareAction::follow()
{
    const QString reason = whyNot();
    setEnabled(reason.isEmpty());
    setToolTip(plainToolTip(reason.isEmpty() ? tr("Shows the selected takes side by side.") : reason));
}

QString CompareAction::whyNot() const
{
    if (m_tasks.size() < fewest || m_tasks.size() > most)
        return tr("Select %1 to %2 takes to compare them.").arg(fewest).arg(most);
    const bool all = std::all_of(m_tasks.begin(), m_tasks.end(),
        [](const VideoTask& task) { return task.state == TaskState::Saved && !task.file.isEmpty(); });
    if (!all)
        return tr("Some selected takes have no clip yet.");
    return std::all_of(m_tasks.begin(), m_tasks.end(), hasVideo) ? QString()
                                                                 : tr("Some selected clips aren't a known video type.");
}

} // namespace Dailies
