// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/grid/gridlayout.h"

#include <algorithm>

namespace Dailies {

namespace {

/// The width that the cells of a room share.
int acrossIn(QSize room)
{
    return std::max(room.width() - 2 * GridLayout::margin, 1);
}

} // namespace

void GridLayout::setRows(int rows, const TaskGrouping& grouping, const QSet<TaskId>& opened)
{
    m_pieces.clear();
    m_sections = {{-1, 0, 0}};
    m_cells = 0;
    int next = 0; // the first row that is not placed yet
    for (const RowGroup& group : grouping.groups()) {
        addTiles(next, group.row - next, false);
        next = group.row + 1;
        if (group.kind == RowGroup::Kind::Day) {
            m_sections.append({group.row, m_cells, 0});
        } else if (!group.isCollapsed) {
            const QList<TaskRowId>& all = grouping.rows();
            const bool isOpen = !opened.isEmpty()
                && std::any_of(all.cbegin() + next, all.cbegin() + next + group.count,
                    [&opened](TaskId id) { return opened.contains(id); });
            addTiles(next, group.count, !isOpen);
            next += group.count;
        }
    }
    addTiles(next, rows - next, false);
    if (m_sections.size() > 1 && m_sections.constFirst().cells == 0)
        m_sections.removeFirst();
    place();
}

void GridLayout::addTiles(int row, int rows, bool isStack)
{
    if (rows <= 0)
        return;
    const int cells = isStack ? 1 : rows;
    const bool continues = !isStack && !m_pieces.isEmpty() && !m_pieces.constLast().isStack
        && m_pieces.constLast().row + m_pieces.constLast().rows == row;
    if (continues)
        m_pieces.last().rows += rows;
    else
        m_pieces.append({row, rows, m_cells, isStack});
    m_cells += cells;
    m_sections.last().cells += cells;
}

QSize GridLayout::cellFor(QSize room, int wanted, int least, int line)
{
    const auto heightOf = [line](int width) {
        const int picture = std::max((width - 2 * inset) * 9 / 16, 1);
        return inset + picture + captionGap + (width < wideCell ? line : 2 * line) + inset;
    };
    const int across = acrossIn(room);
    int width = across / std::max(across / std::max(wanted, 1), 1);
    while (width > least && heightOf(width) + 2 * margin > room.height())
        --width;
    // Rather one more column than an empty edge of half a tile.
    if (const int more = across / width + 1; across % width >= width / 2 && across / more >= least)
        width = across / more;
    return {width, heightOf(width)};
}

void GridLayout::setRoom(QSize room, int wanted, int least, int line)
{
    m_width = room.width();
    m_band = std::max(leastBand, line + bandInset);
    m_cell = cellFor(room, wanted, least, line);
    m_columns = std::max(acrossIn(room) / m_cell.width(), 1);
    place();
}

int GridLayout::mostUseful(QSize room, int most, int least, int line)
{
    const QSize largest = cellFor(room, most, least, line);
    int wanted = most;
    while (wanted > least) {
        // All widths that make as many columns make the same cells.
        const int columns = std::max(acrossIn(room) / wanted, 1);
        const int narrower = acrossIn(room) / (columns + 1);
        if (narrower < least || cellFor(room, narrower, least, line) != largest)
            return std::max(narrower + 1, least);
        wanted = narrower;
    }
    return wanted;
}

QRect GridLayout::pictureIn(const QRect& cell) const
{
    const int width = cell.width() - 2 * inset;
    return {cell.left() + inset, cell.top() + inset, width, std::max(width * 9 / 16, 1)};
}

void GridLayout::place()
{
    int top = margin;
    for (Section& section : m_sections) {
        section.top = top;
        top = firstTop(section) + linesOf(section) * m_cell.height();
    }
    m_height = top + margin;
}

const GridLayout::Piece& GridLayout::pieceOfCell(int cell) const
{
    const auto next = std::upper_bound(
        m_pieces.cbegin(), m_pieces.cend(), cell, [](int c, const Piece& piece) { return c < piece.cell; });
    return *std::prev(next);
}

int GridLayout::cellOf(int row) const
{
    auto next = std::upper_bound(
        m_pieces.cbegin(), m_pieces.cend(), row, [](int r, const Piece& piece) { return r < piece.row; });
    if (next != m_pieces.cbegin()) {
        const Piece& piece = *std::prev(next);
        if (row < piece.row + piece.rows)
            return piece.isStack ? piece.cell : piece.cell + row - piece.row;
    }
    // The row of a request's takes belongs to the first of them.
    return next != m_pieces.cend() && next->row == row + 1 && sectionOfBand(row) < 0 ? next->cell : -1;
}

std::pair<int, int> GridLayout::rowsOf(int cell) const
{
    if (cell < 0 || cell >= m_cells)
        return {-1, 0};
    const Piece& piece = pieceOfCell(cell);
    return piece.isStack ? std::pair(piece.row, piece.rows) : std::pair(piece.row + cell - piece.cell, 1);
}

int GridLayout::sectionOf(int cell) const
{
    // Empty sections, which are collapsed days, begin at the same cell as the one after them.
    const auto next = std::upper_bound(
        m_sections.cbegin(), m_sections.cend(), cell, [](int c, const Section& section) { return c < section.cell; });
    return int(std::prev(next) - m_sections.cbegin());
}

int GridLayout::sectionOfBand(int row) const
{
    const auto found = std::lower_bound(
        m_sections.cbegin(), m_sections.cend(), row, [](const Section& section, int r) { return section.band < r; });
    return found != m_sections.cend() && found->band == row && row >= 0 ? int(found - m_sections.cbegin()) : -1;
}

QRect GridLayout::rectOf(int cell) const
{
    if (cell < 0 || cell >= m_cells)
        return {};
    const Section& section = m_sections.at(sectionOf(cell));
    const int place = cell - section.cell;
    return {margin + place % m_columns * m_cell.width(), firstTop(section) + place / m_columns * m_cell.height(),
        m_cell.width(), m_cell.height()};
}

QRect GridLayout::bandOf(int row) const
{
    const int section = sectionOfBand(row);
    return section < 0 ? QRect() : QRect(0, m_sections.at(section).top, m_width, m_band);
}

int GridLayout::cellAt(QPoint place) const
{
    const int column = (place.x() - margin) / m_cell.width();
    if (place.x() < margin || column >= m_columns || m_cells == 0)
        return -1;
    const auto next = std::upper_bound(m_sections.cbegin(), m_sections.cend(), place.y(),
        [](int y, const Section& section) { return y < section.top; });
    if (next == m_sections.cbegin())
        return -1;
    const Section& section = *std::prev(next);
    const int down = place.y() - firstTop(section);
    const int within = down / m_cell.height() * m_columns + column;
    return down < 0 || within >= section.cells ? -1 : section.cell + within;
}

int GridLayout::bandAt(QPoint place) const
{
    const auto next = std::upper_bound(m_sections.cbegin(), m_sections.cend(), place.y(),
        [](int y, const Section& section) { return y < section.top; });
    if (next == m_sections.cbegin())
        return -1;
    const Section& section = *std::prev(next);
    return section.band >= 0 && place.y() < section.top + m_band ? section.band : -1;
}

std::pair<int, int> GridLayout::cellsBetween(int top, int bottom) const
{
    const auto firstBelow = [this](int y) {
        const auto next = std::upper_bound(
            m_sections.cbegin(), m_sections.cend(), y, [](int at, const Section& section) { return at < section.top; });
        if (next == m_sections.cbegin())
            return 0;
        const Section& section = *std::prev(next);
        const int lines = std::max(y - firstTop(section), 0) / m_cell.height();
        return section.cell + std::min(lines * m_columns, section.cells);
    };
    const int end = firstBelow(bottom - 1) + (firstBelow(bottom - 1) < m_cells ? m_columns : 0);
    return {firstBelow(top), std::min(end, m_cells)};
}

QList<int> GridLayout::bandsBetween(int top, int bottom) const
{
    QList<int> bands;
    auto section = std::upper_bound(
        m_sections.cbegin(), m_sections.cend(), top - m_band, [](int y, const Section& each) { return y < each.top; });
    for (; section != m_sections.cend() && section->top < bottom; ++section) {
        if (section->band >= 0)
            bands.append(section->band);
    }
    return bands;
}

int GridLayout::cellBeside(int cell, int lines) const
{
    if (cell < 0 || cell >= m_cells)
        return -1;
    int at = sectionOf(cell);
    const int column = (cell - m_sections.at(at).cell) % m_columns;
    int line = (cell - m_sections.at(at).cell) / m_columns + lines;
    while (line < 0 && at > 0)
        line += linesOf(m_sections.at(--at));
    while (line >= linesOf(m_sections.at(at)) && at + 1 < m_sections.size())
        line -= linesOf(m_sections.at(at++));
    const Section& section = m_sections.at(at);
    if (section.cells == 0)
        return lines < 0 ? 0 : m_cells - 1;
    line = std::clamp(line, 0, linesOf(section) - 1);
    return section.cell + std::min(line * m_columns + column, section.cells - 1);
}

int GridLayout::bandBeside(int cell, bool above) const
{
    const int at = sectionOf(cell);
    const Section& section = m_sections.at(at);
    const int line = (cell - section.cell) / m_columns;
    if (above)
        return line == 0 ? section.band : -1;
    return line == linesOf(section) - 1 && at + 1 < m_sections.size() ? m_sections.at(at + 1).band : -1;
}

int GridLayout::cellBesideBand(int row, bool above) const
{
    const int at = sectionOfBand(row);
    if (at < 0)
        return -1;
    if (!above)
        return m_sections.at(at).cells > 0 ? m_sections.at(at).cell : -1;
    if (at == 0 || m_sections.at(at - 1).cells == 0)
        return -1;
    return m_sections.at(at).cell - 1;
}

int GridLayout::bandBesideBand(int row, bool above) const
{
    const int next = sectionOfBand(row) + (above ? -1 : 1);
    return next >= 0 && next < m_sections.size() ? m_sections.at(next).band : -1;
}

} // namespace Dailies
