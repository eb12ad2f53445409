// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/videoservice.h"

#include "app/common/redact.h"
#include "app/service/wirekeys.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Gives the sentences of this file their context for translation.
struct ServiceAnswer {
    Q_DECLARE_TR_FUNCTIONS(ServiceAnswer)
};

std::optional<QJsonObject> jsonOf(const QByteArray& body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

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

bool isThrottle(int status, const QString& code)
{
    if (status == 425 || status == 429)
        return true;
    // Written together, with underscores or with dashes, by whom it may be.
    QString word;
    std::copy_if(code.begin(), code.end(), std::back_inserter(word), [](QChar c) { return c.isLetterOrNumber(); });
    constexpr std::array words{"throttling"_L1, "requestlimitexceeded"_L1, "jobnumexceed"_L1, "ratelimit"_L1,
        "toomanyrequests"_L1, "concurrencylimit"_L1, "concurrentlimit"_L1};
    return std::any_of(words.begin(), words.end(),
        [&word](QLatin1StringView each) { return word.contains(each, Qt::CaseInsensitive); });
}

bool isWell(int status)
{
    return status >= 200 && status < 300;
}

/// Not there yet, not there any more, or asked for with another account's key.
bool isUnknownTask(int status, const QString& code)
{
    return status == 404 || status == 410 || code.contains("JobNotExist"_L1, Qt::CaseInsensitive)
        || code.contains("TaskNotExist"_L1, Qt::CaseInsensitive);
}

bool isMoved(int status)
{
    return status == 301 || status == 302 || status == 307 || status == 308;
}

/// The service's own words at the end of a sentence of ours; failing these, its code or the status.
QString withWords(const QString& sentence, const TaskReport& report, int status)
{
    if (!report.message.isEmpty())
        return ServiceAnswer::tr("%1 The service says: %2").arg(sentence, plainText(report.message).trimmed());
    const QString number = report.code.isEmpty() ? u"HTTP %1"_s.arg(status) : plainText(report.code);
    return ServiceAnswer::tr("%1 (%2)", "a sentence and a code").arg(sentence, number);
}

Error errorOf(ErrorKind kind, const QString& message, const TaskReport& report)
{
    return {kind, message, report.code, report.requestId};
}

QString movedTo(const ServiceReply& reply)
{
    const QString host = reply.redirectTarget.host();
    return host.isEmpty() ? ServiceAnswer::tr("The address has moved")
                          : ServiceAnswer::tr("The address has moved to %1").arg(host);
}

QString notSentText(const ServiceReply& reply)
{
    if (reply.isBodyAtFault)
        return ServiceAnswer::tr("%1 The service did not get the whole request.").arg(reply.problem);
    if (!reply.problem.isEmpty())
        return ServiceAnswer::tr("%1 Nothing was accepted; correct this and send again.").arg(reply.problem);
    switch (reply.transport) {
    case Transport::TlsRefused:
        return ServiceAnswer::tr("The service's certificate was not accepted, so nothing was sent. Check the account's "
                                 "base address and this computer's clock.");
    case Transport::ProxyRefused:
        return ServiceAnswer::tr(
            "The proxy did not let the call through, so nothing was sent. Check the proxy settings.");
    case Transport::Stopped: return ServiceAnswer::tr("It was stopped before it was sent; nothing was accepted.");
    case Transport::NoConnection:
        return ServiceAnswer::tr("The service could not be reached, so nothing was sent. Check the connection and the "
                                 "account's base address, then send again.");
    default: break;
    }
    return ServiceAnswer::tr("The connection failed before the whole request had left, so the service cannot have "
                             "accepted it. Send again.");
}

QString lostText(const ServiceReply& reply, const TaskReport& report)
{
    const QString lost =
        ServiceAnswer::tr("Answer lost: the service may have accepted this request. Nothing was sent again.");
    const QString candidate = decodeCreateReply(Family::A, beginningOf(reply.body), isWell(reply.status)).taskId;
    if (!candidate.isEmpty() && isExact(candidate, reply.body))
        return ServiceAnswer::tr("%1 The part of the answer that came names the task %2.")
            .arg(lost, plainText(candidate));
    if (reply.status >= 500 || reply.status == 408 || !report.code.isEmpty() || !report.message.isEmpty())
        return withWords(lost, report, reply.status);
    switch (reply.transport) {
    case Transport::TimedOut: return ServiceAnswer::tr("%1 No answer came in time.").arg(lost);
    case Transport::Stopped: return ServiceAnswer::tr("%1 It was stopped after it had been sent.").arg(lost);
    case Transport::Answered:
    case Transport::TooLarge: return ServiceAnswer::tr("%1 What came back names no task.").arg(lost);
    default: return ServiceAnswer::tr("%1 The connection broke.").arg(lost);
    }
}

/// Whether the reply, as far as it came, says that nothing runs.
std::optional<CreateOutcome> declined(const ServiceReply& reply, const TaskReport& report)
{
    const bool spoken = isWell(reply.status) || (reply.status >= 400 && reply.status < 500);
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
            ServiceAnswer::tr("%1; nothing was accepted. Correct the account's base address.").arg(movedTo(reply)),
            report);
    }
    if (reply.status == 401 || reply.status == 403) {
        return errorOf(ErrorKind::KeyProblem,
            withWords(
                ServiceAnswer::tr("The service does not take the key; nothing was accepted."), report, reply.status),
            report);
    }
    return errorOf(ErrorKind::Refused,
        withWords(ServiceAnswer::tr("The service declined the request; nothing was accepted."), report, reply.status),
        report);
}

