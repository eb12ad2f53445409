// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drafts/draftstore.h"

#include <QAbstractTableModel>

namespace Dailies {

/// The kind of a draft for lists, such as "Image to video", with the family if the kind alone is ambiguous.
QString draftKindWords(const RequestKind& kind);

/// The named drafts as rows, newest first. Names are editable.
class DraftModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Kind, Saved, columnCountOfAll };
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        ProblemRole, ///< QString: why the draft cannot be opened
    };

    explicit DraftModel(DraftStore& store, QObject* parent = nullptr);

    /// Returns -1 if there is no such draft.
    int rowOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// A draft could not be renamed.
    void renameFailed(const QString& sentence);

private:
    void follow();

    DraftStore& m_store;
    QList<DraftEntry> m_entries;
};

} // namespace Dailies
