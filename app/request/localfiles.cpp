// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/localfiles.h"

#include "app/request/kindfields.h"

#include <QFileInfo>
#include <QSet>
#include <QUrl>

namespace Dailies {

using namespace Qt::StringLiterals;

FileWay wayByName(const QString& source, MediaKind medium)
{
    static const QSet<QString> pictures{
        u"gif"_s, u"tif"_s, u"tiff"_s, u"heic"_s, u"heif"_s, u"avif"_s, u"jxl"_s, u"svg"_s};
    static const QSet<QString> others{u"mp4"_s, u"mov"_s, u"m4v"_s, u"mkv"_s, u"webm"_s, u"avi"_s, u"mp3"_s, u"wav"_s,
        u"m4a"_s, u"aac"_s, u"flac"_s, u"ogg"_s, u"opus"_s, u"pdf"_s, u"txt"_s, u"md"_s, u"doc"_s, u"docx"_s, u"xls"_s,
        u"xlsx"_s, u"ppt"_s, u"pptx"_s, u"html"_s, u"htm"_s};
    if (medium != MediaKind::Image && medium != MediaKind::Other)
        return FileWay::Link;
    const QString suffix = QFileInfo(localPath(source)).suffix().toLower();
    const bool isByLink = pictures.contains(suffix) || (medium == MediaKind::Other && others.contains(suffix));
    return isByLink ? FileWay::Link : FileWay::Inline;
}

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
            add({Field::Media, i, u"source"_s, item.source, medium, wayByName(item.source, medium)});
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

void changeSources(VideoRequest& request, const std::function<void(QString& source)>& change)
{
    for (MediaItem& item : request.media) {
        change(item.source);
        change(item.referenceVoice);
    }
    change(request.imageAddress);
    for (QString& image : request.images)
        change(image);
}

VideoRequest withFiles(VideoRequest request, const std::function<QString(const QString& path)>& placeOf)
{
    changeSources(request, [&placeOf](QString& source) { source = withFiles(source, placeOf); });
    return request;
}

QString withFiles(const QString& source, const std::function<QString(const QString& path)>& placeOf)
{
    const QString path = localPath(source);
    const QString place = path.isEmpty() ? path : placeOf(path);
    return place == path ? source : QUrl::fromLocalFile(place).toString();
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
