// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/comparecontroller.h"

#include "ui/compare/comparestage.h"
#include "ui/compare/compareview.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/viewer/playerwidget.h"
#include "ui/widgets/toastarea.h"

#include <QStackedWidget>

namespace Dailies {

CompareController::CompareController(TaskChanges& changes, QStackedWidget& pages, TaskPanel& tasks,
    PlayerWidget& player, ToastArea& toasts, QObject* parent)
    : QObject(parent)
    , m_changes(changes)
    , m_pages(pages)
    , m_tasks(tasks)
    , m_player(player)
    , m_toasts(toasts)
{
    connect(&tasks, &TaskPanel::compareRequested, this, &CompareController::begin);
}

CompareView* CompareController::view()
{
    if (m_view == nullptr) {
        m_view = new CompareView(m_changes, m_tasks.marking());
        connect(m_view, &CompareView::left, this, &CompareController::leave);
        connect(m_view, &CompareView::commandRequested, this, &CompareController::execute);
        m_pages.addWidget(m_view);
        m_toasts.addFullScreen(m_view->fullScreenAction(), m_view->stage());
        Q_EMIT pageCreated(m_view);
    }
    return m_view;
}

void CompareController::begin(const QList<TaskId>& ids)
{
    m_player.pause();
    if (m_pages.currentWidget() != view())
        m_before = m_pages.currentIndex();
    m_pages.setCurrentWidget(m_view);
    m_view->begin(ids);
}

void CompareController::leave()
{
    if (m_view == nullptr || m_pages.currentWidget() != m_view)
        return;
    const QList<TaskId> ids = m_view->takes();
    const TaskId chosen = m_view->chosenTake();
    m_pages.setCurrentIndex(m_before);
    m_view->end();
    m_tasks.selectAgain(ids, chosen);
}

void CompareController::execute(TaskCommand command, TaskId id)
{
    // What changes the form shows it.
    if (command != TaskCommand::SaveAs && command != TaskCommand::CopyFiles) {
        leave();
        m_tasks.selectTask(id);
    }
    Q_EMIT m_tasks.commandRequested(command, {id});
}

QWidget* CompareController::page()
{
    return view();
}

} // namespace Dailies
