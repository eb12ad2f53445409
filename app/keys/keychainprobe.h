// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace Dailies {

/// How the operating system's key store stands when it did not do what was asked.
enum class KeychainState {
    Unknown, ///< nothing is known to be wrong with it
    NoService, ///< no key store runs in this session, and none can be started
    Locked, ///< it is there and locked
    Silent, ///< it is there and does not answer
};

/// Looks how the key store stands, without starting or unlocking it. The answer comes later, once, within about
/// `milliseconds`, unless `context` has gone. Libraries give the same error number for most causes, so this asks.
void probeKeychain(QObject* context, int milliseconds, std::function<void(KeychainState)> answer);

} // namespace Dailies
