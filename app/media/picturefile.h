// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/inputreading.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QImage>
#include <QSize>

class QFile;
class QImageReader;

namespace Dailies {

/// The format of an image by its first bytes, such as "png"; empty for other data.
QByteArray pictureFormat(QByteArrayView head);

/// Reads a picture and scales it to this size, also one with a palette. Null if it cannot be read.
QImage readScaled(QImageReader& reader, QSize size);

/// Fills `reading` with the facts of an open image file of this format. An image that would take too much memory or
/// time is described by its header but not decoded.
void readPicture(
    QFile& file, const QByteArray& format, QSize thumbnail, QDeadlineTimer deadline, InputReading& reading);

} // namespace Dailies
