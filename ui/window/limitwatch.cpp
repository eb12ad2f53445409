// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/limitwatch.h"

#include "app/engine/engine.h"
#include "app/tasks/history/spendbook.h"

namespace Dailies {

namespace {

constexpr int lookMs = 300;

} // namespace

LimitWatch::LimitWatch(Engine& engine, QObject* parent) : QObject(parent), m_engine(engine)
{
    settle();
    m_later.setSingleShot(true);
    m_later.setInterval(lookMs);
    connect(&m_later, &QTimer::timeout, this, &LimitWatch::look);
}

void LimitWatch::follow()
{
    if (!m_later.isActive())
        m_later.start();
}

LimitWatch::Level LimitWatch::levelOf(const LimitUse& use)
{
    if (!use.isNear())
        return Level::Below;
    return use.left().isZero() ? Level::Full : Level::Near;
}

void LimitWatch::settle()
{
    m_levels.clear();
    for (const LimitUse& use : SpendBook(m_engine.store(), m_engine.clock()).uses())
        m_levels.insert(use.limit.id, levelOf(use));
}

void LimitWatch::look()
{
    const QHash<qint64, Level> before = m_levels;
    m_levels.clear();
    for (const LimitUse& use : SpendBook(m_engine.store(), m_engine.clock()).uses()) {
        const Level level = levelOf(use);
        m_levels.insert(use.limit.id, level);
        if (level > before.value(use.limit.id))
            Q_EMIT passed(use);
    }
}

} // namespace Dailies
