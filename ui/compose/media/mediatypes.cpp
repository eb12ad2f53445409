// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediatypes.h"

#include "app/request/kindfields.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using Suffixes = std::pair<MediaKind, QStringList>;

const QList<Suffixes>& knownSuffixes()
{
    static const QList<Suffixes> known = {
        {MediaKind::Image,
            {u"png"_s, u"jpg"_s, u"jpeg"_s, u"jfif"_s, u"webp"_s, u"bmp"_s, u"gif"_s, u"tif"_s, u"tiff"_s, u"heic"_s,
                u"avif"_s}},
        {MediaKind::Video, {u"mp4"_s, u"mov"_s, u"m4v"_s, u"mkv"_s, u"webm"_s, u"avi"_s}},
        {MediaKind::Audio, {u"mp3"_s, u"wav"_s, u"m4a"_s, u"aac"_s, u"flac"_s, u"ogg"_s, u"opus"_s}},
        {MediaKind::Document,
            {u"pdf"_s, u"txt"_s, u"md"_s, u"doc"_s, u"docx"_s, u"xls"_s, u"xlsx"_s, u"ppt"_s, u"pptx"_s}},
        {MediaKind::Page, {u"html"_s, u"htm"_s}},
    };
    return known;
}

bool hasTypeFor(const QStringList& types, MediaKind medium)
{
    return std::any_of(types.begin(), types.end(), [medium](const QString& type) { return mediumOf(type) == medium; });
}

} // namespace

std::optional<MediaKind> mediumOfName(const QString& name)
{
    const QString suffix = QFileInfo(name).suffix().toLower();
    for (const auto& [medium, suffixes] : knownSuffixes()) {
        if (suffixes.contains(suffix))
            return medium;
    }
    return {};
}

QString namePatterns(const QList<MediaKind>& media)
{
    QStringList patterns;
    for (const auto& [medium, suffixes] : knownSuffixes()) {
        for (const QString& suffix : suffixes) {
            if (media.contains(medium))
                patterns.append(u"*."_s + suffix);
        }
    }
    return patterns.join(u' ');
}

QList<MediaKind> fileMediaOf(const RequestKind& kind)
{
    QList<MediaKind> media;
    for (const MediaKind medium : {MediaKind::Image, MediaKind::Video, MediaKind::Audio, MediaKind::Document}) {
        if (hasTypeFor(mediaTypesOf(kind), medium))
            media.append(medium);
    }
    return media;
}

QString likelyMediaType(const RequestKind& kind, const QList<MediaItem>& present, std::optional<MediaKind> medium)
{
    const QStringList& offered = mediaTypesOf(kind);
    if (offered.isEmpty())
        return {};
    static const QStringList once = {u"first_frame"_s, u"last_frame"_s, u"driving_audio"_s};
    const MediaKind wanted = medium.value_or(mediumOf(offered.first()));
    const auto isUsed = [&present](const QString& word) {
        return std::any_of(
            present.begin(), present.end(), [&word](const MediaItem& item) { return item.type == word; });
    };
    QString second; // matches the medium, but is already used
    for (const QString& word : offered) {
        if (mediumOf(word) != wanted)
            continue;
        if (!once.contains(word) || !isUsed(word))
            return word;
        second = word;
    }
    return second.isEmpty() ? offered.first() : second;
}

bool takesMedium(const RequestKind& kind, const ModelLimits& limits, MediaKind medium)
{
    const QList<MediaCount> counts = limits.media.value(kind.apiType).counts;
    const bool isInProfile = std::any_of(
        counts.begin(), counts.end(), [medium](const MediaCount& count) { return hasTypeFor(count.types, medium); });
    return hasTypeFor(mediaTypesOf(kind), medium) && (counts.isEmpty() || isInProfile);
}

QStringList offeredMediaTypes(const RequestKind& kind, MediaKind medium)
{
    QStringList types = mediaTypesOf(kind);
    std::stable_partition(
        types.begin(), types.end(), [medium](const QString& word) { return mediumOf(word) == medium; });
    return types;
}

} // namespace Dailies
