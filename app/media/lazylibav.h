// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/lazylibrary.h"

#include <QtGlobal>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/audio_fifo.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>
}

/// Loading FFmpeg's libraries with their hundred dependencies takes longer than showing the window; libavutil alone has
/// a dozen, for all kinds of graphics cards. On Linux they are therefore loaded when the first file is read. Within our
/// namespace, their functions are the objects below, which are called like the real functions. A function that is
/// missing here causes a link error.
#ifdef Q_OS_LINUX
namespace Dailies {

inline constexpr LazyLibrary avCodecLibrary{"avcodec", LIBAVCODEC_VERSION_MAJOR};
inline constexpr LazyLibrary avFormatLibrary{"avformat", LIBAVFORMAT_VERSION_MAJOR};
inline constexpr LazyLibrary avUtilLibrary{"avutil", LIBAVUTIL_VERSION_MAJOR};
inline constexpr LazyLibrary swResampleLibrary{"swresample", LIBSWRESAMPLE_VERSION_MAJOR};
inline constexpr LazyLibrary swScaleLibrary{"swscale", LIBSWSCALE_VERSION_MAJOR};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wignored-attributes" // [[nodiscard]] and similar attributes are not part of the type
// NOLINTBEGIN(bugprone-macro-parentheses): a name that is declared has none
#define DAILIES_AVCODEC(name) inline constinit const LazyFunction<decltype(::name)> name{avCodecLibrary, #name};
#define DAILIES_AVFORMAT(name) inline constinit const LazyFunction<decltype(::name)> name{avFormatLibrary, #name};
#define DAILIES_AVUTIL(name) inline constinit const LazyFunction<decltype(::name)> name{avUtilLibrary, #name};
#define DAILIES_SWRESAMPLE(name) inline constinit const LazyFunction<decltype(::name)> name{swResampleLibrary, #name};
#define DAILIES_SWSCALE(name) inline constinit const LazyFunction<decltype(::name)> name{swScaleLibrary, #name};
// NOLINTEND(bugprone-macro-parentheses)

DAILIES_AVCODEC(av_packet_alloc)
DAILIES_AVCODEC(av_packet_free)
DAILIES_AVCODEC(av_packet_rescale_ts)
DAILIES_AVCODEC(av_packet_unref)
DAILIES_AVCODEC(avcodec_alloc_context3)
DAILIES_AVCODEC(avcodec_find_decoder)
DAILIES_AVCODEC(avcodec_find_encoder)
DAILIES_AVCODEC(avcodec_find_encoder_by_name)
DAILIES_AVCODEC(avcodec_flush_buffers)
DAILIES_AVCODEC(avcodec_free_context)
DAILIES_AVCODEC(avcodec_get_name)
DAILIES_AVCODEC(avcodec_open2)
DAILIES_AVCODEC(avcodec_parameters_from_context)
DAILIES_AVCODEC(avcodec_parameters_to_context)
DAILIES_AVCODEC(avcodec_receive_frame)
DAILIES_AVCODEC(avcodec_receive_packet)
DAILIES_AVCODEC(avcodec_send_frame)
DAILIES_AVCODEC(avcodec_send_packet)
#if LIBAVCODEC_VERSION_MAJOR >= 61
DAILIES_AVCODEC(av_packet_side_data_get)
#else
DAILIES_AVFORMAT(av_stream_get_side_data)
#endif
DAILIES_AVFORMAT(av_find_input_format)
DAILIES_AVFORMAT(av_guess_sample_aspect_ratio)
DAILIES_AVFORMAT(av_interleaved_write_frame)
DAILIES_AVFORMAT(av_probe_input_format2)
DAILIES_AVFORMAT(av_read_frame)
DAILIES_AVFORMAT(av_seek_frame)
DAILIES_AVFORMAT(av_write_trailer)
DAILIES_AVFORMAT(avformat_alloc_context)
DAILIES_AVFORMAT(avformat_alloc_output_context2)
DAILIES_AVFORMAT(avformat_close_input)
DAILIES_AVFORMAT(avformat_find_stream_info)
DAILIES_AVFORMAT(avformat_free_context)
DAILIES_AVFORMAT(avformat_new_stream)
DAILIES_AVFORMAT(avformat_open_input)
DAILIES_AVFORMAT(avformat_seek_file)
DAILIES_AVFORMAT(avformat_write_header)
DAILIES_AVFORMAT(avio_closep)
DAILIES_AVFORMAT(avio_open)
DAILIES_AVUTIL(av_audio_fifo_alloc)
DAILIES_AVUTIL(av_audio_fifo_drain)
DAILIES_AVUTIL(av_audio_fifo_free)
DAILIES_AVUTIL(av_audio_fifo_read)
DAILIES_AVUTIL(av_audio_fifo_size)
DAILIES_AVUTIL(av_audio_fifo_write)
DAILIES_AVUTIL(av_channel_layout_copy)
DAILIES_AVUTIL(av_channel_layout_default)
DAILIES_AVUTIL(av_dict_free)
DAILIES_AVUTIL(av_dict_set)
DAILIES_AVUTIL(av_display_rotation_get)
DAILIES_AVUTIL(av_frame_alloc)
DAILIES_AVUTIL(av_frame_free)
DAILIES_AVUTIL(av_frame_get_buffer)
DAILIES_AVUTIL(av_frame_make_writable)
DAILIES_AVUTIL(av_image_get_buffer_size)
DAILIES_AVUTIL(av_log_set_level)
DAILIES_AVUTIL(av_max_alloc)
DAILIES_AVUTIL(av_opt_set)
DAILIES_AVUTIL(av_pix_fmt_desc_get)
DAILIES_AVUTIL(av_rescale_q)
DAILIES_AVUTIL(av_rescale_q_rnd)
DAILIES_AVUTIL(av_samples_set_silence)
DAILIES_AVUTIL(av_strerror)
DAILIES_AVUTIL(av_version_info)
DAILIES_AVUTIL(avutil_license)
DAILIES_SWRESAMPLE(swr_alloc_set_opts2)
DAILIES_SWRESAMPLE(swr_convert_frame)
DAILIES_SWRESAMPLE(swr_free)
DAILIES_SWRESAMPLE(swr_init)
DAILIES_SWSCALE(sws_freeContext)
DAILIES_SWSCALE(sws_getCachedContext)
DAILIES_SWSCALE(sws_getCoefficients)
DAILIES_SWSCALE(sws_getContext)
DAILIES_SWSCALE(sws_isSupportedInput)
DAILIES_SWSCALE(sws_scale)
DAILIES_SWSCALE(sws_setColorspaceDetails)

#undef DAILIES_AVCODEC
#undef DAILIES_AVFORMAT
#undef DAILIES_AVUTIL
#undef DAILIES_SWRESAMPLE
#undef DAILIES_SWSCALE
#pragma GCC diagnostic pop

} // namespace Dailies
#endif
