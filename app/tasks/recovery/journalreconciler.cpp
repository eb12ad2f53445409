// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery/journalreconciler.h"

#include "app/common/crashpoint.h"
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/recovery/journalcheckpoint.h"
#include "app/tasks/store/idjournal.h"
#include "app/tasks/store/tasklog.h"
#include "app/tasks/store/taskstore.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 secondsOfAResult = 2 * 24 * 3600; ///< results of older IDs no longer exist

using AccountAndId = std::pair<QString, QString>;

/// For two tasks with the same number. A new database starts numbering again, so the number alone is not enough.
bool isSameTask(const VideoTask& one, const VideoTask& other)
{
    return one.createdAt == other.createdAt && one.accountId == other.accountId;
}

/// Compares the ID journal with the database: completely, or only the new entries.
class Recovery {
    Q_DECLARE_TR_FUNCTIONS(IdRecovery)
public:
    Recovery(TaskStore& store, const IdJournal& journal, const QDateTime& now)
        : m_store(store)
        , m_journal(journal)
        , m_now(now)
        , m_highest(store.highestNumber())
        , m_compared(store)
        , m_known(m_compared.known())
    {}

    Result<IdRecovery> run();

private:
    /// What was read from the journal.
    struct Reading {
        qint64 end = 0; ///< after the last complete line
        QList<JournalEntry> unknown; ///< IDs that the database does not have
        QHash<TaskId, QList<JournalEntry>> intents; ///< intents to send, by task
        std::optional<Error> trouble; ///< why the journal could not be read
    };

    /// Where to begin: all entries before it are known to be in the database. nullopt if everything has to be compared.
    Result<std::optional<qint64>> begin() const;
    Result<void> learnRows();
    Result<Reading> read(qint64 from);
    Result<bool> knows(const VideoTask& task);
    Result<void> putIn(const QList<JournalEntry>& unknown, IdRecovery& recovery);
    Result<void> doubt(const Reading& reading, IdRecovery& recovery);
    bool isMissing(const JournalEntry& intent) const;
    Result<void> putInMissing(IdRecovery& recovery);
    static QString doubtText(const VideoTask& task);
    /// Whether the entry's ID was attached to an existing task without an ID.
    Result<bool> attach(const JournalEntry& entry);
    void goOnWith(VideoTask& task, const JournalEntry& entry, const QString& sentence) const;
    /// Numbers of the tasks whose IDs are missing in the journal, as far as it was read.
    QList<TaskId> missing(const QList<FreshId>& fresh) const;
    bool isListed(const AccountAndId& id) const;
    Result<void> remember(qint64 bytes, const QList<FreshId>& fresh);

    TaskStore& m_store;
    const IdJournal& m_journal;
    const QDateTime m_now;
    const TaskId m_highest; ///< before anything is added
    JournalCheckpoint m_compared;
    KnownIds m_known;
    struct Row {
        TaskId task = 0;
        bool isListed = false;
    };
    bool m_isWhole = false;
    QHash<AccountAndId, Row> m_rows; ///< the database's IDs for a complete comparison, and IDs about to be added
    QSet<AccountAndId> m_listed; ///< IDs of the journal that are not in m_rows
    QSet<QString> m_anyAccount; ///< IDs about to be added
    QSet<QString> m_accounts; ///< each text once, to save memory with many tasks
};

