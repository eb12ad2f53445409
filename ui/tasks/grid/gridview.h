// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/tasks/grid/gridlayout.h"

#include <QAbstractItemView>
#include <QCache>

#include <functional>

namespace Dailies {

class ClipScrub;
class TaskModel;
class ThumbnailCache;
class TileDelegate;
struct TileLook;

/// The takes as tiles, over the model of the table. Its days are bands that open and close. The takes of one request
/// that follow each other are a stack: one tile that opens in place. It shows the selected take, one that needs a
/// decision, the best rated or the newest. A stack's takes all have their own rows, so whether it is open concerns only
/// this view.
class GridView : public QAbstractItemView {
    Q_OBJECT

public:
    static constexpr int leastTile = 160;
    static constexpr int mostTile = 480;
    static constexpr int usualTile = 198;

    /// `takes` and `inputs` make the pictures. Both must outlive the view.
    GridView(ThumbnailCache& takes, ThumbnailCache& inputs, QWidget* parent = nullptr);
    ~GridView() override;

    void setModel(QAbstractItemModel* model) override;
    /// The smallest width of a tile in pixels.
    int tileWidth() const { return m_tileWidth; }
    void setTileWidth(int width);
    /// Wider tiles have no room. The wanted width may still be greater.
    int mostUsefulTile() const { return m_mostUseful; }
    /// Which takes are marked as new.
    void setNewTakes(std::function<bool(TaskId)> isNew) { m_isNew = std::move(isNew); }
    ClipScrub* scrub() const { return m_scrub; }
    const GridLayout& gridLayout() const { return m_layout; }
    /// Repaints the visible tiles that have `value` in `role`.
    void updateTiles(int role, const QString& value);
    /// The row that a cell shows.
    int rowAt(int cell) const;
    /// The row that is shown in the place of this one, which may be hidden in a closed stack.
    int faceOf(int row) const;
    /// The badge of the stack in this row, in the viewport; empty for any other take.
    QRect badgeOf(const QModelIndex& index) const;
    /// The link of this row's tile, such as *Decide…* or *Edit and retry*, in the viewport; empty for any other take.
    QRect linkOf(const QModelIndex& index) const;
    /// The badges and links of the tiles on screen, in the viewport.
    QRegion buttons() const;
    /// Messages cover so much at the lower end. The last tiles can be scrolled above that.
    void setCovered(int height);
    void setAllStacksOpen(bool open);
    /// The takes of the open stacks, also of those that no row shows now.
    const QSet<TaskId>& openTakes() const { return m_opened; }
    void setOpenTakes(const QSet<TaskId>& takes);
    /// "Stack of 3 takes, closed", for the row of a request's takes and for the tile that stands for them; empty for any
    /// other row.
    QString stackWords(const QModelIndex& index) const;

    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint& point) const override;
    void reset() override;

Q_SIGNALS:
    void mostUsefulTileChanged();

protected:
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex& index) const override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;

    TaskModel* tasks() const;
    void ensureLaidOut() const;
    QRect cellRect(const QModelIndex& index) const;
    bool isStack(int cell) const;
    void setStackOpen(int row, bool open);
    void toggleBand(int row);
    QModelIndex task(int row) const;
    void setHovered(const QModelIndex& index);
    const QPersistentModelIndex& hovered() const { return m_hovered; }

protected Q_SLOTS:
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;
    void rowsInserted(const QModelIndex& parent, int first, int last) override;
    void rowsAboutToBeRemoved(const QModelIndex& parent, int first, int last) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    /// Calculates all places again, and keeps the first visible tile where it is.
    void layOut();
    void layOutSoon();
    void keepAnchor();
    void noteOpened();
    /// From the grid to the viewport, and back.
    QRect shown(const QRect& rect) const;
    QPoint placed(QPoint point) const;
    /// How many takes the stack has that begins in this cell, open or closed; 0 for none.
    int stackedIn(int row) const;
    QStyleOptionViewItem optionFor(const QModelIndex& index, const QRect& cell) const;
    TileLook lookOf(int cell, int row, bool isMultiple) const;

    TileDelegate* m_tiles;
    ClipScrub* m_scrub;
    GridLayout m_layout;
    std::function<bool(TaskId)> m_isNew;
    QSet<TaskId> m_opened; ///< see openTakes()
    mutable QCache<TaskId, TaskId> m_faces; ///< the take that a stack shows unless one is selected, by its newest
    int m_covered = 0;
    int m_tileWidth = usualTile;
    int m_mostUseful = mostTile;
    std::pair<TaskId, int> m_anchor; ///< the take at the top edge, and how much of its tile is above; 0 at the top
    bool m_isStale = true; ///< rows have changed since the places were calculated
    QPersistentModelIndex m_hovered;
    QList<QMetaObject::Connection> m_following;
};

} // namespace Dailies
