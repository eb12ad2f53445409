// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/crowdservice.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The last digit of a job's number selects its fault; three digits mean no fault.
enum Fault { QueryFails = 1, QueryTurnedAway, QueryCut, ClipCut, ClipMissing, ClipFails, ClipMissingTwice };

constexpr int busyEvery = 200; ///< one in so many create calls is throttled

FaultScript reply(const QJsonObject& output)
{
    const QJsonObject json{{"output"_L1, output}, {"request_id"_L1, "req-1"_L1}};
    return {.reply = FaultServer::reply(200, QJsonDocument(json).toJson(QJsonDocument::Compact))};
}

} // namespace

CrowdService::CrowdService(const QByteArray& clip, int& number) : m_clip(clip), m_number(number)
{
    m_server.setHandler([this](const FaultRequest& request) { return answer(request); });
}

QByteArray CrowdService::clipOf(const QString& id) const
{
    const QByteArray name = id.toLatin1();
    QByteArray size(4, '\0');
    qToBigEndian(quint32(name.size() + 8), size.data());
    return m_clip + size + "free" + name;
}

FaultScript CrowdService::fault(int status, const QByteArray& headers)
{
    ++m_faults;
    return {.reply = FaultServer::reply(status, R"({"code":"InternalError","message":"Not now."})",
                "Content-Type: application/json\r\n" + headers)};
}

FaultScript CrowdService::answer(const FaultRequest& request)
{
    if (request.method == "GET")
        return answerFetch(request);
    return request.target.contains("/video/generations/") ? answerCreate() : answerQuery(request);
}

FaultScript CrowdService::answerCreate()
{
    if (m_number % busyEvery == busyEvery / 2 && !std::exchange(m_wasBusy, true)) {
        ++m_faults;
        return {.reply = FaultServer::reply(429, R"({"code":"Throttling","message":"Slow down."})",
                    "Content-Type: application/json\r\nRetry-After: 1\r\n")};
    }
    m_wasBusy = false;
    const QString id = u"job-%1"_s.arg(++m_number, 6, 10, QChar(u'0'));
    m_jobs.insert(id, {.number = m_number});
    return reply({{"task_id"_L1, id}, {"task_status"_L1, "PENDING"_L1}});
}

FaultScript CrowdService::answerQuery(const FaultRequest& request)
{
    ++m_queries;
    const QString id = QJsonDocument::fromJson(request.body).object()["taskId"_L1].toString();
    const auto job = m_jobs.find(id);
    if (job == m_jobs.end())
        return fault(404);
    const bool isFirst = job->queries++ == 0;
    switch (isFirst ? job->number % 10 : 0) {
    case QueryFails: return fault(503);
    case QueryTurnedAway: return fault(429, "Retry-After: 1\r\n");
    case QueryCut: ++m_faults; return {.then = FaultScript::Then::Rst};
    default: break;
    }
    return reply({{"task_id"_L1, id}, {"task_status"_L1, "SUCCEEDED"_L1},
        {"video_url"_L1, m_server.url("/clips/").toString() + id + ".mp4"_L1}});
}

FaultScript CrowdService::answerFetch(const FaultRequest& request)
{
    const QString id = QString::fromLatin1(request.target.mid(7).chopped(4));
    const auto job = m_jobs.find(id);
    if (job == m_jobs.end())
        return fault(404);
    const int fetches = job->fetches++;
    const int kind = job->number % 10;
    if ((kind == ClipMissing && fetches == 0) || (kind == ClipMissingTwice && fetches < 2))
        return fault(404);
    if (kind == ClipFails && fetches == 0)
        return fault(503);
    const QByteArray clip = clipOf(id);
    FaultScript whole{.reply = FaultServer::reply(200, clip, "Content-Type: video/mp4\r\n")};
    if (kind == ClipCut && fetches == 0) {
        ++m_faults;
        whole.reply.chop(clip.size() / 2);
        whole.then = FaultScript::Then::Fin;
    }
    return whole;
}

} // namespace Dailies
