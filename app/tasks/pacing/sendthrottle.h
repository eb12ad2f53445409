// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

namespace Dailies {

/// How an account's create calls wait while its service reports too many requests. Has no side effects. Times are
/// monotonic milliseconds.
class SendThrottle final {
public:
    /// The service throttled a call. The pauses grow: 2 s, 8 s, 30 s, 60 s, up to 15 min. Each is up to a quarter
    /// longer by `random`, from 0 to 1. A longer pause requested by the service takes precedence.
    void throttled(qint64 now, std::optional<int> retryAfterSeconds, double random);
    /// A call was refused for a reason that may apply to the next one as well. The pauses are the same. With many tasks
    /// waiting, only a few are refused before the user notices, and sending continues automatically once a call is
    /// accepted.
    void refused(qint64 now, double random);
    /// The service decided about a call. Ends the back-off unless a pause is running.
    void answered(qint64 now);

    /// Milliseconds until sending is allowed; 0 if it is now.
    qint64 remaining(qint64 now) const;
    /// Whether the pause followed a refusal and was not requested by the service.
    bool isAfterRefusal() const { return m_isAfterRefusal; }
    /// Maximum number of concurrent calls. After a pause a single call goes first; the others follow if it was not
    /// throttled.
    int atOnce(int usual) const { return m_inARow > 0 ? 1 : usual; }

private:
    void grow(qint64 now, std::optional<int> retryAfterSeconds, double random);

    qint64 m_until = 0;
    bool m_isAfterRefusal = false;
    int m_inARow = 0; ///< pauses since a call was last decided
};

} // namespace Dailies
