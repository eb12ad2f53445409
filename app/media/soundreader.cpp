// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/soundreader.h"

#include "app/media/mediawriter.h"

#include <algorithm>
#include <limits>

extern "C" {
#include <libavutil/channel_layout.h>
#include <libavutil/mathematics.h>
#include <libavutil/samplefmt.h>
}

namespace Dailies {

namespace {

constexpr auto longest = std::chrono::minutes(10); ///< for reading the sound of a clip
constexpr qint64 leadUs = 200'000; ///< decoders need a few frames before the first exact one
constexpr int timeBaseUs = 1'000'000;

} // namespace

Result<SoundReader> SoundReader::open(const QString& path, const std::function<bool()>& isStopped)
{
    Result<MediaInput> input = MediaInput::open(path);
    if (!input)
        return failure(input.error());
    SoundReader reader(std::move(*input));
    reader.m_input.allow(longest, isStopped);
    const AVFormatContext& context = *reader.m_input.context();
    for (unsigned i = 0; i < context.nb_streams; ++i) {
        AVStream* stream = context.streams[i];
        if (stream->codecpar->codec_type == AVMEDIA_TYPE_AUDIO && !reader.m_stream)
            reader.m_stream = stream;
        else
            stream->discard = AVDISCARD_ALL;
    }
    if (!reader.m_stream)
        return failure(ErrorKind::Media, MediaInput::tr("%1 has no sound track.").arg(path));
    if (!reader.m_packet || !reader.openDecoder())
        return failure(ErrorKind::Media, MediaInput::tr("The sound of %1 can't be decoded here.").arg(path));
    return reader;
}

bool SoundReader::openDecoder()
{
    const AVCodec* decoder = avcodec_find_decoder(m_stream->codecpar->codec_id);
    m_codec.reset(decoder ? avcodec_alloc_context3(decoder) : nullptr);
    if (!m_codec || avcodec_parameters_to_context(m_codec.get(), m_stream->codecpar) < 0)
        return false;
    m_codec->pkt_timebase = m_stream->time_base;
    if (avcodec_open2(m_codec.get(), decoder, nullptr) < 0 || m_codec->sample_rate <= 0)
        return false;
    if (m_codec->ch_layout.order == AV_CHANNEL_ORDER_UNSPEC)
        av_channel_layout_default(&m_codec->ch_layout, m_codec->ch_layout.nb_channels);
    return true;
}

tl::unexpected<Error> SoundReader::problem() const
{
    if (m_input.isUnwanted())
        return failure(ErrorKind::Stopped, MediaInput::tr("Stopped reading %1.").arg(m_input.path()));
    return failure(ErrorKind::Media, MediaInput::tr("The sound of %1 is damaged.").arg(m_input.path()));
}

Result<qint64> SoundReader::copy(qint64 fromUs, std::optional<qint64> toUs, MediaWriter& writer)
{
    m_kind = writer.newSoundFrame(1);
    if (!m_kind)
        return problem();
    m_rate = m_kind->sample_rate;
    m_from = av_rescale_q(fromUs, {1, timeBaseUs}, {1, m_rate});
    m_count = toUs ? av_rescale_q(*toUs, {1, timeBaseUs}, {1, m_rate}) - m_from : std::numeric_limits<qint64>::max();
    m_at.reset();
    m_written = 0;
    SwrContext* resampler = nullptr;
    const auto format = static_cast<AVSampleFormat>(m_kind->format);
    swr_alloc_set_opts2(&resampler, &m_kind->ch_layout, format, m_rate, &m_codec->ch_layout, m_codec->sample_fmt,
        m_codec->sample_rate, 0, nullptr);
    m_resampler.reset(resampler);
    m_queue.reset(av_audio_fifo_alloc(format, m_kind->ch_layout.nb_channels, writer.soundFrameSize()));
    if (!m_resampler || swr_init(m_resampler.get()) < 0 || !m_queue)
        return problem();
    avcodec_flush_buffers(m_codec.get());
    const qint64 lead = av_rescale_q(fromUs - leadUs, {1, timeBaseUs}, m_stream->time_base);
    if (fromUs > leadUs && av_seek_frame(m_input.context(), m_stream->index, lead, AVSEEK_FLAG_BACKWARD) < 0)
        return problem();
    for (bool goesOn = true; goesOn && m_at.value_or(0) < m_count;) {
        const Result<bool> decoded = decode(writer);
        if (!decoded)
            return failure(decoded.error());
        goesOn = *decoded;
    }
    const Result<void> written = writeQueued(writer, true);
    return written ? Result<qint64>(m_written) : failure(written.error());
}

/// Decodes the next packet. False at the end of the track.
Result<bool> SoundReader::decode(MediaWriter& writer)
{
    av_packet_unref(m_packet.get());
    const int code = av_read_frame(m_input.context(), m_packet.get());
    if (m_input.isUnwanted() || m_input.isOverdue() || (code < 0 && code != AVERROR_EOF))
        return problem();
    if (code >= 0 && m_packet->stream_index != m_stream->index)
        return true;
    // A damaged packet may be followed by a good one. Without a packet, the decoder gives what it holds back.
    avcodec_send_packet(m_codec.get(), code < 0 ? nullptr : m_packet.get());
    const Av::Frame frame(av_frame_alloc());
    while (frame && avcodec_receive_frame(m_codec.get(), frame.get()) >= 0) {
        if (const Result<void> queued = queue(*frame, writer); !queued)
            return failure(queued.error());
    }
    return code >= 0;
}

Result<void> SoundReader::queue(AVFrame& decoded, MediaWriter& writer)
{
    if (!m_at) { // later frames follow without a gap
        const qint64 start = decoded.best_effort_timestamp != AV_NOPTS_VALUE
            ? av_rescale_q(decoded.best_effort_timestamp, m_stream->time_base, {1, m_rate})
            : m_from;
        m_at = start - m_from;
        if (const Result<void> silent = queueSilence(std::min(*m_at, m_count), writer); !silent)
            return silent;
    }
    // Some decoders know the number of channels only, but the resampler compares their places.
    if (decoded.ch_layout.nb_channels == m_codec->ch_layout.nb_channels)
        av_channel_layout_copy(&decoded.ch_layout, &m_codec->ch_layout);
    const Av::Frame samples(av_frame_alloc());
    if (!samples || av_channel_layout_copy(&samples->ch_layout, &m_kind->ch_layout) < 0)
        return problem();
    samples->format = m_kind->format;
    samples->sample_rate = m_rate;
    if (swr_convert_frame(m_resampler.get(), samples.get(), &decoded) < 0)
        return problem();
    const qint64 start = *m_at;
    *m_at += samples->nb_samples;
    if (*m_at <= 0 || samples->nb_samples == 0)
        return {};
    auto* data = reinterpret_cast<void**>(samples->extended_data);
    if (av_audio_fifo_write(m_queue.get(), data, samples->nb_samples) < samples->nb_samples)
        return problem();
    if (start < 0) // the queue was empty until now
        av_audio_fifo_drain(m_queue.get(), static_cast<int>(-start));
    return writeQueued(writer, false);
}

Result<void> SoundReader::queueSilence(qint64 samples, MediaWriter& writer)
{
    const int size = writer.soundFrameSize();
    const Av::Frame silence = writer.newSoundFrame(size);
    if (!silence)
        return problem();
    av_samples_set_silence(
        silence->extended_data, 0, size, silence->ch_layout.nb_channels, static_cast<AVSampleFormat>(silence->format));
    for (qint64 queued = 0; queued < samples;) {
        const int now = static_cast<int>(std::min<qint64>(size, samples - queued));
        if (av_audio_fifo_write(m_queue.get(), reinterpret_cast<void**>(silence->extended_data), now) < now)
            return problem();
        queued += now;
        if (const Result<void> written = writeQueued(writer, false); !written)
            return written;
    }
    return {};
}

/// Writes whole frames; the last one may be shorter.
Result<void> SoundReader::writeQueued(MediaWriter& writer, bool isLast)
{
    for (;;) {
        const qint64 ready = std::min<qint64>(av_audio_fifo_size(m_queue.get()), m_count - m_written);
        const int now = static_cast<int>(std::min<qint64>(ready, writer.soundFrameSize()));
        if (now <= 0 || (now < writer.soundFrameSize() && !isLast))
            return {};
        const Av::Frame frame = writer.newSoundFrame(now);
        if (!frame || av_audio_fifo_read(m_queue.get(), reinterpret_cast<void**>(frame->extended_data), now) < now)
            return problem();
        frame->pts = m_written;
        m_written += now;
        if (const Result<void> written = writer.writeSound(*frame); !written)
            return written;
    }
}

} // namespace Dailies
