// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"

namespace Dailies {

/// An amount as users type it: with a decimal point, or with a decimal comma where that has no other meaning.
/// nullopt for anything else.
std::optional<Amount> amountFromText(const QString& text);
/// "4.20 USD" as text and back. The currency has three letters, in any case. nullopt for anything else.
std::optional<Price> priceFromText(const QString& text);
QString priceText(const Price& price);
/// Whether the text is three capital letters.
bool isCurrency(QStringView text);

} // namespace Dailies
