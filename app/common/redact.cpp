// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/redact.h"

#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <type_traits>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Wraps the line in a direction isolate, so that its direction marks do not affect the surrounding text.
QString plainLine(const QString& line)
{
    constexpr QChar isolate(0x2068);
    constexpr QChar end(0x2069);
    QString result;
    result.reserve(line.size() + 2);
    int open = 0;
    bool directed = false;
    for (const QChar c : line) {
        const bool opens = c >= QChar(0x2066) && c <= isolate;
        // An additional end mark would close the isolate around the line.
        const bool isStray = c == end && open == 0;
        // An override reverses readable text, which no language needs.
        const bool isOverride = c == QChar(0x202D) || c == QChar(0x202E);
        if (isStray || isOverride || (c.category() == QChar::Other_Control && c != u'\t'))
            continue;
        open += opens ? 1 : c == end ? -1 : 0;
        directed = directed || opens || (c >= QChar(0x202A) && c <= QChar(0x202E));
        result.append(c);
    }
    return directed ? isolate + result + QString(open + 1, end) : result;
}

constexpr qsizetype shortestKey = 8;

bool isDirectionMark(QChar c)
{
    return (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069))
        || c == QChar(0x200E) || c == QChar(0x200F) || c == QChar(0x061C);
}

/// Whether the character can be removed later, or is not seen, so that the letters around it read as neighbours.
bool isInvisible(uint code)
{
    const QChar::Category category = QChar::category(char32_t(code));
    return category == QChar::Other_Control || category == QChar::Other_Format;
}

/// Whether the letter behind a backslash means a control character in JSON.
bool isControlLetter(uint letter)
{
    return letter == 'b' || letter == 'f' || letter == 'n' || letter == 'r' || letter == 't';
}

/// Finds one spelling of a key. Each character may be literal or escaped.
template<typename Text>
class KeyFinder {
public:
    KeyFinder(const Text& text, QByteArrayView key) : m_text(text), m_key(key) {}

    /// The length of the key's spelling at this place; 0 if the key is not here. At the end of the text, its beginning
    /// is enough, because a text may have been cut.
    qsizetype lengthAt(qsizetype at) const
    {
        qsizetype end = at;
        qsizetype found = 0;
        for (; found < m_key.size(); ++found) {
            qsizetype length = lengthOf(m_key.at(found), end);
            while (length == 0 && found > 0) {
                const qsizetype invisible = invisibleAt(end);
                if (invisible == 0)
                    break;
                end += invisible;
                length = lengthOf(m_key.at(found), end);
            }
            if (length == 0)
                break;
            end += length;
        }
        return found == m_key.size() || (found >= shortestKey && end >= m_text.size()) ? end - at : 0;
    }

private:
    uint unit(qsizetype at) const
    {
        if (at >= m_text.size())
            return 0;
        if constexpr (std::is_same_v<Text, QString>)
            return m_text.at(at).unicode();
        else
            return static_cast<uchar>(m_text.at(at));
    }

    static int digit(uint c)
    {
        if (c >= '0' && c <= '9')
            return int(c - '0');
        const uint lower = c | 0x20u;
        return lower >= 'a' && lower <= 'f' ? int(lower - 'a') + 10 : -1;
    }

    struct Code {
        uint value = 0;
        qsizetype length = 0; ///< of its spelling; 0 if there is none
    };

    /// The number at this place. `digits` is the required number of digits, or 0 for any number.
    Code numberAt(qsizetype at, int digits, int base) const
    {
        Code number;
        for (; number.length < (digits > 0 ? digits : 8); ++number.length) {
            const int value = digit(unit(at + number.length));
            if (value < 0 || value >= base)
                break;
            number.value = number.value * uint(base) + uint(value);
        }
        return digits == 0 || number.length == digits ? number : Code();
    }

    /// The place behind the backslashes at this one. There are several if JSON is nested in JSON. Not all of a long run
    /// are passed: each place of it is looked at.
    qsizetype behindBackslashes(qsizetype at) const
    {
        constexpr qsizetype most = 32; // JSON nested five times has 31
        const qsizetype end = at + most;
        while (at < end && unit(at) == '\\')
            ++at;
        return at;
    }

    /// The character that is escaped at this place as \u0074.
    Code unicodeAt(qsizetype at) const
    {
        const qsizetype next = behindBackslashes(at);
        if (next == at || unit(next) != 'u')
            return {};
        const Code code = numberAt(next + 1, 4, 16);
        return code.length > 0 ? Code{code.value, next + 1 + code.length - at} : Code();
    }

    /// The byte that is escaped at this place as %74 or %2574.
    Code percentAt(qsizetype at) const
    {
        qsizetype next = at + 1;
        while (unit(next) == '2' && unit(next + 1) == '5' && digit(unit(next + 2)) >= 0)
            next += 2;
        const Code code = numberAt(next, 2, 16);
        return code.length > 0 ? Code{code.value, next + code.length - at} : Code();
    }

