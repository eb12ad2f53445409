// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/framereader.h"

#include "app/media/framepicture.h"

#include <QThread>

#include <algorithm>
#include <utility>

extern "C" {
#include <libavutil/imgutils.h>
#include <libavutil/mathematics.h>
}

namespace Dailies {
namespace {

constexpr qint64 bytesKept = 96LL * 1024 * 1024;
constexpr qint64 mostKept = 60;
constexpr qint64 fewestKept = 3;
constexpr int mostThreads = 4;
constexpr int closeBy = 6; ///< frames that are decoded so fast that nobody has to wait
constexpr qint64 slackUs = 600; ///< Matroska rounds to milliseconds, and so do callers

qint64 startOf(const AVFrame& frame)
{
    return frame.pts != AV_NOPTS_VALUE ? frame.pts : frame.best_effort_timestamp;
}

qsizetype roomFor(const AVCodecParameters& picture, qint64 allowed)
{
    const auto format = static_cast<AVPixelFormat>(std::max(picture.format, 0));
    const qint64 bytes = std::max(av_image_get_buffer_size(format, picture.width, picture.height, 1), 1);
    return std::clamp(allowed / bytes, fewestKept, mostKept);
}

} // namespace

FrameReader::FrameReader(MediaInput input) : m_input(std::move(input)), m_packet(av_packet_alloc()) {}

Result<FrameReader> FrameReader::open(const QString& path, const Bounds& bounds, int threads)
{
    Result<FrameReader> reader = openAs(MediaInput::Look::Declared, path, bounds, threads);
    if (!reader || reader->m_input.isCertain())
        return reader;
    // The first decoded frame confirms what the file declares.
    const AVFrame* first = reader->decodeAlone();
    if (first && reader->m_input.learnFrom(*first)) {
        reader->keepWithin(bytesKept);
        return reader;
    }
    return openAs(MediaInput::Look::Certain, path, bounds, threads);
}

Result<FrameReader> FrameReader::openAs(MediaInput::Look look, const QString& path, const Bounds& bounds, int threads)
{
    Result<MediaInput> input = MediaInput::open(path, bounds.limit, look);
    if (!input)
        return failure(input.error());
    FrameReader reader(std::move(*input));
    reader.m_input.allow(bounds.limit, bounds.isUnwanted);
    if (!reader.m_input.video())
        return failure(ErrorKind::Media, MediaInput::tr("%1 has no video track.").arg(path));
    const int soonest = std::clamp(QThread::idealThreadCount(), 1, mostThreads);
    reader.m_codec = openDecoder(reader.m_input, threads > 0 ? std::min(threads, mostThreads) : soonest);
    Result<FrameTimes> times =
        readFrameTimes(reader.m_input, [&reader](const AVPacket& packet) { reader.beginWith(packet); });
    if (!times)
        return failure(times.error());
    reader.m_times = std::move(*times);
    if (!reader.m_codec || !reader.m_packet)
        return failure(
            ErrorKind::Media, MediaInput::tr("%1 uses an image format that can't be decoded here.").arg(path));
    reader.keepWithin(bytesKept);
    return reader;
}

qint64 FrameReader::startUs(int number) const
{
    return toMicroseconds(m_input, m_times.starts.at(std::clamp(number, 0, count() - 1)));
}

qint64 FrameReader::endUs() const
{
    return toMicroseconds(m_input, std::max(m_times.end, m_times.starts.constLast()));
}

FrameReader::Span FrameReader::spanOf(int number) const
{
    const qint64 start = m_times.starts.at(number);
    if (number + 1 < count())
        return {start, m_times.starts.at(number + 1) - start};
    // A file that does not say how long its last frame is shown means as long as the one before.
    const qint64 before = number > 0 ? start - m_times.starts.at(number - 1) : 1;
    return {start, m_times.end > start ? m_times.end - start : before};
}

int FrameReader::numberAtUs(qint64 us) const
{
    const qint64 furthest = startUs(count() - 1);
    const qint64 asked = std::clamp(us, qint64{0}, std::max(furthest, qint64{0}));
    return m_times.numberAt(av_rescale_q(asked + slackUs, {1, 1'000'000}, m_input.video()->time_base));
}

void FrameReader::keepFew()
{
    m_room = fewestKept;
}

void FrameReader::keepWithin(qint64 bytes)
{
    m_room = roomFor(*m_input.video()->codecpar, bytes);
}

int FrameReader::numberOf(const AVFrame& frame) const
{
    return m_times.numberAt(startOf(frame));
}

Result<const AVFrame*> FrameReader::firstFrame(const Bounds& bounds)
{
    m_input.allow(bounds.limit, bounds.isUnwanted);
    if (const AVFrame* known = kept(m_times.starts.constFirst()))
        return known;
    if (const AVFrame* found = decodeAlone())
        return found;
    return frame(0, bounds);
}

/// If the properties are only declared, the first frame is needed anyway. A decoder with its own threads decodes it
/// while the times of the others are read.
void FrameReader::beginWith(const AVPacket& packet)
{
    const bool isKey = (packet.flags & AV_PKT_FLAG_KEY) != 0;
    if (m_codec && isKey && !m_input.isCertain() && avcodec_send_packet(m_codec.get(), &packet) >= 0)
        m_begunWith = packet.pts;
}

bool FrameReader::sendAlone(qint64 start, int key)
{
    if (std::exchange(m_begunWith, std::nullopt) == start)
        return true;
    if (!beginFor(start, key) || m_packet->pts != start)
        return false;
    m_packetWaits = false;
    m_codec->skip_frame = AVDISCARD_DEFAULT;
    return avcodec_send_packet(m_codec.get(), m_packet.get()) >= 0;
}

/// Decoders hold frames back until they know that no earlier one follows. Draining the decoder delivers the frame at
/// once.
const AVFrame* FrameReader::decodeAlone()
{
    const qint64 start = m_times.starts.constFirst();
    const int key = m_times.keyFor(start);
    if (key < 0 || m_times.keys.at(key).shownAt != start || !sendAlone(start, key))
        return nullptr;
    m_drained = true;
    Av::Frame frame(av_frame_alloc());
    if (!frame || avcodec_send_packet(m_codec.get(), nullptr) < 0
        || avcodec_receive_frame(m_codec.get(), frame.get()) < 0)
        return nullptr;
    // A frame that needs other data to be complete is left to the normal way, which also decodes the following data.
    const bool isWhole = frame->pict_type == AV_PICTURE_TYPE_I && frame->decode_error_flags == 0
        && (frame->flags & AV_FRAME_FLAG_CORRUPT) == 0 && startOf(*frame) == start;
    if (!isWhole)
        return nullptr;
    m_at = start;
    m_from = start;
    keep(std::move(frame));
    return kept(start);
}

Result<const AVFrame*> FrameReader::frame(int number, const Bounds& bounds)
{
    m_input.allow(bounds.limit, bounds.isUnwanted);
    m_every = std::max(bounds.every, 1);
    if (const AVFrame* found = find(std::clamp(number, 0, count() - 1), bounds.isInHaste))
        return found;
    if (!m_input.isUnwanted()) // otherwise the next request may continue from here
        m_at.reset();
    return failure(problem(number));
}

Error FrameReader::problem(int number) const
{
    if (m_input.isUnwanted())
        return {ErrorKind::Stopped, MediaInput::tr("Stopped reading %1.").arg(m_input.path())};
    if (m_input.isOverdue())
        return {ErrorKind::Media, MediaInput::tr("%1 takes too long to read.").arg(m_input.path())};
    return {ErrorKind::Media, MediaInput::tr("Frame %1 of %2 can't be decoded.").arg(number).arg(m_input.path())};
}

bool FrameReader::isAtHand(int number) const
{
    const qint64 start = m_times.starts.at(std::clamp(number, 0, count() - 1));
    const auto isClose = [&](qint64 from) { return m_times.numberAt(start) - m_times.numberAt(from) <= closeBy; };
    const int key = m_times.keyFor(start);
    return kept(start) != nullptr || (canContinue(start) && *m_at != INT64_MIN && isClose(*m_at))
        || (key >= 0 && isClose(m_times.keys.at(key).shownAt));
}

Result<const AVFrame*> FrameReader::frameOnTheWay(int number, const Bounds& bounds)
{
    m_input.allow(bounds.limit, bounds.isUnwanted);
    const int wanted = std::clamp(number, 0, count() - 1);
    const qint64 start = m_times.starts.at(wanted);
    const int key = m_times.keyFor(start);
    const AVFrame* found = canContinue(start) ? keptNear(start) : nullptr;
    if (found == nullptr && key >= 0 && beginFor(start, key))
        found = decodeUntil(m_times.keys.at(key).shownAt, keptFrom(wanted));
    return found != nullptr ? Result<const AVFrame*>(found) : failure(problem(number));
}

/// The start of the first frame to keep before a wanted one, for steps backwards.
qint64 FrameReader::keptFrom(int number) const
{
    return m_times.starts.at(std::max<qsizetype>(0, number - m_room + 2));
}

Result<QImage> FrameReader::pictureOf(const AVFrame& frame, QSize bounds) const
{
    const QImage image = framePicture(frame, m_input, bounds);
    if (image.isNull())
        return failure(ErrorKind::Media, MediaInput::tr("Not enough memory to read %1.").arg(m_input.path()));
    return image;
}

Result<QImage> FrameReader::passingPictureOf(const AVFrame& frame, QSize bounds)
{
    const QImage image = framePicture(frame, m_input, bounds, m_scaler);
    if (image.isNull())
        return failure(ErrorKind::Media, MediaInput::tr("Not enough memory to read %1.").arg(m_input.path()));
    return image;
}

const AVFrame* FrameReader::find(int number, bool isInHaste)
{
    const qint64 start = m_times.starts.at(number);
    if (const AVFrame* known = kept(start))
        return known;
    const qint64 keepFrom = isInHaste ? start : keptFrom(number);
    if (canContinue(start)) {
        if (const AVFrame* found = decodeUntil(start, keepFrom))
            return found;
    }
    // A key frame may turn out not to be one, or may be elsewhere than the file's index says. Then this goes further
    // back.
    int key = m_times.keyFor(start);
    for (int back = 1; !m_input.isOverdue() && !m_input.isUnwanted(); back *= 2) {
        if (beginFor(start, key)) {
            if (const AVFrame* found = decodeUntil(start, keepFrom))
                return found;
        }
        if (key < 0)
            return nullptr;
        key = std::max(-1, key - back);
    }
    return nullptr;
}

bool FrameReader::canContinue(qint64 start) const
{
    if (!m_at || m_drained || start <= *m_at || start < m_skippedTo)
        return false;
    if (start < m_thinnedTo && m_times.numberAt(start) % m_thinnedBy != 0)
        return false;
    const int key = m_times.keyFor(start);
    return key < 0 || m_times.keys.at(key).shownAt <= *m_at
        || m_times.numberAt(start) - m_times.numberAt(*m_at) <= mostThreads + 2;
}

bool FrameReader::isNeverWanted(qint64 start) const
{
    return m_every > 1 && m_times.numberAt(start) % m_every != 0;
}

bool FrameReader::beginFor(qint64 start, int key)
{
    if (key < 0)
        return seek(m_times.starts.constFirst()) || seek(INT64_MIN);
    // Some containers seek by presentation time, others by decoding time.
    const FrameTimes::Key& entry = m_times.keys.at(key);
    const auto begins = [&](qint64 time) { return seek(time) && m_packet->pts <= start; };
    return begins(entry.shownAt) || begins(entry.readAt);
}

bool FrameReader::seek(qint64 time)
{
    m_at.reset();
    m_from = INT64_MAX;
    m_skippedTo = INT64_MIN;
    m_thinnedTo = INT64_MIN;
    m_thinnedBy = 1;
    m_drained = false;
    m_packetWaits = false;
    m_begunWith.reset();
    avcodec_flush_buffers(m_codec.get());
    const int stream = m_input.video()->index;
    const int code = time == INT64_MIN ? avformat_seek_file(m_input.context(), -1, INT64_MIN, 0, 0, 0)
                                       : av_seek_frame(m_input.context(), stream, time, AVSEEK_FLAG_BACKWARD);
    if (code < 0 || !readPacket())
        return false;
    m_packetWaits = true;
    m_at = INT64_MIN;
    return true;
}

bool FrameReader::readPacket()
{
    av_packet_unref(m_packet.get());
    while (!m_input.isOverdue() && !m_input.isUnwanted()) {
        const int code = av_read_frame(m_input.context(), m_packet.get());
        if (m_input.isUnwanted()) {
            m_at.reset(); // the read may have stopped within a packet, whose rest would be missing
            return false;
        }
        if (code < 0)
            return false;
        if (m_packet->stream_index == m_input.video()->index)
            return true;
        av_packet_unref(m_packet.get());
    }
    return false;
}

const AVFrame* FrameReader::decodeUntil(qint64 start, qint64 keepFrom)
{
    while (!m_input.isOverdue() && !m_input.isUnwanted()) {
        Av::Frame frame(av_frame_alloc());
        while (frame && avcodec_receive_frame(m_codec.get(), frame.get()) >= 0) {
            m_at = startOf(*frame);
            m_from = std::min(m_from, *m_at);
            keep(std::move(frame));
            if (*m_at >= start)
                return *m_at == start ? kept(start) : keptNear(start);
            frame.reset(av_frame_alloc());
        }
        if (m_drained)
            return keptNear(start);
        if (!std::exchange(m_packetWaits, false) && !readPacket()) {
            if (m_input.isUnwanted())
                return nullptr;
            m_drained = true;
            avcodec_send_packet(m_codec.get(), nullptr);
            continue;
        }
        // Before the wanted frames, only decodes frames that others depend on.
        m_skippedTo = std::max(m_skippedTo, keepFrom);
        const bool isThinned = m_packet->pts != start && isNeverWanted(m_packet->pts);
        if (isThinned) {
            m_thinnedTo = std::max<qint64>(m_thinnedTo, m_packet->pts + 1);
            m_thinnedBy = std::max(m_thinnedBy, m_every);
        }
        m_codec->skip_frame = isThinned || m_packet->pts < keepFrom ? AVDISCARD_NONREF : AVDISCARD_DEFAULT;
        avcodec_send_packet(m_codec.get(), m_packet.get()); // a damaged packet may be followed by a good one
    }
    return nullptr;
}

void FrameReader::keep(Av::Frame frame)
{
    const qint64 start = startOf(*frame);
    m_kept.removeIf([start](const auto& old) { return startOf(*old) == start; });
    m_kept.append(std::shared_ptr<AVFrame>(frame.release(), Av::Deleter()));
    while (m_kept.size() > m_room)
        m_kept.removeFirst();
}

const AVFrame* FrameReader::kept(qint64 start) const
{
    const auto found = std::ranges::find_if(m_kept, [start](const auto& frame) { return startOf(*frame) == start; });
    return found != m_kept.end() ? found->get() : nullptr;
}

/// The frame that is still displayed at that time if the exact one is missing.
const AVFrame* FrameReader::keptNear(qint64 start) const
{
    const AVFrame* best = nullptr;
    for (const auto& frame : m_kept) {
        const bool mayStand = startOf(*frame) <= start && startOf(*frame) >= m_from;
        if (mayStand && (best == nullptr || startOf(*frame) > startOf(*best)))
            best = frame.get();
    }
    return best;
}

} // namespace Dailies
