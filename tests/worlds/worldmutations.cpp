// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/world.h"

namespace Dailies {

using namespace Qt::StringLiterals;

/// Sends a create call again, like a program without the rule against it.
SimAnswer World::sendAgain(SimService& service, const SimRequest& request)
{
    SimRequest again{"POST", request.url, request.head, {}, {}};
    again.read = [rest = request.body](qint64 most) mutable {
        const QByteArray bytes = rest.left(most);
        rest.remove(0, bytes.size());
        return bytes;
    };
    m_truth.calls.removeLast(); // its answer never reaches the engine
    SimAnswer answer = service.create(again);
    judgePost(again);
    return answer;
}

SimAnswer World::mutatedCreate(SimService& service, const SimRequest& request, SimAnswer answer)
{
    if (m_truth.calls.isEmpty() || !m_truth.calls.last().isWhole)
        return answer;
    const CreateCall call = m_truth.calls.last();
    Wish& wish = m_truth.wishes[call.prompt];
    const Meaning meaning = call.way->meaning;
    switch (m_mutation) {
    case Mutation::LostIsSentAgain: return meaning == Meaning::Lost ? sendAgain(service, request) : answer;
    case Mutation::RefusedIsSentAgain: return meaning == Meaning::Refused ? sendAgain(service, request) : answer;
    case Mutation::ResendAtOnce:
        wish.turnedAwayAt = 0; // the engine knows this already
        return meaning == Meaning::TurnedAway ? sendAgain(service, request) : answer;
    case Mutation::ResendWithoutLimit:
        for (int n = 0; n < 4 && !m_truth.calls.isEmpty() && m_truth.calls.last().way->meaning == Meaning::TurnedAway;
             ++n) {
            wish.mayAgainAt = 0;
            answer = sendAgain(service, request);
        }
        return answer;
    case Mutation::LostSaysNotCharged:
        return meaning == Meaning::Lost && call.job >= 0 ? SimAnswer{400, {}, R"({"message":"no"})"} : answer;
    case Mutation::IdOverlooked:
        return meaning == Meaning::Accepted && call.way->way != CreateAs::FamilyId
            ? SimAnswer{200, {{"Content-Type", "application/json"}}, R"({"request_id":"r"})"}
            : answer;
    default: return answer;
    }
}

/// Ends the task of a job, like a program that gives up too early.
void World::giveUp(const Job& job, TaskState state)
{
    const auto id = m_store->findRemote(account(job.service).id, QString::fromUtf8(job.id));
    std::optional<VideoTask> task = id ? m_store->task(*id) : std::nullopt;
    if (!task || isTerminal(task->state))
        return;
    const TaskState from = std::exchange(task->state, state);
    (void)m_store->update(*task, from);
}

void World::mutateQuery(const SimRequest& request, const SimAnswer& answer)
{
    const bool isFinished = answer.body.contains("SUCCEEDED") || answer.body.contains("DONE");
    const bool hasAddress = answer.body.contains("203.0.113.200");
    for (const Job& job : m_truth.jobs) {
        if (!request.body.contains('"' + job.id + '"'))
            continue;
        if (m_mutation == Mutation::ForbiddenEndsAsking && (answer.status == 401 || answer.status == 403))
            giveUp(job, TaskState::Failed);
        if (m_mutation == Mutation::UnknownIsForgotten && answer.body.contains("UNKNOWN"))
            giveUp(job, TaskState::Forgotten);
        if (m_mutation == Mutation::FailBelievedAtOnce && answer.body.contains("odd for a moment"))
            giveUp(job, TaskState::Failed);
        if (m_mutation == Mutation::NoAddressGivesUp && isFinished && !hasAddress && job.isGood()
            && ++m_failures[job.number] == 4)
            giveUp(job, TaskState::Expired);
    }
}

SimAnswer World::mutatedClip(const SimRequest& request, SimAnswer answer)
{
    if (m_mutation == Mutation::OneByteWrong && answer.body.size() > 100 && answer.status == 200)
        answer.body[answer.body.size() / 2] = 'X';
    const auto number = size_t(request.url.path().section(u'/', 2, 2).toInt());
    if (m_mutation == Mutation::DeadAfterTwo404 && answer.status == 404 && number < m_truth.jobs.size()
        && ++m_failures[int(number)] == 2)
        giveUp(m_truth.jobs[number], TaskState::Expired);
    return answer;
}

} // namespace Dailies
