// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/killservice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

/// A unique clip: all of an MP4 that a download reads.
QByteArray makeClip(const QString& id, int size)
{
    const QByteArray type("ftypisom\0\0\0\0isommp42", 20);
    QByteArray data;
    while (data.size() < size)
        data += id.toUtf8() + ' ';
    return bigEndian(quint32(type.size() + 4)) + type + bigEndian(quint32(data.size() + 8)) + "mdat" + data;
}

QByteArray compact(const QJsonObject& json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

bool isFamilyB(const QJsonObject& body)
{
    return body["model"_L1].toString().startsWith("kling"_L1);
}

} // namespace

KillService::KillService(const KillTemper& temper) : m_temper(temper)
{
    m_server.setHandler([this](const FaultRequest& request) { return answer(request); });
}

FaultScript KillService::answer(const FaultRequest& request)
{
    if (request.method == "GET")
        return answerFetch(request);
    return request.target.contains("/video/generations/") ? answerCreate(request) : answerQuery(request);
}

FaultScript KillService::answerCreate(const FaultRequest& request)
{
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    for (const QJsonValue& picture : body["imageList"_L1].toArray())
        m_links.append(picture["image"_L1].toString());
    if (m_temper.throttlesFirst && !std::exchange(m_throttled, true))
        return {
            .reply = FaultServer::reply(429, R"({"code":"Throttling","message":"Slow down."})", "Retry-After: 1\r\n"),
            .delayMs = m_temper.createDelayMs};
    const QString prompt = isFamilyB(body) ? body["prompt"_L1].toString() : body["input"_L1]["prompt"_L1].toString();
    ++m_creates[prompt];
    const QString id = u"job-%1-%2"_s.arg(m_jobs.size() + 1).arg(prompt);
    m_jobs.append({id, prompt, makeClip(id, m_temper.clipSize)});
    const QJsonObject reply = isFamilyB(body)
        ? QJsonObject{{"Response"_L1, QJsonObject{{"JobId"_L1, id}, {"RequestId"_L1, "req-1"_L1}}}}
        : QJsonObject{{"output"_L1, QJsonObject{{"task_id"_L1, id}, {"task_status"_L1, "PENDING"_L1}}},
            {"request_id"_L1, "req-1"_L1}};
    return {.reply = FaultServer::reply(200, compact(reply)), .delayMs = m_temper.createDelayMs};
}

FaultScript KillService::answerQuery(const FaultRequest& request)
{
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    const QString id = body["taskId"_L1].toString();
    const bool done = m_asked[id]++ >= m_temper.answersUntilDone;
    const QString address = done ? m_server.url("/clips/").toString() + id + ".mp4"_L1 : QString();
    if (isFamilyB(body))
        return {.reply = FaultServer::reply(200,
                    compact({{"Response"_L1,
                        QJsonObject{{"Status"_L1, done ? "DONE"_L1 : "RUN"_L1}, {"ResultVideoUrl"_L1, address},
                            {"ErrorCode"_L1, ""_L1}, {"ErrorMessage"_L1, ""_L1}, {"RequestId"_L1, "req-2"_L1}}}}))};
    return {.reply = FaultServer::reply(200,
                compact({{"output"_L1,
                             QJsonObject{{"task_id"_L1, id}, {"task_status"_L1, done ? "SUCCEEDED"_L1 : "RUNNING"_L1},
                                 {"video_url"_L1, address}}},
                    {"request_id"_L1, "req-2"_L1}}))};
}

FaultScript KillService::answerFetch(const FaultRequest& request)
{
    const QString id = QString::fromUtf8(request.target.mid(7).chopped(4));
    const auto job = std::find_if(m_jobs.begin(), m_jobs.end(), [&id](const Job& each) { return each.id == id; });
    if (job == m_jobs.end())
        return {.reply = FaultServer::reply(404, {})};
    if (m_temper.isStrangeFirst && !std::exchange(m_wasStrange, true)) {
        job->strange = QByteArray(4000, '\x01') + id.toUtf8();
        return {.reply = FaultServer::reply(200, job->strange, "Content-Type: video/mp4\r\n")};
    }
    const QByteArray tag = '"' + id.toUtf8() + '"';
    const QByteArray headers = "Content-Type: video/mp4\r\nETag: " + tag + "\r\n";
    const QByteArray range = request.header("Range");
    if (m_temper.resumes && range.startsWith("bytes=") && range.endsWith('-') && request.header("If-Range") == tag) {
        const qint64 from = range.mid(6).chopped(1).toLongLong();
        return {
            .reply = FaultServer::reply(206, job->clip.mid(from),
                headers + "Content-Range: bytes " + QByteArray::number(from) + '-'
                    + QByteArray::number(job->clip.size() - 1) + '/' + QByteArray::number(job->clip.size()) + "\r\n")};
    }
    FaultScript whole{.reply = FaultServer::reply(200, job->clip, headers)};
    if (m_temper.cutsFirstFetch && !std::exchange(m_cut, true)) {
        whole.reply.chop(job->clip.size() / 2);
        whole.then = FaultScript::Then::Fin;
    }
    return whole;
}

} // namespace Dailies
