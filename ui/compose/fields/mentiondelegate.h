// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QStyledItemDelegate>

namespace Dailies {

/// The name of the icon that stands for media without a picture.
QString mediaIcon(MediaKind medium);

/// Draws a media item in the list of names: its picture or an icon, its name and its file.
class MentionDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< QString, the text to insert
        FileRole, ///< QString
        PictureRole, ///< QImage, null without a picture
        IconRole, ///< QString, the name of an icon that stands for the picture
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace Dailies
