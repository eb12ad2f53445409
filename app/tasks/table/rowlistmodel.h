// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskgrouping.h"

#include <QAbstractTableModel>
#include <QList>

namespace Dailies {

/// A table whose rows are identified by IDs. It changes to another list by as few insertions, removals and moves as
/// possible, which keeps selection and scroll position. It is only reset if nearly all rows are new.
class RowListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;

protected:
    const QList<TaskRowId>& rows() const { return m_rows; }
    void become(const QList<TaskRowId>& rows);
    /// Replaces the rows without signals: within a reset, or by an equal list.
    void replaceRows(const QList<TaskRowId>& rows) { m_rows = rows; }
    /// Emits dataChanged() for whole rows. `rows` must be sorted.
    void tellChanged(const QList<int>& rows, const QList<int>& roles = {});

private:
    void exchange(qsizetype first, qsizetype oldEnd, const QList<TaskRowId>& rows, qsizetype newEnd);
    void reorder(const QList<TaskRowId>& rows);

    QList<TaskRowId> m_rows;
};

} // namespace Dailies
