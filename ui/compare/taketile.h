// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/comparelens.h"
#include "ui/compare/compareplayer.h"

#include <QWidget>

namespace Dailies {

/// What is said of a take below its picture.
struct TakeCaption {
    QString words; ///< what it differs in, or the beginning of its prompt
    int rating = 0;
    bool isRejected = false;
    bool isGone = false; ///< its record was deleted

    bool operator==(const TakeCaption&) const = default;
};

/// One take of a comparison: its picture, and below it its number and what there is to say about it. A click, or the
/// keyboard's focus, chooses it.
class TakeTile final : public QWidget {
    Q_OBJECT

public:
    static constexpr int captionHeight = 28;
    static constexpr int frameWidth = 2; ///< around the chosen one

    /// Both outlive the tile.
    TakeTile(int number, const ComparePlayer& player, const CompareLens& lens, QWidget* parent);

    void setCaption(const TakeCaption& caption);
    void setChosen(bool chosen);
    /// Where pictures are shown, in the tile.
    QRect pictureRoom() const;
    /// What the take shows has changed.
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
};

/// Paints what is seen of a take; what is rejected only dimly.
void paintTake(QPainter& painter, const TakePicture& take, const QRectF& target, bool dim);

} // namespace Dailies
