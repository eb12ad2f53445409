// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/dragscroll.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimerEvent>

namespace Dailies {

namespace {
constexpr int edge = 32;
constexpr int step = 12;
constexpr int stepMs = 30;
} // namespace

DragScroll::DragScroll(QWidget* widget) : QObject(widget), m_widget(widget) {}

void DragScroll::follow(const QPoint& position)
{
    m_area = nullptr;
    for (QWidget* parent = m_widget->parentWidget(); parent != nullptr && m_area == nullptr;
         parent = parent->parentWidget())
        m_area = qobject_cast<QScrollArea*>(parent);
    if (m_area == nullptr)
        return;
    m_pointer = m_widget->mapTo(m_area->viewport(), position);
    const int height = m_area->viewport()->height();
    m_by = m_pointer.y() < edge ? -step : m_pointer.y() > height - edge ? step : 0;
    if (m_by == 0)
        m_timer.stop();
    else if (!m_timer.isActive())
        m_timer.start(stepMs, this);
}

void DragScroll::stop()
{
    m_timer.stop();
}

void DragScroll::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    if (m_area == nullptr) {
        stop();
        return;
    }
    QScrollBar* bar = m_area->verticalScrollBar();
    const int before = bar->value();
    bar->setValue(before + m_by);
    if (bar->value() == before)
        stop();
    else
        Q_EMIT scrolled(m_widget->mapFrom(m_area->viewport(), m_pointer));
}

} // namespace Dailies
