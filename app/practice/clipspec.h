// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

namespace Dailies {

/// The properties of a practice clip.
struct ClipSpec {
    QSize size; ///< in pixels, both even, 64 to 8192
    double seconds = 0; ///< above 0, up to 600
    int fps = 24; ///< 1 to 60
    QString title; ///< the prompt, drawn into the frames
    QStringList lines; ///< parameters, drawn below the prompt
    bool texts = true; ///< prompt, parameters and timecode are drawn
    QImage firstFrame; ///< the clip shows this picture with a slow push-in; null for the kite
    bool mark = false; ///< the visible watermark in the lower right corner
    quint32 seed = 0; ///< determines colours, the kite's path and the tone's pitch
    bool sound = true; ///< a soft tone; otherwise the audio track is silent
};

/// The number of frames: round(seconds * fps), at least one.
qint64 frameCount(const ClipSpec& spec);

/// The frame size for a resolution tier ("480P", "720P", "1080P"; the short side) and a ratio ("W:H"). An empty or
/// invalid tier means 720P; others are clamped to 240 to 2160. A missing or invalid ratio, or "adaptive", means 16:9.
/// Both sides are even.
QSize pictureSize(const QString& resolution, const QString& ratio);

} // namespace Dailies
