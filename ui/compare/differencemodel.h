// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/takedifferences.h"

#include <QAbstractTableModel>

namespace Dailies {

/// The differences between takes as a table, with a row for each parameter and a column for each take.
class DifferenceModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setDifferences(const QList<TakeDifference>& differences, const QList<TaskId>& takes);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QList<TakeDifference> m_rows;
    QList<TaskId> m_takes;
};

} // namespace Dailies
