// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediachanges.h"

#include "ui/compose/media/mediatile.h"
#include "ui/compose/media/mediatiles.h"
#include "ui/compose/media/mediatypes.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

MediaChanges::MediaChanges(bool plain, MediaHistory& history, const MediaBoard& board, const MediaTiles& tiles)
    : m_plain(plain)
    , m_history(history)
    , m_board(board)
    , m_tiles(tiles)
{}

QString MediaChanges::typeFor(const QList<MediaItem>& present, std::optional<MediaKind> medium) const
{
    return m_plain ? u"reference_image"_s : likelyMediaType(m_kind, present, medium);
}

int MediaChanges::insert(const QStringList& sources, MediaBoard::Place place)
{
    if (sources.isEmpty())
        return -1;
    QStringList rest = sources;
    if (place.slot < 0 || !insertInSlot(rest, place.slot))
        return insertAt(rest, place.gap < 0 ? count() : place.gap);
    const int index = m_board.indexIn(place.slot);
    insertAt(rest, count());
    return index;
}

// Takes the first source as the frame of a slot, unless its name says that it is no picture.
bool MediaChanges::insertInSlot(QStringList& sources, int slot)
{
    const auto medium = mediumOfName(QUrl(sources.first()).fileName());
    if (medium && *medium != MediaKind::Image)
        return false;
    const int index = m_board.indexIn(slot);
    if (index >= 0) {
        m_history.change(index, MediaListModel::SourceRole, sources.takeFirst(), false);
        return true;
    }
    const int other = m_board.indexIn(1 - slot);
    const int before = slot == 0 ? std::max(other, 0) : other + 1;
    m_history.insert(before, {{MediaBoard::typeOf(slot), sources.takeFirst(), {}}});
    return true;
}

int MediaChanges::insertAt(const QStringList& sources, int gap)
{
    if (sources.isEmpty())
        return -1;
    QList<MediaItem> present = m_history.items();
    QList<MediaItem> items;
    for (const QString& source : sources) {
        items.append({typeFor(present, mediumOfName(QUrl(source).fileName())), source, {}});
        present.append(items.last());
    }
    const int first = std::clamp(gap, 0, count());
    m_history.insert(first, items);
    for (int i = first; i < first + items.size(); ++i)
        m_tiles.at(i)->setGuessed(true);
    return first;
}

int MediaChanges::insertEmpty(int slot)
{
    m_history.insert(
        count(), {{slot < 0 ? typeFor(m_history.items(), {}) : MediaBoard::typeOf(slot), QString(), QString()}});
    const int index = count() - 1;
    m_tiles.at(index)->setGuessed(slot < 0);
    return index;
}

int MediaChanges::move(int index, int by)
{
    if (const int slot = m_board.slotOf(index); slot >= 0) {
        if (slot + by != 0 && slot + by != 1)
            return -1;
        swapFrames();
        return m_board.indexIn(slot + by);
    }
    const int to = index + by;
    if (to < 0 || to >= count())
        return -1;
    m_history.move(index, to);
    return to;
}

int MediaChanges::moveTo(int index, MediaBoard::Place place)
{
    if (place.slot >= 0) {
        fillSlot(index, place.slot);
        return m_board.indexIn(place.slot);
    }
    const int to = place.gap > index ? place.gap - 1 : place.gap;
    m_history.move(index, to);
    return to;
}

int MediaChanges::swapFrames()
{
    const int first = m_board.indexIn(0);
    const int last = m_board.indexIn(1);
    if (first < 0 && last < 0)
        return -1;
    fillSlot(first >= 0 ? first : last, first >= 0 ? 1 : 0);
    return m_board.indexIn(first >= 0 ? 1 : 0);
}

void MediaChanges::fillSlot(int index, int slot)
{
    const int there = m_board.indexIn(slot);
    if (there >= 0)
        m_history.exchange(index, there);
    else
        m_history.change(index, MediaListModel::TypeRole, MediaBoard::typeOf(slot), false);
}

void MediaChanges::correctType(int index, std::optional<MediaKind> medium)
{
    if (m_plain || !m_tiles.at(index)->isGuessed() || !medium)
        return;
    QList<MediaItem> others = m_history.items();
    const MediaItem item = others.takeAt(index);
    const QString better = likelyMediaType(m_kind, others, medium);
    if (mediumOf(item.type) != *medium && mediumOf(better) == *medium)
        m_history.correctType(index, better);
}

} // namespace Dailies
