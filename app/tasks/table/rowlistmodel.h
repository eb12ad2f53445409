// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskgrouping.h"

#include <QAbstractTableModel>
#include <QList>

namespace Dailies {

/// A table whose rows are known by their ids. It becomes another list by as few insertions, removals and moves as it can,
/// so that selection and place stay; rows are only reset where nearly everything is new.
class RowListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;

protected:
    const QList<TaskRowId>& rows() const { return m_rows; }
    void become(const QList<TaskRowId>& rows);
    /// Other rows without a word about them: within a reset, or the same ones once more.
    void replaceRows(const QList<TaskRowId>& rows) { m_rows = rows; }
    /// Whole rows say something else; `rows` in their order.
    void tellChanged(const QList<int>& rows, const QList<int>& roles = {});

private:
    void exchange(qsizetype first, qsizetype oldEnd, const QList<TaskRowId>& rows, qsizetype newEnd);
    void reorder(const QList<TaskRowId>& rows);

    QList<TaskRowId> m_rows;
};

} // namespace Dailies
