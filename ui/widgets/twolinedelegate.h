// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace Dailies {

/// Paints a name and a quiet second line below it.
class TwoLineDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int wordsRole = Qt::UserRole + 1; ///< the second line

    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace Dailies
