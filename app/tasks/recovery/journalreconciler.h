// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QDateTime>

#include <optional>

namespace Dailies {

class IdJournal;
class TaskStore;

/// What the list of ids knew better than the database.
struct IdRecovery {
    int attached = 0; ///< tasks that had no id
    int added = 0; ///< tasks that were not there at all
    int doubted = 0; ///< tasks that stood as not sent, though the list knows of a later call
    std::optional<Error> trouble = {}; ///< why the list could not be read, or not completed
};

/// Makes a database whole that was lost, damaged or is older than its list of ids: afterwards every id of the list
/// belongs to a task, and a task that was sent after the database was copied stands as an answer lost. What may still have a result is in progress, anything older is forgotten by the service. Ids that
/// the list does not have yet are put there. Nothing is asked of the service by this. What was compared before, and is
/// still the same, is not read again (JournalCheckpoint). Storage when the database fails.
Result<IdRecovery> completeFromJournal(TaskStore& store, const IdJournal& journal, const QDateTime& now);

/// Whether an id of the list is in no task of a database, looked up in all of it through a connection of its own. Slow:
/// for any thread but the window's. What cannot be read lacks nothing.
bool lacksIds(const QString& database, const IdJournal& journal);

} // namespace Dailies
