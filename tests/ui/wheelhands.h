// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QWheelEvent>
#include <QWidget>

namespace Dailies {

/// Turns the wheel by one notch over the middle of a control.
inline void turnWheel(QWidget* control)
{
    const QPointF middle = control->rect().center();
    QWheelEvent wheel(middle, control->mapToGlobal(middle), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(control, &wheel);
}

} // namespace Dailies
