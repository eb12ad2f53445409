// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/compositionguard.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QWidget>

namespace Dailies {

CompositionGuard::CompositionGuard(QWidget* form) : QObject(form)
{
    connect(qApp, &QApplication::focusChanged, this, [this, form](QWidget* old, QWidget* now) {
        m_isComposing = false;
        if (old != nullptr)
            old->removeEventFilter(this);
        if (now != nullptr && now->window() == form->window())
            now->installEventFilter(this);
    });
}

bool CompositionGuard::eventFilter(QObject* /*watched*/, QEvent* event)
{
    if (event->type() == QEvent::InputMethod) {
        m_isComposing = !static_cast<QInputMethodEvent*>(event)->preeditString().isEmpty();
    } else if (event->type() == QEvent::ShortcutOverride && m_isComposing) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return false;
}

} // namespace Dailies
