// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/isolated.h"

#include <QGuiApplication>
#include <QKeySequence>
#include <QLocale>

namespace Dailies {

QString isolated(const QString& text)
{
    constexpr QChar start(0x2068); // the direction of the first letter
    constexpr QChar end(0x2069);
    return QGuiApplication::isRightToLeft() && !text.isEmpty() ? start + text + end : text;
}

QString shownSize(qint64 bytes)
{
    return isolated(QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat));
}

QString shownKey(const QKeySequence& key)
{
    return isolated(key.toString(QKeySequence::NativeText));
}

} // namespace Dailies
