// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/composescroll.h"

#include "ui/compose/fields/texteditors.h"
#include "ui/widgets/formparts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int edge = 12;
constexpr int mostExtraPrompt = 72;

} // namespace

ComposeScroll::ComposeScroll(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(u"composeScroll"_s);
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(edge, edge, edge, edge);
    m_column->setSpacing(edge);
    scrollDown(this, content);
    content->installEventFilter(this);
    viewport()->installEventFilter(this);
}

bool ComposeScroll::eventFilter(QObject* watched, QEvent* event)
{
    const bool isContent = watched == content() && event->type() == QEvent::LayoutRequest;
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutDirectionChange)
        keepWidth();
    if (isContent || (watched == viewport() && event->type() == QEvent::Resize))
        growPrompt();
    return QScrollArea::eventFilter(watched, event);
}

/// The scroll bar is in the margin of the fields, so that nothing moves when it comes or goes.
void ComposeScroll::keepWidth()
{
    const int beside = std::max(edge - (width() - viewport()->width()), 0);
    const bool isMirrored = isRightToLeft();
    m_column->setContentsMargins(isMirrored ? beside : edge, edge, isMirrored ? edge : beside, edge);
}

/// The prompt takes some of the room that the other fields leave.
void ComposeScroll::growPrompt()
{
    if (m_prompt == nullptr)
        return;
    const int width = viewport()->width();
    const int needed =
        m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width) : m_column->totalSizeHint().height();
    const int spare = viewport()->height() - (needed - m_prompt->extraHeight());
    const int extra = std::clamp(spare / 2, 0, mostExtraPrompt);
    if (extra != m_prompt->extraHeight())
        m_prompt->setExtraHeight(extra);
}

void ComposeScroll::reveal(QWidget* part)
{
    if (!content()->isAncestorOf(part))
        return;
    QTimer::singleShot(0, part, [this, part] {
        // Lay out new and opened parts first, level by level.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        // Show the whole part: QScrollArea::ensureWidgetVisible() shows only the cursor of a text field.
        const QPoint middle = part->mapTo(content(), part->rect().center());
        ensureVisible(0, middle.y(), 0, part->height() / 2 + edge);
    });
}

} // namespace Dailies
