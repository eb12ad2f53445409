// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/playeractions.h"

#include "ui/style/icons.h"
#include "ui/widgets/commandkeys.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qint64 secondStepUs = 1'000'000;
constexpr double zoomStep = 1.25;
constexpr std::array speedNotches{0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0};

} // namespace

PlayerActions::PlayerActions(Player* player, QObject* parent) : QObject(parent), m_player(player)
{
    addTransport();
    addMoves();
    m_moves = addedSince(1); // all except Play
    qsizetype before = m_all.size();
    addMarks();
    m_marks = addedSince(before);
    m_listKeys = m_shuttle + m_marks;
    for (QAction* step : {m_previousFrame, m_nextFrame})
        m_listKeys.append(newListStep(step));
    before = m_all.size();
    addView();
    m_zooms = addedSince(before);
    m_needClip = m_all;
    before = m_all.size();
    addSpeeds();
    m_speedSteps = addedSince(before);
    addToggles();
    m_listKeys.append(m_fullScreen);
    connect(player, &Player::stateChanged, this, &PlayerActions::follow);
    connect(player, &Player::soundDeviceChanged, this, &PlayerActions::followSoundDevice);
    follow(player->state());
    followSoundDevice(player->hasSoundDevice());
}

QAction* PlayerActions::add(const QString& id, const QString& text, const QString& iconName,
    const QList<QKeySequence>& keys, const std::function<void()>& command)
{
    auto* action = new QAction(text, this);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    nameCommand(action, id);
    action->setShortcuts(keys);
    // Single-letter shortcuts work only while the player has the focus, so that text fields elsewhere receive
    // their letters.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setShortcutVisibleInContextMenu(true);
    explainWithKeys(action, text);
    if (command)
        connect(action, &QAction::triggered, m_player, command);
    m_all.append(action);
    return action;
}

void PlayerActions::addTransport()
{
    m_playPause = add(u"playPause"_s, tr("Play"), u"play"_s, {Qt::Key_Space},
        [this] { m_player->state() == PlayerState::Playing ? m_player->pause() : m_player->play(); });
    m_playPause->setAutoRepeat(false);
    const auto pause = [this] {
        holdShuttle(true);
        m_player->pause();
        setRate(1.0);
    };
    m_pause = add(u"pause"_s, tr("Pause (hold with J/L to step frames)"), {}, {Qt::Key_K}, pause);
    m_pause->setAutoRepeat(false);
    add(u"playBackward"_s, tr("Play backward / faster"), {}, {Qt::Key_J}, [this] { backwards(); });
    add(u"playForward"_s, tr("Play forward / faster"), {}, {Qt::Key_L}, [this] { faster(); });
    m_shuttle = m_all;
    m_previousFrame = add(u"previousFrame"_s, tr("Previous frame"), u"step-back"_s, {Qt::Key_Left, Qt::Key_Comma},
        [this] { m_player->step(-1); });
    m_nextFrame = add(u"nextFrame"_s, tr("Next frame"), u"step-forward"_s, {Qt::Key_Right, Qt::Key_Period},
        [this] { m_player->step(1); });
}

/// A command of its own for lists, without the arrow keys, which move there.
QAction* PlayerActions::newListStep(QAction* step)
{
    auto* action =
        new QAction(step == m_previousFrame ? tr("Previous frame, in the list") : tr("Next frame, in the list"), this);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    nameCommand(action, commandId(*step) + u"InList"_s);
    QList<QKeySequence> keys = step->shortcuts();
    keys.removeIf([](const QKeySequence& key) {
        return key == QKeySequence(Qt::Key_Left) || key == QKeySequence(Qt::Key_Right);
    });
    action->setShortcuts(keys);
    const auto follow = [action, step] { action->setEnabled(step->isEnabled()); };
    connect(step, &QAction::changed, action, follow);
    connect(action, &QAction::triggered, step, &QAction::trigger);
    follow();
    return action;
}

void PlayerActions::setArrowsStep(bool step)
{
    if (step) {
        m_previousFrame->setShortcuts(m_stepKeys.value(0));
        m_nextFrame->setShortcuts(m_stepKeys.value(1));
        m_stepKeys.clear();
        return;
    }
    for (QAction* action : {m_previousFrame, m_nextFrame}) {
        QList<QKeySequence> keys = action->shortcuts();
        m_stepKeys.append(keys);
        keys.removeIf([](const QKeySequence& key) {
            return key == QKeySequence(Qt::Key_Left) || key == QKeySequence(Qt::Key_Right);
        });
        action->setShortcuts(keys);
    }
}

