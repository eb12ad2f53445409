// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery/databasemaintenance.h"

#include "app/common/crashpoint.h"
#include "app/common/processend.h"
#include "app/tasks/database/databasecheck.h"
#include "app/tasks/database/databasecopy.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/recovery/journalreconciler.h"
#include "app/tasks/recovery/maintenancestate.h"
#include "app/tasks/store/idjournal.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QMutex>
#include <QSqlQuery>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 hoursBetween = 6;
constexpr int daysBetweenThorough = 7;
constexpr int patienceMs = 300; ///< how long the destructor waits for a round

bool holdsTasks(const QString& database)
{
    SqlConnection connection;
    if (!connection.open(database, SqlConnection::Access::Read))
        return false;
    QSqlQuery query(connection.database());
    return query.exec(u"SELECT 1 FROM tasks LIMIT 1"_s) && query.next();
}

} // namespace

/// One round of checks and its results. Created and read in the window's thread; the work runs in another.
struct DatabaseMaintenance::Round {
    Q_DECLARE_TR_FUNCTIONS(DatabaseMaintenance)
public:
    QString database;
    QDateTime now;
    bool thorough = false;
    IntegrityResult verdict;
    QString copy;
    std::optional<Error> copyError;

    void work();
    void copyIfDue();
};

/// Connects a round to its owner, which may be destroyed in the meantime.
struct DatabaseMaintenance::Link {
    QMutex mutex;
    DatabaseMaintenance* care = nullptr;
};

void DatabaseMaintenance::Round::work()
{
    MaintenanceState notes = MaintenanceState::read(database);
    thorough = !notes.thoroughAt.isValid()
        || notes.thoroughAt.addDays(daysBetweenThorough) <= now
        // If the clock was set back, the next check must not be delayed for years.
        || notes.thoroughAt > now;
    verdict = checkWholeDatabase(database, thorough ? CheckDepth::Thorough : CheckDepth::Quick);
    switch (verdict.condition) {
    case IntegrityResult::NotKnown: return;
    case IntegrityResult::Damaged:
        notes.damage = verdict.detail;
        (void)notes.write(database);
        return;
    case IntegrityResult::Sound: break;
    }
    if (thorough || !notes.damage.isEmpty()) {
        if (thorough)
            notes.thoroughAt = now;
        notes.damage.clear();
        (void)notes.write(database);
    }
    copyIfDue();
}

void DatabaseMaintenance::Round::copyIfDue()
{
    removeBrokenCopies(database);
    const QString target = dailyCopy(database, now.toLocalTime().date());
    // A new profile has nothing to copy, and must not displace an older profile's copies.
    if (QFile::exists(target) || !holdsTasks(database))
        return;
    // A start compares only new entries of the ID journal. This compares all of it, once a day.
    if (MaintenanceState notes = MaintenanceState::read(database);
        !notes.lacksIds && lacksIds(database, IdJournal(journalFile(database)))) {
        notes.lacksIds = true;
        (void)notes.write(database);
    }
    const qint64 size = QFileInfo(database).size() + QFileInfo(database + u"-wal"_s).size();
    // Asks the folder itself, because QStorageInfo uses the list of mounts, which a sandbox may hide. If the free space
    // is unknown, the copy is tried anyway.
    std::error_code problem;
    const auto disk = std::filesystem::space(QFileInfo(database).filesystemAbsolutePath(), problem);
    const auto free = static_cast<qint64>(std::min<std::uintmax_t>(disk.available, INT64_MAX));
    if (!problem && !hasRoomForCopy(size, free)) {
        copyError = {ErrorKind::Storage, tr("Not enough disk space for the daily copy of the task database.")};
        return;
    }
    if (const Result<void> made = copyDatabase(database, target); !made) {
        copyError = made.error();
        return;
    }
    copy = target;
    DAILIES_CRASH_POINT("care.copied");
    for (const QString& old : outdatedCopies(database, now.toLocalTime().date(), copiesKept))
        QFile::remove(old);
}

DatabaseMaintenance::DatabaseMaintenance(QString database, Clock& clock, QObject* parent)
    : QObject(parent)
    , m_database(std::move(database))
    , m_clock(clock)
    , m_link(std::make_shared<Link>())
{
    m_link->care = this;
}

DatabaseMaintenance::~DatabaseMaintenance()
{
    {
        const QMutexLocker lock(&m_link->mutex);
        m_link->care = nullptr;
    }
    if (!m_thread)
        return;
    if (m_thread->wait(QDeadlineTimer(patienceMs))) {
        delete m_thread;
        return;
    }
    // The database is huge. The round only reads, and writes a copy that does not have its final name yet, so it may
    // end later or with the process.
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    leaveThreadBehind();
}

void DatabaseMaintenance::start(qint64 delayMs)
{
    m_clock.after(delayMs, this, [this] { begin(); });
}

void DatabaseMaintenance::begin()
{
    start(hoursBetween * 3600 * 1000);
    if (m_thread)
        return;
    Round round;
    round.database = m_database;
    round.now = m_clock.now();
    m_thread = QThread::create([round, link = m_link]() mutable {
        round.work();
        const QMutexLocker lock(&link->mutex);
        if (DatabaseMaintenance* care = link->care)
            QMetaObject::invokeMethod(
                care, [care, round] { care->end(round); }, Qt::QueuedConnection);
    });
    m_thread->start(QThread::LowPriority);
}

void DatabaseMaintenance::end(const Round& round)
{
    m_thread->wait();
    delete std::exchange(m_thread, nullptr);
    switch (round.verdict.condition) {
    case IntegrityResult::Sound: Q_EMIT checked(round.thorough); break;
    case IntegrityResult::Damaged:
        Q_EMIT damageFound({ErrorKind::Storage,
            tr("The task database is damaged (%1). Nothing more is sent; tasks in progress continue. Restart Dailies: "
               "it will move the damaged database aside and use its newest copy.")
                .arg(round.verdict.detail)});
        break;
    case IntegrityResult::NotKnown: break;
    }
    if (!round.copy.isEmpty())
        Q_EMIT copied(round.copy);
    if (round.copyError)
        Q_EMIT copyFailed(*round.copyError);
    Q_EMIT ended();
}

} // namespace Dailies
