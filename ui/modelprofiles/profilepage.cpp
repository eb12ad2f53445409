// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelprofiles/profilepage.h"

#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace Dailies {

namespace {

/// As wide as its content at least, unless it scrolls sideways.
class PageScroll final : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    QSize minimumSizeHint() const override
    {
        QSize size = QScrollArea::minimumSizeHint();
        if (horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff && widget() != nullptr)
            size.setWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
        return size;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace

QWidget* ProfilePage::addScrolledContent(Qt::ScrollBarPolicy sideways)
{
    auto* scroll = new PageScroll(this);
    auto* content = new QWidget;
    makeBar(content);
    scrollDown(scroll, content);
    scroll->setHorizontalScrollBarPolicy(sideways);
    bareColumn(this)->addWidget(scroll);
    return content;
}

} // namespace Dailies
