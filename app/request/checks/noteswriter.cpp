// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/noteswriter.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace Dailies {

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ProfileNotes)
};

} // namespace

QString shownNumber(double number)
{
    const QLocale locale;
    QString text = locale.toString(number, 'f', 2);
    while (text.endsWith(locale.zeroDigit()))
        text.chop(1);
    if (text.endsWith(locale.decimalPoint()))
        text.chop(locale.decimalPoint().size());
    return text;
}

QString shownRange(const Range& range)
{
    if (range.least && range.most && *range.least == *range.most)
        return shownNumber(*range.least);
    if (range.least && range.most)
        return Text::tr("%1 to %2", "range").arg(shownNumber(*range.least), shownNumber(*range.most));
    if (range.least)
        return Text::tr("at least %1").arg(shownNumber(*range.least));
    return range.most ? Text::tr("at most %1").arg(shownNumber(*range.most)) : QString();
}

qsizetype charactersOf(const QString& text)
{
    return text.size() - std::ranges::count_if(text, [](const QChar& character) { return character.isLowSurrogate(); });
}

} // namespace Dailies
