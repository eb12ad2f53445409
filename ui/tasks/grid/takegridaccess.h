// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// Gives assistive programs the table of takes instead of a mere scroll area: Qt only knows its own item views. Calling
/// it again has no effect.
void installTakeGridAccess();

} // namespace Dailies
