// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>

class QStackedWidget;

namespace Dailies {

class CompareView;
class PlayerWidget;
class TaskPanel;
class TaskStore;

/// Opens a comparison in the window's place when the person asks for it, and afterwards brings back what was there, with
/// the same rows selected.
class CompareController final : public QObject {
    Q_OBJECT

public:
    /// The comparison becomes one of `pages`. All outlive this one.
    CompareController(TaskStore& store, QStackedWidget& pages, TaskPanel& tasks, PlayerWidget& player, QObject* parent);

    /// Goes back, if takes are compared just now.
    void leave();
    /// Where takes are compared; made when it is asked for first.
    QWidget* page();

private:
    CompareView* view();
    void begin(const QList<TaskId>& ids);

    TaskStore& m_store;
    QStackedWidget& m_pages;
    TaskPanel& m_tasks;
    PlayerWidget& m_player;
    CompareView* m_view = nullptr; ///< made when it is wanted first
    int m_before = 0; ///< the page to go back to
};

} // namespace Dailies
