// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// Makes a database with the given number of finished tasks, always the same: prompts of some 200 characters, one in
/// five Chinese, of several models, kinds and accounts, some of them rated, with notes or tags; `running` of them are
/// in progress.
void makeHistory(const QString& database, int tasks, int running = 0);

} // namespace Dailies
