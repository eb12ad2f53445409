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
        {"first_frame", QT_TRANSLATE_NOOP("MediaType", "First frame"), Medium::Image},
        {"last_frame", QT_TRANSLATE_NOOP("MediaType", "Last frame"), Medium::Image},
        {"reference_image", QT_TRANSLATE_NOOP("MediaType", "Reference image"), Medium::Image},
        {"reference_video", QT_TRANSLATE_NOOP("MediaType", "Reference video"), Medium::Video},
        {"reference_audio", QT_TRANSLATE_NOOP("MediaType", "Reference audio"), Medium::Audio},
        {"file", QT_TRANSLATE_NOOP("MediaType", "Document"), Medium::Document},
        {"link", QT_TRANSLATE_NOOP("MediaType", "Web page"), Medium::Page},
        {"driving_audio", QT_TRANSLATE_NOOP("MediaType", "Driving audio"), Medium::Audio},
        {"video", QT_TRANSLATE_NOOP("MediaType", "Video"), Medium::Video},
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

Medium mediumOf(const QString& word)
{
    const MediaType* type = findType(word);
    return type ? type->medium : Medium::Other;
}

bool isLocalFile(const QString& source)
{
    return source.startsWith("file:"_L1, Qt::CaseInsensitive);
}

QString localPath(const QString& source)
{
    return QUrl(source).toLocalFile();
}

QStringList mediaNames(const QList<MediaItem>& items)
{
    QHash<Medium, int> counted;
    QStringList names;
    for (const MediaItem& item : items) {
        const Medium medium = mediumOf(item.type);
        const int number = ++counted[medium];
        switch (medium) {
        case Medium::Image: names.append(QCoreApplication::translate("MediaName", "Image %1").arg(number)); break;
        case Medium::Video: names.append(QCoreApplication::translate("MediaName", "Video %1").arg(number)); break;
        case Medium::Audio: names.append(QCoreApplication::translate("MediaName", "Audio %1").arg(number)); break;
        case Medium::Document:
        case Medium::Page:
        case Medium::Other: names.append(mediaTypeLabel(item.type)); break;
        }
    }
    return names;
}

} // namespace Dailies
