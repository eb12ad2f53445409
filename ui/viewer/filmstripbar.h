// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/filmstrip.h"
#include "ui/viewer/player.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

namespace Dailies {

/// The whole clip at a preview below the controls: a row of its pictures, in which a click goes there. What it does, the
/// position bar does as well, for the keyboard and for assistive programs.
class FilmstripBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilmstripBar(Player* player, QWidget* parent = nullptr);

    void setStrip(const Filmstrip& strip);
    /// Half as high, where room is short.
    void setThin(bool thin);
    const Filmstrip& strip() const { return m_strip; }
    /// The clip's time at a place in the bar.
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
    qint64 lastUs() const;

    QPointer<Player> m_player;
    Filmstrip m_strip;
    QPixmap m_drawn; ///< m_strip as it is on screen
    int m_mark = 0; ///< where the position was shown last
    bool m_thin = false;
};

} // namespace Dailies