Error unansweredQuery(const ServiceReply& reply)
{
    if (!reply.problem.isEmpty())
        return {ErrorKind::KeyProblem, reply.problem};
    switch (reply.transport) {
    case Transport::Stopped: return {ErrorKind::Stopped, ServiceAnswer::tr("Asking for the state was stopped.")};
    case Transport::TooLarge:
        return {ErrorKind::Reply, ServiceAnswer::tr("The service's answer is too large to be one.")};
    case Transport::TlsRefused:
        return {ErrorKind::Network, ServiceAnswer::tr("The service's certificate was not accepted.")};
    case Transport::ProxyRefused:
        return {ErrorKind::Network, ServiceAnswer::tr("The proxy did not let the call through.")};
    case Transport::TimedOut: return {ErrorKind::Network, ServiceAnswer::tr("The service did not answer in time.")};
    case Transport::NoConnection: return {ErrorKind::Network, ServiceAnswer::tr("The service could not be reached.")};
    default: return {ErrorKind::Network, ServiceAnswer::tr("The connection to the service broke.")};
    }
}

std::optional<Error> queryError(
    const ServiceReply& reply, const std::optional<QJsonObject>& json, const TaskReport& report)
{
    const int status = reply.status;
    if (status == 401 || status == 403) {
        return errorOf(ErrorKind::KeyProblem,
            withWords(ServiceAnswer::tr("The service does not take the key."), report, status), report);
    }
    const bool failed =
        status < 200 || status >= 300 || (report.state == RemoteState::Unsaid && !report.code.isEmpty());
    if (status < 500 && failed && isThrottle(status, report.code)) {
        return errorOf(ErrorKind::Throttled,
            withWords(ServiceAnswer::tr("The service asks for a pause."), report, status), report);
    }
    if (status >= 500 || status == 408) {
        return errorOf(ErrorKind::Network,
            withWords(ServiceAnswer::tr("The service has trouble of its own."), report, status), report);
    }
    if (status >= 300 && status < 400) {
        return errorOf(ErrorKind::Reply,
            withWords(ServiceAnswer::tr("%1. Correct the account's base address.").arg(movedTo(reply)), report, status),
            report);
    }
    if (failed) {
        return errorOf(ErrorKind::Reply,
            withWords(ServiceAnswer::tr("The service does not tell about this task."), report, status), report);
    }
    if (!json || (report.state == RemoteState::Unsaid && report.taskId.isEmpty())) {
        const QString sentence = ServiceAnswer::tr("The service's answer says nothing about the task.");
        return errorOf(
            ErrorKind::Reply, report.message.isEmpty() ? sentence : withWords(sentence, report, status), report);
    }
    return {};
}

} // namespace

CreateAnswer readCreateAnswer(Family family, const ServiceReply& reply)
{
    CreateAnswer answer;
    answer.retryAfterSeconds = retryAfter(reply.retryAfter, reply.serviceTime);
    answer.serviceTime = reply.serviceTime;
    answer.bodyDigest = reply.bodyDigest;
    if (const std::optional<QJsonObject> json = jsonOf(reply.body))
        answer.report = decodeCreateReply(family, *json, isWell(reply.status));
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
            withWords(ServiceAnswer::tr("The service takes no more requests right now; nothing was accepted."), report,
                reply.status),
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

QueryAnswer readQueryAnswer(Family family, const ServiceReply& reply)
{
    QueryAnswer answer;
    answer.retryAfterSeconds = retryAfter(reply.retryAfter, reply.serviceTime);
    answer.serviceTime = reply.serviceTime;
    if (reply.transport != Transport::Answered) {
        answer.report = failure(unansweredQuery(reply));
        return answer;
    }
    const std::optional<QJsonObject> json = jsonOf(reply.body);
    TaskReport report = decodeQueryReply(family, json.value_or(QJsonObject()));
    fill(report.requestId, reply.requestId);
    if (std::optional<Error> error = queryError(reply, json, report)) {
        answer.unknownTask = error->kind == ErrorKind::Reply && isUnknownTask(reply.status, report.code);
        answer.report = failure(*error);
    } else {
        answer.report = report;
    }
    return answer;
}

std::optional<int> retryAfter(const QByteArray& header, const QDateTime& serviceTime)
{
    constexpr double shortest = 1;
    constexpr double longest = 15 * 60;
    const QByteArray text = header.trimmed();
    if (text.isEmpty())
        return {}; // looked at as a moment it would cost more than the rest of a usual answer
    bool isNumber = false;
    double seconds = text.toDouble(&isNumber);
    if (!isNumber) {
        const QDateTime read = QLocale::c().toDateTime(QString::fromLatin1(text), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
        if (!read.isValid())
            return {};
        const QDateTime until(read.date(), read.time(), QTimeZone::utc());
        // Against the service's own clock: the one of this computer may be wrong.
        const QDateTime now = serviceTime.isValid() ? serviceTime : QDateTime::currentDateTimeUtc();
        seconds = static_cast<double>(now.secsTo(until));
    }
    // Written so that "nan" is clamped too.
    return seconds > shortest ? static_cast<int>(std::min(seconds, longest)) : static_cast<int>(shortest);
}

} // namespace Dailies
