// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// Detects that the computer slept or the program was suspended, after which everything due would run at once. Does not
/// use the wall clock, because users and time servers change it.
class SuspendDetector final {
public:
    static constexpr qint64 lookEveryMs = 20000;
    static constexpr qint64 countsFromMs = 30000;

    /// Starts watching. Both times are as Clock returns them.
    void begin(qint64 elapsed, qint64 asleep);
    /// Milliseconds for which nothing ran since the last call, if that was longer than expected; otherwise 0. Call at
    /// least every lookEveryMs.
    qint64 look(qint64 elapsed, qint64 asleep);

private:
    qint64 m_elapsed = 0;
    qint64 m_asleep = 0;
};

} // namespace Dailies
