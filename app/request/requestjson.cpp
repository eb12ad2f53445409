// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/requestjson.h"

#include "app/request/fieldvalue.h"
#include "app/request/kindfields.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

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

/// Converts the value of a set field.
struct JsonOf {
    QJsonValue operator()(std::monostate) const { return QJsonValue::Undefined; }
    QJsonValue operator()(const QList<MediaItem>& media) const { return mediaJson(media); }
    QJsonValue operator()(const QList<Shot>& shots) const { return shotsJson(shots); }
    QJsonValue operator()(const QStringList& texts) const { return QJsonArray::fromStringList(texts); }
    template<typename T>
    QJsonValue operator()(const T& value) const
    {
        return value;
    }
};

QList<MediaItem> mediaOf(const QJsonArray& items)
{
    QList<MediaItem> media;
    for (const QJsonValue& value : items) {
        const QJsonObject entry = value.toObject();
        media.append(
            {entry["type"_L1].toString(), entry["source"_L1].toString(), entry["referenceVoice"_L1].toString()});
    }
    return media;
}

QList<Shot> shotsOf(const QJsonArray& items)
{
    QList<Shot> shots;
    for (const QJsonValue& value : items) {
        const QJsonObject entry = value.toObject();
        Shot shot;
        shot.prompt = entry["prompt"_L1].toString();
        if (entry.contains("index"_L1))
            shot.index = entry["index"_L1].toInt();
        if (entry.contains("seconds"_L1))
            shot.seconds = entry["seconds"_L1].toDouble();
        shots.append(shot);
    }
    return shots;
}

FieldValue valueOf(const QJsonValue& json, const FieldInfo& info)
{
    switch (info.type) {
    case FieldType::Text:
    case FieldType::LongText:
    case FieldType::Choice: return json.toString();
    case FieldType::Switch: return json.isBool() ? FieldValue(json.toBool()) : FieldValue();
    case FieldType::IntegerSwitch: return json.isDouble() ? FieldValue(json.toInt()) : FieldValue();
    case FieldType::Number:
    case FieldType::Seconds: return json.isDouble() ? FieldValue(json.toDouble()) : FieldValue();
    case FieldType::Json: return json.isObject() ? FieldValue(json.toObject()) : FieldValue();
    case FieldType::List: break;
    }
    if (info.field == Field::Media)
        return mediaOf(json.toArray());
    if (info.field == Field::Shots)
        return shotsOf(json.toArray());
    QStringList texts;
    for (const QJsonValue& text : json.toArray())
        texts.append(text.toString());
    return texts;
}

} // namespace

QJsonObject toJson(const VideoRequest& request)
{
    QJsonObject json{{u"family"_s, familyName(request.kind.family)},
        {u"generation"_s, generationName(request.kind.generation)}, {u"apiType"_s, apiTypeName(request.kind.apiType)}};
    for (const FieldInfo& info : allFields()) {
        if (isSet(request, info.field))
            json[fieldKey(info.field)] = std::visit(JsonOf(), fieldValue(request, info.field));
    }
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
            QCoreApplication::translate("RequestJson", "This version doesn't know the kind of this request."));
    for (const FieldInfo& info : allFields())
        setFieldValue(request, info.field, valueOf(json.value(fieldKey(info.field)), info));
    return request;
}

} // namespace Dailies
