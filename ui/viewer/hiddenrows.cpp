// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/hiddenrows.h"

#include "ui/style/look.h"

#include <QApplication>
#include <QCursor>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <QWidget>

#include <utility>

namespace Dailies {

namespace {

constexpr int restMs = 2000;

} // namespace

HiddenRows::HiddenRows(QWidget* stage, QWidget* picture, const QList<QWidget*>& rows)
    : QObject(stage)
    , m_stage(stage)
    , m_picture(picture)
    , m_rows(rows)
{
    m_resting.setSingleShot(true);
    m_resting.setInterval(restMs);
    connect(&m_resting, &QTimer::timeout, this, &HiddenRows::rest);
}

void HiddenRows::setHidden(bool hidden)
{
    if (hidden == (m_cover != nullptr))
        return;
    QLayout* column = m_stage->layout();
    if (hidden) {
        m_cover = new QWidget(m_stage);
        m_cover->hide();
        makeBar(m_cover);
        column = new QVBoxLayout(m_cover);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        m_pointer = QCursor::pos();
        qApp->installEventFilter(this); // only a few widgets hear of the pointer without a pressed button
    } else {
        qApp->removeEventFilter(this);
        m_resting.stop();
    }
    for (QWidget* row : std::as_const(m_rows))
        column->addWidget(row);
    if (!hidden)
        delete std::exchange(m_cover, nullptr);
}

bool HiddenRows::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseMove) {
        // A window that appears under the pointer reports a movement, too.
        const QPoint pointer = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        if (std::exchange(m_pointer, pointer) != pointer && m_stage->rect().contains(m_stage->mapFromGlobal(pointer)))
            wake();
    } else if (watched == m_stage && event->type() == QEvent::Resize) {
        place();
    }
    return QObject::eventFilter(watched, event);
}

void HiddenRows::place()
{
    const int height = m_cover->sizeHint().height();
    m_cover->setGeometry(0, m_stage->height() - height, m_stage->width(), height);
}

void HiddenRows::wake()
{
    if (m_cover->isHidden()) {
        place();
        m_cover->show();
        m_cover->raise();
    }
    m_resting.start();
}

/// They stay while they are used.
void HiddenRows::rest()
{
    if (m_cover->underMouse() || QApplication::activePopupWidget() != nullptr) {
        m_resting.start();
        return;
    }
    if (m_cover->isAncestorOf(QApplication::focusWidget()))
        m_picture->setFocus(Qt::OtherFocusReason);
    m_cover->hide();
}

} // namespace Dailies
