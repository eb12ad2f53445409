// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"
#include "ui/compare/takedifferences.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace Dailies {

class CompareActions;
class CompareMarks;
class ComparePlayer;
class CompareStage;
class DifferencePanel;
class ElidedLabel;
enum class TaskCommand;
class PlayerActions;
class TaskActions;
class TaskChangeSet;
class TaskChanges;
class TaskMarking;
class TransportBar;

/// Compares two to nine takes: their pictures on one clock, the differences between their requests, and what rates,
/// rejects, deletes or continues them.
class CompareView final : public QWidget {
    Q_OBJECT

public:
    static constexpr int mostTakes = 9;

    /// Both arguments must outlive the view.
    CompareView(TaskChanges& changes, TaskMarking& marking, QWidget* parent = nullptr);
    ~CompareView() override;

    /// Compares these takes; unknown ones are left out.
    void begin(const QList<TaskId>& ids);
    /// Closes the clips.
    void end();
    const QList<TaskId>& takes() const { return m_ids; }
    TaskId chosenTake() const;
    /// All actions that have a shortcut here.
    QList<QAction*> keyActions() const;
    ComparePlayer* player() const { return m_player; }
    CompareStage* stage() const { return m_stage; }
    /// Moves the comparison to the full screen and back.
    QAction* fullScreenAction() const;

Q_SIGNALS:
    /// The user wants to return to the view in which the comparison was started.
    void left();
    /// The user wants to do something with the selected take that is done elsewhere.
    void commandRequested(Dailies::TaskCommand command, Dailies::TaskId id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* newHead();
    QPushButton* newButton(QAction* action);
    void connectActions();
    void connectMarks();
    void showChosen();
    void openMenu(const QPoint& place);
    void follow(const TaskChangeSet& changes);
    void showTasks();
    void followDelivered();
    void followMode();
    void blink();
    void blinkByItself(bool on);
    void toggleRejected();
    void deleteTake();
    void followFullScreen(bool on);

    TaskChanges& m_changes;
    TaskStore& m_store;
    TaskMarking& m_marking;
    ComparePlayer* m_player;
    PlayerActions* m_playing;
    CompareActions* m_actions;
    CompareMarks* m_marks = nullptr;
    TaskActions* m_commands = nullptr; ///< of the selected take
    QWidget* m_body;
    CompareStage* m_stage;
    TransportBar* m_bar;
    DifferencePanel* m_differences;
    QLabel* m_title = nullptr;
    ElidedLabel* m_slowed = nullptr;
    QList<QPushButton*> m_modes;
    QList<TaskId> m_ids;
    QSet<TaskId> m_gone; ///< those of them that were deleted
    QList<VideoTask> m_tasks; ///< the last known state of each task, also after it was deleted
    QList<std::optional<DeliveredTake>> m_delivered;
    QTimer m_blinking;
};

} // namespace Dailies
