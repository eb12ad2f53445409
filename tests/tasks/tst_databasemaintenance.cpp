// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery/databasemaintenance.h"

#include "app/common/processend.h"
#include "app/tasks/database/databasecheck.h"
#include "app/tasks/database/databasecopy.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/recovery/maintenancestate.h"
#include "app/tasks/store/idjournal.h"

#include "tests/support/fulldisk.h"
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestDatabaseMaintenance final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void mayBeLeftBehind();
    void verdicts_data();
    void verdicts();
    void checkKeepsTheLocksOfThisProcess();
    void copyIsWholeAndPrivate();
    void copyIsOfOneMoment();
    void failedCopyLeavesTheOldOne_data();
    void failedCopyLeavesTheOldOne();
    void onlyOneCopyADay();
    void sevenAreKept();
    void copiesOfAWrongClockTakeNoPlace();
    void damagedDatabaseIsNotCopied();
    void emptyDatabaseIsNotCopied();
    void missingIdsAreNotedDown();
    void thoroughOnceAWeek();
    void clockThatWentBack();
    void longRunsAreLookedAtAgain();
    void brokenOffCopiesAreCleared();
    void fullDiskIsTold();
    void room_data();
    void room();
    void busyDatabaseIsNoDamage();
    void goesAtAnyMoment();

private:
    struct Seen {
        int sound = 0;
        int thorough = 0;
        int damaged = 0;
        QStringList copies;
        int failedCopies = 0;
    };
    Seen round();
    void nextDay() { m_clock->setNow(m_clock->now().addDays(1)); }
    void fill(int count = 50);
    void damage();
    QString today() const { return dailyCopy(m_file, m_clock->now().toLocalTime().date()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ManualClock> m_clock;
    std::unique_ptr<TaskStore> m_store;
    QString m_file;
};

void TestDatabaseMaintenance::init()
{
    m_store.reset();
    m_clock = std::make_unique<ManualClock>();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"dailies.sqlite"_s);
    m_store = std::make_unique<TaskStore>();
    QVERIFY(m_store->open(m_file));
}

void TestDatabaseMaintenance::fill(int count)
{
    QList<VideoTask> tasks;
    for (int n = 1; n <= count; ++n)
        tasks.append(runningTask(u"job-%1"_s.arg(n), noon.addSecs(n)));
    QVERIFY(m_store->addAll(tasks));
}

void TestDatabaseMaintenance::damage()
{
    m_store.reset();
    QByteArray bytes = bytesOf(m_file);
    const qsizetype at = bytes.indexOf("runs as job-30") / 4096 * 4096;
    QVERIFY(at > 0);
    bytes.replace(at, 8, QByteArray(8, '\xff'));
    writeBytes(m_file, bytes);
    m_store = std::make_unique<TaskStore>();
    QVERIFY(m_store->open(m_file));
}

TestDatabaseMaintenance::Seen TestDatabaseMaintenance::round()
{
    Seen seen;
    DatabaseMaintenance care(m_file, *m_clock);
    connect(&care, &DatabaseMaintenance::checked, &care, [&seen](bool thorough) {
        ++seen.sound;
        seen.thorough += thorough ? 1 : 0;
    });
    connect(&care, &DatabaseMaintenance::damageFound, &care, [&seen](const Error& error) {
        seen.damaged += error.kind == ErrorKind::Storage && !error.message.isEmpty() ? 1 : 100;
    });
    connect(&care, &DatabaseMaintenance::copied, &care, [&seen](const QString& file) { seen.copies.append(file); });
    connect(&care, &DatabaseMaintenance::copyFailed, &care, [&seen] { ++seen.failedCopies; });
    QSignalSpy ended(&care, &DatabaseMaintenance::ended);
    care.start(1);
    m_clock->advance(1);
    if (!ended.wait(patienceMs) && ended.isEmpty())
        qWarning("the round did not end");
    return seen;
}

