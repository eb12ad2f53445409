// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/mediainput.h"

#include <functional>
#include <optional>
#include <utility>

namespace Dailies {

class MediaWriter;

/// Decodes the sound of a clip, exact to the sample.
class SoundReader final {
public:
    /// Opens the first sound track. `isStopped` is called often, from the thread that reads.
    /// Errors: those of MediaInput::open(); ErrorKind::Media if there is no sound track or no decoder for it.
    static Result<SoundReader> open(const QString& path, const std::function<bool()>& isStopped);

    /// Samples per second.
    int rate() const { return m_codec->sample_rate; }
    const AVChannelLayout& channels() const { return m_codec->ch_layout; }

    /// Encodes the samples from `fromUs` until before `toUs`, or to the end of the track, with the writer's sound
    /// codec. Where the track begins later, there is silence first. Returns the number of samples. Errors: those of
    /// MediaWriter; ErrorKind::Media (damaged), ErrorKind::Stopped.
    Result<qint64> copy(qint64 fromUs, std::optional<qint64> toUs, MediaWriter& writer);

private:
    explicit SoundReader(MediaInput input) : m_input(std::move(input)), m_packet(av_packet_alloc()) {}

    tl::unexpected<Error> problem() const;
    bool openDecoder();
    Result<bool> decode(MediaWriter& writer);
    Result<void> queue(AVFrame& decoded, MediaWriter& writer);
    Result<void> queueSilence(qint64 samples, MediaWriter& writer);
    Result<void> writeQueued(MediaWriter& writer, bool isLast);

    MediaInput m_input;
    AVStream* m_stream = nullptr;
    Av::Codec m_codec;
    Av::Packet m_packet;
    Av::Resampler m_resampler;
    Av::Queue m_queue;
    Av::Frame m_kind; ///< the format of frames that the writer needs
    qint64 m_from = 0; ///< the first wanted sample, from the clip's time zero
    qint64 m_count = 0; ///< the number of wanted samples
    std::optional<qint64> m_at; ///< the next sample to queue, from m_from on; negative before it
    qint64 m_written = 0;
    int m_rate = 0; ///< of the written samples
};

} // namespace Dailies
