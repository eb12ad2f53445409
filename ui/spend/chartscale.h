// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/spendbook.h"

#include <QDate>
#include <QList>

#include <optional>

namespace Dailies {

enum class ChartUnit { Seconds, Points };

/// One day of the chart, in seconds or points.
struct ChartDay {
    QDate day;
    double billed = 0;
    double reserved = 0;
    double unsettled = 0;
    double notBilled = 0;

    double total() const { return billed + reserved + unsettled + notBilled; }
};

/// All days from `from` to `to` in their order, with zeros for those that have no line.
QList<ChartDay> chartDays(const SpendReport& report, const QDate& from, const QDate& to, ChartUnit unit);
/// Points if nothing but points were used, otherwise seconds.
ChartUnit usualUnit(const SpendReport& report);
/// Whether both units were used.
bool hasBothUnits(const SpendReport& report);
/// The daily limit in this unit that is reached first: the smallest for all accounts, or for this one.
std::optional<Amount> dailyLimit(const QList<LimitUse>& limits, ChartUnit unit, const QString& account);

/// The horizontal lines of a chart: 0, step, 2 * step ... up to `top`, which is at least `most`.
struct ChartScale {
    double step = 1;
    double top = 1;
};
ChartScale chartScale(double most);

/// The days that get a label below the chart, as indexes. The last is always one of them.
QList<int> labelledDays(const QList<ChartDay>& days);

} // namespace Dailies
