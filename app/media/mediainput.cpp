// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/mediainput.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <utility>

extern "C" {
#include <libavutil/dict.h>
#include <libavutil/display.h>
}

namespace Dailies {
namespace {

constexpr int longestInputSide = 16384;
constexpr qint64 mostInputPixels = 64LL * 1024 * 1024;
constexpr int mostStreams = 64;
constexpr qint64 probeBytes = 16LL * 1024 * 1024;
constexpr qint64 analyzeMicroseconds = 5'000'000;
constexpr qsizetype firstGuess = 2048; ///< number of bytes after which libav trusts its guess

/// Whether a reader that guesses the format, like the player, would take these bytes for another format.
bool looksLikeAnother(const QByteArray& head, MediaFormat format)
{
    const bool isFilm = format != MediaFormat::Mp3 && format != MediaFormat::Aac && format != MediaFormat::Wav;
    QByteArray padded = head.first(std::min(head.size(), firstGuess)) + QByteArray(AVPROBE_PADDING_SIZE, '\0');
    AVProbeData data{};
    data.filename = "";
    data.buf = reinterpret_cast<unsigned char*>(padded.data());
    data.buf_size = static_cast<int>(padded.size()) - AVPROBE_PADDING_SIZE;
    int score = AVPROBE_SCORE_RETRY; // with a lower score, libav would read more first
    const AVInputFormat* guess = av_probe_input_format2(&data, 1, &score);
    return isFilm && guess && !QByteArrayView(guess->name).contains(demuxerName(format));
}

Result<MediaFormat> checkFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.isNativePath() || !info.exists())
        return failure(ErrorKind::BadInput, MediaInput::tr("%1 doesn't exist.").arg(path));
    if (info.isDir())
        return failure(ErrorKind::BadInput, MediaInput::tr("%1 is a folder, not a media file.").arg(path));
    // Checked before opening, because opening a pipe can block forever.
    if (!info.isFile())
        return failure(ErrorKind::BadInput, MediaInput::tr("%1 isn't a regular file.").arg(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput, MediaInput::tr("%1 can't be read: %2.").arg(path, file.errorString()));
    if (file.size() == 0)
        return failure(ErrorKind::Media, MediaInput::tr("%1 is empty.").arg(path));
    const QByteArray head = file.read(std::max(sniffLength, firstGuess));
    const MediaFormat format = sniffMedia(head.first(std::min(head.size(), sniffLength)));
    if (format == MediaFormat::TextManifest)
        return failure(ErrorKind::Media, MediaInput::tr("%1 is a playlist or a list of links, not a clip.").arg(path));
    if (format == MediaFormat::Unknown)
        return failure(ErrorKind::Media, MediaInput::tr("%1 isn't a readable video or audio file.").arg(path));
    if (looksLikeAnother(head, format))
        return failure(
            ErrorKind::Media, MediaInput::tr("%1 starts like a clip, but the rest is something else.").arg(path));
    if ((format == MediaFormat::Mp4 || format == MediaFormat::QuickTime) && !boxesComplete(file))
        return failure(ErrorKind::Media, MediaInput::tr("%1 is incomplete: its end is missing.").arg(path));
    return format;
}

const quint8* displayMatrix(const AVStream& stream)
{
#if LIBAVCODEC_VERSION_MAJOR >= 61
    const AVCodecParameters& parameters = *stream.codecpar;
    const AVPacketSideData* data =
        av_packet_side_data_get(parameters.coded_side_data, parameters.nb_coded_side_data, AV_PKT_DATA_DISPLAYMATRIX);
    return data && data->size >= 9 * sizeof(qint32) ? data->data : nullptr;
#else
    size_t size = 0;
    const quint8* data = av_stream_get_side_data(&stream, AV_PKT_DATA_DISPLAYMATRIX, &size);
    return data && size >= 9 * sizeof(qint32) ? data : nullptr;
#endif
}

/// Whether the file's header contains what is needed to decode its frames in order. Only true for H.264 in MP4, which
/// nearly all clips use. For other codecs, libav becomes certain without decoding a frame, which is fast.
bool declaresEnough(const AVFormatContext& context, MediaFormat format)
{
    if (format != MediaFormat::Mp4 && format != MediaFormat::QuickTime)
        return false;
    for (unsigned i = 0; i < context.nb_streams; ++i) {
        const AVStream& stream = *context.streams[i];
        const AVCodecParameters& parameters = *stream.codecpar;
        if (parameters.codec_type != AVMEDIA_TYPE_VIDEO)
            continue;
        // The number of frames is only known if all their times are, from which libav calculates the reordering delay.
        const bool isKnown = parameters.codec_id == AV_CODEC_ID_H264 && parameters.extradata_size > 0
            && parameters.width > 0 && parameters.height > 0;
        if (!isKnown || stream.nb_frames <= 0 || stream.avg_frame_rate.num <= 0 || stream.avg_frame_rate.den <= 0)
            return false;
    }
    return context.duration != AV_NOPTS_VALUE && context.duration > 0;
}

} // namespace

/// Limits of a read, independent of the file.
struct MediaInput::Bounds {
    std::chrono::steady_clock::time_point deadline;
    std::function<bool()> isUnwanted;
};

MediaInput::MediaInput() = default;
MediaInput::MediaInput(MediaInput&&) noexcept = default;
MediaInput& MediaInput::operator=(MediaInput&&) noexcept = default;

MediaInput::~MediaInput()
{
    m_context.reset(); // closing it may still use the bounds
}

