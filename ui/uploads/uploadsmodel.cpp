// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/uploadsmodel.h"

#include "app/common/momenttext.h"
#include "ui/widgets/isolated.h"
#include "ui/widgets/tooltips.h"

#include <QLocale>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostTakes = 3; ///< named in one cell

} // namespace

void UploadsModel::setFiles(
    const QList<StoredFile>& files, const QHash<QString, UploadUse>& uses, const QString& namePrefix)
{
    beginResetModel();
    m_files = files;
    m_uses = uses;
    m_prefix = namePrefix;
    endResetModel();
}

void UploadsModel::removeFile(const QString& name)
{
    const auto found = std::ranges::find(m_files, name, &StoredFile::name);
    if (found == m_files.end())
        return;
    const int row = static_cast<int>(found - m_files.begin());
    beginRemoveRows({}, row, row);
    m_files.removeAt(row);
    endRemoveRows();
}

QStringList UploadsModel::olderThan(const QDateTime& time) const
{
    QStringList names;
    for (const StoredFile& file : m_files) {
        if (file.modified.isValid() && file.modified <= time)
            names.append(file.name);
    }
    return names;
}

qint64 UploadsModel::bytesOf(const QStringList& names) const
{
    const QSet<QString> wanted(names.cbegin(), names.cend());
    qint64 sum = 0;
    for (const StoredFile& file : m_files)
        sum += wanted.contains(file.name) ? std::max<qint64>(file.bytes, 0) : 0;
    return sum;
}

qint64 UploadsModel::allBytes() const
{
    qint64 sum = 0;
    for (const StoredFile& file : m_files)
        sum += std::max<qint64>(file.bytes, 0);
    return sum;
}

QList<UploadUse> UploadsModel::usesOf(const QStringList& names) const
{
    QList<UploadUse> uses;
    for (const QString& name : names)
        uses.append(m_uses.value(name));
    return uses;
}

int UploadsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.size());
}

int UploadsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant UploadsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const StoredFile& file = m_files.at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return text(file, column);
    case Qt::ToolTipRole: return column == Name ? plainToolTip(file.name) : QVariant();
    case Qt::TextAlignmentRole: return int((column == Size ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole: return sortValue(file, column);
    case FileRole: return file.name;
    default: return {};
    }
}

QVariant UploadsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Size ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("File");
    case Size: return tr("Size");
    case Uploaded: return tr("Uploaded");
    case Takes: return tr("Takes");
    default: return {};
    }
}

QString UploadsModel::shownName(const StoredFile& file) const
{
    const QString known = m_uses.value(file.name).fileName;
    if (!known.isEmpty())
        return known;
    return file.name.startsWith(m_prefix) ? file.name.mid(m_prefix.size()) : file.name;
}

QString UploadsModel::text(const StoredFile& file, Column column) const
{
    const QLocale locale;
    switch (column) {
    case Name: return shownName(file);
    case Size: return file.bytes < 0 ? tr("unknown") : shownSize(file.bytes);
    case Uploaded: return file.modified.isValid() ? dateTimeText(file.modified) : tr("unknown");
    case Takes: break;
    case ColumnCount: return {};
    }
    const QList<qint64> takes = m_uses.value(file.name).takes;
    QStringList numbers;
    for (const qint64 take : takes.first(std::min(takes.size(), mostTakes)))
        numbers.append(QString::number(take));
    // A number alone would look like a count.
    if (takes.size() > mostTakes)
        return tr("Takes %1 and %n more", nullptr, static_cast<int>(takes.size() - mostTakes))
            .arg(numbers.join(u", "_s));
    if (takes.size() > 1)
        return tr("Takes %1", "several numbers").arg(numbers.join(u", "_s));
    return takes.isEmpty() ? QString() : tr("Take %1").arg(numbers.constFirst());
}

QVariant UploadsModel::sortValue(const StoredFile& file, Column column) const
{
    switch (column) {
    case Name: return shownName(file);
    case Size: return file.bytes;
    case Uploaded: return file.modified.isValid() ? file.modified.toMSecsSinceEpoch() : -1;
    case Takes: return m_uses.value(file.name).takes.value(0, 0);
    case ColumnCount: break;
    }
    return {};
}

} // namespace Dailies
