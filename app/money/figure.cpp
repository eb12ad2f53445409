// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/figure.h"

#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int amountPlaces = 6;
constexpr QChar minus(0x2212);

QChar signOf(Decimal decimal)
{
    return decimal == Decimal::Comma ? u',' : u'.';
}

std::optional<Amount> numberIn(const QString& text, Decimal decimal)
{
    static const QRegularExpression withPoint(
        uR"(\A(?:[0-9]+|[1-9][0-9]{0,2}(?:(?<group>[,' \x{a0}\x{2019}\x{202f}])[0-9]{3})(?:\g{group}[0-9]{3})*)(?:\.[0-9]+)?\z)"_s);
    static const QRegularExpression withComma(
        uR"(\A(?:[0-9]+|[1-9][0-9]{0,2}(?:(?<group>[.' \x{a0}\x{2019}\x{202f}])[0-9]{3})(?:\g{group}[0-9]{3})*)(?:,[0-9]+)?\z)"_s);
    if (!(decimal == Decimal::Comma ? withComma : withPoint).match(text).hasMatch())
        return std::nullopt;
    QString plain;
    for (const QChar c : text) {
        if (c >= u'0' && c <= u'9')
            plain += c;
        else if (c == signOf(decimal))
            plain += u'.';
    }
    return Amount::parse(plain);
}

std::optional<Amount> negated(const std::optional<Amount>& amount)
{
    return amount ? std::optional(Amount() - *amount) : std::nullopt;
}

} // namespace

Figure::Figure(const QString& written, Sign sign) : m_text(written.trimmed())
{
    QString plain = m_text.normalized(QString::NormalizationForm_KC);
    const bool isNegative = sign == Sign::Allowed && (plain.startsWith(u'-') || plain.startsWith(minus));
    if (isNegative)
        plain.remove(0, 1);
    m_point = numberIn(plain, Decimal::Point);
    m_comma = numberIn(plain, Decimal::Comma);
    if (isNegative) {
        m_point = negated(m_point);
        m_comma = negated(m_comma);
    }
}

std::optional<Amount> Figure::amount() const
{
    if (isAmbiguous())
        return std::nullopt;
    return m_point ? m_point : m_comma;
}

int Figure::decimals(Decimal decimal) const
{
    const QString plain = m_text.normalized(QString::NormalizationForm_KC);
    const qsizetype sign = plain.lastIndexOf(signOf(decimal));
    return sign < 0 ? 0 : static_cast<int>(plain.size() - sign - 1);
}

void ColumnNotation::learn(const Figure& figure)
{
    const bool isPoint = figure.as(Decimal::Point).has_value();
    const bool isComma = figure.as(Decimal::Comma).has_value();
    m_hasPoints = m_hasPoints || (isPoint && !isComma);
    m_hasCommas = m_hasCommas || (isComma && !isPoint);
}

std::optional<Decimal> ColumnNotation::of(const Figure& figure, bool isEuropean) const
{
    if (!figure.isAmbiguous())
        return figure.as(Decimal::Point) ? Decimal::Point : Decimal::Comma;
    if (m_hasPoints != m_hasCommas)
        return m_hasCommas ? Decimal::Comma : Decimal::Point;
    // Services write 5.041 seconds.
    const bool isUsual = !m_hasCommas && !isEuropean && figure.text().contains(u'.');
    return isUsual ? std::optional(Decimal::Point) : std::nullopt;
}

bool isRounded(Amount written, int decimals, Amount exact)
{
    qint64 half = 500'000; // of the smallest unit, in micros
    for (int place = 0; place < decimals && half > 0; ++place)
        half = place < amountPlaces - 1 ? half / 10 : 0;
    return qAbs((written - exact).micros()) <= half;
}

} // namespace Dailies
