// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/takeactionbar.h"

#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/taskstore.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/tasks/actions/markactions.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/starrating.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int rowHeight = 38;
constexpr int buttonHeight = 28;
constexpr int gap = 4;
constexpr int lineRoom = 17; ///< around the line on each side of the stars

/// From left to right. What gets its label back last comes last.
const QList<TaskCommand>& commandsOfRow()
{
    static const QList<TaskCommand> all{TaskCommand::CheckNow, TaskCommand::EditLimits, TaskCommand::Continue,
        TaskCommand::EditClip, TaskCommand::UseAgain, TaskCommand::Variations, TaskCommand::SaveAs, TaskCommand::Reject,
        TaskCommand::Unreject, TaskCommand::Delete, TaskCommand::Restore, TaskCommand::Withdraw,
        TaskCommand::StopWatching};
    return all;
}

/// Without a task, the row shows what it offers for a take with a clip.
bool isShownWithoutTask(TaskCommand command)
{
    return command != TaskCommand::CheckNow && command != TaskCommand::EditLimits
        && command != TaskCommand::StopWatching && command != TaskCommand::Restore && command != TaskCommand::Unreject
        && command != TaskCommand::Withdraw;
}

/// What needs a clip stays in its place for a take that has none, so that the buttons beside it do not move from take to
/// take. While a take is at work, and in the Trash, the row shows only what is possible.
bool isShownDisabled(TaskCommand command, const VideoTask& task)
{
    const bool needsClip = command == TaskCommand::Continue || command == TaskCommand::EditClip
        || command == TaskCommand::SaveAs || (command == TaskCommand::Reject && !task.marks.rejected);
    return needsClip && isTerminal(task.state) && !task.marks.recycledAt.isValid();
}

QString nameOf(TaskCommand command)
{
    switch (command) {
    case TaskCommand::CheckNow: return u"checkNowButton"_s;
    case TaskCommand::EditLimits: return u"editLimitsButton"_s;
    case TaskCommand::Continue: return u"continueButton"_s;
    case TaskCommand::EditClip: return u"editClipButton"_s;
    case TaskCommand::UseAgain: return u"reuseButton"_s;
    case TaskCommand::Variations: return u"variationsButton"_s;
    case TaskCommand::SaveAs: return u"saveAsButton"_s;
    case TaskCommand::Reject: return u"rejectButton"_s;
    case TaskCommand::Unreject: return u"unrejectButton"_s;
    case TaskCommand::Delete: return u"deleteButton"_s;
    case TaskCommand::Restore: return u"restoreButton"_s;
    case TaskCommand::Withdraw: return u"withdrawButton"_s;
    default: return u"stopTrackingButton"_s;
    }
}

} // namespace

TakeActionBar::TakeActionBar(TaskChanges& changes, TaskMarking& marking, QWidget* parent)
    : QWidget(parent)
    , m_changes(changes)
    , m_marking(marking)
    , m_actions(new TaskActions(this, commandsOfRow()))
    , m_marks(
          new MarkActions(marking, this, this, [this] { return m_task ? QList<TaskId>{m_task->id} : QList<TaskId>(); }))
    , m_row(new QHBoxLayout(this))
    , m_stars(new StarRating(this))
    , m_menu(new QMenu(this))
    , m_ratings(new QMenu(tr("Rating"), this))
{
    setObjectName(u"takeActionBar"_s);
    setFixedHeight(rowHeight);
    m_row->setContentsMargins(lineRoom, 0, 0, 0);
    m_row->setSpacing(gap);
    m_row->addWidget(m_stars);
    m_row->addSpacing(lineRoom);
    for (const TaskCommand command : commandsOfRow())
        addButton(command);
    addMore();
    m_row->addStretch(1);
    connect(m_stars, &StarRating::rated, this, [this](int rating) {
        if (m_task)
            m_marking.rate({m_task->id}, rating);
    });
    connect(m_actions, &TaskActions::triggered, this, &TakeActionBar::execute);
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        if (const std::optional<VideoTask> task = m_task ? changed.task(m_task->id) : std::nullopt)
            take(task);
    });
    follow();
}

