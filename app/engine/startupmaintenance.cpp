// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/startupmaintenance.h"

#include "app/settings/profilelock.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/recovery/maintenancestate.h"
#include "app/tasks/recovery/taskstorerepair.h"
#include "app/tasks/store/schemasteps.h"
#include "app/tasks/store/taskschema.h"
#include "app/tasks/store/taskstore.h"

#include <QFileInfo>

namespace Dailies {

namespace {

constexpr qint64 longBytes = 4LL * 1024 * 1024; ///< some thousand tasks

} // namespace

StartupMaintenance::Work StartupMaintenance::workFor(const Profile& profile)
{
    const QString& database = profile.database;
    if (QFileInfo(database).size() == 0)
        return QFileInfo(journalFile(database)).size() > longBytes ? Work::Repair : Work::None;
    if (QFileInfo(database).size() < longBytes)
        return Work::None;
    const std::optional<qint64> schema = schemaOf(database);
    const MaintenanceState notes = MaintenanceState::read(database);
    if (!schema || !notes.damage.isEmpty())
        return Work::Repair;
    if (*schema < schemaSteps().size())
        return Work::Upgrade;
    return notes.lacksIds ? Work::Comparison : Work::None;
}

StartupMaintenance::StartupMaintenance(QObject* parent) : QObject(parent) {}

StartupMaintenance::~StartupMaintenance()
{
    if (m_thread)
        m_thread->wait();
}

Result<void> StartupMaintenance::start(const Profile& profile)
{
    auto lock = lockProfile(profile);
    if (!lock)
        return failure(lock.error());
    m_lock = *std::move(lock);
    // m_notices is written by the thread and read after its end.
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
