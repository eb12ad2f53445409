// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// Closes connections accepted by this process on a loopback port, at once and without sending anything: the one from a
/// client's port, or all with 0. The HTTP library has no function for this. Returns the number of connections found.
int cutConnections(int serverPort, int clientPort);

} // namespace Dailies
