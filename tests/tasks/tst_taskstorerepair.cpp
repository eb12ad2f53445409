// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery/taskstorerepair.h"

#include "app/tasks/database/databasecheck.h"
#include "app/tasks/database/databasecopy.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/recovery/journalreconciler.h"
#include "app/tasks/recovery/maintenancestate.h"
#include "app/tasks/store/idjournal.h"

#include "tests/support/fulldisk.h"
#include "tests/tasks/databasehelp.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDateTime later = noon.addSecs(3600);

} // namespace

class TestTaskStoreRepair final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void soundDatabaseIsLeftAlone();
    void newProfileIsNoRepair();
    void damagedIsMovedAsideAndRestored_data();
    void damagedIsMovedAsideAndRestored();
    void withoutCopyANewOneIsBegun();
    void lostDatabaseIsRestored_data();
    void lostDatabaseIsRestored();
    void lostLogIsMadeUpForByTheList();
    void newestSoundCopyIsTaken();
    void copyFromBeforeAnUpgradeWillDo();
    void whatWaitedInACopyIsDoubted();
    void callsSinceTheCopyCountAsMoney();
    void nothingIsWrittenOver();
    void othersStayUntouched_data();
    void othersStayUntouched();
    void damageFoundEarlierIsRepaired();
    void noteOfDamageThatIsNotThereIsDropped();
    void indexDamageIsRepairedOnceFound();
    void tornDownTablesAreDamage_data();
    void tornDownTablesAreDamage();
    void fullDiskKeepsEverything();
    void killedRepairIsFinishedLater_data();
    void killedRepairIsFinishedLater();
    void randomDamageLosesNoId_data();
    void randomDamageLosesNoId();
    void everythingIsPrivate();

private:
    /// A database with 30 running tasks, their IDs in the journal, and a copy with the first 20 of them and a waiting
    /// one.
    void makeProfile();
    Result<QStringList> open(const QDateTime& now = later) { return openWithRepair(m_store, m_file, now); }
    QStringList aside() const;
    /// Without the logs that SQLite keeps beside them.
    QStringList databasesAside() const;
    int idsThere() const;
    /// The next start after the background check of the database.
    void lookOver();

    std::unique_ptr<QTemporaryDir> m_folder;
    TaskStore m_store;
    QString m_file;
};

void TestTaskStoreRepair::init()
{
    m_store.close();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"dailies.sqlite"_s);
}

void TestTaskStoreRepair::makeProfile()
{
    TaskStore store;
    QVERIFY(store.open(m_file));
    const IdJournal journal(journalFile(m_file));
    QVERIFY(store.add(waitingTask(u"waits"_s)));
    for (int n = 1; n <= 30; ++n) {
        VideoTask task = runningTask(u"job-%1"_s.arg(n), noon.addSecs(n));
        task.request.prompt = task.request.prompt.repeated(20);
        task.id = store.add(task).value();
        QVERIFY(journal.append(task, noon.addSecs(n)));
        QVERIFY(store.appendLog(task.id, {noon, u"note"_s, u"x"_s.repeated(300)}));
        if (n == 20)
            QVERIFY(copyDatabase(m_file, dailyCopy(m_file, noon.date())));
    }
}

QStringList TestTaskStoreRepair::aside() const
{
    return QDir(m_folder->path()).entryList({u"*.damaged-*"_s}, QDir::Files, QDir::Name);
}

QStringList TestTaskStoreRepair::databasesAside() const
{
    return aside().filter(QRegularExpression(u"Z(-\\d+)?$"_s));
}

int TestTaskStoreRepair::idsThere() const
{
    int count = 0;
    for (int n = 1; n <= 30; ++n)
        count += m_store.findRemote(u"studio"_s, u"job-%1"_s.arg(n)).has_value() ? 1 : 0;
    return count;
}

