// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/iconlabel.h"

#include <QPainter>

namespace Dailies {

IconLabel::IconLabel(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

IconLabel::IconLabel(const QIcon& icon, int side, QWidget* parent) : IconLabel(parent)
{
    m_icon = icon;
    m_side = side;
}

void IconLabel::setIcon(const QIcon& icon)
{
    m_icon = icon;
    update();
}

QSize IconLabel::sizeHint() const
{
    return QSize(m_side, m_side);
}

void IconLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect(), Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
}

} // namespace Dailies
