// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

class QSqlDatabase;
class QSqlQuery;

namespace Dailies {

/// The words by which a task is found, as the search index keeps them: prompts, model, note and tags. Ids are not among
/// them: they have an index of their own, and a task gets its id when its words are long written.
QString searchedWords(const VideoTask& task);

/// The statement that puts words in, with the task's number and the words to bind.
QString indexStatement();

/// Writes a task's words in place of those there were, unless the indexer has not come to it yet. For within the
/// transaction that changes the task.
Result<void> indexAgain(const QSqlDatabase& database, const VideoTask& task);

/// Tasks with a smaller number are not in the index yet; 0 when all are.
Result<TaskId> notIndexedBelow(const QSqlDatabase& database);

} // namespace Dailies
