// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/wire.h"

#include "app/common/jsontext.h"
#include "app/request/familytraits.h"
#include "app/request/fieldvalue.h"
#include "app/request/kindfields.h"
#include "app/service/wire/familya.h"
#include "app/service/wire/familyb.h"
#include "app/service/wire/statewords.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The body made of the fields alone, without extra JSON.
QJsonObject encodeFields(const VideoRequest& request)
{
    QJsonObject body;
    const WireFormat& format = wireFormat(request.kind.family);
    writeScalars(body, keysOf(format.requestKeys(), request.kind), request);
    format.writeLists(body, request);
    return body;
}

/// Reads a reply in its own family's format first, and in the others too, so that no ID is lost.
TaskReport decodeReply(Family family, const QJsonObject& body, bool isIdATask)
{
    TaskReport report;
    wireFormat(family).readReply(body, report);
    QList<Family> shapes;
    for (const Family each : allFamilies) {
        if (each != family)
            wireFormat(each).readReply(body, report);
        if (wireFormat(each).speaksOfTask(body))
            shapes.append(each);
    }
    FamilyA::readTop(body, report, isIdATask);
    if (report.state == RemoteState::InProgress && !report.videoUrl.isEmpty() && isWordOfTheEnd(report.word))
        report.state = RemoteState::Succeeded;
    if (shapes.size() == 1 && shapes.constFirst() != family)
        report.answeredFamily = shapes.constFirst();
    return report;
}

bool isNothing(const QJsonValue& value)
{
    return value.isNull() || (value.isString() && value.toString().isEmpty());
}

QJsonValue withoutNothing(const QJsonValue& value);

/// Removes empty members, because services treat empty text as a value and refuse null.
QJsonObject withoutNothing(const QJsonObject& object)
{
    QJsonObject result = object;
    for (auto member = result.begin(); member != result.end();) {
        if (isNothing(member.value())) {
            member = result.erase(member);
            continue;
        }
        if (member.value().isObject() || member.value().isArray())
            member.value() = withoutNothing(QJsonValue(member.value()));
        ++member;
    }
    return result;
}

QJsonValue withoutNothing(const QJsonValue& value)
{
    if (value.isObject())
        return withoutNothing(value.toObject());
    QJsonArray result;
    for (const QJsonValue& item : value.toArray()) {
        if (!isNothing(item))
            result.append(item.isObject() || item.isArray() ? withoutNothing(item) : item);
    }
    return result;
}

/// Removes what is empty from a body that is read, with a finding for each place. An empty list is only removed if the
/// specification has it, because nobody knows what it means elsewhere.
QJsonValue withoutNothing(
    const QJsonValue& value, const QString& path, const QList<WireKey>& keys, QList<Finding>& findings)
{
    const auto isKnownList = [&keys](const QString& place) {
        return std::ranges::any_of(keys, [&place](const WireKey& key) {
            return key.type == WireType::Array && place == QLatin1StringView(key.path);
        });
    };
    const auto isLeftOut = [&](const QJsonValue& part, const QString& place) {
        const bool isEmptyList = part.isArray() && part.toArray().isEmpty() && isKnownList(place);
        if (!isNothing(part) && !isEmptyList)
            return false;
        findings.append({Severity::Note, {}, -1, {}, place,
            QCoreApplication::translate("Wire", "empty, so it's left out of the request")});
        return true;
    };
    if (value.isArray()) {
        QJsonArray items;
        const QJsonArray all = value.toArray();
        for (qsizetype n = 0; n < all.size(); ++n) {
            const QString place = path + u"[%1]"_s.arg(n);
            // What is read keeps its place in the list, so that an item that must not be empty is named.
            items.append(isLeftOut(all.at(n), place) ? all.at(n) : withoutNothing(all.at(n), place, keys, findings));
        }
        return items;
    }
    if (!value.isObject())
        return value;
    QJsonObject result;
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        const QString place = path.isEmpty() ? member.key() : path + u'.' + member.key();
        if (!isLeftOut(member.value(), place))
            result[member.key()] = withoutNothing(member.value(), place, keys, findings);
    }
    return result;
}

} // namespace

const WireFormat& wireFormat(Family family)
{
    switch (family) {
    case Family::A: return FamilyA::format;
    case Family::B: return FamilyB::format;
    }
    Q_UNREACHABLE();
}

