// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestAddress = 2048;

QString say(const char* sentence)
{
    return QCoreApplication::translate("Account", sentence);
}

/// Why a URL cannot be a base URL; empty if it can.
QString baseUrlProblem(const QUrl& url, ClearText clearText)
{
    const QString scheme = url.scheme();
    if (scheme != u"https"_s && scheme != u"http"_s)
        return say(QT_TRANSLATE_NOOP("Account", "The URL must start with https://."));
    if (url.host().isEmpty())
        return say(QT_TRANSLATE_NOOP("Account", "The URL has no host name."));
    if (!url.userInfo().isEmpty() || url.authority().contains(u'@'))
        return say(QT_TRANSLATE_NOOP(
            "Account", "The base URL can't contain a user name or password; the key has its own field."));
    if (url.hasQuery() || url.hasFragment())
        return say(QT_TRANSLATE_NOOP("Account", "The base URL ends with its path: remove everything from ? or # on."));
    if (clearText == ClearText::Refused && isCleartext(url))
        return say(QT_TRANSLATE_NOOP(
            "Account", "Over http:// your key can be read in transit: the URL must start with https://."));
    if (url.port() == 0)
        return say(QT_TRANSLATE_NOOP("Account", "The base URL has an invalid port."));
    const QStringList parts = url.path(QUrl::FullyEncoded).split(u'/');
    if (parts.contains(u".."_s) || parts.contains(u"."_s))
        return say(QT_TRANSLATE_NOOP("Account", "The path of the base URL can't contain “.” or “..”."));
    if (parts.last() != u"v1"_s)
        return say(QT_TRANSLATE_NOOP("Account", "The base URL must end in /v1."));
    return {};
}

} // namespace

QString Account::practiceId()
{
    return u"practice"_s;
}

QString completedBaseUrl(const QString& typed)
{
    static const QRegularExpression version(u"^v[0-9]+$"_s);
    static const QRegularExpression schemeAlone(uR"(\A(https?):/*\z)"_s, QRegularExpression::CaseInsensitiveOption);
    QString text = typed.trimmed();
    if (const auto match = schemeAlone.match(text); match.hasMatch())
        return match.captured(1) + u"://"_s; // without a host, which "https" is not
    while (text.endsWith(u'/'))
        text.chop(1);
    if (text.isEmpty())
        return {};
    if (!text.contains(u"://"_s))
        text.prepend(isLoopback(QUrl(u"http://"_s + text)) ? u"http://"_s : u"https://"_s);
    if (const qsizetype call = text.indexOf(u"/v1/video/"_s); call > 0)
        text.truncate(call + qsizetype(3));
    const QUrl url(text, QUrl::StrictMode);
    const QString last = url.path().section(u'/', -1);
    if (url.isValid() && !url.hasQuery() && !url.hasFragment() && !version.match(last).hasMatch())
        text += u"/v1"_s;
    return text;
}

Result<QUrl> checkedBaseUrl(const QString& text, ClearText clearText)
{
    QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return failure(ErrorKind::BadInput, say(QT_TRANSLATE_NOOP("Account", "The base URL is missing.")));
    if (trimmed.size() > longestAddress)
        return failure(ErrorKind::BadInput, say(QT_TRANSLATE_NOOP("Account", "The base URL is too long.")));
    while (trimmed.endsWith(u'/'))
        trimmed.chop(1);
    const QUrl url(trimmed, QUrl::StrictMode);
    const bool odd = std::ranges::any_of(trimmed, [](QChar c) { return !c.isPrint() || c.isSpace() || c == u'\\'; });
    // The URL must be the same after saving and loading, which is not true for everything that QUrl accepts as the zone
    // of an address. Non-ASCII letters take up to nine times their length.
    const QString written = url.toString(QUrl::FullyEncoded);
    if (odd || !url.isValid() || QUrl(written, QUrl::StrictMode) != url)
        return failure(ErrorKind::BadInput, say(QT_TRANSLATE_NOOP("Account", "The base URL isn't a web address.")));
    if (written.size() > longestAddress)
        return failure(ErrorKind::BadInput, say(QT_TRANSLATE_NOOP("Account", "The base URL is too long.")));
    const QString problem = baseUrlProblem(url, clearText);
    if (!problem.isEmpty())
        return failure(ErrorKind::BadInput, problem);
    return url;
}

namespace {
const QString oneCallPrefix = u"url:"_s;
/// The ID contains the consent to http, so that the call's tasks can be resumed.
const QString readableCallPrefix = u"http-url:"_s;
} // namespace

Account accountOfOneCall(const QUrl& baseUrl)
{
    Account account;
    account.id = (isCleartext(baseUrl) ? readableCallPrefix : oneCallPrefix) + baseUrl.toString(QUrl::FullyEncoded);
    account.name = baseUrl.toString();
    account.baseUrl = baseUrl;
    if (isCleartext(baseUrl))
        account.cleartextOrigin = originOf(baseUrl);
    return account;
}

std::optional<Account> accountOfOneCall(const QString& id)
{
    const bool agreed = id.startsWith(readableCallPrefix);
    if (!agreed && !id.startsWith(oneCallPrefix))
        return std::nullopt;
    const qsizetype start = (agreed ? readableCallPrefix : oneCallPrefix).size();
    const auto url = checkedBaseUrl(id.mid(start), agreed ? ClearText::AgreedTo : ClearText::Refused);
    return url ? std::optional(accountOfOneCall(*url)) : std::nullopt;
}

} // namespace Dailies
