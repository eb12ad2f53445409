// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/carriedpictures.h"

#include "app/request/kindfields.h"
#include "app/request/mediaitem.h"

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr Field pictureFields[] = {Field::Media, Field::ImageAddress, Field::Images};

/// As items of the types that the kind offers, in their order: one first frame, or any number of references.
QList<MediaItem> itemsOf(const QStringList& pictures, const RequestKind& kind)
{
    QList<MediaItem> items;
    for (const QString& type : mediaTypesOf(kind)) {
        const bool isReference = type == "reference_image"_L1;
        if (isReference || (type == "first_frame"_L1 && kind.apiType == ApiType::ImageToVideo)) {
            for (const QString& picture : isReference ? pictures : pictures.first(1))
                items.append({type, picture, {}});
            return items;
        }
    }
    return items;
}

/// The role of an item in a request of this kind.
QString roleIn(const RequestKind& kind, const QString& type)
{
    const bool takesFrames = kind.apiType == ApiType::ImageToVideo;
    if (!takesFrames && (type == "first_frame"_L1 || type == "last_frame"_L1))
        return u"reference_image"_s;
    const QStringList& offered = mediaTypesOf(kind);
    if (offered.contains(type))
        return type;
    const auto same =
        std::ranges::find_if(offered, [&type](const QString& each) { return mediumOf(each) == mediumOf(type); });
    return same == offered.cend() ? type : *same;
}

} // namespace

QStringList picturesOf(const VideoRequest& request, Field field)
{
    QStringList pictures;
    if (field == Field::Media) {
        for (const MediaItem& item : request.media) {
            if (mediumOf(item.type) == MediaKind::Image)
                pictures.append(item.source);
        }
    } else if (field == Field::ImageAddress) {
        pictures.append(request.imageAddress);
    } else if (field == Field::Images) {
        pictures = request.images;
    }
    pictures.removeAll(QString());
    return pictures;
}

QList<MediaItem> withRoles(QList<MediaItem> media, const RequestKind& kind)
{
    for (MediaItem& item : media)
        item.type = roleIn(kind, item.type);
    const auto find = [&media](QLatin1StringView type) { return std::ranges::find(media, type, &MediaItem::type); };
    if (kind.apiType == ApiType::ImageToVideo && find("first_frame"_L1) == media.end()) {
        if (const auto first = find("reference_image"_L1); first != media.end())
            first->type = u"first_frame"_s;
    }
    return media;
}

std::optional<Field> carryPictures(VideoRequest& request, const RequestKind& before)
{
    const bool hasMedia = offers(request.kind, Field::Media) && isSet(request, Field::Media);
    if (hasMedia && before != request.kind) {
        const QList<MediaItem> media = withRoles(request.media, request.kind);
        return std::exchange(request.media, media) == media ? std::nullopt : std::optional(Field::Media);
    }
    QStringList pictures;
    std::optional<Field> into;
    for (const Field field : pictureFields) {
        if (offers(request.kind, field))
            into = field;
        else if (pictures.isEmpty())
            pictures = picturesOf(request, field);
    }
    if (!into || isSet(request, *into))
        return std::nullopt;
    // Family B takes links only.
    if (*into != Field::Media)
        pictures.removeIf([](const QString& each) { return each.startsWith("data:"_L1, Qt::CaseInsensitive); });
    if (pictures.isEmpty())
        return std::nullopt;
    if (*into == Field::Media)
        request.media = itemsOf(pictures, request.kind);
    else if (*into == Field::Images)
        request.images = pictures;
    else
        request.imageAddress = pictures.constFirst();
    return isSet(request, *into) ? into : std::nullopt;
}

} // namespace Dailies
