// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/toasttimer.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <utility>

namespace Dailies {

ToastTimer::ToastTimer(QWidget* toast) : QObject(toast), m_toast(toast)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownMs);
    toast->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &ToastTimer::follow);
    connect(&m_timer, &QTimer::timeout, this, &ToastTimer::expired);
}

void ToastTimer::start()
{
    m_isHeld = false;
    m_timer.start();
    follow();
}

void ToastTimer::stop()
{
    m_isHeld = false;
    m_timer.stop();
}

bool ToastTimer::eventFilter(QObject*, QEvent* event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        follow();
    return false;
}

/// Who leaves the toast has all of its time again, for example to come back to its button.
void ToastTimer::follow()
{
    if (m_toast->underMouse() || m_toast->isAncestorOf(QApplication::focusWidget())) {
        m_isHeld = isActive();
        m_timer.stop();
    } else if (std::exchange(m_isHeld, false)) {
        m_timer.start();
    }
}

} // namespace Dailies
