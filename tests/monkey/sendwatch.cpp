// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/sendwatch.h"

#include "app/engine/engine.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QTest>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

const QString failing = u"studio"_s;

} // namespace

SendWatch::SendWatch(FaultServer& service)
{
    service.setHandler([this](const FaultRequest& request) { return answer(request); });
}

FaultScript SendWatch::answer(const FaultRequest& request)
{
    using Then = FaultScript::Then;
    FaultScript script;
    if (!request.target.contains("/video/generations/")) {
        ++m_others;
        const QByteArray words[] = {"RUNNING", "PENDING", "FAILED", "UNKNOWN", "CANCELED", "LATER"};
        script.reply = FaultServer::reply(200,
            R"({"output":{"task_id":"x","task_status":")" + words[m_chance.bounded(6)] + R"("},"request_id":"r"})");
        switch (m_chance.bounded(12)) {
        case 0: script.then = Then::Rst; break;
        case 1: script.delayMs = int(m_chance.bounded(3000)); break;
        case 2: script.reply = FaultServer::reply(200, "[1,2"); break;
        case 3:
            script.reply = "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{";
            script.then = Then::Fin;
            break;
        default: break;
        }
        return script;
    }
    ++m_posts;
    switch (m_chance.bounded(11)) {
    case 0:
        script.reply = FaultServer::reply(400, R"({"code":"InvalidParameter","message":"no","request_id":"r"})");
        break;
    case 1:
        script.reply = FaultServer::reply(429, R"({"code":"Throttling","message":"later"})", "Retry-After: 1\r\n");
        ++m_putOff;
        break;
    case 2: script.reply = FaultServer::reply(503, "<html>busy</html>", "Content-Type: text/html\r\n"); break;
    case 3:
        script.reply = "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{\"output\":{\"task_";
        script.then = Then::Rst;
        break;
    case 4: script.then = Then::Fin; break;
    case 5: script.reply = FaultServer::reply(200, R"({"output":{"task_status":"PENDING"}})"); break; // no ID
    default:
        script.reply = FaultServer::reply(200,
            R"({"output":{"task_id":"id-)" + QByteArray::number(++m_ids)
                + R"(","task_status":"PENDING"},"request_id":"r"})");
        script.delayMs = int(m_chance.bounded(m_chance.bounded(4) == 0 ? 3000 : 50));
    }
    return script;
}

void SendWatch::watch(Engine& engine)
{
    m_engine = &engine;
    // What the last run sent as it ended.
    for (const TaskId id : engine.store().ids()) {
        if (!m_tasks.contains(id))
            added(id);
    }
    connect(&engine.store(), &TaskStore::taskAdded, this, &SendWatch::added);
    connect(&engine.store(), &TaskStore::taskChanged, this, &SendWatch::changed);
    // What the start itself did with the tasks in progress.
    const QList<TaskId> known = m_tasks.keys();
    for (const TaskId id : known)
        changed(id);
}

void SendWatch::unwatch()
{
    if (m_engine)
        m_engine->store().disconnect(this);
    m_engine = nullptr;
}

void SendWatch::added(TaskId id)
{
    const auto task = m_engine->store().task(id);
    m_tasks.insert(id, {TaskState::Waiting, task ? task->accountId : QString(), 1, 0});
    if (m_inputs == 0)
        m_violations.append(u"Task %1 was made while nobody pressed or clicked."_s.arg(id));
}

void SendWatch::changed(TaskId id)
{
    if (const auto task = m_engine->store().task(id))
        takeStep(id, *task);
}

void SendWatch::takeStep(TaskId id, const VideoTask& task)
{
    Watched& watched = m_tasks[id];
    const TaskState before = std::exchange(watched.state, task.state);
    watched.account = task.accountId;
    if (task.state == before)
        return;
    const auto isBeforeCall = [](TaskState state) {
        return state == TaskState::Waiting || state == TaskState::Uploading || state == TaskState::Sending;
    };
    if (!isBeforeCall(before) && isBeforeCall(task.state)) {
        ++watched.wishes;
        if (m_inputs == 0)
            m_violations.append(u"Task %1 goes out again by itself, after %2."_s.arg(id).arg(stateName(before)));
    }
    if (before == TaskState::Sending && !isBeforeCall(task.state))
        ++watched.ended;
    if (watched.ended > watched.wishes)
        m_violations.append(
            u"Task %1 was sent %2 times and wished for %3 times."_s.arg(id).arg(watched.ended).arg(watched.wishes));
}

SendWatch::Count SendWatch::count(const QString& account) const
{
    Count count;
    for (const Watched& watched : m_tasks) {
        if (!account.isEmpty() && watched.account != account)
            continue;
        count.wishes += watched.wishes;
        count.ended += watched.ended;
        count.waiting += watched.wishes - watched.ended;
    }
    return count;
}

SendWatch::Count SendWatch::toFailing() const
{
    return count(failing);
}

QStringList SendWatch::conclude()
{
    const auto underWay = [this] {
        return int(std::count_if(m_tasks.cbegin(), m_tasks.cend(),
            [](const Watched& watched) { return watched.account == failing && watched.state == TaskState::Sending; }));
    };
    // What was sent by now arrives and is answered.
    static_cast<void>(QTest::qWaitFor([&] { return underWay() == 0; }, patienceMs));
    const int sendings = toFailing().ended + underWay();
    if (m_posts - m_putOff > sendings)
        m_violations.append(
            u"%1 create calls came in, %2 of them put off, for %3 sendings."_s.arg(m_posts).arg(m_putOff).arg(
                sendings));
    return m_violations;
}

} // namespace Dailies
