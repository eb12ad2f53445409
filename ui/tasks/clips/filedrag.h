// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>

#include <functional>
#include <optional>

class QMouseEvent;
class QWidget;

namespace Dailies {

/// Notices that something is dragged out of a widget with the left button. What is pressed where nothing can be dragged
/// stays the widget's own affair.
class FileDrag final : public QObject {
    Q_OBJECT

public:
    using CanDrag = std::function<bool(const QPoint& place)>;

    FileDrag(QWidget* source, CanDrag canDrag);

Q_SIGNALS:
    void dragged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool moved(const QMouseEvent* event);

    CanDrag m_canDrag;
    std::optional<QPoint> m_pressed;
};

} // namespace Dailies
