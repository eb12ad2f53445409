// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"

#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <functional>

namespace Dailies {

/// Returns a statement that is prepared once and kept.
using SqlStatements = std::function<QSqlQuery&(const QString& sql)>;

/// An amount as stored: millionths, or NULL if it is unknown.
inline QVariant storedAmount(const std::optional<Amount>& amount)
{
    return amount ? QVariant(amount->micros()) : QVariant(QMetaType::fromType<qint64>());
}

inline std::optional<Amount> amountIn(const QVariant& value)
{
    return value.isNull() ? std::nullopt : std::optional(Amount::fromMicros(value.toLongLong()));
}

/// Text columns never contain NULL, but a null QString would be stored as NULL.
inline QVariant storedText(const QString& text)
{
    return text.isNull() ? QVariant(QStringLiteral("")) : QVariant(text);
}

} // namespace Dailies
