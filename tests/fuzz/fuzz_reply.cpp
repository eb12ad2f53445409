// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/videoservice.h"
#include "app/tasks/reportjson.h"
#include "tests/fuzz/fuzz.h"

using namespace Dailies;

namespace {

constexpr int statuses[] = {200, 200, 201, 202, 303, 400, 401, 403, 404, 409, 429, 500, 503, 0};
constexpr Transport ends[] = {Transport::Answered, Transport::Cut, Transport::TimedOut, Transport::TooLarge};

} // namespace

// Replies of both calls, refusals included: the first three bytes say family, status and how the connection ended, the
// rest is the body.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 3)
        return 0;
    const Family family = data[0] % 2 ? Family::B : Family::A;
    ServiceReply reply;
    reply.sent = Sent::Everything;
    reply.status = statuses[data[1] % std::size(statuses)];
    reply.transport = reply.status ? ends[data[2] % std::size(ends)] : Transport::Cut;
    reply.body = Fuzz::bytes(data + 3, size - 3);

    const CreateAnswer created = readCreateAnswer(family, reply);
    Fuzz::require(created.outcome != CreateOutcome::Accepted || !created.report.taskId.isEmpty(),
        "a task is accepted only with an id");
    Fuzz::require(created.outcome != CreateOutcome::NotSent, "a body that left whole may have been taken");
    Fuzz::require(created.outcome == CreateOutcome::Accepted || !created.error.message.isEmpty(),
        "what went wrong is said in words");
    Fuzz::require(reportFromJson(toJson(created.report)).taskId == created.report.taskId, "an id is stored as it came");

    const QueryAnswer asked = readQueryAnswer(family, reply);
    Fuzz::require(asked.report || !asked.report.error().message.isEmpty(), "what went wrong is said in words");
    return 0;
}
