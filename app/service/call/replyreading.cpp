// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/replyreading.h"

#include "app/common/lenientjson.h"
#include "app/common/redact.h"
#include "app/common/shorttext.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <iterator>

namespace Dailies::ReplyReading {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownBody = 80;
constexpr qsizetype longestType = 40;
constexpr qsizetype shownTarget = 121; ///< with the ellipsis

/// The beginning of a body, safe to show; empty if the body is not text.
QString excerptOf(const QByteArray& body)
{
    constexpr qsizetype looked = 16 * 1024;
    const QByteArray beginning = body.left(looked);
    // Redact before cutting, because half of a token is not recognised as one.
    const QString text = redacted(QString::fromUtf8(beginning)).simplified();
    QString shown = text.left(shownBody);
    if (!shown.isEmpty() && shown.back().isHighSurrogate())
        shown.chop(1);
    if (shown.contains(QChar::ReplacementCharacter) || shown.contains(QChar::Null))
        return {};
    shown = plainText(shown);
    return shown.isEmpty() || text.size() <= shownBody ? shown : shown + u'…';
}

} // namespace

std::optional<QJsonObject> jsonOf(const QByteArray& body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    return document.isObject() ? std::optional(document.object()) : readJsonLeniently(body);
}

bool isThrottle(int status, const QString& code)
{
    if (status == 425 || status == 429)
        return true;
    // Services write the words together, with underscores or with dashes.
    QString word;
    std::copy_if(code.begin(), code.end(), std::back_inserter(word), [](QChar c) { return c.isLetterOrNumber(); });
    constexpr std::array words{"throttling"_L1, "requestlimitexceeded"_L1, "jobnumexceed"_L1, "ratelimit"_L1,
        "toomanyrequests"_L1, "concurrencylimit"_L1, "concurrentlimit"_L1};
    return std::ranges::any_of(
        words, [&word](QLatin1StringView each) { return word.contains(each, Qt::CaseInsensitive); });
}

bool isMoved(int status)
{
    return status == 301 || status == 302 || status == 307 || status == 308;
}

QString withWords(const QString& sentence, const TaskReport& report, int status)
{
    if (!report.message.isEmpty())
        return Words::tr("%1 The service says: %2").arg(sentence, plainText(report.message).trimmed());
    const QString number = report.code.isEmpty() ? u"HTTP %1"_s.arg(status) : plainText(report.code);
    return Words::tr("%1 (%2)", "a sentence and a code").arg(sentence, number);
}

QString withWords(const QString& sentence, const TaskReport& report, const ServiceReply& reply)
{
    const bool isWordless = report.message.isEmpty() && report.code.isEmpty();
    const QString came = isWordless ? unreadableText(reply) : QString();
    return came.isEmpty() ? withWords(sentence, report, reply.status)
                          : Words::tr("%1 %2", "two sentences").arg(sentence, came);
}

QString unreadableText(const ServiceReply& reply)
{
    const QByteArray body = reply.body.trimmed();
    if (reply.transport != Transport::Answered || body.isEmpty() || jsonOf(body))
        return {};
    const int size = static_cast<int>(reply.body.size());
    const QString type =
        plainText(QString::fromLatin1(reply.contentType).section(u';', 0, 0).simplified().left(longestType));
    const QString bytes = type.isEmpty() ? Words::tr("%n bytes", nullptr, size)
                                         : Words::tr("%n bytes of %1", "of a content type", size).arg(type);
    const QString beginning = excerptOf(body);
    return beginning.isEmpty()
        ? Words::tr("The response was HTTP %1 with %2 that aren't text.").arg(QString::number(reply.status), bytes)
        : Words::tr("The response was HTTP %1 with %2 that start with “%3”.")
              .arg(QString::number(reply.status), bytes, beginning);
}

QString codeOf(const TaskReport& report)
{
    return report.code == codelessError ? QString() : report.code;
}

Error errorOf(ErrorKind kind, const QString& message, const TaskReport& report)
{
    return {kind, message, codeOf(report), report.requestId};
}

QString movedTo(const ServiceReply& reply)
{
    const QUrl& target = reply.redirectTarget;
    if (target.host().isEmpty())
        return Words::tr("The service's URL has moved");
    // Often only the scheme or the path differs. The query can contain a token.
    const QString whole =
        target.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    return Words::tr("The service's URL has moved to %1").arg(redacted(cutAtEnd(whole, shownTarget)));
}

} // namespace Dailies::ReplyReading
