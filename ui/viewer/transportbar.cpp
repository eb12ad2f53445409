// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/transportbar.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/seekslider.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int barHeight = 44;
constexpr int leastWidth = 460;
constexpr int roomForVolume = 860; // narrower than this, only the mute button is shown

constexpr int roomForWords = 760; // narrower than this, the frame button is an icon and the length is hidden
constexpr int leastRoom = 999; // the frame number for which there is always room
constexpr int roomForToggles = 600; // narrower than this, loop, filmstrip and speed have only their shortcuts

QString nowText(const ClipTiming& timing, int frame)
{
    return TransportBar::tr("%1 · frame %2").arg(timing.timecode(frame)).arg(frame);
}

// A fixed size, so that nothing moves while the numbers change and no change of text triggers a new layout.
void setRoom(QLabel* label, const QString& widest)
{
    label->setFixedSize(label->fontMetrics().horizontalAdvance(widest), barHeight);
}

} // namespace

TransportBar::TransportBar(Player* player, PlayerActions* actions, FrameActions* frames, QWidget* parent)
    : QWidget(parent)
    , m_player(player)
{
    setObjectName(u"transportBar"_s);
    setFixedHeight(barHeight);
    setMinimumWidth(leastWidth); // not the sum of all controls, which are hidden one after the other when room is short
    setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language
    makeBar(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(4);
    addButton(actions->previousFrame(), u"previousFrameButton"_s);
    addButton(actions->playPause(), u"playButton"_s);
    addButton(actions->nextFrame(), u"nextFrameButton"_s);
    addPosition();
    m_loop = addButton(actions->loop(), u"loopButton"_s);
    if (frames)
        m_filmstrip = addButton(actions->filmstrip(), u"filmstripButton"_s);
    addSpeedButton(actions);
    if (frames)
        addVolume(actions);
    addButton(actions->fullScreen(), u"fullScreenButton"_s);
    if (frames)
        addFrameButton(frames);

    connect(player, &Player::timingChanged, this, &TransportBar::followTiming);
    connect(player, &Player::positionChanged, this, &TransportBar::followPosition);
    connect(player, &Player::rangeChanged, m_position, [this] { m_position->showRange(m_player->range()); });
    connect(player, &Player::stateChanged, this, &TransportBar::followState);
    connect(player, &Player::soundDeviceChanged, this, &TransportBar::followSoundDevice);
    followTiming();
    followState(player->state());
    followSoundDevice(player->hasSoundDevice());
}

QToolButton* TransportBar::addButton(QAction* action, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize(QSize(16, 16));
    button->setFixedSize(28, 28);
    button->setFocusPolicy(Qt::StrongFocus);
    button->installEventFilter(this);
    layout()->addWidget(button);
    return button;
}

QLabel* TransportBar::addTimeLabel(const QString& name, const QString& widest)
{
    auto* label = new QLabel(this);
    label->setObjectName(name);
    makeQuiet(label);
    label->setFont(monospaceFont(label->font()));
    setRoom(label, widest);
    layout()->addWidget(label);
    return label;
}

void TransportBar::addPosition()
{
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->addSpacing(4);
    m_now = addTimeLabel(u"timecodeLabel"_s, nowText({}, leastRoom));
    row->addSpacing(4);
    m_position = new SeekSlider(this);
    m_position->setObjectName(u"positionSlider"_s);
    m_position->setAccessibleName(tr("Position"));
    row->addWidget(m_position, 1);
    row->addSpacing(4);
    m_total = addTimeLabel(u"totalLabel"_s, ClipTiming().timecode(0));
    m_total->setAccessibleName(tr("Length"));
    row->addSpacing(4);
    m_mark = new QLabel(this);
    m_mark->setObjectName(u"clipMark"_s);
    m_mark->setTextFormat(Qt::PlainText);
    m_mark->setContentsMargins(8, 4, 8, 4);
    makeQuiet(m_mark);
    m_mark->hide();
    row->addWidget(m_mark, 0, Qt::AlignVCenter);

    connect(m_position, &QSlider::valueChanged, m_player, [this] {
        m_position->isSliderDown() ? m_player->scrub(m_position->positionUs())
                                   : m_player->seek(m_position->positionUs());
    });
    connect(m_position, &QSlider::sliderPressed, this, [this] { scrub(true); });
    connect(m_position, &QSlider::sliderReleased, this, [this] { scrub(false); });
}

void TransportBar::addSpeedButton(PlayerActions* actions)
{
    auto* menu = new QMenu(this);
    menu->addActions(actions->speeds());
    m_speed = new QToolButton(this);
    m_speed->setObjectName(u"speedButton"_s);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed ([ slower, ] faster)"));
    m_speed->setAutoRaise(true);
    setPopupMenu(m_speed, menu);
    m_speed->setFixedHeight(28);
    m_speed->setFocusPolicy(Qt::StrongFocus);
    m_speed->installEventFilter(this);
    const auto show = [this, actions] {
        for (const QAction* speed : actions->speeds()) {
            if (speed->isChecked())
                m_speed->setText(m_player->isPlayingBackwards() ? u"−"_s + speed->text() : speed->text());
        }
    };
    connect(actions, &PlayerActions::rateChanged, m_speed, show);
    connect(m_player, &Player::stateChanged, m_speed, show);
    show();
    layout()->addWidget(m_speed);
}

void TransportBar::addVolume(PlayerActions* actions)
{
    addButton(actions->mute(), u"muteButton"_s);
    m_volume = new QSlider(Qt::Horizontal, this);
    m_volume->setObjectName(u"volumeSlider"_s);
    m_volume->setAccessibleName(tr("Volume"));
    m_volume->setRange(0, 100);
    m_volume->setPageStep(10);
    m_volume->setValue(100);
    m_volume->setFixedWidth(64);
    layout()->addWidget(m_volume);
    connect(m_volume, &QSlider::valueChanged, m_player, [this, mute = actions->mute()](int percent) {
        mute->setChecked(false); // changing the volume implies wanting to hear it
        m_player->setVolume(percent / 100.0);
    });
}

void TransportBar::addFrameButton(FrameActions* frames)
{
    auto* menu = new QMenu(this);
    frames->fill(menu);
    auto* button = new QPushButton(tr("Use frame"), this);
    m_useFrame = button;
    button->setObjectName(u"useFrameButton"_s);
    button->setAccessibleName(button->text());
    button->setToolTip(tr("What to do with the picture on screen"));
    setPopupMenu(button, menu);
    button->setFixedHeight(28);
    button->installEventFilter(this);
    layout()->addWidget(button);
    const auto follow = [button](PlayerState state) { button->setEnabled(hasPicture(state)); };
    connect(m_player, &Player::stateChanged, button, follow);
    follow(m_player->state());
}

void TransportBar::setMark(const QString& mark)
{
    m_mark->setText(mark);
    showMark();
}

// In a narrow bar the text is hidden, because the slider needs the room more.
void TransportBar::showMark()
{
    m_mark->setVisible(width() >= roomForWords && !m_mark->text().isEmpty());
    update();
}

int TransportBar::volume() const
{
    return m_volume->value();
}

void TransportBar::setVolume(int percent)
{
    m_volume->setValue(percent);
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
    setRoom(m_total, m_total->text());
    setRoom(m_now, nowText(timing, std::max(timing.lastFrame(), leastRoom)));
    followPosition(m_player->positionUs());
}

void TransportBar::followPosition(qint64 us)
{
    const ClipTiming timing = m_player->timing();
    m_now->setText(nowText(timing, timing.frameAt(us)));
    m_position->showPosition(us);
}

void TransportBar::followState(PlayerState state)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_position, m_now, m_total})
        part->setEnabled(hasClip(state));
    if (state != PlayerState::Playing)
        m_position->setAccessibleDescription(m_now->text()); // gives screen readers the timecode
}

void TransportBar::followSoundDevice(bool present)
{
    if (!m_volume)
        return;
    m_volume->setEnabled(present);
    m_volume->setToolTip(
        plainToolTip(present ? tr("Volume") : tr("No sound device was found. The picture plays without sound.")));
}

bool TransportBar::eventFilter(QObject* watched, QEvent* event)
{
    // Space triggers the focused button. Elsewhere in the player it means Play.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TransportBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool worded = width() >= roomForWords;
    m_total->setVisible(worded);
    showMark();
    m_loop->setVisible(width() >= roomForToggles);
    m_speed->setVisible(width() >= roomForToggles);
    if (!m_useFrame)
        return;
    m_volume->setVisible(width() >= roomForVolume);
    m_filmstrip->setVisible(width() >= roomForToggles);
    m_useFrame->setText(worded ? m_useFrame->accessibleName() : QString());
    m_useFrame->setIcon(worded ? QIcon() : icon(u"camera"_s));
}

void TransportBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tone(palette(), Tone::Line));
    if (m_mark->isHidden())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(palette(), Tone::Chip));
    painter.drawRoundedRect(m_mark->geometry(), 6, 6);
}

} // namespace Dailies
