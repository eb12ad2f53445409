// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QDate>
#include <QString>

namespace Dailies {

/// "Today", "Yesterday", or the date in the user's language.
QString dayText(const QDate& day, const QDate& today);
/// "3 saved, 1 failed": results first, then running tasks.
QString countsText(const GroupCounts& tally);

} // namespace Dailies
