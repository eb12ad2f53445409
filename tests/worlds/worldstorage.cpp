// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/storagenames.h"
#include "tests/worlds/requests.h"
#include "tests/worlds/world.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using Step = ScriptedStorage::Step;
using Fault = ScriptedStorage::Fault;

constexpr qint64 lateMs = 20 * secondMs;

/// Those of a search leave it known whether the file is there, so that a second upload is needless.
QList<Fault> faultsOf(Step step)
{
    switch (step) {
    case Step::Find:
        return {Fault::ServerError, Fault::SlowDown, Fault::CutEarly, Fault::CutLate, Fault::Denied, Fault::Slow};
    case Step::Put:
        return {Fault::ServerError, Fault::SlowDown, Fault::CutEarly, Fault::CutLate, Fault::Forgets, Fault::Vanishes,
            Fault::Full, Fault::Quota, Fault::Slow};
    case Step::Link:
        return {Fault::ServerError, Fault::SlowDown, Fault::CutEarly, Fault::Expired, Fault::Page, Fault::WrongLength,
            Fault::Redirects, Fault::Slow};
    default: return {Fault::Denied};
    }
}

HttpQuestion questionOf(SimRequest& request)
{
    HttpQuestion question;
    question.method = request.verb;
    question.target = request.url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority);
    question.path = request.url.path();
    for (const QByteArray& name : request.head.rawHeaderList())
        question.headers.insert(name.toLower(), request.head.rawHeader(name));
    question.headers.insert("host", request.url.authority().toLatin1());
    question.body = request.body;
    return question;
}

} // namespace

/// In calm times, nothing goes wrong any more.
void World::scriptStorage()
{
    m_storageFrom = m_clock.now().toMSecsSinceEpoch() - now();
    m_keys.put(scriptedPlace(storageEndpoint()).id, originOf(storageEndpoint()), storageSecret);
    m_storage.setScript([this](Step step, int number) {
        Chance chance(m_plan.seed ^ (quint64(number) << 8U) ^ (quint64(step) << 32U));
        if (now() >= m_calmAt || !chance.percent(30))
            return Fault::None;
        const QList<Fault> faults = faultsOf(step);
        return faults.at(chance.between(0, faults.size() - 1));
    });
}

SimAnswer World::store(SimRequest& request)
{
    SimAnswer reply;
    if (!isIn(Event::Kind::NetworkDown)) {
        (void)request.readAll();
        const ScriptedStorage::Answer answer = m_storage.answer(questionOf(request), m_storageFrom + now());
        reply = {.status = answer.status,
            .headers = answer.headers,
            .body = answer.body,
            .afterMs = answer.isLate ? lateMs : 0};
    }
    inspect(request, -1);
    note(u"storage: %1 -> %2"_s.arg(QLatin1String(request.verb)).arg(reply.status));
    return reply;
}

/// Uploads cost nothing, but take long. Whatever the storage does, a task waits for the user at most.
void World::judgeUploads()
{
    if (m_storage.surplus() > 0)
        m_truth.blame(1, u"a file that was there was uploaded again"_s);
    for (const QString& complaint : m_storage.complaints())
        m_truth.blame(7, complaint);
    for (TaskId id : m_store->ids()) {
        const std::optional<VideoTask> task = m_store->task(id);
        const bool isBefore = task && (task->state == TaskState::Waiting || task->state == TaskState::Uploading);
        if (task && !isBefore
            && (task->error.message.contains("wasn't uploaded"_L1)
                || task->error.message.contains("was uploaded, but"_L1)))
            m_truth.blame(3, u"task %1 ended because of an upload: %2"_s.arg(id).arg(task->error.message));
    }
}

} // namespace Dailies
