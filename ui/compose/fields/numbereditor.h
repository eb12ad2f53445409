// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"

namespace Dailies {

class OptionalSpin;

/// Edits a number or a number of seconds.
class NumberEditor final : public FieldEditor {
    Q_OBJECT

public:
    NumberEditor(Field field, QWidget* parent);

    FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    bool isNarrow() const override { return true; }

private:
    OptionalSpin* m_spin;
};

} // namespace Dailies
