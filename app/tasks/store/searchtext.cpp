// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/searchtext.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestSearch = 400; ///< in characters; longer input is cut
constexpr qsizetype mostWords = 32;
constexpr qsizetype readyLetters = 3; ///< the longest prefix that the index stores, see schemasteps.cpp
constexpr char32_t prolongedSound = 0x30FC; ///< Unicode counts it as common to several scripts

enum class Sort {
    Part, ///< a character within a word
    Whole, ///< a word of its own
    Sign, ///< a word of its own that the index would not recognise as one
    Gap,
};

Sort sortOf(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
        // The index uses an older Unicode version. All newer characters are beyond the first plane.
        return c > 0xFFFF ? Sort::Sign : Sort::Whole;
    default: break;
    }
    if (c == prolongedSound)
        return Sort::Whole;
    const QChar::Category category = QChar::category(c);
    if (c > 0xFFFF)
        return QChar::isLetterOrNumber(c) || category == QChar::Symbol_Other || category == QChar::Other_NotAssigned
            ? Sort::Sign
            : Sort::Gap;
    if (QChar::isLetterOrNumber(c) || QChar::isMark(c))
        return Sort::Part;
    return category == QChar::Symbol_Other && c != QChar::ReplacementCharacter ? Sort::Sign : Sort::Gap;
}

/// The words of a text in order.
QStringList wordsOf(const QString& text)
{
    QStringList words;
    QString word;
    const auto end = [&words, &word] {
        if (!word.isEmpty())
            words.append(std::exchange(word, {}));
    };
    for (const char32_t c : text.normalized(QString::NormalizationForm_KC).toUcs4()) {
        switch (sortOf(c)) {
        case Sort::Part:
            // A combining mark without a letter cannot be searched for.
            if (!word.isEmpty() || !QChar::isMark(c))
                word += QChar(char16_t(c));
            break;
        case Sort::Whole:
            end();
            words.append(QString(QChar(char16_t(c))));
            break;
        case Sort::Sign:
            end();
            words.append(u"u%1"_s.arg(uint(c), 0, 16));
            break;
        case Sort::Gap: end(); break;
        }
    }
    end();
    return words;
}

bool standsAlone(const QString& word)
{
    return word.size() == 1 && sortOf(word.front().unicode()) == Sort::Whole;
}

/// Words that were typed together.
struct Phrase {
    QStringList words;
    bool goesOn = false; ///< the last word may be a prefix

    QString expression() const { return u"\"%1\"%2"_s.arg(words.join(u' '), goesOn ? u"*"_s : u""_s); }
};

QList<Phrase> phrasesOf(const QString& typed)
{
    QList<Phrase> phrases;
    qsizetype count = 0;
    for (const QString& part : typed.left(longestSearch).simplified().split(u' ', Qt::SkipEmptyParts)) {
        const QStringList words = wordsOf(part).mid(0, mostWords - count);
        if (words.isEmpty())
            continue;
        count += words.size();
        // The end of each typed word may be incomplete, unless it is a single character that is a word of its own.
        phrases.append({words, !standsAlone(words.constLast())});
    }
    return phrases;
}

QString expressionOf(const QList<Phrase>& phrases)
{
    QStringList parts;
    for (const Phrase& phrase : phrases)
        parts.append(phrase.expression());
    return parts.join(u' ');
}

} // namespace

QString indexedText(const QString& text)
{
    return wordsOf(text).join(u' ');
}

QString searchExpression(const QString& typed)
{
    return expressionOf(phrasesOf(typed));
}

QuickSearch::QuickSearch(const QString& typed)
{
    QStringList parts;
    for (const Phrase& phrase : phrasesOf(typed)) {
        m_sought.append((u' ' + phrase.words.join(u' ') + (phrase.goesOn ? u""_s : u" "_s)).toCaseFolded());
        // matches() checks later whether the words are adjacent, for the few tasks found.
        for (const QString& word : phrase.words.first(phrase.words.size() - 1))
            parts.append(Phrase{{word}}.expression());
        const QString last = phrase.words.constLast();
        parts.append(Phrase{{phrase.goesOn ? last.left(readyLetters) : last}, phrase.goesOn}.expression());
    }
    m_expression = parts.join(u' ');
}

bool QuickSearch::matches(const QString& words) const
{
    const QString text = u' ' + words.toCaseFolded() + u' ';
    return std::ranges::all_of(m_sought, [&text](const QString& sought) { return text.contains(sought); });
}

QString searchedId(const QString& typed)
{
    const QString word = typed.trimmed();
    constexpr qsizetype longestId = 128;
    const bool isOne = !word.isEmpty() && word.size() <= longestId
        && std::ranges::all_of(word, [](QChar c) { return c > u' ' && c.unicode() < 0x7F; });
    return isOne ? word : QString();
}

} // namespace Dailies
