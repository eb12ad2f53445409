// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

namespace Dailies {

/// What a practice clip is to be.
struct ClipSpec {
    QSize size; ///< pixels, both even, 64 to 8192
    double seconds = 0; ///< above 0, up to 600
    int fps = 24; ///< 1 to 60
    QString title; ///< the prompt, drawn into the picture
    QStringList lines; ///< parameters, drawn below the prompt
    bool mark = false; ///< the visible mark in the lower right corner
    quint32 seed = 0; ///< chooses colours, the kite's way and the tone's pitch
    bool sound = true; ///< a gentle tone; otherwise the sound track is silent
};

/// How many frames a clip has: round(seconds * fps), at least one.
qint64 frameCount(const ClipSpec& spec);

/// The picture size of a resolution tier ("480P", "720P", "1080P"; the short side) and a ratio ("W:H"). An empty or
/// unreadable tier is 720P, others are held between 240 and 2160; no ratio, "adaptive" or what is none is 16:9.
/// Both sides are even.
QSize pictureSize(const QString& resolution, const QString& ratio);

} // namespace Dailies
