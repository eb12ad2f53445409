// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/filmstrip.h"
#include "ui/viewer/cliptiming.h"

#include <QPixmap>
#include <QSlider>

namespace Dailies {

/// The seek bar below the picture, which is also the filmstrip: a track with small pictures of the whole clip. Its
/// values are milliseconds of the clip. valueChanged() always comes from the user (mouse, keyboard, wheel or an
/// assistive program). The player reports its position through showPosition(), which emits nothing.
class SeekTrack final : public QSlider {
    Q_OBJECT

public:
    explicit SeekTrack(QWidget* parent = nullptr);

    void setTiming(const ClipTiming& timing);
    void showPosition(qint64 us);
    /// Marks the range of the clip that is played.
    void showRange(const PlayRange& range);
    /// The value in the player's unit.
    qint64 positionUs() const;
    /// The pictures of the clip; empty for none.
    void setStrip(const Filmstrip& strip);
    const Filmstrip& strip() const { return m_strip; }
    /// Whether the track shows the pictures. Without them it is a plain bar.
    void setStripShown(bool shown);
    /// A few words in the track while there is no clip.
    void setHint(const QString& words);
    const QString& hint() const { return m_hint; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The mouse is over this time of the clip.
    void hovered(qint64 us, QPoint globalPosition);
    void hoverEnded();

protected:
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect trackRect() const;
    int valueAt(int x) const;
    int placeOf(int value) const;
    bool hasLength() const { return isEnabled() && maximum() > minimum(); }
    void drawStrip(const QRect& track);
    void paintTrack(QPainter& painter, const QRect& track);
    void paintRange(QPainter& painter, const QRect& track);
    void paintHead(QPainter& painter, const QRect& track) const;

    PlayRange m_range;
    Filmstrip m_strip;
    QPixmap m_drawn; ///< m_strip, rendered at the size on screen
    QString m_hint;
    bool m_stripShown = true;
};

} // namespace Dailies
