// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/medialistmodel.h"

#include <QCoreApplication>

namespace Dailies {

void MediaListModel::setItems(const QList<MediaItem>& items)
{
    if (items == m_items)
        return;
    beginResetModel();
    m_items = items;
    m_names = mediaNames(m_items);
    endResetModel();
}

void MediaListModel::insert(int row, const QList<MediaItem>& items)
{
    if (items.isEmpty() || row < 0 || row > m_items.size())
        return;
    const int last = row + static_cast<int>(items.size()) - 1;
    beginInsertRows({}, row, last);
    for (int i = row; i <= last; ++i) {
        m_items.insert(i, items.at(i - row));
        m_names.insert(i, QString());
    }
    const QStringList names = mediaNames(m_items);
    for (int i = row; i <= last; ++i)
        m_names[i] = names.at(i);
    endInsertRows();
    takeNames(names);
}

void MediaListModel::move(int from, int to)
{
    if (from == to)
        return;
    moveRows({}, from, 1, {}, to > from ? to + 1 : to);
}

void MediaListModel::remove(int row, int count)
{
    removeRows(row, count);
}

void MediaListModel::replace(int row, const MediaItem& item)
{
    if (row < 0 || row >= m_items.size())
        return;
    MediaItem& held = m_items[row];
    QList<int> roles;
    if (held.type != item.type)
        roles.append(TypeRole);
    if (held.source != item.source)
        roles.append(SourceRole);
    if (held.referenceVoice != item.referenceVoice)
        roles.append(ReferenceVoiceRole);
    if (roles.isEmpty())
        return;
    held = item;
    Q_EMIT dataChanged(index(row), index(row), roles);
    if (roles.contains(TypeRole))
        takeNames(mediaNames(m_items));
}

int MediaListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant MediaListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const MediaItem& item = m_items.at(index.row());
    switch (role) {
    case TypeRole: return item.type;
    case SourceRole: return item.source;
    case ReferenceVoiceRole: return item.referenceVoice;
    case NameRole:
    case Qt::DisplayRole: {
        const QString& name = m_names.at(index.row());
        return name.isEmpty() ? QCoreApplication::translate("MediaName", "Item %1").arg(index.row() + 1) : name;
    }
    default: return {};
    }
}

bool MediaListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return false;
    MediaItem item = m_items.at(index.row());
    switch (role) {
    case TypeRole: item.type = value.toString(); break;
    case SourceRole: item.source = value.toString(); break;
    case ReferenceVoiceRole: item.referenceVoice = value.toString(); break;
    default: return false;
    }
    replace(index.row(), item);
    return true;
}

Qt::ItemFlags MediaListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

bool MediaListModel::moveRows(const QModelIndex& sourceParent, int sourceRow, int count,
    const QModelIndex& destinationParent, int destinationChild)
{
    const int all = static_cast<int>(m_items.size());
    const bool outside = sourceParent.isValid() || destinationParent.isValid() || sourceRow < 0 || count < 1
        || count > all - sourceRow || destinationChild < 0 || destinationChild > all;
    // beginMoveRows() rejects a move that changes nothing.
    if (outside || !beginMoveRows({}, sourceRow, sourceRow + count - 1, {}, destinationChild))
        return false;
    const bool down = destinationChild > sourceRow;
    for (int i = 0; i < count; ++i) {
        const int from = down ? sourceRow : sourceRow + i;
        const int to = down ? destinationChild - 1 : destinationChild + i;
        m_items.move(from, to);
        m_names.move(from, to);
    }
    endMoveRows();
    takeNames(mediaNames(m_items));
    return true;
}

bool MediaListModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 0 || count < 1 || count > m_items.size() - row)
        return false;
    beginRemoveRows({}, row, row + count - 1);
    m_items.remove(row, count);
    m_names.remove(row, count);
    endRemoveRows();
    takeNames(mediaNames(m_items));
    return true;
}

void MediaListModel::takeNames(const QStringList& names)
{
    for (int i = 0; i < names.size(); ++i) {
        // An item without a type is named after its row, which may have changed.
        const bool changed = names.at(i) != m_names.at(i) || names.at(i).isEmpty();
        m_names[i] = names.at(i);
        if (changed)
            Q_EMIT dataChanged(index(i), index(i), {NameRole, Qt::DisplayRole});
    }
}

} // namespace Dailies
