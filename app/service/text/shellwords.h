// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QHash>
#include <QString>

#include <optional>

namespace Dailies {

/// A word or an operator of a bash command.
struct ShellToken {
    QString text; ///< a word without its quotes, or an operator; a new line is "\n"
    bool isOperator = false;
    QString variable; ///< the name of the first $NAME that bash would expand; the text keeps it unexpanded
    std::optional<QString> substitution; ///< the literal content of the <( ) at the word's end
    std::optional<QString> output; ///< the literal content of the $( ) in NAME=$( ), see ShellReader::readOutputs()
};

/// Splits bash text into words by the quoting rules of bash. Nothing is ever executed, and only defined variables are
/// expanded; text that requires more is an error.
class ShellReader final {
public:
    explicit ShellReader(const QString& text) : m_text(text) {}

    /// Returns nullopt at the end. Returns BadInput with one sentence for text that cannot be read without
    /// executing it.
    Result<std::optional<ShellToken>> next();

    /// Whether NAME=$( ) is read and not an error.
    void readOutputs(bool reads) { m_readsOutputs = reads; }
    /// Expands $NAME to this value from now on, as bash does within double quotes.
    void define(const QString& name, const QString& value) { m_values.insert(name, value); }
    const QHash<QString, QString>& definitions() const { return m_values; }

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
    Result<void> readSubstitution(std::optional<QString>& content);
    QByteArray readEscape();

    QString m_text;
    qsizetype m_at = 0;
    bool m_readsOutputs = false;
    QHash<QString, QString> m_values;
};

/// Quotes a text as one bash word that is not expanded. It is safe to paste into a terminal.
QString shellQuoted(const QString& text);

} // namespace Dailies
