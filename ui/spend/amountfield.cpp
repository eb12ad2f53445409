// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/amountfield.h"

#include "app/common/redact.h"
#include "ui/widgets/formparts.h"

#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype shownOfText = 40;

/// Without groups. "1.234" gets a fourth decimal place, so that its point cannot be taken for a separator.
QString unambiguousText(Amount amount, int leastDecimals)
{
    QString text = amount.text();
    if (leastDecimals > 0 && !text.contains(u'.'))
        text += u'.';
    const auto decimals = text.contains(u'.') ? text.size() - text.indexOf(u'.') - 1 : 0;
    text += QString(std::max<qsizetype>(0, leastDecimals - decimals), u'0');
    if (Figure(text).isAmbiguous())
        text += u'0';
    return QLocale().decimalPoint() == u","_s ? text.replace(u'.', u',') : text;
}

} // namespace

AmountField::AmountField(QWidget* parent) : QLineEdit(parent)
{
    connect(this, &QLineEdit::editingFinished, this, &AmountField::showUnderstood);
    connect(this, &QLineEdit::textChanged, this, [this] { markInvalid(this, !problem().isEmpty()); });
}

void AmountField::setAmount(const std::optional<Amount>& amount)
{
    setText(amount ? unambiguousText(*amount, 0) : QString());
}

QString AmountField::problem() const
{
    const Figure typed = figure();
    if (typed.text().isEmpty() || typed.amount())
        return {};
    const QString text =
        plainText(typed.text().size() > shownOfText ? typed.text().left(shownOfText) + u'…' : typed.text());
    if (!typed.isAmbiguous())
        return tr("“%1” isn't an amount. Write it like %2, with at most six decimal places.")
            .arg(text, unambiguousText(Amount::fromMicros(12'500'000), 2));
    const Amount point = *typed.as(Decimal::Point);
    const Amount comma = *typed.as(Decimal::Comma);
    return tr("“%1” has two meanings. Write %2 or %3.", "a number with a decimal sign or a separator")
        .arg(text, unambiguousText(std::max(point, comma), 0), unambiguousText(std::min(point, comma), 0));
}

/// Only a number in another notation is written anew.
void AmountField::showUnderstood()
{
    const Figure typed = figure();
    const std::optional<Amount> amount = typed.amount();
    const QChar foreign = QLocale().decimalPoint() == u","_s ? u'.' : u',';
    const bool isOwn = std::ranges::all_of(
        typed.text(), [foreign](QChar sign) { return sign != foreign && (sign.unicode() < 0x80 && sign != u' '); });
    const QSignalBlocker sameAmount(this);
    if (amount && (!isOwn || typed.text() != text()))
        setText(unambiguousText(*amount, typed.decimals()));
}

AmountField* fieldWithProblem(const QList<AmountField*>& fields)
{
    const auto found =
        std::ranges::find_if(fields, [](const AmountField* field) { return !field->problem().isEmpty(); });
    return found == fields.end() ? nullptr : *found;
}

} // namespace Dailies