void TestTaskStoreRepair::soundDatabaseIsLeftAlone()
{
    makeProfile();
    const auto notices = open();
    QVERIFY(notices);
    QVERIFY2(notices->isEmpty(), qPrintable(notices->join(u'\n')));
    QCOMPARE(m_store.ids().size(), 31);
    QVERIFY(aside().isEmpty());
}

void TestTaskStoreRepair::newProfileIsNoRepair()
{
    QCOMPARE(open().value(), QStringList());
    m_store.close();
    // The same for an empty file, as an interrupted first start leaves it.
    QVERIFY(QFile::remove(m_file));
    writeBytes(m_file, {});
    QCOMPARE(open().value(), QStringList());
    QVERIFY(aside().isEmpty());
}

void TestTaskStoreRepair::damagedIsMovedAsideAndRestored_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("a letter") << QByteArray("this is no database, but somebody's letter. ").repeated(100);
    QTest::newRow("a few bytes") << QByteArray("SQLite");
    QTest::newRow("zeros") << QByteArray(8192, '\0');
    QTest::newRow("head only") << QByteArray("SQLite format 3\0", 16) + QByteArray(84, '\0');
    QTest::newRow("head with noise") << QByteArray("SQLite format 3\0", 16) + QByteArray(8000, '\x5a');
    QTest::newRow("truncated to 100") << QByteArray("100");
    QTest::newRow("truncated to a page") << QByteArray("4096");
    QTest::newRow("truncated to half") << QByteArray("half");
    QTest::newRow("first table overwritten") << QByteArray("table");
}

void TestTaskStoreRepair::damagedIsMovedAsideAndRestored()
{
    QFETCH(QByteArray, content);
    makeProfile();
    QByteArray whole = bytesOf(m_file);
    if (content == "half")
        content = whole.left(whole.size() / 2);
    else if (content == "table")
        content = whole.replace(4096, 4096, QByteArray(4096, '\xff'));
    else if (content.size() <= 4 && content.toInt() > 0)
        content = whole.left(content.toInt());
    writeBytes(m_file, content);
    const auto notices = open();
    QVERIFY2(notices, notices ? "" : qPrintable(notices.error().message));
    QCOMPARE(notices->size(), 2);
    QVERIFY2(notices->first().contains(u"damaged"_s), qPrintable(notices->first()));
    QCOMPARE(databasesAside(), QStringList{u"dailies.sqlite.damaged-20260101T130000Z"_s});
    // A file that looks like a database may have been opened before it was found invalid; everything else is unchanged.
    const QByteArray kept = bytesOf(m_folder->filePath(databasesAside().constFirst()));
    QVERIFY(content.startsWith("SQLite format 3") ? !kept.isEmpty() : kept == content);
    QCOMPARE(idsThere(), 30);
    QCOMPARE(m_store.ids().size(), 31);
    // From now on everything works.
    QCOMPARE(open().value(), QStringList());
    QCOMPARE(idsThere(), 30);
}

void TestTaskStoreRepair::withoutCopyANewOneIsBegun()
{
    makeProfile();
    QVERIFY(QDir(backupsFolder(m_file)).removeRecursively());
    writeBytes(m_file, QByteArray(5000, 'x'));
    const auto notices = open();
    QVERIFY(notices);
    QCOMPARE(aside().size(), 1);
    QCOMPARE(idsThere(), 30);
    QCOMPARE(m_store.ids().size(), 30);
}

void TestTaskStoreRepair::lostDatabaseIsRestored_data()
{
    QTest::addColumn<bool>("zeroBytes");
    QTest::addColumn<bool>("withCopy");
    for (const bool zero : {false, true}) {
        for (const bool copy : {false, true})
            QTest::addRow("%s, %s", zero ? "zero bytes" : "no file", copy ? "a copy" : "no copy") << zero << copy;
    }
}

