// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/sendwatch.h"

#include "app/engine/engine.h"
#include "tests/support/faultserver.h"

#include <QTest>

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
        const QByteArray words[] = {"RUNNING", "PENDING", "FAILED", "UNKNOWN", "CANCELED", "LATER"};
        script.reply = FaultServer::reply(200,
            R"({"output":{"task_id":"x","task_status":")" + words[m_chance.bounded(6)] + R"("},"request_id":"r"})");
        if (m_chance.bounded(8) == 0)
            script.then = Then::Rst;
        return script;
    }
    ++m_posts;
    switch (m_chance.bounded(8)) {
    case 0:
        script.reply = FaultServer::reply(400, R"({"code":"InvalidParameter","message":"no","request_id":"r"})");
        break;
    case 1:
        script.reply = FaultServer::reply(429, R"({"code":"Throttling","message":"later"})", "Retry-After: 1\r\n");
        break;
    case 2: script.reply = FaultServer::reply(503, "<html>busy</html>", "Content-Type: text/html\r\n"); break;
    case 3:
        script.reply = "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{\"output\":{\"task_";
        script.then = Then::Rst;
        break;
    case 4: script.then = Then::Fin; break;
    default:
        script.reply = FaultServer::reply(200,
            R"({"output":{"task_id":"id-)" + QByteArray::number(++m_ids)
                + R"(","task_status":"PENDING"},"request_id":"r"})");
        script.delayMs = int(m_chance.bounded(50));
    }
    return script;
}

void SendWatch::watch(Engine& engine)
{
    m_engine = &engine;
    m_states.clear();
    for (const TaskId id : engine.store().find())
        m_states.insert(id, engine.store().task(id).value_or(VideoTask()).state);
    connect(&engine.store(), &TaskStore::taskAdded, this, &SendWatch::added);
    connect(&engine.store(), &TaskStore::taskChanged, this, &SendWatch::changed);
}

void SendWatch::unwatch()
{
    if (m_engine)
        m_engine->store().disconnect(this);
    m_engine = nullptr;
}

void SendWatch::added(TaskId id)
{
    ++m_submitted;
    m_states.insert(id, TaskState::Waiting);
    if (m_inputs == 0)
        m_violations.append(u"Task %1 was made while nobody pressed or clicked."_s.arg(id));
}

void SendWatch::changed(TaskId id)
{
    const auto task = m_engine->store().task(id);
    if (!task)
        return;
    const TaskState before = m_states.value(id, TaskState::Waiting);
    m_states.insert(id, task->state);
    if (task->state == before)
        return;
    if (task->state == TaskState::Sending && task->accountId == failing)
        ++m_sendings;
    const bool isAgain =
        before == TaskState::NeedsReview && (task->state == TaskState::Waiting || task->state == TaskState::Sending);
    if (isAgain && m_inputs == 0)
        m_violations.append(u"Task %1, whose answer was lost, goes out again by itself."_s.arg(id));
}

QStringList SendWatch::conclude()
{
    QTest::qWait(2000); // what has left by now comes in
    if (m_posts > m_sendings)
        m_violations.append(u"%1 create calls came in for %2 sendings."_s.arg(m_posts).arg(m_sendings));
    return m_violations;
}

} // namespace Dailies
