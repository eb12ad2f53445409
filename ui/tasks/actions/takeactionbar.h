// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>
#include <QWidget>

#include <optional>

class QAction;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace Dailies {

class MarkActions;
class PressWatch;
class StarRating;
class TaskActions;
class TaskChanges;
class TaskMarking;
enum class TaskCommand;

/// The stars of one take, and what the user does most with it. Only what is possible for the take is there. When room
/// is short, the buttons become icons, and then move into a menu. Disabled ones become icons first, and both begin at
/// the end of the row. While the pointer is on the row, a take that gets into another state only disables buttons. All
/// of it concerns the shown take alone, whatever is selected elsewhere.
class TakeActionBar final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the bar.
    TakeActionBar(TaskChanges& changes, TaskMarking& marking, QWidget* parent = nullptr);

    /// Shows a task; 0 for none.
    void showTask(Dailies::TaskId id);
    /// So many takes are selected elsewhere. If several are, the tooltips say which one the buttons are for.
    void setSelected(int takes);
    /// See TaskActions::setPresses().
    void setPresses(const PressWatch* presses);
    /// Adds actions of other rows that have no room either while this one has a menu.
    void setMore(const QList<QAction*>& actions) { m_others = actions; }
    /// Everything in the bar as actions with shortcuts, to be added to where the take is shown.
    QList<QAction*> keys() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user wants to run a command that is possible for the take. Ratings, rejections and deletions are done
    /// already.
    void commandRequested(Dailies::TaskCommand command, const QList<Dailies::TaskId>& ids);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Button {
        TaskCommand command;
        QToolButton* button;
        bool isOffered; ///< for the shown task, whether or not there is room
        bool canRun; ///< for the shown task, when the buttons were placed
    };

    void explain(TaskCommand command, QToolButton* button);
    void addButton(TaskCommand command);
    void execute(TaskCommand command);
    void take(const std::optional<VideoTask>& task);
    void follow();
    void keepFocusNear(const QToolButton* gone);
    void addMore();
    void fillMore();
    void fit();

    TaskChanges& m_changes;
    TaskMarking& m_marking;
    std::optional<VideoTask> m_task;
    int m_selected = 0; ///< how many takes
    bool m_isKept = false; ///< the buttons stay in their places until the pointer leaves
    TaskActions* m_actions;
    MarkActions* m_marks;
    QHBoxLayout* m_row;
    StarRating* m_stars;
    QList<Button> m_buttons; ///< from left to right
    QToolButton* m_more = nullptr; ///< opens the menu
    QMenu* m_menu;
    QMenu* m_ratings;
    QList<QAction*> m_others;
};

} // namespace Dailies