void TestTaskStoreRepair::lostDatabaseIsRestored()
{
    QFETCH(bool, zeroBytes);
    QFETCH(bool, withCopy);
    makeProfile();
    QVERIFY(QFile::remove(m_file));
    if (zeroBytes)
        writeBytes(m_file, {});
    // SQLite would discard a log without its database.
    writeBytes(m_file + u"-wal"_s, "what was left of it");
    if (!withCopy)
        QVERIFY(QDir(backupsFolder(m_file)).removeRecursively());
    const auto notices = open();
    QVERIFY2(notices, notices ? "" : qPrintable(notices.error().message));
    QCOMPARE(notices->size(), 2);
    QCOMPARE(idsThere(), 30);
    QCOMPARE(m_store.ids().size(), withCopy ? 31 : 30);
    QCOMPARE(aside().size(), zeroBytes ? 2 : 1);
    QCOMPARE(bytesOf(m_folder->filePath(aside().constLast())), QByteArray("what was left of it"));
}

void TestTaskStoreRepair::lostLogIsMadeUpForByTheList()
{
    makeProfile();
    // An older database without the log of later changes: valid, but older than the journal.
    QVERIFY(QFile::remove(m_file));
    QVERIFY(QFile::copy(dailyCopy(m_file, noon.date()), m_file));
    const auto notices = open();
    QVERIFY(notices);
    QCOMPARE(notices->size(), 1);
    QVERIFY2(notices->first().contains(u"10"_s), qPrintable(notices->first()));
    QCOMPARE(idsThere(), 30);
    QVERIFY(aside().isEmpty());
}

void TestTaskStoreRepair::newestSoundCopyIsTaken()
{
    makeProfile();
    const QByteArray good = bytesOf(dailyCopy(m_file, noon.date()));
    writeBytes(dailyCopy(m_file, noon.date().addDays(-1)), good.left(5000));
    writeBytes(dailyCopy(m_file, noon.date().addDays(1)), good.left(good.size() / 2));
    writeBytes(dailyCopy(m_file, noon.date().addDays(2)), "no database at all");
    writeBytes(dailyCopy(m_file, noon.date().addDays(3)), {});
    writeBytes(dailyCopy(m_file, noon.date().addDays(4)), good);
    runOn(dailyCopy(m_file, noon.date().addDays(4)), {u"PRAGMA user_version = 99"_s});
    writeBytes(m_file, "damaged");
    QVERIFY(open());
    QCOMPARE(m_store.ids().size(), 31);
    QCOMPARE(m_store.task(1)->request.prompt, u"waits"_s);
}

void TestTaskStoreRepair::copyFromBeforeAnUpgradeWillDo()
{
    QVERIFY(makeBackupsFolder(m_file));
    makeSchemaOne(upgradeCopy(m_file, 2), {u"1, 'job-1', 'InProgress'"_s, u"2, '', 'Waiting'"_s});
    writeBytes(m_file, "damaged");
    QVERIFY(open());
    QCOMPARE(m_store.task(1)->remoteId, u"job-1"_s);
    QCOMPARE(m_store.task(2)->state, TaskState::NeedsReview);
}

void TestTaskStoreRepair::whatWaitedInACopyIsDoubted()
{
    makeProfile();
    // It was sent after the copy was made, and its answer was lost: no journal line knows of it.
    writeBytes(m_file, "damaged");
    const auto notices = open();
    QVERIFY(notices);
    const VideoTask task = m_store.task(1).value();
    QCOMPARE(task.state, TaskState::NeedsReview);
    QCOMPARE(task.error.kind, ErrorKind::AnswerLost);
    QVERIFY(!task.error.message.isEmpty());
    QVERIFY(notices->first().contains(u"No response"_s));
}

