// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formparts.h"

#include "ui/style/look.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QVariant>

namespace Dailies {

QLabel* quietNote(const QString& text, QWidget* parent)
{
    auto* note = new QLabel(text, parent);
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    makeQuiet(note);
    return note;
}

QVBoxLayout* bareColumn(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins({});
    column->setSpacing(0);
    return column;
}

void retire(QWidget* widget)
{
    widget->setObjectName({});
    widget->hide();
    widget->deleteLater();
}

void markInvalid(QWidget* control, bool isInvalid)
{
    if (control->property("invalid").toBool() == isInvalid)
        return;
    control->setProperty("invalid", isInvalid);
    control->update();
}

} // namespace Dailies
