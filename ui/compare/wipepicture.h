// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/compare/comparelens.h"
#include "ui/compare/compareplayer.h"

#include <QWidget>

namespace Dailies {

/// Two takes in one place: the first left of a dividing line, the second right of it. The line can be
/// dragged.
class WipePicture final : public QWidget {
    Q_OBJECT

public:
    /// `player` and `lens` must outlive the widget.
    WipePicture(const ComparePlayer& player, const CompareLens& lens, QWidget* parent);

    /// The position of the line: 0 at the left edge, 1 at the right.
    double divider() const { return m_divider; }
    void setDivider(double part);
    /// The numbers of the takes, which are shown beside the line.
    void setNumbers(const QList<TaskId>& takes);

Q_SIGNALS:
    void zoomed(double factor);
    void moved(QPointF distance);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    enum class Drag { None, Divider, Region };

    bool isAtDivider(QPointF place) const;
    void paintLine(QPainter& painter, int x) const;
    void paintNumber(QPainter& painter, int number, int x, bool isBefore) const;

    const ComparePlayer& m_player;
    const CompareLens& m_lens;
    QList<TaskId> m_takes;
    double m_divider = 0.5;
    QPointF m_grip;
    Drag m_drag = Drag::None;
};

} // namespace Dailies
