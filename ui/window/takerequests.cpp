// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/takerequests.h"

#include "app/request/kindfields.h"

#include <QJsonObject>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// The object without the member, at any depth: vendors put the seed into different parts of the body.
QJsonObject without(const QString& name, const QJsonObject& object)
{
    QJsonObject kept;
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member.key() == name)
            continue;
        if (!member->isObject()) {
            kept.insert(member.key(), *member);
            continue;
        }
        const QJsonObject inner = without(name, member->toObject());
        if (!inner.isEmpty() || member->toObject().isEmpty())
            kept.insert(member.key(), inner);
    }
    return kept;
}

} // namespace

VideoRequest TakeRequests::variation(const VideoRequest& request)
{
    VideoRequest varied = request;
    varied.extra = without(u"seed"_s, request.extra);
    return varied;
}

Result<VideoRequest> TakeRequests::edit(const VideoTask& task, const QString& source, const QList<EnabledModel>& models)
{
    const auto distance = [&task](const EnabledModel& model) {
        const RequestKind& kind = task.request.kind;
        return (model.code == task.request.model ? 0 : 4) + (model.family == kind.family ? 0 : 2)
            + (model.generation == kind.generation ? 0 : 1);
    };
    std::optional<EnabledModel> nearest;
    for (const EnabledModel& model : models) {
        if (model.apiTypes.contains(ApiType::VideoEdit) && (!nearest || distance(model) < distance(*nearest)))
            nearest = model;
    }
    if (!nearest)
        return failure(ErrorKind::BadInput, tr("No model of this account can edit clips."));
    VideoRequest request;
    request.kind = {nearest->family, nearest->generation, ApiType::VideoEdit};
    request.model = nearest->code;
    const QStringList& types = mediaTypesOf(request.kind);
    const auto video = std::find_if(
        types.begin(), types.end(), [](const QString& type) { return mediumOf(type) == MediaKind::Video; });
    if (video == types.end())
        return failure(ErrorKind::BadInput, tr("No model of this account can edit clips."));
    request.media = {{*video, source, {}}};
    return request;
}

} // namespace Dailies
