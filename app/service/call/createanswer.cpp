// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/createanswer.h"

#include "app/common/httpdate.h"
#include "app/common/lenientjson.h"
#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "app/service/call/accessanswer.h"
#include "app/service/call/idcandidates.h"
#include "app/service/call/replyreading.h"
#include "app/service/wire/successwords.h"
#include "app/service/wire/wire.h"
#include "app/service/wire/wirekeys.h"

#include <QJsonDocument>

#include <algorithm>
#include <vector>

namespace Dailies {

using namespace Qt::StringLiterals;
using namespace ReplyReading;

namespace {

/// Parses the beginning of a truncated object, closing it after its last complete member. The number of bytes
/// and attempts is limited, so that a very large text does not block the window.
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
        // Cut only after a character that ends a value; a number might continue.
        if (!inString && (c == ',' || c == '"' || c == '}' || c == ']'))
            places.push_back({c == ',' ? i : i + 1, closers});
    }
    for (int tries = 0; tries < mostTries && !places.empty(); ++tries) {
        QJsonParseError error;
        const QByteArray closed = text.left(places.back().end) + places.back().closers;
        if (const QJsonDocument document = QJsonDocument::fromJson(closed, &error); document.isObject())
            return document.object();
        // An error at one place affects all later places.
        places.pop_back();
        while (!places.empty() && places.back().end > error.offset)
            places.pop_back();
    }
    return {};
}

/// False if the ID is a number that the parser had to round, so that its digits do not occur in the reply.
bool isExact(const QString& id, const QByteArray& body)
{
    const bool digits = std::ranges::all_of(id, [](QChar c) { return c == u'-' || (c >= u'0' && c <= u'9'); });
    return !digits || body.contains(id.toLatin1());
}

/// Whether an automatic retry would fail again until the user has corrected something.
bool isForUser(const ServiceReply& reply)
{
    return !reply.problem.isEmpty() || reply.transport == Transport::Stopped
        || reply.transport == Transport::TlsRefused;
}

QString notSentText(const ServiceReply& reply)
{
    if (reply.isBodyAtFault)
        return Words::tr("%1 The service didn't receive the full request.").arg(reply.problem);
    if (!reply.problem.isEmpty())
        return Words::tr("%1 Nothing was sent. Fix this and try again.").arg(reply.problem);
    switch (reply.transport) {
    case Transport::TlsRefused:
        return Words::tr("The service's certificate wasn't accepted, so nothing was sent. Check the account's base URL "
                         "and this computer's clock, then try again.");
    case Transport::ProxyRefused:
        return Words::tr("The proxy blocked the call, so nothing was sent. Check the proxy settings.");
    case Transport::Stopped: return Words::tr("Stopped before it was sent.");
    case Transport::NoConnection:
        return Words::tr(
            "The service couldn't be reached, so nothing was sent. Check the connection and the account's base URL.");
    default: break;
    }
    return Words::tr("The connection failed before the full request was sent, so the service can't have accepted it.");
}

QString lostText(const ServiceReply& reply, const TaskReport& report, const QString& named)
{
    const QString lost =
        Words::tr("The service may have accepted this request, but didn't confirm it. We haven't resent it.");
    if (!named.isEmpty())
        return Words::tr("%1 The part of the response that arrived names task %2.").arg(lost, plainText(named));
    const auto withoutId = [&lost](const QString& why) {
        return Words::tr("%1 No task ID could be read from the response. %2", "the last is another sentence")
            .arg(lost, why);
    };
    if (const QString came = unreadableText(reply); !came.isEmpty())
        return withoutId(came);
    const bool isStrange = reply.status != 0 && !isSuccess(reply.status);
    if (isStrange || !report.code.isEmpty() || !report.message.isEmpty())
        return withWords(lost, report, reply);
    switch (reply.transport) {
    case Transport::TimedOut: return Words::tr("%1 No response arrived in time.").arg(lost);
    case Transport::Stopped: return Words::tr("%1 Stopped after it was sent.").arg(lost);
    case Transport::TooLarge: return withoutId(Words::tr("The service's response is too large."));
    case Transport::Answered: return Words::tr("%1 No task ID could be read from the response.").arg(lost);
    default:
        if (reply.hasBegun)
            return Words::tr("%1 The connection dropped in the middle of its response.").arg(lost);
        return Words::tr("The connection dropped before the service replied. It may have accepted this request. We "
                         "haven't resent it.");
    }
}

