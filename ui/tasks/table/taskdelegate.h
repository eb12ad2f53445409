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

/// Draws a task's row: the state as an icon and a word with a thin progress bar, the take's picture, two lines of
/// prompt, or one and the reason why there is no clip. Texts in rows and tooltips are never interpreted as markup.
class TaskDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The height of a row in pixels: two lines of text always fit.
    static int rowHeight(const QFont& font);

    explicit TaskDelegate(ThumbnailCache& thumbnails, QObject* parent = nullptr);

    TakeCell* takes() const { return m_takes; }
    /// Tints the whole row under the pointer, not only its cell; -1 for none.
    void setHoveredRow(int row) { m_hoveredRow = row; }
    /// Right for columns of numbers, left for all others.
    static Qt::Alignment alignmentOf(int column);
    /// Where the link of a row without a clip is, below its prompt; empty if there is none. `option.rect` is the cell of
    /// the prompt.
    QRect linkIn(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Draws the row of a group, which spans the view.
    void paintGroup(QPainter* painter, const QStyleOptionViewItem& option, const GroupWords& words) const;
    /// Draws the bar at the start of a row that joins the takes of one group. `isLast`: the row is the last of them.
    void paintRail(QPainter* painter, const QStyleOptionViewItem& option, bool isLast) const;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;

private:
    void paintState(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const;
    void paintRating(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const;
    void paintExpiry(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const;
    void drawText(QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QString& text,
        CellTexts::Face face, Qt::Alignment alignment = Qt::AlignLeft, Qt::TextElideMode mode = Qt::ElideRight) const;
    void paintPrompt(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const;
    void paintPractice(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& place, const QString& mark) const;
    void paintReason(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const;
    QRect practiceIn(const QRect& body, const QString& mark) const;
    QRect linkBelow(const QRect& prompt, const QString& words, const QString& why) const;
    QIcon iconOf(const StateLook& look) const;

    TakeCell* m_takes;
    mutable CellTexts m_texts;
    mutable QHash<std::pair<QString, int>, QIcon> m_icons; ///< by name and tone
    int m_hoveredRow = -1;
};

} // namespace Dailies