Result<IdRecovery> Recovery::run()
{
    const Result<std::optional<qint64>> begun = begin();
    if (!begun)
        return failure(begun.error());
    m_isWhole = !begun->has_value();
    if (m_isWhole) {
        if (const Result<void> learned = learnRows(); !learned)
            return failure(learned.error());
    }
    const qint64 from = begun->value_or(0);
    const Result<Reading> reading = read(from);
    if (!reading)
        return failure(reading.error());
    IdRecovery recovery;
    recovery.trouble = reading->trouble;
    if (recovery.trouble)
        return recovery;
    if (const Result<void> put = putIn(reading->unknown, recovery); !put)
        return failure(put.error());
    if (const Result<void> doubted = doubt(*reading, recovery); !doubted)
        return failure(doubted.error());
    const Result<QList<FreshId>> fresh = m_compared.fresh();
    if (!fresh)
        return failure(fresh.error());
    const QList<TaskId> missing = this->missing(*fresh);
    QList<VideoTask> added;
    for (const TaskId id : missing) {
        if (std::optional<VideoTask> task = m_store.task(id))
            added.append(*std::move(task));
    }
    if (const Result<void> noted = m_journal.append(added, m_now); !noted) {
        recovery.trouble = noted.error();
        return recovery;
    }
    qint64 end = reading->end;
    if (!added.isEmpty()) {
        const Result<Reading> again = read(end);
        // If the lines contain an entry by another process, its task is added the next time.
        if (again && !again->trouble && again->unknown.isEmpty())
            end = again->end;
    }
    // A row that could not be read is compared again. If the position cannot be stored, everything is.
    if (added.size() == missing.size() && (m_isWhole || end != from || !fresh->isEmpty()))
        (void)remember(end, *fresh);
    return recovery;
}

Result<std::optional<qint64>> Recovery::begin() const
{
    const Result<std::optional<ComparedPart>> part = m_compared.part();
    if (!part)
        return failure(part.error());
    // If the database file is not the one that was compared, it may be incomplete, for example assembled from remains.
    const bool isValid = *part && (*part)->bytes >= 0 && !(*part)->ending.isEmpty()
        && (*part)->databaseMade == m_compared.databaseMade() && (*part)->ending == m_journal.ending((*part)->bytes);
    return isValid ? std::optional((*part)->bytes) : std::nullopt;
}

/// Reads the rows themselves, because an index may contain values that a damaged row does not.
Result<void> Recovery::learnRows()
{
    return m_store.eachKnown([this](const KnownTask& task) {
        if (!task.remoteId.isEmpty())
            m_rows.insert({*m_accounts.insert(task.accountId), task.remoteId}, {task.id, false});
    });
}

Result<Recovery::Reading> Recovery::read(qint64 from)
{
    Reading reading;
    std::optional<Error> failed;
    const Result<qint64> end = m_journal.read(from, [&](JournalEntry entry) {
        if (entry.intent > 0) {
            if (entry.task.id <= m_highest)
                entry.task.request = {}; // the database has it, and all of them would take much memory
            QList<JournalEntry>& intents = reading.intents[entry.task.id];
            if (!entry.isTakenBack)
                intents.append(std::move(entry));
            else
                intents.removeIf([&entry](const JournalEntry& each) {
                    return each.intent == entry.intent && isSameTask(each.task, entry.task);
                });
            return true;
        }
        const AccountAndId key{*m_accounts.insert(entry.task.accountId), entry.task.remoteId};
        if (const auto row = m_rows.find(key); row != m_rows.end())
            row->isListed = true;
        else
            m_listed.insert(key);
        const Result<bool> known = knows(entry.task);
        if (!known)
            failed = known.error();
        else if (!*known)
            reading.unknown.append(std::move(entry));
        return !failed;
    });
    if (failed)
        return failure(*failed);
    if (end)
        reading.end = *end;
    else
        reading.trouble = end.error();
    return reading;
}

Result<bool> Recovery::knows(const VideoTask& task)
{
    if (m_rows.contains({task.accountId, task.remoteId}))
        return true;
    // If the line does not name the account, the ID is enough.
    if (task.accountId.isEmpty() && m_anyAccount.contains(task.remoteId))
        return true;
    if (m_isWhole && !task.accountId.isEmpty())
        return false;
    return m_known.contains(task.accountId, task.remoteId);
}

bool Recovery::isListed(const AccountAndId& id) const
{
    return m_rows.value(id).isListed || m_listed.contains(id);
}

