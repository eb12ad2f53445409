// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/clipencoder.h"

#include "app/practice/clipspec.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

extern "C" {
#include <libavutil/channel_layout.h>
#include <libavutil/dict.h>
#include <libavutil/opt.h>
}

namespace Dailies {
namespace {

constexpr int sampleRate = 48000;
constexpr qint64 fadeSamples = sampleRate / 20;

struct ClipEncoderText {
    Q_DECLARE_TR_FUNCTIONS(Dailies::ClipEncoder)
};

tl::unexpected<Error> writeFailure(int code)
{
    return failure(
        ErrorKind::Storage, ClipEncoderText::tr("Can't write the sample clip: %1.").arg(Av::errorText(code)));
}

tl::unexpected<Error> encoderFailure(const QString& codec, int code)
{
    return failure(
        ErrorKind::Media, ClipEncoderText::tr("This computer can't make %1: %2.").arg(codec, Av::errorText(code)));
}

/// Notes of a pentatonic scale, which sound well in any order, over two octaves from A3.
double pitchOf(quint32 seed)
{
    constexpr std::array steps{0, 3, 5, 7, 10, 12, 15, 17, 19, 22};
    return 220.0 * std::exp2(steps[seed % steps.size()] / 12.0);
}

} // namespace

Result<ClipEncoder> ClipEncoder::open(const ClipSpec& spec, const QString& file)
{
    Av::keepQuiet();
    ClipEncoder encoder;
    encoder.m_packet.reset(av_packet_alloc());
    encoder.m_allSamples = std::llround(double(frameCount(spec)) * sampleRate / spec.fps);
    encoder.m_pitch = spec.sound ? pitchOf(spec.seed) : 0;
    Result<void> opened = encoder.openFile(file, spec.title);
    if (opened)
        opened = encoder.openVideo(spec);
    if (opened)
        opened = encoder.openAudio();
    if (opened)
        opened = encoder.openScaler();
    if (!opened)
        return failure(opened.error());
    AVDictionary* options = nullptr;
    av_dict_set(&options, "movflags", "+faststart", 0);
    const int code = avformat_write_header(encoder.m_output.get(), &options);
    av_dict_free(&options);
    if (code < 0)
        return writeFailure(code);
    return encoder;
}

Result<void> ClipEncoder::openFile(const QString& file, const QString& title)
{
    const QByteArray address = "file:" + file.toUtf8();
    AVFormatContext* output = nullptr;
    int code = avformat_alloc_output_context2(&output, nullptr, "mp4", address.constData());
    m_output.reset(output);
    if (code >= 0)
        code = avio_open(&output->pb, address.constData(), AVIO_FLAG_WRITE);
    if (code < 0)
        return writeFailure(code);
    av_dict_set(&output->metadata, "title", title.left(200).toUtf8().constData(), 0);
    return {};
}

Result<void> ClipEncoder::openVideo(const ClipSpec& spec)
{
    const AVCodec* encoder = avcodec_find_encoder_by_name("libx264");
    m_video.reset(encoder ? avcodec_alloc_context3(encoder) : nullptr);
    m_videoStream = m_video ? avformat_new_stream(m_output.get(), nullptr) : nullptr;
    if (!m_videoStream)
        return encoderFailure(QStringLiteral("H.264"), AVERROR_ENCODER_NOT_FOUND);
    m_video->width = spec.size.width();
    m_video->height = spec.size.height();
    m_video->pix_fmt = AV_PIX_FMT_YUV420P;
    m_video->time_base = {1, spec.fps};
    m_video->framerate = {spec.fps, 1};
    m_video->sample_aspect_ratio = {1, 1};
    m_video->gop_size = spec.fps; // a key frame each second makes seeking fast
    m_video->max_b_frames = 0; // without B-frames, the first frame is at time zero in every player
    m_video->thread_count = 1; // several clips are made in parallel
    m_video->color_range = AVCOL_RANGE_MPEG;
    m_video->colorspace = AVCOL_SPC_BT709;
    m_video->color_primaries = AVCOL_PRI_BT709;
    m_video->color_trc = AVCOL_TRC_BT709;
    m_video->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    av_opt_set(m_video->priv_data, "preset", "superfast", 0);
    av_opt_set(m_video->priv_data, "crf", "22", 0);
    av_opt_set(m_video->priv_data, "x264-params", "log=-1:aq-mode=1:rc-lookahead=0:sync-lookahead=0", 0);
    int code = avcodec_open2(m_video.get(), encoder, nullptr);
    if (code >= 0)
        code = avcodec_parameters_from_context(m_videoStream->codecpar, m_video.get());
    if (code < 0)
        return encoderFailure(QStringLiteral("H.264"), code);
    m_videoStream->time_base = m_video->time_base;
    m_videoStream->avg_frame_rate = m_video->framerate;
    return {};
}

Result<void> ClipEncoder::openAudio()
{
    const AVCodec* encoder = avcodec_find_encoder(AV_CODEC_ID_AAC);
    m_audio.reset(encoder ? avcodec_alloc_context3(encoder) : nullptr);
    m_audioStream = m_audio ? avformat_new_stream(m_output.get(), nullptr) : nullptr;
    if (!m_audioStream)
        return encoderFailure(QStringLiteral("AAC"), AVERROR_ENCODER_NOT_FOUND);
    m_audio->sample_fmt = AV_SAMPLE_FMT_FLTP;
    m_audio->sample_rate = sampleRate;
    av_channel_layout_default(&m_audio->ch_layout, 2);
    m_audio->bit_rate = 96000;
    m_audio->time_base = {1, sampleRate};
    m_audio->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    int code = avcodec_open2(m_audio.get(), encoder, nullptr);
    if (code >= 0)
        code = avcodec_parameters_from_context(m_audioStream->codecpar, m_audio.get());
    if (code < 0)
        return encoderFailure(QStringLiteral("AAC"), code);
    m_audioStream->time_base = m_audio->time_base;
    return {};
}

Result<void> ClipEncoder::openScaler()
{
    m_picture.reset(av_frame_alloc());
    m_scaler.reset(sws_getContext(m_video->width, m_video->height, AV_PIX_FMT_RGB32, m_video->width, m_video->height,
        AV_PIX_FMT_YUV420P, SWS_FAST_BILINEAR, nullptr, nullptr, nullptr));
    if (!m_picture || !m_scaler || !m_packet)
        return writeFailure(AVERROR(ENOMEM));
    const int* matrix = sws_getCoefficients(SWS_CS_ITU709);
    sws_setColorspaceDetails(m_scaler.get(), matrix, 1, matrix, 0, 0, 1 << 16, 1 << 16);
    m_picture->format = AV_PIX_FMT_YUV420P;
    m_picture->width = m_video->width;
    m_picture->height = m_video->height;
    const int code = av_frame_get_buffer(m_picture.get(), 0);
    return code < 0 ? Result<void>(writeFailure(code)) : Result<void>();
}

Result<void> ClipEncoder::addFrame(const QImage& picture)
{
    if (const int code = av_frame_make_writable(m_picture.get()); code < 0)
        return writeFailure(code);
    const std::array<const uint8_t*, 4> planes{picture.constBits(), nullptr, nullptr, nullptr};
    const std::array<int, 4> strides{static_cast<int>(picture.bytesPerLine()), 0, 0, 0};
    sws_scale(m_scaler.get(), planes.data(), strides.data(), 0, picture.height(), m_picture->data, m_picture->linesize);
    m_picture->pts = m_frames++;
    if (const Result<void> done = encode(*m_video, m_picture.get(), *m_videoStream, 1); !done)
        return done;
    const qint64 sample = m_frames * sampleRate / m_video->time_base.den;
    return addSoundUntil(std::min(sample, m_allSamples));
}

Result<void> ClipEncoder::addSoundUntil(qint64 sample)
{
    // Only the last chunk may be shorter than the encoder's frame size.
    while (m_samples < m_allSamples && (sample == m_allSamples || sample - m_samples >= m_audio->frame_size)) {
        const Av::Frame frame(av_frame_alloc());
        if (!frame)
            return writeFailure(AVERROR(ENOMEM));
        frame->nb_samples = static_cast<int>(std::min<qint64>(m_audio->frame_size, m_allSamples - m_samples));
        frame->format = AV_SAMPLE_FMT_FLTP;
        frame->sample_rate = sampleRate;
        int code = av_channel_layout_copy(&frame->ch_layout, &m_audio->ch_layout);
        if (code >= 0)
            code = av_frame_get_buffer(frame.get(), 0);
        if (code < 0)
            return writeFailure(code);
        fillTone(*frame);
        frame->pts = m_samples;
        m_samples += frame->nb_samples;
        if (const Result<void> done = encode(*m_audio, frame.get(), *m_audioStream, 0); !done)
            return done;
    }
    return {};
}

void ClipEncoder::fillTone(AVFrame& frame)
{
    constexpr double turn = 2 * std::numbers::pi;
    const std::array<float*, 2> channels{
        reinterpret_cast<float*>(frame.data[0]), reinterpret_cast<float*>(frame.data[1])};
    for (int i = 0; i < frame.nb_samples; ++i) {
        const qint64 at = m_samples + i;
        const double time = double(at) / sampleRate;
        const double edge = double(std::min({at, m_allSamples - 1 - at, fadeSamples})) / fadeSamples;
        const double breath = 0.75 + 0.25 * std::sin(turn * time / 4);
        for (size_t c = 0; c < channels.size(); ++c) {
            const double pitch = m_pitch * (c == 0 ? 1.0 : 1.002); // a slow beat between left and right
            const double wave = std::sin(turn * pitch * time) + 0.4 * std::sin(turn * pitch * 1.5 * time);
            channels[c][i] = m_pitch > 0 ? static_cast<float>(0.07 * edge * breath * wave) : 0.0F;
        }
    }
}

Result<void> ClipEncoder::encode(AVCodecContext& codec, const AVFrame* frame, AVStream& stream, qint64 packetDuration)
{
    int code = avcodec_send_frame(&codec, frame);
    while (code >= 0) {
        code = avcodec_receive_packet(&codec, m_packet.get());
        if (code < 0)
            break;
        if (packetDuration > 0)
            m_packet->duration = packetDuration; // otherwise the last frame would have no duration
        av_packet_rescale_ts(m_packet.get(), codec.time_base, stream.time_base);
        m_packet->stream_index = stream.index;
        code = av_interleaved_write_frame(m_output.get(), m_packet.get());
        if (code < 0)
            return writeFailure(code);
    }
    return code == AVERROR(EAGAIN) || code == AVERROR_EOF ? Result<void>() : Result<void>(writeFailure(code));
}

Result<void> ClipEncoder::finish()
{
    Result<void> done = addSoundUntil(m_allSamples);
    if (done)
        done = encode(*m_video, nullptr, *m_videoStream, 1);
    if (done)
        done = encode(*m_audio, nullptr, *m_audioStream, 0);
    if (!done)
        return done;
    int code = av_write_trailer(m_output.get());
    // A full disk may only be noticed when the buffer is flushed.
    const int closed = avio_closep(&m_output->pb);
    code = code < 0 ? code : closed;
    return code < 0 ? Result<void>(writeFailure(code)) : Result<void>();
}

} // namespace Dailies
