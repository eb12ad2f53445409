// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/text/shellwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<Error> cannotRead(const char* sentence)
{
    return failure(ErrorKind::BadInput, QCoreApplication::translate("Shell", sentence));
}

tl::unexpected<Error> openQuote()
{
    return cannotRead(QT_TRANSLATE_NOOP("Shell", "A quote in the command isn't closed. Copy the whole command."));
}

tl::unexpected<Error> runsSomething()
{
    return cannotRead(QT_TRANSLATE_NOOP("Shell",
        "The command inserts the output of another command, which Dailies doesn't run. Replace it with the text "
        "itself."));
}

tl::unexpected<Error> windowsCommand()
{
    return cannotRead(
        QT_TRANSLATE_NOOP("Shell", "This command is for the Windows command prompt. Copy it as cURL (bash) instead."));
}

bool isNameStart(QChar c)
{
    return c == u'_' || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isNameChar(QChar c)
{
    return isNameStart(c) || (c >= u'0' && c <= u'9');
}

/// At most `most` digits of a base, starting at a position.
QString digitsAt(const QString& text, qsizetype at, int most, int base)
{
    qsizetype end = at;
    while (end < text.size() && end - at < most) {
        bool isDigit = false;
        QString(text.at(end)).toInt(&isDigit, base);
        if (!isDigit)
            break;
        ++end;
    }
    return text.mid(at, end - at);
}

} // namespace

bool ShellReader::atLineEnd(qsizetype ahead) const
{
    return peek(ahead) == u'\n' || (peek(ahead) == u'\r' && peek(ahead + 1) == u'\n');
}

bool ShellReader::skipLineEnd(qsizetype ahead)
{
    if (!atLineEnd(ahead))
        return false;
    m_at += ahead + (peek(ahead) == u'\r' ? 2 : 1);
    return true;
}

void ShellReader::skipBlanks()
{
    for (;;) {
        const QChar c = peek();
        if (c == u' ' || c == u'\t' || c == QChar::Nbsp || (c == u'\r' && !atLineEnd(0)))
            ++m_at;
        else if (c != u'\\' || !skipLineEnd(1))
            break;
    }
    if (peek() == u'#') {
        while (m_at < m_text.size() && !atLineEnd(0))
            ++m_at;
    }
}

std::optional<ShellToken> ShellReader::readOperator()
{
    if (skipLineEnd(0))
        return ShellToken{u"\n"_s, true, {}, {}, {}};
    // Longest first. <( and >( belong to words.
    static const std::array operators{u"<<<"_s, u"&&"_s, u"||"_s, u">>"_s, u"<<"_s, u"&>"_s, u">&"_s, u";"_s, u"&"_s,
        u"|"_s, u"("_s, u")"_s, u"<"_s, u">"_s};
    if ((peek() == u'<' || peek() == u'>') && peek(1) == u'(')
        return {};
    for (const QString& each : operators) {
        if (QStringView(m_text).mid(m_at).startsWith(each)) {
            m_at += each.size();
            return ShellToken{each, true, {}, {}, {}};
        }
    }
    return {};
}

Result<std::optional<ShellToken>> ShellReader::next()
{
    skipBlanks();
    if (m_at >= m_text.size())
        return std::nullopt;
    if (auto found = readOperator())
        return found;
    ShellToken word;
    while (m_at < m_text.size()) {
        const QChar c = peek();
        const bool isSubstitution = (c == u'<' || c == u'>') && peek(1) == u'(';
        if (atLineEnd(0) || c == QChar::Nbsp || (!isSubstitution && QStringView(u" \t\r;&|()<>").contains(c)))
            break;
        if (auto read = readPiece(word); !read)
            return failure(read.error());
    }
    return word;
}

Result<void> ShellReader::readPiece(ShellToken& word)
{
    const QChar c = peek();
    if (c == u'\'')
        return readSingle(word);
    if (c == u'"')
        return readDouble(word);
    if (c == u'$')
        return readDollar(word, Quoting::None);
    if (c == u'<' || c == u'>')
        return peek() == u'>' ? runsSomething() : readSubstitution(word.substitution);
    if (c == u'^' && (atLineEnd(1) || peek(1) == u'"' || m_at + 1 == m_text.size()))
        return windowsCommand();
    if (c == u'`')
        return atLineEnd(1) ? windowsCommand() : runsSomething();
    if (QStringView(u"\u2018\u2019\u201C\u201D").contains(c))
        return cannotRead(QT_TRANSLATE_NOOP(
            "Shell", "The command has curly quotes (“ ”), which bash doesn't understand. Use straight ones (\")."));
    if (c == u'\\') {
        if (skipLineEnd(1))
            return {};
        ++m_at;
    }
    if (m_at < m_text.size())
        word.text += m_text.at(m_at++);
    return {};
}

Result<void> ShellReader::readSingle(ShellToken& word)
{
    const qsizetype end = m_text.indexOf(u'\'', m_at + 1);
    if (end < 0)
        return openQuote();
    word.text += QStringView(m_text).mid(m_at + 1, end - m_at - 1);
    m_at = end + 1;
    return {};
}

Result<void> ShellReader::readDouble(ShellToken& word)
{
    for (++m_at; m_at < m_text.size();) {
        const QChar c = peek();
        if (c == u'"') {
            ++m_at;
            return {};
        }
        if (c == u'`')
            return runsSomething();
        if (c == u'$') {
            if (auto read = readDollar(word, Quoting::Double); !read)
                return read;
            continue;
        }
        if (c == u'\\') {
            if (skipLineEnd(1))
                continue;
            if (QStringView(u"$`\"\\").contains(peek(1)))
                ++m_at;
        }
        word.text += m_text.at(m_at++);
    }
    return openQuote();
}

