// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/clipspec.h"
#include "app/practice/cliptext.h"

#include <QImage>
#include <QRegion>

namespace Dailies {

struct ClipColours;

/// Draws the frames of a practice clip: the request's own first picture, or a kite over evening hills. Draws static
/// content once. Each frame restores what moved and draws clouds, kite and timecode again.
class ClipPainter final {
public:
    explicit ClipPainter(const ClipSpec& spec);

    /// The frame with this number from 0, in Format_RGB32. Valid until the next call.
    const QImage& frame(qint64 number);

private:
    void drawStill();
    void drawTexts();
    void drawScene(double time);
    void drawFirstFrame(qint64 number);
    void drawClouds(QPainter& painter, double time);
    void drawKite(QPainter& painter, double time);
    QPointF kiteAt(double time) const;

    ClipSpec m_spec;
    ClipTextLayout m_layout;
    const ClipColours& m_colours;
    double m_phase; ///< where on its path the kite begins
    QImage m_first; ///< the request's picture, a little larger than the frame; null for the kite
    QImage m_still; ///< sky, sun, hills and static text; with a first picture only the text, on transparent ground
    QRegion m_open; ///< the area where things may move, without the text
    QImage m_canvas;
    QRegion m_moved; ///< what the last frame drew over m_still
};

} // namespace Dailies
