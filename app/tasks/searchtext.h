// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// A text as the search index keeps it: every Chinese character, kana and picture sign is a word of its own, because
/// between them no spaces tell where a word ends. Compatibility forms (full width, half width) become the usual ones.
QString indexedText(const QString& text);

/// What a person typed, as an expression for the index: every word has to occur, in any order; the words may go on, but
/// signs that stand together have to stand together. Empty when there is nothing in it that could be looked for.
/// Whatever was typed is looked for literally, and of very long texts only the beginning.
QString searchExpression(const QString& typed);

/// The one word that was typed, if it could be (the beginning of) a task's id; otherwise empty.
QString searchedId(const QString& typed);

} // namespace Dailies
