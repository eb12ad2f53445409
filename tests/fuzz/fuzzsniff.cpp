// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/mediasniff.h"
#include "tests/fuzz/targets.h"

#include <QBuffer>

using namespace Dailies;

// The first bytes of files, and MP4 boxes.
void Fuzz::sniff(const QByteArray& input)
{
    QByteArray file = input;
    const MediaFormat format = sniffMedia(file.left(sniffLength));
    const bool isOpened = format != MediaFormat::TextManifest && format != MediaFormat::Unknown;
    require(bool(demuxerName(format)) == isOpened, "what is a play list, or not known, is never opened");
    require(mediaFormatName(format).isEmpty() != isOpened, "what is opened has a name");
    const bool isList = file.startsWith("#EXTM3U") || file.startsWith("ffconcat ") || file.startsWith("<?xml ");
    require(!isList || format == MediaFormat::TextManifest, "a play list is seen for one");

    QBuffer device(&file);
    device.open(QIODevice::ReadOnly);
    const bool isWhole = boxesComplete(device);
    QByteArray longer = QByteArray("\0\0\0\x08"
                                   "free",
                            8)
        + file;
    QBuffer more(&longer);
    more.open(QIODevice::ReadOnly);
    require(!isWhole || boxesComplete(more), "a box more makes a whole file no less whole");
}
