// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace Dailies {

/// The place at or before `place` that is not inside a visible character, such as an emoji.
inline qsizetype characterPlace(const QString& text, qsizetype place)
{
    constexpr qsizetype longestCharacter = 64; // the rest of a long text need not be looked at
    const qsizetype from = std::max<qsizetype>(place - longestCharacter, 0);
    const QString around = text.sliced(from, std::min(text.size(), place + longestCharacter) - from);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, around);
    finder.setPosition(place - from);
    return finder.isAtBoundary() ? place : from + std::max<qsizetype>(finder.toPreviousBoundary(), 0);
}

/// The beginning of the text, at most `longest` long, without a part of a character.
inline QString beginningOf(const QString& text, qsizetype longest)
{
    return text.size() <= longest ? text : text.first(characterPlace(text, longest));
}

/// The text, or its beginning and an ellipsis, at most `longest` long.
inline QString cutAtEnd(const QString& text, qsizetype longest)
{
    return text.size() <= longest ? text : beginningOf(text, longest - 1) + u'…';
}

/// The text, or its beginning and its end with an ellipsis between, about `longest` long.
inline QString cutInMiddle(const QString& text, qsizetype longest)
{
    if (text.size() <= longest)
        return text;
    const qsizetype end = characterPlace(text, text.size() - (longest - longest / 2 - 1));
    return beginningOf(text, longest / 2) + u'…' + text.sliced(end);
}

} // namespace Dailies