void PlayerActions::addMoves()
{
    add(u"firstFrame"_s, tr("First frame"), u"skip-back"_s, {Qt::Key_Home}, [this] { m_player->seek(0); });
    add(u"lastFrame"_s, tr("Last frame"), u"skip-forward"_s, {Qt::Key_End}, [this] {
        m_player->pause();
        m_player->seek(std::numeric_limits<qint64>::max());
    });
    add(u"secondBack"_s, tr("One second back"), {}, {Qt::SHIFT | Qt::Key_Left}, [this] { skip(-secondStepUs); });
    add(u"secondForward"_s, tr("One second forward"), {}, {Qt::SHIFT | Qt::Key_Right}, [this] { skip(secondStepUs); });
    add(u"goToFrame"_s, tr("Go to frame…"), {}, {Qt::CTRL | Qt::Key_G}, [this] { Q_EMIT goToFrameRequested(); });
}

void PlayerActions::skip(qint64 us)
{
    m_player->seek(std::max<qint64>(0, m_player->positionUs() + us));
}

void PlayerActions::addMarks()
{
    add(u"setInPoint"_s, tr("Set in point"), {}, {Qt::SHIFT | Qt::Key_I}, [this] { mark(true); });
    add(u"setOutPoint"_s, tr("Set out point"), {}, {Qt::SHIFT | Qt::Key_O}, [this] { mark(false); });
    add(u"clearInAndOut"_s, tr("Clear in and out"), {}, {Qt::ALT | Qt::Key_X}, [this] { m_player->setRange({}); });
}

// Setting the same mark at the same frame again removes it.
void PlayerActions::mark(bool in)
{
    PlayRange range = m_player->range();
    std::optional<qint64>& end = in ? range.inUs : range.outUs;
    const ClipTiming timing = m_player->timing();
    const qint64 here = timing.frameStart(timing.frameAt(m_player->positionUs()));
    if (end == here)
        end.reset();
    else
        end = here;
    // A mark beyond the other one starts a new range.
    if (range.inUs && range.outUs && *range.inUs > *range.outUs)
        (in ? range.outUs : range.inUs).reset();
    m_player->setRange(range);
}

void PlayerActions::addView()
{
    add(u"fitPicture"_s, tr("Fit"), {}, {Qt::SHIFT | Qt::Key_Z}, [this] { Q_EMIT zoomRequested(0); });
    add(u"actualSize"_s, tr("Actual size"), {}, {Qt::Key_Z}, [this] { Q_EMIT zoomRequested(1); });
    add(u"zoomIn"_s, tr("Zoom in"), {}, {Qt::Key_Plus, Qt::Key_Equal}, [this] { Q_EMIT zoomByRequested(zoomStep); });
    add(u"zoomOut"_s, tr("Zoom out"), {}, {Qt::Key_Minus}, [this] { Q_EMIT zoomByRequested(1 / zoomStep); });
}

void PlayerActions::addSpeeds()
{
    m_speeds = new QActionGroup(this);
    for (const double speed : speedNotches) {
        auto* action = new QAction(tr("%1×", "playing speed").arg(QLocale().toString(speed)), m_speeds);
        action->setCheckable(true);
        action->setChecked(qFuzzyCompare(speed, m_rate));
        action->setData(speed);
    }
    connect(m_speeds, &QActionGroup::triggered, this, [this](QAction* action) { setRate(action->data().toDouble()); });
    add(u"slower"_s, tr("Slower"), {}, {Qt::Key_BracketLeft}, [this] { changeSpeed(-1); });
    add(u"faster"_s, tr("Faster"), {}, {Qt::Key_BracketRight}, [this] { changeSpeed(1); });
    add(u"normalSpeed"_s, tr("Normal speed"), {}, {Qt::Key_Backspace}, [this] { setRate(1.0); });
}

