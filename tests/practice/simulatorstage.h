// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/simulator.h"
#include "tests/practice/practicebodies.h"

namespace Dailies {

using namespace Qt::StringLiterals;

inline constexpr qint64 start = 1'700'000'000'000; // 2023-11-14 22:13:20 UTC

/// A simulator with everything that a test reads.
struct Stage {
    QList<PracticeJob> kept;
    bool diskFull = false;
    Simulator simulator{
        {"secret", u"http://127.0.0.1:9"_s, 10'000, 3'600'000}, [this](const PracticeJob& job) -> Result<void> {
            if (diskFull)
                return failure(ErrorKind::Storage, u"The disk is full."_s);
            kept.append(job);
            return {};
        }};

    HttpAnswer ask(const QString& path, const QByteArray& body, qint64 now = start, const QByteArray& method = "POST")
    {
        return simulator.answer({method, path, headers, body}, now);
    }
    HttpAnswer create(const QString& apiType, const QByteArray& body, qint64 now = start)
    {
        return ask(u"/v1/video/generations/"_s + apiType, body, now);
    }
    HttpAnswer query(const QString& model, const QString& id, qint64 now)
    {
        const QJsonObject body{{u"model"_s, model}, {u"taskId"_s, id}};
        return ask(u"/v1/video/resource-actions/QueryVideo"_s, QJsonDocument(body).toJson(), now);
    }
    /// Creates a task of family A or B whose clip is ready at once.
    QString task(bool familyB, const QString& prompt)
    {
        const QByteArray body = familyB ? R"({"model":"practice-b","duration":"5","prompt":"%"})"
                                        : R"({"model":"practice-a-3.0","input":{"prompt":"%"}})";
        create(u"TextToVideo"_s, QByteArray(body).replace("%", prompt.toUtf8()));
        if (kept.isEmpty())
            return {};
        simulator.clipMade(kept.last().id, start + 1);
        return kept.last().id;
    }
    QString word(bool familyB, const QString& id, qint64 now)
    {
        const QJsonObject json = object(query(familyB ? u"practice-b"_s : u"practice-a-3.0"_s, id, now));
        return familyB ? json["Response"_L1]["Status"_L1].toString() : json["output"_L1]["task_status"_L1].toString();
    }
    static QJsonObject object(const HttpAnswer& answer) { return QJsonDocument::fromJson(answer.body).object(); }

    QHash<QByteArray, QByteArray> headers{{"authorization", "Bearer secret"}, {"content-type", "application/json"}};
};

/// The message of a refusal in the family's own shape; empty for any other reply.
inline QString refusalText(const HttpAnswer& answer, bool familyB)
{
    const QJsonObject json = Stage::object(answer);
    if (familyB) {
        const QJsonObject response = json["Response"_L1].toObject();
        const bool shape = answer.status == 200 && !response["Error"_L1]["Code"_L1].toString().isEmpty()
            && !response["RequestId"_L1].toString().isEmpty() && !response.contains("JobId"_L1);
        return shape ? response["Error"_L1]["Message"_L1].toString() : QString();
    }
    const bool shape = answer.status >= 400 && answer.status < 500 && !json["code"_L1].toString().isEmpty()
        && !json["request_id"_L1].toString().isEmpty() && !json.contains("output"_L1);
    return shape ? json["message"_L1].toString() : QString();
}

} // namespace Dailies
