// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/table/taskheader.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/style/look.h"
#include "ui/tasks/table/takecell.h"
#include "ui/tasks/table/taskdelegate.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <QStyleOptionHeader>

namespace Dailies {

TaskHeader::TaskHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setHighlightSections(false);
    setSectionsClickable(true);
    setSectionsMovable(true);
    setMinimumSectionSize(48);
}

void TaskHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    option->textAlignment = TaskDelegate::alignmentOf(section) | Qt::AlignVCenter;
    const auto* tasks = qobject_cast<const TaskModel*>(model());
    if (tasks != nullptr && tasks->sortedColumn() == TaskModel::Column(section))
        option->sortIndicator = tasks->filter().ascending ? QStyleOptionHeader::SortUp : QStyleOptionHeader::SortDown;
}

void TaskHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    if (section == TaskModel::Take && paintTake(painter, rect))
        return;
    if (visualIndex(section) != 0 || section != TaskModel::State) {
        QHeaderView::paintSection(painter, rect, section);
        return;
    }
    painter->fillRect(rect, tone(palette(), Tone::Base));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), tone(palette(), Tone::Line));
    constexpr int more = edgeInset - textInset;
    const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
    QHeaderView::paintSection(painter, rect.adjusted(rightToLeft ? 0 : more, 0, rightToLeft ? -more : 0, 0), section);
}

/// The title is above the numbers, which end before the pictures. Returns false if there is no room for it.
bool TaskHeader::paintTake(QPainter* painter, const QRect& rect) const
{
    const QFont titleFont = secondaryFont(font());
    const QString title = model()->headerData(TaskModel::Take, Qt::Horizontal).toString();
    const int room = TakeCell::numberWidth(parentWidget()->fontMetrics()); // in the font of the rows
    if (QFontMetrics(titleFont).horizontalAdvance(title) > room || rect.width() < room + 2 * textInset)
        return false;
    painter->fillRect(rect, tone(palette(), Tone::Base));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), tone(palette(), Tone::Line));
    const QRect place(rect.left() + textInset, rect.top(), room, rect.height() - 1);
    painter->save();
    painter->setFont(titleFont);
    painter->setPen(tone(palette(), Tone::MutedText));
    painter->drawText(QStyle::visualRect(layoutDirection(), rect, place),
        int(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter), title);
    painter->restore();
    return true;
}

void TaskHeader::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    Q_EMIT menuRequested(event->globalPos());
}

} // namespace Dailies
