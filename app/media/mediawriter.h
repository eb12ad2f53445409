// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/avhandles.h"

#include <QCoreApplication>
#include <QImage>
#include <QString>

#include <functional>

namespace Dailies {

/// Encodes pictures and sound into a new media file with at most one video and one audio stream.
class MediaWriter final {
    Q_DECLARE_TR_FUNCTIONS(Dailies::MediaWriter)

public:
    /// How pictures become H.264 video.
    struct Film {
        QSize size; ///< of all pictures
        AVRational timeBase{1, 25}; ///< the unit of their times
        double fps = 25; ///< average frames per second, for the encoder's decisions
        int keyEvery = 25; ///< frames from one key frame to the next
        const char* preset = "medium"; ///< of the encoder
        const char* quality = "16"; ///< constant rate factor of the encoder: 0 is lossless, 23 its default
        const char* tuning = "log=-1"; ///< further parameters of the encoder
        int threads = 0; ///< 0 for as many as the encoder likes
    };
    /// How sound is encoded.
    struct Sound {
        AVCodecID codec = AV_CODEC_ID_AAC;
        AVSampleFormat format = AV_SAMPLE_FMT_FLTP;
        int rate = 48000; ///< samples per second
        const AVChannelLayout* channels = nullptr; ///< null for stereo
        qint64 bitRate = 96000; ///< bits per second; 0 for uncompressed sound
    };

    /// Creates the file, or empties it. `container` is one of libav's names, such as "mp4".
    /// Errors of this class: ErrorKind::Storage (the file cannot be written), ErrorKind::Media (no such encoder).
    /// Messages call the file `name`.
    static Result<MediaWriter> open(
        const QString& file, const QString& name, const char* container, const QString& title = {});

    Result<void> addFilm(const Film& film);
    /// For an animated GIF of this size; its frames have a palette and are counted in hundredths of a second.
    Result<void> addGif(QSize size);
    Result<void> addSound(const Sound& sound);
    /// Ends adding streams. The others of this class come afterwards.
    Result<void> begin();

    /// Adds the next picture of a film: Format_RGB32, in the film's size. Time and length are in its time base.
    Result<void> write(const QImage& picture, qint64 start, qint64 length);
    /// Adds the next frame of a GIF.
    Result<void> writeGifFrame(const AVFrame& frame);
    /// Adds the next samples. All frames but the last have soundFrameSize() samples.
    Result<void> writeSound(const AVFrame& frame);
    int soundFrameSize() const;
    /// An empty frame for this many samples; null if there is not enough memory.
    Av::Frame newSoundFrame(int samples) const;
    /// Completes the file, which is not valid before.
    Result<void> finish();

private:
    struct Track {
        Av::Codec codec;
        AVStream* stream = nullptr;
        QList<qint64> lengths = {}; ///< of frames in the encoder, which does not return them
    };

    MediaWriter() = default;
    tl::unexpected<Error> writeFailure(int code) const;
    Result<void> addTrack(Track& track, const AVCodec* encoder, const QString& name,
        const std::function<void(AVCodecContext&)>& describe);
    Result<void> openScaler();
    Result<void> encode(Track& track, const AVFrame* frame);

    QString m_name;
    Av::Output m_output;
    Track m_film;
    Track m_sound;
    Av::Scaler m_scaler;
    Av::Frame m_picture;
    Av::Packet m_packet;
};

} // namespace Dailies
