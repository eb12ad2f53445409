// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/spendbook.h"

#include <QDate>
#include <QStringList>

namespace Dailies {

/// The time for which the page shows the costs. Each ends today.
enum class SpendPeriod { Today, Week, Month, Year };

inline QDate firstDay(SpendPeriod period, const QDate& today)
{
    switch (period) {
    case SpendPeriod::Today: return today;
    case SpendPeriod::Week: return today.addDays(-6);
    case SpendPeriod::Month: return today.addDays(-29);
    case SpendPeriod::Year: return {today.year(), 1, 1};
    }
    return today;
}

/// What the user chose at the top of the page and above the breakdown.
struct SpendChoice {
    SpendPeriod period = SpendPeriod::Month;
    QString account; ///< ID; empty for all
    QString model; ///< empty for all
    SpendGroup group = SpendGroup::Model;

    bool operator==(const SpendChoice&) const = default;
};

/// Everything that the page shows.
struct SpendView {
    SpendChoice choice;
    QDate today;
    SpendReport days; ///< by day; days without takes have no line
    SpendReport breakdown;
    /// The create calls whose cost is not known, newest first, then those that the user settled.
    QList<SpendEntry> unsettled;
    QList<LimitUse> limits;
    QList<Rate> rates;
    QStringList accounts; ///< IDs of those that ever spent
    QStringList models; ///< those that were ever used
};

} // namespace Dailies
