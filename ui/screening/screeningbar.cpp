// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screening/screeningbar.h"

#include "app/tasks/history/taskhistory.h"
#include "app/tasks/takecost.h"
#include "ui/screening/screeningkeys.h"
#include "ui/screening/screeningstrip.h"
#include "ui/style/applylook.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"
#include "ui/viewer/transportbar.h"
#include "ui/viewer/volumebutton.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/liveregion.h"
#include "ui/widgets/starrating.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int sideMargin = 12;
constexpr int innerMargin = 12; ///< the track has one of its own
constexpr int lineRoom = 17;
constexpr double mostForKeys = 0.45; ///< of the width; the strip needs the rest
constexpr int roomForWords = 1200; ///< in a narrower bar, the buttons are icons

QAction* newAction(const QString& id, const QString& text, const QString& iconName, Qt::Key key, QObject* parent)
{
    auto* action = new QAction(icon(iconName), text, parent);
    nameCommand(action, id);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    return action;
}

QWidget* newLine(QWidget* parent)
{
    QFrame* line = dividingLine(Qt::Vertical, parent);
    line->setFixedHeight(20);
    return line;
}

} // namespace

ScreeningBar::ScreeningBar(
    PlayerWidget& player, ScreeningModel& model, const ScreeningActions& actions, QWidget* ground)
    : QWidget(ground)
    , m_player(player)
    , m_rejecting(*actions.rejecting)
    , m_leaving(*actions.leaving)
    , m_previous(newAction(u"previousTake"_s, tr("Previous take"), u"skip-back"_s, Qt::Key_Left, this))
    , m_next(newAction(u"nextTake"_s, tr("Next take"), u"skip-forward"_s, Qt::Key_Right, this))
    , m_strip(new ScreeningStrip(model, this))
    , m_speech(new LiveRegion(this))
{
    setObjectName(u"screeningBar"_s);
    keepTheme(this, Theme::Dark); // it lies over the picture
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(sideMargin, 10, sideMargin, 6);
    column->setSpacing(4);
    auto* middle = new QHBoxLayout;
    middle->setContentsMargins(innerMargin, 0, innerMargin, 0);
    middle->setSpacing(12);
    middle->addWidget(newWords(), 1);
    middle->addWidget(newButtons());
    middle->addWidget(newTools(ground), 1);
    column->addLayout(middle);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(innerMargin - 3, 0, innerMargin, 0);
    bottom->setSpacing(16);
    bottom->addWidget(m_strip, 1);
    ScreeningActions named = actions;
    named.previous = m_previous;
    named.next = m_next;
    m_keys = new ScreeningKeys(named, this);
    bottom->addWidget(m_keys);
    column->addLayout(bottom);
    connect(m_previous, &QAction::triggered, this, [this] { Q_EMIT moveRequested(-1); });
    connect(m_next, &QAction::triggered, this, [this] { Q_EMIT moveRequested(1); });
    connect(m_strip, &ScreeningStrip::takeChosen, this, &ScreeningBar::takeChosen);
    connect(m_stars, &StarRating::rated, this, &ScreeningBar::rated);
    connect(m_reject, &QPushButton::clicked, this, &ScreeningBar::rejectToggled);
    setRunning(false);
}

QWidget* ScreeningBar::newWords()
{
    auto* words = new QWidget(this);
    QVBoxLayout* column = bareColumn(words, 2);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    m_order = new QLabel(words);
    m_order->setObjectName(u"screeningOrder"_s);
    QFont large = semiboldFont(m_order->font());
    large.setPointSizeF(large.pointSizeF() + 1);
    m_order->setFont(large);
    m_facts = new ElidedLabel(words);
    m_facts->setObjectName(u"screeningFacts"_s);
    makeQuiet(m_facts);
    first->addWidget(m_order);
    first->addWidget(m_facts, 1);
    m_prompt = new ElidedLabel(words);
    m_prompt->setObjectName(u"screeningPrompt"_s);
    column->addStretch(1);
    column->addLayout(first);
    column->addWidget(m_prompt);
    column->addStretch(1);
    return words;
}

QWidget* ScreeningBar::newButtons()
{
    auto* buttons = new QWidget(this);
    buttons->setLayoutDirection(Qt::LeftToRight); // as the keys that move
    QHBoxLayout* row = bareRow(buttons, 8);
    QPushButton* previous = newButton(m_previous, u"previousTakeButton"_s, row);
    previous->setProperty("words", tr("Previous"));
    QPushButton* play = newButton(m_player.playerActions()->playPause(), u"screeningPlayButton"_s, row);
    play->setFixedWidth(40);
    QPushButton* next = newButton(m_next, u"nextTakeButton"_s, row);
    next->setProperty("words", tr("Next"));
    next->setLayoutDirection(Qt::RightToLeft); // the arrow points away from the word
    row->addSpacing(lineRoom / 2);
    row->addWidget(newLine(buttons));
    row->addSpacing(lineRoom / 2);
    m_stars = new StarRating(buttons);
    row->addWidget(m_stars);
    row->addSpacing(lineRoom / 2);
    row->addWidget(newLine(buttons));
    row->addSpacing(lineRoom / 2);
    m_reject = new QPushButton(buttons);
    m_reject->setObjectName(u"screeningRejectButton"_s);
    m_reject->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_reject);
    m_worded = {previous, next, m_reject};
    return buttons;
}

