// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/store/schemasteps.h"

#include "tests/support/fulldisk.h"
#include "tests/tasks/databasehelp.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QStringList oldRows{u"1, 'job-1', 'InProgress'"_s, u"2, '', 'Waiting'"_s, u"7, '', 'Sending'"_s};

qint64 versionOf(const QString& file)
{
    return valueIn(file, u"PRAGMA user_version"_s).toLongLong();
}

/// Each row as one text, with the columns of the first schema.
QString rowsOf(const QString& file)
{
    return valueIn(file,
        u"SELECT group_concat(id || '|' || remote_id || '|' || state || '|' || prompt || '|' || created_at, ';') "
        "FROM (SELECT * FROM tasks ORDER BY id)"_s)
        .toString();
}

} // namespace

class TestTaskSchema final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void oldDatabaseIsBroughtUpToDate();
    void everyReleasedSchemaIsBroughtUpToDate_data();
    void everyReleasedSchemaIsBroughtUpToDate();
    void copyIsMadeBefore();
    void newDatabaseNeedsNoCopy();
    void noUpgradeWithoutACopy();
    void failedStatementLeavesTheOldSchema_data();
    void failedStatementLeavesTheOldSchema();
    void killedUpgradeLeavesOldOrNew_data();
    void killedUpgradeLeavesOldOrNew();
    void twoAtOnce();
    void newerStaysUntouched();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestTaskSchema::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"tasks.sqlite"_s);
    QCOMPARE(schemaSteps().size(), 6);
}

void TestTaskSchema::oldDatabaseIsBroughtUpToDate()
{
    makeSchemaOne(m_file, oldRows);
    const QString before = rowsOf(m_file);
    TaskStore store;
    const auto opened = store.open(m_file);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    QVERIFY(store.checkTables());
    QCOMPARE(versionOf(m_file), 6);
    QCOMPARE(rowsOf(m_file), before);
    QCOMPARE(store.ids(), (QList<TaskId>{7, 2, 1}));
    QCOMPARE(store.task(1)->remoteId, u"job-1"_s);
    QCOMPARE(store.task(2)->place, 2);
    QVERIFY(!store.task(2)->held);
    QCOMPARE(store.task(2)->partial.total, -1);
    QVERIFY(!store.task(2)->lostCall);
    QCOMPARE(store.task(2)->marks, TaskAnnotations());
    QCOMPARE(TaskHistory(store).tallies().kept.value(TaskState::Waiting), 1);
    // Task numbers continue where they were.
    QCOMPARE(store.add(waitingTask(u"new"_s)).value(), 8);
}

void TestTaskSchema::everyReleasedSchemaIsBroughtUpToDate_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version < schemaSteps().size(); ++version)
        QTest::addRow("%d", version) << version;
}

void TestTaskSchema::everyReleasedSchemaIsBroughtUpToDate()
{
    QFETCH(const int, version);
    makeSchemaOne(m_file, oldRows);
    for (int step = 1; step < version; ++step)
        runOn(m_file, schemaSteps().at(step));
    runOn(m_file, {u"PRAGMA user_version = %1"_s.arg(version)});
    const QString before = rowsOf(m_file);
    TaskStore store;
    const auto opened = store.open(m_file);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    QVERIFY(store.checkTables());
    QCOMPARE(versionOf(m_file), schemaSteps().size());
    QCOMPARE(rowsOf(m_file), before);
    QCOMPARE(store.ids(), (QList<TaskId>{7, 2, 1}));
    QCOMPARE(versionOf(upgradeCopy(m_file, schemaSteps().size())), version);
    QCOMPARE(rowsOf(upgradeCopy(m_file, schemaSteps().size())), before);
}

void TestTaskSchema::copyIsMadeBefore()
{
    makeSchemaOne(m_file, oldRows);
    const QString before = rowsOf(m_file);
    TaskStore store;
    QVERIFY(store.open(m_file));
    const QString copy = m_folder->filePath(u"backups/tasks-before-schema-6.sqlite"_s);
    QVERIFY(QFile::exists(copy));
    QCOMPARE(versionOf(copy), 1);
    QCOMPARE(rowsOf(copy), before);
    QCOMPARE(QFile::permissions(copy) & ~(QFile::ReadUser | QFile::WriteUser), ownerReadsAndWrites);
    QVERIFY(!(QFile::permissions(m_folder->filePath(u"backups"_s)) & (QFile::ReadGroup | QFile::ReadOther)));
    // A second run changes nothing.
    const QByteArray hash = hashOf(copy);
    QVERIFY(store.open(m_file));
    QCOMPARE(hashOf(copy), hash);
    QCOMPARE(QDir(backupsFolder(m_file)).entryList(QDir::Files).size(), 1);
}

void TestTaskSchema::newDatabaseNeedsNoCopy()
{
    TaskStore store;
    QVERIFY(store.open(m_file));
    QCOMPARE(versionOf(m_file), 6);
    QVERIFY(!QFile::exists(backupsFolder(m_file)));
}

