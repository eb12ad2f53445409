// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/evidencetext.h"

#include "app/common/redact.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

const QString hidden = u"***"_s;

QString lengthOf(const QString& text)
{
    return u"(%1 characters)"_s.arg(text.size());
}

/// Replaces each match by the result of `call`.
template<typename Call>
void replaceEach(QString& text, const QRegularExpression& pattern, Call call)
{
    QString result;
    qsizetype from = 0;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result.append(QStringView(text).mid(from, match.capturedStart() - from));
        result += call(match);
        from = match.capturedEnd();
    }
    result.append(QStringView(text).mid(from));
    text = result;
}

/// URLs may be written as in JSON: "https:\/\/host\/clip?a=1\u0026b=2".
constexpr QLatin1StringView slash(R"((?:/|\\/|\\u002[fF]))");

QString withoutQuery(const QString& address)
{
    static const QRegularExpression tail(
        uR"((?:[?#]|\\u003[fF]|\\u0023).*$)"_s, QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression user(u"^([A-Za-z][A-Za-z0-9+.-]*:%1{2})(?:(?!%1|[?#]).)*@"_s.arg(slash));
    QString result = address;
    replaceEach(result, tail,
        [](const QRegularExpressionMatch& match) { return QString(u"?"_s + lengthOf(match.captured().mid(1))); });
    replaceEach(
        result, user, [](const QRegularExpressionMatch& match) { return QString(match.captured(1) + u"***@"_s); });
    return result;
}

/// Only keeps the file's name, because folder names can identify the user.
QString fileName(const QString& address)
{
    static const QRegularExpression folders(u"^.*%1"_s.arg(slash), QRegularExpression::DotMatchesEverythingOption);
    return u"file:…/"_s + QString(address).remove(folders);
}

void cleanAddresses(QString& text)
{
    if (!text.contains(u':'))
        return; // all patterns contain a colon, and compiling them would slow down the start
    static const QRegularExpression data(uR"(\bdata:[\w.+-]*(?:\\?/[\w.+-]*)?[^,\s"'<>]{0,200},([^\s"<>]*))"_s,
        QRegularExpression::CaseInsensitiveOption);
    replaceEach(text, data, [](const QRegularExpressionMatch& match) {
        const qsizetype head = match.capturedStart(1) - match.capturedStart();
        return QString(match.captured().left(head) + lengthOf(match.captured(1)));
    });
    static const QRegularExpression file(
        uR"(\bfile:%1+[^\s"<>]*)"_s.arg(slash), QRegularExpression::CaseInsensitiveOption);
    replaceEach(text, file, [](const QRegularExpressionMatch& match) { return fileName(match.captured()); });
    static const QRegularExpression address(uR"(\b[A-Za-z][A-Za-z0-9+.-]*:%1{2}[^\s"<>]*)"_s.arg(slash));
    replaceEach(text, address, [](const QRegularExpressionMatch& match) {
        const QString found = match.captured();
        return found.startsWith("file:"_L1) ? found : withoutQuery(found);
    });
}

/// The endings of secrets' names. "token" does not match the counts called "tokens".
constexpr QLatin1StringView secretNames(
    R"((?:[\w.-]{0,40}(?:api[-_. ]?key|access[-_. ]?key|secret|token|passw(?:or)?d|signature|credential|key[-_. ]?id)|)"
    R"((?:proxy-)?authorization|(?:set-)?cookie))");

bool isSecretName(const QString& name)
{
    static const QRegularExpression whole(u"^%1$"_s.arg(secretNames), QRegularExpression::CaseInsensitiveOption);
    return whole.match(name).hasMatch();
}

