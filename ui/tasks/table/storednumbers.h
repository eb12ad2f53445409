// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <functional>

namespace Dailies {

/// Reads numbers from settings. Skips texts that are not numbers.
template<typename Number>
QSet<Number> setOf(const QVariant& stored)
{
    QSet<Number> numbers;
    const QStringList texts = stored.toStringList();
    for (const QString& each : texts) {
        bool isNumber = false;
        if (const qint64 number = each.toLongLong(&isNumber); isNumber)
            numbers.insert(Number(number));
    }
    return numbers;
}

/// The numbers as settings store them. Of very many, the highest are kept, which belong to the newest tasks or days.
template<typename Number>
QStringList textsOf(const QSet<Number>& numbers)
{
    constexpr qsizetype mostStored = 2000;
    QList<Number> sorted(numbers.cbegin(), numbers.cend());
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    QStringList texts;
    for (const Number each : sorted.mid(0, mostStored))
        texts.append(QString::number(each));
    return texts;
}

} // namespace Dailies
