// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/lenientjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonParseError>

#include <algorithm>
#include <array>
#include <cctype>

namespace Dailies {

namespace {

constexpr int deepest = 200;
/// Replaces a value that cannot be read. Without it, the value would seem to have been left out by the service.
constexpr auto unreadable = R"({"unreadable":true})";

bool isOddControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
}

/// The length in bytes of the UTF-8 character at this place; 0 if the bytes are invalid.
qsizetype characterAt(const QByteArray& text, qsizetype at)
{
    const auto byte = [&text](qsizetype place) {
        return place < text.size() ? static_cast<unsigned char>(text.at(place)) : 0u;
    };
    const unsigned first = byte(at);
    if (first < 0x80)
        return 1;
    const qsizetype length = first >= 0xc2 && first <= 0xdf ? 2
        : (first & 0xf0u) == 0xe0                           ? 3
        : first >= 0xf0 && first <= 0xf4                    ? 4
                                                            : 0;
    for (qsizetype n = 1; n < length; ++n) {
        if ((byte(at + n) & 0xc0u) != 0x80)
            return 0;
    }
    const unsigned second = byte(at + 1);
    const bool isOverlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool isOutside = (first == 0xed && second >= 0xa0) || (first == 0xf4 && second >= 0x90);
    return isOverlong || isOutside ? 0 : length;
}

/// Rewrites a text as strict JSON, as long as it is unambiguous.
class Rewriter {
public:
    explicit Rewriter(const QByteArray& text) : m_text(text) {}

    std::optional<QByteArray> run()
    {
        if (m_text.startsWith("\xEF\xBB\xBF"))
            m_at = 3;
        skipSpace();
        if (peek() != '{' || !object(0))
            return std::nullopt;
        // A second object or string after the first could contradict it.
        const QByteArrayView rest = QByteArrayView(m_text).sliced(m_at);
        if (rest.contains('{') || rest.contains('"'))
            return std::nullopt;
        return m_out;
    }

    /// The number of members that were read, in all objects together.
    int members() const { return m_members; }

private:
    char peek() const { return m_at < m_text.size() ? m_text.at(m_at) : '\0'; }
    bool atEnd() const { return m_at >= m_text.size(); }

    void skipSpace()
    {
        while (!atEnd() && (peek() == ' ' || isOddControl(peek())))
            ++m_at;
    }

    bool value(int depth, const QByteArray& key)
    {
        if (depth > deepest)
            return false;
        if (peek() == '{')
            return object(depth);
        if (peek() == '[')
            return array(depth, key);
        if (peek() == '"') {
            const std::optional<QByteArray> literal = text(isForPeople(key));
            m_out += literal.value_or(QByteArray());
            return literal.has_value();
        }
        return word();
    }

    bool object(int depth)
    {
        m_out += '{';
        ++m_at;
        for (bool isFirst = true;; isFirst = false) {
            skipSpace();
            if (peek() == '}')
                break;
            const std::optional<QByteArray> key = peek() == '"' ? text(true) : std::nullopt;
            skipSpace();
            if (!key || key->contains("\xEF\xBF\xBD") || peek() != ':')
                return false;
            ++m_at;
            ++m_members;
            skipSpace();
            m_out += (isFirst ? QByteArray() : QByteArray(",")) + *key + ':';
            if (!value(depth + 1, *key) || !nextOr('}'))
                return false;
        }
        ++m_at;
        m_out += '}';
        return true;
    }

    bool array(int depth, const QByteArray& key)
    {
        m_out += '[';
        ++m_at;
        for (bool isFirst = true;; isFirst = false) {
            skipSpace();
            if (peek() == ']')
                break;
            if (!isFirst)
                m_out += ',';
            if (!value(depth + 1, key) || !nextOr(']'))
                return false;
        }
        ++m_at;
        m_out += ']';
        return true;
    }

