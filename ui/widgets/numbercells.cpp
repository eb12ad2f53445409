// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/numbercells.h"

#include <QDoubleValidator>
#include <QLineEdit>
#include <QTableWidget>

namespace Dailies {

namespace {
constexpr double most = 1e9; // the largest number that the file format accepts
} // namespace

QWidget* NumberCells::createEditor(
    QWidget* parent, const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    auto* edit = new QLineEdit(parent);
    edit->setFrame(false);
    auto* validator = new QDoubleValidator(0, most, m_decimals, edit);
    validator->setNotation(QDoubleValidator::StandardNotation);
    edit->setValidator(validator);
    return edit;
}

std::optional<double> numberIn(const QTableWidget& table, int row, int column)
{
    const QTableWidgetItem* item = table.item(row, column);
    bool isNumber = false;
    const double number = item != nullptr ? table.locale().toDouble(item->text(), &isNumber) : 0;
    return isNumber ? std::optional(number) : std::nullopt;
}

void setNumberIn(QTableWidget& table, int row, int column, std::optional<double> number)
{
    auto* item = new QTableWidgetItem;
    QLocale locale = table.locale();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    if (number)
        item->setText(locale.toString(*number, 'f', QLocale::FloatingPointShortest));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table.setItem(row, column, item);
}

} // namespace Dailies
