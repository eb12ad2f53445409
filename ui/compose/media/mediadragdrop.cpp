// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediadragdrop.h"

#include "ui/compose/fields/listeditor.h"
#include "ui/compose/fields/listrow.h"
#include "ui/compose/fields/rowbox.h"
#include "ui/compose/media/dragscroll.h"
#include "ui/compose/media/mediadrop.h"
#include "ui/compose/media/mediathumb.h"
#include "ui/style/look.h"

#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QPixmap>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int dragWidth = 176;
constexpr auto rowMimeType = "application/x-dailies-media-row"_L1;

/// Copies or links files, never moves them: a file manager that offers a move must not remove the original.
void acceptMedia(QDropEvent* event)
{
    event->setDropAction(event->possibleActions().testFlag(Qt::CopyAction) ? Qt::CopyAction : Qt::LinkAction);
    event->accept();
}

void acceptRow(QDropEvent* event)
{
    event->setDropAction(Qt::MoveAction);
    event->accept();
}

} // namespace

MediaDragDrop::MediaDragDrop(ListEditor* list, RowBox* box)
    : QObject(list)
    , m_list(list)
    , m_box(box)
    , m_scroll(new DragScroll(list))
    , m_id(QUuid::createUuid().toByteArray(QUuid::Id128))
{
    list->setAcceptDrops(true);
    list->installEventFilter(this);
    connect(m_scroll, &DragScroll::scrolled, this, &MediaDragDrop::showGap);
}

QMimeData* MediaDragDrop::mimeData(int index) const
{
    auto* mime = new QMimeData;
    mime->setData(rowMimeType, m_id + ':' + QByteArray::number(index));
    return mime;
}

// Returns -1 for other data, for a row of another list, and for a row that was removed since.
int MediaDragDrop::rowIn(const QMimeData& mime) const
{
    const QList<QByteArray> parts = mime.data(rowMimeType).split(':');
    bool isNumber = false;
    const int row = parts.size() == 2 && parts.first() == m_id ? parts.last().toInt(&isNumber) : -1;
    return isNumber && row >= 0 && row < m_list->rowCount() ? row : -1;
}

void MediaDragDrop::start(int index)
{
    QWidget* row = m_list->row(index);
    auto* drag = new QDrag(m_list);
    drag->setMimeData(mimeData(index));
    // Shows the part that identifies the row, without its controls.
    const QRect part(0, 0, std::min(row->width(), dragWidth), MediaThumb::box().height() + 16);
    QPixmap pixmap(part.size() * m_list->devicePixelRatio());
    pixmap.setDevicePixelRatio(m_list->devicePixelRatio());
    pixmap.fill(tone(m_list->palette(), Tone::Base));
    row->render(&pixmap, QPoint(), part, QWidget::DrawChildren);
    drag->setPixmap(pixmap);
    drag->setHotSpot({MediaThumb::box().width() / 2, MediaThumb::box().height() / 2});
    drag->exec(Qt::MoveAction);
}

bool MediaDragDrop::eventFilter(QObject* /*watched*/, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragEnter: enter(static_cast<QDropEvent*>(event)); return true;
    case QEvent::DragMove: move(static_cast<QDropEvent*>(event)); return true;
    case QEvent::DragLeave: end(); return true;
    case QEvent::Drop: drop(static_cast<QDropEvent*>(event)); return true;
    default: return false;
    }
}

void MediaDragDrop::enter(QDropEvent* event)
{
    const bool isRow = rowIn(*event->mimeData()) >= 0;
    if (!isRow && !mayHoldMedia(*event->mimeData()))
        return;
    event->accept();
    if (!isRow)
        Q_EMIT mediaHovered(true);
}

void MediaDragDrop::move(QDropEvent* event)
{
    rowIn(*event->mimeData()) >= 0 ? acceptRow(event) : acceptMedia(event);
    showGap(event->position().toPoint());
    m_scroll->follow(event->position().toPoint());
}

void MediaDragDrop::drop(QDropEvent* event)
{
    const int gap = gapAt(event->position().toPoint());
    const int from = rowIn(*event->mimeData());
    end();
    if (from >= 0) {
        acceptRow(event);
        Q_EMIT rowDropped(from, gap > from ? gap - 1 : gap);
    } else {
        acceptMedia(event);
        Q_EMIT mediaDropped(*event->mimeData(), gap);
    }
}

void MediaDragDrop::end()
{
    m_scroll->stop();
    m_box->showDropAt(-1);
    Q_EMIT mediaHovered(false);
}

void MediaDragDrop::showGap(const QPoint& position)
{
    m_box->showDropAt(gapAt(position));
}

int MediaDragDrop::gapAt(const QPoint& position) const
{
    return m_box->gapAt(m_box->mapFrom(m_list, position).y());
}

} // namespace Dailies
