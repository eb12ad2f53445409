// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/amount.h"

#include <QtNumeric>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Dailies {

namespace {

constexpr qint64 micro = 1'000'000;
constexpr qint64 most = std::numeric_limits<qint64>::max();
constexpr qint64 largestRead = 9'000'000'000 * micro;
constexpr int places = 6;

bool areDigits(QStringView text)
{
    return std::ranges::all_of(text, [](QChar sign) { return sign >= u'0' && sign <= u'9'; });
}

qint64 saturatedSum(qint64 a, qint64 b)
{
    qint64 sum = 0;
    if (!qAddOverflow(a, b, &sum))
        return sum;
    return a > 0 ? most : -most;
}

qint64 saturatedProduct(qint64 a, qint64 b)
{
    qint64 product = 0;
    if (!qMulOverflow(a, b, &product))
        return product;
    return (a > 0) == (b > 0) ? most : -most;
}

} // namespace

std::optional<Amount> Amount::parse(QStringView text)
{
    const qsizetype point = text.indexOf(u'.');
    const QStringView whole = point < 0 ? text : text.left(point);
    QStringView rest = point < 0 ? QStringView() : text.mid(point + 1);
    if (whole.isEmpty() || whole.size() > 10 || (point >= 0 && rest.isEmpty()) || !areDigits(whole) || !areDigits(rest))
        return std::nullopt;
    while (rest.size() > places && rest.endsWith(u'0'))
        rest.chop(1);
    if (rest.size() > places)
        return std::nullopt;
    const QString micros = whole.toString() + rest.toString().leftJustified(places, u'0');
    const qint64 read = micros.toLongLong();
    return read <= largestRead ? std::optional(Amount(read)) : std::nullopt;
}

std::optional<Amount> Amount::fromDouble(double number)
{
    if (!std::isfinite(number) || number < 0 || number > double(largestRead) / double(micro))
        return std::nullopt;
    return Amount(qint64(std::llround(number * double(micro))));
}

QString Amount::text() const
{
    const auto size = m_micros < 0 ? 0 - quint64(m_micros) : quint64(m_micros);
    QString text = QString::number(size / quint64(micro));
    QString rest = QString::number(size % quint64(micro)).rightJustified(places, u'0');
    while (rest.endsWith(u'0'))
        rest.chop(1);
    if (!rest.isEmpty())
        text += u'.' + rest;
    return m_micros < 0 ? u'-' + text : text;
}

Amount Amount::operator+(Amount other) const
{
    return Amount(saturatedSum(m_micros, other.m_micros));
}

Amount Amount::operator-(Amount other) const
{
    return Amount(saturatedSum(m_micros, other.m_micros == -most - 1 ? most : -other.m_micros));
}

Amount Amount::times(Amount factor) const
{
    // Both are split at the point, so that no part of the product overflows before the product itself does.
    const qint64 a = m_micros / micro;
    const qint64 b = factor.m_micros / micro;
    const qint64 aRest = m_micros % micro;
    const qint64 bRest = factor.m_micros % micro;
    const qint64 small = aRest * bRest;
    const qint64 rounded = (small + (small < 0 ? -micro / 2 : micro / 2)) / micro;
    qint64 product = saturatedProduct(saturatedProduct(a, b), micro);
    product = saturatedSum(product, saturatedProduct(a, bRest));
    product = saturatedSum(product, saturatedProduct(aRest, b));
    return Amount(saturatedSum(product, rounded));
}

std::optional<Amount> Amount::over(Amount divisor) const
{
    if (divisor.isZero())
        return std::nullopt;
    const bool isNegative = (m_micros < 0) != (divisor.m_micros < 0);
    auto by = divisor.m_micros < 0 ? 0 - quint64(divisor.m_micros) : quint64(divisor.m_micros);
    auto rest = m_micros < 0 ? 0 - quint64(m_micros) : quint64(m_micros);
    // Numbers this large are not amounts that anybody pays; a digit less of them is exact enough.
    while (by > std::numeric_limits<quint64>::max() / 20) {
        by /= 10;
        rest /= 10;
    }
    auto quotient = qint64(std::min(rest / by, quint64(most)));
    rest %= by;
    for (int place = 0; place < places; ++place) {
        rest *= 10;
        quotient = saturatedSum(saturatedProduct(quotient, 10), qint64(rest / by));
        rest %= by;
    }
    if (rest * 2 >= by)
        quotient = saturatedSum(quotient, 1);
    return Amount(isNegative ? -quotient : quotient);
}

Quantity Quantity::times(int takes) const
{
    Quantity all = *this;
    for (std::optional<Amount>* part : {&all.seconds, &all.points}) {
        if (*part)
            *part = (*part)->times(Amount::whole(takes));
    }
    return all;
}

} // namespace Dailies
