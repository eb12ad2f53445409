// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/inputreading.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QSize>

class QFile;

namespace Dailies {

/// The format of an image by its first bytes, such as "png"; empty for other data.
QByteArray pictureFormat(QByteArrayView head);

/// Fills `reading` with the facts of an open image file of this format. An image that would take too much memory or
/// time is described by its header but not decoded.
void readPicture(
    QFile& file, const QByteArray& format, QSize thumbnail, QDeadlineTimer deadline, InputReading& reading);

} // namespace Dailies
