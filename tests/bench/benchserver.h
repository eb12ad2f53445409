// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// A service in a process of its own, with plain sockets, so that its cost does not count for the client. It discards
/// bodies, replies to each create call with an ID, and to every query with "running". Under a path that begins with
/// /changing, each reply is different. The bucket "inputs" is storage with the S3 protocol that keeps lengths only.
class BenchServer final {
public:
    /// Creates the process. Call it before any use of Qt, which does not work well after a fork.
    BenchServer();
    ~BenchServer();
    BenchServer(const BenchServer&) = delete;
    BenchServer& operator=(const BenchServer&) = delete;

    quint16 port() const { return m_port; }

private:
    quint16 m_port = 0;
    int m_process = 0;
};

} // namespace Dailies
