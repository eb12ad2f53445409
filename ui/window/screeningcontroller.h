// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/screening/screeningrun.h"
#include "ui/widgets/messagebar.h"

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QTimer>

class QWindow;

namespace Dailies {

class PlayerWidget;
class ScreeningBar;
class ScreeningEnd;
class ScreeningModel;
class TaskChangeSet;
class TaskChanges;
class TaskPanel;
enum class TaskCommand;

/// Shows takes in a row on the stage, in full screen. It moves the list's own selection along, so that the stage, its
/// keys and the list always agree; during a screening, the selection stays on a take that leaves the list.
class ScreeningController final : public QObject {
    Q_OBJECT

public:
    static constexpr int restMs = 2500; ///< the bar hides this long after the last movement

    /// All of them must outlive this object.
    ScreeningController(TaskChanges& changes, PlayerWidget& player, TaskPanel& tasks, QObject* parent);

    /// Shows those of these takes that have a clip, from the first one on. With fewer than two, says what to do instead.
    void begin(const QList<TaskId>& takes);
    /// The bar of a screening; created at the first call.
    QWidget* bar();
    /// Returns to the window, where the selection is as before and the shown take is current. Does nothing if no
    /// screening runs.
    void leave();
    /// Leaves the screening, and the stage's own window, if the command needs the main window.
    void leaveFor(TaskCommand command);

Q_SIGNALS:
    void barCreated(QWidget* bar);
    void said(Dailies::MessageBar::Kind kind, const QString& sentence);
    /// Another take is shown; 0 at the end, where the keys that concern a take do nothing.
    void takeShown(Dailies::TaskId id);
    /// The user wants to compare these takes. The screening is over.
    void compareRequested(const QList<Dailies::TaskId>& ids);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void end();
    void move(int by);
    void show(int place, bool isByItself);
    void showFirst();
    void showTask();
    void showEnd();
    void compareBest();
    void toggleRejected();
    void followState();
    void goOn();
    void prepareNext();
    void follow(const TaskChangeSet& changes);
    TaskId followTrash(const TaskChangeSet& changes);
    void remove(TaskId id);
    void followSelection(TaskId id);
    bool isPlayable(TaskId id) const;
    ScreeningRun::Marks marks() const;
    void wake();
    void rest();

    TaskChanges& m_changes;
    PlayerWidget& m_player;
    TaskPanel& m_tasks;
    ScreeningRun m_run;
    QList<TaskId> m_selected; ///< when the screening began
    ScreeningModel* m_model = nullptr;
    ScreeningBar* m_bar = nullptr; ///< created when it is needed first
    ScreeningEnd* m_end = nullptr;
    QPointer<QWindow> m_window; ///< the full-screen window
    QPoint m_pointer; ///< where the mouse was last
    QTimer m_resting;
    bool m_isRunning = false;
    bool m_isMoving = false; ///< this object changes the selection
    bool m_isByItself = false; ///< the shown take came without the user
    bool m_goesBack = false; ///< the user's last step
};

} // namespace Dailies
