// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// Notices that the computer slept or the program stood still: then everything that fell due meanwhile is due at once.
/// The wall clock plays no part in it, as people and time servers set it.
class SuspendDetector final {
public:
    static constexpr qint64 lookEveryMs = 20000;
    static constexpr qint64 countsFromMs = 30000;

    /// Begins to watch; both times as Clock gives them.
    void begin(qint64 elapsed, qint64 asleep);
    /// How long nothing ran since the last look, which was to be lookEveryMs ago at most; 0 when it was not for long.
    qint64 look(qint64 elapsed, qint64 asleep);

private:
    qint64 m_elapsed = 0;
    qint64 m_asleep = 0;
};

} // namespace Dailies