Result<void> ShellReader::readDollar(ShellToken& word, Quoting quoting)
{
    const QChar after = peek(1);
    if (quoting == Quoting::None && after == u'\'')
        return readAnsi(word);
    if (quoting == Quoting::None && after == u'"') {
        ++m_at; // $"…", a text to be translated, is read like "…"
        return readDouble(word);
    }
    if (after == u'(') {
        const bool isAssigned = quoting == Quoting::None && !word.output && word.text.endsWith(u'=')
            && word.text.indexOf(u'=') > 0 && std::all_of(word.text.cbegin(), word.text.cend() - 1, isNameChar)
            && isNameStart(word.text.front());
        return m_readsOutputs && isAssigned ? readSubstitution(word.output) : runsSomething();
    }
    qsizetype end = m_at + 1;
    if (after == u'{') {
        end = m_text.indexOf(u'}', m_at) + 1;
        if (end <= 0)
            return openQuote();
    } else {
        while (end < m_text.size() && isNameChar(m_text.at(end)) && (end > m_at + 1 || isNameStart(m_text.at(end))))
            ++end;
    }
    const QString name = m_text.mid(m_at, end - m_at);
    const auto value = m_values.constFind(QString(name).remove(u'{').remove(u'}').mid(1));
    if (value != m_values.constEnd()) {
        word.text += *value;
    } else {
        if (name.size() > 1 && word.variable.isEmpty())
            word.variable = name;
        word.text += name;
    }
    m_at = end;
    return {};
}

Result<void> ShellReader::readAnsi(ShellToken& word)
{
    QByteArray bytes; // escapes can give the single bytes of a character
    for (m_at += 2; m_at < m_text.size();) {
        if (peek() == u'\'') {
            ++m_at;
            word.text += QString::fromUtf8(bytes);
            return {};
        }
        if (peek() == u'\\' && m_at + 1 < m_text.size()) {
            bytes += readEscape();
            continue;
        }
        const int length = peek().isHighSurrogate() ? 2 : 1;
        bytes += QStringView(m_text).mid(m_at, length).toUtf8();
        m_at += length;
    }
    return openQuote();
}

// Reads one escape of a $'…' text and moves behind it.
QByteArray ShellReader::readEscape()
{
    struct Plain {
        char16_t letter;
        char meaning;
    };
    constexpr std::array<Plain, 11> plain{{{u'a', '\a'}, {u'b', '\b'}, {u'e', '\x1B'}, {u'E', '\x1B'}, {u'f', '\f'},
        {u'n', '\n'}, {u'r', '\r'}, {u't', '\t'}, {u'v', '\v'}, {u'\\', '\\'}, {u'\'', '\''}}};
    const QChar letter = peek(1);
    const auto found = std::ranges::find_if(plain, [letter](const Plain& p) { return letter == p.letter; });
    if (found != plain.end()) {
        m_at += 2;
        return QByteArray(1, found->meaning);
    }
    if (const QString octal = digitsAt(m_text, m_at + 1, 3, 8); !octal.isEmpty()) {
        m_at += 1 + octal.size();
        return QByteArray(1, static_cast<char>(octal.toInt(nullptr, 8)));
    }
    const int most = letter == u'x' ? 2 : letter == u'u' ? 4 : letter == u'U' ? 8 : 0;
    const QString hex = digitsAt(m_text, m_at + 2, most, 16);
    if (!hex.isEmpty()) {
        m_at += 2 + hex.size();
        const uint code = hex.toUInt(nullptr, 16);
        if (letter == u'x')
            return QByteArray(1, static_cast<char>(code));
        const char32_t character = code > QChar::LastValidCodePoint ? char32_t(QChar::ReplacementCharacter) : code;
        return QString::fromUcs4(&character, 1).toUtf8();
    }
    // An unknown escape keeps its backslash; \" and \? drop it.
    const bool isDropped = letter == u'"' || letter == u'?';
    m_at += isDropped ? 1 : 0;
    const QByteArray byte(1, isDropped ? static_cast<char>(letter.unicode()) : '\\');
    ++m_at;
    return byte;
}

Result<void> ShellReader::readSubstitution(std::optional<QString>& content)
{
    const qsizetype start = m_at + 2;
    ShellReader inner(m_text);
    inner.m_at = start;
    for (;;) {
        const auto token = inner.next();
        if (!token)
            return failure(token.error());
        if (!*token)
            return openQuote();
        if ((*token)->isOperator && (*token)->text == "("_L1)
            return runsSomething();
        if ((*token)->isOperator && (*token)->text == ")"_L1)
            break;
    }
    content = m_text.mid(start, inner.m_at - 1 - start);
    m_at = inner.m_at;
    return {};
}

QString shellQuoted(const QString& text)
{
    // Terminals act on control characters, and direction marks can disguise a command.
    const QList<uint> characters = text.toUcs4();
    const bool isPlain = std::ranges::none_of(characters, [](uint c) {
        const QChar::Category category = QChar::category(c);
        return category == QChar::Other_Control || category == QChar::Other_Format || category == QChar::Separator_Line
            || category == QChar::Separator_Paragraph;
    });
    if (isPlain)
        return u'\'' + QString(text).replace(u'\'', R"('\'')"_L1) + u'\'';
    QString quoted = u"$'"_s;
    for (const char byte : text.toUtf8()) {
        const auto code = static_cast<uchar>(byte);
        const bool isLetter = code > 0x20 && code < 0x7F && byte != '\'' && byte != '\\' && byte != '!';
        quoted += isLetter ? QString(QLatin1Char(byte)) : u"\\x%1"_s.arg(code, 2, 16, QLatin1Char('0'));
    }
    return quoted + u'\'';
}

} // namespace Dailies
