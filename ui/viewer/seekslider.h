// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/cliptiming.h"

#include <QSlider>

namespace Dailies {

/// The slider below the picture; its values are milliseconds of the clip. valueChanged() always comes from
/// the user (mouse, keyboard, wheel or an assistive program). The player reports its position through
/// showPosition(), which emits nothing.
class SeekSlider final : public QSlider {
    Q_OBJECT

public:
    explicit SeekSlider(QWidget* parent = nullptr);

    void setTiming(const ClipTiming& timing);
    void showPosition(qint64 us);
    /// Marks the range of the clip that is played.
    void showRange(const PlayRange& range);
    /// The value in the player's unit.
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
    QRect trackOf(QStyleOptionSlider& option) const;

    PlayRange m_range;
};

} // namespace Dailies
