// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/figure.h"

#include <QLineEdit>

namespace Dailies {

/// A number of seconds, points, takes or money, with a decimal point or comma in any language. Once it is left, it shows
/// the number in the user's own notation. A number with two meanings is not guessed.
class AmountField final : public QLineEdit {
    Q_OBJECT

public:
    explicit AmountField(QWidget* parent = nullptr);

    bool isBlank() const { return figure().text().isEmpty(); }
    Figure figure() const { return Figure(text()); }
    /// nullopt if the field is blank, or if problem() says something.
    std::optional<Amount> amount() const { return figure().amount(); }
    /// nullopt leaves it blank.
    void setAmount(const std::optional<Amount>& amount);
    /// Why the text is no amount, and how to write it. Empty for an amount and for a blank field.
    QString problem() const;

private:
    void showUnderstood();
};

/// The first field with a problem; nullptr without one.
AmountField* fieldWithProblem(const QList<AmountField*>& fields);

} // namespace Dailies
