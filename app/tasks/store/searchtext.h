// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace Dailies {

/// A text as the search index stores it. Every Chinese character, kana and emoji is a separate word, because no spaces
/// separate words there. Compatibility forms (full width, half width) are normalised.
QString indexedText(const QString& text);

/// Converts user input to an expression for the index. All typed words must occur, in any order. Each of them may be
/// the beginning of a longer word. Characters typed without a space between them must be adjacent. Input is taken
/// literally, and only the beginning of very long input is used. Empty if there is nothing to search for.
QString searchExpression(const QString& typed);

/// A faster variant of the search, for the results shown until the whole list is ready. The index has ready-made lists
/// only for prefixes of up to three letters. It assembles longer prefixes from all matching words of the whole history
/// before it returns the first result. QuickSearch therefore searches the newest tasks for short prefixes and then
/// checks each of them. It does not find words that differ only in accents.
class QuickSearch final {
public:
    explicit QuickSearch(const QString& typed);

    /// Finds more than was typed; empty if there is nothing to search for.
    QString expression() const { return m_expression; }
    /// Whether a task's words, as stored in the index, match the input.
    bool matches(const QString& words) const;

private:
    QString m_expression;
    QStringList m_sought; ///< each with a leading space, and a trailing one unless it is a prefix
};

/// The typed word if it is the only one and could be (the beginning of) a task's ID; otherwise empty.
QString searchedId(const QString& typed);

} // namespace Dailies
