// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/clipspec.h"
#include "app/practice/cliptext.h"

#include <QImage>
#include <QRegion>

namespace Dailies {

struct ClipColours;

/// Draws the frames of a practice clip: a kite over evening hills. What stands still is drawn once; each frame puts
/// back what moved and draws the clouds, the kite and the timecode anew.
class ClipPainter final {
public:
    explicit ClipPainter(const ClipSpec& spec);

    /// The frame, counted from 0; Format_RGB32. Good until the next call.
    const QImage& frame(qint64 number);

private:
    void drawStill();
    void drawClouds(QPainter& painter, double time);
    void drawKite(QPainter& painter, double time);
    QPointF kiteAt(double time) const;

    ClipSpec m_spec;
    ClipTextLayout m_layout;
    const ClipColours& m_colours;
    double m_phase; ///< where on its way the kite begins
    QImage m_still; ///< sky, sun, hills and the writing that stands still
    QRegion m_open; ///< where things may move: not over the writing
    QImage m_canvas;
    QRegion m_moved; ///< what the last frame drew over m_still
};

} // namespace Dailies
