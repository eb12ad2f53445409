// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/menukey.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QWidget>

namespace Dailies {

MenuKey::MenuKey(QObject* parent) : QObject(parent)
{
#ifndef Q_OS_WIN
    qApp->installEventFilter(this);
#endif
}

bool MenuKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_F10 || key->modifiers() != Qt::ShiftModifier)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || widget != QApplication::focusWidget() || QApplication::activePopupWidget() != nullptr)
        return false;
    if (!key->isAutoRepeat()) {
        const QPoint at = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QContextMenuEvent request(QContextMenuEvent::Keyboard, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &request);
    }
    return true;
}

} // namespace Dailies
