// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/figure.h"

#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar minus(0x2212);

/// The number with this decimal sign, with or without groups of thousands: "1,234.56", "1 234.56", "-1234,56".
std::optional<Amount> numberIn(const QString& text, QChar decimal)
{
    static const QRegularExpression withPoint(
        uR"(\A[-\x{2212}]?(?:[0-9]+|[1-9][0-9]{0,2}(?:(?<group>[,' \x{a0}\x{2019}\x{202f}])[0-9]{3})(?:\g{group}[0-9]{3})*)(?:\.[0-9]+)?\z)"_s);
    static const QRegularExpression withComma(
        uR"(\A[-\x{2212}]?(?:[0-9]+|[1-9][0-9]{0,2}(?:(?<group>[.' \x{a0}\x{2019}\x{202f}])[0-9]{3})(?:\g{group}[0-9]{3})*)(?:,[0-9]+)?\z)"_s);
    if (!(decimal == u',' ? withComma : withPoint).match(text).hasMatch())
        return std::nullopt;
    QString plain;
    for (const QChar c : text) {
        if (c >= u'0' && c <= u'9')
            plain += c;
        else if (c == decimal)
            plain += u'.';
    }
    const std::optional<Amount> size = Amount::parse(plain);
    const bool isNegative = text.startsWith(u'-') || text.startsWith(minus);
    return size && isNegative ? std::optional(Amount() - *size) : size;
}

} // namespace

Figure::Figure(const QString& written) : text(written), point(numberIn(written, u'.')), comma(numberIn(written, u','))
{}

void ColumnNotation::learn(const Figure& figure)
{
    m_hasPoints = m_hasPoints || (figure.point && !figure.comma);
    m_hasCommas = m_hasCommas || (figure.comma && !figure.point);
}

bool ColumnNotation::isOpen(const Figure& figure, bool isEuropean) const
{
    if (!figure.isAmbiguous() || m_hasPoints != m_hasCommas)
        return false;
    // Services write 5.041 seconds.
    return m_hasCommas || isEuropean || !figure.text.contains(u'.');
}

std::optional<Amount> ColumnNotation::valueOf(const Figure& figure, bool isEuropean) const
{
    if (!figure.isAmbiguous())
        return figure.point ? figure.point : figure.comma;
    if (isOpen(figure, isEuropean))
        return std::nullopt;
    return m_hasCommas && !m_hasPoints ? figure.comma : figure.point;
}

} // namespace Dailies
