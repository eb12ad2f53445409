// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace Dailies {

/// The table of tasks: rows of one height with a line under each, chosen as a whole; where typing letters and the Tab key
/// do not wander about the cells.
class TaskView final : public QTableView {
    Q_OBJECT

public:
    static constexpr int heightOfRow = 46;

    explicit TaskView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void keyboardSearch(const QString& search) override;
    /// The row under the pointer; -1 when there is none.
    int hoveredRow() const { return m_hoveredRow; }

Q_SIGNALS:
    /// A menu is asked for the current row, by pointer or key, at this place of the screen.
    void menuRequested(const QPoint& place);
    void hoveredRowChanged(int row);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setColumnWidths();
    void setHoveredRow(int row);

    int m_hoveredRow = -1;
};

} // namespace Dailies
