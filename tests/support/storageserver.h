// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"
#include "tests/support/scriptedstorage.h"
#include "tests/support/storagenames.h"

#include <functional>
#include <optional>

namespace Dailies {

/// A scripted storage on 127.0.0.1. Connections can be broken at any byte of a request, too.
class StorageServer final : public QObject {
    Q_OBJECT
public:
    /// Says how the connection of a request breaks, by the number of earlier requests; nullopt: not at all.
    using Breaks = std::function<std::optional<FaultScript>(int number)>;

    StorageServer();

    ScriptedStorage& storage() { return m_storage; }
    const ScriptedStorage& storage() const { return m_storage; }
    FaultServer& faults() { return m_server; }
    void setBreaks(Breaks breaks) { m_breaks = std::move(breaks); }
    /// Requests of which at least one byte arrived.
    int begun() const { return m_server.begun(); }

    /// An upload place for it; always the same one.
    UploadPlace place() const;
    QByteArray secret() const { return m_storage.key().secret; }
    /// Why a video service could not fetch a link now; empty if it could.
    QByteArray linkTrouble(const QString& link) const;

private:
    FaultScript answer(const FaultRequest& request);

    FaultServer m_server;
    ScriptedStorage m_storage;
    Breaks m_breaks;
    int m_seen = 0;
};

} // namespace Dailies
