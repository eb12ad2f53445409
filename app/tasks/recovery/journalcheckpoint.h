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

/// The beginning of an ID journal of which every ID is in the database.
struct ComparedPart {
    qint64 bytes = 0; ///< from the journal's beginning, in whole lines
    QString ending; ///< digest of its last bytes, see IdJournal::ending()
    qint64 databaseMade = 0; ///< creation time of the database file in ms; 0 if the file system does not know it

    bool operator==(const ComparedPart&) const = default;
};

/// A task with an ID that may not be in the journal yet.
struct FreshId {
    TaskId task = 0;
    QString accountId;
    QString remoteId;
};

/// Checks whether an ID belongs to a task of the database, or to one that the user deleted.
class KnownIds final {
public:
    explicit KnownIds(const QSqlDatabase& database);

    /// If the account is empty, it is unknown and only the ID counts. Returns Storage if the database cannot be read.
    Result<bool> contains(const QString& accountId, const QString& remoteId);

private:
    QSqlQuery m_ofAccount;
    QSqlQuery m_ofAny;
};

/// Stores in the database how far it was compared with its ID journal, so that a start compares only newer entries.
/// Triggers in the database discard this when an ID disappears that the user did not delete.
class JournalCheckpoint final {
public:
    /// The store must be open and outlive this object.
    explicit JournalCheckpoint(TaskStore& store) : m_store(store) {}

    /// nullopt means that the whole journal has to be compared.
    Result<std::optional<ComparedPart>> part() const;
    /// Tasks that got their ID since the journal was compared, or before it ever was.
    Result<QList<FreshId>> fresh() const;
    /// Stores `part`. `noted` are the numbers of tasks whose IDs are in the journal.
    Result<void> set(const ComparedPart& part, const QList<TaskId>& noted);
    /// New tasks get higher numbers than this.
    Result<void> reserveNumbers(TaskId highest);
    /// Makes the next comparison a complete one.
    Result<void> forget();
    /// The creation time of the database file, as stored in ComparedPart.
    qint64 databaseMade() const;
    KnownIds known() const;

private:
    TaskStore& m_store;
};

} // namespace Dailies