    /// The character that is escaped at this place as &#116; or &#x74;.
    Code entityAt(qsizetype at) const
    {
        if (unit(at + 1) != '#')
            return {};
        const bool isHex = (unit(at + 2) | 0x20u) == 'x';
        const qsizetype start = at + (isHex ? 3 : 2);
        const Code code = numberAt(start, 0, isHex ? 16 : 10);
        if (code.length == 0)
            return {};
        const qsizetype end = start + code.length;
        return {code.value, end + (unit(end) == ';' ? 1 : 0) - at};
    }

    Code escapedAt(qsizetype at) const
    {
        switch (unit(at)) {
        case '\\': return unicodeAt(at);
        case '%': return percentAt(at);
        case '&': return entityAt(at);
        default: return {};
        }
    }

    /// The length of the character's spelling at this place; 0 if another one is here.
    qsizetype lengthOf(char c, qsizetype at) const
    {
        const uint wanted = uint(uchar(c));
        if (unit(at) == '\\') {
            const qsizetype next = behindBackslashes(at);
            if (c == '\\' && next - at > 1)
                return 2;
            if (unit(next) == wanted)
                return next + 1 - at;
        }
        const Code code = escapedAt(at);
        if (code.length > 0 && code.value == wanted)
            return code.length;
        return at < m_text.size() && unit(at) == wanted ? 1 : 0;
    }

    /// The length of an invisible character at this place, or of a backslash that a URL has encoded; 0 if there is none.
    qsizetype invisibleAt(qsizetype at) const
    {
        if (at >= m_text.size())
            return 0;
        if (const Code code = escapedAt(at); code.length > 0)
            return isInvisible(code.value) || code.value == '\\' ? code.length : 0;
        if (unit(at) == '\\')
            return isControlLetter(unit(at + 1)) ? 2 : 0;
        if constexpr (std::is_same_v<Text, QString>)
            return isInvisible(unit(at)) ? 1 : 0;
        return invisibleBytesAt(at);
    }

    /// Decodes UTF-8 as far as invisible characters need it.
    qsizetype invisibleBytesAt(qsizetype at) const
    {
        const uint first = unit(at);
        const uint second = unit(at + 1) & 0x3fu;
        if (first < 0x80)
            return isInvisible(first) ? 1 : 0;
        if (first < 0xe0)
            return isInvisible((first & 0x1fu) << 6 | second) ? 2 : 0;
        if (first >= 0xf0)
            return 0;
        return isInvisible((first & 0x0fu) << 12 | second << 6 | (unit(at + 2) & 0x3fu)) ? 3 : 0;
    }

    const Text& m_text;
    QByteArrayView m_key;
};

/// The key, and for each alignment the substring that every Base64 text containing the key has in common.
QByteArrayList spellingsOf(const QByteArray& key)
{
    QByteArrayList spellings{key};
    for (const qsizetype before : {0, 1, 2}) {
        const QByteArray whole = (QByteArray(before, 'x') + key).toBase64(QByteArray::OmitTrailingEquals);
        // The first and last characters also encode bits of neighbouring bytes.
        const qsizetype first = (before * 8 + 5) / 6;
        const qsizetype last = (before + key.size()) * 8 / 6;
        const QByteArray sure = whole.mid(first, last - first);
        spellings.append(sure);
        const QByteArray forAddresses = QByteArray(sure).replace('+', '-').replace('/', '_');
        if (forAddresses != sure)
            spellings.append(forAddresses);
    }
    return spellings;
}

template<typename Text>
Text hiddenIn(const Text& text, const QByteArray& key, const Text& cover)
{
    if (key.size() < shortestKey)
        return text;
    Text result = text;
    for (const QByteArray& spelling : spellingsOf(key)) {
        const KeyFinder<Text> finder(result, spelling);
        Text rest;
        qsizetype from = 0;
        for (qsizetype at = 0; at < result.size();) {
            const qsizetype length = finder.lengthAt(at);
            if (length > 0) {
                rest += result.mid(from, at - from) + cover;
                from = at + length;
            }
            at += std::max<qsizetype>(length, 1);
        }
        if (from > 0) {
            rest += result.mid(from);
            result = rest;
        }
    }
    return result;
}

} // namespace

QString withoutKey(const QString& text, const QByteArray& key)
{
    return hiddenIn(text, key, u"***"_s);
}

QByteArray withoutKey(const QByteArray& bytes, const QByteArray& key)
{
    return hiddenIn(bytes, key, QByteArray("***"));
}

bool repeatsKey(const QByteArray& bytes, const QByteArray& key)
{
    return withoutKey(bytes, key) != bytes;
}

bool repeatsKey(const QByteArray& bytes, const QByteArrayList& keys)
{
    return std::ranges::any_of(keys, [&bytes](const QByteArray& key) { return repeatsKey(bytes, key); });
}

