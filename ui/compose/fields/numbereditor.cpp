// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/numbereditor.h"

#include "ui/widgets/optionalspin.h"

using namespace Qt::StringLiterals;

namespace Dailies {

NumberEditor::NumberEditor(Field field, QWidget* parent) : FieldEditor(field, parent), m_spin(new OptionalSpin(this))
{
    if (fieldInfo(field).type == FieldType::Seconds) {
        m_spin->setUnit(tr(" s", "seconds, after a number"));
        m_spin->setSteps(5, 1, 1);
    } else {
        m_spin->setSteps(0.5, 0.1, 0);
    }
    ignoreWheelWithoutFocus(m_spin);
    setControl(m_spin, u"Spin"_s);
    connect(m_spin, &OptionalSpin::numberChanged, this, &NumberEditor::changed);
}

FieldValue NumberEditor::value() const
{
    const auto number = m_spin->number();
    return number ? FieldValue(*number) : FieldValue();
}

void NumberEditor::setValue(const FieldValue& value)
{
    const double* number = std::get_if<double>(&value);
    m_spin->setNumber(number != nullptr ? std::optional<double>(*number) : std::nullopt);
}

} // namespace Dailies
