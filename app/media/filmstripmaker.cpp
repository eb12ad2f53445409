// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/filmstripmaker.h"

#include <QThread>

namespace Dailies {

FilmstripMaker::FilmstripMaker(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority); // the displayed frame has priority
}

FilmstripMaker::~FilmstripMaker()
{
    forget();
    m_pool.waitForDone();
}

void FilmstripMaker::forget()
{
    ++m_newest;
    m_pool.clear();
}

void FilmstripMaker::make(const QString& path)
{
    const quint64 mine = ++m_newest;
    m_pool.clear();
    // The destructor waits for the pool, so this object outlives the work.
    m_pool.start([this, mine, path, folder = m_folder, mostBytes = m_mostBytes] {
        const auto isUnwanted = [this, mine] { return m_newest != mine; };
        const FilmstripCache cache(folder, mostBytes);
        Filmstrip strip = cache.find(path, cells, cell);
        if (strip.isEmpty() && !isUnwanted()) {
            const Result<Filmstrip> fresh = makeFilmstrip(path, cells, cell, {std::chrono::seconds(60), isUnwanted});
            if (!fresh)
                return; // the player itself reports what is wrong with the clip
            strip = *fresh;
            cache.keep(path, cells, cell, strip);
        }
        QMetaObject::invokeMethod(
            this,
            [this, isUnwanted, path, strip] {
                if (!isUnwanted())
                    Q_EMIT made(path, strip);
            },
            Qt::QueuedConnection);
    });
}

} // namespace Dailies
