// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QString>

#include <optional>

namespace Dailies {

/// A word or an operator of a bash command.
struct ShellToken {
    QString text; ///< a word without its quotes; an operator as it stands, a new line as "\n"
    bool isOperator = false;
    QString variable; ///< the first $NAME that bash would have filled in; it stays in the text as it is
    std::optional<QString> substitution; ///< what stands in the <( ) at the word's end, as it stands
};

/// Reads bash text word by word as bash would quote it. Nothing is ever filled in or carried out: a text that would need
/// it is an error.
class ShellReader final {
public:
    explicit ShellReader(const QString& text) : m_text(text) {}

    /// Nothing at the end. BadInput in one sentence for what cannot be read without carrying it out.
    Result<std::optional<ShellToken>> next();

private:
    enum class Quoting { None, Double };

    QChar peek(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text.at(m_at + ahead) : QChar(); }
    bool skipLineEnd(qsizetype ahead);
    void skipBlanks();
    bool atLineEnd(qsizetype ahead) const;
    std::optional<ShellToken> readOperator();
    Result<void> readPiece(ShellToken& word);
    Result<void> readSingle(ShellToken& word);
    Result<void> readAnsi(ShellToken& word);
    Result<void> readDouble(ShellToken& word);
    Result<void> readDollar(ShellToken& word, Quoting quoting);
    Result<void> readSubstitution(ShellToken& word);
    QByteArray readEscape();

    QString m_text;
    qsizetype m_at = 0;
};

/// A text as one word that bash takes as it is, without filling in anything; safe to be pasted into a terminal.
QString shellQuoted(const QString& text);

} // namespace Dailies
