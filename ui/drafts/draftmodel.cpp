// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drafts/draftmodel.h"

#include "app/common/momenttext.h"
#include "ui/style/icons.h"
#include "ui/widgets/tooltips.h"

#include <QSize>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int rowHeight = 28;

} // namespace

QString draftKindWords(const RequestKind& kind)
{
    const QString generation = generationName(kind.generation);
    return u"%1 · %2"_s.arg(apiTypeLabel(kind.apiType),
        generation.isEmpty() ? familyName(kind.family) : familyName(kind.family) + u' ' + generation);
}

DraftModel::DraftModel(DraftStore& store, QObject* parent)
    : QAbstractTableModel(parent)
    , m_store(store)
    , m_entries(store.entries())
{
    connect(&m_store, &DraftStore::changed, this, &DraftModel::follow);
}

void DraftModel::follow()
{
    const QList<DraftEntry>& now = m_store.entries();
    const bool sameRows = std::equal(now.begin(), now.end(), m_entries.begin(), m_entries.end(),
        [](const DraftEntry& a, const DraftEntry& b) { return a.id == b.id; });
    if (!sameRows) {
        beginResetModel();
        m_entries = now;
        endResetModel();
        return;
    }
    m_entries = now;
    if (!m_entries.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCountOfAll - 1));
}

int DraftModel::rowOf(const QString& id) const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&id](const DraftEntry& entry) { return entry.id == id; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int DraftModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int DraftModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnCountOfAll;
}

QVariant DraftModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DraftEntry& entry = m_entries.at(index.row());
    const bool isFine = entry.problem.isEmpty();
    switch (role) {
    case IdRole: return entry.id;
    case ProblemRole: return entry.problem;
    case Qt::EditRole: return index.column() == Name ? entry.name : QVariant();
    case Qt::ToolTipRole: return plainToolTip(isFine ? entry.name : entry.problem);
    case Qt::DecorationRole:
        return index.column() == Name && !isFine ? icon(u"triangle-alert"_s, Tone::Warning) : QVariant();
    case Qt::SizeHintRole: return index.column() == Name ? QSize(0, rowHeight) : QVariant();
    case Qt::DisplayRole: break;
    default: return {};
    }
    switch (index.column()) {
    case Name: return entry.name;
    case Kind: return isFine ? draftKindWords(entry.kind) : entry.problem;
    default: return dateTimeText(entry.saved);
    }
}

QVariant DraftModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Name");
    case Kind: return tr("Kind");
    case Saved: return tr("Saved");
    default: return {};
    }
}

Qt::ItemFlags DraftModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool isEditable = index.isValid() && index.column() == Name && m_entries.at(index.row()).problem.isEmpty();
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

bool DraftModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    if (value.toString() == m_entries.at(index.row()).name)
        return true;
    const auto renamed = m_store.rename(m_entries.at(index.row()).id, value.toString());
    if (!renamed)
        Q_EMIT renameFailed(renamed.error().message);
    return renamed.has_value();
}

} // namespace Dailies
