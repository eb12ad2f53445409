// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>

class QStackedWidget;

namespace Dailies {

class CompareView;
class PlayerWidget;
class TaskChanges;
enum class TaskCommand;
class TaskPanel;
class ToastArea;

/// Opens a comparison in the window when the user asks for it. Afterwards it restores the previous page and selects the
/// same rows.
class CompareController final : public QObject {
    Q_OBJECT

public:
    /// The comparison becomes one of `pages`, and `toasts` also appear in its full screen. All of them must outlive this
    /// object.
    CompareController(TaskChanges& changes, QStackedWidget& pages, TaskPanel& tasks, PlayerWidget& player,
        ToastArea& toasts, QObject* parent);

    /// Compares these takes.
    void begin(const QList<TaskId>& ids);
    /// Returns to the previous page if a comparison is open.
    void leave();
    /// The page for comparisons; created at the first call.
    QWidget* page();

Q_SIGNALS:
    void pageCreated(QWidget* page);

private:
    CompareView* view();
    void execute(TaskCommand command, TaskId id);

    TaskChanges& m_changes;
    QStackedWidget& m_pages;
    TaskPanel& m_tasks;
    PlayerWidget& m_player;
    ToastArea& m_toasts;
    CompareView* m_view = nullptr; ///< created when it is needed first
    int m_before = 0; ///< the page to return to
};

} // namespace Dailies
