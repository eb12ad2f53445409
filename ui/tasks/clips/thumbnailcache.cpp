// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/clips/thumbnailcache.h"

#include "ui/tasks/clips/thumbnailfiles.h"

#include <QFileInfo>

#include <algorithm>

namespace Dailies {

namespace {

constexpr int keptKiB = 48 * 1024;
constexpr qsizetype mostThumbnailsWaiting = 100; ///< a few screens of rows; other rows ask again when they are painted

/// Sources that are no paths, such as inline data, count as there.
bool isThere(const QString& path)
{
    const QFileInfo file(path);
    return !file.isAbsolute() || file.exists();
}

} // namespace

ThumbnailCache::ThumbnailCache(QSize bounds, QObject* parent)
    : ThumbnailCache(
        bounds, [](const QString& path, QSize box) { return ThumbnailFiles().picture(path, box); }, parent)
{}

ThumbnailCache::ThumbnailCache(QSize bounds, Maker maker, QObject* parent)
    : QObject(parent)
    , m_bounds(bounds)
    , m_maker(std::move(maker))
    , m_pictures(keptKiB)
{
    m_pool.setMaxThreadCount(1);
}

QImage ThumbnailCache::picture(const QString& path)
{
    if (path.isEmpty())
        return {};
    // A clip that was missing may have been restored or downloaded again.
    if (m_missing.contains(path) && QFileInfo::exists(path))
        m_missing.remove(path);
    const Kept* kept = m_pictures.object(path);
    const QImage known = kept != nullptr ? kept->picture : QImage();
    if ((kept != nullptr && kept->bounds == m_bounds) || m_broken.contains(path) || m_missing.contains(path)
        || m_underWay == path)
        return known;
    m_waiting.removeOne(path);
    m_waiting.append(path);
    if (m_waiting.size() > mostThumbnailsWaiting)
        m_waiting.removeFirst();
    startNext();
    return known;
}

void ThumbnailCache::setBounds(QSize bounds)
{
    m_bounds = bounds;
}

void ThumbnailCache::setFolder(const QString& folder)
{
    m_maker = [files = ThumbnailFiles(folder)](const QString& path, QSize box) { return files.picture(path, box); };
}

void ThumbnailCache::startNext()
{
    if (!m_underWay.isEmpty() || m_waiting.isEmpty())
        return;
    m_underWay = m_waiting.takeLast();
    // The pool waits for its job, so `this` outlives it.
    m_pool.start([this, path = m_underWay, bounds = m_bounds, maker = m_maker] {
        const bool wasThere = isThere(path);
        const QImage image = maker(path, bounds);
        const bool isMissing = image.isNull() && !(wasThere && isThere(path));
        QMetaObject::invokeMethod(
            this, [this, path, bounds, image, isMissing] { take(path, bounds, image, isMissing); },
            Qt::QueuedConnection);
    });
}

void ThumbnailCache::take(const QString& path, QSize bounds, const QImage& picture, bool isMissing)
{
    m_underWay.clear();
    if (picture.isNull())
        (isMissing ? m_missing : m_broken).insert(path);
    else
        m_pictures.insert(path, new Kept{picture, bounds}, std::max<qsizetype>(picture.sizeInBytes() / 1024, 1));
    Q_EMIT ready(path);
    startNext();
}

} // namespace Dailies
