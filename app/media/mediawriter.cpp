// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/mediawriter.h"

#include <array>
#include <utility>

extern "C" {
#include <libavutil/channel_layout.h>
#include <libavutil/dict.h>
#include <libavutil/opt.h>
}

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int rawFrameSize = 1024; ///< samples in a frame of uncompressed sound, which has no size of its own
constexpr int rateUnit = 1000;

tl::unexpected<Error> encoderFailure(const QString& codec, int code)
{
    return failure(
        ErrorKind::Media, MediaWriter::tr("This computer can't make %1: %2.").arg(codec, Av::errorText(code)));
}

} // namespace

tl::unexpected<Error> MediaWriter::writeFailure(int code) const
{
    return failure(ErrorKind::Storage, tr("Can't write %1: %2.").arg(m_name, Av::errorText(code)));
}

Result<MediaWriter> MediaWriter::open(
    const QString& file, const QString& name, const char* container, const QString& title)
{
    Av::keepQuiet();
    MediaWriter writer;
    writer.m_name = name;
    writer.m_packet.reset(av_packet_alloc());
    const QByteArray address = "file:" + file.toUtf8();
    AVFormatContext* output = nullptr;
    int code = avformat_alloc_output_context2(&output, nullptr, container, address.constData());
    writer.m_output.reset(output);
    if (code >= 0 && !writer.m_packet)
        code = AVERROR(ENOMEM);
    if (code >= 0)
        code = avio_open(&output->pb, address.constData(), AVIO_FLAG_WRITE);
    if (code < 0)
        return writer.writeFailure(code);
    if (!title.isEmpty())
        av_dict_set(&output->metadata, "title", title.left(200).toUtf8().constData(), 0);
    // Sound may be written long after the pictures it belongs to, and is still put beside them.
    output->max_interleave_delta = 0;
    return writer;
}

Result<void> MediaWriter::addTrack(
    Track& track, const AVCodec* encoder, const QString& name, const std::function<void(AVCodecContext&)>& describe)
{
    track.codec.reset(encoder ? avcodec_alloc_context3(encoder) : nullptr);
    track.stream = track.codec ? avformat_new_stream(m_output.get(), nullptr) : nullptr;
    if (!track.stream)
        return encoderFailure(name, AVERROR_ENCODER_NOT_FOUND);
    if ((m_output->oformat->flags & AVFMT_GLOBALHEADER) != 0)
        track.codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    describe(*track.codec);
    int code = avcodec_open2(track.codec.get(), encoder, nullptr);
    if (code >= 0)
        code = avcodec_parameters_from_context(track.stream->codecpar, track.codec.get());
    if (code < 0)
        return encoderFailure(name, code);
    track.stream->time_base = track.codec->time_base;
    return {};
}

Result<void> MediaWriter::addFilm(const Film& film)
{
    const Result<void> added =
        addTrack(m_film, avcodec_find_encoder_by_name("libx264"), u"H.264"_s, [&film](AVCodecContext& codec) {
            const bool isEven = film.size.width() % 2 == 0 && film.size.height() % 2 == 0;
            codec.width = film.size.width();
            codec.height = film.size.height();
            codec.pix_fmt = isEven ? AV_PIX_FMT_YUV420P : AV_PIX_FMT_YUV444P;
            codec.time_base = film.timeBase;
            codec.framerate = {qRound(film.fps * rateUnit), rateUnit};
            codec.sample_aspect_ratio = {1, 1};
            codec.gop_size = film.keyEvery;
            codec.max_b_frames = 0; // without B-frames, the first frame is at time zero in every player
            codec.thread_count = film.threads;
            codec.color_range = AVCOL_RANGE_MPEG;
            codec.colorspace = AVCOL_SPC_BT709;
            codec.color_primaries = AVCOL_PRI_BT709;
            codec.color_trc = AVCOL_TRC_BT709;
            av_opt_set(codec.priv_data, "preset", film.preset, 0);
            av_opt_set(codec.priv_data, "crf", film.quality, 0);
            av_opt_set(codec.priv_data, "x264-params", film.tuning, 0);
        });
    return added ? openScaler() : added;
}

Result<void> MediaWriter::addGif(QSize size)
{
    return addTrack(m_film, avcodec_find_encoder(AV_CODEC_ID_GIF), u"GIF"_s, [size](AVCodecContext& codec) {
        codec.width = size.width();
        codec.height = size.height();
        codec.pix_fmt = AV_PIX_FMT_PAL8;
        codec.time_base = {1, 100};
    });
}