/// The journal knows of a call that the copy does not have. It may be charged, so limits and reports must know of it.
void TestTaskStoreRepair::callsSinceTheCopyCountAsMoney()
{
    makeProfile();
    VideoTask sent = waitingTask(u"waits"_s);
    sent.id = 1;
    sent.createAttempts = 1;
    QVERIFY(IdJournal(journalFile(m_file)).appendIntent(sent, noon.addSecs(30)));
    writeBytes(m_file, "damaged");
    QVERIFY(open());
    const VideoTask task = m_store.task(1).value();
    QCOMPARE(task.state, TaskState::NeedsReview);
    QCOMPARE(task.createAttempts, 1);
    QCOMPARE(task.sentAt, noon.addSecs(30));
    QVERIFY(task.watched);
    m_store.close();
    SqlConnection connection;
    QVERIFY(connection.open(m_file, SqlConnection::Access::Read));
    QSqlQuery spend(connection.database());
    QVERIFY(spend.exec(u"SELECT state FROM spend WHERE task = 1"_s) && spend.next());
    QCOMPARE(spend.value(0).toString(), u"unsettled"_s);
}

void TestTaskStoreRepair::nothingIsWrittenOver()
{
    QStringList kept;
    for (int n = 0; n < 4; ++n) {
        writeBytes(m_file, "damage number " + QByteArray::number(n));
        writeBytes(m_file + u"-wal"_s, "its log " + QByteArray::number(n));
        QVERIFY(open());
        m_store.close();
        kept = aside();
        QCOMPARE(kept.size(), 2 * (n + 1));
    }
    QByteArrayList contents;
    for (const QString& name : std::as_const(kept))
        contents.append(bytesOf(m_folder->filePath(name)));
    for (int n = 0; n < 4; ++n) {
        QVERIFY(contents.contains("damage number " + QByteArray::number(n)));
        QVERIFY(contents.contains("its log " + QByteArray::number(n)));
    }
}

void TestTaskStoreRepair::othersStayUntouched_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("newer schema") << QStringList{u"PRAGMA user_version = 99"_s};
    QTest::newRow("another program") << QStringList{u"PRAGMA application_id = 7"_s};
    QTest::newRow("no owner, tables of its own")
        << QStringList{u"PRAGMA application_id = 0"_s, u"CREATE TABLE theirs (a)"_s};
}

void TestTaskStoreRepair::othersStayUntouched()
{
    QFETCH(QStringList, statements);
    makeProfile();
    runOn(m_file, statements + QStringList{u"PRAGMA wal_checkpoint(TRUNCATE)"_s});
    const QByteArray before = hashOf(m_file);
    const auto refused = open();
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::Storage);
    QCOMPARE(hashOf(m_file), before);
    QVERIFY(aside().isEmpty());
}

void TestTaskStoreRepair::damageFoundEarlierIsRepaired()
{
    makeProfile();
    // A log page in the middle: nothing that a start reads.
    QByteArray bytes = bytesOf(m_file);
    const qsizetype at = bytes.indexOf(QByteArray(300, 'x')) / 4096 * 4096;
    bytes.replace(at, 8, QByteArray(8, '\xff'));
    writeBytes(m_file, bytes);
    QVERIFY(open());
    m_store.close();
    QVERIFY(aside().isEmpty());
    QVERIFY((MaintenanceState{{}, u"found in the background"_s}).write(m_file));
    const auto notices = open();
    QVERIFY(notices);
    QCOMPARE(databasesAside().size(), 1);
    QCOMPARE(idsThere(), 30);
    QVERIFY(MaintenanceState::read(m_file).damage.isEmpty());
}

void TestTaskStoreRepair::noteOfDamageThatIsNotThereIsDropped()
{
    makeProfile();
    QVERIFY((MaintenanceState{later, u"the disk's fault"_s}).write(m_file));
    QCOMPARE(open().value(), QStringList());
    QVERIFY(aside().isEmpty());
    QVERIFY(MaintenanceState::read(m_file).damage.isEmpty());
}

