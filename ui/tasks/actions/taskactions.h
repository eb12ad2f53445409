// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/sendgate.h"
#include "app/tasks/videotask.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <optional>

class QAction;
class QMenu;
class QWidget;

namespace Dailies {

class PressWatch;

/// What a person can do with one task. Each has its row in the table in taskactions.cpp.
enum class TaskCommand {
    Play,
    SaveAs,
    ShowInFolder,
    CopyFiles,
    UseAgain,
    SubmitAgain,
    CheckNow,
    StopWatching,
    Hold,
    MoveFirst,
    MoveUp,
    MoveDown,
    MoveLast,
    CancelSending,
    Withdraw,
    AttachId,
    Resubmit,
    Leave,
    SaveEvidence,
    Recycle,
    Restore,
    CopyPrompt,
    CopyId,
    CopyAddress,
    CopyRequest,
    CopyCurl,
};

/// Whether the command is possible for the task as it stands.
bool isPossible(TaskCommand command, const VideoTask& task);

/// Whether the command is done to every selected task for which it is possible, and not to the chosen one alone. What costs
/// money never is.
bool isForAll(TaskCommand command);

/// What a person most likely does next about a task that stands where it stands; nothing where it goes on by itself, and
/// for a lost answer, about which there is a question of its own.
std::optional<TaskCommand> likeliestCommand(const VideoTask& task);

/// The commands as actions with their words and keys; those that are not possible for the shown task are disabled.
class TaskActions final : public QObject {
    Q_OBJECT

public:
    /// The keys work while `keyboardOwner` has the focus.
    explicit TaskActions(QWidget* keyboardOwner);

    QAction* action(TaskCommand command) const { return m_actions.value(command); }
    void setTask(const std::optional<VideoTask>& task);
    /// The selected tasks, or the first of very many: what is done to all of them is possible when it is for one.
    void setSelection(const QList<VideoTask>& selected);
    /// Whether something waits to be sent before the shown task, and after it.
    void setQueuePlace(bool hasBefore, bool hasAfter);
    /// Who knows whether a key is only held: then nothing is done again but moving in the queue. It outlives this.
    void setPresses(const PressWatch* presses) { m_presses = presses; }
    /// Does what a button stood for that stands for something else as soon as it is pressed, as *Send now* then says
    /// *Cancel sending*: the second half of a double click was meant for the first, and does nothing.
    void press(TaskCommand command);
    /// Fills a menu with what can be done, in groups.
    void fill(QMenu* menu) const;

Q_SIGNALS:
    void triggered(Dailies::TaskCommand command);

private:
    void update();
    bool isPossibleNow(TaskCommand command) const;
    QString checkWords() const;
    bool chargesNothing() const;
    QString toolTipOf(TaskCommand command) const;
    QString whyNot(TaskCommand command) const;

    const PressWatch* m_presses = nullptr;
    SendPress m_pressed; ///< of the last command by such a button
    QHash<TaskCommand, QAction*> m_actions;
    std::optional<VideoTask> m_task;
    QList<VideoTask> m_selection;
    bool m_hasBefore = false;
    bool m_hasAfter = false;
};

} // namespace Dailies
