// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/media/mediaboard.h"

#include <QObject>

class QDropEvent;
class QMimeData;

namespace Dailies {

class DragScroll;
/// Drag and drop of a list of media: its tiles are dragged within it, and media are dropped from elsewhere. Other lists
/// do not take the tiles.
class MediaDragDrop final : public QObject {
    Q_OBJECT

public:
    /// `board` shows the items of `list`.
    MediaDragDrop(QWidget* list, MediaBoard* board);

    /// The data that identifies a dragged item.
    QMimeData* mimeData(int index) const;
    /// Drags an item, shown by `tile`, until it is dropped.
    void start(int index, QWidget* tile);

Q_SIGNALS:
    void itemDropped(int from, MediaBoard::Place to);
    void mediaDropped(const QMimeData& mime, MediaBoard::Place place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enter(QDropEvent* event);
    void move(QDropEvent* event);
    void drop(QDropEvent* event);
    void end();
    void showPlace(const QPoint& position);
    MediaBoard::Place placeAt(const QPoint& position) const;
    int itemIn(const QMimeData& mime) const;

    QWidget* m_list;
    MediaBoard* m_board;
    DragScroll* m_scroll;
    QByteArray m_id; ///< of the list
};

} // namespace Dailies