void cleanNamed(QString& text)
{
    // Without any of these, no name can have a value.
    if (!std::ranges::any_of(text, [](QChar c) { return u":=%\\"_s.contains(c); }))
        return;
    // The rest of a header line.
    static const QRegularExpression header(u"\\b((?:proxy-)?authorization|(?:set-)?cookie)(\\s*[:=]\\s*)[^\\r\\n]+"_s,
        QRegularExpression::CaseInsensitiveOption);
    // "name": "text", and such JSON within a string: \"name\": \"text\".
    static const QRegularExpression member(uR"re(((?<!\\)"%1"\s*:\s*")(?:[^"\\]++|\\.)*+)re"_s.arg(secretNames),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression inner(
        uR"((\\+"%1\\+"\s*:\s*\\+")[^"]*+)"_s.arg(secretNames), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression assigned(uR"(\b(%1\s*(?:[=:]|%3D|\\u003D)\s*)[^\s"'&,;<>]+)"_s.arg(secretNames),
        QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpression& pattern : {member, inner})
        replaceEach(
            text, pattern, [](const QRegularExpressionMatch& match) { return QString(match.captured(1) + hidden); });
    replaceEach(text, header,
        [](const QRegularExpressionMatch& match) { return QString(match.captured(1) + match.captured(2) + hidden); });
    replaceEach(
        text, assigned, [](const QRegularExpressionMatch& match) { return QString(match.captured(1) + hidden); });
}

constexpr qsizetype shortestShape = 13; ///< "eyJ" with 8 characters, a dot and one more

/// Whether there are this many characters without a space between them.
bool hasWordOf(qsizetype length, const QString& text)
{
    qsizetype run = 0;
    return std::ranges::any_of(text, [&](QChar c) {
        run = c == u' ' ? 0 : run + 1;
        return run >= length;
    });
}

void cleanShapes(QString& text)
{
    if (!hasWordOf(shortestShape, text))
        return; // as in the first line of each log: compiling the patterns would slow down the start
    // Keys in the format of such services, and signed tokens.
    static const QRegularExpression key(
        uR"(\b(?:(?:sk|ak|rk|pk)-[A-Za-z0-9_-]{16,}|(?:AKIA|ASIA|LTAI|AKID)[A-Za-z0-9]{12,}|)"
        uR"(eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_.-]+))"_s);
    text.replace(key, hidden);
    // Base64 without a prefix.
    static const QRegularExpression base64(uR"((?:[A-Za-z0-9+=_-]|\\?/){128,}+)"_s);
    replaceEach(text, base64, [](const QRegularExpressionMatch& match) { return lengthOf(match.captured()); });
}

void longestFirst(QStringList& texts)
{
    texts.removeDuplicates();
    std::ranges::sort(texts, [](const QString& a, const QString& b) { return a.size() > b.size(); });
}

} // namespace

EvidenceText::EvidenceText(const QByteArrayList& secrets, const QStringList& files) : m_secrets(secrets)
{
    QStringList folders{QDir::homePath()};
    for (const QString& file : files) {
        if (!file.isEmpty())
            folders.append(QFileInfo(file).absolutePath());
    }
    folders.removeAll(u"/"_s);
    for (const QString& folder : std::as_const(folders)) {
        for (const QString& way : {folder, QDir::toNativeSeparators(folder), QDir(folder).canonicalPath()}) {
            if (!way.isEmpty())
                m_folders +=
                    {way + u'/', way + QDir::separator(), QUrl::fromLocalFile(way).path(QUrl::FullyEncoded) + u'/'};
        }
    }
    longestFirst(m_folders);
}

QString EvidenceText::cleaned(const QString& text) const
{
    QString result = text;
    for (const QByteArray& secret : m_secrets)
        result = withoutKey(result, secret);
    cleanAddresses(result);
    for (const QString& folder : m_folders)
        result.replace(folder, u"…/"_s);
    cleanShapes(result);
    cleanNamed(result);
    return redacted(result);
}

QJsonValue EvidenceText::cleaned(const QJsonValue& value) const
{
    if (value.isString())
        return cleaned(value.toString());
    if (value.isArray()) {
        QJsonArray items;
        for (const QJsonValue& item : value.toArray())
            items.append(cleaned(item));
        return items;
    }
    if (value.isObject()) {
        QJsonObject object;
        const QJsonObject whole = value.toObject();
        for (auto member = whole.begin(); member != whole.end(); ++member) {
            const bool isSecret = member.value().isString() && isSecretName(member.key());
            object[cleaned(member.key())] = isSecret ? QJsonValue(hidden) : cleaned(QJsonValue(member.value()));
        }
        return object;
    }
    return value;
}

QString EvidenceText::cleanedSentence(const QString& text) const
{
    // Not within URLs, where the slash follows another character.
    static const QRegularExpression ours(uR"((?<![\w:/.…*])/(?:[^\s/"'<>|:*?]+/)+)"_s);
    static const QRegularExpression windows(uR"(\b[A-Za-z]:[\\/](?:[^\\/\n"<>|:*?]+[\\/])+)"_s);
    QString result = cleaned(text);
    // Compiling a pattern that cannot match would slow down the start.
    if (result.count(u'/') > 1)
        result.replace(ours, u"…/"_s);
    if (result.contains(u':'))
        result.replace(windows, u"…/"_s);
    return result;
}

} // namespace Dailies
