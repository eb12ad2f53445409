// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/optionalspin.h"

#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {
constexpr double notSet = -1e6; // the minimum of the spin box means "no value"
constexpr int mostDecimals = 6;
} // namespace

OptionalSpin::OptionalSpin(QWidget* parent) : QDoubleSpinBox(parent)
{
    setDecimals(mostDecimals);
    setRange(notSet, 1e6);
    setValue(notSet);
    lineEdit()->setPlaceholderText(u"–"_s);
    connect(this, &QDoubleSpinBox::valueChanged, this, &OptionalSpin::numberChanged);
}

void OptionalSpin::setPlaceholderText(const QString& text)
{
    lineEdit()->setPlaceholderText(text);
}

void OptionalSpin::setUnit(const QString& unit)
{
    m_unit = unit;
}

void OptionalSpin::setSteps(double first, double step, double least)
{
    m_first = first;
    m_least = least;
    setSingleStep(step);
}

std::optional<double> OptionalSpin::number() const
{
    return value() == notSet ? std::nullopt : std::optional<double>(value());
}

void OptionalSpin::setNumber(std::optional<double> number)
{
    const QSignalBlocker blocker(this);
    setValue(number.value_or(notSet));
}

QString OptionalSpin::textFromValue(double value) const
{
    if (value == notSet)
        return {};
    QString text = QDoubleSpinBox::textFromValue(value);
    const QString point = locale().decimalPoint();
    if (text.contains(point)) {
        while (text.endsWith(locale().zeroDigit()))
            text.chop(locale().zeroDigit().size());
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text + m_unit;
}

double OptionalSpin::valueFromText(const QString& text) const
{
    const QString number = withoutUnit(text);
    return number.isEmpty() ? notSet : QDoubleSpinBox::valueFromText(number);
}

QValidator::State OptionalSpin::validate(QString& text, int& /*position*/) const
{
    QString number = withoutUnit(text);
    if (number.isEmpty())
        return QValidator::Acceptable;
    int end = static_cast<int>(number.size());
    return QDoubleSpinBox::validate(number, end);
}

void OptionalSpin::stepBy(int steps)
{
    const auto from = number();
    if (!from) {
        if (steps > 0)
            setValue(m_first);
    } else if (*from + steps * singleStep() < m_least && steps < 0) {
        setValue(notSet);
    } else {
        setValue(*from + steps * singleStep());
    }
    selectAll();
}

QAbstractSpinBox::StepEnabled OptionalSpin::stepEnabled() const
{
    return number() ? StepUpEnabled | StepDownEnabled : StepEnabled(StepUpEnabled);
}

QString OptionalSpin::withoutUnit(const QString& text) const
{
    const QString unit = m_unit.trimmed();
    QString number = text.trimmed();
    if (!unit.isEmpty() && number.endsWith(unit))
        number.chop(unit.size());
    return number.trimmed();
}

} // namespace Dailies
