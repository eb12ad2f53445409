// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/text/requestimport.h"

#include "app/common/jsontext.h"
#include "app/request/kindfields.h"
#include "app/request/mediaitem.h"
#include "app/request/requestjson.h"
#include "app/service/text/curlcommand.h"
#include "app/service/text/curlreading.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>
#include <functional>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file's sentences.
class Import {
    Q_DECLARE_TR_FUNCTIONS(Import)
};

constexpr auto takeFormat = "dailies-take"_L1;
constexpr int takeVersion = 1;

tl::unexpected<Error> notARequest(const QString& why)
{
    return failure(ErrorKind::BadInput, Import::tr("This isn't a request: %1").arg(why));
}

/// A possible kind of a body, and the body decoded as that kind.
struct Candidate {
    RequestKind kind;
    VideoRequest request;
    QList<Finding> findings; ///< from decoding
    qsizetype remarks = 0; ///< number of violations of the specification
};

/// Keeps the candidates with the lowest cost.
void narrow(QList<Candidate>& candidates, const std::function<qsizetype(const Candidate&)>& cost)
{
    qsizetype lowest = -1;
    QList<Candidate> best;
    for (const Candidate& each : std::as_const(candidates)) {
        const qsizetype now = cost(each);
        if (lowest < 0 || now < lowest)
            best.clear();
        if (lowest < 0 || now <= lowest)
            best.append(each);
        lowest = lowest < 0 ? now : std::min(lowest, now);
    }
    candidates = best;
}

/// The kind for which a media type is usually sent.
ApiType usualTypeOf(const QString& mediaType)
{
    if (mediaType == "first_frame"_L1 || mediaType == "last_frame"_L1 || mediaType == "driving_audio"_L1)
        return ApiType::ImageToVideo;
    return mediaType == "video"_L1 ? ApiType::VideoEdit : ApiType::ReferenceToVideo;
}

/// Counts the media items that are unusual for the kind.
qsizetype unusualMedia(const Candidate& candidate)
{
    const QStringList& types = mediaTypesOf(candidate.kind);
    const QList<MediaItem>& media = candidate.request.media;
    return std::ranges::count_if(media, [&](const MediaItem& item) {
        return usualTypeOf(item.type) != candidate.kind.apiType && item.type != types.value(0);
    });
}

std::optional<EnabledModel> modelOf(const QString& code, const ImportContext& context)
{
    for (const EnabledModel& model : context.models) {
        if (model.code == code)
            return model;
    }
    return code.isEmpty() ? std::nullopt : context.profiles.guess(code);
}

QList<Candidate> candidatesFor(const QJsonObject& body, std::optional<ApiType> apiType)
{
    QList<Candidate> candidates;
    for (const RequestKind& kind : allKinds()) {
        if (apiType && kind.apiType != *apiType)
            continue;
        const RequestReading reading = decodeCreate(body, kind);
        const QList<Finding> all = checkRequest(reading.request);
        const auto remarks =
            std::ranges::count_if(all, [](const Finding& finding) { return finding.severity != Severity::Note; });
        candidates.append({kind, reading.request, reading.findings, remarks});
    }
    return candidates;
}

/// Whether the body has a field of any kind.
bool hasAnyField(const QJsonObject& body)
{
    return std::ranges::any_of(allKinds(), [&body](const RequestKind& kind) {
        const VideoRequest read = decodeCreate(body, kind).request;
        return std::ranges::any_of(allFields(),
            [&read](const FieldInfo& info) { return info.field != Field::Extra && isSet(read, info.field); });
    });
}

Result<ImportedRequest> readWire(const JsonText& json, std::optional<ApiType> apiType, const ImportContext& context)
{
    if (json.object.size() == 2 && decodeQuery(json.object))
        return notARequest(Import::tr("it checks a task and doesn't create one."));
    if (!hasAnyField(json.object))
        return notARequest(Import::tr("it has none of a request's fields, such as model or prompt."));
    QList<Candidate> left = candidatesFor(json.object, apiType);
    const std::optional<EnabledModel> model = modelOf(left.first().request.model, context);
    // The two families share no field but the model, so the number of unknown fields distinguishes them.
    QHash<Family, qsizetype> unknown;
    for (const Candidate& each : std::as_const(left)) {
        const auto known = unknown.constFind(each.kind.family);
        unknown[each.kind.family] =
            known == unknown.cend() ? each.findings.size() : std::min(*known, each.findings.size());
    }
    narrow(left, [&](const Candidate& each) { return unknown.value(each.kind.family); });
    const bool isModelKnown = model.has_value();
    narrow(left, [&](const Candidate& each) {
        return isModelKnown && (each.kind.family != model->family || each.kind.generation != model->generation);
    });
    // Unknown fields say more than missing ones, because a request may well be unfinished.
    narrow(left, [](const Candidate& each) { return each.findings.size(); });
    narrow(left, [](const Candidate& each) { return each.remarks; });
    const bool isCertain = left.size() == 1;
    narrow(left, unusualMedia);
    narrow(left, [&](const Candidate& each) {
        return (each.kind.apiType != context.chosen.apiType) + (each.kind.generation != context.chosen.generation);
    });
    const Candidate& best = left.first();
    ImportedRequest imported{best.request, isCertain, {}, best.findings, {}};
    for (const QString& path : json.duplicates)
        imported.findings.append({Severity::Ask, {}, -1, {}, path, Import::tr("duplicate key; the last one wins")});
    if (!isCertain)
        imported.notes.append(Import::tr("Guessed the request kind: %1.").arg(kindName(best.kind)));
    return imported;
}