void TakeActionBar::addButton(TaskCommand command)
{
    auto* button = new QToolButton(this);
    button->setObjectName(nameOf(command));
    button->setAutoRaise(true);
    button->setIconSize(QSize(16, 16));
    button->setFixedHeight(buttonHeight);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the list or the picture
    // press() ignores the second half of a double click after which the button has another command.
    connect(button, &QToolButton::clicked, this, [this, command] { m_actions->press(command); });
    m_row->addWidget(button);
    m_buttons.append({command, button, false, false});
    connect(
        m_actions->action(command), &QAction::changed, button, [this, command, button] { explain(command, button); });
}

void TakeActionBar::addMore()
{
    m_more = new QToolButton(this);
    m_more->setObjectName(u"moreCommandsButton"_s);
    m_more->setText(tr("More"));
    m_more->setAccessibleName(m_more->text());
    m_more->setToolTip(tr("More actions"));
    m_more->setIcon(icon(u"more-vertical"_s));
    m_more->setAutoRaise(true);
    m_more->setIconSize(QSize(16, 16));
    m_more->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_more->setFixedSize(buttonHeight, buttonHeight);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->hide();
    m_row->addWidget(m_more);
    m_ratings->setIcon(icon(u"star"_s));
    m_ratings->addActions(m_marks->ratings());
    m_menu->setToolTipsVisible(true);
    connect(m_menu, &QMenu::aboutToShow, this, &TakeActionBar::fillMore);
    setPopupMenu(m_more, m_menu);
}

void TakeActionBar::fillMore()
{
    m_menu->clear();
    if (m_stars->isHidden())
        m_menu->addMenu(m_ratings);
    for (const Button& each : std::as_const(m_buttons)) {
        if (each.isOffered && each.button->isHidden())
            m_menu->addAction(m_actions->action(each.command));
    }
    m_menu->addSeparator();
    m_menu->addActions(m_others);
}

void TakeActionBar::explain(TaskCommand command, QToolButton* button)
{
    const QAction* action = m_actions->action(command);
    // In the list, the keys are for all selected takes.
    const QString title = m_task && m_selected > 1 ? tr("Take %1").arg(m_task->id) + u'\n' + action->text()
                                                   : withKeys(action->text(), *action);
    button->setToolTip(plainToolTip(title + u'\n' + m_actions->explanation(command)));
}

void TakeActionBar::showTask(TaskId id)
{
    take(id != 0 ? m_changes.store().task(id) : std::nullopt);
}

void TakeActionBar::take(const std::optional<VideoTask>& task)
{
    // A take that ends on its own does not move the row below the pointer: the click may be under way.
    const bool isSame = m_task && task && m_task->id == task->id;
    m_isKept = isSame && underMouse() && (m_isKept || m_task->state != task->state);
    m_task = task;
    follow();
}

void TakeActionBar::setSelected(int takes)
{
    m_selected = takes;
    for (const Button& each : std::as_const(m_buttons))
        explain(each.command, each.button);
}

void TakeActionBar::setPresses(const PressWatch* presses)
{
    m_actions->setPresses(presses);
}

QList<QAction*> TakeActionBar::keys() const
{
    return m_actions->all() + m_marks->all();
}

void TakeActionBar::execute(TaskCommand command)
{
    if (!m_task || !isPossible(command, *m_task))
        return;
    const QList<TaskId> ids{m_task->id};
    if (command == TaskCommand::Reject || command == TaskCommand::Unreject)
        m_marking.reject(ids, command == TaskCommand::Reject);
    else if (command == TaskCommand::Delete)
        m_marking.remove(ids);
    else if (command == TaskCommand::Restore)
        m_marking.restore(ids);
    else
        Q_EMIT commandRequested(command, ids);
    // The next command may already depend on the result of this one.
    m_changes.deliver();
}

