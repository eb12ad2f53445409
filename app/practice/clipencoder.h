// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/avhandles.h"

#include <QImage>
#include <QString>

namespace Dailies {

struct ClipSpec;

/// Writes frames, and a tone of exactly the same length, to an MP4 file.
class ClipEncoder final {
public:
    static Result<ClipEncoder> open(const ClipSpec& spec, const QString& file);

    /// Adds the next frame: Format_RGB32, in the clip's size.
    Result<void> addFrame(const QImage& picture);
    /// Completes the file, which is not a valid clip before.
    Result<void> finish();

private:
    ClipEncoder() = default;
    Result<void> openFile(const QString& file, const QString& title);
    Result<void> openVideo(const ClipSpec& spec);
    Result<void> openAudio();
    Result<void> openScaler();
    Result<void> addSoundUntil(qint64 sample);
    void fillTone(AVFrame& frame);
    Result<void> encode(AVCodecContext& codec, const AVFrame* frame, AVStream& stream, qint64 packetDuration);

    Av::Output m_output;
    Av::Codec m_video;
    Av::Codec m_audio;
    Av::Scaler m_scaler;
    Av::Frame m_picture;
    Av::Packet m_packet;
    AVStream* m_videoStream = nullptr;
    AVStream* m_audioStream = nullptr;
    qint64 m_frames = 0; ///< frames added
    qint64 m_samples = 0; ///< audio samples added
    qint64 m_allSamples = 0;
    double m_pitch = 0; ///< in hertz; 0 for silence
};

} // namespace Dailies
