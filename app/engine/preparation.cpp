// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/preparation.h"

#include "app/settings/profilelock.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/recovery/databasenotes.h"
#include "app/tasks/recovery/taskstorerepair.h"
#include "app/tasks/store/schemasteps.h"
#include "app/tasks/store/taskschema.h"
#include "app/tasks/store/taskstore.h"

#include <QFileInfo>

namespace Dailies {

namespace {

constexpr qint64 longBytes = 4LL * 1024 * 1024; ///< some thousand tasks

} // namespace

Preparation::Work Preparation::workFor(const Profile& profile)
{
    const QString& database = profile.database;
    if (QFileInfo(database).size() == 0)
        return QFileInfo(journalFile(database)).size() > longBytes ? Work::Repair : Work::None;
    if (QFileInfo(database).size() < longBytes)
        return Work::None;
    const std::optional<qint64> schema = schemaOf(database);
    const DatabaseNotes notes = DatabaseNotes::read(database);
    if (!schema || !notes.damage.isEmpty())
        return Work::Repair;
    if (*schema < schemaSteps().size())
        return Work::Upgrade;
    return notes.lacksIds ? Work::Comparison : Work::None;
}

Preparation::Preparation(QObject* parent) : QObject(parent) {}

Preparation::~Preparation()
{
    if (m_thread)
        m_thread->wait();
}

Result<void> Preparation::start(const Profile& profile)
{
    auto lock = lockProfile(profile);
    if (!lock)
        return failure(lock.error());
    m_lock = *std::move(lock);
    // Written by the thread, read when it has ended.
    m_thread.reset(QThread::create([this, database = profile.database] {
        TaskStore store;
        if (Result<QStringList> opened = openWithRepair(store, database, QDateTime::currentDateTimeUtc()))
            m_notices = *std::move(opened);
    }));
    connect(m_thread.get(), &QThread::finished, this, [this] {
        m_thread->wait();
        m_thread.reset();
        Q_EMIT ended();
    });
    m_thread->start();
    return {};
}

} // namespace Dailies