Result<void> MediaWriter::addSound(const Sound& sound)
{
    const QString name = QString::fromLatin1(avcodec_get_name(sound.codec)).toUpper();
    return addTrack(m_sound, avcodec_find_encoder(sound.codec), name, [&sound](AVCodecContext& codec) {
        codec.sample_fmt = sound.format;
        codec.sample_rate = sound.rate;
        codec.bit_rate = sound.bitRate;
        codec.time_base = {1, sound.rate};
        if (sound.channels)
            av_channel_layout_copy(&codec.ch_layout, sound.channels);
        else
            av_channel_layout_default(&codec.ch_layout, 2);
    });
}

Result<void> MediaWriter::openScaler()
{
    const AVCodecContext& codec = *m_film.codec;
    m_picture.reset(av_frame_alloc());
    m_scaler.reset(sws_getContext(codec.width, codec.height, AV_PIX_FMT_RGB32, codec.width, codec.height, codec.pix_fmt,
        SWS_FAST_BILINEAR, nullptr, nullptr, nullptr));
    if (!m_picture || !m_scaler)
        return writeFailure(AVERROR(ENOMEM));
    const int* matrix = sws_getCoefficients(SWS_CS_ITU709);
    sws_setColorspaceDetails(m_scaler.get(), matrix, 1, matrix, 0, 0, 1 << 16, 1 << 16);
    m_picture->format = codec.pix_fmt;
    m_picture->width = codec.width;
    m_picture->height = codec.height;
    const int code = av_frame_get_buffer(m_picture.get(), 0);
    return code < 0 ? Result<void>(writeFailure(code)) : Result<void>();
}

Result<void> MediaWriter::begin()
{
    AVDictionary* options = nullptr;
    const QByteArrayView container = m_output->oformat->name;
    if (container == "mp4" || container == "ipod")
        av_dict_set(&options, "movflags", "+faststart", 0);
    const int code = avformat_write_header(m_output.get(), &options);
    av_dict_free(&options);
    return code < 0 ? Result<void>(writeFailure(code)) : Result<void>();
}

Result<void> MediaWriter::write(const QImage& picture, qint64 start, qint64 length)
{
    if (const int code = av_frame_make_writable(m_picture.get()); code < 0)
        return writeFailure(code);
    const std::array<const uint8_t*, 4> planes{picture.constBits(), nullptr, nullptr, nullptr};
    const std::array<int, 4> strides{static_cast<int>(picture.bytesPerLine()), 0, 0, 0};
    sws_scale(m_scaler.get(), planes.data(), strides.data(), 0, picture.height(), m_picture->data, m_picture->linesize);
    m_picture->pts = start;
    m_film.lengths.append(length);
    return encode(m_film, m_picture.get());
}

Result<void> MediaWriter::writeGifFrame(const AVFrame& frame)
{
    return encode(m_film, &frame);
}

Result<void> MediaWriter::writeSound(const AVFrame& frame)
{
    return encode(m_sound, &frame);
}

int MediaWriter::soundFrameSize() const
{
    return m_sound.codec->frame_size > 0 ? m_sound.codec->frame_size : rawFrameSize;
}

Av::Frame MediaWriter::newSoundFrame(int samples) const
{
    const AVCodecContext& codec = *m_sound.codec;
    Av::Frame frame(av_frame_alloc());
    if (!frame)
        return {};
    frame->nb_samples = samples;
    frame->format = codec.sample_fmt;
    frame->sample_rate = codec.sample_rate;
    const bool isReady =
        av_channel_layout_copy(&frame->ch_layout, &codec.ch_layout) >= 0 && av_frame_get_buffer(frame.get(), 0) >= 0;
    return isReady ? std::move(frame) : Av::Frame();
}

Result<void> MediaWriter::encode(Track& track, const AVFrame* frame)
{
    int code = avcodec_send_frame(track.codec.get(), frame);
    while (code >= 0) {
        code = avcodec_receive_packet(track.codec.get(), m_packet.get());
        if (code < 0)
            break;
        if (!track.lengths.isEmpty())
            m_packet->duration = track.lengths.takeFirst(); // otherwise the last frame would have no duration
        av_packet_rescale_ts(m_packet.get(), track.codec->time_base, track.stream->time_base);
        m_packet->stream_index = track.stream->index;
        code = av_interleaved_write_frame(m_output.get(), m_packet.get());
        if (code < 0)
            return writeFailure(code);
    }
    return code == AVERROR(EAGAIN) || code == AVERROR_EOF ? Result<void>() : Result<void>(writeFailure(code));
}

Result<void> MediaWriter::finish()
{
    for (Track* track : {&m_film, &m_sound}) {
        if (!track->codec)
            continue;
        if (const Result<void> flushed = encode(*track, nullptr); !flushed)
            return flushed;
    }
    int code = av_write_trailer(m_output.get());
    // A full disk may only be noticed when the buffer is flushed.
    const int closed = avio_closep(&m_output->pb);
    code = code < 0 ? code : closed;
    return code < 0 ? Result<void>(writeFailure(code)) : Result<void>();
}

} // namespace Dailies
