// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/presswatch.h"

#include "app/common/clock.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QShortcutEvent>

namespace Dailies {

namespace {

constexpr quint64 mouse = quint64(1) << 62; ///< set in codes of mouse buttons
constexpr quint64 unnamedKey = quint64(1) << 61; ///< set in codes of keys for which only the meaning is known

quint64 codeOf(const QKeyEvent& event)
{
    // The meaning of a key changes with its modifiers; its position does not.
    return event.nativeScanCode() != 0 ? event.nativeScanCode() : unnamedKey | quint64(event.key());
}

quint64 codeOf(const QMouseEvent& event)
{
    return mouse | quint64(event.button());
}

} // namespace

PressWatch::PressWatch(const Clock& clock, QObject* parent) : QObject(parent), m_clock(clock)
{
    QCoreApplication::instance()->installEventFilter(this);
}

SendPress PressWatch::current() const
{
    const auto control = m_controls.constFind(m_code);
    if (m_code == 0 || control == m_controls.cend())
        return {};
    return {control->hold, m_events, control->madeAt};
}

bool PressWatch::isRepeat() const
{
    const Control control = m_controls.value(m_code);
    return m_code != 0 && (m_isPress ? control.isRepeating : control.repeatsUnmarked);
}

QKeySequence PressWatch::shortcut() const
{
    return m_code == 0 ? QKeySequence() : m_shortcut;
}

bool PressWatch::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // the only event of a key that is a shortcut
    case QEvent::KeyPress: {
        const auto* key = static_cast<QKeyEvent*>(event);
        pressed(codeOf(*key), key->timestamp(), key->isAutoRepeat());
        break;
    }
    case QEvent::KeyRelease: {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->isAutoRepeat())
            released(codeOf(*key), key->timestamp());
        break;
    }
    case QEvent::Shortcut: m_shortcut = static_cast<QShortcutEvent*>(event)->key(); break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
        const auto* press = static_cast<QMouseEvent*>(event);
        pressed(codeOf(*press), press->timestamp(), false);
        if (watched->isWidgetType() && isMeantForAnother(watched, *press))
            return true;
        break;
    }
    case QEvent::MouseButtonRelease: {
        const auto* release = static_cast<QMouseEvent*>(event);
        released(codeOf(*release), release->timestamp());
        break;
    }
    case QEvent::MouseMove: (void)onOurClock(static_cast<QMouseEvent*>(event)->timestamp()); break;
    case QEvent::ApplicationDeactivate:
        // A release in another program is not reported here.
        for (Control& control : m_controls)
            control.isDown = false;
        break;
    // Only the event loop delivers these, so handling of the previous input event has finished.
    case QEvent::MetaCall:
    case QEvent::Timer:
    case QEvent::SockAct: m_code = 0; break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

bool PressWatch::isMeantForAnother(const QObject* watched, const QMouseEvent& event)
{
    // A widget that ignores the event passes it to its parent, with the same time.
    const bool isFirst = event.timestamp() != m_pressTime;
    const bool isMeantForAnother =
        isFirst && event.type() == QEvent::MouseButtonDblClick && m_pressTime != 0 && m_pressedAt != watched;
    if (isFirst) {
        m_pressTime = event.timestamp();
        m_pressedAt = watched;
    }
    return isMeantForAnother;
}

void PressWatch::pressed(quint64 code, quint64 time, bool isMarkedRepeat)
{
    Control& control = m_controls[code];
    // The same event arrives several times: at the window, the widget and its parents.
    const bool isSameEvent = control.hold != 0 && time != 0 && control.isDown && control.pressedAt == time;
    if (!isSameEvent) {
        const bool isHeld = control.isDown || isMarkedRepeat || (time != 0 && control.releasedAt == time);
        const qint64 madeAt = onOurClock(time);
        if (!isHeld || control.hold == 0) {
            control.hold = ++m_holds;
            control.madeAt = madeAt;
        }
        control.isRepeating = isHeld;
        control.repeatsUnmarked = isHeld && (control.repeatsUnmarked || !isMarkedRepeat);
        control.isDown = true;
        control.pressedAt = time;
    }
    handle(code, time, true);
}

void PressWatch::released(quint64 code, quint64 time)
{
    Control& control = m_controls[code];
    if (control.hold == 0) // the press was in another program
        control = {++m_holds, time, 0, onOurClock(time), false, false, false};
    (void)onOurClock(time);
    control.isDown = false;
    control.releasedAt = time;
    handle(code, time, false);
}

void PressWatch::handle(quint64 code, quint64 time, bool isPress)
{
    const bool isSame = m_code == code && m_isPress == isPress && m_time == time && time != 0;
    if (!isSame) {
        ++m_events;
        m_shortcut = {};
    }
    m_code = code;
    m_time = time;
    m_isPress = isPress;
}

qint64 PressWatch::onOurClock(quint64 time)
{
    const qint64 now = m_clock.elapsed();
    if (time == 0)
        return now;
    // The time of X11 has 32 bits of milliseconds and wraps around.
    constexpr quint64 farBack = quint64(1) << 31;
    if (time + farBack < m_lastTime)
        m_offset.reset();
    m_lastTime = time;
    const qint64 offset = now - qint64(time);
    m_offset = m_offset ? std::min(*m_offset, offset) : offset;
    return qint64(time) + *m_offset;
}

} // namespace Dailies