void TestDatabaseMaintenance::verdicts_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("condition");
    QTest::newRow("sound") << u""_s << int(IntegrityResult::Sound);
    QTest::newRow("damaged") << u"damaged"_s << int(IntegrityResult::Damaged);
    QTest::newRow("cut") << u"cut"_s << int(IntegrityResult::Damaged);
    QTest::newRow("a letter") << u"letter"_s << int(IntegrityResult::Damaged);
    QTest::newRow("empty") << u"empty"_s << int(IntegrityResult::Damaged);
    QTest::newRow("no file") << u"none"_s << int(IntegrityResult::NotKnown);
    QTest::newRow("a folder") << u"folder"_s << int(IntegrityResult::NotKnown);
}

void TestDatabaseMaintenance::verdicts()
{
    QFETCH(QString, what);
    QFETCH(int, condition);
    fill();
    if (what == "damaged"_L1)
        damage();
    m_store.reset();
    const QByteArray bytes = bytesOf(m_file);
    if (what == "cut"_L1)
        writeBytes(m_file, bytes.left(bytes.size() - 4096));
    if (what == "letter"_L1)
        writeBytes(m_file, QByteArray("dear sir, ").repeated(1000));
    if (what == "empty"_L1)
        writeBytes(m_file, {});
    if (what == "none"_L1 || what == "folder"_L1)
        QVERIFY(QFile::remove(m_file));
    if (what == "folder"_L1)
        QVERIFY(QDir(m_folder->path()).mkdir(u"dailies.sqlite"_s));
    for (const CheckDepth depth : {CheckDepth::Quick, CheckDepth::Thorough}) {
        const IntegrityResult verdict = checkWholeDatabase(m_file, depth);
        QCOMPARE(int(verdict.condition), condition);
        QCOMPARE(verdict.detail.isEmpty(), condition == IntegrityResult::Sound);
    }
}

void TestDatabaseMaintenance::checkKeepsTheLocksOfThisProcess()
{
    fill();
    SqlConnection writer;
    QVERIFY(writer.open(m_file, SqlConnection::Access::Write));
    QSqlQuery query(writer.database());
    QVERIFY(query.exec(u"BEGIN IMMEDIATE"_s));
    QCOMPARE(checkWholeDatabase(m_file, CheckDepth::Quick).condition, IntegrityResult::Sound);
    QVERIFY(copyDatabase(m_file, today()));
    QVERIFY(!m_store->add(waitingTask(u"during"_s)));
    QVERIFY(query.exec(u"ROLLBACK"_s));
    QVERIFY(m_store->add(waitingTask(u"after"_s)));
}

void TestDatabaseMaintenance::copyIsWholeAndPrivate()
{
    fill();
    const Seen seen = round();
    QCOMPARE(seen.sound, 1);
    QCOMPARE(seen.copies, QStringList{today()});
    QCOMPARE(checkWholeDatabase(today(), CheckDepth::Thorough).condition, IntegrityResult::Sound);
    TaskStore copy;
    QVERIFY(copy.open(today(), TaskStore::Access::ReadOnly));
    QCOMPARE(copy.ids(), m_store->ids());
    QVERIFY(copy.task(30) == m_store->task(30));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(today()) & others));
    QVERIFY(!(QFile::permissions(backupsFolder(m_file)) & others));
    QVERIFY(QFile::exists(m_file + u".checks"_s));
    QVERIFY(!(QFile::permissions(m_file + u".checks"_s) & others));
}

void TestDatabaseMaintenance::copyIsOfOneMoment()
{
    // Data that is only in the write-ahead log is included.
    fill(500);
    QVERIFY(QFileInfo(m_file + u"-wal"_s).size() > QFileInfo(m_file).size());
    QCOMPARE(round().copies.size(), 1);
    QVERIFY(m_store->add(waitingTask(u"later"_s)));
    QCOMPARE(valueIn(today(), u"SELECT COUNT(*) FROM tasks"_s).toInt(), 500);
}

