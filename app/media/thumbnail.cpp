// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/thumbnail.h"

#include "app/media/framepicture.h"
#include "app/media/mediainput.h"

namespace Dailies {
namespace {

/// Returns null if the file ends or the time is over before there is a frame.
Av::Frame decodeFirst(const MediaInput& input, AVCodecContext& codec)
{
    const Av::Packet packet(av_packet_alloc());
    Av::Frame frame(av_frame_alloc());
    while (packet && frame && !input.isOverdue()) {
        const bool ended = av_read_frame(input.context(), packet.get()) < 0;
        if (ended)
            avcodec_send_packet(&codec, nullptr);
        else if (packet->stream_index == input.video()->index)
            avcodec_send_packet(&codec, packet.get()); // a damaged packet may be followed by a good one
        av_packet_unref(packet.get());
        if (avcodec_receive_frame(&codec, frame.get()) >= 0)
            return frame;
        if (ended)
            break;
    }
    return {};
}

} // namespace

Result<QImage> firstFrame(const QString& path, QSize bounds, std::chrono::milliseconds limit)
{
    const Result<MediaInput> input = MediaInput::open(path, limit);
    if (!input)
        return failure(input.error());
    if (!input->video())
        return failure(ErrorKind::Media, MediaInput::tr("%1 has no video track.").arg(path));
    // With frame threads, the decoder would wait for further frames that are not needed.
    const Av::Codec codec = openDecoder(*input, 1);
    if (!codec)
        return failure(
            ErrorKind::Media, MediaInput::tr("%1 uses an image format that can't be decoded here.").arg(path));
    const Av::Frame frame = decodeFirst(*input, *codec);
    if (!frame)
        return failure(ErrorKind::Media, MediaInput::tr("No frame of %1 can be decoded.").arg(path));

    const QImage image = framePicture(*frame, *input, bounds);
    if (image.isNull())
        return failure(ErrorKind::Media, MediaInput::tr("Can't scale down the frame of %1.").arg(path));
    return image;
}

} // namespace Dailies
