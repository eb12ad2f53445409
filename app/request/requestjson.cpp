// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/requestjson.h"

#include "app/request/kindfields.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QJsonValue jsonOf(const QString& value)
{
    return value;
}

template<typename T>
QJsonValue jsonOf(const std::optional<T>& value)
{
    return *value;
}

void assign(QString& member, const QJsonValue& value)
{
    member = value.toString();
}

void assign(std::optional<bool>& member, const QJsonValue& value)
{
    if (value.isBool())
        member = value.toBool();
}

void assign(std::optional<int>& member, const QJsonValue& value)
{
    if (value.isDouble())
        member = value.toInt();
}

void assign(std::optional<double>& member, const QJsonValue& value)
{
    if (value.isDouble())
        member = value.toDouble();
}

QJsonArray mediaJson(const QList<MediaItem>& media)
{
    QJsonArray items;
    for (const MediaItem& item : media) {
        QJsonObject entry{{u"type"_s, item.type}, {u"source"_s, item.source}};
        if (!item.referenceVoice.isEmpty())
            entry["referenceVoice"_L1] = item.referenceVoice;
        items.append(entry);
    }
    return items;
}

QJsonArray shotsJson(const QList<Shot>& shots)
{
    QJsonArray items;
    for (const Shot& shot : shots) {
        QJsonObject entry{{u"prompt"_s, shot.prompt}};
        if (shot.index)
            entry["index"_L1] = *shot.index;
        if (shot.seconds)
            entry["seconds"_L1] = *shot.seconds;
        items.append(entry);
    }
    return items;
}

void readLists(const QJsonObject& json, VideoRequest& request)
{
    for (const QJsonValue& value : json[fieldKey(Field::Media)].toArray()) {
        const QJsonObject entry = value.toObject();
        request.media.append(
            {entry["type"_L1].toString(), entry["source"_L1].toString(), entry["referenceVoice"_L1].toString()});
    }
    for (const QJsonValue& value : json[fieldKey(Field::Shots)].toArray()) {
        const QJsonObject entry = value.toObject();
        Shot shot;
        shot.prompt = entry["prompt"_L1].toString();
        if (entry.contains("index"_L1))
            shot.index = entry["index"_L1].toInt();
        if (entry.contains("seconds"_L1))
            shot.seconds = entry["seconds"_L1].toDouble();
        request.shots.append(shot);
    }
    for (const QJsonValue& value : json[fieldKey(Field::Images)].toArray())
        request.images.append(value.toString());
    for (const QJsonValue& value : json[fieldKey(Field::Voices)].toArray())
        request.voices.append(value.toString());
}

void writeLists(const VideoRequest& request, QJsonObject& json)
{
    if (isSet(request, Field::Media))
        json[fieldKey(Field::Media)] = mediaJson(request.media);
    if (isSet(request, Field::Shots))
        json[fieldKey(Field::Shots)] = shotsJson(request.shots);
    if (isSet(request, Field::Images))
        json[fieldKey(Field::Images)] = QJsonArray::fromStringList(request.images);
    if (isSet(request, Field::Voices))
        json[fieldKey(Field::Voices)] = QJsonArray::fromStringList(request.voices);
    if (isSet(request, Field::LogoParam))
        json[fieldKey(Field::LogoParam)] = *request.logoParam;
    if (isSet(request, Field::Extra))
        json[fieldKey(Field::Extra)] = request.extra;
}

} // namespace

QJsonObject toJson(const VideoRequest& request)
{
    QJsonObject json{{u"family"_s, familyName(request.kind.family)},
        {u"generation"_s, generationName(request.kind.generation)}, {u"apiType"_s, apiTypeName(request.kind.apiType)}};
    for (const FieldInfo& info : allFields()) {
        if (!isSet(request, info.field))
            continue;
        std::visit(
            [&](auto member) {
                if constexpr (!std::is_same_v<decltype(member), std::monostate>)
                    json[fieldKey(info.field)] = jsonOf(request.*member);
            },
            info.member);
    }
    writeLists(request, json);
    return json;
}

Result<VideoRequest> requestFromJson(const QJsonObject& json)
{
    const auto family = familyFromName(json["family"_L1].toString());
    const auto generation = generationFromName(json["generation"_L1].toString());
    const auto apiType = apiTypeFromName(json["apiType"_L1].toString());
    VideoRequest request;
    if (family && generation && apiType)
        request.kind = {*family, *generation, *apiType};
    if (!family || !generation || !apiType || !isOffered(request.kind))
        return failure(ErrorKind::BadInput,
            QCoreApplication::translate("RequestJson", "This request is of a kind that this version does not know."));
    for (const FieldInfo& info : allFields()) {
        const QJsonValue value = json.value(fieldKey(info.field));
        std::visit(
            [&](auto member) {
                if constexpr (!std::is_same_v<decltype(member), std::monostate>)
                    assign(request.*member, value);
            },
            info.member);
    }
    readLists(json, request);
    if (json[fieldKey(Field::LogoParam)].isObject())
        request.logoParam = json[fieldKey(Field::LogoParam)].toObject();
    request.extra = json[fieldKey(Field::Extra)].toObject();
    return request;
}

} // namespace Dailies
