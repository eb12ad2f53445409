// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/checks/finding.h"
#include "app/request/videorequest.h"
#include "app/service/wire/wireformat.h"

#include <QJsonObject>
#include <QUrl>

namespace Dailies {

/// The JSON of the specification's two families, both ways. Pure; the key strings stand in familya.cpp and familyb.cpp.

const WireFormat& wireFormat(Family family);

/// The body of a create call. Local files stand in it as their file: URLs; RequestBody puts their Base64 in place.
QJsonObject encodeCreate(const VideoRequest& request);

struct RequestReading {
    VideoRequest request; ///< everything that could be read; what no field holds is in request.extra
    QList<Finding> findings; ///< wrong JSON types (Stop) and keys that the kind does not have (Ask), with their paths
};
/// Reads a create body of the given kind. For every well-typed body, encodeCreate() of the result equals the body.
RequestReading decodeCreate(const QJsonObject& body, const RequestKind& kind);

/// The place of a finding's field in the wire JSON: "parameters.duration", "input.media[0].url".
QString wirePath(const RequestKind& kind, const Finding& finding);

struct TaskQuery {
    QString model;
    QString taskId;
    bool operator==(const TaskQuery&) const = default;
};
QJsonObject encodeQuery(const TaskQuery& query);
/// BadInput when one of the two is missing or is not text.
Result<TaskQuery> decodeQuery(const QJsonObject& body);

/// The usage object of family A as the specification's success reply shows it. `tier` is 480, 720 or 1080.
QJsonObject usageJson(int inputSeconds, int outputSeconds, int videoCount, int tier);

/// Reads whatever either reply carries, in whichever family's shape. Ids and errors are also looked for where relatives
/// of this service put them.
/// `isSuccess`: whether the HTTP status says so; in the reply of an error an "id" at the top is not a task's.
TaskReport decodeCreateReply(Family family, const QJsonObject& body, bool isSuccess = true);
TaskReport decodeQueryReply(Family family, const QJsonObject& body);

/// {base_url}/video/generations/{apiType}
QUrl createUrl(const QUrl& baseUrl, ApiType apiType);
/// {base_url}/video/resource-actions/QueryVideo
QUrl queryUrl(const QUrl& baseUrl);
/// The path parts after {base_url}, for who answers such calls.
inline constexpr char createPathPrefix[] = "/video/generations/";
inline constexpr char queryPath[] = "/video/resource-actions/QueryVideo";

} // namespace Dailies
