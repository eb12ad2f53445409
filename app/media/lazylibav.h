// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/lazylibrary.h"

#include <QtGlobal>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
}

/// libavcodec and libavformat bring along a hundred libraries, which take longer to load than the window to come up. On
/// Linux they are loaded with the first file that is looked into: within our namespace their functions are these, which
/// are called like the real ones. One that is missing here does not link.
#ifdef Q_OS_LINUX
namespace Dailies {

inline constexpr LazyLibrary avCodecLibrary{"avcodec", LIBAVCODEC_VERSION_MAJOR};
inline constexpr LazyLibrary avFormatLibrary{"avformat", LIBAVFORMAT_VERSION_MAJOR};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wignored-attributes" // that a result is to be looked at is not part of the type
#define DAILIES_AVCODEC(name) inline constinit const LazyFunction<decltype(::name)> name{avCodecLibrary, #name};
#define DAILIES_AVFORMAT(name) inline constinit const LazyFunction<decltype(::name)> name{avFormatLibrary, #name};

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

#undef DAILIES_AVCODEC
#undef DAILIES_AVFORMAT
#pragma GCC diagnostic pop

} // namespace Dailies
#endif
