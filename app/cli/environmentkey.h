// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/engine.h"

namespace Dailies {

/// The key in DAILIES_API_KEY. It is given to an account that the command named, or to one of a task that was sent with this
/// very key, and never by guess: a wrong guess shows the key to another service.
class EnvironmentKey final {
public:
    EnvironmentKey();

    bool isSet() const { return !m_key.isEmpty(); }
    /// For an account that was named, for its own origin only. BadInput when the text cannot be a key.
    Result<void> giveTo(Engine& engine, const Account& account) const;
    /// For the accounts of those tasks that were sent with it, as their digest tells.
    Result<void> giveToTasks(Engine& engine, const QList<VideoTask>& tasks) const;

private:
    QByteArray m_key;
};

} // namespace Dailies
