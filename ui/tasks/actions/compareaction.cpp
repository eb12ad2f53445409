// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/compareaction.h"

#include "app/tasks/store/taskstore.h"
#include "ui/style/icons.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

CompareAction::CompareAction(TaskStore& store, QAbstractItemView* view, Selected selected, QObject* parent)
    : QAction(Dailies::icon(u"columns-2"_s), tr("Compare"), parent)
    , m_history(store)
    , m_view(view)
    , m_selected(std::move(selected))
{
    setObjectName(u"compareTakes"_s);
    setShortcut(Qt::Key_C);
    setShortcutContext(Qt::WidgetShortcut);
    setShortcutVisibleInContextMenu(true);
    view->addAction(this);
    connect(this, &QAction::triggered, this, [this] {
        if (whyNot().isEmpty())
            Q_EMIT requested(m_selected());
    });
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CompareAction::follow);
    connect(&store, &TaskStore::taskChanged, this, [this](TaskId id) {
        // Of many tasks at work only the few that are selected count here.
        if (const int rows = static_cast<int>(m_view->selectionModel()->selection().size());
            rows <= most && m_selected().contains(id))
            follow();
    });
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
    qint64 rows = 0;
    for (const QItemSelectionRange& range : m_view->selectionModel()->selection())
        rows += range.height();
    const QString howMany = tr("Select %1 to %2 takes to compare them.").arg(fewest).arg(most);
    // Rows of groups may be among them, one for each take at most; a very long selection is not looked at.
    if (rows < fewest || rows > 2 * most)
        return howMany;
    const QList<VideoTask> tasks = m_history.tasks(m_selected());
    if (tasks.size() < fewest || tasks.size() > most)
        return howMany;
    const bool all = std::all_of(tasks.begin(), tasks.end(),
        [](const VideoTask& task) { return task.state == TaskState::Saved && !task.file.isEmpty(); });
    if (!all)
        return tr("Not every selected task has its clip here.");
    return std::all_of(tasks.begin(), tasks.end(), hasVideo) ? QString()
                                                             : tr("Not every selected file is a known kind of video.");
}

} // namespace Dailies
