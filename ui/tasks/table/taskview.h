// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/table/taskdelegate.h"

#include <QTableView>
#include <QTimer>

namespace Dailies {

class TaskHeader;
class TaskModel;
struct RowGroup;

/// The table of tasks. The user selects whole rows. The rows of groups are lower, span the table, and open and close.
/// Typing letters or Tab does not move between cells.
class TaskView final : public QTableView {
    Q_OBJECT

public:
    explicit TaskView(QWidget* parent = nullptr);

    /// The heights of rows in pixels; they grow with the font.
    int heightOfRow() const { return TaskDelegate::rowHeight(font()); }
    int heightOfGroup() const;
    void setModel(QAbstractItemModel* model) override;
    void reset() override;
    void keyboardSearch(const QString& search) override;
    TaskHeader* taskHeader() const { return m_header; }
    /// The width in pixels that a column needs for its texts; for the prompt, the smallest useful width.
    int widthFor(int column) const;
    /// Resets all columns to the widths that they need.
    void resetWidths();
    /// Gives the prompt the remaining width. Where that is too little, columns that say less are left out; if it still
    /// is, the prompt gets its smallest useful width, and the table can be scrolled.
    void fitPrompt();
    /// Whether the user wants a column, even if there is no room for it now.
    bool isColumnChosen(int column) const;
    void chooseColumn(int column, bool chosen);
    /// Repaints only the visible Take cells that have `value` in `role`.
    void updateTakes(int role, const QString& value);
    /// The link below the prompt of this row, such as *Decide…* or *Edit and retry*, in the viewport; empty for any
    /// other row.
    QRect linkOf(const QModelIndex& index) const;
    QRegion buttons() const; ///< the links of the rows on screen, in the viewport
    /// Messages cover so much at the lower end. The last rows can be scrolled above that.
    void setCovered(int height);
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

Q_SIGNALS:
    /// The user opens a menu for the current row, by mouse or keyboard, at this position on the screen.
    void menuRequested(const QPoint& place);
    void hoveredRowChanged(int row);
    void decideRequested(const QModelIndex& index);
    void checkRequested(const QModelIndex& index);
    void retryRequested(); ///< of the current row

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    QItemSelectionModel::SelectionFlags selectionCommand(
        const QModelIndex& index, const QEvent* event = nullptr) const override;

protected Q_SLOTS:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void updateGeometries() override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;
    void rowsInserted(const QModelIndex& parent, int first, int last) override;

private:
    void fitRows();
    int widthOfStates() const;
    int stateGrowth();
    int fitState(int room);
    void fitStateSoon();
    const TaskModel* tasks() const;
    const RowGroup* groupAt(const QModelIndex& index) const;
    void toggle(RowGroup group);
    void setCollapsed(RowGroup group, bool collapsed);
    void selectTasksOf(RowGroup group);
    void fitGroups();
    void setHoveredRow(int row);
    void openLink(const QModelIndex& index);

    TaskHeader* m_header;
    QMetaObject::Connection m_following;
    int m_hoveredRow = -1;
    int m_covered = 0;
    bool m_hasNewRows = false;
    bool m_isFitting = false;
    QTimer m_fitting; ///< the states on screen have changed
    int m_wantedStateWidth = 0; ///< for all states that were on screen since the list was read anew
    int m_stateWidth = 0;
    QList<int> m_leftOut; ///< columns without room
};

} // namespace Dailies