    /// Skips a comma, or stops at the closing bracket.
    bool nextOr(char closing)
    {
        skipSpace();
        if (peek() == closing)
            return true;
        if (peek() != ',')
            return false;
        ++m_at;
        return true;
    }

    /// Reads a string including its quotes. Returns a replacement if it contains an invalid byte and `isKeptWhenOdd` is
    /// false, and nullopt if its end is missing.
    std::optional<QByteArray> text(bool isKeptWhenOdd)
    {
        QByteArray literal(1, '"');
        bool isOdd = false;
        for (++m_at; !atEnd() && peek() != '"';) {
            const QByteArray piece = peek() == '\\' ? escape() : character();
            isOdd = isOdd || piece.isEmpty();
            literal += piece.isEmpty() ? QByteArray("\xEF\xBF\xBD") : piece;
        }
        if (atEnd())
            return std::nullopt;
        ++m_at;
        return !isOdd || isKeptWhenOdd ? literal + '"' : QByteArray(unreadable);
    }

    QByteArray character()
    {
        const qsizetype length = isOddControl(peek()) ? 0 : characterAt(m_text, m_at);
        const QByteArray bytes = m_text.mid(m_at, length);
        m_at += std::max<qsizetype>(length, 1);
        return bytes;
    }

    QByteArray escape()
    {
        const char kind = m_at + 1 < m_text.size() ? m_text.at(m_at + 1) : '\0';
        qsizetype length = QByteArrayView("\"\\/bfnrt").contains(kind) && kind != '\0' ? 2 : 0;
        if (kind == 'u') {
            const QByteArray digits = m_text.mid(m_at + 2, 4);
            const bool isHex = digits.size() == 4 && std::ranges::all_of(digits, [](char c) {
                return QByteArrayView("0123456789abcdefABCDEF").contains(c);
            });
            length = isHex ? 6 : 0;
        }
        const QByteArray bytes = m_text.mid(m_at, length);
        m_at += std::max<qsizetype>(length, 1);
        return bytes;
    }

    /// Reads a number, true, false or null. Any other word becomes unreadable.
    bool word()
    {
        const qsizetype start = m_at;
        while (!atEnd()
            && (std::isalnum(static_cast<unsigned char>(peek())) != 0 || QByteArrayView("+-.").contains(peek())))
            ++m_at;
        const QByteArray found = m_text.mid(start, m_at - start);
        if (found.isEmpty())
            return false;
        QJsonParseError error;
        QJsonDocument::fromJson('[' + found + ']', &error);
        m_out += error.error == QJsonParseError::NoError ? found : QByteArray(unreadable);
        return true;
    }

    static bool isForPeople(const QByteArray& key)
    {
        const QByteArray name = key.toLower();
        constexpr std::array<const char*, 5> endings{"message\"", "msg\"", "detail\"", "reason\"", "prompt\""};
        return std::ranges::any_of(endings, [&name](const char* ending) { return name.endsWith(ending); });
    }

    const QByteArray& m_text;
    qsizetype m_at = 0;
    int m_members = 0;
    QByteArray m_out;
};

int membersOf(const QJsonValue& value)
{
    int members = 0;
    const QJsonObject object = value.toObject();
    for (const QJsonValue& each : object)
        members += 1 + membersOf(each);
    const QJsonArray array = value.toArray();
    for (const QJsonValue& each : array)
        members += membersOf(each);
    return members;
}

} // namespace

std::optional<QJsonObject> readJsonLeniently(const QByteArray& text)
{
    const std::optional<QByteArray> strict = Rewriter(text).run();
    if (!strict)
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(*strict);
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

bool hasRepeatedMember(const QByteArray& text)
{
    Rewriter rewriter(text);
    const std::optional<QByteArray> strict = rewriter.run();
    // A value that cannot be read is replaced by an object with one member, which was not counted.
    return strict
        && membersOf(QJsonDocument::fromJson(*strict).object()) - strict->count(unreadable) < rewriter.members();
}

} // namespace Dailies