void TestTaskStoreRepair::indexDamageIsRepairedOnceFound()
{
    makeProfile();
    runOn(m_file,
        {u"PRAGMA writable_schema = ON"_s,
            u"UPDATE sqlite_schema SET sql = 'CREATE INDEX tasks_by_state ON tasks (prompt)' "
            "WHERE name = 'tasks_by_state'"_s,
            u"PRAGMA wal_checkpoint(TRUNCATE)"_s});
    QVERIFY((MaintenanceState{{}, u"index"_s}).write(m_file));
    QVERIFY(open());
    QCOMPARE(databasesAside().size(), 1);
    QCOMPARE(idsThere(), 30);
}

void TestTaskStoreRepair::tornDownTablesAreDamage_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("version zero") << u"PRAGMA user_version = 0"_s;
    QTest::newRow("negative version") << u"PRAGMA user_version = -5"_s;
    QTest::newRow("no log") << u"DROP TABLE log"_s;
    QTest::newRow("no lease") << u"DROP TABLE lease"_s;
    QTest::newRow("a column has another name") << u"ALTER TABLE tasks RENAME COLUMN prompt TO prompu"_s;
}

void TestTaskStoreRepair::tornDownTablesAreDamage()
{
    QFETCH(QString, statement);
    makeProfile();
    runOn(m_file, {statement, u"PRAGMA wal_checkpoint(TRUNCATE)"_s});
    const auto notices = open();
    QVERIFY2(notices, notices ? "" : qPrintable(notices.error().message));
    QCOMPARE(databasesAside().size(), 1);
    QCOMPARE(idsThere(), 30);
}

void TestTaskStoreRepair::fullDiskKeepsEverything()
{
    makeProfile();
    const QByteArray damaged(9000, 'd');
    writeBytes(m_file, damaged);
    {
        const FullDisk full;
        QVERIFY(!open());
    }
    QCOMPARE(aside().size(), 1);
    QCOMPARE(bytesOf(m_folder->filePath(aside().constFirst())), damaged);
    QVERIFY(!QFile::exists(m_file));
    // With free space again, the repair finishes.
    QVERIFY(open());
    QCOMPARE(idsThere(), 30);
    QCOMPARE(m_store.ids().size(), 31);
    QCOMPARE(aside().size(), 1);
}

void TestTaskStoreRepair::killedRepairIsFinishedLater_data()
{
    QTest::addColumn<QString>("point");
    for (const auto point : {"repair.part-moved-aside", "repair.part-moved-aside:1", "repair.copy-ready",
             "recovery.before-add", "recovery.added", "store.connection-set-up"})
        QTest::newRow(point) << QString::fromLatin1(point);
}

void TestTaskStoreRepair::killedRepairIsFinishedLater()
{
    QFETCH(QString, point);
    makeProfile();
    writeBytes(m_file, QByteArray(9000, 'd'));
    writeBytes(m_file + u"-wal"_s, "its log");
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DAILIES_CRASH_AT"_s, point);
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(), {u"--repair"_s, m_file});
    QVERIFY(child.waitForFinished(20000));
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    const auto opened = open();
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    QCOMPARE(idsThere(), 30);
    QCOMPARE(m_store.ids().size(), 31);
    QCOMPARE(m_store.task(1)->state, TaskState::NeedsReview);
    QByteArrayList contents;
    for (const QString& name : aside())
        contents.append(bytesOf(m_folder->filePath(name)));
    QVERIFY(contents.contains(QByteArray(9000, 'd')));
    QVERIFY(contents.contains("its log"));
}

void TestTaskStoreRepair::lookOver()
{
    m_store.close();
    MaintenanceState notes = MaintenanceState::read(m_file);
    const IntegrityResult verdict = checkWholeDatabase(m_file, CheckDepth::Thorough);
    if (verdict.condition == IntegrityResult::Damaged)
        notes.damage = verdict.detail;
    notes.lacksIds = lacksIds(m_file, IdJournal(journalFile(m_file)));
    QVERIFY(notes.write(m_file));
    QVERIFY(open());
}

void TestTaskStoreRepair::randomDamageLosesNoId_data()
{
    QTest::addColumn<bool>("wasCompared");
    QTest::newRow("all of the list is compared") << false;
    QTest::newRow("what is new in the list is compared") << true;
}

