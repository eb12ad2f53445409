// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/table/celltexts.h"
#include "ui/tasks/table/takecell.h"

#include <QHash>
#include <QIcon>
#include <QSize>
#include <QStyledItemDelegate>

namespace Dailies {

class ThumbnailCache;
struct GroupWords;
struct StateLook;

/// Draws a task's row: the state as icon and word with a thin progress bar, the take's picture, two lines of prompt.
/// Texts are drawn as they are, never read as markup, in the row and in its tooltips.
class TaskDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr QSize takeSize = TakeCell::size;
    static constexpr int rowHeight = 46;

    explicit TaskDelegate(ThumbnailCache& thumbnails, QObject* parent = nullptr);

    TakeCell* takes() const { return m_takes; }
    /// The whole row under the pointer is tinted, not its cell.
    void setHoveredRow(int row) { m_hoveredRow = row; }
    /// Left or right, by what a column holds.
    static Qt::Alignment alignmentOf(int column);
    /// Whether a click on the cell leads somewhere.
    static bool isLink(const QModelIndex& index);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// A group's row, from one end of the view to the other.
    void paintGroup(QPainter* painter, const QStyleOptionViewItem& option, const GroupWords& words) const;
    /// What holds the rows of a group together, at their beginning.
    void paintRail(QPainter* painter, const QStyleOptionViewItem& option, bool isLast) const;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;

private:
    void paintState(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const;
    void paintExpiry(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const;
    void drawText(QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QString& text,
        CellTexts::Face face, Qt::Alignment alignment = Qt::AlignLeft, Qt::TextElideMode mode = Qt::ElideRight) const;
    void paintPrompt(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const;
    QIcon iconOf(const StateLook& look) const;

    TakeCell* m_takes;
    mutable CellTexts m_texts;
    mutable QHash<std::pair<QString, int>, QIcon> m_icons; ///< by name and tone
    int m_hoveredRow = -1;
};

} // namespace Dailies
