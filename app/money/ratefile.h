// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/money/rate.h"

namespace Dailies {

/// Reads rates from a CSV text with the columns unit, price, currency and from, and, if given, account, model,
/// resolution, mode, sound and source. Prices may have a decimal comma. Returns BadInput with the line of the first row
/// that is no rate. Accounts are as written in the file.
Result<QList<Rate>> readRates(const QByteArray& csv);

/// The words in files and on the command line: "second", "point", "take".
QString rateUnitName(RateUnit unit);
std::optional<RateUnit> rateUnitFromName(const QString& name);
/// Whether a rate can be for such takes: "on", "off", or empty for both. With another word it would never apply.
bool isRateSound(const QString& sound);

} // namespace Dailies
