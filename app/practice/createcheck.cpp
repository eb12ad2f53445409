// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/createcheck.h"

#include "app/common/jsontext.h"
#include "app/practice/practicemodels.h"
#include "app/request/familytraits.h"
#include "app/request/kindfields.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestClip = 60;

/// Guesses the kind from the body if the model does not determine it: the one with fewer unknown members.
RequestKind likelyKind(const QJsonObject& body, ApiType apiType)
{
    // The last one if none is offered, which the caller then says.
    RequestKind likely{allFamilies.back(), familyTraits(allFamilies.back()).generations.back(), apiType};
    qsizetype fewest = -1;
    for (const Family family : allFamilies) {
        const RequestKind kind{family, familyTraits(family).generations.back(), apiType};
        const qsizetype foreign = decodeCreate(body, kind).findings.size();
        if (isOffered(kind) && (fewest < 0 || foreign < fewest)) {
            likely = kind;
            fewest = foreign;
        }
    }
    return likely;
}

bool isRatio(const QString& text)
{
    const QStringList sides = text.split(u':');
    return sides.size() == 2 && sides.at(0).toInt() > 0 && sides.at(1).toInt() > 0
        && sides.at(0).toInt() <= 4 * sides.at(1).toInt() && sides.at(1).toInt() <= 4 * sides.at(0).toInt();
}

/// Checks what this service can make: the limits of its own models, where the specification leaves them open.
QList<Finding> capabilityFindings(const VideoRequest& request)
{
    QList<Finding> findings;
    const auto add = [&findings](Field field, const QString& message) {
        findings.append({Severity::Stop, field, -1, {}, {}, message});
    };
    const double seconds = request.durationSeconds.value_or(5);
    if (seconds < 1 || seconds > longestClip)
        add(Field::Duration, QCoreApplication::translate("PracticeService", "sample clips are 1 to 60 seconds long"));
    if (!request.resolution.isEmpty() && !QStringList{u"480P"_s, u"720P"_s, u"1080P"_s}.contains(request.resolution))
        add(Field::Resolution, QCoreApplication::translate("PracticeService", "must be 480P, 720P or 1080P"));
    const bool adaptive = familyTraits(request.kind.family).takesAdaptiveRatio && request.aspectRatio == "adaptive"_L1;
    if (!request.aspectRatio.isEmpty() && !adaptive && !isRatio(request.aspectRatio))
        add(Field::AspectRatio,
            QCoreApplication::translate("PracticeService", "must be a ratio W:H between 1:4 and 4:1"));
    return findings;
}

/// The paths of null values, which no type of the specification allows. The contents of `freeKey` are not specified.
void addNulls(const QJsonValue& value, const QString& place, const QString& freeKey, QStringList& lines)
{
    const QString message = QCoreApplication::translate("PracticeService", "null isn't allowed here");
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member.key() != freeKey || member.value().isNull())
            addNulls(member.value(), place.isEmpty() ? member.key() : place + u'.' + member.key(), freeKey, lines);
    }
    const QJsonArray items = value.toArray();
    for (qsizetype n = 0; n < items.size(); ++n)
        addNulls(items.at(n), place + u"[%1]"_s.arg(n), freeKey, lines);
    if (value.isNull())
        lines.append(place + u": "_s + message);
}

/// All errors of a well-formed body, by place.
QStringList complaints(const QJsonObject& body, const RequestKind& kind, const VideoRequest& request)
{
    QStringList lines;
    QStringList places;
    const auto add = [&](const Finding& finding) {
        const QString place = wirePath(kind, finding);
        if (places.contains(place))
            return;
        places.append(place);
        lines.append(place + u": "_s + finding.message);
    };
    addNulls(body, {}, wirePath(kind, {Severity::Stop, Field::LogoParam, -1, {}, {}, {}}), lines);
    for (const Finding& finding : decodeCreate(body, kind).findings) {
        if (finding.severity != Severity::Note)
            add(finding);
    }
    for (const Finding& finding : checkRequest(request)) {
        const bool limit = finding.severity == Severity::Ask
            && (finding.field == Field::Duration || finding.field == Field::Resolution);
        if (finding.severity == Severity::Stop || limit)
            add(finding);
    }
    for (const Finding& finding : capabilityFindings(request))
        add(finding);
    return lines;
}

} // namespace

CheckedCreate checkCreate(ApiType apiType, const QByteArray& body)
{
    CheckedCreate result;
    const auto refuse = [&result](const QString& code, const QString& message) {
        result.code = code;
        result.message = message;
        return result;
    };

    const Result<JsonText> json = parseJsonObject(body);
    result.kind = likelyKind(json ? json->object : QJsonObject(), apiType);
    if (!json)
        return refuse(u"InvalidParameter"_s, json.error().message);
    result.request = decodeCreate(json->object, result.kind).request;

    const QString code = result.request.model;
    if (!code.isEmpty()) {
        const auto model = practiceModel(code);
        if (!model)
            return refuse(u"ModelNotEnabled"_s,
                QCoreApplication::translate("PracticeService",
                    "model: \"%1\" isn't enabled for this key; available: practice-a-3.0, practice-a-2.7 and "
                    "practice-b")
                    .arg(code.left(100)));
        result.kind = {model->family, model->generation, apiType};
        if (!isOffered(result.kind))
            return refuse(u"KindNotOffered"_s,
                QCoreApplication::translate("PracticeService", "model: \"%1\" doesn't offer %2")
                    .arg(code, apiTypeName(apiType)));
        result.request = decodeCreate(json->object, result.kind).request;
    }

    QStringList lines;
    for (const QString& place : json->duplicates)
        lines.append(QCoreApplication::translate("PracticeService", "%1: duplicate key").arg(place));
    lines += complaints(json->object, result.kind, result.request);
    if (!lines.isEmpty())
        return refuse(u"InvalidParameter"_s, lines.join(u"; "_s));
    return result;
}

double clipSeconds(const VideoRequest& request)
{
    return offers(request.kind, Field::Duration) ? request.durationSeconds.value_or(5) : 5;
}

QString clipTier(const VideoRequest& request)
{
    if (!offers(request.kind, Field::Resolution))
        return request.mode == "pro"_L1 ? u"1080P"_s : u"720P"_s;
    return request.resolution.isEmpty() ? u"720P"_s : request.resolution;
}

} // namespace Dailies
