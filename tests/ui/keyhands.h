// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <QWidget>
#include <QWindow>

namespace Dailies {

/// Presses a key in the window of `widget`, which has the keyboard, as a person does. A person cannot press a key again
/// in the millisecond in which it was released; that is what a held key looks like (see PressWatch), so time passes
/// after each press.
inline void pressKey(const QWidget* widget, Qt::Key key, Qt::KeyboardModifiers with = {})
{
    QTest::keyClick(widget->window()->windowHandle(), key, with);
    QTest::qSleep(2);
}

} // namespace Dailies
