// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/chartscale.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace Dailies {

namespace {

constexpr int fewDays = 10; ///< each has a label
constexpr int monthOfDays = 62; ///< each week has a label, in longer times each month
constexpr int daysOfWeek = 7;
constexpr int mostLines = 4;

double inUnit(const SpendSum& sum, ChartUnit unit)
{
    return static_cast<double>((unit == ChartUnit::Seconds ? sum.seconds : sum.points).micros()) / 1e6;
}

const SpendSum SpendLine::*const allSums[] = {
    &SpendLine::billed, &SpendLine::reserved, &SpendLine::unsettled, &SpendLine::notBilled};

bool uses(const SpendReport& report, Amount SpendSum::*unit)
{
    return std::any_of(std::begin(allSums), std::end(allSums),
        [&](const SpendSum SpendLine::*sum) { return !(report.total.*sum.*unit).isZero(); });
}

} // namespace

QList<ChartDay> chartDays(const SpendReport& report, const QDate& from, const QDate& to, ChartUnit unit)
{
    QHash<QString, const SpendLine*> lines;
    for (const SpendLine& line : report.lines)
        lines.insert(line.key, &line);
    QList<ChartDay> days;
    for (QDate day = from; day.isValid() && day <= to; day = day.addDays(1)) {
        ChartDay each{day};
        if (const SpendLine* line = lines.value(day.toString(Qt::ISODate))) {
            each.billed = inUnit(line->billed, unit);
            each.reserved = inUnit(line->reserved, unit);
            each.unsettled = inUnit(line->unsettled, unit);
            each.notBilled = inUnit(line->notBilled, unit);
        }
        days.append(each);
    }
    return days;
}

ChartUnit usualUnit(const SpendReport& report)
{
    return uses(report, &SpendSum::points) && !uses(report, &SpendSum::seconds) ? ChartUnit::Points
                                                                                : ChartUnit::Seconds;
}

bool hasBothUnits(const SpendReport& report)
{
    return uses(report, &SpendSum::points) && uses(report, &SpendSum::seconds);
}

std::optional<Amount> dailyLimit(const QList<LimitUse>& limits, ChartUnit unit, const QString& account)
{
    const LimitUnit wanted = unit == ChartUnit::Seconds ? LimitUnit::Seconds : LimitUnit::Points;
    std::optional<Amount> least;
    for (const LimitUse& each : limits) {
        const Limit& limit = each.limit;
        const bool counts = limit.account.isEmpty() || limit.account == account;
        if (limit.period == LimitPeriod::Day && limit.unit == wanted && counts && (!least || limit.amount < *least))
            least = limit.amount;
    }
    return least;
}

ChartScale chartScale(double most)
{
    if (!(most > 0) || !std::isfinite(most))
        return {};
    const double magnitude = std::pow(10, std::floor(std::log10(most / mostLines)));
    double step = magnitude;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        step = factor * magnitude;
        if (std::ceil(most / step - 1e-9) <= mostLines)
            break;
    }
    return {step, step * std::ceil(most / step - 1e-9)};
}

QList<int> labelledDays(const QList<ChartDay>& days)
{
    QList<int> found;
    const auto count = static_cast<int>(days.size());
    for (int i = 0; i < count; ++i) {
        const int day = days.at(i).day.day();
        const bool beginsWeek = day % daysOfWeek == 1 && day < 4 * daysOfWeek;
        if (count <= fewDays || i == 0 || i == count - 1 || (count <= monthOfDays ? beginsWeek : day == 1))
            found.append(i);
    }
    return found;
}

} // namespace Dailies
