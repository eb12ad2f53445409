// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/fullscreen.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>
#include <QWidget>

namespace Dailies {

FullScreen::FullScreen(QWidget* content, QWidget* home, QAction* toggle)
    : QObject(home)
    , m_content(content)
    , m_home(home)
    , m_toggle(toggle)
{
    connect(toggle, &QAction::toggled, this, &FullScreen::show);
}

void FullScreen::show(bool on)
{
    if (on == isShown())
        return;
    if (on) {
        QWidget* focused = QApplication::focusWidget();
        m_before = m_content->isAncestorOf(focused) ? nullptr : focused;
        m_window = new QWidget(m_home, Qt::Window);
        m_window->setWindowTitle(m_home->window()->windowTitle());
        keepTheme(m_window, Theme::Dark); // nothing beside the picture is brighter than it
        m_window->installEventFilter(this);
        auto* column = new QVBoxLayout(m_window);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_content);
        m_window->showFullScreen();
    } else {
        m_home->layout()->addWidget(m_content);
        m_window->removeEventFilter(this);
        m_window->hide();
        m_window->deleteLater();
        m_window = nullptr;
        m_home->window()->activateWindow();
    }
    m_content->show();
    Q_EMIT changed(on);
    if (!on && m_before)
        m_before->setFocus(); // such as the list, where the key was pressed
}

bool FullScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::Close) {
        event->ignore(); // closing the full-screen window returns the widget
        m_toggle->setChecked(false);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Dailies
