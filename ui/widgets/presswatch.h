// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/sendgate.h"

#include <QHash>
#include <QObject>

#include <optional>

class QInputEvent;

namespace Dailies {

class Clock;

/// Knows by which press of a key or button the window does what it does right now, and when that press was made. It
/// watches every input event of the program.
///
/// X11 does not mark the repeats of a held key reliably: each is a release and a press with the same time, which no finger
/// can do. So a key counts as released only when its next press has another time.
class PressWatch final : public QObject {
    Q_OBJECT
public:
    /// The clock outlives this.
    explicit PressWatch(const Clock& clock, QObject* parent = nullptr);

    /// The press that is being handled; all zero when it is no input event that is.
    SendPress current() const;
    /// Whether what is being handled is one more repeat of a key that is held down. The release that ends the hold is
    /// none: a button that leaves marked repeats alone does what it does then, once.
    bool isRepeat() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// One key or button.
    struct Control {
        quint64 hold = 0;
        quint64 pressedAt = 0; ///< by the clock of the window system; 0 for unknown
        quint64 releasedAt = 0;
        qint64 madeAt = 0; ///< when it went down, by ours
        bool isDown = false;
        bool isRepeating = false; ///< its last press was a repeat
        bool repeatsUnmarked = false; ///< one of this hold was not marked, so its releases came as if they were real
    };

    void pressed(quint64 code, quint64 time, bool isMarkedRepeat);
    void released(quint64 code, quint64 time);
    void handle(quint64 code, quint64 time, bool isPress);
    /// A time of the window system's clock on ours; now for an unknown one.
    qint64 onOurClock(quint64 time);

    const Clock& m_clock;
    QHash<quint64, Control> m_controls; ///< by code
    std::optional<qint64> m_offset; ///< from the window system's clock to ours; the least that was seen is nearest
    quint64 m_lastTime = 0;
    quint64 m_holds = 0;
    quint64 m_events = 0;
    /// What is being handled.
    quint64 m_code = 0; ///< 0 for no input event
    quint64 m_time = 0;
    bool m_isPress = false;
};

} // namespace Dailies
