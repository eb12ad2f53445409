// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/stagecontroller.h"

#include "app/engine/engine.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/table/taskstatustext.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/viewer/playerwidget.h"
#include "ui/window/framecontroller.h"

namespace Dailies {

namespace {

/// The text in place of the picture for a task without a clip.
QString whyNoClip(const VideoTask& task)
{
    if (task.state == TaskState::Saved)
        return clipRemark(task);
    if (isTerminal(task.state) || !task.watched)
        return StageController::tr("There is no clip: %1").arg(stateWord(task));
    return StageController::tr("The clip is not here yet.");
}

} // namespace

StageController::StageController(Engine& engine, TaskChanges& changes, PlayerWidget& player, TaskDetails& details,
    FrameController& frames, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_player(player)
    , m_details(details)
    , m_frames(frames)
{
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        if (const std::optional<VideoTask> task = changed.task(m_shown)) {
            m_task = task;
            refresh(false);
            showOutlook();
        }
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
    m_task = id != 0 ? m_engine.store().task(id) : std::nullopt;
    m_frames.setTask(id);
    refresh(play);
    showOutlook();
}

void StageController::refresh(bool play)
{
    m_details.showTask(m_task, [&store = m_engine.store(), id = m_shown] { return store.log(id); });
    m_player.setMark(m_task ? practiceMark(*m_task) : QString());
    if (!m_task || !hasVideo(*m_task)) {
        m_player.clear(m_task ? whyNoClip(*m_task) : QString());
        return;
    }
    m_player.showFile(m_task->file);
    if (play)
        m_player.play();
}

void StageController::showOutlook()
{
    if (m_task && m_task->id == m_details.shownTask())
        m_details.setOutlook(statusTextOf(*m_task, circumstancesOf(*m_task, m_engine.runner())).whole);
}

} // namespace Dailies