/// The fields of the stored form that this version does not understand.
QStringList notUnderstood(const QJsonObject& json, const QJsonObject& read, const QString& path = {})
{
    QStringList places;
    const QJsonObject rest = difference(json, read);
    for (auto it = rest.begin(); it != rest.end(); ++it) {
        const QString place = path.isEmpty() ? it.key() : path + u'.' + it.key();
        const bool isSilent = it.value().isNull() || it.value() == QJsonValue(QString())
            || (it.value().isArray() && it.value().toArray().isEmpty())
            || (it.value().isObject() && it.value().toObject().isEmpty());
        if (!isSilent)
            places.append(place);
    }
    return places;
}

Result<ImportedRequest> readStored(const QJsonObject& json, const QString& path)
{
    const auto request = requestFromJson(json);
    if (!request)
        return failure(request.error());
    ImportedRequest imported{*request, true, {}, {}, {}};
    const QStringList places = notUnderstood(json, toJson(*request), path);
    for (const QString& place : places)
        imported.findings.append({Severity::Ask, {}, -1, {}, place, Import::tr("not recognised; ignored")});
    if (!places.isEmpty())
        imported.notes.append(Import::tr("Not recognised and ignored: %1.").arg(places.join(u", "_s)));
    return imported;
}

bool isStoredForm(const QJsonObject& json)
{
    return json["family"_L1].isString() && json["apiType"_L1].isString();
}

Result<ImportedRequest> readTake(const QJsonObject& json)
{
    const QJsonValue version = json["version"_L1];
    if (!version.isDouble() || version.toInt() < 1)
        return notARequest(Import::tr("it's a clip's JSON file without a version."));
    if (version.toInt() > takeVersion)
        return failure(
            ErrorKind::BadInput, Import::tr("A newer version of Dailies wrote this file. Update Dailies to open it."));
    if (!json["request"_L1].isObject())
        return notARequest(Import::tr("it's a clip's JSON file without a request."));
    return readStored(json["request"_L1].toObject(), u"request"_s);
}

Result<ImportedRequest> readCommand(const QString& text, const ImportContext& context)
{
    const auto command = readCurlCommand(text);
    if (!command)
        return failure(command.error());
    auto imported = readWire(command->body, command->apiType, context);
    if (!imported)
        return imported;
    imported->baseUrl = command->baseUrl;
    imported->notes = command->notes + imported->notes;
    return imported;
}

} // namespace

Result<ImportedRequest> importRequest(const QByteArray& text, const ImportContext& context)
{
    QByteArray plain = text;
    if (plain.startsWith("\xEF\xBB\xBF"))
        plain.remove(0, 3); // the byte order mark that some editors write
    if (plain.startsWith("\xFF\xFE") || plain.startsWith("\xFE\xFF"))
        return notARequest(Import::tr("it's UTF-16 text. Save it as UTF-8."));
    if (plain.trimmed().isEmpty())
        return notARequest(Import::tr("it's empty."));
    if (plain.contains('\0'))
        return notARequest(Import::tr("it isn't text."));
    const QString words = QString::fromUtf8(plain);
    if (looksLikeCurl(words))
        return readCommand(words, context);
    if (const char first = plain.trimmed().front(); first != '{' && first != '[')
        return notARequest(Import::tr("it's neither JSON nor a cURL command."));
    const auto json = parseJsonObject(plain);
    if (!json)
        return failure(json.error());
    const QJsonObject& object = json->object;
    if (object["format"_L1] == takeFormat)
        return readTake(object);
    if (isStoredForm(object))
        return readStored(object, {});
    if (object["request"_L1].isObject() && isStoredForm(object["request"_L1].toObject()))
        return readStored(object["request"_L1].toObject(), u"request"_s);
    return readWire(*json, std::nullopt, context);
}

Result<ImportedRequest> importRequestFile(const QString& path, const ImportContext& context)
{
    const QFileInfo info(path);
    const QString name = info.fileName().isEmpty() ? QDir::toNativeSeparators(path) : info.fileName();
    if (!info.exists())
        return failure(ErrorKind::BadInput, Import::tr("%1 no longer exists.").arg(name));
    // Checked before opening: a pipe without a writer would block for ever.
    if (!info.isFile())
        return failure(ErrorKind::BadInput, Import::tr("%1 isn't a file.").arg(name));
    if (info.size() > largestRequestFile)
        return failure(ErrorKind::BadInput, Import::tr("%1 is too large for a request.").arg(name));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput, Import::tr("%1 can't be read: %2.").arg(name, file.errorString()));
    const QByteArray text = file.read(largestRequestFile);
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorKind::BadInput, Import::tr("%1 can't be read: %2.").arg(name, file.errorString()));
    auto imported = importRequest(text, context);
    if (!imported)
        return failure(ErrorKind::BadInput, u"%1: %2"_s.arg(name, imported.error().message));
    return imported;
}

QJsonObject takeJson(const VideoRequest& request, const QJsonObject& task)
{
    return {{u"format"_s, QString(takeFormat)}, {u"version"_s, takeVersion}, {u"request"_s, toJson(request)},
        {u"task"_s, task}};
}

} // namespace Dailies
