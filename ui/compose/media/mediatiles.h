// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"
#include "app/request/medialistmodel.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <optional>

namespace Dailies {

class FileInspector;
class MediaBoard;
class MediaTile;

/// The tiles of a media list on their board, one for each item. They follow the model; a tile moves with its item.
class MediaTiles final : public QObject {
    Q_OBJECT

public:
    /// Tiles are named after the field, as in "mediaRow1".
    MediaTiles(Field field, MediaListModel* model, MediaBoard* board, QObject* parent);

    int count() const { return static_cast<int>(m_tiles.size()); }
    MediaTile* at(int index) const { return m_tiles.at(index); }
    /// -1 if there is none.
    int indexOf(const MediaTile* tile) const { return static_cast<int>(m_tiles.indexOf(tile)); }
    const QList<MediaTile*>& all() const { return m_tiles; }

    /// Reads the properties of local files. It must outlive the tiles, or be replaced by null before it is deleted.
    void setInspector(FileInspector* inspector);
    /// Whether the files are read at all.
    void setWatching(bool watching) { m_isWatching = watching; }
    /// Has the files of the current items read, soon.
    void watchFiles() { m_watch.start(); }
    /// What is known of local files.
    InputFactsBySource facts() const;
    /// Shows the findings of each item.
    void showFindings(const QList<Finding>& findings);
    /// Puts the tiles in their places again, after the board's slots have changed.
    void arrange();
    /// Focuses this tile, or the last one, or the first empty place if there are no tiles.
    void focus(int index);

Q_SIGNALS:
    /// A new tile, to be connected.
    void made(MediaTile* tile);
    /// This tile is about to be hidden and deleted. The focus has left it.
    void gone(MediaTile* tile);
    /// Tiles have come, gone or changed places.
    void arranged();
    /// The file of this item has been read.
    void inspected(int index, std::optional<Dailies::MediaKind> medium);
    /// Properties of items have changed.
    void itemsChanged();

private:
    MediaTile* makeTile();
    void dropTile(MediaTile* tile);
    void refresh();
    void showItem(int index);
    void watchNow();
    void followInspected(const QString& source);
    void followInserted(const QModelIndex& parent, int first, int last);
    void followRemoved(const QModelIndex& parent, int first, int last);
    void followData(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);

    Field m_field;
    MediaListModel* m_model;
    MediaBoard* m_board;
    FileInspector* m_inspector = nullptr;
    bool m_isWatching = false;
    QTimer m_watch;
    QList<MediaTile*> m_tiles;
};

} // namespace Dailies
