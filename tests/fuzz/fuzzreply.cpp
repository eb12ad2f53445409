// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/redact.h"
#include "app/service/call/createanswer.h"
#include "app/service/call/idcandidates.h"
#include "app/service/call/queryanswer.h"
#include "app/tasks/store/reportjson.h"
#include "tests/fuzz/targets.h"

#include <QJsonDocument>

#include <algorithm>
#include <iterator>

using namespace Dailies;

namespace {

constexpr int statuses[] = {
    200, 200, 201, 202, 303, 400, 401, 403, 404, 409, 429, 500, 503, 0, 307, 408, 425, 102, 407, 421, 451};
constexpr Transport ends[] = {Transport::Answered, Transport::Cut, Transport::TimedOut, Transport::TooLarge};
constexpr Sent amounts[] = {Sent::Everything, Sent::Partly, Sent::Nothing};

void checkCreated(const CreateAnswer& created, const ServiceReply& reply)
{
    const bool isAccepted = created.outcome == CreateOutcome::Accepted;
    const bool isDeclined = created.outcome == CreateOutcome::Refused || created.outcome == CreateOutcome::Throttled;
    const bool waits = created.outcome == CreateOutcome::Throttled;
    const bool isWhole = reply.transport == Transport::Answered;
    Fuzz::require(isAccepted == !created.report.taskId.isEmpty(), "a task is accepted with an id, and only so");
    Fuzz::require(created.outcome != CreateOutcome::NotSent || reply.sent != Sent::Everything,
        "a body that left whole may have been taken");
    Fuzz::require(created.outcome != CreateOutcome::Lost || reply.sent == Sent::Everything,
        "what did not leave whole is not lost");
    Fuzz::require(!isDeclined || (reply.status >= 200 && reply.status < 500) || (waits && reply.status == 503),
        "only who speaks can decline");
    Fuzz::require(!isDeclined || reply.status >= 300
            || (isWhole && !(created.report.code.isEmpty() && created.report.message.isEmpty())),
        "a reply that is well declines as a whole and with a reason, or not at all");
    Fuzz::require(!waits || reply.status == 425 || reply.status == 429 || isDocumentedThrottle(created.report.code),
        "what is sent again by itself was turned away in words that are documented");
    Fuzz::require(created.remark.isEmpty() || isAccepted, "a remark stands beside an id");
    Fuzz::require(created.candidateIds.isEmpty() || created.outcome == CreateOutcome::Lost,
        "ids are offered where the answer is lost");
    Fuzz::require(created.candidateIds.size() <= mostIdCandidates, "a few ids are offered");
    for (const QString& id : created.candidateIds)
        Fuzz::requireShowable(id);
    if (!isAccepted)
        Fuzz::requireShowable(created.error.message);
}

} // namespace

// Replies to create calls and queries, including refusals. The first three bytes select the family, the status and how
// the connection ended; the rest is the body.
void Fuzz::reply(const QByteArray& input)
{
    if (input.size() < 3)
        return;
    const Family family = input[0] % 2 ? Family::B : Family::A;
    ServiceReply reply;
    reply.status = statuses[quint8(input[1]) % std::size(statuses)];
    reply.transport = reply.status ? ends[quint8(input[2]) % std::size(ends)] : Transport::Cut;
    reply.sent = amounts[quint8(input[2]) / std::size(ends) % std::size(amounts)];
    if (reply.status == 307)
        reply.redirectTarget = QUrl(QStringLiteral("https://elsewhere.example/v1"));
    reply.body = input.sliced(3);

    const CreateAnswer created = readCreateAnswer(family, reply);
    checkCreated(created, reply);
    require(reportFromJson(toJson(created.report)) == created.report, "a report is stored as it came");

    const QueryAnswer asked = readQueryAnswer(family, reply);
    if (!asked.report) {
        requireShowable(asked.report.error().message);
        return;
    }
    // A wrong length or a missing end takes nothing from an object that is whole.
    const bool isWhole = reply.transport == Transport::Answered
        || ((reply.transport == Transport::Cut || reply.transport == Transport::TimedOut)
            && QJsonDocument::fromJson(reply.body).isObject());
    require(isWhole && reply.status >= 200 && reply.status < 300, "only a whole reply that is well tells about a task");
    require(reportFromJson(toJson(*asked.report)) == *asked.report, "a report is stored as it came");
}
