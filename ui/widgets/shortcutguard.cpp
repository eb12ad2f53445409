// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/shortcutguard.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace Dailies {

namespace {

/// Whether `window` is that of a parent of `widget`, at any distance.
bool isAbove(const QWidget* window, const QWidget* widget)
{
    for (const QWidget* each = widget->parentWidget(); each != nullptr; each = each->parentWidget()) {
        if (each->window() == window)
            return true;
    }
    return false;
}

bool blocks(const QWidget* dialog, const QWidget* window)
{
    if (dialog == window || !dialog->isVisible())
        return false;
    switch (dialog->windowModality()) {
    case Qt::WindowModal: return isAbove(window, dialog);
    case Qt::ApplicationModal: return !isAbove(dialog, window);
    case Qt::NonModal: break;
    }
    return false;
}

} // namespace

ShortcutGuard::ShortcutGuard(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ShortcutGuard::eventFilter(QObject* watched, QEvent* event)
{
    const QWidget* window = event->type() == QEvent::Shortcut ? QApplication::activeWindow() : nullptr;
    return (window != nullptr && std::ranges::any_of(QApplication::topLevelWidgets(), [window](const QWidget* each) {
        return blocks(each, window);
    })) || QObject::eventFilter(watched, event);
}

} // namespace Dailies
