// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/toastarea.h"

#include <QEvent>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int widest = 600;
constexpr int margin = 12;

} // namespace

ToastArea::ToastArea(QWidget* host, QWidget* corner, QWidget* otherwise)
    : QWidget(host)
    , m_corner(corner)
    , m_otherwise(otherwise)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"toastArea"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    host->installEventFilter(this);
    corner->installEventFilter(this);
    otherwise->installEventFilter(this);
    hide();
}

void ToastArea::add(QWidget* messages)
{
    m_column->addWidget(messages);
    messages->installEventFilter(this);
}

bool ToastArea::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show: // also when a page of the window is shown that contains the corner
    case QEvent::Hide:
    case QEvent::ShowToParent:
    case QEvent::HideToParent: place(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

bool ToastArea::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        place();
    return handled;
}

void ToastArea::place()
{
    bool isUsed = false;
    for (int i = 0; i < m_column->count(); ++i)
        isUsed = isUsed || !m_column->itemAt(i)->isEmpty();
    setVisible(isUsed);
    if (!isUsed)
        return;
    const QWidget* host = parentWidget();
    const QWidget* at = m_corner && m_corner->isVisibleTo(host) ? m_corner : m_otherwise;
    if (!at)
        return;
    const QRect corner(at->mapTo(host, QPoint()), at->size());
    const int width = std::clamp(m_column->totalSizeHint().width(), 0, std::min(widest, corner.width() - 2 * margin));
    const int height =
        m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width) : m_column->totalSizeHint().height();
    const QRect place(corner.left() + margin, corner.bottom() + 1 - margin - height, width, height);
    setGeometry(QStyle::visualRect(layoutDirection(), corner, place));
    raise();
}

} // namespace Dailies
