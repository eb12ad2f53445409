// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QAbstractListModel>

namespace Dailies {

/// The media of a request, in the order in which prompts number them. When a row moves, views keep its widgets.
class MediaListModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        TypeRole = Qt::UserRole, ///< QString, settable
        SourceRole, ///< QString, settable
        ReferenceVoiceRole, ///< QString, settable
        NameRole, ///< "Image 1"; depends on the whole list
    };

    using QAbstractListModel::QAbstractListModel;

    const QList<MediaItem>& items() const { return m_items; }
    void setItems(const QList<MediaItem>& items);
    void insert(int row, const QList<MediaItem>& items);
    /// `to` is the item's row afterwards.
    void move(int from, int to);
    void remove(int row, int count = 1);
    /// Emits dataChanged() with only the roles that changed.
    void replace(int row, const MediaItem& item);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool moveRows(const QModelIndex& sourceParent, int sourceRow, int count, const QModelIndex& destinationParent,
        int destinationChild) override;
    bool removeRows(int row, int count, const QModelIndex& parent = {}) override;

private:
    /// Stores the names and emits dataChanged() for those that changed.
    void takeNames(const QStringList& names);

    QList<MediaItem> m_items;
    QStringList m_names; ///< as returned by mediaNames()
};

} // namespace Dailies
