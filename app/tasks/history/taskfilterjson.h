// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskfilter.h"

#include <QDate>
#include <QJsonObject>

namespace Dailies {

/// Only what was made today, within the last seven days, or this month, as the calendar here says; None: whenever.
void setPeriod(TaskFilter& filter, TaskFilter::Period period, const QDate& today);
/// Only what was made on these days, both included; an invalid one leaves that side open.
void setDays(TaskFilter& filter, const QDate& first, const QDate& last);
/// The days of setDays(); invalid where a side is open.
QDate firstDay(const TaskFilter& filter);
QDate lastDay(const TaskFilter& filter);

/// A filter as it is kept; the order of the list is none of its business.
QJsonObject toJson(const TaskFilter& filter);
/// What cannot be read of it is left out. A period is that of `today`.
TaskFilter taskFilterFromJson(const QJsonObject& json, const QDate& today);

} // namespace Dailies
