// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// Closes connections that this process has accepted on a loopback port, at once and without another byte: the one from
/// a client's port, or with 0 all of them. The HTTP library has no word for that. Returns how many were found.
int cutConnections(int serverPort, int clientPort);

} // namespace Dailies
