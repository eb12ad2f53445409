// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"

namespace Dailies {

/// "63.5", in the user's language, without trailing zeros.
QString numberText(Amount amount);
QString secondsText(Amount amount); ///< "412 s"
QString pointsText(Amount amount); ///< "63.5 points", in the user's language
/// "5 s", "2.5 points" or "5 s + 2.5 points". Empty if unknown.
QString quantityText(const Quantity& quantity);
/// "$41.20", in the user's language. A currency without a sign of its own shows its code. Two decimal places, where the
/// currency has them, unless the amount would read as 0.
QString moneyText(Amount amount, const QString& currency);
int usualDecimals(const QString& currency); ///< 2 for USD, 0 for JPY
/// Like moneyText(), with all decimal places.
QString exactMoneyText(const Price& price);

} // namespace Dailies
