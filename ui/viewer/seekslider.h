// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/cliptiming.h"
#include "ui/viewer/playbackstate.h"

#include <QSlider>

namespace Dailies {

/// The bar below the picture: where in the clip one is, in milliseconds. Its valueChanged() always comes from a
/// person (mouse, keys, wheel or an assistive program); what the player reports goes in by showPosition(), silently.
class SeekSlider final : public QSlider {
    Q_OBJECT

public:
    explicit SeekSlider(QWidget* parent = nullptr);

    void setTiming(const ClipTiming& timing);
    void showPosition(qint64 us);
    /// The part of the clip that is played is marked.
    void showRange(const PlayRange& range);
    /// The value as the player takes it.
    qint64 positionUs() const;

Q_SIGNALS:
    /// The mouse is over this time of the clip.
    void hovered(qint64 us, QPoint globalPosition);
    void hoverEnded();

protected:
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int valueAt(int x) const;
    int placeOf(qint64 us) const;

    ClipTiming m_timing;
    PlayRange m_range;
};

} // namespace Dailies
