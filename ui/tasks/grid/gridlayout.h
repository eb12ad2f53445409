// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskgrouping.h"

#include <QList>
#include <QRect>
#include <QSet>

#include <utility>

namespace Dailies {

/// Where the tiles of a grid are, calculated from the rows of the model: nothing is kept for a single tile. A day's row
/// is a band across the grid; the row of a request's takes has no place of its own. A closed stack, which is a
/// request's takes in one cell, counts as one cell. Positions are in the whole grid, left to right, in pixels.
class GridLayout final {
public:
    static constexpr int margin = 4;
    static constexpr int leastBand = 30;
    static constexpr int bandInset = 10; ///< above and below the words of a band together
    static constexpr int inset = 4; ///< between the edge of a cell and its picture
    static constexpr int captionGap = 4;

    /// `opened` contains a take of each stack that is open.
    void setRows(int rows, const TaskGrouping& grouping, const QSet<TaskId>& opened);
    static constexpr int wideCell = 240; ///< from this width on, a caption has two lines

    /// Cells are as wide as `wanted` or stretch to fill the room. Where that makes them higher than the room they are
    /// smaller, but not narrower than `least`. `line` is the height of a caption's line.
    void setRoom(QSize room, int wanted, int least, int line);
    /// The smallest wanted width that makes the cells of a room as large as `most` does.
    static int mostUseful(QSize room, int most, int least, int line);

    int cells() const { return m_cells; }
    int columns() const { return m_columns; }
    int height() const { return m_height; }
    QSize cellSize() const { return m_cell; }
    /// The 16:9 picture within a cell.
    QRect pictureIn(const QRect& cell) const;
    /// The cell that shows this row; -1 for a band.
    int cellOf(int row) const;
    /// The rows of a cell: the first, and how many. More than one for a closed stack.
    std::pair<int, int> rowsOf(int cell) const;
    QRect rectOf(int cell) const;
    /// The band of a day's row; empty for any other row.
    QRect bandOf(int row) const;
    /// The cell at this place; -1 if there is none.
    int cellAt(QPoint place) const;
    /// The row of the band at this place; -1 if there is none.
    int bandAt(QPoint place) const;
    /// The first cell that ends below `top`, and the first that begins at `bottom` or below.
    std::pair<int, int> cellsBetween(int top, int bottom) const;
    /// The rows of the bands between two heights.
    QList<int> bandsBetween(int top, int bottom) const;
    /// The cell above or below, which may be in another section; -1 if there is none.
    int cellBeside(int cell, int lines) const;
    /// The band directly above the first line or below the last line of a section; -1 if there is none.
    int bandBeside(int cell, bool above) const;
    /// The first cell below a band, or the last one above it; -1 if there is none.
    int cellBesideBand(int row, bool above) const;
    /// The next band above or below a band; -1 if there is none.
    int bandBesideBand(int row, bool above) const;

private:
    /// Rows that follow each other in the same way: single tiles, or the takes of one closed stack.
    struct Piece {
        int row;
        int rows;
        int cell;
        bool isStack;
    };
    /// A day's tiles, or all of them.
    struct Section {
        int band; ///< row of the day, -1 without one
        int cell; ///< its first
        int cells;
        int top = 0;
    };
    static QSize cellFor(QSize room, int wanted, int least, int line);
    void addTiles(int row, int rows, bool isStack);
    const Piece& pieceOfCell(int cell) const;
    int sectionOf(int cell) const;
    int sectionOfBand(int row) const;
    int firstTop(const Section& section) const { return section.top + (section.band >= 0 ? m_band : 0); }
    int linesOf(const Section& section) const { return (section.cells + m_columns - 1) / m_columns; }
    void place();

    QList<Piece> m_pieces;
    QList<Section> m_sections;
    int m_cells = 0;
    int m_columns = 1;
    int m_width = 0;
    int m_height = 0;
    int m_band = leastBand; ///< height of a band
    QSize m_cell{1, 1};
};

} // namespace Dailies
