// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/grid/gridview.h"

namespace Dailies {

/// The grid as people use it: its keys, the pointer, the menu and the scrubbing of a tile.
class TakeGrid final : public GridView {
    Q_OBJECT

public:
    using GridView::GridView;

    /// What the link on the tile of this row does: decide about a lost answer, try again, or query the service.
    void openLink(const QModelIndex& index);
    void keyboardSearch(const QString& search) override;

Q_SIGNALS:
    /// The user opens a menu for the current take, by mouse or keyboard, at this position on the screen.
    void menuRequested(const QPoint& place);
    void decideRequested(const QModelIndex& index);
    void checkRequested(const QModelIndex& index);
    /// To edit the request of the current take and try again.
    void retryRequested();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    QItemSelectionModel::SelectionFlags selectionCommand(
        const QModelIndex& index, const QEvent* event = nullptr) const override;
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QItemSelection wholeTiles(int first, int last) const;
    void scrubAt(const QPoint& place);
};

} // namespace Dailies
