// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/filmstrip.h"

#include "app/media/localfile.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QSaveFile>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int quality = 82;
constexpr int longestSide = 16384;

} // namespace

QRect Filmstrip::at(double part) const
{
    if (isEmpty())
        return {};
    const int number = std::clamp(static_cast<int>(part * count), 0, count - 1);
    return {QPoint(number * size().width(), 0), size()};
}

Result<Filmstrip> makeFilmstrip(const QString& path, int count, QSize bounds, const FrameReader::Bounds& limits)
{
    const auto deadline = std::chrono::steady_clock::now() + limits.limit;
    auto reader = FrameReader::open(path, limits, 1); // not urgent, so the other cores are left to the player
    if (!reader)
        return failure(reader.error());
    reader->keepFew();
    Filmstrip strip;
    strip.count = std::min(count, reader->count());
    const qint64 first = reader->startUs(0);
    const qint64 length = reader->startUs(reader->count() - 1) - first;
    for (int cell = 0; cell < strip.count; ++cell) {
        const int number = reader->numberAtUs(first + length * (2 * cell + 1) / (2 * strip.count));
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
        const auto frame = reader->frame(number, {left, limits.isUnwanted});
        if (!frame)
            return failure(frame.error());
        const Result<QImage> picture = reader->pictureOf(**frame, bounds);
        if (!picture)
            return failure(picture.error());
        if (strip.pictures.isNull()) {
            strip.pictures = QImage(picture->width() * strip.count, picture->height(), QImage::Format_RGB32);
            if (strip.pictures.isNull())
                return failure(ErrorKind::Media, MediaInput::tr("Not enough memory to read %1.").arg(path));
        }
        QPainter(&strip.pictures).drawImage(picture->width() * cell, 0, *picture);
    }
    return strip;
}

QString FilmstripCache::fileFor(const QString& path, int count, QSize bounds) const
{
    const FileStamp stamp = stampOf(path);
    const QStringList facts{QFileInfo(path).absoluteFilePath(), QString::number(stamp.bytes),
        QString::number(stamp.modified.toMSecsSinceEpoch()), QString::number(stamp.inode), QString::number(count),
        QString::number(bounds.width()), QString::number(bounds.height())};
    const QByteArray hash = QCryptographicHash::hash(facts.join(u'|').toUtf8(), QCryptographicHash::Sha256).toHex();
    return QDir(m_folder).filePath(u"strip-%1.jpg"_s.arg(QLatin1StringView(hash.first(32))));
}

Filmstrip FilmstripCache::find(const QString& path, int count, QSize bounds) const
{
    if (m_folder.isEmpty())
        return {};
    QFile file(fileFor(path, count, bounds));
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return {};
    QImageReader reader(&file, "jpeg");
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > longestSide * 4 || size.height() > longestSide)
        return {};
    const QImage read = reader.read();
    const QImage pictures = read.convertToFormat(QImage::Format_RGB32);
    const int cells = read.text(u"Cells"_s).toInt();
    if (pictures.isNull() || cells < 1 || cells > count || pictures.width() % cells != 0)
        return {}; // damaged, so it is made again
    file.setFileTime(QDateTime::currentDateTimeUtc(), QFileDevice::FileModificationTime); // marks it as recently used
    return {pictures, cells};
}

void FilmstripCache::keep(const QString& path, int count, QSize bounds, const Filmstrip& strip) const
{
    if (m_folder.isEmpty() || strip.isEmpty() || !QDir().mkpath(m_folder))
        return;
    QImage image = strip.pictures;
    image.setText(u"Cells"_s, QString::number(strip.count));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSaveFile file(fileFor(path, count, bounds));
    if (image.save(&buffer, "JPEG", quality) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size())
        file.commit();
    evict();
}

void FilmstripCache::evict() const
{
    const QFileInfoList strips = QDir(m_folder).entryInfoList({u"strip-*.jpg"_s}, QDir::Files, QDir::Time);
    qint64 bytes = 0;
    for (const QFileInfo& each : strips) { // most recently used first
        bytes += each.size();
        if (bytes > m_mostBytes)
            QFile::remove(each.filePath());
    }
}

} // namespace Dailies
