// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/mediaitem.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>
#include <QUrl>

namespace Dailies {

using namespace Qt::StringLiterals;

const QList<MediaType>& mediaTypes()
{
    static const QList<MediaType> types = {
        {"first_frame", QT_TRANSLATE_NOOP("MediaType", "First frame"), MediaKind::Image},
        {"last_frame", QT_TRANSLATE_NOOP("MediaType", "Last frame"), MediaKind::Image},
        {"reference_image", QT_TRANSLATE_NOOP("MediaType", "Reference image"), MediaKind::Image},
        {"reference_video", QT_TRANSLATE_NOOP("MediaType", "Reference video"), MediaKind::Video},
        {"reference_audio", QT_TRANSLATE_NOOP("MediaType", "Reference audio"), MediaKind::Audio},
        {"file", QT_TRANSLATE_NOOP("MediaType", "Document"), MediaKind::Document},
        {"link", QT_TRANSLATE_NOOP("MediaType", "Web page"), MediaKind::Page},
        {"driving_audio", QT_TRANSLATE_NOOP("MediaType", "Driving audio"), MediaKind::Audio},
        {"video", QT_TRANSLATE_NOOP("MediaType", "Video"), MediaKind::Video},
    };
    return types;
}

namespace {
const MediaType* findType(const QString& word)
{
    for (const MediaType& type : mediaTypes()) {
        if (word == QLatin1StringView(type.word))
            return &type;
    }
    return nullptr;
}
} // namespace

QString mediaTypeLabel(const QString& word)
{
    const MediaType* type = findType(word);
    return type ? QCoreApplication::translate("MediaType", type->label) : word;
}

MediaKind mediumOf(const QString& word)
{
    const MediaType* type = findType(word);
    return type ? type->medium : MediaKind::Other;
}

bool isLocalFile(const QString& source)
{
    return source.startsWith("file:"_L1, Qt::CaseInsensitive);
}

QString localPath(const QString& source)
{
    // Only then, because an embedded file of megabytes would be parsed as a URL.
    return isLocalFile(source) ? QUrl(source).toLocalFile() : QString();
}

QStringList mediaNames(const QList<MediaItem>& items)
{
    QHash<MediaKind, int> counted;
    QStringList names;
    for (const MediaItem& item : items) {
        const MediaKind medium = mediumOf(item.type);
        const int number = ++counted[medium];
        switch (medium) {
        case MediaKind::Image: names.append(QCoreApplication::translate("MediaName", "Image %1").arg(number)); break;
        case MediaKind::Video: names.append(QCoreApplication::translate("MediaName", "Video %1").arg(number)); break;
        case MediaKind::Audio: names.append(QCoreApplication::translate("MediaName", "Audio %1").arg(number)); break;
        case MediaKind::Document:
        case MediaKind::Page:
        case MediaKind::Other: names.append(mediaTypeLabel(item.type)); break;
        }
    }
    return names;
}

} // namespace Dailies