QJsonObject encodeCreate(const VideoRequest& request)
{
    return withoutNothing(merged(encodeFields(request), request.extra));
}

RequestReading decodeCreate(const QJsonObject& given, const RequestKind& kind)
{
    RequestReading reading;
    reading.request.kind = kind;
    const WireFormat& format = wireFormat(kind.family);
    const QList<WireKey> keys = keysOf(format.requestKeys(), kind);
    QList<Finding> empty;
    const QJsonObject body = withoutNothing(QJsonValue(given), {}, format.requestKeys(), empty).toObject();
    reading.findings = inspect(body, keys) + empty;
    readScalars(body, keys, reading.request);
    format.readLists(body, reading.request);
    // Keep what no field holds, so that nothing of the body is lost.
    reading.request.extra = difference(body, encodeFields(reading.request));
    return reading;
}

VideoRequest asSent(const VideoRequest& request)
{
    if (!request.extra.isEmpty())
        return decodeCreate(encodeCreate(request), request.kind).request;
    // No other JSON changes the body, so it needn't be made.
    VideoRequest sent = request;
    for (const FieldInfo& info : allFields()) {
        if (isSet(request, info.field) && !offers(request.kind, info.field))
            setFieldValue(sent, info.field, {});
    }
    if (!offersReferenceVoice(request.kind)) {
        for (MediaItem& item : sent.media)
            item.referenceVoice.clear();
    }
    return sent;
}

QString wirePath(const RequestKind& kind, const Finding& finding)
{
    if (!finding.path.isEmpty() || !finding.field)
        return finding.path;
    for (const WireKey& key : wireFormat(kind.family).requestKeys()) {
        if (key.field != finding.field || finding.part != QLatin1StringView(key.part))
            continue;
        QString path = QString::fromLatin1(key.path);
        if (path.contains("[]"_L1) == (finding.index >= 0))
            return path.replace(u"[]"_s, u"[%1]"_s.arg(finding.index));
    }
    return fieldKey(*finding.field);
}

QJsonObject encodeQuery(const TaskQuery& query)
{
    return {{u"model"_s, query.model}, {u"taskId"_s, query.taskId}};
}

Result<TaskQuery> decodeQuery(const QJsonObject& body)
{
    for (const QLatin1StringView key : {"model"_L1, "taskId"_L1}) {
        if (!body.value(key).isString() || body.value(key).toString().isEmpty())
            return failure(ErrorKind::BadInput, QCoreApplication::translate("Wire", "%1: expected text").arg(key));
    }
    return TaskQuery{body["model"_L1].toString(), body["taskId"_L1].toString()};
}

QJsonObject usageJson(int inputSeconds, int outputSeconds, int videoCount, int tier)
{
    return FamilyA::usage(inputSeconds, outputSeconds, videoCount, tier);
}

TaskReport decodeCreateReply(Family family, const QJsonObject& body, bool isSuccess)
{
    return decodeReply(family, body, isSuccess);
}

bool namesTask(const QJsonObject& body)
{
    return !FamilyA::namedTasks(body).isEmpty();
}

QStringList createdIds(const QJsonObject& body)
{
    QStringList ids = FamilyA::topIds(body);
    for (const Family family : allFamilies) {
        TaskReport report;
        wireFormat(family).readReply(body, report);
        if (!report.taskId.isEmpty())
            ids.append(report.taskId);
    }
    ids.removeDuplicates();
    return ids;
}

TaskReport decodeQueryReply(Family family, const QJsonObject& body)
{
    // The task is already known. An "id" that is not the task's would make the reply look like another task's.
    return decodeReply(family, body, false);
}

namespace {
QUrl withPath(const QUrl& baseUrl, const QString& path)
{
    QUrl url = baseUrl;
    QString base = url.path();
    while (base.endsWith(u'/'))
        base.chop(1);
    url.setPath(base + path);
    return url;
}
} // namespace

QUrl createUrl(const QUrl& baseUrl, ApiType apiType)
{
    return withPath(baseUrl, QLatin1StringView(createPathPrefix) + apiTypeName(apiType));
}

QUrl queryUrl(const QUrl& baseUrl)
{
    return withPath(baseUrl, QString::fromLatin1(queryPath));
}

} // namespace Dailies
