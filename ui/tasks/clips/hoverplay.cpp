// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/clips/hoverplay.h"

#include <QEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyle>
#include <QTableView>

namespace Dailies {

namespace {

constexpr int stepMs = 125; ///< a strip has 40 pictures: a clip of 5 s plays at normal speed

} // namespace

HoverPlay::HoverPlay(QTableView* view, int column, int fileRole)
    : QObject(view)
    , m_view(view)
    , m_column(column)
    , m_fileRole(fileRole)
    , m_scrub(delayMs)
{
    view->viewport()->installEventFilter(this);
    m_steps.setInterval(stepMs);
    connect(&m_steps, &QTimer::timeout, this, &HoverPlay::step);
    connect(&m_scrub, &ClipScrub::changed, this, &HoverPlay::showPicture);
    // Scrolling moves the rows under the pointer.
    connect(view->verticalScrollBar(), &QScrollBar::valueChanged, this, &HoverPlay::stop);
}

bool HoverPlay::wantsMotion() const
{
    return m_view->style()->styleHint(QStyle::SH_Widget_Animate, nullptr, m_view) != 0;
}

bool HoverPlay::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto* move = static_cast<const QMouseEvent*>(event);
        if (move->buttons() == Qt::NoButton)
            follow(move->position().toPoint());
        break;
    }
    case QEvent::MouseButtonPress:
    case QEvent::Leave:
    case QEvent::Hide: stop(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void HoverPlay::follow(const QPoint& place)
{
    const QModelIndex index = m_view->indexAt(place);
    const QString file = index.isValid() && index.column() == m_column ? index.data(m_fileRole).toString() : QString();
    if (file == m_scrub.file())
        return;
    stop();
    if (file.isEmpty() || !wantsMotion())
        return;
    m_index = index;
    m_step = 0;
    m_scrub.moveTo(file, 0);
}

void HoverPlay::showPicture()
{
    if (m_scrub.count() == 0)
        m_steps.stop();
    else if (!m_steps.isActive())
        m_steps.start();
    if (m_index.isValid())
        m_view->viewport()->update(m_view->visualRect(m_index));
}

void HoverPlay::step()
{
    // The row may have been removed, or may show another task now.
    if (!m_index.isValid() || m_index.data(m_fileRole).toString() != m_scrub.file())
        return stop();
    m_step = (m_step + 1) % m_scrub.count();
    m_scrub.moveTo(m_scrub.file(), (m_step + 0.5) / m_scrub.count());
}

QImage HoverPlay::picture(const QString& file) const
{
    return file == m_scrub.file() ? m_scrub.picture() : QImage();
}

} // namespace Dailies
