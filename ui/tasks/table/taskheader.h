// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace Dailies {

/// The header of the task table. Titles are aligned with their columns: those of numbers right, the first one at the
/// edge of the panel. The sorted column shows the direction of its order.
class TaskHeader final : public QHeaderView {
    Q_OBJECT

public:
    static constexpr int edgeInset = 12;
    static constexpr int textInset = 10; ///< the style's inset on both sides of a title

    explicit TaskHeader(QWidget* parent);

Q_SIGNALS:
    void menuRequested(const QPoint& place); ///< in screen coordinates

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    bool paintTake(QPainter* painter, const QRect& rect) const;
};

} // namespace Dailies
