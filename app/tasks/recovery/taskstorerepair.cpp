// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery/taskstorerepair.h"

#include "app/common/crashpoint.h"
#include "app/common/durablefile.h"
#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "app/tasks/database/databasecheck.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/recovery/journalcheckpoint.h"
#include "app/tasks/recovery/journalreconciler.h"
#include "app/tasks/recovery/maintenancestate.h"
#include "app/tasks/store/idjournal.h"
#include "app/tasks/store/taskschema.h"
#include "app/tasks/store/taskstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype promptBeginning = 40;

/// Makes one database usable.
class Repair {
    Q_DECLARE_TR_FUNCTIONS(TaskStoreRepair)
public:
    Repair(TaskStore& store, const QString& file, const QDateTime& now) : m_store(store), m_file(file), m_now(now) {}

    Result<QStringList> run();

private:
    QStringList copies() const { return databaseCopies(m_file, m_now.toLocalTime().date()); }
    bool isLost() const;
    bool isDamaged() const;
    bool hasStrangeTables() const;
    Result<void> openAndComplete();
    Result<IdRecovery> complete();
    Result<void> replace();
    /// Puts the newest sound copy in the file's place and returns its path; empty if there is none.
    Result<QString> restore() const;
    Result<void> putInPlace(const QString& copy) const;
    Result<void> doubtWaiting(const QString& restoring) const;
    void say(const QString& asideName, const QString& copy);
    static QString missingText(QList<VideoTask> missing);

    TaskStore& m_store;
    const QString m_file;
    const QDateTime m_now;
    QStringList m_notices;
};

QString native(const QString& path)
{
    return QDir::toNativeSeparators(path);
}

bool holdsAnything(const QString& path)
{
    return QFileInfo(path).size() > 0;
}

/// There is no database to open, but something shows that there was one.
bool Repair::isLost() const
{
    return !holdsAnything(m_file)
        && (holdsAnything(m_file + u"-wal"_s) || holdsAnything(journalFile(m_file)) || !copies().isEmpty());
}

bool Repair::isDamaged() const
{
    return holdsAnything(m_file)
        && (!isDatabaseFile(m_file)
            || checkWholeDatabase(m_file, CheckDepth::Thorough).condition == IntegrityResult::Damaged);
}

/// The file belongs to this program and version, but its tables were not created by our statements: the schema itself
/// is damaged.
bool Repair::hasStrangeTables() const
{
    TaskStore store;
    return store.open(m_file, TaskStore::Access::ReadOnly) && !store.checkTables();
}

Result<QStringList> Repair::run()
{
    const bool isSuspect = !MaintenanceState::read(m_file).damage.isEmpty();
    if (isLost() || (holdsAnything(m_file) && !isDatabaseFile(m_file)) || (isSuspect && isDamaged())) {
        if (Result<void> replaced = replace(); !replaced)
            return failure(replaced.error());
    } else if (isSuspect) {
        (void)MaintenanceState{}.write(m_file);
    }
    Result<void> opened = openAndComplete();
    // A file of another program or of a newer version is sound, so it stays in its place.
    if (!opened && (isDamaged() || hasStrangeTables())) {
        if (Result<void> replaced = replace(); !replaced)
            return failure(replaced.error());
        opened = openAndComplete();
    }
    if (!opened)
        return failure(opened.error());
    return m_notices;
}

Result<void> Repair::openAndComplete()
{
    Result<void> opened = m_store.open(m_file);
    if (!opened)
        return opened;
    const Result<IdRecovery> recovery = complete();
    if (!recovery) {
        m_store.close();
        return failure(recovery.error());
    }
    if (const int count = recovery->added + recovery->attached; count > 0)
        m_notices.append(tr("The database is older than its list of IDs. %n tasks or IDs missing from the database "
                            "were restored from the list.",
            nullptr, count));
    if (recovery->doubted > 0)
        m_notices.append(tr("%n tasks were sent after the database was copied. They are marked “No response”, because "
                            "the database doesn't know how those calls ended.",
            nullptr, recovery->doubted));
    if (!recovery->missing.isEmpty())
        m_notices.append(missingText(recovery->missing));
    if (recovery->trouble)
        m_notices.append(recovery->trouble->message);
    return {};
}

/// Names the requests of which the database knows nothing and the service may.
QString Repair::missingText(QList<VideoTask> missing)
{
    std::ranges::sort(missing, {}, &VideoTask::sentAt);
    QStringList names;
    for (const VideoTask& task : std::as_const(missing))
        names.append(
            tr("“%1” of %2", "beginning of a prompt, time")
                .arg(plainText(task.request.prompt.simplified().left(promptBeginning)), dateTimeText(task.sentAt)));
    return tr("%n requests were sent after the database was copied, and it doesn't know how those calls ended. They "
              "may have been charged. Look for them in the service's task list, and track each by its ID: %1.",
        nullptr, static_cast<int>(missing.size()))
        .arg(names.join(u", "_s));
}

