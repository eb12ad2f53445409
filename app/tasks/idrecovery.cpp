// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/idrecovery.h"

#include "app/common/crashpoint.h"
#include "app/tasks/idjournal.h"
#include "app/tasks/tasklog.h"
#include "app/tasks/taskstore.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 secondsOfAResult = 2 * 24 * 3600; ///< an id older than this has none any more

using NumberAndMoment = std::pair<TaskId, qint64>;
using AccountAndId = std::pair<QString, QString>;

NumberAndMoment numberAndMoment(TaskId id, const QDateTime& createdAt)
{
    return {id, createdAt.isValid() ? createdAt.toMSecsSinceEpoch() : 0};
}

/// Compares the list of ids with the database.
class Recovery {
    Q_DECLARE_TR_FUNCTIONS(IdRecovery)
public:
    Recovery(TaskStore& store, const IdJournal& journal, const QDateTime& now)
        : m_store(store)
        , m_journal(journal)
        , m_now(now)
    {}

    Result<IdRecovery> run();

private:
    bool knows(const VideoTask& task) const;
    void learn(const QString& accountId, const QString& remoteId);
    /// Whether the entry's id found its place in a task without one.
    Result<bool> attach(const JournalEntry& entry);
    void goOnWith(VideoTask& task, const JournalEntry& entry, const QString& sentence) const;
    Result<void> noteMissing(const QList<JournalEntry>& entries, const QList<KnownTask>& known) const;

    TaskStore& m_store;
    const IdJournal& m_journal;
    const QDateTime m_now;
    QSet<AccountAndId> m_ids;
    QSet<QString> m_anyAccount;
    QHash<NumberAndMoment, TaskId> m_withoutId;
};

Result<IdRecovery> Recovery::run()
{
    IdRecovery recovery;
    const Result<QList<JournalEntry>> entries = m_journal.entries();
    if (!entries) {
        recovery.trouble = entries.error();
        return recovery;
    }
    const Result<QList<KnownTask>> known = m_store.known();
    if (!known)
        return failure(known.error());
    for (const KnownTask& task : *known) {
        if (task.remoteId.isEmpty())
            m_withoutId.insert(numberAndMoment(task.id, task.createdAt), task.id);
        else
            learn(task.accountId, task.remoteId);
    }
    QList<VideoTask> added;
    // From the end: of several ids for one task the last one is that of its last request.
    for (auto entry = entries->crbegin(); entry != entries->crend(); ++entry) {
        if (knows(entry->task))
            continue;
        const Result<bool> attached = attach(*entry);
        if (!attached)
            return failure(attached.error());
        learn(entry->task.accountId, entry->task.remoteId);
        if (*attached) {
            ++recovery.attached;
            continue;
        }
        VideoTask task = entry->task;
        goOnWith(task, *entry, tr("Found in the list of ids; the task database did not have it."));
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
    if (Result<void> noted = noteMissing(*entries, *known); !noted)
        recovery.trouble = noted.error();
    return recovery;
}

bool Recovery::knows(const VideoTask& task) const
{
    // A line that does not tell the account says enough by the id.
    return m_ids.contains({task.accountId, task.remoteId})
        || (task.accountId.isEmpty() && m_anyAccount.contains(task.remoteId));
}

void Recovery::learn(const QString& accountId, const QString& remoteId)
{
    m_ids.insert({accountId, remoteId});
    m_anyAccount.insert(remoteId);
}

Result<bool> Recovery::attach(const JournalEntry& entry)
{
    const auto found = m_withoutId.constFind(numberAndMoment(entry.task.id, entry.task.createdAt));
    const std::optional<VideoTask> task = found == m_withoutId.cend() ? std::nullopt : m_store.task(*found);
    if (!task || (!entry.task.accountId.isEmpty() && task->accountId != entry.task.accountId))
        return false;
    VideoTask next = *task;
    next.remoteId = entry.task.remoteId;
    next.acceptedServiceTime = entry.task.acceptedServiceTime;
    next.held = false;
    goOnWith(next, entry, tr("The id was found in the list of ids."));
    DAILIES_CRASH_POINT("recovery.before-attach");
    if (Result<void> stored = m_store.update(next, task->state, {noteEntry(m_now, next.error.message)}); !stored)
        return failure(stored.error());
    m_withoutId.erase(found);
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
        isYoung ? sentence
                : sentence + u' ' + tr("The service keeps results for a day, so that it is not asked about any more.")};
}

Result<void> Recovery::noteMissing(const QList<JournalEntry>& entries, const QList<KnownTask>& known) const
{
    QSet<AccountAndId> noted;
    for (const JournalEntry& entry : entries)
        noted.insert({entry.task.accountId, entry.task.remoteId});
    QList<VideoTask> missing;
    for (const KnownTask& task : known) {
        if (task.remoteId.isEmpty() || noted.contains({task.accountId, task.remoteId}))
            continue;
        if (std::optional<VideoTask> whole = m_store.task(task.id))
            missing.append(*std::move(whole));
    }
    return m_journal.append(missing, m_now);
}

} // namespace

Result<IdRecovery> completeFromJournal(TaskStore& store, const IdJournal& journal, const QDateTime& now)
{
    return Recovery(store, journal, now).run();
}

} // namespace Dailies
