// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/mediawriter.h"

#include <QImage>
#include <QString>

#include <utility>

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
    explicit ClipEncoder(MediaWriter writer) : m_writer(std::move(writer)) {}
    Result<void> addSoundUntil(qint64 sample);
    void fillTone(AVFrame& frame);

    MediaWriter m_writer;
    int m_fps = 1;
    qint64 m_frames = 0; ///< frames added
    qint64 m_samples = 0; ///< audio samples added
    qint64 m_allSamples = 0;
    double m_pitch = 0; ///< in hertz; 0 for silence
};

} // namespace Dailies
