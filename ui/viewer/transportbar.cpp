// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/transportbar.h"

#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/seektrack.h"
#include "ui/viewer/volumebutton.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int barHeight = 38;
constexpr int leastBarWidth = 340;

void dress(QToolButton* button, const QString& name)
{
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setIconSize(QSize(16, 16));
    button->setFixedHeight(28);
    button->setFocusPolicy(Qt::StrongFocus);
}

} // namespace

QToolButton* addPlayerButton(QAction* action, const QString& name, QWidget* row)
{
    auto* button = new QToolButton(row);
    dress(button, name);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFixedWidth(28);
    row->layout()->addWidget(button);
    return button;
}

bool keepsSpaceForButton(QEvent* event)
{
    const bool isSpace =
        event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    if (isSpace && qobject_cast<QAbstractButton*>(QApplication::focusWidget()) != nullptr)
        event->accept();
    return isSpace && event->isAccepted();
}

QToolButton* newSpeedButton(Player* player, PlayerActions* actions, QWidget* parent)
{
    auto* menu = new QMenu(parent);
    menu->addActions(actions->speeds());
    auto* button = new QToolButton(parent);
    dress(button, u"speedButton"_s);
    button->setAccessibleName(TransportBar::tr("Speed"));
    const QAction* slower = actions->speedSteps().at(0);
    const QAction* faster = actions->speedSteps().at(1);
    const auto explain = [button, slower, faster] {
        const QString down = keysText(*slower);
        const QString up = keysText(*faster);
        button->setToolTip(plainToolTip(down.isEmpty() || up.isEmpty()
                ? TransportBar::tr("Speed")
                : TransportBar::tr("Speed (%1 slower, %2 faster)").arg(down, up)));
    };
    for (const QAction* step : {slower, faster})
        QObject::connect(step, &QAction::changed, button, explain);
    explain();
    setPopupMenu(button, menu);
    const auto show = [button, player, actions] {
        for (const QAction* speed : actions->speeds()) {
            if (speed->isChecked())
                button->setText(player->isPlayingBackwards() ? u"−"_s + speed->text() : speed->text());
        }
    };
    QObject::connect(actions, &PlayerActions::rateChanged, button, show);
    QObject::connect(player, &Player::stateChanged, button, [button, show](PlayerState state) {
        button->setEnabled(hasClip(state));
        show();
    });
    button->setEnabled(hasClip(player->state()));
    show();
    return button;
}

VolumeButton* newVolumeButton(Player* player, PlayerActions* actions, QWidget* ground, QWidget* parent)
{
    auto* button = new VolumeButton(actions->mute(), ground, parent);
    dress(button, u"muteButton"_s);
    button->setFixedWidth(28);
    QObject::connect(button->slider(), &QSlider::valueChanged, player, [player, mute = actions->mute()](int percent) {
        mute->setChecked(false); // changing the volume implies wanting to hear it
        player->setVolume(percent / 100.0);
    });
    QObject::connect(player, &Player::soundDeviceChanged, button, &VolumeButton::setSoundPossible);
    button->setSoundPossible(player->hasSoundDevice());
    return button;
}

