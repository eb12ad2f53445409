// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patience.h"

#include <QTest>
#include <QWidget>

/// Activates the window and waits until it is active. A window manager that sees a window open and close at the same
/// moment may leave no window active, so waiting alone isn't enough.
inline bool waitForActive(QWidget* window)
{
    constexpr int attemptMs = 2000;
    for (int i = 0; i < patienceMs / attemptMs; ++i) {
        window->activateWindow();
        if (QTest::qWaitForWindowActive(window, attemptMs))
            return true;
    }
    return false;
}
