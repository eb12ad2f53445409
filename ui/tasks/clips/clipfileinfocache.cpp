// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/clips/clipfileinfocache.h"

#include "app/media/mediaprobe.h"

#include <QFileInfo>

#include <utility>

namespace Dailies {

namespace {

constexpr int keptLooks = 2000;
constexpr qsizetype mostWaiting = 100; ///< a few screens of rows; other rows ask again when they are painted
constexpr int togetherMs = 50;

ClipFileInfo readClip(const QString& file)
{
    if (!QFileInfo::exists(file))
        return {.isGone = true};
    const Result<MediaFacts> facts = probeMedia(file, FrameCount::Declared);
    return facts ? ClipFileInfo{false, facts->seconds, facts->size} : ClipFileInfo();
}

} // namespace

ClipFileInfoCache::ClipFileInfoCache(QObject* parent) : ClipFileInfoCache(&readClip, parent) {}

ClipFileInfoCache::ClipFileInfoCache(Reader reader, QObject* parent)
    : ClipFileInfoSource(parent)
    , m_reader(std::move(reader))
    , m_seen(keptLooks)
{
    m_pool.setMaxThreadCount(1);
    m_telling.setSingleShot(true);
    m_telling.setInterval(togetherMs);
    connect(&m_telling, &QTimer::timeout, this, [this] { Q_EMIT allLooked(std::exchange(m_news, {})); });
}

std::optional<ClipFileInfo> ClipFileInfoCache::look(const QString& file)
{
    const Seen* seen = m_seen.object(file);
    // A missing clip may have been downloaded again under its name.
    if (!seen || seen->round != m_round || seen->look.isGone)
        want(file);
    return seen ? std::optional(seen->look) : std::nullopt;
}

void ClipFileInfoCache::want(const QString& file)
{
    // A read that began in an earlier round may have missed a change.
    if (m_underWay == file && m_underWayRound == m_round)
        return;
    m_waiting.removeOne(file);
    m_waiting.append(file);
    if (m_waiting.size() > mostWaiting)
        m_waiting.removeFirst();
    startNext();
}

void ClipFileInfoCache::startNext()
{
    if (!m_underWay.isEmpty() || m_waiting.isEmpty())
        return;
    m_underWay = m_waiting.takeLast();
    m_underWayRound = m_round;
    // The pool waits for its job, so `this` outlives it.
    m_pool.start([this, file = m_underWay] {
        QMetaObject::invokeMethod(
            this, [this, file, look = m_reader(file)] { take(file, look); }, Qt::QueuedConnection);
    });
}

void ClipFileInfoCache::take(const QString& file, const ClipFileInfo& look)
{
    m_underWay.clear();
    const Seen* before = m_seen.object(file);
    const bool isNews = !before || before->look != look;
    m_seen.insert(file, new Seen{look, m_underWayRound});
    if (isNews) {
        m_news.insert(file);
        if (!m_telling.isActive())
            m_telling.start();
        Q_EMIT checked(file);
    }
    startNext();
}

} // namespace Dailies
