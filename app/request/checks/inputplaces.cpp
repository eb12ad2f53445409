// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/inputplaces.h"

#include "app/request/kindfields.h"

#include <QCoreApplication>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ProfileNotes)
};

} // namespace

QList<InputPlace> inputPlaces(const VideoRequest& request)
{
    QList<InputPlace> places;
    if (offers(request.kind, Field::Media)) {
        const QStringList names = mediaNames(request.media);
        for (int i = 0; i < request.media.size(); ++i) {
            const MediaItem& item = request.media.at(i);
            places.append({names.at(i), item.source, item.type, mediumOf(item.type), Field::Media, i, u"source"_s});
            if (offersReferenceVoice(request.kind) && !item.referenceVoice.isEmpty())
                places.append({Text::tr("The reference voice of %1").arg(names.at(i)), item.referenceVoice,
                    u"reference_voice"_s, MediaKind::Audio, Field::Media, i, u"referenceVoice"_s});
        }
    }
    if (offers(request.kind, Field::ImageAddress) && !request.imageAddress.isEmpty())
        places.append({Text::tr("The image"), request.imageAddress, {}, MediaKind::Image, Field::ImageAddress, -1, {}});
    for (int i = 0; i < request.images.size() && offers(request.kind, Field::Images); ++i)
        places.append({Text::tr("Image %1").arg(i + 1), request.images.at(i), {}, MediaKind::Image, Field::Images, i,
            u"address"_s});
    return places;
}

} // namespace Dailies
