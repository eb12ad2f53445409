// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/store/taskstore.h"

#include "tests/support/fulldisk.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

QByteArray hashOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
                                          : QByteArray();
}

/// Runs statements on a database as another program would.
void runOn(const QString& path, const QStringList& statements)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"elsewhere"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            QVERIFY2(query.exec(statement), qPrintable(statement));
        }
    }
    QSqlDatabase::removeDatabase(u"elsewhere"_s);
}

VideoTask waiting(const QString& prompt)
{
    VideoTask task;
    task.accountId = u"studio"_s;
    task.request.prompt = prompt;
    return task;
}

/// The child process: one commit after the other, each reported as soon as it is done.
int commitForEver(const QString& file)
{
    TaskStore store;
    if (!store.open(file))
        return 1;
    for (;;) {
        const Result<TaskId> id = store.add(waiting(u"committed"_s));
        if (!id)
            return 2;
        std::printf("%lld\n", static_cast<long long>(*id));
        std::fflush(stdout);
    }
}

} // namespace

class TestTaskStoreFaults final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(u"tasks.db"_s);
    }
    void newerSchemaIsLeftUntouched();
    void newerSchemaInTheLogIsLeftUntouched();
    void noDatabaseIsLeftUntouched_data();
    void noDatabaseIsLeftUntouched();
    void otherProgramsDatabaseIsLeftUntouched_data();
    void otherProgramsDatabaseIsLeftUntouched();
    void damagedDatabaseIsAnError();
    void placesThatCannotBeWritten_data();
    void placesThatCannotBeWritten();
    void readOnlyFolder();
    void openingAgainAfterAFailure();
    void fullDiskLosesNothing();
    void fullDiskIsReadable();
    void lackOfRoomIsNamed();
    void lockedDatabaseIsAnError();
    void committedSurvivesKill();
    void pragmasTookEffect();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestTaskStoreFaults::newerSchemaIsLeftUntouched()
{
    {
        TaskStore store;
        QVERIFY(store.open(m_file));
        QVERIFY(store.add(waiting(u"a"_s)));
    }
    runOn(m_file, {u"PRAGMA user_version = 99"_s, u"PRAGMA wal_checkpoint(TRUNCATE)"_s});
    const QByteArray before = hashOf(m_file);
    TaskStore store;
    const Result<void> opened = store.open(m_file);
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, ErrorKind::Storage);
    QVERIFY(opened.error().message.contains(u"99"_s));
    QVERIFY(store.file().isEmpty());
    QCOMPARE(hashOf(m_file), before);
}

void TestTaskStoreFaults::newerSchemaInTheLogIsLeftUntouched()
{
    {
        TaskStore store;
        QVERIFY(store.open(m_file));
    }
    // The newer version is only in the write-ahead log: copies from a program that was killed right after its upgrade.
    const QString copy = m_folder->filePath(u"copy.db"_s);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"newer"_s);
        database.setDatabaseName(m_file);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(u"PRAGMA user_version = 99"_s));
        QVERIFY(QFile::copy(m_file, copy));
        QVERIFY(QFile::copy(m_file + u"-wal"_s, copy + u"-wal"_s));
    }
    QSqlDatabase::removeDatabase(u"newer"_s);
    TaskStore store;
    const Result<void> opened = store.open(copy);
    QVERIFY(!opened);
    QVERIFY(opened.error().message.contains(u"99"_s));
}

void TestTaskStoreFaults::noDatabaseIsLeftUntouched_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text") << QByteArray("my shopping list\n");
    QTest::newRow("long text") << QByteArray(100000, 'x');
    QTest::newRow("cut head") << QByteArray("SQLite format 3");
    QTest::newRow("head and nothing else") << QByteArray("SQLite format 3\0junk", 20);
}

void TestTaskStoreFaults::noDatabaseIsLeftUntouched()
{
    QFETCH(QByteArray, content);
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const QByteArray before = hashOf(m_file);
    TaskStore store;
    const Result<void> opened = store.open(m_file);
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, ErrorKind::Storage);
    QVERIFY(!opened.error().message.isEmpty());
    QCOMPARE(hashOf(m_file), before);
}

