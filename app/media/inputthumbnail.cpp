// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/inputthumbnail.h"

#include "app/media/inputreader.h"
#include "app/media/picturefile.h"

#include <QBuffer>
#include <QImageReader>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qint64 mostPixels = 64LL * 1024 * 1024;
constexpr qsizetype headSize = 64;

QImage inlinePicture(const QString& source, QSize bounds)
{
    const qsizetype comma = source.indexOf(u',');
    if (comma < 0 || !QStringView(source).left(comma).endsWith(u";base64"_s))
        return {};
    const auto bytes = QByteArray::fromBase64Encoding(
        QStringView(source).mid(comma + 1).toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    const QByteArray format = bytes ? pictureFormat((*bytes).left(headSize)) : QByteArray();
    if (format.isEmpty())
        return {};
    QBuffer buffer;
    buffer.setData(*bytes);
    QImageReader reader(&buffer, format);
    reader.setAutoTransform(true);
    QSize size = reader.size();
    if (size.isEmpty() || qint64{size.width()} * size.height() > mostPixels)
        return {};
    if (reader.transformation().testFlag(QImageIOHandler::TransformationRotate90))
        size.transpose();
    return readScaled(reader, size.scaled(bounds.boundedTo(size), Qt::KeepAspectRatio).expandedTo({1, 1}));
}

} // namespace

QImage inputThumbnail(const QString& source, QSize bounds)
{
    if (source.startsWith(u"data:image/"_s))
        return inlinePicture(source, bounds);
    return isLocalFile(source) ? readInput(localPath(source), bounds).thumbnail : QImage();
}

} // namespace Dailies
