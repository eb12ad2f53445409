// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// Numbers from a seed (SplitMix64). They are the same on every computer, which the standard library does not
/// guarantee.
class Chance final {
public:
    explicit Chance(quint64 seed) : m_state(seed) {}

    quint64 next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    /// From `low` to `high`, inclusive.
    qint64 between(qint64 low, qint64 high) { return low + qint64(next() % quint64(high - low + 1)); }
    bool percent(int chances) { return between(1, 100) <= chances; }
    /// In [0, 1).
    double fraction() { return double(next() >> 11) / 9007199254740992.0; }

private:
    quint64 m_state;
};

} // namespace Dailies
