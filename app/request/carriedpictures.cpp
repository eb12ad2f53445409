// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/carriedpictures.h"

#include "app/request/kindfields.h"

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

std::optional<Field> carryPictures(VideoRequest& request)
{
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