/// For a task that has an earlier call in doubt, and for other tasks, the sentence must not say that nothing was
/// accepted.
Error refusal(const ServiceReply& reply, const TaskReport& report, AccessAnswer access, bool isOnlyCall)
{
    const auto say = [&](ErrorKind kind, const QString& alone, const QString& again) {
        return errorOf(kind, withWords(isOnlyCall ? alone : again, report, reply), report);
    };
    if (isMoved(reply.status)) {
        const QString sentence = isOnlyCall ? Words::tr("%1; nothing was accepted. Correct the account's base URL.")
                                            : Words::tr("%1. Correct the account's base URL.");
        return errorOf(ErrorKind::Refused, sentence.arg(movedTo(reply)), report);
    }
    if (reply.status == 408)
        return say(ErrorKind::Network,
            Words::tr("The service didn't receive the request in time; nothing was accepted. You can send it again."),
            Words::tr("The service didn't receive the request in time."));
    if (access == AccessAnswer::Key)
        return say(ErrorKind::KeyProblem, Words::tr("The service rejected the key; nothing was accepted."),
            Words::tr("The service rejected the key."));
    return say(ErrorKind::Refused, Words::tr("The service rejected this request; nothing was accepted."),
        Words::tr("The service rejected this request."));
}

/// Says which of several IDs is used; empty if there is only one.
QString otherIdsText(const QJsonObject& json, const TaskReport& report)
{
    QStringList others;
    for (const QString& id : createdIds(json)) {
        if (id != report.taskId && id != report.requestId)
            others.append(plainText(id));
    }
    return others.isEmpty() ? QString()
                            : Words::tr("The response contains more than one ID. Dailies uses %1; the other is %2.")
                                  .arg(plainText(report.taskId), others.join(u", "_s));
}

/// Describes an error that came together with an ID; empty if there was none.
QString errorBesideId(const ServiceReply& reply, const TaskReport& report)
{
    QStringList strange;
    if (!isSuccess(reply.status))
        strange.append(u"HTTP %1"_s.arg(reply.status));
    if (!report.code.isEmpty() && !isWordOfSuccess(report.code)) {
        if (const QString code = plainText(codeOf(report).simplified()); !code.isEmpty())
            strange.append(code);
        if (!report.message.isEmpty())
            strange.append(plainText(report.message.simplified()));
    }
    return strange.isEmpty()
        ? QString()
        : Words::tr("The service returned an ID, but also an error: %1").arg(strange.join(u" · "_s));
}

/// The error if it is the whole of a complete reply.
std::optional<ErrorEnvelope> envelopeOf(const ServiceReply& reply, const std::optional<QJsonObject>& json)
{
    return json && reply.transport == Transport::Answered ? errorEnvelope(*json) : std::nullopt;
}

/// Whether a reply that names no task may name one in a part that was not read: behind a cut, or in a member that is
/// there twice.
bool mayNameTask(const ServiceReply& reply, const std::optional<QJsonObject>& json)
{
    const bool isRead = json ? !hasRepeatedMember(reply.body) : !reply.body.trimmed().startsWith('{');
    return !isRead && !idCandidates(json ? *json : beginningOf(reply.body), reply.body).isEmpty();
}

