// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"

class QSlider;

namespace Dailies {

class OptionalSpin;

/// Edits a number or a number of seconds. Where the model's profile knows the possible seconds, a slider chooses among
/// them; any other number can be typed.
class NumberEditor final : public FieldEditor {
    Q_OBJECT

public:
    NumberEditor(Field field, QWidget* parent);

    FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;

private:
    void followSpin();

    OptionalSpin* m_spin = nullptr;
    QSlider* m_slider = nullptr; ///< null for a number without unit
    QList<double> m_stops; ///< what the slider chooses among, ascending
    double m_default = 0;
    QString m_range; ///< the least and the most
    QString m_meaning; ///< what is sent or used if nothing is entered
};

} // namespace Dailies
