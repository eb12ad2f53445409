// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QDateTime>
#include <QList>

#include <optional>

namespace Dailies {

class IdJournal;
class TaskStore;

/// What the journal added to the database.
struct IdRecovery {
    int attached = 0; ///< tasks that had no ID
    int added = 0; ///< tasks that did not exist
    int doubted = 0; ///< tasks stored as not sent although the journal has a later intent
    /// Requests that were sent after the database was copied, whose answers nobody knows; of the journal's details.
    QList<VideoTask> missing = {};
    std::optional<Error> trouble = {}; ///< why the journal could not be read or completed
};

/// Completes a database that was lost, damaged, or is older than its ID journal. Afterwards every ID of the journal
/// belongs to a task, and a task that was sent after the database was copied is a lost answer. Tasks that may still
/// have a result are in progress; older ones are forgotten by the service. IDs missing in the journal are added to it.
/// The service is not queried. Entries that were compared before and have not changed are not read again
/// (JournalCheckpoint). Returns Storage if the database fails.
Result<IdRecovery> completeFromJournal(TaskStore& store, const IdJournal& journal, const QDateTime& now);

/// Whether an ID of the journal belongs to no task. Searches the whole database through a connection of its own, so it
/// is slow and not for the window's thread. Returns false if something cannot be read.
bool lacksIds(const QString& database, const IdJournal& journal);

} // namespace Dailies
