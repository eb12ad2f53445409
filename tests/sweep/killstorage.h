// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/storageserver.h"

namespace Dailies {

/// The storage of one run. It keeps what it has when a victim is killed.
class KillStorage final {
public:
    /// Its first PUTs, and then its first links, may fail: so many of each, by the seed.
    explicit KillStorage(quint32 seed);

    QUrl endpoint() const { return m_server.place().endpoint; }

    /// What is wrong: needless uploads, links that a service could not fetch, secrets and signatures in a file of the
    /// profile. `links` are all that the service was given.
    QStringList findings(const QString& profile, const QStringList& links) const;

private:
    StorageServer m_server;
};

} // namespace Dailies
