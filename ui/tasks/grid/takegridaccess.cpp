// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/grid/takegridaccess.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/tasks/grid/takegrid.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPersistentModelIndex>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// One row as an item of the list: a take, or the band of a day.
class TileInterface final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    TileInterface(TakeGrid* grid, const QModelIndex& index) : m_grid(grid), m_index(index) {}

    const QPersistentModelIndex& index() const { return m_index; }
    bool isValid() const override { return m_index.isValid(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_grid); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QRect rect() const override
    {
        const QRect place = m_grid->visualRect(m_index);
        return {m_grid->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Name || !m_index.isValid())
            return {};
        const bool isTask = m_index.data(TaskModel::TaskIdRole).toLongLong() > 0;
        QStringList parts{m_index.data(Qt::AccessibleTextRole).toString()};
        for (const TaskModel::Column column : {TaskModel::State, TaskModel::Rating}) {
            if (isTask)
                parts.append(m_index.sibling(m_index.row(), column).data(Qt::AccessibleTextRole).toString());
        }
        return parts.join(u", "_s);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = m_grid->selectionModel()->isSelected(m_index);
        state.focused = m_grid->hasFocus() && m_grid->currentIndex().row() == m_index.row();
        state.offscreen = !m_grid->visualRect(m_index).intersects(m_grid->viewport()->rect());
        return state;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction())
            m_grid->setCurrentIndex(m_index);
    }

private:
    TakeGrid* m_grid;
    QPersistentModelIndex m_index;
};

class GridInterface final : public QAccessibleWidget {
public:
    explicit GridInterface(TakeGrid* grid) : QAccessibleWidget(grid, QAccessible::List) {}
    ~GridInterface() override
    {
        for (const QAccessible::Id id : m_tiles)
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(GridInterface)

    int childCount() const override { return grid()->model() != nullptr ? grid()->model()->rowCount() : 0; }
    QAccessibleInterface* child(int row) const override
    {
        if (row < 0 || row >= childCount())
            return nullptr;
        if (const auto known = m_tiles.constFind(row); known != m_tiles.cend()) {
            auto* tile = static_cast<TileInterface*>(QAccessible::accessibleInterface(*known));
            if (tile->index().isValid() && tile->index().row() == row)
                return tile;
            QAccessible::deleteAccessibleInterface(*known);
        }
        auto* made = new TileInterface(grid(), grid()->model()->index(row, TaskModel::Prompt));
        m_tiles.insert(row, QAccessible::registerAccessibleInterface(made));
        return made;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        return child(grid()->indexAt(grid()->viewport()->mapFromGlobal(QPoint(x, y))).row());
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* tile = dynamic_cast<const TileInterface*>(child);
        return tile != nullptr ? tile->index().row() : -1;
    }
    QAccessibleInterface* focusChild() const override
    {
        return grid()->hasFocus() ? child(grid()->currentIndex().row()) : nullptr;
    }

private:
    TakeGrid* grid() const { return static_cast<TakeGrid*>(widget()); }

    mutable QHash<int, QAccessible::Id> m_tiles; ///< by row, of those that somebody asked for
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
