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
#include <QThread>

#include <future>
#include <thread>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int latest = 20; ///< schema
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
    void whoOnlyReadsUpgradesNothing();
    void recycledBecomesRejected();
    void logOfAnOldDatabaseKeepsItsOrder();
    void numbersOfLimitsAndRatesAreUsedOnce();
    void checksNeedNoTableOfTheirOwn();
    void widenedChecksAreThoseOfANewDatabase();
    void statesAreStillChecked_data();
    void statesAreStillChecked();
    void openConnectionSeesTheWidenedChecks();
    void copyIsMadeBefore();
    void newDatabaseNeedsNoCopy();
    void noUpgradeWithoutACopy();
    void failedStatementLeavesTheOldSchema_data();
    void failedStatementLeavesTheOldSchema();
    void killedUpgradeLeavesOldOrNew_data();
    void killedUpgradeLeavesOldOrNew();
    void twoAtOnce();
    void waitsForAWriterOfTheOldLog();
    void newerStaysUntouched();

private:
    void makeSchemaSeven();

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestTaskSchema::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"tasks.sqlite"_s);
    QCOMPARE(schemaSteps().size(), latest);
}

void TestTaskSchema::oldDatabaseIsBroughtUpToDate()
{
    makeSchemaOne(m_file, oldRows);
    const QString before = rowsOf(m_file);
    TaskStore store;
    const auto opened = store.open(m_file);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    QVERIFY(store.checkTables());
    QCOMPARE(versionOf(m_file), latest);
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

/// The older program may be running, and its statements are for the older schema.
void TestTaskSchema::whoOnlyReadsUpgradesNothing()
{
    makeSchemaOne(m_file, oldRows);
    runOn(m_file, {u"PRAGMA user_version = 1"_s});
    const QString before = rowsOf(m_file);
    TaskStore store;
    QVERIFY(store.open(m_file, TaskStore::Access::ReadOnly));
    QCOMPARE(store.ids(), (QList<TaskId>{7, 2, 1}));
    store.close();
    QCOMPARE(versionOf(m_file), 1);
    QCOMPARE(rowsOf(m_file), before);
}

// What was in the recycle bin was rejected, and its clip is where it was. Only practice takes were deleted.
void TestTaskSchema::recycledBecomesRejected()
{
    makeSchemaOne(m_file, oldRows);
    for (int step = 1; step < 6; ++step)
        runOn(m_file, schemaSteps().at(step));
    runOn(m_file,
        {u"UPDATE tasks SET recycled_at = 5 WHERE id IN (2, 7)"_s,
            u"UPDATE tasks SET account_id = 'practice' WHERE id = 7"_s, u"PRAGMA user_version = 6"_s});
    TaskStore store;
    QVERIFY(store.open(m_file));
    QCOMPARE(store.task(2)->marks, (TaskAnnotations{.rejected = true}));
    QVERIFY(store.task(7)->marks.recycledAt.isValid());
    QVERIFY(!store.task(7)->marks.rejected);
    QCOMPARE(store.task(1)->marks, TaskAnnotations());
    QCOMPARE(TaskHistory(store).tallies().recycled, 1);
}

void TestTaskSchema::logOfAnOldDatabaseKeepsItsOrder()
{
    makeSchemaOne(m_file, oldRows);
    const auto line = [](int task, const QString& text) {
        return u"INSERT INTO log (task, time, kind, text) VALUES (%1, NULL, 'note', '%2')"_s.arg(task).arg(text);
    };
    runOn(m_file, {line(1, u"a"_s), line(2, u"b"_s), line(1, u"c"_s), line(7, u"d"_s), line(1, u"a"_s)});
    TaskStore store;
    QVERIFY(store.open(m_file));
    const auto textsOf = [&store](TaskId task) {
        QStringList texts;
        for (const TaskLogEntry& entry : store.log(task))
            texts.append(entry.text);
        return texts;
    };
    QCOMPARE(textsOf(1), (QStringList{u"a"_s, u"c"_s, u"a"_s}));
    QCOMPARE(textsOf(2), QStringList{u"b"_s});
    QVERIFY(store.appendLog(1, {{}, u"note"_s, u"new"_s}));
    QCOMPARE(textsOf(1).last(), u"new"_s);
    QVERIFY(store.remove(2));
    QVERIFY(textsOf(2).isEmpty());
    QCOMPARE(textsOf(1).size(), 4);
    QCOMPARE(textsOf(7), QStringList{u"d"_s});
}

void TestTaskSchema::numbersOfLimitsAndRatesAreUsedOnce()
{
    makeSchemaOne(m_file, oldRows);
    for (int step = 1; step < 16; ++step)
        runOn(m_file, schemaSteps().at(step));
    const QString limit =
        u"INSERT INTO limits (period, account_id, unit, amount, currency, refuses) VALUES ('day', '', 'takes', 1, '', 0)"_s;
    const QString rate =
        u"INSERT INTO rates (account_id, model, resolution, mode, sound, unit, amount, currency, valid_from, source) "
        "VALUES ('', '', '', '', '', 'take', 1, 'USD', '2026-01-01', '')"_s;
    runOn(m_file, {limit, limit, rate, u"PRAGMA user_version = 16"_s});
    QVERIFY(TaskStore().open(m_file));
    runOn(
        m_file, {limit, rate, u"DELETE FROM limits WHERE id = 3"_s, u"DELETE FROM rates WHERE id = 2"_s, limit, rate});
    QCOMPARE(valueIn(m_file, u"SELECT group_concat(id) FROM limits"_s).toString(), u"1,2,4"_s);
    QCOMPARE(valueIn(m_file, u"SELECT group_concat(id) FROM rates"_s).toString(), u"1,3"_s);
    QCOMPARE(valueIn(m_file, u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
}

/// Each intent writes a row of both tables.
void TestTaskSchema::checksNeedNoTableOfTheirOwn()
{
    QVERIFY(TaskStore().open(m_file));
    SqlConnection connection;
    QVERIFY(connection.open(m_file, SqlConnection::Access::Write));
    const QString insert = u"INSERT INTO spend (task, attempt, account_id, model, family, api_type, resolution, mode, "
                           "sound, sent_at, state) VALUES (1, 1, '', '', '', '', '', '', '', 1, '%1')"_s;
    for (const QString& sql : {u"UPDATE tasks SET state = 'Sending' WHERE id = 1"_s, insert.arg(u"reserved"_s)}) {
        QStringList steps;
        QSqlQuery query(connection.database());
        QVERIFY(query.exec(u"EXPLAIN "_s + sql));
        while (query.next())
            steps.append(query.value(u"opcode"_s).toString());
        QVERIFY(steps.contains(u"OpenWrite"_s));
        QVERIFY2(!steps.contains(u"OpenEphemeral"_s), qPrintable(sql));
    }
    QSqlQuery query(connection.database());
    QVERIFY(!query.exec(insert.arg(u"paid"_s)));
    QVERIFY(query.lastError().databaseText().contains(u"CHECK"_s));
    QVERIFY(query.exec(insert.arg(u"not billed"_s)));
}

/// A database of schema 7, which knows no uploads, with tasks in each of its states.
void TestTaskSchema::makeSchemaSeven()
{
    QStringList rows;
    int id = 0;
    for (const char* state : {"Waiting", "Sending", "NeedsReview", "InProgress", "Downloading", "Refused", "Failed",
             "Canceled", "Forgotten", "Expired"})
        rows.append(u"%1, 'job-%1', '%2'"_s.arg(++id).arg(QLatin1String(state)));
    for (const char* state : {"Waiting", "Sending", "NeedsReview", "Refused"})
        rows.append(u"%1, '', '%2'"_s.arg(++id).arg(QLatin1String(state)));
    makeSchemaOne(m_file, rows);
    for (int step = 1; step < 7; ++step)
        runOn(m_file, schemaSteps().at(step));
    runOn(m_file, {u"PRAGMA user_version = 7"_s});
}

// The last step edits the text of the table instead of copying all rows.
void TestTaskSchema::widenedChecksAreThoseOfANewDatabase()
{
    makeSchemaSeven();
    const QString before = rowsOf(m_file);
    QCOMPARE(before.count(u';'), 13);
    TaskStore store;
    const auto opened = store.open(m_file);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    QVERIFY(store.checkTables());
    QCOMPARE(rowsOf(m_file), before);
    QCOMPARE(valueIn(m_file, u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
    QCOMPARE(valueIn(m_file, u"PRAGMA foreign_key_check"_s), QVariant());
    const QString fresh = m_folder->filePath(u"fresh.sqlite"_s);
    QVERIFY(TaskStore().open(fresh));
    const QString tables = u"SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema "
                           "WHERE name NOT LIKE 'search%' ORDER BY type, name)"_s;
    const QString text = valueIn(m_file, tables).toString();
    QCOMPARE(text.count(u"state = 'Waiting' OR state = 'Uploading' OR state = 'Sending'"_s), 2);
    QCOMPARE(text, valueIn(fresh, tables).toString());
    // The step runs once.
    QVERIFY(TaskStore().open(m_file));
    QCOMPARE(valueIn(m_file, tables).toString(), text);
}

void TestTaskSchema::statesAreStillChecked_data()
{
    QTest::addColumn<bool>("isOld");
    QTest::newRow("upgraded") << true;
    QTest::newRow("new") << false;
}

void TestTaskSchema::statesAreStillChecked()
{
    QFETCH(const bool, isOld);
    if (isOld)
        makeSchemaSeven();
    TaskStore store;
    QVERIFY(store.open(m_file));
    const TaskId id = store.add(waitingTask(u"checked"_s)).value_or(0);
    VideoTask task = *store.task(id);
    task.state = TaskState::Uploading;
    task.uploadedAt = noon;
    QVERIFY(store.update(task, TaskState::Waiting, {}));
    QCOMPARE(store.task(id)->state, TaskState::Uploading);
    QCOMPARE(store.task(id)->uploadedAt, noon);
    SqlConnection connection;
    QVERIFY(connection.open(m_file, SqlConnection::Access::Write));
    for (const char* state : {"Uploaded", "uploading", "", "Sendin"}) {
        QSqlQuery query(connection.database());
        QVERIFY2(
            !query.exec(u"UPDATE tasks SET state = '%1' WHERE id = %2"_s.arg(QLatin1String(state)).arg(id)), state);
        QVERIFY(query.lastError().databaseText().contains(u"CHECK"_s));
    }
    for (const char* state : {"InProgress", "Saved"}) {
        // Without an ID and without a file.
        QSqlQuery query(connection.database());
        QVERIFY2(
            !query.exec(u"UPDATE tasks SET state = '%1' WHERE id = %2"_s.arg(QLatin1String(state)).arg(id)), state);
    }
    // Nobody can edit the schema from now on.
    QSqlQuery query(connection.database());
    QVERIFY(!query.exec(u"UPDATE sqlite_schema SET sql = sql"_s));
    QCOMPARE(valueIn(m_file, u"SELECT state FROM tasks WHERE id = %1"_s.arg(id)).toString(), u"Uploading"_s);
}

// Another program that read the old schema must not go on with its checks.
void TestTaskSchema::openConnectionSeesTheWidenedChecks()
{
    makeSchemaSeven();
    SqlConnection earlier;
    QVERIFY(earlier.open(m_file, SqlConnection::Access::Write));
    const QString change = u"UPDATE tasks SET state = 'Uploading' WHERE id = 1"_s;
    QSqlQuery query(earlier.database());
    QVERIFY(query.prepare(change) && !query.exec()); // has read the schema
    query.finish();
    TaskStore store;
    QVERIFY(store.open(m_file));
    QSqlQuery again(earlier.database());
    QVERIFY2(again.exec(change), qPrintable(again.lastError().databaseText()));
    QVERIFY(!again.exec(u"UPDATE tasks SET state = 'Uploaded' WHERE id = 1"_s));
    QCOMPARE(store.task(1)->state, TaskState::Uploading);
    QCOMPARE(valueIn(m_file, u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
}

void TestTaskSchema::copyIsMadeBefore()
{
    makeSchemaOne(m_file, oldRows);
    const QString before = rowsOf(m_file);
    TaskStore store;
    QVERIFY(store.open(m_file));
    const QString copy = m_folder->filePath(u"backups/tasks-before-schema-%1.sqlite"_s.arg(latest));
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
    QCOMPARE(versionOf(m_file), latest);
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
    QCOMPARE(versionOf(m_file), latest);
}

void TestTaskSchema::failedStatementLeavesTheOldSchema_data()
{
    QTest::addColumn<QString>("inTheWay");
    // One for each statement of the step that can find its name taken.
    for (const char* column : {"accepted_service_time", "body_digest", "partial_file", "partial_etag", "partial_total",
             "partial_synced", "held", "place", "lost_call", "parent", "rating", "tags", "note", "recycled_at",
             "rejected", "moved", "uploads", "uploaded_at"})
        QTest::newRow(column) << u"ALTER TABLE tasks ADD COLUMN %1 TEXT"_s.arg(QString::fromLatin1(column));
    QTest::newRow("index") << u"CREATE INDEX tasks_by_course ON tasks (model)"_s;
    for (const char* table : {"lease", "tallies", "deleted_ids", "search", "search_data", "search_progress",
             "compared_ids", "fresh_ids", "uploaded"})
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
    QCOMPARE(rowsOf(upgradeCopy(m_file, latest)), rows);
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
    QCOMPARE(versionOf(m_file), point == "schema.committed" ? latest : 1);
    QCOMPARE(rowsOf(m_file), rows);
    // The next start completes it.
    TaskStore store;
    const auto opened = store.open(m_file);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    QCOMPARE(versionOf(m_file), latest);
    QCOMPARE(rowsOf(m_file), rows);
    QVERIFY(store.checkTables());
    QCOMPARE(rowsOf(upgradeCopy(m_file, latest)), rows);
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
    QCOMPARE(versionOf(m_file), latest);
    QCOMPARE(rowsOf(m_file), rows);
    QVERIFY(QDir(backupsFolder(m_file)).entryList(QDir::Files)
        == QStringList{u"tasks-before-schema-%1.sqlite"_s.arg(latest)});
}

/// SQLite does not wait by itself before it changes the kind of log.
void TestTaskSchema::waitsForAWriterOfTheOldLog()
{
    makeSchemaOne(m_file, oldRows);
    std::promise<bool> isWriting;
    std::thread writer([&] {
        SqlConnection connection;
        const bool isOpen = connection.open(m_file, SqlConnection::Access::Write);
        QSqlQuery query(connection.database());
        isWriting.set_value(isOpen && query.exec(u"BEGIN IMMEDIATE"_s));
        QThread::msleep(300);
    });
    const bool isLocked = isWriting.get_future().get();
    TaskStore store;
    const auto opened = store.open(m_file);
    writer.join();
    QVERIFY(isLocked);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    QCOMPARE(store.ids(), (QList<TaskId>{7, 2, 1}));
}

void TestTaskSchema::newerStaysUntouched()
{
    makeSchemaOne(m_file, oldRows);
    runOn(m_file, {u"PRAGMA user_version = %1"_s.arg(latest + 1)});
    const QByteArray before = hashOf(m_file);
    for (const auto access : {TaskStore::Access::Work, TaskStore::Access::ReadOnly}) {
        TaskStore store;
        const auto refused = store.open(m_file, access);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(QString::number(latest + 1)));
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
