// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engineopening.h"

#include "app/engine/startupmaintenance.h"

#include <QCoreApplication>

namespace Dailies {

Result<std::unique_ptr<Engine>> openEngine(const Console& console, Engine::Options options)
{
    if (StartupMaintenance::workFor(Profile::at(options.profile)) != StartupMaintenance::Work::None)
        console.problem(QCoreApplication::translate(
            "Main", "Preparing the task database for this version. With a long history, this can take a minute."));
    // Whatever the command prints must be on disk.
    options.waitsForDisk = true;
    auto engine = Engine::open(options);
    if (!engine)
        return engine;
    for (const QString& notice : (*engine)->notices())
        console.problem(notice);
    DatabaseMaintenance& care = (*engine)->care();
    const auto tell = [console](const Error& error) { console.problem(error.message); };
    QObject::connect(&care, &DatabaseMaintenance::damageFound, &care, tell);
    QObject::connect(&care, &DatabaseMaintenance::copyFailed, &care, tell);
    return engine;
}

void settleInterruptedCalls(const Console& console, const Profile& profile, const QString& folder)
{
    TaskStore store;
    if (!store.open(profile.database, TaskStore::Access::ReadOnly) || store.ids({TaskState::Sending}).isEmpty())
        return;
    store.close();
    if (const auto engine = openEngine(console, {folder, {}}))
        (*engine)->runner().resumeSending();
}

} // namespace Dailies
