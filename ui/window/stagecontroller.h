// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace Dailies {

class Engine;
class FrameController;
class PlayerWidget;
class TakeStage;
class TaskActions;
class TaskChanges;
class TaskDetails;
class TaskPanel;

/// Shows the chosen task on the stage and in the details, and keeps both up to date. The stage plays its clip; until
/// there is one, it tells how far it is. A clip that becomes ready on the stage plays there once, muted.
class StageController final : public QObject {
    Q_OBJECT
public:
    /// All of them must outlive this object.
    StageController(Engine& engine, TaskChanges& changes, PlayerWidget& player, TaskDetails& details,
        FrameController& frames, QObject* parent);

    /// Sets the actions of the shown task.
    void setActions(TaskActions* actions);
    /// Sets a function that returns what tasks cost if they are sent again, as sentences; empty if that is not known.
    void setCosts(const std::function<QString(const QList<VideoTask>&)>& costs);
    /// Shows the chosen task of the panel. A search that hides the task while its clip plays chooses another one only when
    /// the user leaves the search or the clip stops: nobody loses what they watch because of a letter.
    void follow(TaskPanel& tasks);
    /// Shows a task; 0 for none.
    void show(TaskId id);
    /// Shows a task and plays its clip.
    void play(TaskId id);
    /// Reads again what the shown task costs.
    void refreshCost();
    /// Updates the sentences about what will happen to the task, which change with time.
    void showOutlook();
    /// Whether a clip is playing. What the user has not chosen must not take it away.
    bool isWatched() const;
    /// Before the program may end: keeps the note that is being written, and turns the sound on again if the stage has
    /// muted it automatically.
    void save();

    /// Goes to the question about a lost answer. Does nothing for other tasks.
    void askDecision();
    /// The same, with the field for the ID open.
    void askForId();
    /// The same, with the question whether to submit again although both may be charged.
    void askResubmit();
    /// Shows in one sentence why the user's decision could not be carried out.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    void taskRequested(Dailies::TaskId id); ///< the user goes to another take of the submission
    void attachIdRequested(Dailies::TaskId id, const QString& remoteId);
    void resubmitRequested(Dailies::TaskId id); ///< the user has already confirmed
    void leaveRequested(Dailies::TaskId id);

private:
    void restoreSound();
    void choose(TaskId id, bool play);
    void refresh();
    void showStage();
    void playOnce();
    QString whyEmpty() const;

    Engine& m_engine;
    TaskChanges& m_changes;
    PlayerWidget& m_player;
    TaskDetails& m_details;
    FrameController& m_frames;
    TakeStage* m_stage; ///< owned by the player
    QTimer m_ticking; ///< while the stage tells about a task that makes progress
    TaskId m_shown = 0;
    std::optional<VideoTask> m_task; ///< the shown task, if it exists
    QList<VideoTask> m_submission; ///< submitted together with it; empty if its clip is shown
    bool m_isSearching = false;
    bool m_isHolding = false; ///< the panel keeps the watched task chosen during a search
    bool m_isMuted = false; ///< by the stage, not by the user
};

} // namespace Dailies
