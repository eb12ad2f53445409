// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/createanswer.h"

#include "app/common/redact.h"
#include "app/service/replyreading.h"
#include "app/service/wire.h"
#include "app/service/wirekeys.h"

#include <QJsonDocument>

#include <algorithm>
#include <vector>

namespace Dailies {

using namespace ReplyReading;

namespace {

/// The object that a cut text begins with: closed behind its last complete member. Only so much is looked at that a very
/// large text keeps nobody waiting.
QJsonObject beginningOf(const QByteArray& text)
{
    constexpr qsizetype longest = 64 * 1024;
    constexpr qsizetype deepest = 64;
    constexpr int mostTries = 200;
    struct Place {
        qsizetype end;
        QByteArray closers;
    };
    std::vector<Place> places;
    QByteArray closers;
    bool inString = false;
    for (qsizetype i = 0; i < std::min(text.size(), longest) && closers.size() <= deepest; ++i) {
        const char c = text.at(i);
        if (inString && c == '\\')
            ++i;
        else if (c == '"')
            inString = !inString;
        else if (!inString && (c == '{' || c == '['))
            closers.prepend(c == '{' ? '}' : ']');
        else if (!inString && (c == '}' || c == ']'))
            closers.remove(0, 1);
        // Only behind what has an end of its own: digits might go on.
        if (!inString && (c == ',' || c == '"' || c == '}' || c == ']'))
            places.push_back({c == ',' ? i : i + 1, closers});
    }
    for (int tries = 0; tries < mostTries && !places.empty(); ++tries) {
        QJsonParseError error;
        const QByteArray closed = text.left(places.back().end) + places.back().closers;
        if (const QJsonDocument document = QJsonDocument::fromJson(closed, &error); document.isObject())
            return document.object();
        // What is wrong at one place is wrong for all behind it.
        places.pop_back();
        while (!places.empty() && places.back().end > error.offset)
            places.pop_back();
    }
    return {};
}

/// False when the id is a number that the parser had to round: digits that do not stand in the answer.
bool isExact(const QString& id, const QByteArray& body)
{
    const bool digits =
        std::all_of(id.begin(), id.end(), [](QChar c) { return c == u'-' || (c >= u'0' && c <= u'9'); });
    return !digits || body.contains(id.toLatin1());
}

QString notSentText(const ServiceReply& reply)
{
    if (reply.isBodyAtFault)
        return Words::tr("%1 The service did not get the whole request.").arg(reply.problem);
    if (!reply.problem.isEmpty())
        return Words::tr("%1 Nothing was accepted; correct this and send again.").arg(reply.problem);
    switch (reply.transport) {
    case Transport::TlsRefused:
        return Words::tr("The service's certificate was not accepted, so nothing was sent. Check the account's "
                         "base address and this computer's clock.");
    case Transport::ProxyRefused:
        return Words::tr("The proxy did not let the call through, so nothing was sent. Check the proxy settings.");
    case Transport::Stopped: return Words::tr("It was stopped before it was sent; nothing was accepted.");
    case Transport::NoConnection:
        return Words::tr("The service could not be reached, so nothing was sent. Check the connection and the "
                         "account's base address, then send again.");
    default: break;
    }
    return Words::tr("The connection failed before the whole request had left, so the service cannot have "
                     "accepted it. Send again.");
}

QString lostText(const ServiceReply& reply, const TaskReport& report)
{
    const QString lost = Words::tr("Answer lost: the service may have accepted this request. Nothing was sent again.");
    const QString candidate = decodeCreateReply(Family::A, beginningOf(reply.body), isSuccess(reply.status)).taskId;
    if (!candidate.isEmpty() && isExact(candidate, reply.body))
        return Words::tr("%1 The part of the answer that came names the task %2.").arg(lost, plainText(candidate));
    if (reply.status >= 500 || reply.status == 408 || !report.code.isEmpty() || !report.message.isEmpty())
        return withWords(lost, report, reply.status);
    switch (reply.transport) {
    case Transport::TimedOut: return Words::tr("%1 No answer came in time.").arg(lost);
    case Transport::Stopped: return Words::tr("%1 It was stopped after it had been sent.").arg(lost);
    case Transport::Answered:
    case Transport::TooLarge: return Words::tr("%1 What came back names no task.").arg(lost);
    default: return Words::tr("%1 The connection broke.").arg(lost);
    }
}

/// Whether the reply, as far as it came, says that nothing runs.
std::optional<CreateOutcome> declined(const ServiceReply& reply, const TaskReport& report)
{
    const bool spoken = isSuccess(reply.status) || (reply.status >= 400 && reply.status < 500);
    if (isMoved(reply.status))
        return CreateOutcome::Refused;
    if (!spoken || reply.status == 408)
        return {};
    if (isThrottle(reply.status, report.code))
        return CreateOutcome::Throttled;
    if (reply.status >= 400 || !report.code.isEmpty())
        return CreateOutcome::Refused;
    return {};
}

Error refusal(const ServiceReply& reply, const TaskReport& report)
{
    if (isMoved(reply.status)) {
        return errorOf(ErrorKind::Refused,
            Words::tr("%1; nothing was accepted. Correct the account's base address.").arg(movedTo(reply)), report);
    }
    // In the service's own words only: a page of a proxy says nothing of the key, and must not stop what waits.
    const bool isSpoken = !report.code.isEmpty() || !report.message.isEmpty();
    if (isSpoken && (reply.status == 401 || reply.status == 403)) {
        return errorOf(ErrorKind::KeyProblem,
            withWords(Words::tr("The service does not take the key; nothing was accepted."), report, reply.status),
            report);
    }
    return errorOf(ErrorKind::Refused,
        withWords(Words::tr("The service declined the request; nothing was accepted."), report, reply.status), report);
}

} // namespace

CreateAnswer readCreateAnswer(Family family, const ServiceReply& reply)
{
    CreateAnswer answer;
    answer.retryAfterSeconds = retryAfter(reply.retryAfter, reply.serviceTime);
    answer.serviceTime = reply.serviceTime;
    answer.bodyDigest = reply.bodyDigest;
    if (const std::optional<QJsonObject> json = jsonOf(reply.body))
        answer.report = decodeCreateReply(family, *json, isSuccess(reply.status));
    fill(answer.report.requestId, reply.requestId);
    const TaskReport& report = answer.report;

    // An id is an id, whatever else is wrong with the reply.
    if (!report.taskId.isEmpty() && isExact(report.taskId, reply.body)) {
        answer.outcome = CreateOutcome::Accepted;
        return answer;
    }
    answer.report.taskId.clear();
    const std::optional<CreateOutcome> no = declined(reply, report);
    if (no == CreateOutcome::Throttled) {
        answer.outcome = *no;
        answer.error = errorOf(ErrorKind::Throttled,
            withWords(
                Words::tr("The service takes no more requests right now; nothing was accepted."), report, reply.status),
            report);
    } else if (no) {
        answer.outcome = *no;
        answer.error = refusal(reply, report);
    } else if (reply.sent != Sent::Everything) {
        // Stopped by the person, or in itself not to be sent: only the first has nothing to correct.
        const bool isStopped = reply.transport == Transport::Stopped && reply.problem.isEmpty();
        const ErrorKind other = reply.isBodyAtFault ? ErrorKind::BadInput : ErrorKind::NotSent;
        answer.outcome = CreateOutcome::NotSent;
        answer.error = errorOf(isStopped ? ErrorKind::Stopped : other, notSentText(reply), report);
    } else {
        answer.outcome = CreateOutcome::Lost;
        answer.error = errorOf(ErrorKind::AnswerLost, lostText(reply, report), report);
    }
    return answer;
}

} // namespace Dailies
