// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/table/celltexts.h"

#include <QHash>
#include <QImage>
#include <QPixmap>
#include <QStyledItemDelegate>

namespace Dailies {

class ThumbnailCache;
enum class Tone;
struct GroupWords;

/// What a tile shows besides its task.
struct TileLook {
    int stacked = 0; ///< how many takes the stack has; 0 for a single take
    bool isOpen = false; ///< the first take of an open stack
    bool isInOpenStack = false; ///< any of its takes
    bool hidesTrouble = false; ///< another take of the closed stack needs the user
    bool isChecked = false; ///< one of several selected tiles
    bool isNew = false;
    bool isRejected = false;
    double part = -1; ///< place of `frame` in the clip, from 0 to 1; below 0 without one
    QImage frame = {}; ///< shown instead of the clip's first picture
};

/// Draws a take as a tile: its picture with stars and length, and the prompt below. A state is shown only where it is
/// not the normal one, instead of the picture. Texts are never interpreted as markup.
class TileDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `takes` makes the pictures of clips, `inputs` those of input media. Both must outlive the delegate.
    TileDelegate(ThumbnailCache& takes, ThumbnailCache& inputs, QObject* parent);

    /// The height of a caption's line.
    static int lineHeight(const QFont& font);
    /// The badge of a stack, which opens and closes it. `picture` is the tile's picture on the screen.
    QRect badgeIn(const QRect& picture, const QStyleOptionViewItem& option, int stacked) const;
    /// Where the link of a take without a clip is; empty if there is none.
    QRect linkIn(const QRect& picture, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    /// `option.rect` is the whole cell, `picture` the picture in it.
    void paintTile(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture,
        const QModelIndex& index, const TileLook& look) const;
    /// Draws the band of a day.
    void paintBand(QPainter* painter, const QStyleOptionViewItem& option, const GroupWords& words) const;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;

private:
    void paintClip(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture,
        const QModelIndex& index, const TileLook& look) const;
    void paintWork(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture,
        const QModelIndex& index, const TileLook& look) const;
    void paintTrouble(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture,
        const QModelIndex& index, const TileLook& look) const;
    void paintWord(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture, const TileLook& look,
        const QString& word, const QColor& ground, const QColor& ink, int line = 0) const;
    void paintMarks(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture, const TileLook& look) const;
    void paintCaption(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture, const QModelIndex& index) const;
    QPixmap glyph(const QString& name, const QColor& colour, qreal scale) const;

    ThumbnailCache& m_takes;
    ThumbnailCache& m_inputs;
    mutable CellTexts m_texts;
    mutable QHash<QString, QPixmap> m_glyphs;
};

} // namespace Dailies
