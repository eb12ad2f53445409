// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/familya.h"

#include "app/request/kindfields.h"
#include "app/service/wire/statewords.h"

#include <QJsonArray>

namespace Dailies::FamilyA {

using namespace Qt::StringLiterals;

namespace {

const QList<WireKey>& requestKeys()
{
    static const QList<WireKey> keys = {
        {"model", WireType::Text, Field::Model},
        {"input", WireType::Object, {}},
        {"input.prompt", WireType::Text, Field::Prompt},
        {"input.media", WireType::Array, Field::Media},
        {"input.media[]", WireType::Object, Field::Media},
        {"input.media[].type", WireType::Text, Field::Media, "type"},
        {"input.media[].url", WireType::Text, Field::Media, "source"},
        {"input.media[].reference_voice", WireType::Text, Field::Media, "referenceVoice"},
        {"parameters", WireType::Object, {}},
        {"parameters.resolution", WireType::Text, Field::Resolution},
        {"parameters.ratio", WireType::Text, Field::AspectRatio},
        {"parameters.duration", WireType::SecondsInteger, Field::Duration},
        {"parameters.prompt_extend", WireType::Boolean, Field::PromptExtend},
        {"parameters.watermark", WireType::Boolean, Field::Watermark},
    };
    return keys;
}

void writeLists(QJsonObject& body, const VideoRequest& request)
{
    if (!offers(request.kind, Field::Media) || request.media.isEmpty())
        return;
    QJsonArray media;
    for (const MediaItem& item : request.media) {
        QJsonObject entry;
        if (!item.type.isEmpty())
            entry["type"_L1] = item.type;
        if (!item.source.isEmpty())
            entry["url"_L1] = item.source;
        if (!item.referenceVoice.isEmpty() && offersReferenceVoice(request.kind))
            entry["reference_voice"_L1] = item.referenceVoice;
        media.append(entry);
    }
    setValueAt(body, u"input.media"_s, media);
}

void readLists(const QJsonObject& body, VideoRequest& request)
{
    if (!offers(request.kind, Field::Media))
        return;
    for (const QJsonValue& value : valueAt(body, u"input.media"_s).toArray()) {
        const QJsonObject entry = value.toObject();
        MediaItem item{entry["type"_L1].toString(), entry["url"_L1].toString(), {}};
        if (offersReferenceVoice(request.kind))
            item.referenceVoice = entry["reference_voice"_L1].toString();
        request.media.append(item);
    }
}

/// Success and UNKNOWN are the specification's words only. Any other word means in progress.
RemoteState stateOf(const QString& word)
{
    if (word.isEmpty())
        return RemoteState::Unsaid;
    if (word == "SUCCEEDED"_L1)
        return RemoteState::Succeeded;
    if (isWordOfFailure(word))
        return RemoteState::Failed;
    if (isWordOfCancellation(word))
        return RemoteState::Canceled;
    if (word == "UNKNOWN"_L1)
        return RemoteState::Unknown;
    return RemoteState::InProgress;
}

void readReply(const QJsonObject& body, TaskReport& report)
{
    const QJsonObject output = body["output"_L1].toObject();
    fillId(report.taskId, output["task_id"_L1]);
    if (report.state == RemoteState::Unsaid) {
        report.word = textOf(output["task_status"_L1]).trimmed();
        report.state = stateOf(report.word);
    }
    fill(report.submitTime, output["submit_time"_L1]);
    fill(report.scheduledTime, output["scheduled_time"_L1]);
    fill(report.endTime, output["end_time"_L1]);
    fill(report.origPrompt, output["orig_prompt"_L1]);
    fillLinks(report, output["video_url"_L1]);
    if (report.usage.isEmpty())
        report.usage = body["usage"_L1].toObject();
    fill(report.requestId, body["request_id"_L1]);

    const QJsonObject error = body["error"_L1].toObject();
    for (const QJsonObject& place : {output, body, error}) {
        const QString code = errorCodeOf(place["code"_L1]);
        if (report.code.isEmpty() && !code.isEmpty()) {
            report.code = code;
            fill(report.message, place["message"_L1]);
        }
    }
    if (report.code.isEmpty() && !error.isEmpty()) {
        fill(report.code, error["type"_L1]);
        fill(report.message, error["message"_L1]);
        if (report.code.isEmpty() && !report.message.isEmpty())
            report.code = codelessError;
    }
    // Keep a reason even if it came without a code.
    if (report.code.isEmpty() && (report.state == RemoteState::Failed || report.state == RemoteState::Canceled)) {
        fill(report.message, output["message"_L1]);
        fill(report.message, body["message"_L1]);
    }
}

bool speaksOfTask(const QJsonObject& body)
{
    const QJsonObject output = body["output"_L1].toObject();
    return !textOf(output["task_id"_L1]).isEmpty() || !textOf(output["task_status"_L1]).isEmpty();
}

std::optional<ErrorEnvelope> readError(const QJsonObject& body)
{
    if (body["error"_L1].isObject() && hasOnly(body, {"error"_L1, "request_id"_L1})) {
        const QJsonObject error = body["error"_L1].toObject();
        return errorIn(error, error.contains("code"_L1) ? "code"_L1 : "type"_L1, "message"_L1);
    }
    if (hasOnly(body, {"code"_L1, "message"_L1, "request_id"_L1}))
        return errorIn(body, "code"_L1, "message"_L1);
    return std::nullopt;
}

QJsonObject createReply(const TaskReport& report)
{
    return {{u"output"_s, QJsonObject{{u"task_id"_s, report.taskId}, {u"task_status"_s, report.word}}},
        {u"request_id"_s, report.requestId}};
}

QJsonObject queryReply(const TaskReport& report)
{
    QJsonObject output{{u"task_id"_s, report.taskId}, {u"task_status"_s, report.word}};
    const std::pair<QLatin1StringView, QString> texts[] = {{"submit_time"_L1, report.submitTime},
        {"scheduled_time"_L1, report.scheduledTime}, {"end_time"_L1, report.endTime},
        {"orig_prompt"_L1, report.origPrompt}, {"video_url"_L1, report.videoUrl}, {"code"_L1, report.code},
        {"message"_L1, report.message}};
    for (const auto& [key, text] : texts) {
        if (!text.isEmpty())
            output[key] = text;
    }
    QJsonObject body{{u"output"_s, output}, {u"request_id"_s, report.requestId}};
    if (!report.usage.isEmpty())
        body["usage"_L1] = report.usage;
    return body;
}

QJsonObject refusal(const QString& code, const QString& message, const QString& requestId)
{
    return {{u"code"_s, code}, {u"message"_s, message}, {u"request_id"_s, requestId}};
}

} // namespace

const WireFormat format{
    .requestKeys = requestKeys,
    .writeLists = writeLists,
    .readLists = readLists,
    .readReply = readReply,
    .speaksOfTask = speaksOfTask,
    .readError = readError,
    .wrapper = "output",
    .putsTroubleInTasks = false,
    .createReply = createReply,
    .queryReply = queryReply,
    .refusal = refusal,
    .refusesWithStatus = true,
    .hasNumericIds = false,
    .waitingWord = "PENDING",
    .runningWord = "RUNNING",
    .succeededWord = "SUCCEEDED",
    .failedWord = "FAILED",
    .unknownWord = "UNKNOWN",
};

namespace {

QStringList idsIn(const QJsonObject& body, std::initializer_list<QLatin1StringView> keys)
{
    QStringList ids;
    for (const QJsonObject& place : {body, body["data"_L1].toObject(), body["result"_L1].toObject()}) {
        for (const QLatin1StringView key : keys) {
            QString id;
            fillId(id, place[key]);
            if (!id.isEmpty())
                ids.append(id);
        }
    }
    return ids;
}

} // namespace

QStringList topIds(const QJsonObject& body)
{
    return idsIn(body, {"task_id"_L1, "taskId"_L1, "jobId"_L1, "id"_L1});
}

QStringList namedTasks(const QJsonObject& body)
{
    return idsIn(body, {"task_id"_L1, "taskId"_L1, "jobId"_L1});
}

void readTop(const QJsonObject& body, TaskReport& report, bool isIdATask)
{
    const QJsonObject data = body["data"_L1].toObject();
    if (isIdATask) {
        // The reply to a successful create call names the new task, even if it also contains a code.
        if (report.taskId.isEmpty())
            report.taskId = topIds(body).value(0);
    } else if (report.code.isEmpty()) {
        // Next to an error, an ID at the top is certainly not a task's.
        fillId(report.taskId, body["task_id"_L1]);
        fillId(report.taskId, data["task_id"_L1]);
    }
    const bool saysNothing = report.code.isEmpty() && report.taskId.isEmpty() && report.word.isEmpty();
    if (saysNothing && textOf(body["code"_L1]).isEmpty()) {
        // This is not enough for an error, but the user may want to read it.
        fill(report.message, body["message"_L1]);
        fill(report.message, body["error"_L1]);
        fill(report.message, body["detail"_L1]);
    }
}

QJsonObject usage(int inputSeconds, int outputSeconds, int videoCount, int tier)
{
    return {{u"input_video_duration"_s, inputSeconds}, {u"output_video_duration"_s, outputSeconds},
        {u"video_count"_s, videoCount}, {u"SR"_s, tier}, {u"duration"_s, inputSeconds + outputSeconds},
        {u"resolution"_s, QJsonValue::Null}, {u"size"_s, QJsonValue::Null}, {u"total_tokens"_s, QJsonValue::Null}};
}

} // namespace Dailies::FamilyA
