// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace Dailies {

/// The state of the operating system's key store after an operation failed.
enum class KeychainState {
    Unknown, ///< no problem is known
    NoService, ///< no key store runs in this session, and none can be started
    Locked, ///< it is running but locked
    Silent, ///< it is running but does not respond
};

/// Determines the key store's state without starting or unlocking it. Calls `answer` once, within about `milliseconds`,
/// unless `context` is destroyed before. This is necessary because libraries return the same error number for most
/// causes.
void probeKeychain(QObject* context, int milliseconds, std::function<void(KeychainState)> answer);

} // namespace Dailies
