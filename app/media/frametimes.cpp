// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/frametimes.h"

#include "app/media/mediainput.h"

#include <algorithm>
#include <utility>

extern "C" {
#include <libavutil/mathematics.h>
}

namespace Dailies {
namespace {

constexpr qsizetype mostFrames = 4'000'000; ///< more than a day at 30 frames per second

bool takePacket(const AVPacket& packet, FrameTimes& times)
{
    const qint64 start = packet.pts != AV_NOPTS_VALUE ? packet.pts : packet.dts;
    if (start == AV_NOPTS_VALUE)
        return true;
    const bool shown = (packet.flags & AV_PKT_FLAG_DISCARD) == 0;
    if (shown) {
        times.starts.append(start);
        times.end = std::max(times.end, start + packet.duration);
    }
    if ((packet.flags & AV_PKT_FLAG_KEY) != 0)
        times.keys.append({start, packet.dts != AV_NOPTS_VALUE ? packet.dts : start});
    return times.starts.size() < mostFrames;
}

/// Packets of other streams are not even read if the container allows skipping them.
void readPicturesOnly(const MediaInput& input)
{
    for (unsigned i = 0; i < input.context()->nb_streams; ++i) {
        AVStream* stream = input.context()->streams[i];
        stream->discard = stream == input.video() ? AVDISCARD_NONE : AVDISCARD_ALL;
    }
}

} // namespace

int FrameTimes::numberAt(qint64 time) const
{
    const auto behind = std::upper_bound(starts.begin(), starts.end(), time);
    return std::max(0, static_cast<int>(behind - starts.begin()) - 1);
}

int FrameTimes::keyFor(qint64 start) const
{
    const auto behind = std::upper_bound(
        keys.begin(), keys.end(), start, [](qint64 time, const Key& key) { return time < key.shownAt; });
    return static_cast<int>(behind - keys.begin()) - 1;
}

Result<FrameTimes> readFrameTimes(const MediaInput& input, const std::function<void(const AVPacket&)>& first)
{
    FrameTimes times;
    times.end = INT64_MIN;
    const Av::Packet packet(av_packet_alloc());
    bool goOn = packet && input.video();
    bool isFirst = true;
    if (goOn)
        readPicturesOnly(input);
    while (goOn && !input.isOverdue() && !input.isUnwanted() && av_read_frame(input.context(), packet.get()) >= 0) {
        if (packet->stream_index == input.video()->index) {
            if (std::exchange(isFirst, false) && first)
                first(*packet);
            goOn = takePacket(*packet, times);
        }
        av_packet_unref(packet.get());
    }
    if (input.isUnwanted())
        return failure(ErrorKind::Stopped, MediaInput::tr("Stopped reading %1.").arg(input.path()));
    if (input.isOverdue() || times.starts.size() >= mostFrames)
        return failure(ErrorKind::Media, MediaInput::tr("%1 takes too long to read.").arg(input.path()));
    if (times.starts.isEmpty())
        return failure(ErrorKind::Media, MediaInput::tr("%1 has no video track.").arg(input.path()));
    std::sort(times.starts.begin(), times.starts.end());
    times.starts.erase(std::unique(times.starts.begin(), times.starts.end()), times.starts.end());
    std::sort(times.keys.begin(), times.keys.end(),
        [](const FrameTimes::Key& a, const FrameTimes::Key& b) { return a.shownAt < b.shownAt; });
    return times;
}

qint64 toMicroseconds(const MediaInput& input, qint64 time)
{
    return av_rescale_q_rnd(time, input.video()->time_base, {1, 1'000'000}, AV_ROUND_DOWN);
}

} // namespace Dailies
