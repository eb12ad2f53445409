// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/sendgate.h"
#include "app/tasks/videotask.h"
#include "ui/tasks/actions/taskcommand.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <functional>
#include <optional>

class QAction;
class QMenu;
class QWidget;

namespace Dailies {

class PressWatch;

/// The commands as actions with texts and shortcuts. Commands that are not possible for the shown task are disabled.
class TaskActions final : public QObject {
    Q_OBJECT

public:
    /// The shortcuts work while `keyboardOwner` has the focus. `commands` are those to offer; an empty list means all.
    explicit TaskActions(QWidget* keyboardOwner, const QList<TaskCommand>& commands = {});

    /// nullptr for a command that is not offered.
    QAction* action(TaskCommand command) const { return m_actions.value(command); }
    /// One sentence: what the command does or, if it is not possible for the shown task, why not. Empty if the name
    /// says it all.
    QString explanation(TaskCommand command) const;
    /// All actions, in the order of the menu.
    QList<QAction*> all() const;
    /// The shortcuts work while `owner` has the focus, too, such as another view of the same tasks.
    void addTo(QWidget* owner);
    /// The shortcuts of these actions work wherever those of the commands do.
    void join(const QList<QAction*>& others);
    /// Actions that save a part of the shown clip. They are in the menu below *Save as…*.
    void setExtracts(const QList<QAction*>& extracts);
    /// What says the cost of sending these requests again, in its tooltip in menus.
    void setCosts(const std::function<QString(const QList<VideoTask>&)>& costs) { m_costs = costs; }
    void setTask(const std::optional<VideoTask>& task);
    /// The selected tasks, or the first of very many. A command for all of them is enabled if it is possible for one.
    void setSelection(const QList<VideoTask>& selected);
    /// Whether other tasks wait in the queue before and after the shown task.
    void setQueuePlace(bool hasBefore, bool hasAfter);
    /// Sets the object that detects a held key. While a key is held, only the commands that move a task in the queue
    /// repeat. `presses` must outlive this object.
    void setPresses(const PressWatch* presses) { m_presses = presses; }
    /// Executes the command of a button that changes its command when pressed, as *Send now* becomes *Cancel sending*.
    /// Ignores the second press of a double click, which was meant for the first command.
    void press(TaskCommand command);
    /// Adds all actions to a menu, in groups.
    void fill(QMenu* menu) const;

Q_SIGNALS:
    void triggered(Dailies::TaskCommand command);

private:
    void update();
    bool isPossibleNow(TaskCommand command) const;
    QString checkWords() const;
    bool chargesNothing() const;
    void showCost() const;
    bool isUploading() const;
    QString toolTipOf(TaskCommand command) const;
    QString whyNot(TaskCommand command) const;

    QList<QWidget*> m_owners;
    QList<QAction*> m_joined; ///< further actions of the owners
    QList<QAction*> m_extracts;
    std::function<QString(const QList<VideoTask>&)> m_costs;
    const PressWatch* m_presses = nullptr;
    SendPress m_pressed; ///< the last press that press() received
    QHash<TaskCommand, QAction*> m_actions;
    std::optional<VideoTask> m_task;
    QList<VideoTask> m_selection;
    bool m_hasBefore = false;
    bool m_hasAfter = false;
};

} // namespace Dailies
