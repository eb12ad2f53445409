// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/checks/finding.h"
#include "app/request/videorequest.h"
#include "app/service/wire/wireformat.h"

#include <QJsonObject>
#include <QStringList>
#include <QUrl>

namespace Dailies {

// The JSON of both families, written and read by pure functions. The keys are in familya.cpp and familyb.cpp.

const WireFormat& wireFormat(Family family);

/// The body of a create call. Local files appear as file: URLs; RequestBody replaces them with Base64.
QJsonObject encodeCreate(const VideoRequest& request);

struct RequestReading {
    VideoRequest request; ///< everything that could be read; request.extra has what no field holds
    QList<Finding> findings; ///< wrong JSON types (Stop), unknown keys (Ask) and empty values (Note), with their paths
};
/// Reads a create body. If all types are right, encodeCreate() of the result equals the body without empty values.
RequestReading decodeCreate(const QJsonObject& body, const RequestKind& kind);

/// The request as its body has it: custom JSON counts before the fields. What the body has in a wrong JSON type, or not
/// at all, is not set.
VideoRequest asSent(const VideoRequest& request);

/// The path of a finding's field in the request body: "parameters.duration", "input.media[0].url".
QString wirePath(const RequestKind& kind, const Finding& finding);

struct TaskQuery {
    QString model;
    QString taskId;
    bool operator==(const TaskQuery&) const = default;
};
QJsonObject encodeQuery(const TaskQuery& query);
/// BadInput if one of the two is missing or is not text.
Result<TaskQuery> decodeQuery(const QJsonObject& body);

/// Family A's usage object, as in the specification's success reply. `tier` is 480, 720 or 1080.
QJsonObject usageJson(int inputSeconds, int outputSeconds, int videoCount, int tier);

/// Reads everything in a reply, in either family's format. Also finds IDs and errors where similar services put them.
/// `isSuccess`: the HTTP status means success. In an error reply an "id" at the top is not a task's.
TaskReport decodeCreateReply(Family family, const QJsonObject& body, bool isSuccess = true);
/// Every ID in the reply to a successful create call that is in the place of a task's.
QStringList createdIds(const QJsonObject& body);
/// Whether a reply of any status has a member at the top, or in `data` or `result`, that is named after a task.
bool namesTask(const QJsonObject& body);
TaskReport decodeQueryReply(Family family, const QJsonObject& body);

/// {base_url}/video/generations/{apiType}
QUrl createUrl(const QUrl& baseUrl, ApiType apiType);
/// {base_url}/video/resource-actions/QueryVideo
QUrl queryUrl(const QUrl& baseUrl);
/// The paths after {base_url}, for servers that answer such calls.
inline constexpr char createPathPrefix[] = "/video/generations/";
inline constexpr char queryPath[] = "/video/resource-actions/QueryVideo";

} // namespace Dailies
