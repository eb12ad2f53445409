// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>
#include <QString>
#include <QStringList>

namespace Dailies {

/// Errors of the practice service that a prompt can request.
enum class Trouble {
    Fail = 0x01, ///< the task fails
    Slow = 0x02, ///< it takes five times as long
    Refuse = 0x04, ///< the create call is refused
    Unknown = 0x08, ///< UNKNOWN for a while (family B: an unlisted word)
    LostAnswer = 0x10, ///< accepted, but the connection is closed without an answer
    OddWord = 0x20, ///< an unlisted status word, for a while
    DeadLink = 0x40, ///< the finished clip's URL responds with 403
    Busy = 0x80, ///< the first create call is answered with a request to try later
};
Q_DECLARE_FLAGS(Troubles, Trouble)
Q_DECLARE_OPERATORS_FOR_FLAGS(Troubles)

/// The errors that a prompt requests in square brackets: "a cat [slow]".
Troubles troublesIn(const QString& prompt);
/// One line for each word, translated: "[fail]  the task fails".
QStringList troubleLines();

} // namespace Dailies
