// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/queryanswer.h"

#include "app/common/httpdate.h"
#include "app/service/call/accessanswer.h"
#include "app/service/call/codeclass.h"
#include "app/service/call/replyreading.h"
#include "app/service/wire/wire.h"
#include "app/service/wire/wirekeys.h"

#include <QJsonDocument>

namespace Dailies {

using namespace Qt::StringLiterals;
using namespace ReplyReading;

namespace {

/// The task is not known yet, has been deleted, or belongs to another account.
bool isUnknownTask(int status, const QString& code)
{
    return status == 404 || status == 410 || classOf(code) == CodeClass::NoSuchTask;
}

/// Rates an error code that comes with a job's state. The vendor of family B uses the same field for a
/// failure of the job and for problems of the service.
FailureDoubt doubtOf(const TaskReport& report)
{
    return classOf(report.code) == CodeClass::Other ? FailureDoubt::UntilRepeated : FailureDoubt::UntilOld;
}

/// Family A says with the state that a job failed. If the code is one of problems of the service, or the word is not the
/// specification's, a second reply decides.
FailureDoubt doubtOfState(const TaskReport& report)
{
    const bool isOfService = !report.code.isEmpty() && classOf(report.code) != CodeClass::Other;
    const bool isSpecified = report.word == "FAILED"_L1 || report.word == "CANCELED"_L1;
    return isOfService || !isSpecified ? FailureDoubt::UntilRepeated : FailureDoubt::None;
}

/// The error of a reply that reports a problem of the service; nullopt if the reply is about the task.
std::optional<Error> troubleBeside(const TaskReport& report, const ServiceReply& reply)
{
    const CodeClass kind = classOf(report.code);
    const bool isProgress = report.state == RemoteState::InProgress && !report.code.isEmpty();
    const bool isWordless = report.state == RemoteState::Failed && report.word.isEmpty() && kind != CodeClass::Other;
    const bool isNoTask = report.state == RemoteState::Failed && kind == CodeClass::NoSuchTask;
    if (!isProgress && !isWordless && !isNoTask)
        return {};
    if (kind == CodeClass::Limit)
        return errorOf(ErrorKind::Throttled,
            withWords(Words::tr("The service is rate limiting requests."), report, reply), report);
    if (kind == CodeClass::NoSuchTask)
        return errorOf(ErrorKind::Reply,
            withWords(Words::tr("The service gives no information about this task."), report, reply), report);
    return errorOf(ErrorKind::Reply, withWords(Words::tr("The service is having problems."), report, reply), report);
}

Error unansweredQuery(const ServiceReply& reply)
{
    if (!reply.problem.isEmpty())
        return {ErrorKind::KeyProblem, reply.problem};
    switch (reply.transport) {
    case Transport::Stopped: return {ErrorKind::Stopped, Words::tr("The status check was stopped.")};
    case Transport::TooLarge: return {ErrorKind::Reply, Words::tr("The service's response is too large.")};
    case Transport::TlsRefused: return {ErrorKind::Network, Words::tr("The service's certificate wasn't accepted.")};
    case Transport::ProxyRefused: return {ErrorKind::Network, Words::tr("The proxy blocked the call.")};
    case Transport::TimedOut: return {ErrorKind::Network, Words::tr("The service didn't respond in time.")};
    case Transport::NoConnection: return {ErrorKind::Network, Words::tr("The service couldn't be reached.")};
    default: return {ErrorKind::Network, Words::tr("The connection to the service dropped.")};
    }
}

/// Whether the connection broke, but only after a whole object: the reply's length was wrong, or its end was missing.
bool isWholeInBrokenTransfer(const ServiceReply& reply)
{
    return (reply.transport == Transport::Cut || reply.transport == Transport::TimedOut) && isSuccess(reply.status)
        && QJsonDocument::fromJson(reply.body).isObject();
}

std::optional<Error> queryError(
    const ServiceReply& reply, const std::optional<QJsonObject>& json, const TaskReport& report, bool mayBeTrouble)
{
    const int status = reply.status;
    const AccessAnswer access = accessAnswer(reply, json ? errorEnvelope(*json) : std::nullopt);
    if (access == AccessAnswer::Way) {
        return errorOf(ErrorKind::Network,
            withWords(
                Words::tr(
                    "Something between you and the service (such as a proxy or a sign-in page) responded instead."),
                report, reply),
            report);
    }
    // With or without an explanation, it slows down polling until a query succeeds. That costs less than a
    // lost clip.
    if (access != AccessAnswer::None) {
        return errorOf(ErrorKind::KeyProblem,
            withWords(Words::tr("The service rejects the key for status checks."), report, reply), report);
    }
    const bool failed =
        status < 200 || status >= 300 || (report.state == RemoteState::Unsaid && !report.code.isEmpty());
    if (status < 500 && failed && isThrottle(status, report.code)) {
        return errorOf(ErrorKind::Throttled,
            withWords(Words::tr("The service is rate limiting requests."), report, reply), report);
    }
    if (status >= 500 || status == 408) {
        return errorOf(
            ErrorKind::Network, withWords(Words::tr("The service is having problems."), report, reply), report);
    }
    if (status >= 300 && status < 400) {
        return errorOf(ErrorKind::Reply,
            withWords(Words::tr("%1. Correct the account's base URL.").arg(movedTo(reply)), report, reply), report);
    }
    if (failed) {
        return errorOf(ErrorKind::Reply,
            withWords(Words::tr("The service gives no information about this task."), report, reply), report);
    }
    if (!json || (report.state == RemoteState::Unsaid && report.taskId.isEmpty())) {
        const QString sentence = Words::tr("The service's response doesn't mention the task.");
        return errorOf(
            ErrorKind::Reply, json && report.message.isEmpty() ? sentence : withWords(sentence, report, reply), report);
    }
    return mayBeTrouble ? troubleBeside(report, reply) : std::nullopt;
}

} // namespace

QueryAnswer readQueryAnswer(Family family, const ServiceReply& reply)
{
    QueryAnswer answer;
    answer.retryAfterSeconds = retryAfter(reply.retryAfter, reply.serviceTime);
    answer.serviceTime = reply.serviceTime;
    const std::optional<QJsonObject> json = jsonOf(reply.body);
    if (reply.transport != Transport::Answered && !isWholeInBrokenTransfer(reply)) {
        answer.report = failure(unansweredQuery(reply));
        return answer;
    }
    TaskReport report = decodeQueryReply(family, json.value_or(QJsonObject()));
    fill(report.requestId, reply.requestId);
    // Whatever code comes with it, the message of a refused query is the reason.
    if (json && !isSuccess(reply.status))
        fill(report.message, json->value("message"_L1));
    // A link says more than a state that says nothing.
    const bool isSilent = report.state == RemoteState::Unsaid || report.state == RemoteState::Unknown;
    if (isSilent && !report.videoUrl.isEmpty() && report.code.isEmpty())
        report.state = RemoteState::Succeeded;
    // A failure without a word for the state is an error code alone.
    const bool isWordless = report.state == RemoteState::Failed && report.word.isEmpty();
    const bool mayBeTrouble = isWordless || wireFormat(report.answeredFamily.value_or(family)).putsTroubleInTasks;
    if (std::optional<Error> error = queryError(reply, json, report, mayBeTrouble)) {
        answer.unknownTask = error->kind == ErrorKind::Reply && isUnknownTask(reply.status, report.code);
        answer.report = failure(*error);
    } else {
        answer.report = report;
        answer.report->code = codeOf(report);
        if (report.state == RemoteState::Failed || report.state == RemoteState::Canceled)
            answer.doubt = mayBeTrouble ? doubtOf(report) : doubtOfState(report);
    }
    return answer;
}

} // namespace Dailies
