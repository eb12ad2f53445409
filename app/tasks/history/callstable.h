// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/spendbook.h"

#include <QByteArray>
#include <QHash>

namespace Dailies {

/// The create calls as CSV: a line of names, then one line for each. `accountNames` has names by account ID; an account
/// without a name is shown by its ID.
QByteArray callsTable(const QList<SpendEntry>& entries, const QHash<QString, QString>& accountNames);

} // namespace Dailies
