// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/sendgate.h"

#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QPointer>

#include <optional>

class QMouseEvent;

namespace Dailies {

class Clock;

/// Reports which press of a key or button caused the code that is running, and when it was made. It filters
/// all input events of the program.
///
/// X11 does not mark the repeats of a held key reliably: each is a release and a press with the same time, which no
/// finger can produce. So a key counts as released only when its next press has another time.
///
/// It also drops the second half of a double click that reaches another widget than the first half.
class PressWatch final : public QObject {
    Q_OBJECT
public:
    /// `clock` must outlive this object.
    explicit PressWatch(const Clock& clock, QObject* parent = nullptr);

    /// The press that is being handled; all zero if the running code does not handle an input event.
    SendPress current() const;
    /// Whether the event being handled is a repeat of a held key. The release at the end of the hold is not a
    /// repeat, because buttons that ignore marked repeats act on that release, once.
    bool isRepeat() const;
    /// The shortcut that the event being handled is; empty if it is none, as in a menu or the command palette.
    QKeySequence shortcut() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// State of one key or button.
    struct Control {
        quint64 hold = 0;
        quint64 pressedAt = 0; ///< by the clock of the window system; 0 if unknown
        quint64 releasedAt = 0;
        qint64 madeAt = 0; ///< time of the press by our clock
        bool isDown = false;
        bool isRepeating = false; ///< its last press was a repeat
        bool repeatsUnmarked = false; ///< a repeat of this hold was not marked, so its releases looked like real ones
    };

    void pressed(quint64 code, quint64 time, bool isMarkedRepeat);
    void released(quint64 code, quint64 time);
    void handle(quint64 code, quint64 time, bool isPress);
    /// Whether the second half of a double click reaches another widget than the first, which hid or moved its own.
    bool isMeantForAnother(const QObject* watched, const QMouseEvent& event);
    /// Converts a time of the window system to our clock; an unknown one becomes the current time.
    qint64 onOurClock(quint64 time);

    const Clock& m_clock;
    QHash<quint64, Control> m_controls; ///< by code
    std::optional<qint64> m_offset; ///< from the window system's clock to ours; the smallest seen is the best
    quint64 m_lastTime = 0;
    quint64 m_holds = 0;
    quint64 m_events = 0;
    // The event that is being handled.
    quint64 m_code = 0; ///< 0 if it is not an input event
    quint64 m_time = 0;
    bool m_isPress = false;
    QKeySequence m_shortcut; ///< empty if the event is no shortcut
    // The last mouse press, at the widget that it reached first.
    QPointer<const QObject> m_pressedAt;
    quint64 m_pressTime = 0; ///< 0 before the first
};

} // namespace Dailies