void readLost(CreateAnswer& answer, const ServiceReply& reply, const std::optional<QJsonObject>& json)
{
    const QJsonObject read = json ? *json : beginningOf(reply.body);
    answer.candidateIds = idCandidates(read, reply.body);
    const QString named = json ? QString() : decodeCreateReply(Family::A, read, isSuccess(reply.status)).taskId;
    answer.error = errorOf(ErrorKind::AnswerLost,
        lostText(reply, answer.report, isExact(named, reply.body) ? named : QString()), answer.report);
    // An ID in its documented place comes first, even if it has an unknown format.
    if (!named.isEmpty() && isExact(named, reply.body) && plainText(named) == named.trimmed()) {
        answer.candidateIds.removeAll(named);
        answer.candidateIds.prepend(named);
        answer.candidateIds = answer.candidateIds.first(std::min(answer.candidateIds.size(), mostIdCandidates));
    }
}

void readNotSent(CreateAnswer& answer, const ServiceReply& reply)
{
    // If the user stopped the call, there is nothing to correct.
    const bool isStopped = reply.transport == Transport::Stopped && reply.problem.isEmpty();
    const ErrorKind other = reply.isBodyAtFault ? ErrorKind::BadInput : ErrorKind::NotSent;
    answer.isForUser = isForUser(reply);
    answer.isCutOff = reply.sent == Sent::Partly && reply.transport == Transport::Cut;
    answer.error = errorOf(isStopped ? ErrorKind::Stopped : other, notSentText(reply), answer.report);
}

CreateAnswer judged(Family family, const ServiceReply& reply)
{
    CreateAnswer answer;
    answer.retryAfterSeconds = retryAfter(reply.retryAfter, reply.serviceTime);
    answer.serviceTime = reply.serviceTime;
    answer.bodyDigest = reply.bodyDigest;
    const std::optional<QJsonObject> json = jsonOf(reply.body);
    if (json)
        answer.report = decodeCreateReply(family, *json, isSuccess(reply.status));
    fill(answer.report.requestId, reply.requestId);
    TaskReport& report = answer.report;

    // An ID counts, whatever else is wrong with the reply.
    if (!report.taskId.isEmpty() && isExact(report.taskId, reply.body)) {
        answer.outcome = CreateOutcome::Accepted;
        answer.remark = joinedSentences(
            {isSuccess(reply.status) && json ? otherIdsText(*json, report) : QString(), errorBesideId(reply, report)});
        return answer;
    }
    report.taskId.clear();
    const std::optional<ErrorEnvelope> envelope = envelopeOf(reply, json);
    if (envelope) {
        fill(report.code, envelope->code);
        fill(report.message, envelope->message);
    }
    // With a code of success, a message is no error, but the user may understand it.
    if (json)
        fill(report.message, json->value("message"_L1));
    answer.outcome = outcomeWithoutId(reply.status, envelope);
    if ((answer.outcome == CreateOutcome::Refused || answer.outcome == CreateOutcome::Throttled)
        && mayNameTask(reply, json))
        answer.outcome = CreateOutcome::Lost;
    // To send it again could be to pay for a second one.
    if (answer.outcome == CreateOutcome::Throttled && json && namesTask(*json))
        answer.outcome = CreateOutcome::Lost;
    if (answer.outcome == CreateOutcome::Lost && reply.sent != Sent::Everything && !reply.hasBegun)
        answer.outcome = CreateOutcome::NotSent;
    switch (answer.outcome) {
    case CreateOutcome::Throttled:
        answer.error = errorOf(ErrorKind::Throttled,
            withWords(Words::tr("The service is rate limiting requests."), report, reply), report);
        break;
    case CreateOutcome::Refused: {
        const AccessAnswer access = accessAnswer(reply, envelope);
        answer.error = refusal(reply, report, access, true);
        answer.neutralError = refusal(reply, report, access, false);
        answer.isUnexplained = access == AccessAnswer::Unexplained || access == AccessAnswer::Way;
        break;
    }
    case CreateOutcome::NotSent: readNotSent(answer, reply); break;
    case CreateOutcome::Accepted:
    case CreateOutcome::Lost: readLost(answer, reply, json); break;
    }
    return answer;
}

} // namespace

CreateAnswer readCreateAnswer(Family family, const ServiceReply& reply)
{
    CreateAnswer answer = judged(family, reply);
    answer.report.code = codeOf(answer.report);
    return answer;
}

} // namespace Dailies
