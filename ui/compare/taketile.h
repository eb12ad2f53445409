// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/compare/comparelens.h"
#include "ui/compare/compareplayer.h"

#include <QWidget>

namespace Dailies {

/// The text below a take's picture.
struct TakeCaption {
    TaskId take = 0;
    QString words; ///< its differences, or the beginning of its prompt
    int rating = 0;
    bool isRejected = false;
    bool isGone = false; ///< its record was deleted

    bool operator==(const TakeCaption&) const = default;
};

/// One take of a comparison: its picture, with its number and caption below. A click or the keyboard focus
/// selects it.
class TakeTile final : public QWidget {
    Q_OBJECT

public:
    static constexpr int captionHeight = 28;
    static constexpr int frameWidth = 2; ///< of the frame around the selected tile

    /// `player` and `lens` must outlive the tile.
    TakeTile(int number, const ComparePlayer& player, const CompareLens& lens, QWidget* parent);

    void setCaption(const TakeCaption& caption);
    void setChosen(bool chosen);
    /// Keeps this width at the right end of the caption free, and paints no stars.
    void setRoomForMarks(int width);
    /// The area of the picture, in the tile's coordinates.
    QRect pictureRoom() const;
    /// Call it when the take's picture or data has changed.
    void follow();

Q_SIGNALS:
    void chosen(int number);
    void doubleClicked(int number);
    void zoomed(double factor);
    void moved(QPointF distance);

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void paintPicture(QPainter& painter) const;
    void paintRejected(QPainter& painter, const QRect& picture) const;
    void paintCaption(QPainter& painter) const;
    QString frameWords() const;
    void tellAccessibly();

    int m_number;
    const ComparePlayer& m_player;
    const CompareLens& m_lens;
    TakeCaption m_caption;
    QPointF m_grip;
    bool m_dragging = false;
    bool m_chosen = false;
    int m_roomForMarks = 0;
};

/// Paints a take's picture; `dim` is for rejected takes.
void paintTake(QPainter& painter, const TakePicture& take, const QRectF& target);

} // namespace Dailies
