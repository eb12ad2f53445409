// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendwords.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace Dailies {

/// The lines of a report as a table, the total last.
class BreakdownModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Takes, Seconds, Points, Money, Kept, CostPerKept, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole,
        TotalRole, ///< bool: whether the row is the total
        KeptPartRole, ///< double from 0 to 1: the part of the clips that was kept
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setReport(const SpendReport& report, SpendGroup group, const AccountNames& names);
    /// Whether any take used this unit, so that its column says something.
    bool usesColumn(Column column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const SpendLine& line(int row) const;
    bool isTotal(int row) const { return row == m_report.lines.size(); }
    QString nameText(int row) const;
    QString cellText(int row, int column) const;
    QString explanation(int row, int column) const;
    QVariant sortValue(int row, int column) const;

    SpendReport m_report;
    SpendGroup m_group = SpendGroup::Model;
    AccountNames m_names;
};

/// Sorts the lines; the total stays last.
class BreakdownSort final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit BreakdownSort(QObject* parent = nullptr);

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace Dailies
