// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/gifpalette.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// Opaque types of libavfilter.
struct AVFilterContext;
struct AVFilterGraph;
struct AVFilterInOut;

namespace Dailies {

namespace {

// The library of filters depends on a hundred others and serves GIFs only. It is used when it is installed, as it is
// with the ffmpeg program, and not needed to build. FFmpeg counts its versions together with those of libavcodec.
constexpr LazyLibrary filters{"avfilter", LIBAVCODEC_VERSION_MAJOR - 51};
constinit const LazyFunction<AVFilterGraph*()> newGraph{filters, "avfilter_graph_alloc"};
constinit const LazyFunction<void(AVFilterGraph**)> freeGraph{filters, "avfilter_graph_free"};
constinit const LazyFunction<int(AVFilterGraph*, const char*, AVFilterInOut**, AVFilterInOut**)> parseGraph{
    filters, "avfilter_graph_parse2"};
constinit const LazyFunction<int(AVFilterGraph*, void*)> configureGraph{filters, "avfilter_graph_config"};
constinit const LazyFunction<AVFilterContext*(AVFilterGraph*, const char*)> filterOf{
    filters, "avfilter_graph_get_filter"};
constinit const LazyFunction<int(AVFilterContext*, AVFrame*)> pushFrame{filters, "av_buffersrc_add_frame"};
constinit const LazyFunction<int(AVFilterContext*, AVFrame*)> pullFrame{filters, "av_buffersink_get_frame"};

constexpr QSize paletteSize(16, 16);

QByteArray source(const char* name, QSize size)
{
    return u"buffer@%1=video_size=%2x%3:pix_fmt=%4:time_base=1/100:pixel_aspect=1/1"_s.arg(QLatin1StringView(name))
        .arg(size.width())
        .arg(size.height())
        .arg(int(AV_PIX_FMT_RGB32))
        .toLatin1();
}

tl::unexpected<Error> noMemory()
{
    return failure(ErrorKind::Media, GifPalette::tr("Not enough memory for a GIF of this size."));
}

} // namespace

/// Filters with their inputs and output.
struct GifPalette::Graph {
    Graph() : graph(newGraph()) {}
    ~Graph() { freeGraph(&graph); }
    Q_DISABLE_COPY_MOVE(Graph)

    bool open(const QByteArray& description)
    {
        AVFilterInOut* in = nullptr;
        AVFilterInOut* out = nullptr;
        return graph && parseGraph(graph, description.constData(), &in, &out) >= 0
            && configureGraph(graph, nullptr) >= 0;
    }
    bool push(const char* name, AVFrame* frame) const { return pushFrame(filterOf(graph, name), frame) >= 0; }
    bool push(const QImage& picture, qint64 time) const;
    /// Null if nothing is ready.
    Av::Frame pull() const
    {
        Av::Frame frame(av_frame_alloc());
        return frame && pullFrame(filterOf(graph, "buffersink@out"), frame.get()) >= 0 ? std::move(frame) : Av::Frame();
    }

    AVFilterGraph* graph;
    qint64 pushed = 0;
};

bool GifPalette::Graph::push(const QImage& picture, qint64 time) const
{
    const Av::Frame frame(av_frame_alloc());
    if (!frame)
        return false;
    frame->format = AV_PIX_FMT_RGB32;
    frame->width = picture.width();
    frame->height = picture.height();
    frame->pts = time;
    if (av_frame_get_buffer(frame.get(), 0) < 0)
        return false;
    for (int y = 0; y < picture.height(); ++y)
        std::copy_n(picture.constScanLine(y), qsizetype(picture.width()) * 4,
            frame->data[0] + qsizetype(y) * frame->linesize[0]);
    return push("buffer@pictures", frame.get());
}

Result<GifPalette> GifPalette::open(QSize size)
{
    Av::keepQuiet();
    GifPalette palette(size);
    palette.m_chooser = std::make_shared<Graph>();
    if (!palette.m_chooser->graph)
        return failure(ErrorKind::Media,
            tr("This computer can't make GIFs: FFmpeg's filters are missing. Install FFmpeg and try again."));
    if (!palette.m_chooser->open(source("pictures", size) + ",palettegen=reserve_transparent=0,buffersink@out"))
        return noMemory();
    return palette;
}

Result<void> GifPalette::see(const QImage& picture)
{
    return m_chooser->push(picture, m_chooser->pushed++) ? Result<void>() : noMemory();
}

Result<void> GifPalette::choose()
{
    m_chooser->push("buffer@pictures", nullptr);
    const Av::Frame colours = m_chooser->pull();
    m_chooser.reset();
    m_converter = std::make_shared<Graph>();
    const bool isOpen = colours
        && m_converter->open(source("pictures", m_size) + "[pictures];" + source("colours", paletteSize)
            + "[colours];[pictures][colours]paletteuse=dither=sierra2_4a:diff_mode=rectangle,buffersink@out");
    if (!isOpen)
        return noMemory();
    colours->pts = 0;
    const bool isThere =
        m_converter->push("buffer@colours", colours.get()) && m_converter->push("buffer@colours", nullptr);
    return isThere ? Result<void>() : noMemory();
}

Result<void> GifPalette::convert(const QImage& picture, const Take& take)
{
    return m_converter->push(picture, m_converter->pushed++) ? pass(take) : noMemory();
}

Result<void> GifPalette::finish(const Take& take)
{
    m_converter->push("buffer@pictures", nullptr);
    return pass(take);
}

Result<void> GifPalette::pass(const Take& take)
{
    while (const Av::Frame frame = m_converter->pull()) {
        if (const Result<void> taken = take(*frame); !taken)
            return taken;
    }
    return {};
}

} // namespace Dailies
