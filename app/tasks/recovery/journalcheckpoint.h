// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QList>
#include <QSqlQuery>
#include <QString>

#include <optional>

class QSqlDatabase;

namespace Dailies {

class TaskStore;

/// The part of a list of ids of which every id is in a database.
struct ComparedPart {
    qint64 bytes = 0; ///< from the list's beginning, whole lines
    QString ending; ///< the digest of its last bytes: IdJournal::ending()
    qint64 databaseMade = 0; ///< when the database file was made, in ms; 0 where the disk does not tell

    bool operator==(const ComparedPart&) const = default;
};

/// A task with an id that may not be in the list yet.
struct FreshId {
    TaskId task = 0;
    QString accountId;
    QString remoteId;
};

/// Whether an id belongs to a task of a database, or to one that the person deleted.
class KnownIds final {
public:
    explicit KnownIds(const QSqlDatabase& database);

    /// An empty account is one that is not told: the id alone counts. Storage when that cannot be read.
    Result<bool> contains(const QString& accountId, const QString& remoteId);

private:
    QSqlQuery m_ofAccount;
    QSqlQuery m_ofAny;
};

/// Keeps in a database how far it was compared with its list of ids, so that a start compares only what came since. The
/// database itself forgets that as soon as an id goes from it that the person did not delete.
class JournalCheckpoint final {
public:
    /// The store is open, and outlives it.
    explicit JournalCheckpoint(TaskStore& store) : m_store(store) {}

    /// Nothing when the whole list is to be compared.
    Result<std::optional<ComparedPart>> part() const;
    /// Tasks that got their id since the list was compared, or before it ever was.
    Result<QList<FreshId>> fresh() const;
    /// Sets the part; `noted` are the numbers of tasks whose ids are in the list.
    Result<void> set(const ComparedPart& part, const QList<TaskId>& noted);
    /// Has the next comparison be a whole one.
    Result<void> forget();
    /// When the database file was made, as it goes into the part.
    qint64 databaseMade() const;
    KnownIds known() const;

private:
    TaskStore& m_store;
};

} // namespace Dailies
