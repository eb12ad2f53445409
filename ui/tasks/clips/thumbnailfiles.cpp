// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/clips/thumbnailfiles.h"

#include "app/media/thumbnail.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int quality = 88;

QImage fitted(const QImage& picture, QSize bounds)
{
    if (picture.width() <= bounds.width() && picture.height() <= bounds.height())
        return picture;
    return picture.scaled(bounds, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace

QImage ThumbnailFiles::picture(const QString& clip, QSize bounds) const
{
    if (m_folder.isEmpty())
        return firstFrame(clip, bounds).value_or(QImage());
    if (const QImage known = read(clip, bounds); !known.isNull())
        return known;
    const QImage fresh = firstFrame(clip, storedSize).value_or(QImage());
    if (!fresh.isNull())
        keep(clip, fresh);
    return fresh.isNull() ? fresh : fitted(fresh, bounds);
}

QString ThumbnailFiles::fileFor(const QString& clip) const
{
    const QFileInfo info(clip);
    const QStringList facts{info.absoluteFilePath(), QString::number(info.size()),
        QString::number(info.lastModified().toMSecsSinceEpoch())};
    const QByteArray hash = QCryptographicHash::hash(facts.join(u'|').toUtf8(), QCryptographicHash::Sha256).toHex();
    return QDir(m_folder).filePath(u"take-%1.jpg"_s.arg(QLatin1StringView(hash.first(32))));
}

QImage ThumbnailFiles::read(const QString& clip, QSize bounds) const
{
    if (!QFileInfo::exists(clip))
        return {};
    QFile file(fileFor(clip));
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return {};
    QImageReader reader(&file, "jpeg");
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > storedSize.width() || size.height() > storedSize.height())
        return {}; // damaged, so it is made again
    if (size.width() > bounds.width() || size.height() > bounds.height())
        reader.setScaledSize(size.scaled(bounds, Qt::KeepAspectRatio));
    const QImage picture = reader.read().convertToFormat(QImage::Format_RGB32);
    file.setFileTime(QDateTime::currentDateTimeUtc(), QFileDevice::FileModificationTime); // marks it as recently used
    return picture;
}

void ThumbnailFiles::keep(const QString& clip, const QImage& picture) const
{
    if (!QDir().mkpath(m_folder))
        return;
    // If it cannot be written, the picture is made again next time.
    QSaveFile file(fileFor(clip));
    if (file.open(QIODevice::WriteOnly) && picture.save(&file, "JPEG", quality))
        file.commit();
    qint64 bytes = 0;
    const QFileInfoList kept = QDir(m_folder).entryInfoList({u"take-*.jpg"_s}, QDir::Files, QDir::Time);
    for (const QFileInfo& each : kept) { // most recently used first
        bytes += each.size();
        if (bytes > m_limit)
            QFile::remove(each.filePath());
    }
}

} // namespace Dailies
