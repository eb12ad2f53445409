// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/taskactions.h"

#include "app/common/sentences.h"
#include "ui/style/icons.h"
#include "ui/tasks/facts/taskstanding.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/presswatch.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QMenu>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

QMenu* newGroup(QMenu* menu, const QString& iconName, const QString& title)
{
    auto* group = new QMenu(title, menu);
    group->setIcon(Dailies::icon(iconName));
    group->setToolTipsVisible(true);
    return group;
}

} // namespace

TaskActions::TaskActions(QWidget* keyboardOwner, const QList<TaskCommand>& commands) : QObject(keyboardOwner)
{
    for (const CommandRow& row : commandRows()) {
        if (!commands.isEmpty() && !commands.contains(row.command))
            continue;
        auto* action = new QAction(Dailies::icon(QString::fromLatin1(row.icon)), tr(row.text), this);
        nameCommand(action, QString::fromLatin1(row.id),
            (row.traits & MayCharge) != 0 ? CommandCost::MayCharge : CommandCost::Free);
        action->setShortcuts(row.keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setShortcutVisibleInContextMenu(true);
        action->setAutoRepeat(isMove(row.command));
        connect(action, &QAction::triggered, this, [this, command = row.command] {
            if (isMove(command) || m_presses == nullptr || !m_presses->isRepeat())
                Q_EMIT triggered(command);
        });
        m_actions.insert(row.command, action);
    }
    addTo(keyboardOwner);
    update();
}

QList<QAction*> TaskActions::all() const
{
    QList<QAction*> actions;
    for (const CommandRow& row : commandRows()) {
        if (QAction* each = action(row.command))
            actions.append(each);
    }
    return actions;
}

void TaskActions::addTo(QWidget* owner)
{
    m_owners.append(owner);
    owner->addActions(all() + m_joined);
}

void TaskActions::join(const QList<QAction*>& others)
{
    m_joined += others;
    for (QWidget* owner : std::as_const(m_owners))
        owner->addActions(others);
}

void TaskActions::setExtracts(const QList<QAction*>& extracts)
{
    m_extracts = extracts;
    join(extracts);
}

void TaskActions::press(TaskCommand command)
{
    const SendPress press = m_presses ? m_presses->current() : SendPress();
    const bool isSecondHalf =
        press.event != 0 && m_pressed.event != 0 && press.madeAt - m_pressed.madeAt < SendGate::onePressMs;
    m_pressed = press;
    if (!isSecondHalf)
        action(command)->trigger();
}

void TaskActions::setTask(const std::optional<VideoTask>& task)
{
    m_task = task;
    update();
}

void TaskActions::setSelection(const QList<VideoTask>& selected)
{
    m_selection = selected;
    update();
}

void TaskActions::setQueuePlace(bool hasBefore, bool hasAfter)
{
    m_hasBefore = hasBefore;
    m_hasAfter = hasAfter;
    update();
}

void TaskActions::update()
{
    for (const CommandRow& row : commandRows()) {
        QAction* shown = action(row.command);
        if (shown == nullptr)
            continue;
        const bool possible = isPossibleNow(row.command);
        shown->setEnabled(possible);
        shown->setToolTip(plainToolTip(explanation(row.command)));
        if (row.command == TaskCommand::CheckNow)
            shown->setText(checkWords());
        else if (row.command == TaskCommand::CancelSending)
            shown->setText(isUploading() ? tr("Cancel upload") : tr(row.text));
        else if (row.command == TaskCommand::Resubmit)
            shown->setText(chargesNothing() ? tr("Resubmit anyway (may run twice)…") : tr(row.text));
        // The commands that move a task are visible together, so that none changes its position when another is used.
        const bool belongs = m_task && (isMove(row.command) ? row.isPossible(*m_task) : possible);
        shown->setVisible(belongs || hasTrait(row.command, AlwaysShown));
    }
}

/// Whether all selected tasks belong to the practice service, which charges nothing.
bool TaskActions::chargesNothing() const
{
    return m_task && isPractice(*m_task) && std::all_of(m_selection.cbegin(), m_selection.cend(), isPractice);
}

/// It is read when a menu opens, because it takes longer than other explanations.
void TaskActions::showCost() const
{
    QAction* again = action(TaskCommand::SubmitAgain);
    if (again == nullptr)
        return;
    const bool isCharged = again->isEnabled() && m_task && !chargesNothing();
    if (const QString cost = isCharged && m_costs ? m_costs({*m_task}) : QString(); !cost.isEmpty())
        again->setToolTip(plainToolTip(joinedSentences({explanation(TaskCommand::SubmitAgain), cost})));
}

bool TaskActions::isUploading() const
{
    return m_task && m_task->state == TaskState::Uploading;
}

QString TaskActions::explanation(TaskCommand command) const
{
    return !m_task || isPossibleNow(command) ? toolTipOf(command) : whyNot(command);
}

QString TaskActions::toolTipOf(TaskCommand command) const
{
    if (chargesNothing() && command == TaskCommand::SubmitAgain)
        return tr("Sends the same request as a new task.");
    if (chargesNothing() && command == TaskCommand::StopWatching)
        return tr("Stops checking this task. The practice service may still run it.");
    if (isUploading() && command == TaskCommand::CancelSending)
        return tr("Stops the upload and keeps the request here, on hold. Nothing was sent to the service.");
    const char* toolTip = commandRow(command).toolTip;
    return toolTip != nullptr ? tr(toolTip) : QString();
}

/// The text of CheckNow. It sends a waiting task, downloads a finished clip, and queries any other task.
QString TaskActions::checkWords() const
{
    switch (m_task ? m_task->state : TaskState::InProgress) {
    case TaskState::Refused:
    case TaskState::Waiting: return tr("Send now");
    case TaskState::Downloading: return tr("Download");
    case TaskState::Saved:
        return isClipGone(*m_task) || mayBeFetchedAgain(*m_task) ? tr("Download again") : tr("Check now");
    case TaskState::Expired: return tr("Download again");
    default: return tr("Check now");
    }
}

bool TaskActions::isPossibleNow(TaskCommand command) const
{
    if (!m_task)
        return false;
    // Remove and Delete share one key. The chosen task decides which of them it triggers.
    if (isForAll(command) && command != TaskCommand::Withdraw
        && std::any_of(m_selection.cbegin(), m_selection.cend(),
            [command](const VideoTask& task) { return isPossible(command, task); }))
        return true;
    if (!isPossible(command, *m_task) || lacksClip(command, *m_task))
        return false;
    return (m_hasBefore || !hasTrait(command, MovesAhead)) && (m_hasAfter || !hasTrait(command, MovesBack));
}

/// The tooltip of a command that is visible but not possible.
QString TaskActions::whyNot(TaskCommand command) const
{
    if (hasTrait(command, NeedsClip) && isInBin(*m_task))
        return tr("This take is in the Trash. Restore brings it back with its clip.");
    if (command == TaskCommand::Play && m_task->state == TaskState::Saved && !hasVideo(*m_task))
        return clipRemark(*m_task);
    if (lacksClip(command, *m_task))
        return standingOf(*m_task).meaning;
    if (hasTrait(command, NeedsClip))
        return isTerminal(m_task->state) ? tr("This task has no clip.") : tr("Still generating…");
    const char* reason = commandRow(command).whyNot;
    return reason != nullptr ? tr(reason) : toolTipOf(command);
}

void TaskActions::fill(QMenu* menu) const
{
    // All of them fit on a small screen: the rare ones are in menus of their own, and without a clip only Play says so.
    QMenu* part = newGroup(menu, u"scissors"_s, tr("Save a part"));
    part->addActions(m_extracts);
    QMenu* order = newGroup(menu, u"arrow-up-to-line"_s, tr("Order"));
    QMenu* copy = newGroup(menu, u"copy"_s, tr("Copy"));
    QMenu* more = newGroup(menu, u"more-vertical"_s, tr("More"));
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, &TaskActions::showCost);
    for (const CommandRow& row : commandRows()) {
        QAction* each = action(row.command);
        if ((row.traits & BeginsGroup) != 0)
            menu->addSeparator();
        if (each == nullptr
            || (hasTrait(row.command, NeedsClip) && row.command != TaskCommand::Play && !each->isEnabled()))
            continue;
        QMenu* group = isMove(row.command)      ? order
            : hasTrait(row.command, Copies)     ? copy
            : hasTrait(row.command, SeldomUsed) ? more
                                                : nullptr;
        // The menu of the seldom used ones stands where its last one would.
        if (group != nullptr && (group == more ? row.command == TaskCommand::SaveEvidence : group->isEmpty()))
            menu->addMenu(group);
        (group != nullptr ? group : menu)->addAction(each);
        if (row.command == TaskCommand::SaveAs && !m_extracts.isEmpty())
            menu->addMenu(part);
    }
    order->menuAction()->setVisible(m_task && isPossible(TaskCommand::MoveFirst, *m_task));
}

} // namespace Dailies