TransportBar::TransportBar(Player* player, PlayerActions* actions, Kind kind, QWidget* parent)
    : QWidget(parent)
    , m_player(player)
{
    setObjectName(u"transportBar"_s);
    setFixedHeight(barHeight);
    setMinimumWidth(
        leastBarWidth); // not the sum of all controls, which are hidden one after the other when room is short
    setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language
    makeBar(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(4);
    if (kind == Kind::Whole) {
        addPlayerButton(actions->previousFrame(), u"previousFrameButton"_s, this);
        addPlayerButton(actions->playPause(), u"playButton"_s, this);
        addPlayerButton(actions->nextFrame(), u"nextFrameButton"_s, this);
    }
    addPosition();
    m_loop = addPlayerButton(actions->loop(), u"loopButton"_s, this);
    m_speed = newSpeedButton(player, actions, this);
    row->addWidget(m_speed);
    if (kind == Kind::Stage) {
        m_sound = newVolumeButton(player, actions, parentWidget(), this);
        row->addWidget(m_sound);
    } else {
        addPlayerButton(actions->fullScreen(), u"fullScreenButton"_s, this);
    }

    connect(player, &Player::timingChanged, this, &TransportBar::followTiming);
    connect(player, &Player::positionChanged, this, &TransportBar::followPosition);
    connect(player, &Player::rangeChanged, m_position, [this] { m_position->showRange(m_player->range()); });
    connect(player, &Player::stateChanged, this, &TransportBar::followState);
    followTiming();
    followState(player->state());
}

QLabel* TransportBar::addTimeLabel(const QString& name)
{
    auto* label = new QLabel(this);
    label->setObjectName(name);
    label->setFont(monospaceFont(secondaryFont(label->font())));
    layout()->addWidget(label);
    return label;
}

void TransportBar::addPosition()
{
    m_now = addTimeLabel(u"timecodeLabel"_s);
    m_position = new SeekTrack(this);
    m_position->setObjectName(u"positionSlider"_s);
    m_position->setAccessibleName(tr("Position"));
    static_cast<QHBoxLayout*>(layout())->addWidget(m_position, 1);
    m_total = addTimeLabel(u"totalLabel"_s);
    makeQuiet(m_total);
    m_total->setFont(m_now->font());
    m_total->setAccessibleName(tr("Length"));
    m_mark = new QLabel(this);
    m_mark->setObjectName(u"clipMark"_s);
    m_mark->setTextFormat(Qt::PlainText);
    m_mark->setContentsMargins(8, 4, 8, 4);
    makeQuiet(m_mark);
    m_mark->hide();
    static_cast<QHBoxLayout*>(layout())->addWidget(m_mark, 0, Qt::AlignVCenter);

    connect(m_position, &QSlider::valueChanged, m_player, [this] {
        m_position->isSliderDown() ? m_player->scrub(m_position->positionUs())
                                   : m_player->seek(m_position->positionUs());
    });
    connect(m_position, &QSlider::sliderPressed, this, [this] { scrub(true); });
    connect(m_position, &QSlider::sliderReleased, this, [this] { scrub(false); });
}

void TransportBar::setMark(const QString& mark)
{
    m_mark->setText(mark);
    fit();
}

void TransportBar::setToolsShown(bool shown)
{
    m_hasTools = shown;
    fit();
}

int TransportBar::volume() const
{
    return m_sound->slider()->value();
}

void TransportBar::setVolume(int percent)
{
    m_sound->slider()->setValue(percent);
}

void TransportBar::scrub(bool begins)
{
    if (begins) {
        m_playAfterScrub = m_player->state() == PlayerState::Playing;
        m_player->pause();
        return;
    }
    // After releasing the slider at the very end, the user wants to see the last picture, not the beginning.
    if (std::exchange(m_playAfterScrub, false) && m_position->sliderPosition() < m_position->maximum())
        m_player->play();
}

void TransportBar::followTiming()
{
    const ClipTiming timing = m_player->timing();
    m_position->setTiming(timing);
    const int frames = timing.durationUs > 0 ? timing.lastFrame() + 1 : 0;
    m_total->setText(timing.timecode(frames));
    // A fixed size, so that nothing moves while the numbers change and no change of text triggers a new layout.
    for (QLabel* label : {m_now, m_total})
        label->setFixedSize(label->fontMetrics().horizontalAdvance(m_total->text()) + 4, barHeight);
    followPosition(m_player->positionUs());
    fit();
}

void TransportBar::followPosition(qint64 us)
{
    const ClipTiming timing = m_player->timing();
    const int frame = timing.frameAt(us);
    m_now->setText(timing.timecode(frame));
    m_now->setToolTip(plainToolTip(tr("Frame %1 of %2").arg(frame).arg(timing.lastFrame())));
    m_position->showPosition(us);
}

void TransportBar::followState(PlayerState state)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_position, m_now, m_total})
        part->setEnabled(hasClip(state));
    m_loop->setEnabled(hasClip(state));
    if (state != PlayerState::Playing)
        m_position->setAccessibleDescription(m_now->text()); // gives screen readers the timecode
}

// When room is short, the track keeps its width and the least important controls give way. The mark, which the list
// shows as well, is there only beside a long track.
void TransportBar::fit()
{
    const auto* row = static_cast<QHBoxLayout*>(layout());
    const QMargins margins = row->contentsMargins();
    const std::initializer_list<QWidget*> leaving{m_mark, m_total, m_speed, m_loop, m_sound, m_now};
    m_mark->setVisible(m_hasTools && !m_mark->text().isEmpty());
    m_total->show();
    m_now->show();
    for (QWidget* part : std::initializer_list<QWidget*>{m_speed, m_loop, m_sound}) {
        if (part != nullptr)
            part->setVisible(m_hasTools);
    }
    for (QWidget* part : leaving) {
        if (part == nullptr)
            continue;
        int needed = margins.left() + margins.right() - row->spacing();
        for (int i = 0; i < row->count(); ++i) {
            const QWidget* each = row->itemAt(i)->widget();
            if (!each->isHidden())
                needed += row->spacing()
                    + (each == m_position && part != m_mark ? each->minimumSizeHint() : each->sizeHint())
                          .expandedTo(each->minimumSize())
                          .width();
        }
        if (needed <= width())
            break;
        part->setVisible(false);
    }
    layout()->activate(); // at once, so that nothing is painted squeezed
    update();
}

bool TransportBar::event(QEvent* event)
{
    return keepsSpaceForButton(event) || QWidget::event(event);
}

void TransportBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void TransportBar::paintEvent(QPaintEvent* /*event*/)
{
    if (m_mark->isHidden())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(palette(), Tone::Chip));
    painter.drawRoundedRect(m_mark->geometry(), 6, 6);
}

} // namespace Dailies
