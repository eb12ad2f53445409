// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QToolButton;

namespace Dailies {

class EmptyTile;
class MediaTile;

/// Arranges the tiles of a media list: first and last frame side by side, or a single image, and all others as a grid.
/// Its height follows from its width.
class MediaBoard final : public QWidget {
    Q_OBJECT

public:
    /// Where something is dropped: on a frame's slot, or before the item at `gap`. Neither is -1 at once.
    struct Place {
        int slot = -1;
        int gap = -1;

        bool operator==(const Place&) const = default;
    };

    /// `hint` is the text of empty places.
    MediaBoard(const QString& hint, QWidget* parent);

    /// How many slots there are: 2 for the first and the last frame, 1 for the only image. With 0 the grid has an empty
    /// place at its end.
    void setSlots(int count);
    int slotCount() const { return m_slotCount; }
    /// Shows these tiles; `types` are the types of their items, in the same order.
    void arrange(const QList<MediaTile*>& tiles, const QStringList& types);
    int count() const { return static_cast<int>(m_tiles.size()); }
    /// The slot in which the tile of this item is, or -1; and the item in a slot, or -1.
    int slotOf(int index) const;
    int indexIn(int slot) const { return m_slots[slot]; }
    /// The empty slot with the focus, or -1.
    int focusedSlot() const;
    /// The media type of a slot's item.
    static QString typeOf(int slot);
    /// The item that the arrow key leads to from this one; the same if there is none.
    int neighbour(int index, Qt::Key key) const;
    /// The first widget of the board that can have the focus.
    QWidget* firstPlace() const;

    Place placeAt(const QPoint& position) const;
    /// The place of a medium that is put at the end. A picture is the first frame that is still missing.
    Place endFor(MediaKind medium) const;
    void showDropAt(const Place& place);
    /// Where the second slot begins, counted from the leading edge. 0 without one.
    int secondSlot() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// An empty place was clicked; -1 is the one in the grid.
    void emptyClicked(int slot);
    void swapClicked();
    /// The places of the slots have changed.
    void resized();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Cell {
        QWidget* widget = nullptr;
        QRect rect; ///< in a layout from left to right
        int index = -1; ///< of the item; -1 for an empty place
    };

    QList<Cell> cells(int width) const;
    int columns(int width) const;
    int slotWidth(int width) const;
    int slotHeight(int width) const;
    int cellHeight(int width) const;
    void place();
    void keepOrder();

    int m_slotCount = 0;
    QList<MediaTile*> m_tiles;
    int m_slots[2] = {-1, -1}; ///< the items in the slots
    EmptyTile* m_empty[3]; ///< two slots and the end of the grid
    QToolButton* m_swap;
};

} // namespace Dailies
