// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/clipencoder.h"

#include "app/practice/clipspec.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace Dailies {
namespace {

constexpr int sampleRate = 48000;
constexpr qint64 fadeSamples = sampleRate / 20;

/// Notes of a pentatonic scale, which sound well in any order, over two octaves from A3.
double pitchOf(quint32 seed)
{
    constexpr std::array steps{0, 3, 5, 7, 10, 12, 15, 17, 19, 22};
    return 220.0 * std::exp2(steps[seed % steps.size()] / 12.0);
}

} // namespace

Result<ClipEncoder> ClipEncoder::open(const ClipSpec& spec, const QString& file)
{
    Result<MediaWriter> writer = MediaWriter::open(file, QFileInfo(file).fileName(), "mp4", spec.title);
    if (!writer)
        return failure(writer.error());
    ClipEncoder encoder(std::move(*writer));
    encoder.m_fps = spec.fps;
    encoder.m_allSamples = std::llround(double(frameCount(spec)) * sampleRate / spec.fps);
    encoder.m_pitch = spec.sound ? pitchOf(spec.seed) : 0;
    Result<void> opened = encoder.m_writer.addFilm({.size = spec.size,
        .timeBase = {1, spec.fps},
        .fps = double(spec.fps),
        .keyEvery = spec.fps, // a key frame each second makes seeking fast
        .preset = "superfast",
        .quality = "22",
        .tuning = "log=-1:aq-mode=1:rc-lookahead=0:sync-lookahead=0",
        .threads = 1}); // several clips are made in parallel
    if (opened)
        opened = encoder.m_writer.addSound({.rate = sampleRate});
    if (opened)
        opened = encoder.m_writer.begin();
    return opened ? Result<ClipEncoder>(std::move(encoder)) : failure(opened.error());
}

Result<void> ClipEncoder::addFrame(const QImage& picture)
{
    if (const Result<void> done = m_writer.write(picture, m_frames, 1); !done)
        return done;
    ++m_frames;
    return addSoundUntil(std::min(m_frames * sampleRate / m_fps, m_allSamples));
}

Result<void> ClipEncoder::addSoundUntil(qint64 sample)
{
    const int size = m_writer.soundFrameSize();
    // Only the last chunk may be shorter than the encoder's frame size.
    while (m_samples < m_allSamples && (sample == m_allSamples || sample - m_samples >= size)) {
        const int count = static_cast<int>(std::min<qint64>(size, m_allSamples - m_samples));
        const Av::Frame frame = m_writer.newSoundFrame(count);
        if (!frame)
            return failure(ErrorKind::Media, MediaWriter::tr("Not enough memory for the sound."));
        fillTone(*frame);
        frame->pts = m_samples;
        m_samples += count;
        if (const Result<void> done = m_writer.writeSound(*frame); !done)
            return done;
    }
    return {};
}

void ClipEncoder::fillTone(AVFrame& frame)
{
    constexpr double turn = 2 * std::numbers::pi;
    const std::array<float*, 2> channels{
        reinterpret_cast<float*>(frame.data[0]), reinterpret_cast<float*>(frame.data[1])};
    for (int i = 0; i < frame.nb_samples; ++i) {
        const qint64 at = m_samples + i;
        const double time = double(at) / sampleRate;
        const double edge = double(std::min({at, m_allSamples - 1 - at, fadeSamples})) / fadeSamples;
        const double breath = 0.75 + 0.25 * std::sin(turn * time / 4);
        for (size_t c = 0; c < channels.size(); ++c) {
            const double pitch = m_pitch * (c == 0 ? 1.0 : 1.002); // a slow beat between left and right
            const double wave = std::sin(turn * pitch * time) + 0.4 * std::sin(turn * pitch * 1.5 * time);
            channels[c][i] = m_pitch > 0 ? static_cast<float>(0.07 * edge * breath * wave) : 0.0F;
        }
    }
}

Result<void> ClipEncoder::finish()
{
    const Result<void> done = addSoundUntil(m_allSamples);
    return done ? m_writer.finish() : done;
}

} // namespace Dailies
