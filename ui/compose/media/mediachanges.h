// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"
#include "ui/compose/media/mediaboard.h"
#include "ui/compose/media/mediahistory.h"

#include <optional>

namespace Dailies {

class MediaTiles;

/// The user's changes to a media list, as steps of its history: adding sources with their likely types,
/// moving items, exchanging frames. Each returns the item that was touched, or -1 if nothing changed.
class MediaChanges final {
public:
    /// Plain items have no type. All of the others must outlive this object.
    MediaChanges(bool plain, MediaHistory& history, const MediaBoard& board, const MediaTiles& tiles);

    void setKind(const RequestKind& kind) { m_kind = kind; }

    /// Adds sources in a frame's slot, or before the item at the gap. A source in a filled slot replaces its item's.
    int insert(const QStringList& sources, MediaBoard::Place place);
    /// Adds an item without a source at the end, for a slot or, with -1, of the likely type.
    int insertEmpty(int slot);
    /// Moves an item by one place. A frame trades places with the other frame.
    int move(int index, int by);
    /// Moves an item to where it was dropped.
    int moveTo(int index, MediaBoard::Place place);
    int swapFrames();
    /// Adapts a type that the program chose to what the content turned out to be.
    void correctType(int index, std::optional<MediaKind> medium);

private:
    bool insertInSlot(QStringList& sources, int slot);
    int insertAt(const QStringList& sources, int gap);
    void fillSlot(int index, int slot);
    QString typeFor(const QList<MediaItem>& present, std::optional<MediaKind> medium) const;
    int count() const { return static_cast<int>(m_history.items().size()); }

    bool m_plain;
    RequestKind m_kind;
    MediaHistory& m_history;
    const MediaBoard& m_board;
    const MediaTiles& m_tiles;
};

} // namespace Dailies
