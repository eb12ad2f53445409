// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

#include <optional>

namespace Dailies {

/// A number with a unit that can also be unset: then the text is empty and a placeholder is shown. Stepping
/// starts at a likely value.
class OptionalSpin final : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit OptionalSpin(QWidget* parent = nullptr);

    /// What is shown without a number.
    void setPlaceholderText(const QString& text);
    /// The unit is appended to the number, as in " s".
    void setUnit(const QString& unit);
    /// `first` is where stepping starts. Stepping below `least` unsets the number; typing accepts smaller
    /// numbers.
    void setSteps(double first, double step, double least);

    std::optional<double> number() const;
    void setNumber(std::optional<double> number);

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;

Q_SIGNALS:
    void numberChanged();

protected:
    StepEnabled stepEnabled() const override;

private:
    QString withoutUnit(const QString& text) const;

    QString m_unit;
    double m_first = 0;
    double m_least = 0;
};

} // namespace Dailies
