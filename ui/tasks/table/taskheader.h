// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace Dailies {

/// The headers of the task table, over their columns' text: the first at the panel's edge, those of numbers at the right,
/// with the direction of the order beside the column that is sorted by.
class TaskHeader final : public QHeaderView {
    Q_OBJECT

public:
    static constexpr int edgeInset = 12;
    static constexpr int textInset = 10; ///< what the style keeps at both sides of a header's text

    explicit TaskHeader(QWidget* parent);

Q_SIGNALS:
    void menuRequested(const QPoint& place); ///< of the screen

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void contextMenuEvent(QContextMenuEvent* event) override;
};

} // namespace Dailies
