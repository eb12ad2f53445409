// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>

namespace Dailies {

class Engine;
class FrameController;
class PlayerWidget;
class TaskDetails;

/// Shows the chosen task in the player and its details, and keeps both true.
class StageController final : public QObject {
    Q_OBJECT
public:
    /// All outlive this one.
    StageController(
        Engine& engine, PlayerWidget& player, TaskDetails& details, FrameController& frames, QObject* parent);

    /// 0 for none.
    void show(TaskId id);
    /// The same, and its clip plays.
    void play(TaskId id);
    /// What is to be expected of the task: it changes as time goes by.
    void showOutlook();

private:
    void choose(TaskId id, bool play);
    void refresh(TaskId id, bool play);

    Engine& m_engine;
    PlayerWidget& m_player;
    TaskDetails& m_details;
    FrameController& m_frames;
    TaskId m_shown = 0;
};

} // namespace Dailies
