// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/figure.h"

#include <QRegularExpression>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int amountPlaces = 6;
constexpr QChar minus(0x2212);

QChar signOf(Decimal decimal)
{
    return decimal == Decimal::Comma ? u',' : u'.';
}

/// Rounds half up what has more places than an amount.
std::optional<Amount> roundedAmount(const QString& plain)
{
    const qsizetype written = plain.size() - 1 - plain.indexOf(u'.');
    if (!plain.contains(u'.') || written <= amountPlaces)
        return Amount::parse(plain);
    const qsizetype more = written - amountPlaces;
    const std::optional<Amount> cut = Amount::parse(plain.chopped(more));
    const bool isUp = plain.at(plain.size() - more) >= u'5';
    return cut && isUp ? std::optional(*cut + *Amount::parse(u"0.000001")) : cut;
}

std::optional<Amount> numberIn(const QString& text, Decimal decimal, bool rounds)
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
    return rounds ? roundedAmount(plain) : Amount::parse(plain);
}

std::optional<Amount> negated(const std::optional<Amount>& amount)
{
    return amount ? std::optional(Amount() - *amount) : std::nullopt;
}

} // namespace

Figure::Figure(const QString& written, Sign sign) : m_text(written.trimmed())
{
    QString plain = m_text.normalized(QString::NormalizationForm_KC);
    bool isNegative = false;
    if (sign == Sign::Allowed) {
        plain.replace(minus, u'-');
        const bool isInBrackets = plain.startsWith(u'(') && plain.endsWith(u')');
        isNegative = isInBrackets || plain.startsWith(u'-') || plain.endsWith(u'-');
        if (isInBrackets)
            plain = plain.sliced(1).chopped(1);
        else if (plain.startsWith(u'-') || plain.startsWith(u'+'))
            plain.remove(0, 1);
        else if (isNegative)
            plain.chop(1);
        plain = plain.trimmed();
        if (plain.startsWith(u'.') || plain.startsWith(u','))
            plain.prepend(u'0');
    }
    const bool rounds = sign == Sign::Allowed;
    m_point = numberIn(plain, Decimal::Point, rounds);
    m_comma = numberIn(plain, Decimal::Comma, rounds);
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
    return sign < 0 ? 0 : static_cast<int>(std::count_if(plain.begin() + sign, plain.end(), [](QChar c) {
        return c >= u'0' && c <= u'9';
    }));
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
