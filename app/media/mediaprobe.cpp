// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/mediaprobe.h"

#include "app/media/frametimes.h"
#include "app/media/mediainput.h"

#include <algorithm>

namespace Dailies {
namespace {

struct PacketCount {
    qint64 frames = 0;
    double seconds = 0;
};

/// Matroska and WebM do not always contain the duration, and never the number of frames.
PacketCount countPackets(const MediaInput& input)
{
    PacketCount count;
    const Av::Packet packet(av_packet_alloc());
    while (packet && av_read_frame(input.context(), packet.get()) >= 0) {
        const AVStream* stream = input.context()->streams[packet->stream_index];
        if (stream == input.video() && (packet->flags & AV_PKT_FLAG_DISCARD) == 0)
            ++count.frames;
        if (packet->pts != AV_NOPTS_VALUE) {
            const double end = double(packet->pts + packet->duration) * av_q2d(stream->time_base);
            count.seconds = std::max(count.seconds, end);
        }
        av_packet_unref(packet.get());
    }
    if (input.isOverdue())
        count.frames = 0; // an incomplete count is worse than none
    return count;
}

double declaredSeconds(const MediaInput& input)
{
    const AVFormatContext& context = *input.context();
    if (context.duration != AV_NOPTS_VALUE && context.duration > 0)
        return double(context.duration) / AV_TIME_BASE;
    return 0;
}

double averageRate(const MediaInput& input)
{
    const AVStream& video = *input.video();
    const AVRational rate = video.avg_frame_rate.num > 0 ? video.avg_frame_rate : video.r_frame_rate;
    return rate.num > 0 && rate.den > 0 ? av_q2d(rate) : 0;
}

QString audioCodec(const MediaInput& input)
{
    const AVFormatContext& context = *input.context();
    for (unsigned i = 0; i < context.nb_streams; ++i) {
        if (context.streams[i]->codecpar->codec_type == AVMEDIA_TYPE_AUDIO)
            return QString::fromLatin1(avcodec_get_name(context.streams[i]->codecpar->codec_id));
    }
    return {};
}

MediaFacts declaredFacts(const MediaInput& input)
{
    MediaFacts facts;
    facts.container = mediaFormatName(input.format());
    facts.hasVideo = input.video() != nullptr;
    facts.hasAudio = input.hasAudio();
    facts.audioCodec = audioCodec(input);
    facts.seconds = declaredSeconds(input);
    if (facts.hasVideo) {
        facts.size = input.shownSize();
        facts.rotation = input.rotation();
        facts.fps = averageRate(input);
        facts.frames = input.video()->nb_frames;
        facts.videoCodec = QString::fromLatin1(avcodec_get_name(input.video()->codecpar->codec_id));
    }
    return facts;
}

void addFrames(const MediaInput& input, const FrameTimes& times, MediaFacts& facts)
{
    facts.frames = times.starts.size();
    facts.frameStarts.reserve(facts.frames);
    for (const qint64 start : times.starts)
        facts.frameStarts.append(toMicroseconds(input, start));
    if (facts.seconds <= 0)
        facts.seconds = double(toMicroseconds(input, times.end)) / 1'000'000;
}

} // namespace

MediaFacts mediaFacts(const MediaInput& input, const FrameTimes& times)
{
    MediaFacts facts = declaredFacts(input);
    addFrames(input, times, facts);
    return facts;
}

Result<MediaFacts> probeMedia(const QString& path, FrameCount frames, std::chrono::milliseconds limit)
{
    const Result<MediaInput> input = MediaInput::open(path, limit);
    if (!input)
        return failure(input.error());
    MediaFacts facts = declaredFacts(*input);
    if (frames == FrameCount::Each && facts.hasVideo) {
        // If this fails, the declared number and rate are used.
        if (const Result<FrameTimes> times = readFrameTimes(*input))
            addFrames(*input, *times, facts);
    }
    if (facts.seconds <= 0 || (frames == FrameCount::Exact && facts.hasVideo && facts.frames <= 0)) {
        const PacketCount counted = countPackets(*input);
        facts.frames = counted.frames;
        if (facts.seconds <= 0)
            facts.seconds = counted.seconds;
    }
    if (facts.seconds <= 0)
        return failure(ErrorKind::Media, MediaInput::tr("%1 has nothing to play.").arg(path));
    return facts;
}

} // namespace Dailies
