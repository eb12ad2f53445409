// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ledgerwatch.h"

#include "app/engine/engine.h"
#include "app/tasks/history/spendbook.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int gatheringMs = 300;

} // namespace

LedgerWatch::LedgerWatch(Engine& engine, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_version(SpendBook(engine.store(), engine.clock()).outsideVersion())
{
    m_later.setSingleShot(true);
    m_later.setInterval(gatheringMs);
    connect(&m_later, &QTimer::timeout, this, &LedgerWatch::look);
    // Until it has looked, further writes need not be told.
    connect(&m_files, &QFileSystemWatcher::fileChanged, this, [this](const QString& file) {
        m_files.removePath(file);
        m_later.start();
    });
    watch();
}

/// Every writer appends to this file, which exists while the database is open.
void LedgerWatch::watch()
{
    m_files.addPath(m_engine.store().file() + u"-wal"_s);
}

void LedgerWatch::look()
{
    watch();
    const qint64 version = SpendBook(m_engine.store(), m_engine.clock()).outsideVersion();
    if (std::exchange(m_version, version) != version)
        Q_EMIT changedOutside();
}

} // namespace Dailies
