// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/rowbox.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"
#include "ui/widgets/formparts.h"

#include <QPainter>
#include <QVBoxLayout>

namespace Dailies {

RowBox::RowBox(QWidget* parent) : QFrame(parent), m_rows(bareColumn(this)) {}

void RowBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor line = tone(palette(), Tone::Line);
    StyleParts::drawBox(&painter, rect(), tone(palette(), Tone::Base), line);
    for (int i = 0; i < m_rows->count(); ++i) {
        const QWidget* row = m_rows->itemAt(i)->widget();
        if (row->isHidden())
            break; // surplus rows are at the end
        if (i > 0)
            painter.fillRect(QRect(1, row->y(), width() - 2, 1), line);
    }
}

} // namespace Dailies
