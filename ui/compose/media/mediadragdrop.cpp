// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediadragdrop.h"

#include "ui/compose/media/dragscroll.h"
#include "ui/compose/media/mediadrop.h"

#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QPixmap>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int dragWidth = 96; // of the picture at the pointer
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

MediaDragDrop::MediaDragDrop(QWidget* list, MediaBoard* board)
    : QObject(list)
    , m_list(list)
    , m_board(board)
    , m_scroll(new DragScroll(list))
    , m_id(QUuid::createUuid().toByteArray(QUuid::Id128))
{
    list->setAcceptDrops(true);
    list->installEventFilter(this);
    connect(m_scroll, &DragScroll::scrolled, this, &MediaDragDrop::showPlace);
}

QMimeData* MediaDragDrop::mimeData(int index) const
{
    auto* mime = new QMimeData;
    mime->setData(rowMimeType, m_id + ':' + QByteArray::number(index));
    return mime;
}

// Returns -1 for other data, for an item of another list, and for one that was removed since.
int MediaDragDrop::itemIn(const QMimeData& mime) const
{
    const QList<QByteArray> parts = mime.data(rowMimeType).split(':');
    bool isNumber = false;
    const int item = parts.size() == 2 && parts.first() == m_id ? parts.last().toInt(&isNumber) : -1;
    return isNumber && item >= 0 && item < m_board->count() ? item : -1;
}

void MediaDragDrop::start(int index, QWidget* tile)
{
    auto* drag = new QDrag(m_list);
    drag->setMimeData(mimeData(index));
    const QPixmap picture = tile->grab();
    drag->setPixmap(
        picture.scaledToWidth(static_cast<int>(dragWidth * picture.devicePixelRatio()), Qt::SmoothTransformation));
    drag->setHotSpot({dragWidth / 2, dragWidth / 4});
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
    if (itemIn(*event->mimeData()) >= 0 || mayHoldMedia(*event->mimeData()))
        event->accept();
}

void MediaDragDrop::move(QDropEvent* event)
{
    itemIn(*event->mimeData()) >= 0 ? acceptRow(event) : acceptMedia(event);
    showPlace(event->position().toPoint());
    m_scroll->follow(event->position().toPoint());
}

void MediaDragDrop::drop(QDropEvent* event)
{
    const MediaBoard::Place place = placeAt(event->position().toPoint());
    const int from = itemIn(*event->mimeData());
    end();
    if (from >= 0) {
        acceptRow(event);
        Q_EMIT itemDropped(from, place);
    } else {
        acceptMedia(event);
        Q_EMIT mediaDropped(*event->mimeData(), place);
    }
}

void MediaDragDrop::end()
{
    m_scroll->stop();
    m_board->showDropAt({});
}

void MediaDragDrop::showPlace(const QPoint& position)
{
    m_board->showDropAt(placeAt(position));
}

MediaBoard::Place MediaDragDrop::placeAt(const QPoint& position) const
{
    return m_board->placeAt(m_board->mapFrom(m_list, position));
}

} // namespace Dailies
