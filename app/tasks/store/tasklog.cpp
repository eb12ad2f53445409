// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/tasklog.h"

#include "app/common/redact.h"
#include "app/service/call/bodyparts.h"
#include "app/service/call/replyreading.h"
#include "app/service/wire/wire.h"
#include "app/tasks/sendstep.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestText = 64 * 1024;

QString limited(const QString& text)
{
    const QString safe = redacted(text);
    if (safe.size() <= longestText)
        return safe;
    return safe.left(longestText) + u"… (%1 characters in all)"_s.arg(safe.size());
}

QString transportName(const ServiceReply& reply)
{
    switch (reply.transport) {
    case Transport::Answered: return u"answered"_s;
    case Transport::NoConnection: return u"no connection"_s;
    case Transport::TlsRefused: return u"TLS refused"_s;
    case Transport::ProxyRefused: return u"proxy refused"_s;
    case Transport::TimedOut: return u"timed out"_s;
    case Transport::Cut:
        return reply.sent == Sent::Partly ? u"the connection broke while sending"_s : u"connection cut"_s;
    case Transport::TooLarge: return u"reply too large"_s;
    case Transport::Stopped: return u"stopped"_s;
    }
    return {};
}

QString sentName(Sent sent)
{
    switch (sent) {
    case Sent::Nothing: return u"nothing sent"_s;
    case Sent::Partly: return u"sent in part"_s;
    case Sent::Everything: return u"sent whole"_s;
    }
    return {};
}

QString firstLine(const QUrl& url, const VideoTask& sent)
{
    const QString address = url.toString();
    if (sent.createAttempts <= 1)
        return u"POST %1"_s.arg(address);
    if (sent.resends > 0 && sent.unsentAttempts == 0)
        return u"Sent again, try %1 of %2, POST %3"_s.arg(sent.resends).arg(mostResends).arg(address);
    if (sent.unsentAttempts > 0)
        return u"Sent again, try %1 to reach the service, POST %2"_s.arg(sent.unsentAttempts + 1).arg(address);
    return u"Sent again, POST %1"_s.arg(address);
}

} // namespace

TaskLogEntry noteEntry(const QDateTime& now, const QString& text)
{
    return {now, u"note"_s, limited(text)};
}

TaskLogEntry createEntry(const QDateTime& now, const QUrl& url, const VideoTask& sent)
{
    const QJsonObject body = encodeCreate(sent.request);
    QStringList lines{firstLine(url, sent)};
    // The log of a killed program describes its files well enough to see later whether they have changed.
    for (const BodyPart& part : bodyParts(body)) {
        if (part.file.isEmpty())
            continue;
        const QFileInfo file(part.file);
        lines.append(u"Input: %1, %2 bytes, changed %3"_s.arg(part.file)
                         .arg(file.size())
                         .arg(file.lastModified().toUTC().toString(Qt::ISODateWithMs)));
    }
    if (sent.createAttempts <= 1)
        lines.append(QString::fromUtf8(QJsonDocument(body).toJson()));
    return {now, u"create"_s, limited(lines.join(u'\n'))};
}

TaskLogEntry replyEntry(const QDateTime& now, const QString& kind, const ServiceReply& reply)
{
    QStringList lines;
    if (reply.transport == Transport::Answered)
        lines.append(u"HTTP %1"_s.arg(reply.status));
    else
        lines.append(u"%1, %2, HTTP %3: %4"_s.arg(transportName(reply), sentName(reply.sent))
                         .arg(reply.status)
                         .arg(reply.detail));
    if (!reply.retryAfter.isEmpty())
        lines.append(u"Retry-After: %1"_s.arg(QString::fromLatin1(reply.retryAfter)));
    if (!reply.redirectTarget.isEmpty())
        lines.append(u"Location: %1"_s.arg(reply.redirectTarget.toString()));
    if (!reply.requestId.isEmpty())
        lines.append(u"X-Request-Id: %1"_s.arg(reply.requestId));
    if (!reply.bodyDigest.isEmpty())
        lines.append(u"SHA-256 of the request: %1"_s.arg(reply.bodyDigest));
    if (const QString came = ReplyReading::unreadableText(reply); !came.isEmpty())
        lines.append(came);
    if (!reply.body.isEmpty())
        lines.append(QString::fromUtf8(reply.body));
    return {now, kind, limited(lines.join(u'\n'))};
}

TaskLogEntry downloadEntry(const QDateTime& now, const QString& text)
{
    return {now, u"download"_s, limited(text)};
}

} // namespace Dailies
