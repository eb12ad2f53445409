// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/thumbnail.h"

#include "app/media/mediainput.h"

#include <QTransform>

#include <algorithm>
#include <array>

extern "C" {
#include <libavutil/pixdesc.h>
}

namespace Dailies {
namespace {

Av::Codec openDecoder(const AVStream& stream)
{
    const AVCodec* decoder = avcodec_find_decoder(stream.codecpar->codec_id);
    Av::Codec codec(decoder ? avcodec_alloc_context3(decoder) : nullptr);
    if (!codec || avcodec_parameters_to_context(codec.get(), stream.codecpar) < 0)
        return {};
    codec->pkt_timebase = stream.time_base;
    codec->thread_count = 1; // threads by frame would wait for frames that nobody wants
    codec->max_pixels = stream.codecpar->width * qint64(stream.codecpar->height) * 4;
    return avcodec_open2(codec.get(), decoder, nullptr) < 0 ? Av::Codec{} : std::move(codec);
}

// Null where the file ends, or time runs out, before a frame came.
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

QImage scaledImage(const AVFrame& frame, QSize size)
{
    const Av::Scaler scaler(sws_getContext(frame.width, frame.height, static_cast<AVPixelFormat>(frame.format),
        size.width(), size.height(), AV_PIX_FMT_RGB32, SWS_AREA, nullptr, nullptr, nullptr));
    QImage image(size, QImage::Format_RGB32);
    if (!scaler || image.isNull())
        return {};
    // Files seldom name their colour matrix; by custom high definition is BT.709 and smaller BT.601.
    const bool named = frame.colorspace != AVCOL_SPC_UNSPECIFIED && frame.colorspace != AVCOL_SPC_RGB;
    const int matrix = named ? int(frame.colorspace) : frame.height >= 720 ? SWS_CS_ITU709 : SWS_CS_ITU601;
    const int full = frame.color_range == AVCOL_RANGE_JPEG ? 1 : 0;
    sws_setColorspaceDetails(
        scaler.get(), sws_getCoefficients(matrix), full, sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, 1 << 16, 1 << 16);
    const std::array<uint8_t*, 4> planes{image.bits(), nullptr, nullptr, nullptr};
    const std::array<int, 4> strides{static_cast<int>(image.bytesPerLine()), 0, 0, 0};
    const int lines =
        sws_scale(scaler.get(), frame.data, frame.linesize, 0, frame.height, planes.data(), strides.data());
    return lines == size.height() ? image : QImage();
}

} // namespace

Result<QImage> firstFrame(const QString& path, QSize bounds, std::chrono::milliseconds limit)
{
    const Result<MediaInput> input = MediaInput::open(path, limit);
    if (!input)
        return failure(input.error());
    if (!input->video())
        return failure(ErrorKind::Media, MediaInput::tr("%1 has no picture.").arg(path));
    const Av::Codec codec = openDecoder(*input->video());
    if (!codec)
        return failure(
            ErrorKind::Media, MediaInput::tr("The picture of %1 is of a kind that cannot be decoded here.").arg(path));
    const Av::Frame frame = decodeFirst(*input, *codec);
    if (!frame)
        return failure(ErrorKind::Media, MediaInput::tr("No picture of %1 can be decoded.").arg(path));

    const int turned = input->rotation();
    const QSize shown = input->shownSize();
    QSize target = bounds.isEmpty() ? shown : shown.scaled(bounds.boundedTo(shown), Qt::KeepAspectRatio);
    if (shown != input->uprightSize())
        target.transpose();
    const QImage image = scaledImage(*frame, target.expandedTo(QSize(1, 1)));
    if (image.isNull())
        return failure(ErrorKind::Media, MediaInput::tr("The picture of %1 cannot be made smaller.").arg(path));
    // Other angles than quarter turns would add corners that no player shows.
    return turned % 90 == 0 && turned != 0 ? image.transformed(QTransform().rotate(turned)) : image;
}

} // namespace Dailies
