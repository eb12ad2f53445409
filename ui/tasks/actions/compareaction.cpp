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

namespace {

bool isComparable(const VideoTask& task)
{
    return hasVideo(task) && !task.file.isEmpty();
}

} // namespace

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
        if (!whyNot().isEmpty())
            return;
        QList<TaskId> ids = m_selected();
        ids.removeIf([this](TaskId id) {
            return std::ranges::none_of(
                m_tasks, [id](const VideoTask& task) { return task.id == id && isComparable(task); });
        });
        Q_EMIT requested(ids);
    });
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CompareAction::read);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_view->selectionModel()->hasSelection())
            read(); // the row of a request means all of its takes
    });
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
    const bool isAll = std::ranges::all_of(m_tasks, isComparable);
    setEnabled(reason.isEmpty());
    setToolTip(plainToolTip(!reason.isEmpty() ? reason
            : isAll                           ? tr("Shows the selected takes side by side.")
                    : tr("Shows the selected takes side by side, except those without a clip.")));
}

QString CompareAction::whyNot() const
{
    if (m_tasks.size() < fewest || m_tasks.size() > most)
        return tr("Select %1 to %2 takes to compare them.").arg(fewest).arg(most);
    return std::ranges::count_if(m_tasks, isComparable) < fewest
        ? tr("At least two of the selected takes need a clip that can be played.")
        : QString();
}

} // namespace Dailies
