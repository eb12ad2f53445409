// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/mediasniff.h"
#include "tests/fuzz/fuzz.h"

#include <QBuffer>

using namespace Dailies;

// The first bytes of files, and the boxes of MP4.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    QByteArray file = Fuzz::bytes(data, size);
    const MediaFormat format = sniffMedia(file.left(sniffLength));
    Fuzz::require(format != MediaFormat::TextManifest || !demuxerName(format), "a play list is never opened");
    Fuzz::require(format != MediaFormat::Unknown || !demuxerName(format), "what is not known is never opened");
    QBuffer device(&file);
    device.open(QIODevice::ReadOnly);
    boxesComplete(device);
    return 0;
}
