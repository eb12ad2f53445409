// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

class QSqlDatabase;
class QSqlQuery;

namespace Dailies {

/// The name of the clip's file. Empty for a name of the default pattern, which contains only what the task has anyway:
/// its digits would be found by each search for a number.
QString ownClipName(const VideoTask& task);

/// A task's words in the search index: prompts, model, note, tags and the clip's own name. IDs are not included,
/// because they have their own index, and a task gets its ID long after its words are written.
QString searchedWords(const VideoTask& task);

/// The statement that inserts words; bind the task's number and the words.
QString indexStatement();

/// Replaces a task's words, unless the indexer has not reached the task yet. Call within the transaction that changes
/// the task.
Result<void> indexAgain(const QSqlDatabase& database, const VideoTask& task);

/// Removes the words of deleted and replaced entries from the database's files, where they otherwise stay for long. Call
/// within a transaction. It rewrites the whole index.
Result<void> removeDeletedWords(const QSqlDatabase& database);

/// Tasks with a smaller number are not in the index yet; 0 if all are.
Result<TaskId> notIndexedBelow(const QSqlDatabase& database);

} // namespace Dailies
