// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

namespace Dailies {

/// How an account's create calls wait while its service says that there are too many. Pure; times are milliseconds of a
/// clock that never jumps.
class SendThrottle final {
public:
    /// The service turned a call away. The pauses grow: 2 s, 8 s, 30 s, 60 s, up to 15 min, each up to a quarter longer by
    /// `random`, from 0 to 1; where the service asks for a longer one, that counts.
    void throttled(qint64 now, std::optional<int> retryAfterSeconds, double random);
    /// A call was refused for a reason that may meet the next one, too. The same pauses: with many tasks waiting, few are
    /// refused before the person sees it, and sending goes on by itself once one is taken.
    void refused(qint64 now, double random);
    /// The service decided about a call: unless a pause is on, it takes them again.
    void answered(qint64 now);

    /// How long nothing is sent yet; 0 when it may be.
    qint64 remaining(qint64 now) const;
    /// Whether the pause began with a refusal, and the service did not ask for it.
    bool isAfterRefusal() const { return m_isAfterRefusal; }
    /// How many calls may be under way: after a pause one goes first, and the others once it was not turned away.
    int atOnce(int usual) const { return m_inARow > 0 ? 1 : usual; }

private:
    void grow(qint64 now, std::optional<int> retryAfterSeconds, double random);

    qint64 m_until = 0;
    bool m_isAfterRefusal = false;
    int m_inARow = 0; ///< pauses since a call was last decided about
};

} // namespace Dailies
