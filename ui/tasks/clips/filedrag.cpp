// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/clips/filedrag.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

#include <utility>

namespace Dailies {

FileDrag::FileDrag(QWidget* source, CanDrag canDrag) : QObject(source), m_canDrag(std::move(canDrag))
{
    source->installEventFilter(this);
}

bool FileDrag::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto* press = static_cast<const QMouseEvent*>(event);
        const QPoint place = press->position().toPoint();
        m_pressed.reset();
        // With a modifier, the press changes the selection.
        if (press->button() == Qt::LeftButton && press->modifiers() == Qt::NoModifier && m_canDrag(place))
            m_pressed = place;
        break;
    }
    case QEvent::MouseMove:
        if (m_pressed)
            return moved(static_cast<const QMouseEvent*>(event));
        break;
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick: m_pressed.reset(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

/// Hides even small moves from the widget, because it would start to select.
bool FileDrag::moved(const QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        m_pressed.reset();
        return false;
    }
    if ((event->position().toPoint() - *m_pressed).manhattanLength() < QApplication::startDragDistance())
        return true;
    m_pressed.reset();
    Q_EMIT dragged();
    return true;
}

} // namespace Dailies
