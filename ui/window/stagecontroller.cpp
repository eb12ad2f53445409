// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/stagecontroller.h"

#include "app/engine/engine.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/table/taskstatustext.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/facts/taskstanding.h"
#include "ui/tasks/filter/taskgroup.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/tasks/stage/submission.h"
#include "ui/tasks/stage/takestage.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"
#include "ui/window/framecontroller.h"

#include <QAction>
#include <QStyle>

#include <utility>

namespace Dailies {

namespace {

constexpr int tickMs = 1000;

} // namespace

StageController::StageController(Engine& engine, TaskChanges& changes, PlayerWidget& player, TaskDetails& details,
    FrameController& frames, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_changes(changes)
    , m_player(player)
    , m_details(details)
    , m_frames(frames)
    , m_stage(new TakeStage)
{
    player.setStandIn(m_stage);
    details.setCosts([&engine](TaskId id) { return SpendBook(engine.store(), engine.clock()).entryOf(id); });
    connect(m_stage, &TakeStage::takeChosen, this, &StageController::taskRequested);
    connect(m_stage, &TakeStage::attachIdRequested, this, &StageController::attachIdRequested);
    connect(m_stage, &TakeStage::resubmitRequested, this, &StageController::resubmitRequested);
    connect(m_stage, &TakeStage::leaveRequested, this, &StageController::leaveRequested);
    connect(player.playerActions()->mute(), &QAction::toggled, this, [this](bool isMuted) {
        if (!isMuted)
            m_isMuted = false; // by the user, who may mute it again
    });
    m_ticking.setInterval(tickMs);
    connect(&m_ticking, &QTimer::timeout, this, [this] {
        if (m_stage->isVisible())
            showOutlook();
    });
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        const bool isKin = changed.update(m_submission);
        const std::optional<VideoTask> task = changed.task(m_shown);
        if (task) {
            // A clip that was renamed or restored did not just become ready.
            const bool becomesReady = m_task && m_task->state != TaskState::Saved && hasClip(*task);
            const QString place = clipPlace(*task);
            const bool isMoved = m_task && clipPlace(*m_task) == m_player.path() && clipPlace(*m_task) != place;
            if (isMoved && hasClip(*task))
                m_player.followRename(place);
            m_task = task;
            refresh();
            if (becomesReady)
                playOnce();
        }
        if (task || isKin)
            showOutlook();
        if (!m_task)
            m_player.clear(whyEmpty());
    });
    player.clear(whyEmpty());
}

/// Without any take, there is none to select.
QString StageController::whyEmpty() const
{
    return countOf(TaskGroup::All, m_changes.counts()) > 0 ? QString() : tr("Takes play here.");
}

void StageController::setActions(TaskActions* actions)
{
    m_stage->setActions(actions);
}

void StageController::setCosts(const std::function<QString(const QList<VideoTask>&)>& costs)
{
    m_stage->setCosts([this, costs](TaskId id) {
        const std::optional<VideoTask> task = m_engine.store().task(id);
        return task ? costs({*task}) : QString();
    });
}

void StageController::follow(TaskPanel& tasks)
{
    connect(&tasks, &TaskPanel::taskSelected, this, &StageController::show);
    connect(&tasks, &TaskPanel::ticked, this, [this] {
        showOutlook();
        if (m_ticking.isActive())
            m_ticking.start(); // in step with the list, so that both count down the same
    });
    const auto hold = [this, &tasks] {
        const bool holds = m_isSearching && isWatched();
        if (std::exchange(m_isHolding, holds) != holds)
            tasks.holdSelection(holds);
    };
    connect(&tasks, &TaskPanel::searching, this, [this, hold](bool isSearching) {
        m_isSearching = isSearching;
        hold();
    });
    // Queued, because another clip may be shown in response.
    connect(m_player.player(), &Player::stateChanged, &tasks, hold, Qt::QueuedConnection);
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
    if (id != m_shown)
        restoreSound();
    m_shown = id;
    m_task = id != 0 ? m_engine.store().task(id) : std::nullopt;
    m_submission.clear();
    m_frames.setTask(id);
    refresh();
    showOutlook();
    if (play && m_task && hasClip(*m_task))
        m_player.play();
}

void StageController::refreshCost()
{
    m_details.showTask(m_task, [&store = m_engine.store(), id = m_shown] { return store.log(id); });
}

void StageController::refresh()
{
    refreshCost();
    m_player.setMark(m_task ? practiceMark(*m_task) : QString());
    const bool isPlayer = !m_task || hasClip(*m_task);
    if (isPlayer) {
        m_stage->clear();
        m_submission.clear();
    } else if (m_submission.isEmpty()) {
        m_submission = submissionOf(m_engine.store(), *m_task);
    }
    if (m_task && isPlayer)
        m_player.showFile(clipPlace(*m_task));
    else
        m_player.clear(m_task ? QString() : whyEmpty());
    m_player.showStandIn(!isPlayer);
    const bool isUnderWay = m_task && m_task->watched && !isTerminal(m_task->state) && !isKeptBack(*m_task)
        && !tellsRemovedAccount(m_task->error);
    m_player.setTrackHint(isUnderWay ? tr("Downloads automatically, then plays here") : QString());
    if (isPlayer || isTerminal(m_task->state))
        m_ticking.stop();
    else if (!m_ticking.isActive())
        m_ticking.start();
}

void StageController::showOutlook()
{
    if (!m_task)
        return;
    if (m_task->id == m_details.shownTask())
        m_details.setOutlook(statusTextOf(*m_task, circumstancesOf(*m_task, m_engine.runner())).whole);
    if (!m_submission.isEmpty() && !m_stage->isHidden())
        showStage();
}

void StageController::showStage()
{
    const TaskRunner& runner = m_engine.runner();
    const auto wordsOf = [this, &runner](const VideoTask& task) {
        return stageWordsOf(
            task, circumstancesOf(task, runner), transferredFraction(task, runner), m_engine.clock().now());
    };
    QList<SubmissionTake> takes;
    for (const VideoTask& task : std::as_const(m_submission)) {
        takes.append(submissionTakeOf(task, wordsOf(task)));
        takes.last().isShown = task.id == m_shown;
    }
    m_stage->showTask(*m_task, wordsOf(*m_task), takes);
}

/// Plays a clip that became ready on the stage, without sound, because the user may be doing something else.
void StageController::playOnce()
{
    if (!m_player.isVisible() || m_player.style()->styleHint(QStyle::SH_Widget_Animate, nullptr, &m_player) == 0)
        return;
    QAction* mute = m_player.playerActions()->mute();
    m_isMuted = m_isMuted || !mute->isChecked();
    mute->setChecked(true);
    m_player.play();
}

bool StageController::isWatched() const
{
    return m_player.player()->state() == PlayerState::Playing;
}

void StageController::save()
{
    m_details.finishMarks();
    m_engine.runner().endLooking();
    restoreSound();
}

void StageController::restoreSound()
{
    if (std::exchange(m_isMuted, false))
        m_player.playerActions()->mute()->setChecked(false);
}

void StageController::askDecision()
{
    m_stage->askDecision();
}

void StageController::askForId()
{
    m_stage->askForId();
}

void StageController::askResubmit()
{
    m_stage->askResubmit();
}

void StageController::showProblem(const QString& sentence)
{
    m_stage->showProblem(sentence);
}

} // namespace Dailies
