// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediatiles.h"

#include "app/media/fileinspector.h"
#include "ui/compose/media/mediaboard.h"
#include "ui/compose/media/mediatile.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {
constexpr int watchMs = 100; // delays reading, so that a path is not read after each typed character
} // namespace

MediaTiles::MediaTiles(Field field, MediaListModel* model, MediaBoard* board, QObject* parent)
    : QObject(parent)
    , m_field(field)
    , m_model(model)
    , m_board(board)
{
    m_watch.setSingleShot(true);
    m_watch.setInterval(watchMs);
    connect(&m_watch, &QTimer::timeout, this, &MediaTiles::watchNow);
    connect(model, &QAbstractItemModel::modelReset, this, &MediaTiles::refresh);
    connect(model, &QAbstractItemModel::rowsInserted, this, &MediaTiles::followInserted);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &MediaTiles::followRemoved);
    connect(model, &QAbstractItemModel::rowsMoved, this,
        [this](const QModelIndex&, int from, int, const QModelIndex&, int before) {
            m_tiles.move(from, before > from ? before - 1 : before);
            refresh();
        });
    connect(model, &QAbstractItemModel::dataChanged, this, &MediaTiles::followData);
}

void MediaTiles::setInspector(FileInspector* inspector)
{
    if (m_inspector != nullptr)
        disconnect(m_inspector, nullptr, this, nullptr);
    m_inspector = inspector;
    if (m_inspector == nullptr)
        return;
    connect(m_inspector, &FileInspector::inspected, this, &MediaTiles::followInspected);
    watchFiles();
}

InputFactsBySource MediaTiles::facts() const
{
    return m_inspector != nullptr ? m_inspector->facts() : InputFactsBySource();
}

void MediaTiles::watchNow()
{
    if (m_inspector == nullptr || !m_isWatching)
        return;
    QStringList sources;
    for (const MediaItem& item : m_model->items()) {
        for (const QString& source : {item.source, item.referenceVoice}) {
            if (isLocalFile(source) && !sources.contains(source))
                sources.append(source);
        }
    }
    m_inspector->watch(sources);
}

void MediaTiles::followInspected(const QString& source)
{
    const auto facts = m_inspector->facts().constFind(source);
    if (facts == m_inspector->facts().cend())
        return;
    for (int i = 0; i < count(); ++i) {
        if (m_model->items().at(i).source != source)
            continue;
        m_tiles.at(i)->setFacts(&*facts, m_inspector->thumbnail(source));
        Q_EMIT inspected(i, facts->medium);
    }
}

MediaTile* MediaTiles::makeTile()
{
    auto* tile = new MediaTile(m_board);
    Q_EMIT made(tile);
    return tile;
}

// The tile may still be handling the key or the click that removed it.
void MediaTiles::dropTile(MediaTile* tile)
{
    Q_EMIT gone(tile);
    tile->setObjectName(QString());
    tile->hide();
    tile->deleteLater();
}

void MediaTiles::refresh()
{
    while (count() > m_model->rowCount())
        dropTile(m_tiles.takeLast());
    while (count() < m_model->rowCount())
        m_tiles.append(makeTile());
    for (int i = 0; i < count(); ++i)
        showItem(i);
    arrange();
}

void MediaTiles::arrange()
{
    QStringList types;
    for (int i = 0; i < count(); ++i) {
        types.append(m_model->items().at(i).type);
        m_tiles.at(i)->setObjectName(u"%1Row%2"_s.arg(fieldKey(m_field)).arg(i + 1));
    }
    m_board->arrange(m_tiles, types);
    Q_EMIT arranged();
}

void MediaTiles::showItem(int index)
{
    MediaTile* tile = m_tiles.at(index);
    const MediaItem& item = m_model->items().at(index);
    tile->setItem(item);
    // Nothing mentions a single image by a number.
    tile->setName(m_field == Field::ImageAddress ? fieldLabel(m_field)
                                                 : m_model->index(index).data(MediaListModel::NameRole).toString());
    if (m_inspector == nullptr || !isLocalFile(item.source))
        return;
    const auto facts = m_inspector->facts().constFind(item.source);
    if (facts != m_inspector->facts().cend())
        tile->setFacts(&*facts, m_inspector->thumbnail(item.source));
}

void MediaTiles::showFindings(const QList<Finding>& findings)
{
    QHash<int, QList<Finding>> byItem;
    for (const Finding& finding : findings)
        byItem[finding.index].append(finding);
    for (int i = 0; i < count(); ++i)
        m_tiles.at(i)->setFindings(byItem.value(i));
}

void MediaTiles::focus(int index)
{
    QWidget* wanted = m_tiles.isEmpty() ? m_board->firstPlace() : m_tiles.at(std::min(index, count() - 1));
    wanted->setFocus(Qt::OtherFocusReason);
}

void MediaTiles::followInserted(const QModelIndex& /*parent*/, int first, int last)
{
    for (int i = first; i <= last; ++i)
        m_tiles.insert(i, makeTile());
    refresh();
}

void MediaTiles::followRemoved(const QModelIndex& /*parent*/, int first, int last)
{
    const QList<MediaTile*> removed = m_tiles.mid(first, last - first + 1);
    const bool hadFocus =
        std::any_of(removed.begin(), removed.end(), [](const MediaTile* tile) { return tile->hasFocus(); });
    m_tiles.remove(first, removed.size());
    refresh();
    // Move the focus before its tile is hidden, or it would jump to the end of the form.
    if (hadFocus)
        focus(first);
    for (MediaTile* tile : removed)
        dropTile(tile);
}

void MediaTiles::followData(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    if (count() != m_model->rowCount())
        return; // rows are being inserted or removed
    for (int i = first.row(); i <= last.row(); ++i)
        showItem(i);
    if (roles.contains(MediaListModel::TypeRole) && m_board->slotCount() > 0)
        arrange();
    else
        Q_EMIT itemsChanged();
}

} // namespace Dailies
