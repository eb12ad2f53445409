// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>

#include <optional>

namespace Dailies {

class Engine;
class FrameController;
class PlayerWidget;
class TaskChanges;
class TaskDetails;

/// Shows the chosen task in the player and the details, and keeps both up to date.
class StageController final : public QObject {
    Q_OBJECT
public:
    /// All of them must outlive this object.
    StageController(Engine& engine, TaskChanges& changes, PlayerWidget& player, TaskDetails& details,
        FrameController& frames, QObject* parent);

    /// Shows a task; 0 for none.
    void show(TaskId id);
    /// Shows a task and plays its clip.
    void play(TaskId id);
    /// Updates the sentences about what will happen to the task, which change with time.
    void showOutlook();

private:
    void choose(TaskId id, bool play);
    void refresh(bool play);

    Engine& m_engine;
    PlayerWidget& m_player;
    TaskDetails& m_details;
    FrameController& m_frames;
    TaskId m_shown = 0;
    std::optional<VideoTask> m_task; ///< the shown task, if it exists
};

} // namespace Dailies