void TestTaskSchema::noUpgradeWithoutACopy()
{
    makeSchemaOne(m_file, oldRows);
    writeBytes(m_folder->filePath(u"backups"_s), "a file where the folder should be");
    TaskStore store;
    const auto refused = store.open(m_file);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::Storage);
    QCOMPARE(versionOf(m_file), 1);
    QVERIFY(QFile::remove(m_folder->filePath(u"backups"_s)));
    {
        const FullDisk full;
        QVERIFY(!store.open(m_file));
    }
    QCOMPARE(versionOf(m_file), 1);
    QVERIFY(QDir(backupsFolder(m_file)).entryList(QDir::Files).isEmpty());
    QVERIFY(store.open(m_file));
    QCOMPARE(versionOf(m_file), 6);
}

void TestTaskSchema::failedStatementLeavesTheOldSchema_data()
{
    QTest::addColumn<QString>("inTheWay");
    // One for each statement of the step that can find its name taken.
    for (const char* column : {"accepted_service_time", "body_digest", "partial_file", "partial_etag", "partial_total",
             "partial_synced", "held", "place", "lost_call", "parent", "rating", "tags", "note", "recycled_at"})
        QTest::newRow(column) << u"ALTER TABLE tasks ADD COLUMN %1 TEXT"_s.arg(QString::fromLatin1(column));
    QTest::newRow("index") << u"CREATE INDEX tasks_by_course ON tasks (model)"_s;
    for (const char* table :
        {"lease", "tallies", "deleted_ids", "search", "search_data", "search_progress", "compared_ids", "fresh_ids"})
        QTest::newRow(table) << u"CREATE TABLE %1 (id INTEGER)"_s.arg(QString::fromLatin1(table));
}

void TestTaskSchema::failedStatementLeavesTheOldSchema()
{
    QFETCH(QString, inTheWay);
    makeSchemaOne(m_file, oldRows);
    runOn(m_file, {inTheWay});
    const QString rows = rowsOf(m_file);
    const QString tables = u"SELECT group_concat(sql, ';') FROM sqlite_schema"_s;
    const QString schema = valueIn(m_file, tables).toString();
    TaskStore store;
    const auto refused = store.open(m_file);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::Storage);
    QCOMPARE(versionOf(m_file), 1);
    QCOMPARE(valueIn(m_file, tables).toString(), schema);
    QCOMPARE(rowsOf(m_file), rows);
    QCOMPARE(rowsOf(upgradeCopy(m_file, 6)), rows);
}

void TestTaskSchema::killedUpgradeLeavesOldOrNew_data()
{
    QTest::addColumn<QByteArray>("point");
    for (const char* point : {"copy.written", "copy.synced", "schema.copied", "schema.step", "schema.all-steps",
             "schema.before-commit", "schema.committed"})
        QTest::newRow(point) << QByteArray(point);
}

void TestTaskSchema::killedUpgradeLeavesOldOrNew()
{
    QFETCH(QByteArray, point);
    makeSchemaOne(m_file, oldRows);
    const QString rows = rowsOf(m_file);
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DAILIES_CRASH_AT"_s, QString::fromLatin1(point));
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(), {u"--open"_s, m_file});
    QVERIFY(child.waitForFinished(20000));
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    QCOMPARE(versionOf(m_file), point == "schema.committed" ? 6 : 1);
    QCOMPARE(rowsOf(m_file), rows);
    // The next start completes it.
    TaskStore store;
    const auto opened = store.open(m_file);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    QCOMPARE(versionOf(m_file), 6);
    QCOMPARE(rowsOf(m_file), rows);
    QVERIFY(store.checkTables());
    QCOMPARE(rowsOf(upgradeCopy(m_file, 6)), rows);
}

void TestTaskSchema::twoAtOnce()
{
    makeSchemaOne(m_file, oldRows);
    const QString rows = rowsOf(m_file);
    std::vector<std::unique_ptr<QProcess>> children;
    for (int n = 0; n < 4; ++n) {
        children.push_back(std::make_unique<QProcess>());
        children.back()->start(QCoreApplication::applicationFilePath(), {u"--open"_s, m_file});
    }
    for (const auto& child : children) {
        QVERIFY(child->waitForFinished(20000));
        QVERIFY2(child->exitStatus() == QProcess::NormalExit && child->exitCode() == 0,
            child->readAllStandardError().constData());
    }
    QCOMPARE(versionOf(m_file), 6);
    QCOMPARE(rowsOf(m_file), rows);
    QVERIFY(QDir(backupsFolder(m_file)).entryList(QDir::Files) == QStringList{u"tasks-before-schema-6.sqlite"_s});
}

void TestTaskSchema::newerStaysUntouched()
{
    makeSchemaOne(m_file, oldRows);
    runOn(m_file, {u"PRAGMA user_version = 7"_s});
    const QByteArray before = hashOf(m_file);
    for (const auto access : {TaskStore::Access::Work, TaskStore::Access::ReadOnly}) {
        TaskStore store;
        const auto refused = store.open(m_file, access);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(u'7'));
        QCOMPARE(hashOf(m_file), before);
    }
    QVERIFY(!QFile::exists(backupsFolder(m_file)));
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == u"--open"_s) {
        TaskStore store;
        const auto opened = store.open(arguments.at(2));
        if (!opened)
            std::fputs(qPrintable(opened.error().message), stderr);
        return opened ? 0 : 1;
    }
    TestTaskSchema test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_taskschema.moc"
