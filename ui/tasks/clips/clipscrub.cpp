// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/clips/clipscrub.h"

#include <algorithm>

namespace Dailies {

ClipScrub::ClipScrub(int delayMs, QObject* parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, [this] { m_maker.make(m_file); });
    connect(&m_maker, &FilmstripMaker::made, this, [this](const QString& file, const Filmstrip& strip) {
        if (file != m_file || strip.count < 2)
            return;
        m_strip = strip;
        Q_EMIT changed();
    });
}

void ClipScrub::moveTo(const QString& file, double part)
{
    if (file.isEmpty()) {
        stop();
        return;
    }
    m_part = std::clamp(part, 0.0, 1.0);
    if (file == m_file) {
        if (!m_strip.isEmpty())
            Q_EMIT changed();
        return;
    }
    stop();
    m_file = file;
    m_delay.start();
}

void ClipScrub::stop()
{
    if (m_file.isEmpty())
        return;
    m_delay.stop();
    m_maker.forget();
    m_file.clear();
    m_strip = {};
    Q_EMIT changed();
}

QImage ClipScrub::picture() const
{
    return m_strip.isEmpty() ? QImage() : m_strip.pictures.copy(m_strip.at(m_part));
}

} // namespace Dailies
