// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/grid/takegridaccess.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/tasks/facts/explanation.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/grid/tiledelegate.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPersistentModelIndex>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// One cell of a row: a value of a take, or of the band of a day. All cells of a row are where its tile is.
class TileInterface final : public QAccessibleInterface,
                            public QAccessibleActionInterface,
                            public QAccessibleTableCellInterface {
public:
    TileInterface(TakeGrid* grid, const QModelIndex& index) : m_grid(grid), m_index(index) {}

    const QPersistentModelIndex& index() const { return m_index; }
    bool isValid() const override { return m_index.isValid(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return table(); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text, const QString&) override {}
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }
    QRect rect() const override
    {
        const QRect place = m_grid->visualRect(m_index);
        return {m_grid->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    QString text(QAccessible::Text kind) const override
    {
        const bool isTask = m_index.data(TaskModel::TaskIdRole).toLongLong() > 0;
        const QString stack = m_grid->stackWords(m_index);
        if (kind == QAccessible::Name)
            return isTask || stack.isEmpty() ? textOf(m_index.column()) : stack;
        // The prompt is the cell that gets the focus, so it also says how the take is.
        if (kind != QAccessible::Description || m_index.column() != TaskModel::Prompt || !isTask)
            return {};
        QStringList words{stack, textOf(TaskModel::State), textOf(TaskModel::Rating)};
        if (m_index.data(TaskModel::VideoRole).toString().isEmpty())
            words.append(m_index.data(TaskModel::ReasonRole).toString());
        words.removeAll(QString());
        return words.join(u", "_s);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = isSelected();
        state.focused = m_grid->hasFocus() && m_grid->currentIndex().row() == m_index.row();
        state.offscreen = !m_grid->visualRect(m_index).intersects(m_grid->viewport()->rect());
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names{pressAction()};
        if (const QString link = explanationLink(m_index); !link.isEmpty())
            names.append(link);
        return names;
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& name) override
    {
        if (!actionNames().contains(name))
            return;
        m_grid->setCurrentIndex(m_index);
        if (name != pressAction())
            m_grid->openLink(m_index);
    }

    bool isSelected() const override { return m_grid->selectionModel()->isSelected(m_index); }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_index.column(); }
    int rowIndex() const override { return m_index.row(); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return QAccessible::queryAccessibleInterface(m_grid); }

private:
    QString textOf(int column) const
    {
        const QModelIndex cell = m_index.sibling(m_index.row(), column);
        const QString spoken = cell.data(Qt::AccessibleTextRole).toString();
        return spoken.isEmpty() ? cell.data().toString() : spoken;
    }

    TakeGrid* m_grid;
    QPersistentModelIndex m_index;
};

/// The same table as the list, whose cells are where the tiles are.
class GridInterface final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit GridInterface(TakeGrid* grid) : QAccessibleWidget(grid, QAccessible::Table) {}
    ~GridInterface() override
    {
        for (const QAccessible::Id id : m_tiles)
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(GridInterface)

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface* child(int number) const override
    {
        const int columns = columnCount();
        return columns == 0 ? nullptr : cellAt(number / columns, number % columns);
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        return cellAt(grid()->indexAt(grid()->viewport()->mapFromGlobal(QPoint(x, y))).row(), TaskModel::Prompt);
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* tile = dynamic_cast<const TileInterface*>(child);
        return tile != nullptr ? tile->rowIndex() * columnCount() + tile->columnIndex() : -1;
    }
    QAccessibleInterface* focusChild() const override
    {
        return grid()->hasFocus() ? cellAt(grid()->currentIndex().row(), TaskModel::Prompt) : nullptr;
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override
    {
        if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
            return nullptr;
        const std::pair place(row, column);
        if (const auto known = m_tiles.constFind(place); known != m_tiles.cend()) {
            auto* tile = static_cast<TileInterface*>(QAccessible::accessibleInterface(*known));
            if (tile->index().isValid() && tile->index().row() == row)
                return tile;
            QAccessible::deleteAccessibleInterface(*known);
        }
        auto* made = new TileInterface(grid(), grid()->model()->index(row, column));
        m_tiles.insert(place, QAccessible::registerAccessibleInterface(made));
        return made;
    }
    int rowCount() const override { return grid()->model() != nullptr ? grid()->model()->rowCount() : 0; }
    int columnCount() const override { return grid()->model() != nullptr ? grid()->model()->columnCount() : 0; }
    QString rowDescription(int) const override { return {}; }
    QString columnDescription(int column) const override
    {
        return grid()->model()->headerData(column, Qt::Horizontal).toString();
    }
    int selectedCellCount() const override { return selectedRowCount() * columnCount(); }
    int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    int selectedColumnCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override
    {
        QList<QAccessibleInterface*> cells;
        for (const int row : selectedRows())
            cells.append(cellAt(row, TaskModel::Prompt));
        return cells;
    }
    QList<int> selectedRows() const override
    {
        QList<int> rows;
        for (const QModelIndex& index : grid()->selectionModel()->selectedRows())
            rows.append(index.row());
        return rows;
    }
    QList<int> selectedColumns() const override { return {}; }
    bool isRowSelected(int row) const override { return grid()->selectionModel()->isRowSelected(row); }
    bool isColumnSelected(int) const override { return false; }
    bool selectRow(int row) override
    {
        const QModelIndex index = grid()->model()->index(row, TaskModel::Prompt);
        if (index.isValid())
            grid()->setCurrentIndex(index);
        return index.isValid();
    }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int row) override
    {
        grid()->selectionModel()->select(
            grid()->model()->index(row, 0), QItemSelectionModel::Deselect | QItemSelectionModel::Rows);
        return true;
    }
    bool unselectColumn(int) override { return false; }
    // Rows are named by position, and cells notice by their persistent index that they are gone.
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    TakeGrid* grid() const { return static_cast<TakeGrid*>(widget()); }

    mutable QHash<std::pair<int, int>, QAccessible::Id> m_tiles; ///< by row and column, of those somebody asked for
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    return className == "Dailies::TakeGrid"_L1 ? new GridInterface(static_cast<TakeGrid*>(object)) : nullptr;
}

} // namespace

void installTakeGridAccess()
{
    static const bool once = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace Dailies
