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

/// Detects that the user drags something out of a widget with the left button. A press where nothing can be dragged is
/// left to the widget.
class FileDrag final : public QObject {
    Q_OBJECT

public:
    using CanDrag = std::function<bool(const QPoint& place)>;

    /// `source` becomes the parent. `canDrag` gets a position in `source`.
    FileDrag(QWidget* source, CanDrag canDrag);

Q_SIGNALS:
    /// The pointer was moved far enough to start a drag.
    void dragged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool moved(const QMouseEvent* event);

    CanDrag m_canDrag;
    std::optional<QPoint> m_pressed;
};

} // namespace Dailies
