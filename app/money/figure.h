// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"

namespace Dailies {

enum class Decimal { Point, Comma };

/// A number as people, spreadsheet programs and invoices write it, with a decimal point or comma, and with or without
/// groups of thousands. "1,234" has two meanings, and neither is guessed.
class Figure final {
public:
    /// Allowed: as invoices have it. The figure may be negative, "-1", "1-" or "(1)", and is rounded to six places.
    enum class Sign { None, Allowed };

    Figure() = default;
    /// Reads "1,234.56", "1 234.56" and "1234,56". Digits of full width are read, too.
    explicit Figure(const QString& written, Sign sign = Sign::None);

    const QString& text() const { return m_text; } ///< without spaces around it
    /// What it means with this decimal sign; nullopt if it cannot be written like that.
    const std::optional<Amount>& as(Decimal decimal) const { return decimal == Decimal::Point ? m_point : m_comma; }
    bool isAmbiguous() const { return m_point && m_comma && *m_point != *m_comma; }
    /// What it means in any notation; nullopt if it is ambiguous or no number.
    std::optional<Amount> amount() const;
    int decimals(Decimal decimal) const; ///< number of its decimal places
    int decimals() const { return decimals(m_point ? Decimal::Point : Decimal::Comma); }

private:
    QString m_text;
    std::optional<Amount> m_point;
    std::optional<Amount> m_comma;
};

/// What the clear figures of a column tell about the ambiguous ones.
class ColumnNotation final {
public:
    void learn(const Figure& figure);
    bool hasCommas() const { return m_hasCommas; }
    /// The decimal sign of a figure in this column; nullopt if it stays ambiguous. `isEuropean`: another column has
    /// decimal commas.
    std::optional<Decimal> of(const Figure& figure, bool isEuropean) const;

private:
    bool m_hasPoints = false;
    bool m_hasCommas = false;
};

/// Whether `written`, a figure with this number of decimal places, is `exact` or was rounded from it.
bool isRounded(Amount written, int decimals, Amount exact);

} // namespace Dailies