void TestTaskStoreRepair::randomDamageLosesNoId()
{
    QFETCH(bool, wasCompared);
    makeProfile();
    if (wasCompared) {
        QVERIFY(open());
        m_store.close();
    }
    const QByteArray whole = bytesOf(m_file);
    const QByteArray list = bytesOf(journalFile(m_file));
    QRandomGenerator random(20260101);
    const int rounds =
        qEnvironmentVariableIntValue("DAILIES_DAMAGES") > 0 ? qEnvironmentVariableIntValue("DAILIES_DAMAGES") : 300;
    int repaired = 0;
    int refused = 0;
    for (int round = 0; round < rounds; ++round) {
        for (const QString& name : aside())
            QVERIFY(QFile::remove(m_folder->filePath(name)));
        for (const char* part : {"-wal", "-shm", ".checks"})
            QFile::remove(m_file + QString::fromLatin1(part));
        writeBytes(m_file, whole);
        if (wasCompared)
            runOn(m_file,
                {u"UPDATE compared_ids SET database_made = %1"_s.arg(
                    QFileInfo(m_file).birthTime().toMSecsSinceEpoch())});
        QByteArray bytes = bytesOf(m_file);
        const int kind = int(random.bounded(4));
        // One bit, some bytes, a block of equal bytes, or a truncated end; one third of the damage is in the schema.
        const auto at = random.bounded(round % 3 == 0 ? 4096 : int(bytes.size()));
        if (kind == 0)
            bytes[at] = char(bytes.at(at) ^ (1 << random.bounded(8)));
        else if (kind == 1)
            for (int n = 0; n < 20; ++n)
                bytes[random.bounded(int(bytes.size()))] = char(random.bounded(256));
        else if (kind == 2)
            bytes.replace(at, 512, QByteArray(512, char(random.bounded(256))));
        else
            bytes.truncate(at);
        writeBytes(m_file, bytes);
        writeBytes(journalFile(m_file), list);
        const auto opened = open();
        if (!opened) {
            // It looks like the file of a newer version or another program, so it was not touched.
            QVERIFY2(bytesOf(m_file) == bytes, qPrintable(opened.error().message));
            ++refused;
            continue;
        }
        if (wasCompared)
            lookOver();
        const auto known = m_store.known();
        QVERIFY(known);
        QSet<QString> ids;
        for (const KnownTask& task : *known)
            ids.insert(task.remoteId);
        for (int n = 1; n <= 30; ++n)
            QVERIFY2(ids.contains(u"job-%1"_s.arg(n)), qPrintable(u"round %1: job-%2"_s.arg(round).arg(n)));
        m_store.close();
        if (!aside().isEmpty()) {
            QCOMPARE(databasesAside().size(), 1);
            QVERIFY(bytes.isEmpty() || !bytesOf(m_folder->filePath(databasesAside().constFirst())).isEmpty());
            ++repaired;
        }
    }
    qInfo("%d damages: %d repaired, %d left untouched with a message, the others did no harm at start", rounds,
        repaired, refused);
    QVERIFY(repaired > rounds / 4);
}

void TestTaskStoreRepair::everythingIsPrivate()
{
    makeProfile();
    writeBytes(m_file, "damaged");
    QVERIFY(QFile::setPermissions(m_file, ownerReadsAndWrites));
    QVERIFY(open());
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QDirIterator files(m_folder->path(), QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    int count = 0;
    for (; files.hasNext(); ++count) {
        const QString path = files.next();
        QVERIFY2(!(QFile::permissions(path) & others), qPrintable(path));
    }
    QVERIFY(count >= 7);
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == u"--repair"_s) {
        TaskStore store;
        return openWithRepair(store, arguments.at(2), later) ? 0 : 1;
    }
    TestTaskStoreRepair test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_taskstorerepair.moc"