Result<IdRecovery> Repair::complete()
{
    if (const Result<void> fine = m_store.checkTables(); !fine)
        return failure(fine.error());
    MaintenanceState notes = MaintenanceState::read(m_file);
    if (notes.lacksIds) {
        if (const Result<void> forgotten = JournalCheckpoint(m_store).forget(); !forgotten)
            return failure(forgotten.error());
    }
    Result<IdRecovery> recovery = completeFromJournal(m_store, IdJournal(journalFile(m_file)), m_now);
    if (notes.lacksIds && recovery && !recovery->trouble) {
        notes.lacksIds = false;
        (void)notes.write(m_file);
    }
    return recovery;
}

Result<void> Repair::replace()
{
    QString aside;
    if (const Result<QString> moved = quarantine(m_file, m_now); moved)
        aside = *moved;
    else
        return failure(moved.error());
    const Result<QString> copy = restore();
    if (!copy)
        return failure(copy.error());
    (void)MaintenanceState{}.write(m_file);
    say(aside, *copy);
    return {};
}

Result<QString> Repair::restore() const
{
    for (const QString& copy : copies()) {
        if (!isDatabaseFile(copy) || !checkDatabaseFile(copy)
            || checkWholeDatabase(copy, CheckDepth::Thorough).condition != IntegrityResult::Sound)
            continue;
        if (const Result<void> put = putInPlace(copy); !put)
            return failure(put.error());
        return copy;
    }
    return QString();
}

Result<void> Repair::putInPlace(const QString& copy) const
{
    const QString restoring = m_file + u".restoring"_s;
    QFile::remove(restoring); // left by an interrupted repair; the copy that it was made from still exists
    QFile::remove(restoring + u"-journal"_s);
    QFile from(copy);
    QFile to(restoring);
    const auto failed = [&](const QString& why) {
        QFile::remove(restoring);
        return failure(ErrorKind::Storage,
            tr("The task database couldn't be restored from its copy %1: %2.").arg(native(copy), why));
    };
    if (!from.open(QIODevice::ReadOnly))
        return failed(from.errorString());
    if (!to.open(QIODevice::WriteOnly | QIODevice::NewOnly, ownerReadsAndWrites))
        return failed(to.errorString());
    while (!from.atEnd()) {
        const QByteArray block = from.read(1024 * 1024);
        if (block.isEmpty() || to.write(block) != block.size())
            return failed(block.isEmpty() ? from.errorString() : to.errorString());
    }
    if (!to.flush())
        return failed(to.errorString());
    to.close();
    if (const Result<void> doubted = doubtWaiting(restoring); !doubted)
        return failed(doubted.error().message);
    if (!syncFileAt(restoring))
        return failed(tr("the disk refuses it"));
    DAILIES_CRASH_POINT("repair.copy-ready");
    return replaceFile(restoring, m_file);
}

/// Tasks that were waiting when the copy was made may have been sent since.
Result<void> Repair::doubtWaiting(const QString& restoring) const
{
    SqlConnection connection;
    if (!connection.open(restoring, SqlConnection::Access::Write))
        return failure(ErrorKind::Storage, tr("it can't be opened"));
    QSqlQuery query(connection.database());
    query.prepare(u"UPDATE tasks SET state = 'NeedsReview', error_kind = 'AnswerLost', error_message = ?, "
                  "error_code = '', error_request_id = '' WHERE state IN ('Waiting', 'Uploading')"_s);
    query.bindValue(0,
        tr("This comes from a copy of the task database made before the request was sent. We can't tell whether it has "
           "since been sent and charged. Check with the service before you generate it again."));
    return Dailies::run(query);
}

void Repair::say(const QString& asideName, const QString& copy)
{
    QStringList sentences;
    if (asideName.isEmpty())
        sentences.append(tr("The task database was missing."));
    else
        sentences.append(tr("The task database was damaged. The damaged file was kept as %1.").arg(native(asideName)));
    if (copy.isEmpty())
        sentences.append(tr("There was no copy of it, so a new one was created."));
    else
        sentences.append(tr("Its copy of %1 replaced it. Anything later is missing; tasks that were waiting may have "
                            "been sent since and are marked “No response”.")
                             .arg(dateTimeText(QFileInfo(copy).lastModified())));
    m_notices.append(sentences.join(u' '));
}

} // namespace

Result<QStringList> openWithRepair(TaskStore& store, const QString& file, const QDateTime& now)
{
    return Repair(store, file, now).run();
}

} // namespace Dailies
