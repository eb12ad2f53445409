// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/clips/thumbnailcache.h"

#include "app/media/thumbnail.h"

#include <algorithm>

namespace Dailies {

namespace {

constexpr int keptKiB = 16 * 1024;
constexpr qsizetype mostWaiting = 100; ///< a few screens of rows; other rows ask again when they are painted

} // namespace

ThumbnailCache::ThumbnailCache(QSize bounds, QObject* parent)
    : ThumbnailCache(
        bounds, [](const QString& path, QSize box) { return firstFrame(path, box).value_or(QImage()); }, parent)
{}

ThumbnailCache::ThumbnailCache(QSize bounds, Maker maker, QObject* parent)
    : QObject(parent)
    , m_bounds(bounds)
    , m_maker(std::move(maker))
    , m_pictures(keptKiB)
{
    m_pool.setMaxThreadCount(1);
}

ThumbnailCache::~ThumbnailCache()
{
    m_pool.clear();
    m_pool.waitForDone();
}

QImage ThumbnailCache::picture(const QString& path)
{
    if (path.isEmpty())
        return {};
    if (const QImage* kept = m_pictures.object(path))
        return *kept;
    if (m_broken.contains(path) || m_underWay == path)
        return {};
    m_waiting.removeOne(path);
    m_waiting.append(path);
    if (m_waiting.size() > mostWaiting)
        m_waiting.removeFirst();
    startNext();
    return {};
}

void ThumbnailCache::setBounds(QSize bounds)
{
    if (m_bounds == bounds)
        return;
    m_bounds = bounds;
    m_pictures.clear();
}

void ThumbnailCache::startNext()
{
    if (!m_underWay.isEmpty() || m_waiting.isEmpty())
        return;
    m_underWay = m_waiting.takeLast();
    // The destructor waits for the pool, so `this` outlives the job.
    m_pool.start([this, path = m_underWay, bounds = m_bounds] {
        QMetaObject::invokeMethod(
            this, [this, path, bounds, image = m_maker(path, bounds)] { take(path, bounds, image); },
            Qt::QueuedConnection);
    });
}

void ThumbnailCache::take(const QString& path, QSize bounds, const QImage& picture)
{
    m_underWay.clear();
    if (picture.isNull())
        m_broken.insert(path);
    else if (bounds == m_bounds)
        m_pictures.insert(path, new QImage(picture), std::max<qsizetype>(picture.sizeInBytes() / 1024, 1));
    Q_EMIT ready(path);
    startNext();
}

} // namespace Dailies
