// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/differencemodel.h"

#include "ui/widgets/tooltips.h"

namespace Dailies {

void DifferenceModel::setDifferences(const QList<TakeDifference>& differences, const QList<TaskId>& takes)
{
    beginResetModel();
    m_rows = differences;
    m_takes = takes;
    endResetModel();
}

int DifferenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_takes.size());
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const TakeDifference& row = m_rows.at(index.row());
    const QString value = row.values.value(index.column());
    switch (role) {
    case Qt::DisplayRole: return value;
    case Qt::ToolTipRole: return plainToolTip(value);
    case Qt::AccessibleTextRole: return tr("%1, take %2: %3").arg(row.label).arg(m_takes.at(index.column())).arg(value);
    default: return {};
    }
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Horizontal)
        return section < m_takes.size() ? tr("Take %1").arg(m_takes.at(section)) : QVariant();
    return section < m_rows.size() ? m_rows.at(section).label : QVariant();
}

} // namespace Dailies
