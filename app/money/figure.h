// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"

#include <QString>

namespace Dailies {

/// A figure of a table as people and spreadsheet programs write it: with a decimal point or comma, groups of thousands,
/// and a sign. "1,234" has two meanings.
struct Figure {
    Figure() = default;
    explicit Figure(const QString& written);

    bool isAmbiguous() const { return point && comma && *point != *comma; }

    QString text; ///< empty if the row does not have it
    std::optional<Amount> point; ///< read with a decimal point
    std::optional<Amount> comma; ///< read with a decimal comma
};

/// What the clear figures of a column tell about the ambiguous ones.
class ColumnNotation final {
public:
    void learn(const Figure& figure);
    bool hasCommas() const { return m_hasCommas; }

    /// Whether the figure stays ambiguous. `isEuropean`: another column has decimal commas.
    bool isOpen(const Figure& figure, bool isEuropean) const;
    /// nullopt if it is no number, or if it stays ambiguous.
    std::optional<Amount> valueOf(const Figure& figure, bool isEuropean) const;

private:
    bool m_hasPoints = false;
    bool m_hasCommas = false;
};

} // namespace Dailies
