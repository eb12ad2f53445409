// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/pricetext.h"

#include "app/money/figure.h"

#include <algorithm>

namespace Dailies {

std::optional<Amount> amountFromText(const QString& text)
{
    const std::optional<Amount> plain = Amount::parse(text);
    return plain ? plain : Figure(text).amount();
}

std::optional<Price> priceFromText(const QString& text)
{
    const QString simple = text.simplified();
    const std::optional<Amount> amount = amountFromText(simple.section(u' ', 0, -2));
    const QString currency = simple.section(u' ', -1).toUpper();
    return amount && isCurrency(currency) ? std::optional(Price{*amount, currency}) : std::nullopt;
}

QString priceText(const Price& price)
{
    return price.amount.text() + u' ' + price.currency;
}

bool isCurrency(QStringView text)
{
    return text.size() == 3 && std::ranges::all_of(text, [](QChar sign) { return sign >= u'A' && sign <= u'Z'; });
}

} // namespace Dailies
