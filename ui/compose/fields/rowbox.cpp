// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/rowbox.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace Dailies {

namespace {
constexpr int dropLine = 4; // the line must stay inside the box at both ends
} // namespace

RowBox::RowBox(QWidget* parent) : QFrame(parent), m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins({});
    m_rows->setSpacing(0);
}

int RowBox::gapAt(int y) const
{
    int gap = 0;
    for (int i = 0; i < m_rows->count(); ++i) {
        const QWidget* row = m_rows->itemAt(i)->widget();
        if (!row->isHidden() && y > row->geometry().center().y())
            gap = i + 1;
    }
    return gap;
}

void RowBox::showDropAt(int gap)
{
    if (m_drop == gap)
        return;
    m_drop = gap;
    // Rows have a transparent background, so that the box shows between them.
    update();
}

void RowBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor line = tone(palette(), Tone::Line);
    StyleParts::drawBox(&painter, rect(), tone(palette(), Tone::Base), line);
    int dropY = 0;
    for (int i = 0; i < m_rows->count(); ++i) {
        const QWidget* row = m_rows->itemAt(i)->widget();
        if (row->isHidden())
            break; // surplus rows are at the end
        if (i > 0)
            painter.fillRect(QRect(1, row->y(), width() - 2, 1), line);
        if (i < m_drop)
            dropY = row->geometry().bottom() + 1;
    }
    if (m_drop < 0)
        return;
    const int top = std::clamp(dropY - dropLine / 2, 0, height() - dropLine);
    StyleParts::drawBox(
        &painter, QRectF(4, top, width() - 8, dropLine), tone(palette(), Tone::Accent), QColor(), dropLine / 2.0);
}

} // namespace Dailies
