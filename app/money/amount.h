// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace Dailies {

/// A decimal number with at most six decimal places: seconds, points, takes or money. Exact, because sums of
/// thousands of takes must equal an invoice. Sums that do not fit saturate.
class Amount final {
public:
    constexpr Amount() = default;
    static constexpr Amount fromMicros(qint64 micros) { return Amount(micros); }
    static constexpr Amount whole(qint64 number) { return Amount(number * 1'000'000); }
    /// Reads "5", "5.041" or "4.50" as services write them. nullopt for anything else: signs, exponents, spaces, more
    /// than six decimal places that are not 0, or more than 9,000,000,000.
    static std::optional<Amount> parse(QStringView text);
    /// Reads a number of a JSON reply. nullopt if it is negative or not finite. Rounds to six places.
    static std::optional<Amount> fromDouble(double number);

    constexpr qint64 micros() const { return m_micros; }
    constexpr bool isZero() const { return m_micros == 0; }
    /// "63.5", with a point and without trailing zeros. For files and the command line; windows use QLocale.
    QString text() const;

    Amount operator+(Amount other) const;
    Amount operator-(Amount other) const;
    Amount& operator+=(Amount other) { return *this = *this + other; }
    /// The product, rounded half up to six places.
    Amount times(Amount factor) const;
    /// The quotient, rounded half up; nullopt if the divisor is 0.
    std::optional<Amount> over(Amount divisor) const;
    auto operator<=>(const Amount&) const = default; // NOLINT(modernize-use-nullptr): a mistake of clang-tidy 14

private:
    constexpr explicit Amount(qint64 micros) : m_micros(micros) {}
    qint64 m_micros = 0;
};

/// What a take uses, in the service's own units. An absent part is unknown, which is not 0.
struct Quantity {
    std::optional<Amount> seconds; ///< family A: usage.duration
    std::optional<Amount> points; ///< family B: FinalUnitDeduction

    bool isKnown() const { return seconds || points; }
    Quantity times(int takes) const;
    bool operator==(const Quantity&) const = default;
};

/// An amount of money. Different currencies are never added.
struct Price {
    Amount amount;
    QString currency; ///< three capital letters, such as USD

    Price times(int takes) const { return {amount.times(Amount::whole(takes)), currency}; }
    bool operator==(const Price&) const = default;
};

} // namespace Dailies
