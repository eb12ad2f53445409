// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <optional>

class QTableWidget;

namespace Dailies {

// Cells of a table that hold a number or nothing; nothing else can be typed into them.
class NumberCells final : public QStyledItemDelegate {
    Q_OBJECT

public:
    // Whole numbers have no decimals.
    explicit NumberCells(int decimals, QObject* parent = nullptr) : QStyledItemDelegate(parent), m_decimals(decimals) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_decimals;
};

// The number in a cell; nothing where it is empty.
[[nodiscard]] std::optional<double> numberIn(const QTableWidget& table, int row, int column);
void setNumberIn(QTableWidget& table, int row, int column, std::optional<double> number);

} // namespace Dailies