void TakeActionBar::follow()
{
    m_actions->setTask(m_task);
    m_stars->setEnabled(m_task && (m_task->state == TaskState::Saved || m_task->marks.rating > 0));
    m_more->setEnabled(m_task.has_value());
    m_stars->setRating(m_task ? m_task->marks.rating : 0);
    QToolButton* focused = nullptr;
    for (auto& [command, button, isOffered, canRun] : m_buttons) {
        if (focused == nullptr && button->hasFocus()) // hiding it passes the focus on
            focused = button;
        const QAction* action = m_actions->action(command);
        button->setEnabled(action->isEnabled());
        explain(command, button);
        if (m_isKept)
            continue;
        button->setText(action->text());
        button->setAccessibleName(QString(action->text()).remove(u'…'));
        button->setIcon(action->icon());
        canRun = action->isEnabled();
        isOffered = m_task ? action->isEnabled() || isShownDisabled(command, *m_task) : isShownWithoutTask(command);
        button->setVisible(isOffered);
    }
    if (focused != nullptr && focused->isHidden())
        keepFocusNear(focused);
    fit();
}

// The focused button is gone. What comes after it in the row often undoes it.
void TakeActionBar::keepFocusNear(const QToolButton* gone)
{
    QToolButton* next = nullptr;
    bool isAfter = false;
    for (const Button& each : std::as_const(m_buttons)) {
        isAfter = isAfter || each.button == gone;
        if (each.button->isHidden())
            continue;
        next = each.button;
        if (isAfter)
            break;
    }
    if (next != nullptr)
        next->setFocus(Qt::OtherFocusReason);
}

// Labels give way from the end of the row, and then the buttons; those of Continue are the last. Before all others, what
// is not possible anyway loses its label.
void TakeActionBar::fit()
{
    int needed = m_row->contentsMargins().left() + m_stars->sizeHint().width() + lineRoom + gap;
    for (const Button& each : std::as_const(m_buttons)) {
        each.button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        each.button->setVisible(each.isOffered);
        if (each.isOffered)
            needed += gap + each.button->sizeHint().width();
    }
    QList<Button> leaving(m_buttons.crbegin(), m_buttons.crend());
    std::stable_partition(
        leaving.begin(), leaving.end(), [](const Button& each) { return each.command != TaskCommand::Continue; });
    QList<Button> shortened = leaving;
    std::stable_partition(shortened.begin(), shortened.end(), [](const Button& each) { return !each.canRun; });
    for (const Button& each : std::as_const(shortened)) {
        if (needed <= width())
            break;
        if (!each.isOffered)
            continue;
        needed -= each.button->sizeHint().width();
        each.button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        needed += each.button->sizeHint().width();
    }
    // Without room for all icons, the last ones are in a menu. Before Continue, the stars are, too.
    m_more->setVisible(needed > width());
    if (!m_more->isHidden())
        needed += gap + m_more->width();
    bool hasStars = true;
    for (const Button& each : std::as_const(leaving)) {
        if (each.command == TaskCommand::Continue && needed > width()) {
            hasStars = false;
            needed -= m_stars->sizeHint().width() + lineRoom + gap;
        }
        if (needed <= width())
            break;
        if (!each.isOffered || each.button->hasFocus())
            continue;
        needed -= gap + each.button->sizeHint().width();
        each.button->hide();
    }
    m_stars->setVisible(hasStars);
    m_row->activate(); // at once, so that nothing is painted squeezed
    update();
}

QSize TakeActionBar::minimumSizeHint() const
{
    return {0, rowHeight};
}

void TakeActionBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void TakeActionBar::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    if (std::exchange(m_isKept, false))
        follow();
}

// Lines on both sides of the stars.
void TakeActionBar::paintEvent(QPaintEvent* /*event*/)
{
    if (m_stars->isHidden())
        return;
    QPainter painter(this);
    const QRect stars = m_stars->geometry();
    for (const int x : {stars.left() - lineRoom / 2 - 1, stars.right() + lineRoom / 2 + 1})
        painter.fillRect(QRect(x, (height() - 20) / 2, 1, 20), tone(palette(), Tone::Line));
}

} // namespace Dailies