int MediaInput::mustEnd(void* bounds)
{
    const auto& given = *static_cast<const Bounds*>(bounds);
    const bool late = std::chrono::steady_clock::now() >= given.deadline;
    return late || (given.isUnwanted && given.isUnwanted()) ? 1 : 0;
}

void MediaInput::allow(std::chrono::milliseconds limit, std::function<bool()> isUnwanted)
{
    m_bounds->deadline = std::chrono::steady_clock::now() + limit;
    m_bounds->isUnwanted = std::move(isUnwanted);
}

Result<MediaInput> MediaInput::open(const QString& path, std::chrono::milliseconds limit, Look look)
{
    const Result<MediaFormat> format = checkFile(path);
    if (!format)
        return failure(format.error());
    MediaInput input;
    input.m_path = path;
    input.m_format = *format;
    input.m_bounds = std::make_unique<Bounds>();
    input.allow(limit);
    if (const Result<void> opened = input.openContext(path, look); !opened)
        return failure(opened.error());
    if (const Result<void> picked = input.pickStreams(); !picked)
        return failure(Error{picked.error().kind, picked.error().message.arg(path)});
    return input;
}

Result<void> MediaInput::openContext(const QString& path, Look look)
{
    Av::keepQuiet();
    AVFormatContext* context = avformat_alloc_context();
    if (!context)
        return failure(ErrorKind::Media, tr("Not enough memory to read %1.").arg(path));
    context->interrupt_callback = {mustEnd, m_bounds.get()};
    context->probesize = probeBytes;
    context->max_analyze_duration = analyzeMicroseconds;
    context->max_streams = mostStreams;
    AVDictionary* options = nullptr;
    av_dict_set(&options, "protocol_whitelist", "file", 0);
    // Forces the detected format, so that no other demuxer reads the data.
    const AVInputFormat* reader = av_find_input_format(demuxerName(m_format));
    const QByteArray address = "file:" + QFileInfo(path).absoluteFilePath().toUtf8();
    int code = avformat_open_input(&context, address.constData(), reader, &options); // frees the context on failure
    av_dict_free(&options);
    if (code >= 0) {
        m_context.reset(context);
        m_isCertain = look == Look::Certain || !declaresEnough(*context, m_format);
        if (m_isCertain)
            code = avformat_find_stream_info(context, nullptr);
    }
    if (code < 0 && isOverdue())
        return failure(ErrorKind::Media, tr("%1 takes too long to read.").arg(path));
    if (code < 0)
        return failure(ErrorKind::Media, tr("%1 is damaged or isn't a clip (%2).").arg(path, Av::errorText(code)));
    return {};
}

Result<void> MediaInput::pickStreams()
{
    for (unsigned i = 0; i < m_context->nb_streams; ++i) {
        AVStream* stream = m_context->streams[i];
        const AVCodecParameters& parameters = *stream->codecpar;
        m_hasAudio = m_hasAudio || parameters.codec_type == AVMEDIA_TYPE_AUDIO;
        const bool cover = (stream->disposition & AV_DISPOSITION_ATTACHED_PIC) != 0;
        if (parameters.codec_type != AVMEDIA_TYPE_VIDEO || cover || m_video)
            continue;
        if (parameters.width <= 0 || parameters.height <= 0)
            return failure(ErrorKind::Media, tr("%1 doesn't state its frame size."));
        if (parameters.width > longestInputSide || parameters.height > longestInputSide
            || qint64(parameters.width) * parameters.height > mostInputPixels)
            return failure(ErrorKind::Media, tr("The frame size of %1 is too large to display safely."));
        m_video = stream;
    }
    if (!m_video && !m_hasAudio)
        return failure(ErrorKind::Media, tr("%1 has neither video nor audio."));
    return {};
}

bool MediaInput::learnFrom(const AVFrame& frame)
{
    AVCodecParameters& parameters = *m_video->codecpar;
    if (frame.width != parameters.width || frame.height != parameters.height)
        return false;
    parameters.format = frame.format;
    parameters.sample_aspect_ratio = frame.sample_aspect_ratio;
    m_isCertain = true;
    return true;
}

bool MediaInput::isOverdue() const
{
    return std::chrono::steady_clock::now() >= m_bounds->deadline;
}

bool MediaInput::isUnwanted() const
{
    return m_bounds->isUnwanted && m_bounds->isUnwanted();
}

int MediaInput::rotation() const
{
    const quint8* matrix = m_video ? displayMatrix(*m_video) : nullptr;
    if (!matrix)
        return 0;
    const double counterClockwise = av_display_rotation_get(reinterpret_cast<const qint32*>(matrix));
    if (!std::isfinite(counterClockwise))
        return 0;
    return (360 - static_cast<int>(std::lround(counterClockwise)) % 360) % 360;
}

QSize MediaInput::uprightSize() const
{
    if (!m_video)
        return {};
    const AVCodecParameters& parameters = *m_video->codecpar;
    const AVRational pixel = av_guess_sample_aspect_ratio(m_context.get(), m_video, nullptr);
    const double shape = pixel.num > 0 && pixel.den > 0 ? av_q2d(pixel) : 1.0;
    // A deviation of less than one per cent from square pixels is an encoder's rounding.
    const bool square = std::abs(shape - 1.0) < 0.01 || shape > 16 || shape < 1.0 / 16;
    const int width = square ? parameters.width : static_cast<int>(std::lround(parameters.width * shape));
    return {std::max(width, 1), parameters.height};
}

QSize MediaInput::shownSize() const
{
    const int turned = rotation();
    const bool sideways = (turned > 45 && turned < 135) || (turned > 225 && turned < 315);
    return sideways ? uprightSize().transposed() : uprightSize();
}

} // namespace Dailies
