// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDropEvent;
class QMimeData;

namespace Dailies {

class DragScroll;
class ListEditor;
class RowBox;

/// Drag and drop of a list of media: its rows are dragged within it, and media are dropped from elsewhere. Other lists
/// do not take the rows.
class MediaDragDrop final : public QObject {
    Q_OBJECT

public:
    /// `box` contains the rows of `list`.
    MediaDragDrop(ListEditor* list, RowBox* box);

    /// The data that identifies a dragged row.
    QMimeData* mimeData(int index) const;
    /// Drags a row until it is dropped.
    void start(int index);

Q_SIGNALS:
    /// Media are dragged over the list, or no longer.
    void mediaHovered(bool isOver);
    void rowDropped(int from, int to);
    /// `gap` is the index of the row before which they are dropped.
    void mediaDropped(const QMimeData& mime, int gap);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enter(QDropEvent* event);
    void move(QDropEvent* event);
    void drop(QDropEvent* event);
    void end();
    void showGap(const QPoint& position);
    int gapAt(const QPoint& position) const;
    int rowIn(const QMimeData& mime) const;

    ListEditor* m_list;
    RowBox* m_box;
    DragScroll* m_scroll;
    QByteArray m_id; ///< of the list
};

} // namespace Dailies
