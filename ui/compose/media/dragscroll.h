// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QPoint>
#include <QPointer>

class QScrollArea;
class QWidget;

namespace Dailies {

/// Scrolls the area around a widget during a drag near the area's upper or lower edge.
class DragScroll final : public QObject {
    Q_OBJECT

public:
    explicit DragScroll(QWidget* widget);

    /// The drag is at this position of the widget.
    void follow(const QPoint& position);
    void stop();

Q_SIGNALS:
    /// The widget has scrolled; the pointer is now at this position of it.
    void scrolled(const QPoint& position);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    QWidget* m_widget;
    QPointer<QScrollArea> m_area;
    QPoint m_pointer; ///< in coordinates of the area's viewport
    QBasicTimer m_timer;
    int m_by = 0;
};

} // namespace Dailies
