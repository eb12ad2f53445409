// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelprofiles/profilepage.h"

#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace Dailies {

QWidget* ProfilePage::addScrolledContent(Qt::ScrollBarPolicy sideways)
{
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(sideways);
    auto* content = new QWidget;
    makeBar(content);
    scroll->setWidget(content);
    bareColumn(this)->addWidget(scroll);
    return content;
}

} // namespace Dailies
