// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/toasttimer.h"

#include <QApplication>
#include <QWidget>

namespace Dailies {

ToastTimer::ToastTimer(QWidget* toast) : QObject(toast)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownMs);
    connect(&m_timer, &QTimer::timeout, this, [this, toast] {
        if (toast->underMouse() || toast->isAncestorOf(QApplication::focusWidget()))
            m_timer.start();
        else
            Q_EMIT expired();
    });
}

} // namespace Dailies
