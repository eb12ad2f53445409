// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/filmstrip.h"
#include "ui/viewer/player.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

namespace Dailies {

/// A row of small pictures of the whole clip, below the controls. A click seeks to that place. The seek
/// slider offers the same to the keyboard and to assistive programs.
class FilmstripBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilmstripBar(Player* player, QWidget* parent = nullptr);

    void setStrip(const Filmstrip& strip);
    /// Halves the height, for small players.
    void setThin(bool thin);
    const Filmstrip& strip() const { return m_strip; }
    /// The clip's time, in microseconds, at a horizontal position in the bar.
    qint64 timeAt(int x) const;

Q_SIGNALS:
    void hovered(qint64 us, QPoint globalPosition);
    void hoverEnded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QRect stripRect() const;
    QRect markRect(int x) const;
    int placeOf(qint64 us) const;
    void followPosition();
    void drawStrip(const QRect& strip);

    QPointer<Player> m_player;
    Filmstrip m_strip;
    QPixmap m_drawn; ///< m_strip, rendered at the size on screen
    int m_mark = 0; ///< the x coordinate of the position mark as last painted
    bool m_thin = false;
};

} // namespace Dailies
