// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTest>

// How long a test waits in real time for what has to happen. On a quiet machine that is less than a second; Qt's own five
// seconds are too short for a slow machine that runs six tests at once.
inline constexpr int patienceMs = 60'000;

#define TRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, patienceMs)
#define TRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT(condition, message, patienceMs)
#define TRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, patienceMs)