void TestDatabaseMaintenance::failedCopyLeavesTheOldOne_data()
{
    QTest::addColumn<QString>("why");
    QTest::newRow("damaged source") << u"damaged"_s;
    QTest::newRow("full disk") << u"full"_s;
    QTest::newRow("no source") << u"none"_s;
    QTest::newRow("folder in place of the copy") << u"folder"_s;
}

void TestDatabaseMaintenance::failedCopyLeavesTheOldOne()
{
    QFETCH(QString, why);
    fill();
    const QString target = m_folder->filePath(u"backups/x.sqlite"_s);
    QVERIFY(copyDatabase(m_file, target));
    const QByteArray before = hashOf(target);
    if (why == "damaged"_L1)
        damage();
    if (why == "folder"_L1) {
        QVERIFY(QFile::remove(target));
        QVERIFY(QDir().mkpath(target + u"/inside"_s));
    }
    {
        const auto full = why == "full"_L1 ? std::make_unique<FullDisk>() : nullptr;
        const Result<void> copied = copyDatabase(why == "none"_L1 ? m_file + u"x"_s : m_file, target);
        QVERIFY(!copied);
        QCOMPARE(copied.error().kind, ErrorKind::Storage);
    }
    if (why != "folder"_L1)
        QCOMPARE(hashOf(target), before);
    QCOMPARE(QDir(backupsFolder(m_file)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
}

void TestDatabaseMaintenance::onlyOneCopyADay()
{
    fill();
    QCOMPARE(round().copies.size(), 1);
    const QByteArray first = hashOf(today());
    QVERIFY(m_store->add(waitingTask(u"later"_s)));
    QCOMPARE(round().copies.size(), 0);
    QCOMPARE(hashOf(today()), first);
    nextDay();
    QCOMPARE(round().copies.size(), 1);
    QCOMPARE(dailyCopies(m_file).size(), 2);
}

void TestDatabaseMaintenance::sevenAreKept()
{
    fill(1);
    QVERIFY(copyDatabase(m_file, upgradeCopy(m_file, 2)));
    writeBytes(backupsFolder(m_file) + u"/my own.sqlite"_s, "mine");
    for (int day = 0; day < 12; ++day) {
        QCOMPARE(round().copies.size(), 1);
        nextDay();
    }
    const QStringList copies = dailyCopies(m_file);
    QCOMPARE(copies.size(), DatabaseMaintenance::copiesKept);
    QVERIFY(std::is_sorted(copies.crbegin(), copies.crend()));
    QCOMPARE(copies.first(), dailyCopy(m_file, m_clock->now().toLocalTime().date().addDays(-1)));
    // Other copies do not count, and other files are not ours.
    QVERIFY(QFile::exists(upgradeCopy(m_file, 2)));
    QVERIFY(QFile::exists(backupsFolder(m_file) + u"/my own.sqlite"_s));
}

/// For a week, the clock was years ahead. Copies made since are newer, although their names say otherwise.
void TestDatabaseMaintenance::copiesOfAWrongClockTakeNoPlace()
{
    fill(1);
    const QDateTime right = m_clock->now();
    m_clock->setNow(right.addYears(50));
    for (int day = 0; day < DatabaseMaintenance::copiesKept; ++day) {
        QCOMPARE(round().copies.size(), 1);
        nextDay();
    }
    const QStringList wrong = dailyCopies(m_file);
    m_clock->setNow(right);
    for (int day = 0; day < 9; ++day) {
        QCOMPARE(round().copies.size(), 1);
        QVERIFY(QFile::exists(today()));
        QCOMPARE(databaseCopies(m_file, m_clock->now().toLocalTime().date()).first(), today());
        nextDay();
    }
    // Nor are good copies removed because the clock is behind.
    QStringList kept = dailyCopies(m_file);
    QCOMPARE(kept.first(DatabaseMaintenance::copiesKept), wrong);
    QCOMPARE(kept.size(), 2 * DatabaseMaintenance::copiesKept);
    kept = kept.mid(DatabaseMaintenance::copiesKept);
    for (const QString& copy : wrong)
        QVERIFY(QFile::remove(copy));
    m_clock->setNow(right.addYears(-50));
    QCOMPARE(round().copies.size(), 1);
    QCOMPARE(dailyCopies(m_file).first(DatabaseMaintenance::copiesKept), kept);
    QCOMPARE(databaseCopies(m_file, m_clock->now().toLocalTime().date()).first(), today());
}

void TestDatabaseMaintenance::damagedDatabaseIsNotCopied()
{
    fill();
    QCOMPARE(round().copies.size(), 1);
    const QByteArray good = hashOf(today());
    damage();
    nextDay();
    const Seen seen = round();
    QCOMPARE(seen.damaged, 1);
    QCOMPARE(seen.sound, 0);
    QVERIFY(seen.copies.isEmpty());
    QCOMPARE(dailyCopies(m_file).size(), 1);
    QCOMPARE(hashOf(dailyCopies(m_file).first()), good);
    QVERIFY(!MaintenanceState::read(m_file).damage.isEmpty());
}

void TestDatabaseMaintenance::emptyDatabaseIsNotCopied()
{
    const Seen seen = round();
    QCOMPARE(seen.sound, 1);
    QVERIFY(seen.copies.isEmpty());
    QCOMPARE(seen.failedCopies, 0);
}

void TestDatabaseMaintenance::missingIdsAreNotedDown()
{
    fill();
    const IdJournal list(journalFile(m_file));
    VideoTask task = runningTask(u"job-7"_s, noon);
    QVERIFY(list.append(task, noon));
    QCOMPARE(round().sound, 1);
    QVERIFY(!MaintenanceState::read(m_file).lacksIds);
    task.remoteId = u"lost"_s;
    QVERIFY(list.append(task, noon));
    // Once a day is enough.
    (void)round();
    QVERIFY(!MaintenanceState::read(m_file).lacksIds);
    nextDay();
    const Seen seen = round();
    QVERIFY(MaintenanceState::read(m_file).lacksIds);
    QCOMPARE(seen.damaged, 0);
    QCOMPARE(seen.copies.size(), 1);
    // Later rounds do not forget it; the next start repairs it.
    nextDay();
    (void)round();
    QVERIFY(MaintenanceState::read(m_file).lacksIds);
}

void TestDatabaseMaintenance::thoroughOnceAWeek()
{
    fill(1);
    int thorough = 0;
    for (int day = 0; day < 15; ++day) {
        thorough += round().thorough;
        nextDay();
    }
    QCOMPARE(thorough, 3);
    // Unreadable maintenance notes count as missing.
    for (const char* text : {"", "{", "[]", R"({"thoroughAt":5})"}) {
        writeBytes(m_file + u".checks"_s, text);
        QCOMPARE(round().thorough, 1);
    }
}

void TestDatabaseMaintenance::clockThatWentBack()
{
    fill(1);
    QVERIFY((MaintenanceState{m_clock->now().addYears(10), {}}).write(m_file));
    QCOMPARE(round().thorough, 1);
    QVERIFY(MaintenanceState::read(m_file).thoroughAt <= m_clock->now());
}

void TestDatabaseMaintenance::longRunsAreLookedAtAgain()
{
    fill();
    DatabaseMaintenance care(m_file, *m_clock);
    QSignalSpy ended(&care, &DatabaseMaintenance::ended);
    care.start(2000);
    m_clock->advance(1999);
    QVERIFY(!care.isBusy());
    m_clock->advance(1);
    QVERIFY(care.isBusy());
    TRY_COMPARE(ended.size(), 1);
    QVERIFY(!care.isBusy());
    for (int n = 2; n <= 5; ++n) {
        m_clock->advance(6LL * 3600 * 1000);
        TRY_COMPARE(ended.size(), n);
    }
    QCOMPARE(dailyCopies(m_file).size(), 2);
}

void TestDatabaseMaintenance::brokenOffCopiesAreCleared()
{
    fill();
    QVERIFY(makeBackupsFolder(m_file));
    writeBytes(today() + u".unfinished-abc"_s, "half");
    QCOMPARE(round().copies.size(), 1);
    QCOMPARE(QDir(backupsFolder(m_file)).entryList(QDir::Files).size(), 1);
}

void TestDatabaseMaintenance::fullDiskIsTold()
{
    fill();
    {
        const FullDisk full;
        const Seen seen = round();
        QCOMPARE(seen.sound, 1);
        QCOMPARE(seen.failedCopies, 1);
        QVERIFY(seen.copies.isEmpty());
    }
    QVERIFY(dailyCopies(m_file).isEmpty());
    QCOMPARE(round().copies.size(), 1);
}

void TestDatabaseMaintenance::room_data()
{
    QTest::addColumn<qint64>("size");
    QTest::addColumn<qint64>("available");
    QTest::addColumn<bool>("enough");
    constexpr qint64 mega = 1024 * 1024;
    QTest::newRow("plenty") << 10 * mega << 10000 * mega << true;
    QTest::newRow("just") << 10 * mega << 266 * mega << true;
    QTest::newRow("nearly") << 10 * mega << 266 * mega - 1 << false;
    QTest::newRow("fits, but fills the disk") << 10 * mega << 20 * mega << false;
    QTest::newRow("nothing") << qint64(0) << qint64(0) << false;
}

void TestDatabaseMaintenance::room()
{
    QFETCH(qint64, size);
    QFETCH(qint64, available);
    QFETCH(bool, enough);
    QCOMPARE(hasRoomForCopy(size, available), enough);
}

void TestDatabaseMaintenance::busyDatabaseIsNoDamage()
{
    fill();
    m_store.reset();
    runOn(m_file, {u"PRAGMA journal_mode = DELETE"_s});
    SqlConnection writer;
    QVERIFY(writer.open(m_file, SqlConnection::Access::Write));
    QSqlQuery query(writer.database());
    QVERIFY(query.exec(u"BEGIN EXCLUSIVE"_s));
    QCOMPARE(checkWholeDatabase(m_file, CheckDepth::Quick).condition, IntegrityResult::NotKnown);
    QVERIFY(query.exec(u"ROLLBACK"_s));
}

void TestDatabaseMaintenance::goesAtAnyMoment()
{
    fill(2000);
    for (int n = 0; n < 20; ++n) {
        auto care = std::make_unique<DatabaseMaintenance>(m_file, *m_clock);
        care->start(1);
        m_clock->advance(1);
        if (n % 2)
            QTest::qWait(n);
        care.reset();
        // Closing the database does not wait for a reader either.
        QVERIFY(m_store->open(m_file));
    }
    QCoreApplication::sendPostedEvents();
    QCOMPARE(m_store->ids().size(), 2000);
}

/// A long round is left behind and continues. At its end, the process knows that a thread is still running.
void TestDatabaseMaintenance::mayBeLeftBehind()
{
#ifdef Q_OS_UNIX
    fill();
    const QByteArray notes = QFile::encodeName(m_file + u".checks"_s);
    QFile::remove(m_file + u".checks"_s);
    QCOMPARE(mkfifo(notes.constData(), S_IRUSR | S_IWUSR), 0); // its reader waits for a writer
    auto care = std::make_unique<DatabaseMaintenance>(m_file, *m_clock);
    care->start(1);
    m_clock->advance(1);
    QVERIFY(care->isBusy());
    QVERIFY(!isThreadLeftBehind());
    care.reset();
    QVERIFY(isThreadLeftBehind());
    QFile writer(m_file + u".checks"_s);
    QVERIFY(writer.open(QIODevice::WriteOnly));
    writer.close();
    TRY_VERIFY(!dailyCopies(m_file).isEmpty());
#endif
}

QTEST_GUILESS_MAIN(TestDatabaseMaintenance)
#include "tst_databasemaintenance.moc"
