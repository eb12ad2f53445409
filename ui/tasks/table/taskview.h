// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/table/taskdelegate.h"

#include <QTableView>

namespace Dailies {

class TaskHeader;
class TaskModel;
struct RowGroup;

/// The table of tasks: rows of one height with a line under each, chosen as a whole, and lower ones from end to end for
/// groups, which open and close; where typing letters and the Tab key do not wander about the cells.
class TaskView final : public QTableView {
    Q_OBJECT

public:
    static constexpr int heightOfRow = TaskDelegate::rowHeight;
    static constexpr int heightOfGroup = 30;

    explicit TaskView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void reset() override;
    void keyboardSearch(const QString& search) override;
    /// The row under the pointer; -1 when there is none.
    int hoveredRow() const { return m_hoveredRow; }
    TaskHeader* taskHeader() const { return m_header; }
    /// What a column needs to show its texts; for the prompt, the least that is of use.
    int widthFor(int column) const;
    /// Gives every column its own width back.
    void resetWidths();
    /// Lets the prompt take the room that is left, or keeps it readable where there is none.
    void fitPrompt();
    /// Paints the takes again, among those in view, that have this value in a role: no other cell.
    void updateTakes(int role, const QString& value);

Q_SIGNALS:
    /// A menu is asked for the current row, by pointer or key, at this place of the screen.
    void menuRequested(const QPoint& place);
    void hoveredRowChanged(int row);

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    QItemSelectionModel::SelectionFlags selectionCommand(
        const QModelIndex& index, const QEvent* event = nullptr) const override;

private:
    const TaskModel* tasks() const;
    const RowGroup* groupAt(const QModelIndex& index) const;
    void toggle(RowGroup group);
    void setCollapsed(RowGroup group, bool collapsed);
    void selectTasksOf(RowGroup group);
    void fitGroups();
    void setHoveredRow(int row);

    TaskHeader* m_header;
    QMetaObject::Connection m_following;
    int m_hoveredRow = -1;
    bool m_hasNewRows = false;
};

} // namespace Dailies
