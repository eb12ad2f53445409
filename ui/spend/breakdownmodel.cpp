// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/breakdownmodel.h"

#include "app/common/momenttext.h"
#include "app/money/moneytext.h"
#include "app/tasks/history/keptcost.h"
#include "ui/style/look.h"
#include "ui/widgets/tooltips.h"

#include <QApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

const QString unknownCell = u"–"_s;

int takesOf(const SpendLine& line)
{
    return line.billed.takes + line.reserved.takes + line.unsettled.takes + line.notBilled.takes;
}

/// For sorting only: sums of different currencies cannot be compared, so they go by their numbers.
qint64 moneyMicros(const SpendSum& sum)
{
    Amount all;
    for (const Amount& each : sum.money)
        all += each;
    return all.micros();
}

/// "$0.37", "$0.37 · €0.20" or "$0.37 (2 takes left out)"
QString keptText(const KeptCost& cost)
{
    QStringList prices;
    for (auto each = cost.perSecond.cbegin(); each != cost.perSecond.cend(); ++each)
        prices.append(moneyText(each.value(), each.key()));
    const QString text = prices.join(u" · "_s);
    return text.isEmpty() || cost.leftOut == 0
        ? text
        : BreakdownModel::tr("%1 (%Ln takes left out)", nullptr, cost.leftOut).arg(text);
}

} // namespace

void BreakdownModel::setReport(const SpendReport& report, SpendGroup group, const AccountNames& names)
{
    beginResetModel();
    m_report = report;
    m_group = group;
    m_names = names;
    endResetModel();
}

bool BreakdownModel::usesColumn(Column column) const
{
    const SpendLine& total = m_report.total;
    const auto uses = [&total](Amount SpendSum::*unit) { return !(total.billed.*unit).isZero(); };
    switch (column) {
    case Seconds: return uses(&SpendSum::seconds) || !uses(&SpendSum::points);
    case Points: return uses(&SpendSum::points);
    default: return true;
    }
}

int BreakdownModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_report.lines.isEmpty() ? 0 : static_cast<int>(m_report.lines.size()) + 1;
}

int BreakdownModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const SpendLine& BreakdownModel::line(int row) const
{
    return isTotal(row) ? m_report.total : m_report.lines.at(row);
}

QString BreakdownModel::nameText(int row) const
{
    if (isTotal(row))
        return tr("Total");
    const QString& key = m_report.lines.at(row).key;
    switch (m_group) {
    case SpendGroup::Day: return dateText(QDate::fromString(key, Qt::ISODate));
    case SpendGroup::Month: {
        const QDate first = QDate::fromString(key + u"-01"_s, Qt::ISODate);
        return QLocale().toString(first, tr("MMMM yyyy", "a month, for QDate"));
    }
    case SpendGroup::Account: return accountText(m_names, key);
    case SpendGroup::Model: return key;
    case SpendGroup::Tag: return key.isEmpty() ? tr("No tag") : key;
    }
    return key;
}

QString BreakdownModel::cellText(int row, int column) const
{
    const SpendLine& each = line(row);
    const auto orUnknown = [](const QString& text) { return text.isEmpty() ? unknownCell : text; };
    switch (column) {
    case Name: return nameText(row);
    case Takes: return QLocale().toString(takesOf(each));
    case Seconds: return each.billed.seconds.isZero() ? unknownCell : secondsText(each.billed.seconds);
    case Points: return each.billed.points.isZero() ? unknownCell : numberText(each.billed.points);
    case Money: return orUnknown(moneyText(each.billed.money));
    case Kept: return each.saved == 0 ? unknownCell : tr("%1 of %2", "kept clips").arg(each.kept).arg(each.saved);
    case CostPerKept: return orUnknown(keptText(keptCost(each)));
    default: return {};
    }
}

/// Why a figure is missing or incomplete; empty if it is neither.
QString BreakdownModel::explanation(int row, int column) const
{
    const SpendLine& each = line(row);
    if ((column == Money || column == CostPerKept) && each.billed.unpriced > 0)
        return tr("%Ln takes have no rate, so they aren't included.", nullptr, each.billed.unpriced);
    if ((column == Money || column == CostPerKept) && each.billed.upTo > 0)
        return dearestRateText(each.billed.upTo);
    if (column == CostPerKept && each.kept == 0)
        return tr("No clip has four stars or more yet.");
    return {};
}

QVariant BreakdownModel::sortValue(int row, int column) const
{
    const SpendLine& each = line(row);
    switch (column) {
    case Name:
        if (m_group == SpendGroup::Day || m_group == SpendGroup::Month)
            return each.key; // ISO dates
        return nameText(row);
    case Takes: return takesOf(each);
    case Seconds: return each.billed.seconds.micros();
    case Points: return each.billed.points.micros();
    case Money: return moneyMicros(each.billed);
    case Kept: return each.saved == 0 ? -1.0 : double(each.kept) / each.saved;
    case CostPerKept: {
        const KeptCost cost = keptCost(each);
        return cost.perSecond.isEmpty() ? -1 : cost.perSecond.first().micros();
    }
    default: return {};
    }
}

QVariant BreakdownModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole: return cellText(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole: return isTotal(index.row()) ? QVariant(semiboldFont(QApplication::font())) : QVariant();
    case Qt::ToolTipRole: return plainToolTip(explanation(index.row(), index.column()));
    case Qt::AccessibleDescriptionRole: return explanation(index.row(), index.column());
    case SortRole: return sortValue(index.row(), index.column());
    case TotalRole: return isTotal(index.row());
    case KeptPartRole: {
        const SpendLine& each = line(index.row());
        return index.column() == Kept && each.saved > 0 ? QVariant(double(each.kept) / each.saved) : QVariant();
    }
    default: return {};
    }
}

QVariant BreakdownModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: {
        switch (m_group) {
        case SpendGroup::Day: return tr("Day");
        case SpendGroup::Month: return tr("Month");
        case SpendGroup::Account: return tr("Account");
        case SpendGroup::Model: return tr("Model");
        case SpendGroup::Tag: return tr("Tag");
        }
        return {};
    }
    case Takes: return tr("Takes");
    case Seconds: return tr("Seconds");
    case Points: return tr("Points");
    case Money: return tr("Money");
    case Kept: return tr("Kept (★ 4 and up)");
    case CostPerKept: return tr("Cost per kept second");
    default: return {};
    }
}

BreakdownSort::BreakdownSort(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(BreakdownModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

bool BreakdownSort::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const bool isLeftTotal = left.data(BreakdownModel::TotalRole).toBool();
    const bool isRightTotal = right.data(BreakdownModel::TotalRole).toBool();
    if (isLeftTotal != isRightTotal)
        return isRightTotal == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace Dailies
