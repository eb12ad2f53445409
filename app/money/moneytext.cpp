// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/moneytext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr Amount cent = Amount::fromMicros(10'000);
constexpr int mostDecimals = 6;

struct CurrencySign {
    const char* code;
    const char* sign; ///< in UTF-8
    int decimals;
};

// A currency without a row shows its code.
constexpr CurrencySign currencySigns[] = {
    {"USD", "$", 2},
    {"EUR", "€", 2},
    {"GBP", "£", 2},
    {"CNY", "CN¥", 2},
    {"JPY", "¥", 0},
    {"KRW", "₩", 0},
    {"INR", "₹", 2},
};

double inUnits(Amount amount)
{
    return static_cast<double>(amount.micros()) / 1e6;
}

int decimalsNeeded(Amount amount, int least)
{
    qint64 micros = amount.micros();
    int decimals = mostDecimals;
    while (decimals > least && micros % 10 == 0) {
        micros /= 10;
        --decimals;
    }
    return decimals;
}

/// nullptr without a row.
const CurrencySign* currencySign(const QString& currency)
{
    const auto* found = std::find_if(std::begin(currencySigns), std::end(currencySigns),
        [&currency](const CurrencySign& each) { return currency == QLatin1StringView(each.code); });
    return found != std::end(currencySigns) ? found : nullptr;
}

/// Rounded half up, as people and services round. A double would round 3.675 down, because it cannot hold it.
Amount toDecimals(Amount amount, int decimals)
{
    qint64 step = 1;
    for (int place = decimals; place < mostDecimals; ++place)
        step *= 10;
    return Amount::fromMicros((amount.micros() + step / 2) / step * step);
}

QString inCurrency(Amount amount, const QString& currency, bool isExact)
{
    const CurrencySign* known = currencySign(currency);
    const QString sign = known != nullptr ? QString::fromUtf8(known->sign) : currency + QChar(0xA0);
    int decimals = usualDecimals(currency);
    const Amount size = amount < Amount() ? Amount() - amount : amount;
    const bool isTiny = !amount.isZero() && size < cent;
    if (isExact || isTiny)
        decimals = decimalsNeeded(amount, decimals);
    // The C locale puts the sign last.
    const QLocale own;
    const QLocale locale = own.language() == QLocale::C ? QLocale(QLocale::English) : own;
    // Some locales put negative money into brackets, which reads like a remark.
    const QString text = locale.toCurrencyString(inUnits(toDecimals(size, decimals)), sign, decimals);
    return amount < Amount() ? locale.negativeSign() + text : text;
}

} // namespace

QString numberText(Amount amount)
{
    return QLocale().toString(inUnits(amount), 'f', decimalsNeeded(amount, 0));
}

QString secondsText(Amount amount)
{
    return QCoreApplication::translate("Spend", "%1 s", "seconds").arg(numberText(amount));
}

QString pointsText(Amount amount)
{
    return amount == Amount::whole(1) ? QCoreApplication::translate("Spend", "1 point")
                                      : QCoreApplication::translate("Spend", "%1 points").arg(numberText(amount));
}

QString quantityText(const Quantity& quantity)
{
    QStringList parts;
    if (quantity.seconds)
        parts.append(secondsText(*quantity.seconds));
    if (quantity.points)
        parts.append(pointsText(*quantity.points));
    return parts.join(u" + "_s);
}

int usualDecimals(const QString& currency)
{
    const CurrencySign* known = currencySign(currency);
    return known != nullptr ? known->decimals : 2;
}

QString moneyText(Amount amount, const QString& currency)
{
    return inCurrency(amount, currency, false);
}

QString exactMoneyText(const Price& price)
{
    return inCurrency(price.amount, price.currency, true);
}

} // namespace Dailies
