// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace Dailies {

/// A text as the search index keeps it: every Chinese character, kana and picture sign is a word of its own, because
/// between them no spaces tell where a word ends. Compatibility forms (full width, half width) become the usual ones.
QString indexedText(const QString& text);

/// What a person typed, as an expression for the index: every word has to occur, in any order; the words may go on, but
/// signs that stand together have to stand together. Empty when there is nothing in it that could be looked for.
/// Whatever was typed is looked for literally, and of very long texts only the beginning.
QString searchExpression(const QString& typed);

/// The same search made quick. The index keeps ready what begins with up to three letters; what is longer it puts
/// together from every word that begins so, for the whole history, before it gives the first. So the newest are looked
/// through that have the beginnings, and those are taken that match. What differs by accents only is not among them: this
/// is for what is seen until the whole list is there.
class QuickSearch final {
public:
    explicit QuickSearch(const QString& typed);

    /// Finds more than is looked for; empty when there is nothing that could be.
    QString expression() const { return m_expression; }
    /// Whether a task's words, as they stand in the index, are looked for.
    bool matches(const QString& words) const;

private:
    QString m_expression;
    QStringList m_sought; ///< each with the gap before it, and after it where it does not go on
};

/// The one word that was typed, if it could be (the beginning of) a task's id; otherwise empty.
QString searchedId(const QString& typed);

} // namespace Dailies