Result<void> Recovery::putIn(const QList<JournalEntry>& unknown, IdRecovery& recovery)
{
    QList<VideoTask> added;
    // From the end, because the last of several IDs of a task is that of its last request.
    for (qsizetype at = unknown.size() - 1; at >= 0; --at) {
        const JournalEntry& entry = unknown.at(at);
        const Result<bool> known = knows(entry.task);
        if (!known)
            return failure(known.error());
        if (*known)
            continue;
        const Result<bool> attached = attach(entry);
        if (!attached)
            return failure(attached.error());
        m_rows.insert({entry.task.accountId, entry.task.remoteId}, {0, true});
        m_anyAccount.insert(entry.task.remoteId);
        if (*attached) {
            ++recovery.attached;
            continue;
        }
        VideoTask task = entry.task;
        goOnWith(task, entry, tr("Recovered from the list of IDs; it was missing from the task database."));
        added.append(task);
    }
    std::ranges::reverse(added);
    recovery.added = int(added.size());
    DAILIES_CRASH_POINT("recovery.before-add");
    if (!added.isEmpty()) {
        if (const auto stored = m_store.addAll(added); !stored)
            return failure(stored.error());
    }
    DAILIES_CRASH_POINT("recovery.added");
    return {};
}

/// Whether only the journal tells of a call, of which the database never had the number. What is older can no longer be
/// rescued, and was perhaps refused.
bool Recovery::isMissing(const JournalEntry& intent) const
{
    return !isPractice(intent.task) && intent.time.secsTo(m_now) < secondsOfAResult
        && m_journal.idOf(intent.task).isEmpty();
}

QString Recovery::doubtText(const VideoTask& task)
{
    return isPractice(task)
        ? tr("The task database is older than its list of IDs: this request was sent after the "
             "database was copied. We can't tell whether the service accepted it.")
        : tr("The task database is older than its list of IDs: this request was sent after the "
             "database was copied. We can't tell whether the service accepted and charged it. Check "
             "with the service before you generate it again.");
}

/// Makes tasks of the calls of which the journal has the whole request. The others remain.
Result<void> Recovery::putInMissing(IdRecovery& recovery)
{
    QList<VideoTask> added;
    QList<VideoTask> rest;
    TaskId highest = 0;
    for (VideoTask& task : recovery.missing) {
        if (task.request.model.isEmpty()) {
            rest.append(task);
            continue;
        }
        highest = std::max(highest, task.id);
        task.state = TaskState::NeedsReview;
        task.error = {ErrorKind::AnswerLost, doubtText(task)};
        added.append(task);
    }
    recovery.missing = rest;
    if (added.isEmpty())
        return {};
    std::ranges::sort(added, {}, &VideoTask::createdAt);
    if (const auto stored = m_store.addAll(added); !stored)
        return failure(stored.error());
    recovery.doubted += static_cast<int>(added.size());
    // They may have other numbers now. Theirs must not look unknown again.
    return m_compared.reserveNumbers(highest);
}

/// Handles tasks stored as not sent, as refused or without a response in a database that is older than a later call.
/// Nobody knows the result of that call here, and it counts as money.
Result<void> Recovery::doubt(const Reading& reading, IdRecovery& recovery)
{
    if (reading.intents.isEmpty())
        return {};
    for (const auto& [id, intents] : reading.intents.asKeyValueRange()) {
        if (id > m_highest && !intents.isEmpty() && isMissing(intents.constLast())) {
            recovery.missing.append(intents.constLast().task);
            recovery.missing.last().sentAt = intents.constLast().time;
            recovery.missing.last().createAttempts = intents.constLast().intent;
        }
    }
    if (Result<void> put = putInMissing(recovery); !put)
        return put;
    for (const TaskId id :
        m_store.ids({TaskState::Waiting, TaskState::Uploading, TaskState::Refused, TaskState::NeedsReview})) {
        const QList<JournalEntry> intents = reading.intents.value(id);
        const std::optional<VideoTask> task = intents.isEmpty() ? std::nullopt : m_store.task(id);
        if (!task || !task->remoteId.isEmpty())
            continue;
        const auto later = std::find_if(intents.crbegin(), intents.crend(), [&task](const JournalEntry& entry) {
            return isSameTask(entry.task, *task) && entry.intent > task->createAttempts;
        });
        if (later == intents.crend())
            continue;
        VideoTask next = *task;
        next.state = TaskState::NeedsReview;
        next.createAttempts = later->intent;
        next.sentAt = later->time;
        next.bodyDigest.clear();
        next.lostCall.reset();
        next.held = false;
        next.watched = true;
        next.unsentAttempts = 0;
        next.error = {ErrorKind::AnswerLost, doubtText(*task)};
        if (Result<void> stored = m_store.update(next, task->state, {noteEntry(m_now, next.error.message)}); !stored)
            return stored;
        ++recovery.doubted;
    }
    return {};
}

