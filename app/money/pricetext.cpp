// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/pricetext.h"

#include <algorithm>

namespace Dailies {

std::optional<Price> priceFromText(QStringView text)
{
    const QString simple = text.toString().simplified();
    const std::optional<Amount> amount = Amount::parse(simple.section(u' ', 0, 0));
    const QString currency = simple.section(u' ', 1).toUpper();
    return amount && isCurrency(currency) ? std::optional(Price{*amount, currency}) : std::nullopt;
}

QString priceText(const Price& price)
{
    return price.amount.text() + u' ' + price.currency;
}

bool isCurrency(QStringView text)
{
    return text.size() == 3
        && std::all_of(text.begin(), text.end(), [](QChar sign) { return sign >= u'A' && sign <= u'Z'; });
}

} // namespace Dailies
