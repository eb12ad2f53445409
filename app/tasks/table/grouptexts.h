// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QDate>
#include <QString>

namespace Dailies {

/// "Today", "Yesterday", or the day as the person's language writes it.
QString dayText(const QDate& day, const QDate& today);
/// "3 saved, 1 failed": what came of them first, and then what is still to come.
QString countsText(const GroupCounts& tally);

} // namespace Dailies
