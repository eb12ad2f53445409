// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/familyb.h"

#include "app/request/kindfields.h"
#include "app/service/wire/statewords.h"

#include <QJsonArray>

namespace Dailies::FamilyB {

using namespace Qt::StringLiterals;

namespace {

const QList<WireKey>& requestKeys()
{
    static const QList<WireKey> keys = {
        {"model", WireType::Text, Field::Model},
        {"prompt", WireType::Text, Field::Prompt},
        {"negativePrompt", WireType::Text, Field::NegativePrompt},
        {"mode", WireType::Text, Field::Mode},
        {"duration", WireType::SecondsText, Field::Duration},
        {"cfgScale", WireType::Number, Field::Guidance},
        {"sound", WireType::Text, Field::Sound},
        {"aspectRatio", WireType::Text, Field::AspectRatio},
        {"logoAdd", WireType::Integer, Field::Logo},
        {"logoParam", WireType::FreeObject, Field::LogoParam},
        {"multiShot", WireType::Boolean, Field::MultiShot},
        {"shotType", WireType::Text, Field::ShotType},
        {"multiPrompt", WireType::Array, Field::Shots},
        {"multiPrompt[]", WireType::Object, Field::Shots},
        {"multiPrompt[].index", WireType::Integer, Field::Shots, "index"},
        {"multiPrompt[].prompt", WireType::Text, Field::Shots, "prompt"},
        {"multiPrompt[].duration", WireType::SecondsText, Field::Shots, "seconds"},
        {"image", WireType::Object, {}},
        {"image.url", WireType::Text, Field::ImageAddress},
        {"voiceList", WireType::Array, Field::Voices},
        {"voiceList[]", WireType::Object, Field::Voices},
        {"voiceList[].voiceId", WireType::Text, Field::Voices, "id"},
        {"imageList", WireType::Array, Field::Images},
        {"imageList[]", WireType::Object, Field::Images},
        {"imageList[].image", WireType::Text, Field::Images, "address"},
    };
    return keys;
}

/// Writes a list of texts as objects with one key each.
void writeTexts(QJsonObject& body, QLatin1StringView list, QLatin1StringView key, const QStringList& texts)
{
    QJsonArray items;
    for (const QString& text : texts)
        items.append(text.isEmpty() ? QJsonObject() : QJsonObject{{key, text}});
    if (!items.isEmpty())
        body[list] = items;
}

QStringList readTexts(const QJsonObject& body, QLatin1StringView list, QLatin1StringView key)
{
    QStringList texts;
    for (const QJsonValue& item : body[list].toArray())
        texts.append(item.toObject()[key].toString());
    return texts;
}

QJsonArray shotsJson(const QList<Shot>& shots)
{
    QJsonArray items;
    for (const Shot& shot : shots) {
        QJsonObject item;
        if (shot.index)
            item["index"_L1] = *shot.index;
        if (!shot.prompt.isEmpty())
            item["prompt"_L1] = shot.prompt;
        if (shot.seconds)
            item["duration"_L1] = secondsText(*shot.seconds);
        items.append(item);
    }
    return items;
}

Shot shotFrom(const QJsonObject& item)
{
    Shot shot;
    if (item["index"_L1].isDouble())
        shot.index = item["index"_L1].toInt();
    shot.prompt = item["prompt"_L1].toString();
    bool isNumber = false;
    const double seconds = item["duration"_L1].toString().toDouble(&isNumber);
    if (isNumber)
        shot.seconds = seconds;
    return shot;
}

void writeLists(QJsonObject& body, const VideoRequest& request)
{
    if (offers(request.kind, Field::Shots) && !request.shots.isEmpty())
        body["multiPrompt"_L1] = shotsJson(request.shots);
    if (offers(request.kind, Field::Voices))
        writeTexts(body, "voiceList"_L1, "voiceId"_L1, request.voices);
    if (offers(request.kind, Field::Images))
        writeTexts(body, "imageList"_L1, "image"_L1, request.images);
    if (offers(request.kind, Field::LogoParam) && request.logoParam)
        body["logoParam"_L1] = *request.logoParam;
}

void readLists(const QJsonObject& body, VideoRequest& request)
{
    if (offers(request.kind, Field::Shots)) {
        for (const QJsonValue& item : body["multiPrompt"_L1].toArray())
            request.shots.append(shotFrom(item.toObject()));
    }
    if (offers(request.kind, Field::Voices))
        request.voices = readTexts(body, "voiceList"_L1, "voiceId"_L1);
    if (offers(request.kind, Field::Images))
        request.images = readTexts(body, "imageList"_L1, "image"_L1);
    if (offers(request.kind, Field::LogoParam) && body["logoParam"_L1].isObject())
        request.logoParam = body["logoParam"_L1].toObject();
}

/// The specification only names DONE; words of failure are the vendor's. If the word is DONE or missing, an error
/// code without a URL means a failed job (specification, "Errors", 2). With any other word it is about this reply only.
RemoteState stateOf(const QString& word, bool hasError, bool hasAddress)
{
    if (isWordOfFailure(word))
        return RemoteState::Failed;
    if (isWordOfCancellation(word))
        return RemoteState::Canceled;
    if (word.isEmpty() || word == "DONE"_L1) {
        if (hasError && !hasAddress)
            return RemoteState::Failed;
        return word.isEmpty() ? RemoteState::Unsaid : RemoteState::Succeeded;
    }
    return RemoteState::InProgress;
}

void readReply(const QJsonObject& body, TaskReport& report)
{
    const QJsonObject response = body["Response"_L1].toObject();
    fillId(report.taskId, response["JobId"_L1]);
    fillId(report.taskId, response["TaskId"_L1]);
    fill(report.requestId, response["RequestId"_L1]);
    fill(report.externalTaskId, response["ExternalTaskId"_L1]);
    fillLinks(report, response["ResultVideoUrl"_L1]);
    fill(report.videoId, response["VideoId"_L1]);
    fillFigure(report.duration, response["Duration"_L1]);
    fillFigure(report.finalUnitDeduction, response["FinalUnitDeduction"_L1]);

    const QString jobError = errorCodeOf(response["ErrorCode"_L1]);
    const bool hasJobError = !jobError.isEmpty();
    if (report.code.isEmpty() && hasJobError) {
        report.code = jobError;
        fill(report.message, response["ErrorMessage"_L1]);
    }
    const QJsonObject error = response["Error"_L1].toObject();
    if (report.code.isEmpty() && !error.isEmpty()) {
        report.code = errorCodeOf(error["Code"_L1]);
        fill(report.message, error["Message"_L1]);
        if (report.code.isEmpty() && !report.message.isEmpty())
            report.code = codelessError;
    }
    if (report.code.isEmpty())
        fill(report.message, response["ErrorMessage"_L1]);
    if (report.state == RemoteState::Unsaid) {
        report.word = textOf(response["Status"_L1]).trimmed();
        report.state = stateOf(report.word, hasJobError, !report.videoUrl.isEmpty());
    }
}

bool speaksOfTask(const QJsonObject& body)
{
    const QJsonObject response = body["Response"_L1].toObject();
    return !textOf(response["JobId"_L1]).isEmpty() || !textOf(response["Status"_L1]).isEmpty();
}

std::optional<ErrorEnvelope> readError(const QJsonObject& body)
{
    const QJsonObject response = body["Response"_L1].toObject();
    if (!body["Response"_L1].isObject() || !hasOnly(body, {"Response"_L1})
        || !hasOnly(response, {"Error"_L1, "ErrorCode"_L1, "ErrorMessage"_L1, "RequestId"_L1}))
        return std::nullopt;
    if (response["Error"_L1].isObject())
        return errorIn(response["Error"_L1].toObject(), "Code"_L1, "Message"_L1);
    return errorIn(response, "ErrorCode"_L1, "ErrorMessage"_L1);
}

QJsonObject createReply(const TaskReport& report)
{
    QJsonObject response{{u"JobId"_s, report.taskId}, {u"RequestId"_s, report.requestId}};
    if (!report.externalTaskId.isEmpty())
        response["ExternalTaskId"_L1] = report.externalTaskId;
    return {{u"Response"_s, response}};
}

QJsonObject queryReply(const TaskReport& report)
{
    QJsonObject response{{u"Status"_s, report.word}, {u"RequestId"_s, report.requestId},
        // Present as empty strings on success (specification, "Family B: query response body").
        {u"ErrorCode"_s, report.code}, {u"ErrorMessage"_s, report.message},
        {u"ExternalTaskId"_s, report.externalTaskId}};
    const std::pair<QLatin1StringView, QString> texts[] = {{"ResultVideoUrl"_L1, report.videoUrl},
        {"VideoId"_L1, report.videoId}, {"Duration"_L1, report.duration},
        {"FinalUnitDeduction"_L1, report.finalUnitDeduction}};
    for (const auto& [key, text] : texts) {
        if (!text.isEmpty())
            response[key] = text;
    }
    return {{u"Response"_s, response}};
}

QJsonObject refusal(const QString& code, const QString& message, const QString& requestId)
{
    return {{u"Response"_s,
        QJsonObject{
            {u"Error"_s, QJsonObject{{u"Code"_s, code}, {u"Message"_s, message}}}, {u"RequestId"_s, requestId}}}};
}

} // namespace

const WireFormat format{
    .requestKeys = requestKeys,
    .writeLists = writeLists,
    .readLists = readLists,
    .readReply = readReply,
    .speaksOfTask = speaksOfTask,
    .readError = readError,
    .wrapper = "Response",
    .putsTroubleInTasks = true,
    .createReply = createReply,
    .queryReply = queryReply,
    .refusal = refusal,
    .refusesWithStatus = false,
    .hasNumericIds = true,
    .waitingWord = "WAIT",
    .runningWord = "RUN",
    .succeededWord = "DONE",
    .failedWord = "FAIL",
    .unknownWord = "",
};

} // namespace Dailies::FamilyB