/// A button for an action. A click leaves the keyboard with the picture.
QPushButton* ScreeningBar::newButton(QAction* action, const QString& name, QHBoxLayout* row)
{
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
    const auto follow = [button, action] {
        button->setIcon(action->icon());
        button->setAccessibleName(action->text());
        button->setEnabled(action->isEnabled());
        button->setToolTip(plainToolTip(withKeys(action->text(), *action)));
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    return button;
}

QWidget* ScreeningBar::newTools(QWidget* ground)
{
    auto* tools = new QWidget(this);
    QHBoxLayout* row = bareRow(tools, 4);
    row->addStretch(1);
    PlayerActions* actions = m_player.playerActions();
    addPlayerButton(actions->loop(), u"screeningLoopButton"_s, tools);
    row->addWidget(newSpeedButton(m_player.player(), actions, tools));
    m_volume = newVolumeButton(m_player.player(), actions, ground, tools);
    // The player remembers the volume.
    connect(m_volume->slider(), &QSlider::valueChanged, &m_player, &PlayerWidget::setVolume);
    row->addWidget(m_volume);
    row->addSpacing(8);
    row->addWidget(newLine(tools));
    row->addSpacing(8);
    auto* leave = new QToolButton(tools);
    leave->setObjectName(u"leaveScreeningButton"_s);
    leave->setText(tr("Exit"));
    leave->setAccessibleName(tr("Exit screening"));
    const auto explain = [leave, this] { leave->setToolTip(plainToolTip(withKeys(tr("Exit screening"), m_leaving))); };
    connect(&m_leaving, &QAction::changed, leave, explain);
    explain();
    leave->setIcon(icon(u"minimize"_s));
    leave->setIconSize(QSize(16, 16));
    leave->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    leave->setAutoRaise(true);
    leave->setFixedHeight(28);
    leave->setFocusPolicy(Qt::TabFocus);
    connect(
        leave, &QToolButton::clicked, actions->fullScreen(), [actions] { actions->fullScreen()->setChecked(false); });
    row->addWidget(leave);
    return tools;
}

void ScreeningBar::showTake(const VideoTask& task, int place, int count)
{
    const QLocale locale;
    m_order->setText(tr("%1 of %2").arg(locale.toString(place + 1), locale.toString(count)));
    QStringList facts{tr("Take %1").arg(task.id), task.request.model};
    if (const std::optional<Amount> seconds = clipSeconds(task))
        facts.append(tr("%1 s", "seconds").arg(locale.toString(seconds->text().toDouble())));
    if (!hasVideo(task))
        facts.append(stateWord(task));
    facts.removeAll(QString());
    m_facts->setText(facts.join(u" · "_s));
    m_prompt->setText(task.request.prompt.simplified());
    const bool isRejected = task.marks.rejected;
    m_stars->setEnabled(true);
    m_stars->setRating(task.marks.rating);
    m_reject->setEnabled(!task.marks.recycledAt.isValid() && (isRejected || TaskHistory::mayRecycle(task)));
    m_reject->setIcon(icon(isRejected ? u"check"_s : u"thumbs-down"_s));
    m_reject->setProperty("words", isRejected ? tr("Restore") : tr("Reject"));
    m_reject->setAccessibleName(m_reject->property("words").toString());
    m_reject->setToolTip(
        plainToolTip(m_reject->isEnabled() ? withKeys(m_reject->accessibleName(), m_rejecting)
                                           : tr("A take that is in progress or needs a decision can't be rejected.")));
    m_previous->setEnabled(place > 0);
    m_strip->showCurrent(place);
    fit();
}

void ScreeningBar::showEnd(int count)
{
    m_order->setText(tr("%n takes", nullptr, count));
    m_facts->setText({});
    m_prompt->setText({});
    m_stars->setRating(0);
    m_stars->setEnabled(false);
    m_reject->setEnabled(false);
    m_previous->setEnabled(count > 0);
    m_strip->clearSelection();
}

void ScreeningBar::announce(const QString& words)
{
    m_speech->say(words);
}

void ScreeningBar::followVolume()
{
    const QSignalBlocker quiet(m_volume->slider());
    m_volume->slider()->setValue(m_player.volume());
}

void ScreeningBar::setRunning(bool running)
{
    m_previous->setEnabled(running);
    m_next->setEnabled(running);
}

bool ScreeningBar::isUsed() const
{
    const QWidget* focused = QApplication::focusWidget();
    return underMouse() || (focused != nullptr && isAncestorOf(focused))
        || QApplication::activePopupWidget() != nullptr;
}

// The words give way to icons, so that the prompt keeps its room.
void ScreeningBar::fit()
{
    const bool hasRoom = width() >= roomForWords;
    for (QPushButton* button : std::as_const(m_worded))
        button->setText(hasRoom ? button->property("words").toString() : QString());
    m_keys->setVisible(m_keys->sizeHint().width() < width() * mostForKeys);
}

void ScreeningBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool ScreeningBar::event(QEvent* event)
{
    return keepsSpaceForButton(event) || QWidget::event(event);
}

void ScreeningBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), tone(palette(), Tone::Line));
}

} // namespace Dailies
