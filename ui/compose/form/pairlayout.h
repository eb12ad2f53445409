// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace Dailies {

/// Lays out fields in rows, side by side where they fit and below each other where they do not. The fields of a row
/// fill its width; the fields that can grow share the rest.
class PairLayout final : public QLayout {
    Q_OBJECT

public:
    PairLayout(int across, int down);
    ~PairLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return layOut(QRect(0, 0, width, 0), false); }
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    int layOut(const QRect& rect, bool isMeant) const;

    QList<QLayoutItem*> m_items;
    int m_across; ///< the gap within a row
    int m_down; ///< the gap between rows
};

} // namespace Dailies