void TestTaskStoreFaults::otherProgramsDatabaseIsLeftUntouched_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("with its mark") << QStringList{u"PRAGMA application_id = 12345"_s, u"CREATE TABLE a (b)"_s};
    QTest::newRow("without a mark") << QStringList{u"CREATE TABLE a (b)"_s};
    QTest::newRow("with our version number") << QStringList{u"CREATE TABLE a (b)"_s, u"PRAGMA user_version = 1"_s};
}

void TestTaskStoreFaults::otherProgramsDatabaseIsLeftUntouched()
{
    QFETCH(QStringList, statements);
    runOn(m_file, statements);
    const QByteArray before = hashOf(m_file);
    TaskStore store;
    QVERIFY(!store.open(m_file));
    QCOMPARE(hashOf(m_file), before);
}

void TestTaskStoreFaults::damagedDatabaseIsAnError()
{
    {
        TaskStore store;
        QVERIFY(store.open(m_file));
        QVERIFY(store.add(waiting(u"a"_s)));
    }
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(100);
    file.write(QByteArray(3000, '\xff'));
    file.close();
    TaskStore store;
    const Result<void> opened = store.open(m_file);
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, ErrorKind::Storage);
    QVERIFY(QFile::exists(m_file));
}

void TestTaskStoreFaults::placesThatCannotBeWritten_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("no such folder") << u"missing/tasks.db"_s;
    QTest::newRow("a file in place of the folder") << u"file/tasks.db"_s;
    QTest::newRow("a folder in place of the file") << u"folder"_s;
    QTest::newRow("a place of the kernel") << u"/proc/tasks.db"_s;
}

void TestTaskStoreFaults::placesThatCannotBeWritten()
{
    QFETCH(QString, path);
    QFile file(m_folder->filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(QDir(m_folder->path()).mkdir(u"folder"_s));
    TaskStore store;
    const Result<void> opened = store.open(m_folder->filePath(path));
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, ErrorKind::Storage);
    QVERIFY(!opened.error().message.isEmpty());
    // A closed store loses nothing silently.
    QVERIFY(!store.add(waiting(u"a"_s)));
    QVERIFY(store.ids().isEmpty());
}

void TestTaskStoreFaults::readOnlyFolder()
{
    const QString folder = m_folder->filePath(u"locked"_s);
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    TaskStore store;
    const bool opened = store.open(folder + u"/tasks.db"_s).has_value();
    // root may write everywhere; other users get an error.
    QFile probe(folder + u"/probe"_s);
    QCOMPARE(opened, probe.open(QIODevice::WriteOnly));
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

void TestTaskStoreFaults::openingAgainAfterAFailure()
{
    TaskStore store;
    QVERIFY(!store.open(m_folder->filePath(u"missing/tasks.db"_s)));
    QVERIFY(store.open(m_file));
    QVERIFY(store.add(waiting(u"a"_s)));
    // An empty file, as a full disk leaves it, counts as a new database.
    const QString empty = m_folder->filePath(u"empty.db"_s);
    QFile file(empty);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(store.open(empty));
    QVERIFY(store.ids().isEmpty());
}

void TestTaskStoreFaults::fullDiskLosesNothing()
{
    TaskStore store;
    QVERIFY(store.open(m_file));
    VideoTask task = waiting(u"before"_s);
    task.id = store.add(task).value();
    task.place = task.id;
    {
        const FullDisk full;
        const Result<TaskId> added = store.add(waiting(u"during"_s));
        QVERIFY(!added);
        QCOMPARE(added.error().kind, ErrorKind::Storage);
        VideoTask sending = task;
        sending.state = TaskState::Sending;
        const Result<void> updated = store.update(sending, TaskState::Waiting, {{{}, u"note"_s, u"x"_s}});
        QVERIFY(!updated);
        QCOMPARE(updated.error().kind, ErrorKind::Storage);
        QVERIFY(!store.appendLog(task.id, {{}, u"note"_s, u"x"_s}));
        QVERIFY(store.task(task.id) == task);
    }
    QVERIFY(store.task(task.id) == task);
    QVERIFY(store.log(task.id).isEmpty());
    QVERIFY(store.add(waiting(u"after"_s)));
    QCOMPARE(store.ids().size(), 2);
}

/// Also what another process left in the log when it ended.
void TestTaskStoreFaults::fullDiskIsReadable()
{
    TaskStore store;
    QVERIFY(store.open(m_file));
    const TaskId id = store.add(waiting(u"before"_s)).value();
    const QString copy = m_folder->filePath(u"copy.db"_s);
    QVERIFY(QFile::copy(m_file, copy) && QFile::copy(m_file + u"-wal"_s, copy + u"-wal"_s));
    {
        const FullDisk full;
        TaskStore reader;
        const Result<void> opened = reader.open(copy, TaskStore::Access::ReadOnly);
        QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message));
        QCOMPARE(reader.task(id)->request.prompt, u"before"_s);
        QVERIFY(!reader.open(copy));
    }
    QVERIFY(store.open(copy));
    QCOMPARE(store.task(id)->request.prompt, u"before"_s);
}

