// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/localfiles.h"

#include "app/request/kindfields.h"

namespace Dailies {

using namespace Qt::StringLiterals;

QList<LocalFile> localFiles(const VideoRequest& request)
{
    QList<LocalFile> files;
    const auto add = [&files](const LocalFile& file) {
        if (isLocalFile(file.source))
            files.append(file);
    };
    if (offers(request.kind, Field::Media)) {
        for (int i = 0; i < request.media.size(); ++i) {
            const MediaItem& item = request.media.at(i);
            const MediaKind medium = mediumOf(item.type);
            const bool isInline = medium == MediaKind::Image || medium == MediaKind::Other;
            add({Field::Media, i, u"source"_s, item.source, medium, isInline ? FileWay::Inline : FileWay::Link});
            if (offersReferenceVoice(request.kind))
                add({Field::Media, i, u"referenceVoice"_s, item.referenceVoice, MediaKind::Audio});
        }
    }
    if (offers(request.kind, Field::ImageAddress))
        add({Field::ImageAddress, -1, {}, request.imageAddress, MediaKind::Image});
    if (offers(request.kind, Field::Images)) {
        for (int i = 0; i < request.images.size(); ++i)
            add({Field::Images, i, u"address"_s, request.images.at(i), MediaKind::Image});
    }
    return files;
}

QStringList visualSources(const VideoRequest& request)
{
    QStringList sources;
    // The form keeps values of fields that this kind does not send.
    if (offers(request.kind, Field::Media)) {
        for (const MediaItem& item : request.media) {
            const MediaKind medium = mediumOf(item.type);
            if (medium == MediaKind::Image || medium == MediaKind::Video)
                sources.append(item.source);
        }
    }
    if (offers(request.kind, Field::ImageAddress))
        sources.append(request.imageAddress);
    if (offers(request.kind, Field::Images))
        sources += request.images;
    return sources;
}

QStringList sourcesByLink(const VideoRequest& request)
{
    QStringList sources;
    for (const LocalFile& file : localFiles(request)) {
        if (file.way == FileWay::Link && !sources.contains(file.source))
            sources.append(file.source);
    }
    return sources;
}

VideoRequest withLinks(VideoRequest request, const QHash<QString, QString>& links)
{
    for (const LocalFile& file : localFiles(request)) {
        const auto link = links.constFind(file.source);
        if (file.way != FileWay::Link || link == links.cend())
            continue;
        if (file.field == Field::ImageAddress)
            request.imageAddress = *link;
        else if (file.field == Field::Images)
            request.images[file.index] = *link;
        else if (file.part == "referenceVoice"_L1)
            request.media[file.index].referenceVoice = *link;
        else
            request.media[file.index].source = *link;
    }
    return request;
}

} // namespace Dailies
