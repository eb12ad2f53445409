// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/uploads/placetools.h"

#include <QAbstractTableModel>

namespace Dailies {

/// The files in an upload place: their names, sizes and dates, and the takes that used them.
class UploadsModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Size, Uploaded, Takes, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole, ///< what a column is sorted by
        FileRole, ///< the name in the place, for Uploader::remove()
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `namePrefix` is the start of all names, which is not shown.
    void setFiles(const QList<StoredFile>& files, const QHash<QString, UploadUse>& uses, const QString& namePrefix);
    void removeFile(const QString& name);

    const QList<StoredFile>& files() const { return m_files; }
    /// The files uploaded before a time; not those without a date.
    QStringList olderThan(const QDateTime& time) const;
    /// Sizes in bytes; files of unknown size count as 0.
    qint64 bytesOf(const QStringList& names) const;
    qint64 allBytes() const;
    QList<UploadUse> usesOf(const QStringList& names) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString shownName(const StoredFile& file) const;
    QString text(const StoredFile& file, Column column) const;
    QVariant sortValue(const StoredFile& file, Column column) const;

    QList<StoredFile> m_files;
    QHash<QString, UploadUse> m_uses; ///< by name
    QString m_prefix;
};

} // namespace Dailies
