// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// A service in a process of its own, of plain sockets, so that what it costs is not counted with the client: takes
/// bodies without looking at them, gives each create call an id, and answers every query "running". Under a path that
/// begins with /changing each answer is another one.
class BenchServer final {
public:
    /// Makes the process. Before anything of Qt, which does not like to be forked.
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
