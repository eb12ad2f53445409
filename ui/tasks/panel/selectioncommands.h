// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/tasks/actions/taskcommand.h"

#include <QObject>

#include <functional>

class QAction;
class QMenu;

namespace Dailies {

class SelectionBar;
class TaskFilterBar;
class TaskHistory;
class TaskMarking;
class TaskMessage;
class TaskSelection;
class TaskStore;

/// What SelectionCommands works with. All of it must outlive that.
struct SelectionParts {
    TaskHistory& history;
    TaskSelection& selection;
    TaskMarking& marking;
    TaskMessage& message;
    TaskStore& store;
    QAction* compare;
    QAction* screen;
};

/// Shows the selection bar from two selected takes on, and carries out what it is asked for.
class SelectionCommands final : public QObject {
    Q_OBJECT

public:
    SelectionCommands(const SelectionParts& parts, QWidget* parent);

    /// The bar takes the place of this bar's chips. Call it once.
    void placeIn(TaskFilterBar& bar);
    /// Leaves only the chosen take selected. For the views of the takes.
    QAction* clearAction() const { return m_clear; }
    /// Sets what tells the expected cost of sending requests again; empty if nothing is known.
    void setCosts(const std::function<QString(const QList<VideoTask>&)>& costs) { m_costs = costs; }
    /// Sends the requests of all selected takes again, after the user has agreed to what they may cost.
    void askAgain();
    /// Begins a menu with the take that it is for, or with how many are selected. Without other takes of the same request
    /// beside the selected one, which a stack may cover, nothing has to be said.
    void nameTakes(QMenu* menu) const;
    /// Shows how many takes are selected, and their rating. Call it when takes have changed.
    void follow();

Q_SIGNALS:
    /// SaveAs, Reject, Delete or Restore, for all selected takes.
    void commandRequested(Dailies::TaskCommand command);
    /// The user has agreed to send the requests of these takes again.
    void againRequested(const QList<Dailies::TaskId>& ids);

private:
    QList<TaskId> selectedInOrder() const;
    void endQuestion();
    void askForTags();
    void askForNote();

    SelectionParts m_with;
    QWidget* m_window;
    std::function<QString(const QList<VideoTask>&)> m_costs;
    SelectionBar* m_shown;
    QAction* m_clear;
    TaskFilterBar* m_bar = nullptr;
    /// The question whether to send the selected takes again.
    struct {
        QList<TaskId> selected;
        QList<TaskId> ids; ///< those that can be sent
        quint64 turn = 0; ///< of its message
    } m_question;
};

} // namespace Dailies
