// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/clips/clipprobe.h"

namespace Dailies {

ClipProbe::ClipProbe(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

ClipProbe::~ClipProbe()
{
    m_pool.clear();
    m_pool.waitForDone();
}

std::optional<Result<MediaFacts>> ClipProbe::facts(const QString& path)
{
    const auto known = m_known.constFind(path);
    if (known != m_known.cend())
        return *known;
    m_known.insert(path, std::nullopt);
    // The destructor waits for the pool, so `this` outlives the job.
    m_pool.start([this, path] {
        const Result<MediaFacts> read = probeMedia(path);
        QMetaObject::invokeMethod(
            this,
            [this, path, read] {
                m_known.insert(path, read);
                Q_EMIT ready(path);
            },
            Qt::QueuedConnection);
    });
    return std::nullopt;
}

} // namespace Dailies
