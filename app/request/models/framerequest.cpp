// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/models/framerequest.h"

#include "app/request/kindfields.h"

#include <optional>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QString wordOf(FrameUse use)
{
    return use == FrameUse::First ? u"first_frame"_s : use == FrameUse::Last ? u"last_frame"_s : u"reference_image"_s;
}

/// Whether requests of the kind have a place for the picture.
bool takes(const RequestKind& kind, FrameUse use)
{
    return mediaTypesOf(kind).contains(wordOf(use)) || (use == FrameUse::First && offers(kind, Field::ImageAddress))
        || (use == FrameUse::Reference && offers(kind, Field::Images));
}

/// How much a model and its kind differ from the request. Prefers the same model, then the same family, then the same
/// generation, then a kind that is made for such pictures.
int distance(const VideoRequest& request, const EnabledModel& model, const RequestKind& kind, FrameUse use)
{
    const bool isMadeForIt = use == FrameUse::Reference
        ? kind.apiType == ApiType::ReferenceToVideo || kind.apiType == ApiType::MultiImageToVideo
        : kind.apiType == ApiType::ImageToVideo;
    int far = isMadeForIt ? 0 : 1;
    far += model.code == request.model ? 0 : 8;
    far += kind.generation == request.kind.generation ? 0 : 2;
    far += kind.family == request.kind.family ? 0 : 4;
    return far;
}

struct Choice {
    QString model;
    RequestKind kind;
};

std::optional<Choice> choose(
    const VideoRequest& request, FrameUse use, const QList<EnabledModel>& models, std::optional<ApiType> only = {})
{
    std::optional<Choice> best;
    int nearest = 0;
    for (const EnabledModel& model : models) {
        for (const RequestKind& kind : model.kinds()) {
            const int far = distance(request, model, kind, use);
            const bool fits = takes(kind, use) && kind.apiType == only.value_or(kind.apiType);
            if (fits && (!best || far < nearest)) {
                best = Choice{model.code, kind};
                nearest = far;
            }
        }
    }
    return best;
}

void put(VideoRequest& request, FrameUse use, const QString& source)
{
    if (use == FrameUse::First && offers(request.kind, Field::ImageAddress)) {
        request.imageAddress = source;
        return;
    }
    if (use == FrameUse::Reference && offers(request.kind, Field::Images)) {
        request.images.append(source);
        return;
    }
    const QString word = wordOf(use);
    if (use != FrameUse::Reference) {
        for (MediaItem& item : request.media) {
            if (item.type == word) {
                item = {word, source, {}};
                return;
            }
        }
    }
    // The first frame becomes the first item, so that prompts call it Image 1.
    request.media.insert(use == FrameUse::First ? 0 : request.media.size(), {word, source, {}});
}

QString nobodyTakesIt(FrameUse use)
{
    switch (use) {
    case FrameUse::First: return FrameRequest::tr("No model of this account can start from an image.");
    case FrameUse::Last: return FrameRequest::tr("No model of this account can end on an image.");
    case FrameUse::Reference: break;
    }
    return FrameRequest::tr("No model of this account accepts reference images.");
}

} // namespace

Result<VideoRequest> FrameRequest::with(
    const VideoRequest& request, FrameUse use, const QString& source, const QList<EnabledModel>& models)
{
    VideoRequest changed = request;
    if (!takes(request.kind, use)) {
        const auto choice = choose(request, use, models);
        if (!choice)
            return failure(ErrorKind::BadInput, nobodyTakesIt(use));
        changed.model = choice->model;
        changed.kind = choice->kind;
    }
    put(changed, use, source);
    return changed;
}

Result<VideoRequest> FrameRequest::continued(
    const VideoRequest& request, const QString& source, const QList<EnabledModel>& models)
{
    VideoRequest next = request;
    if (request.kind.apiType != ApiType::ImageToVideo) {
        const auto choice = choose(request, FrameUse::First, models, ApiType::ImageToVideo);
        if (!choice)
            return failure(ErrorKind::BadInput, nobodyTakesIt(FrameUse::First));
        next.model = choice->model;
        next.kind = choice->kind;
    }
    next.media.clear();
    next.images.clear();
    next.imageAddress.clear();
    put(next, FrameUse::First, source);
    return next;
}

} // namespace Dailies
