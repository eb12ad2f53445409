// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <optional>

class QTableWidget;

namespace Dailies {

/// A delegate for table cells that accept a number or nothing.
class NumberCells final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// 0 decimals accept whole numbers only.
    explicit NumberCells(int decimals, QObject* parent = nullptr) : QStyledItemDelegate(parent), m_decimals(decimals) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_decimals;
};

/// The number in a cell; nullopt if it is empty.
std::optional<double> numberIn(const QTableWidget& table, int row, int column);
void setNumberIn(QTableWidget& table, int row, int column, std::optional<double> number);

} // namespace Dailies
