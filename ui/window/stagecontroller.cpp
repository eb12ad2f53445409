// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/stagecontroller.h"

#include "app/engine/engine.h"
#include "app/tasks/table/taskstatustext.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/viewer/playerwidget.h"
#include "ui/window/framecontroller.h"

namespace Dailies {

namespace {

/// What stands in the picture's place for a task without a clip.
QString whyNoClip(const VideoTask& task)
{
    if (task.state == TaskState::Saved)
        return clipRemark(task);
    if (isTerminal(task.state) || !task.watched)
        return StageController::tr("There is no clip: %1").arg(stateWord(task));
    return StageController::tr("The clip is not here yet.");
}

} // namespace

StageController::StageController(
    Engine& engine, PlayerWidget& player, TaskDetails& details, FrameController& frames, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_player(player)
    , m_details(details)
    , m_frames(frames)
{
    connect(&engine.store(), &TaskStore::taskChanged, this, [this](TaskId id) {
        if (id == m_shown)
            refresh(id, false);
    });
}

void StageController::show(TaskId id)
{
    choose(id, false);
}

void StageController::play(TaskId id)
{
    choose(id, true);
}

void StageController::choose(TaskId id, bool play)
{
    m_shown = id;
    m_frames.setTask(id);
    refresh(id, play);
    showOutlook();
}

void StageController::refresh(TaskId id, bool play)
{
    const auto task = m_engine.store().task(id);
    m_details.showTask(task, task ? m_engine.store().log(id) : QList<TaskLogEntry>());
    m_player.setMark(task ? practiceMark(*task) : QString());
    if (!task || !hasVideo(*task)) {
        m_player.clear(task ? whyNoClip(*task) : QString());
        return;
    }
    m_player.showFile(task->file);
    if (play)
        m_player.play();
}

void StageController::showOutlook()
{
    const auto task = m_shown != 0 ? m_engine.store().task(m_shown) : std::nullopt;
    if (task && task->id == m_details.shownTask())
        m_details.setOutlook(statusTextOf(*task, circumstancesOf(*task, m_engine.runner())).whole);
}

} // namespace Dailies