Result<bool> Recovery::attach(const JournalEntry& entry)
{
    const std::optional<VideoTask> task = m_store.task(entry.task.id);
    // A new database starts numbering again. The creation time distinguishes two tasks with the same number.
    if (!task || !task->remoteId.isEmpty() || task->createdAt != entry.task.createdAt
        || (!entry.task.accountId.isEmpty() && task->accountId != entry.task.accountId))
        return false;
    VideoTask next = *task;
    next.remoteId = entry.task.remoteId;
    next.acceptedServiceTime = entry.task.acceptedServiceTime;
    next.held = false;
    goOnWith(next, entry, tr("The ID was recovered from the list of IDs."));
    DAILIES_CRASH_POINT("recovery.before-attach");
    if (Result<void> stored = m_store.update(next, task->state, {noteEntry(m_now, next.error.message)}); !stored)
        return failure(stored.error());
    return true;
}

void Recovery::goOnWith(VideoTask& task, const JournalEntry& entry, const QString& sentence) const
{
    const QDateTime since = entry.time.isValid() ? entry.time : entry.task.createdAt;
    const bool isYoung = since.isValid() && since.secsTo(m_now) < secondsOfAResult;
    task.acceptedAt = since;
    task.watched = true;
    task.state = isYoung ? TaskState::InProgress : TaskState::Forgotten;
    task.error = {ErrorKind::Storage,
        isYoung
            ? sentence
            : sentence + u' ' + tr("The service keeps results for one day, so Dailies no longer checks this task.")};
}

QList<TaskId> Recovery::missing(const QList<FreshId>& fresh) const
{
    QList<TaskId> numbers;
    // The user deleted rows without a number.
    for (const auto& [id, row] : m_rows.asKeyValueRange()) {
        if (row.task > 0 && !row.isListed)
            numbers.append(row.task);
    }
    for (const FreshId& each : fresh) {
        if (!each.remoteId.isEmpty() && !isListed({each.accountId, each.remoteId}))
            numbers.append(each.task);
    }
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

/// Stores that the next comparison starts here. IDs that are not stored as noted are compared again.
Result<void> Recovery::remember(qint64 bytes, const QList<FreshId>& fresh)
{
    const ComparedPart part{bytes, m_journal.ending(bytes), m_compared.databaseMade()};
    QList<TaskId> noted;
    for (const FreshId& each : fresh) {
        if (each.remoteId.isEmpty() || isListed({each.accountId, each.remoteId}))
            noted.append(each.task);
    }
    return m_compared.set(part, noted);
}

} // namespace

Result<IdRecovery> completeFromJournal(TaskStore& store, const IdJournal& journal, const QDateTime& now)
{
    return Recovery(store, journal, now).run();
}

bool lacksIds(const QString& database, const IdJournal& journal)
{
    SqlConnection connection;
    if (!connection.open(database, SqlConnection::Access::Read))
        return false;
    KnownIds known(connection.database());
    bool isWhole = true;
    (void)journal.read(0, [&](const JournalEntry& entry) {
        if (entry.intent > 0)
            return true;
        isWhole = known.contains(entry.task.accountId, entry.task.remoteId).value_or(true);
        return isWhole;
    });
    return !isWhole;
}

} // namespace Dailies
