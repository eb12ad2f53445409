// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/lazylibav.h"

#include <QString>

#include <array>
#include <memory>

extern "C" {
#include <libavutil/error.h>
#include <libavutil/log.h>
#include <libavutil/mem.h>
#include <libswscale/swscale.h>
}

namespace Dailies::Av {

/// Deleters that free each libav object with the function that belongs to it.
struct Deleter final {
    void operator()(AVCodecContext* codec) const { avcodec_free_context(&codec); }
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
    void operator()(AVAudioFifo* queue) const { av_audio_fifo_free(queue); }
    void operator()(SwrContext* resampler) const { swr_free(&resampler); }
    void operator()(SwsContext* scaler) const { sws_freeContext(scaler); }
};

struct InputDeleter final {
    void operator()(AVFormatContext* input) const { avformat_close_input(&input); }
};

struct OutputDeleter final {
    void operator()(AVFormatContext* output) const
    {
        avio_closep(&output->pb);
        avformat_free_context(output);
    }
};

using Input = std::unique_ptr<AVFormatContext, InputDeleter>;
using Output = std::unique_ptr<AVFormatContext, OutputDeleter>;
using Codec = std::unique_ptr<AVCodecContext, Deleter>;
using Frame = std::unique_ptr<AVFrame, Deleter>;
using Packet = std::unique_ptr<AVPacket, Deleter>;
using Queue = std::unique_ptr<AVAudioFifo, Deleter>;
using Resampler = std::unique_ptr<SwrContext, Deleter>;
using Scaler = std::unique_ptr<SwsContext, Deleter>;

/// libav's description of an error code.
inline QString errorText(int code)
{
    std::array<char, AV_ERROR_MAX_STRING_SIZE> text{};
    av_strerror(code, text.data(), text.size());
    return QString::fromUtf8(text.data());
}

/// Silences libav's messages on stderr, because our results already contain the reason. Also limits each allocation to
/// what the largest displayable frame needs.
inline void keepQuiet()
{
    static const bool once = [] {
        av_log_set_level(AV_LOG_FATAL);
        av_max_alloc(size_t{768} * 1024 * 1024);
        return true;
    }();
    (void)once;
}

} // namespace Dailies::Av