QString withoutSignatures(const QString& text)
{
    // The query is literal, or encoded because it is part of another link.
    static const QRegularExpression query(
        uR"((\?|%(?:25)*3F)(?=[^\s"'\\<>?]*X-Amz-(?:Signature|Credential|Security-Token))[^\s"'\\<>]+)"_s,
        QRegularExpression::CaseInsensitiveOption);
    // Also inside JSON and of links that are encoded themselves.
    static const QRegularExpression part(
        uR"((X-Amz-(?:Signature|Credential|Security-Token|Date)(?:\\*["']?\s*[:=]\s*\\*["']?|%(?:25)*3D))[^\s"'\\&<>]+)"_s,
        QRegularExpression::CaseInsensitiveOption);
    // What other storages and networks sign a link with, as a part of its query.
    static const QRegularExpression other(
        uR"(((?:[?&]|&amp;|\\u0026|%(?:25)*(?:3F|26))(?:(?:X-[A-Za-z]+-)?(?:Signature|Credential|Security-?Token))"
        uR"(|sig|sign|q-sign(?:ature)?|q-ak|auth_key|ws(?:Secret|Session)|hdn(?:ts|ea)|verify|Policy|Key-Pair-Id)"
        uR"(|AWSAccessKeyId|OSSAccessKeyId|GoogleAccessId)(?:=|%(?:25)*3D))(?:(?!%(?:25)*26)[^\s"'\\&<>#])+)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString result = text;
    // Most texts end the search here.
    if (text.contains("X-Amz-"_L1, Qt::CaseInsensitive))
        result.replace(query, u"\\1***"_s).replace(part, u"\\1***"_s);
    if (text.contains(u'?') || text.contains("%3F"_L1, Qt::CaseInsensitive))
        result.replace(other, u"\\1***"_s);
    return result;
}

QString redacted(const QString& text)
{
    QString keyless = withoutSignatures(text);
    // Each pattern contains one of these, and compiling them all would slow down the start.
    const auto isIn = [&keyless](QLatin1StringView sign) { return keyless.contains(sign, Qt::CaseInsensitive); };
    if (std::ranges::none_of(std::array{":"_L1, ";"_L1, "="_L1, "Bearer"_L1, "AWS4-HMAC-SHA256"_L1}, isIn))
        return keyless;
    static const QRegularExpression bearer(
        u"((?:Bearer\\s+)+)[^\\s\"'\\\\]+"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression authorization(
        uR"((AWS4-HMAC-SHA256\s+|Authorization["']?\s*[:=]\s*["']?Basic\s+)[^\r\n"'\\]+)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression base64(u"(;base64,)([A-Za-z0-9+/=]{64,})"_s);
    // As programs print settings: secret=…, --password="…", "apiKey": "…". Prose such as "the secret: a door" stays.
    static const QString names =
        uR"(((?<![A-Za-z0-9])(?:secret|token|password|passwd|api[_-]?key|(?:access|secret)[_-]?key))"_s;
    static const QRegularExpression quoted(
        names + uR"((?:=["']|["']\s*:\s*["']))[^"'\n\\]+)"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression named(names + uR"(=)[^\s"'\\&;,]+)"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression user(
        uR"(([A-Za-z][A-Za-z0-9+.-]*://)[^\s"'<>/?#@\\]+(?:@[^\s"'<>/?#@\\]*)*(?=@))"_s);
    keyless.replace(user, u"\\1***"_s);
    for (const QRegularExpression& secret : {bearer, authorization, quoted, named})
        keyless.replace(secret, u"\\1***"_s);
    // Builds a new string, because replacing very many matches of a hostile reply in place would be slow.
    QString result;
    result.reserve(keyless.size());
    qsizetype from = 0;
    for (auto found = base64.globalMatch(keyless); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        result += QStringView(keyless).sliced(from, match.capturedStart(2) - from);
        result += u"(%1 characters)"_s.arg(match.capturedLength(2));
        from = match.capturedEnd(2);
    }
    result += QStringView(keyless).sliced(from);
    return result;
}

namespace {

bool isObeyedByTerminals(QChar c)
{
    return c.unicode() >= 0x7f ? c.category() == QChar::Other_Control || isDirectionMark(c)
                               : c.unicode() < 0x20 && c != u'\n' && c != u'\t';
}

} // namespace

QString terminalText(const QString& text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        if (c == QChar::ParagraphSeparator || c == QChar::LineSeparator)
            result.append(u'\n');
        else if (!isObeyedByTerminals(c))
            result.append(c);
    }
    return result;
}

QByteArray terminalJson(const QJsonObject& object)
{
    const QString json = QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    QString result;
    result.reserve(json.size());
    for (const QChar c : json) {
        if (isObeyedByTerminals(c))
            result += u"\\u%1"_s.arg(uint(c.unicode()), 4, 16, QChar(u'0'));
        else
            result += c;
    }
    return result.toUtf8();
}

QString plainText(const QString& text)
{
    // A direction mark is effective until the end of its paragraph, so each line is handled separately.
    QStringList lines = QString(text).replace(QChar::ParagraphSeparator, u'\n').split(u'\n');
    for (QString& line : lines)
        line = plainLine(line);
    return lines.join(u'\n');
}

QString singleLine(const QString& text)
{
    static const QRegularExpression breaks(u"\\R"_s);
    return plainText(QString(text).replace(breaks, u" "_s));
}

} // namespace Dailies
