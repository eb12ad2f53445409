// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogroom.h"

#include "ui/window/windowroom.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>

namespace Dailies {

DialogRoom::DialogRoom(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DialogRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Show || event->spontaneous())
        return false;
    auto* dialog = qobject_cast<QDialog*>(watched);
    if (dialog == nullptr || !dialog->isWindow() || dialog->isMaximized() || dialog->isFullScreen())
        return false;
    // The dialog places itself after this, by its new size.
    dialog->resize(dialog->size().boundedTo(roomFor(*dialog)));
    return false;
}

} // namespace Dailies
