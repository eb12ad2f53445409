// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/rowdrag.h"

#include "ui/compose/media/mediathumb.h"
#include "ui/style/look.h"

#include <QDrag>
#include <QMimeData>
#include <QPixmap>
#include <QUuid>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int dragWidth = 176;
constexpr auto rowMimeType = "application/x-dailies-media-row"_L1;

} // namespace

RowDrag::RowDrag() : m_id(QUuid::createUuid().toByteArray(QUuid::Id128)) {}

QMimeData* RowDrag::mimeData(int index) const
{
    auto* mime = new QMimeData;
    mime->setData(rowMimeType, m_id + ':' + QByteArray::number(index));
    return mime;
}

int RowDrag::rowIn(const QMimeData& mime) const
{
    const QList<QByteArray> parts = mime.data(rowMimeType).split(':');
    bool isNumber = false;
    const int row = parts.size() == 2 && parts.first() == m_id ? parts.last().toInt(&isNumber) : -1;
    return isNumber ? row : -1;
}

void RowDrag::start(QWidget& list, QWidget& row, int index) const
{
    auto* drag = new QDrag(&list);
    drag->setMimeData(mimeData(index));
    // The drag picture shows the row's thumbnail and name, without its controls.
    const QRect part(0, 0, std::min(row.width(), dragWidth), MediaThumb::box().height() + 16);
    QPixmap pixmap(part.size() * list.devicePixelRatio());
    pixmap.setDevicePixelRatio(list.devicePixelRatio());
    pixmap.fill(tone(list.palette(), Tone::Base));
    row.render(&pixmap, QPoint(), part, QWidget::DrawChildren);
    drag->setPixmap(pixmap);
    drag->setHotSpot({MediaThumb::box().width() / 2, MediaThumb::box().height() / 2});
    drag->exec(Qt::MoveAction);
}

} // namespace Dailies