void TestTaskStoreFaults::lackOfRoomIsNamed()
{
    const Error failed{ErrorKind::Storage, u"Task database error: disk I/O error."_s};
    const QString named = withLackOfRoom(failed, 28 * 1024).message;
    QVERIFY2(named.startsWith(failed.message) && named.contains(u"The disk is almost full"_s), qPrintable(named));
    QVERIFY2(named.endsWith(u"Free some space, then try again."_s), qPrintable(named));
    QCOMPARE(withLackOfRoom(failed, 1024 * 1024).message, failed.message);
    QCOMPARE(withLackOfRoom(failed, -1).message, failed.message);
    const Error other{ErrorKind::BadInput, u"Another reason."_s};
    QCOMPARE(withLackOfRoom(other, 0).message, other.message);
}

void TestTaskStoreFaults::lockedDatabaseIsAnError()
{
    TaskStore store;
    QVERIFY(store.open(m_file));
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"locker"_s);
        database.setDatabaseName(m_file);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(u"BEGIN IMMEDIATE"_s));
        const Result<TaskId> added = store.add(waiting(u"a"_s));
        QVERIFY(!added);
        QCOMPARE(added.error().kind, ErrorKind::Storage);
        QVERIFY(QSqlQuery(database).exec(u"ROLLBACK"_s));
    }
    QSqlDatabase::removeDatabase(u"locker"_s);
    QVERIFY(store.add(waiting(u"a"_s)));
}

void TestTaskStoreFaults::committedSurvivesKill()
{
    for (int round = 0; round < 3; ++round) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"--commit"_s, m_file});
        QVERIFY(child.waitForStarted());
        QByteArray told;
        while (told.count('\n') < 20) {
            QVERIFY(child.waitForReadyRead(10000));
            told += child.readAllStandardOutput();
        }
        child.kill();
        QVERIFY(child.waitForFinished(10000));
        told += child.readAllStandardOutput();
        TaskStore store;
        QVERIFY(store.open(m_file));
        const QList<TaskId> ids = store.ids();
        for (const QByteArray& line : told.left(told.lastIndexOf('\n')).split('\n'))
            QVERIFY2(ids.contains(line.toLongLong()), line.constData());
    }
}

void TestTaskStoreFaults::pragmasTookEffect()
{
    TaskStore store;
    QVERIFY(store.open(m_file));
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray head = file.read(100);
    QCOMPARE(head.at(18), '\2'); // write-ahead log
    QCOMPARE(head.at(19), '\2');
    // Tables enforce their types, whoever writes.
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"typist"_s);
    database.setDatabaseName(m_file);
    QVERIFY(database.open());
    const TaskId id = store.add(waiting(u"a"_s)).value();
    QSqlQuery query(database);
    QVERIFY(!query.exec(u"UPDATE tasks SET state = 'Dreaming' WHERE id = %1"_s.arg(id)));
    QVERIFY(!query.exec(u"UPDATE tasks SET watched = 'maybe' WHERE id = %1"_s.arg(id)));
    QVERIFY(!query.exec(u"UPDATE tasks SET state = 'Saved' WHERE id = %1"_s.arg(id)));
    query = QSqlQuery();
    database = {};
    QSqlDatabase::removeDatabase(u"typist"_s);
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == u"--commit"_s)
        return commitForEver(arguments.at(2));
    TestTaskStoreFaults test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_taskstorefaults.moc"