void PlayerActions::addToggles()
{
    m_loop = add(u"loop"_s, tr("Loop"), u"repeat"_s, {Qt::CTRL | Qt::Key_L});
    m_loop->setCheckable(true);
    connect(m_loop, &QAction::toggled, m_player, &Player::setLoop);
    m_filmstrip = add(u"filmstrip"_s, tr("Filmstrip"), u"film"_s, {Qt::Key_T});
    m_filmstrip->setCheckable(true);
    m_filmstrip->setChecked(true);
    m_mute = add(u"mute"_s, tr("Mute"), u"volume-2"_s, {Qt::Key_M});
    m_mute->setCheckable(true);
    connect(m_mute, &QAction::toggled, m_player, [this](bool muted) {
        m_mute->setIcon(icon(muted ? u"volume-x"_s : u"volume-2"_s));
        m_player->setMuted(muted);
    });
    m_fullScreen = add(u"fullScreen"_s, tr("Full screen"), u"maximize"_s, {Qt::Key_F});
    m_fullScreen->setCheckable(true);
    m_leaveFullScreen = add(u"leaveFullScreen"_s, tr("Leave full screen"), {}, {Qt::Key_Escape},
        [this] { m_fullScreen->setChecked(false); });
    m_leaveFullScreen->setEnabled(false);
    connect(m_fullScreen, &QAction::toggled, m_leaveFullScreen, [this](bool on) {
        m_fullScreen->setIcon(icon(on ? u"minimize"_s : u"maximize"_s));
        m_leaveFullScreen->setEnabled(on);
    });
}

void PlayerActions::fill(QMenu* menu) const
{
    menu->addAction(m_playPause);
    menu->addMenu(tr("Go to"))->addActions(m_moves);
    menu->addMenu(tr("In and out"))->addActions(m_marks);
    QMenu* speed = menu->addMenu(tr("Speed"));
    speed->addActions(speeds());
    speed->addSeparator();
    speed->addActions(m_speedSteps);
    menu->addActions({m_loop, m_mute});
    menu->addSeparator();
    menu->addMenu(tr("Zoom"))->addActions(m_zooms);
    menu->addActions({m_filmstrip, m_fullScreen, m_leaveFullScreen});
}

QList<QAction*> PlayerActions::speeds() const
{
    return m_speeds->actions();
}

void PlayerActions::follow(PlayerState state)
{
    for (QAction* action : std::as_const(m_needClip))
        action->setEnabled(hasClip(state));
    const bool playing = state == PlayerState::Playing;
    const QString text = playing ? tr("Pause") : tr("Play");
    m_playPause->setText(text);
    m_playPause->setIcon(icon(playing ? u"pause"_s : u"play"_s));
    explainWithKeys(m_playPause, text);
    // The speed of playing backwards does not carry over to playing forwards.
    if (std::exchange(m_backwards, m_player->isPlayingBackwards()) && !m_backwards)
        setRate(1.0);
}

void PlayerActions::followSoundDevice(bool present)
{
    m_mute->setEnabled(present);
    if (present)
        explainWithKeys(m_mute, m_mute->text());
    else
        explainWithKeys(m_mute, tr("No sound device was found. The picture plays without sound."));
}

void PlayerActions::setRate(double rate)
{
    for (QAction* action : speeds())
        action->setChecked(qFuzzyCompare(action->data().toDouble(), rate));
    if (!qFuzzyCompare(m_rate, rate)) {
        m_rate = rate;
        m_player->setRate(rate);
        Q_EMIT rateChanged(rate);
    }
}

void PlayerActions::changeSpeed(int notches)
{
    const auto* notch = std::find_if(
        speedNotches.begin(), speedNotches.end(), [this](double speed) { return qFuzzyCompare(speed, m_rate); });
    const auto place = static_cast<int>(notch - speedNotches.begin()) + notches;
    setRate(speedNotches.at(std::clamp(place, 0, static_cast<int>(speedNotches.size()) - 1)));
}

// A shortcut reports only the press of its key. To see the release, all key events are filtered until then.
void PlayerActions::holdShuttle(bool held)
{
    if (m_shuttleHeld == held)
        return;
    m_shuttleHeld = held;
    if (held)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

bool PlayerActions::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto isKey = [key](const QKeySequence& keys) { return keys[0].key() == key->key(); };
        const QList<QKeySequence> keys = m_pause->shortcuts();
        if (!key->isAutoRepeat() && std::any_of(keys.cbegin(), keys.cend(), isKey))
            holdShuttle(false);
    } else if (event->type() == QEvent::ApplicationDeactivate || event->type() == QEvent::WindowDeactivate) {
        holdShuttle(false); // the release of the key will not be seen here
    }
    return QObject::eventFilter(watched, event);
}

void PlayerActions::faster()
{
    if (m_shuttleHeld)
        m_player->step(1);
    else if (m_player->state() == PlayerState::Playing && !m_player->isPlayingBackwards())
        changeSpeed(1);
    else
        m_player->play();
}

void PlayerActions::backwards()
{
    if (m_shuttleHeld) {
        m_player->step(-1);
    } else if (m_player->isPlayingBackwards()) {
        setRate(2.0);
    } else {
        setRate(1.0);
        m_player->playBackwards();
    }
}

} // namespace Dailies
