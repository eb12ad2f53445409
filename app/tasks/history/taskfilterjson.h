// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskfilter.h"

#include <QDate>
#include <QJsonObject>

namespace Dailies {

/// Restricts the filter to tasks created today, within the last seven days, or this month by the local calendar. None
/// removes the restriction.
void setPeriod(TaskFilter& filter, TaskFilter::Period period, const QDate& today);
/// Restricts the filter to tasks created on these days, both included. An invalid date leaves that side open.
void setDays(TaskFilter& filter, const QDate& first, const QDate& last);
/// The days set by setDays(); invalid if a side is open.
QDate firstDay(const TaskFilter& filter);
QDate lastDay(const TaskFilter& filter);

/// A filter's stored form. Does not contain the order of the list.
QJsonObject toJson(const TaskFilter& filter);
/// Reads the stored form and ignores what is unreadable. Periods are relative to `today`.
TaskFilter taskFilterFromJson(const QJsonObject& json, const QDate& today);

} // namespace Dailies
