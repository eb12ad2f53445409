// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/inputreading.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QSize>

class QFile;

namespace Dailies {

/// A still picture's format by its first bytes, such as "png"; empty for anything else.
QByteArray pictureFormat(QByteArrayView head);

/// Puts into `reading` what an open file of this format tells of its picture. A picture that would take too much memory
/// or time is described as far as its head does it, and not drawn.
void readPicture(
    QFile& file, const QByteArray& format, QSize thumbnail, QDeadlineTimer deadline, InputReading& reading);

} // namespace Dailies
