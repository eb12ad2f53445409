// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery/journalcheckpoint.h"

#include "app/tasks/database/databasecopy.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/recovery/journalreconciler.h"
#include "app/tasks/recovery/maintenancestate.h"
#include "app/tasks/recovery/taskstorerepair.h"
#include "app/tasks/store/idjournal.h"

#include "tests/support/fulldisk.h"
#include "tests/tasks/databasehelp.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int tasksAtFirst = 20;
const QDateTime later = noon.addSecs(3600);

/// Replaces the content of a file, which remains the same file on disk.
void copyOver(const QString& from, const QString& to)
{
    writeBytes(to, bytesOf(from));
}

} // namespace

/// A start compares only the part of the ID journal added since the last one, and still no ID is ever missing.
class TestJournalCheckpoint final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void secondStartReadsNothingOld();
    void whatCameSinceIsCompared();
    void idOfAnEndedProgramIsFound();
    void listThatIsNotTheSame_data();
    void listThatIsNotTheSame();
    void olderDatabaseInPlace_data();
    void olderDatabaseInPlace();
    void listsOfTwoProfiles();
    void rowsThatVanish_data();
    void rowsThatVanish();
    void vanishedBehindOurBackIsFoundInADay();
    void whatThePersonDeletedStaysDeleted();
    void idThatTheListCouldNotTake();
    void unreadableListIsToldEachTime();
    void tornLastLine();
    void lineOfAnotherProcess();
    void fullDiskIsNoHindrance();
    void endedBetween_data();
    void endedBetween();
    void upgradedDatabaseIsComparedOnce();

private:
    /// A profile that was started before: 20 tasks with IDs, all compared.
    void begin();
    QStringList start();
    TaskId give(const QString& remoteId, bool inList = true, bool inDatabase = true);
    QList<int> missing() const;
    std::optional<ComparedPart> part() { return JournalCheckpoint(m_store).part().value(); }
    qint64 listSize() const { return QFileInfo(m_list).size(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    TaskStore m_store;
    QString m_file;
    QString m_list;
    int m_given = 0;
};

void TestJournalCheckpoint::init()
{
    m_store.close();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"dailies.sqlite"_s);
    m_list = journalFile(m_file);
    m_given = 0;
}

QStringList TestJournalCheckpoint::start()
{
    m_store.close();
    const auto notices = openWithRepair(m_store, m_file, later);
    return notices ? *notices : QStringList{u"FAILED: "_s + notices.error().message};
}

TaskId TestJournalCheckpoint::give(const QString& remoteId, bool inList, bool inDatabase)
{
    VideoTask task = runningTask(remoteId, noon.addSecs(++m_given));
    task.id = inDatabase ? m_store.add(task).value_or(0) : 1000 + m_given;
    if (inList && !IdJournal(m_list).append(task, noon.addSecs(m_given)))
        return 0;
    return task.id;
}

void TestJournalCheckpoint::begin()
{
    QCOMPARE(start(), QStringList());
    for (int n = 1; n <= tasksAtFirst; ++n)
        QVERIFY(give(u"job-%1"_s.arg(n)) > 0);
    QCOMPARE(start(), QStringList());
    QCOMPARE(part()->bytes, listSize());
}

/// The numbers of the initial jobs that the database lacks.
QList<int> TestJournalCheckpoint::missing() const
{
    QList<int> missing;
    for (int n = 1; n <= tasksAtFirst; ++n) {
        if (!m_store.findRemote(u"studio"_s, u"job-%1"_s.arg(n)))
            missing.append(n);
    }
    return missing;
}

void TestJournalCheckpoint::secondStartReadsNothingOld()
{
    begin();
    QVERIFY(JournalCheckpoint(m_store).fresh()->isEmpty());
    // The part before the recognised end is not read: a foreign line there does no harm.
    QByteArray padding;
    while (padding.size() < 80 * 1024)
        padding += "{\"note\":\"" + QByteArray(200, 'x') + "\"}\n";
    writeBytes(m_list, bytesOf(m_list) + padding);
    QCOMPARE(start(), QStringList());
    const ComparedPart before = part().value();
    QCOMPARE(before.bytes, listSize());
    QByteArray list = bytesOf(m_list);
    list.replace("job-7\"", "job-X\"");
    writeBytes(m_list, list);
    QCOMPARE(start(), QStringList());
    QVERIFY(!m_store.findRemote(u"studio"_s, u"job-X"_s));
    QVERIFY(part() == before);
    // Once a day, all of it is read.
    QVERIFY(lacksIds(m_file, IdJournal(m_list)));
}

void TestJournalCheckpoint::whatCameSinceIsCompared()
{
    begin();
    QVERIFY(give(u"late-1"_s) > 0);
    QVERIFY(give(u"late-2"_s, true, false) > 0);
    QVERIFY(give(u"late-3"_s, false, true) > 0);
    QCOMPARE(start().size(), 1);
    QVERIFY(m_store.findRemote(u"studio"_s, u"late-2"_s));
    QVERIFY(bytesOf(m_list).contains("late-3"));
    QCOMPARE(part()->bytes, listSize());
    const QByteArray list = bytesOf(m_list);
    QCOMPARE(start(), QStringList());
    QCOMPARE(bytesOf(m_list), list);
    QCOMPARE(m_store.ids().size(), tasksAtFirst + 3);
}

void TestJournalCheckpoint::idOfAnEndedProgramIsFound()
{
    begin();
    VideoTask task = waitingTask(u"was being sent"_s);
    task.state = TaskState::Sending;
    task.createdAt = later;
    task.id = m_store.add(task).value();
    VideoTask accepted = task;
    accepted.remoteId = u"late"_s;
    QVERIFY(IdJournal(m_list).append(accepted, later));
    QCOMPARE(start().size(), 1);
    QCOMPARE(m_store.task(task.id)->remoteId, u"late"_s);
    QCOMPARE(m_store.task(task.id)->state, TaskState::InProgress);
    const QByteArray list = bytesOf(m_list);
    QCOMPARE(start(), QStringList());
    QCOMPARE(bytesOf(m_list), list);
    QVERIFY(JournalCheckpoint(m_store).fresh()->isEmpty());
}

void TestJournalCheckpoint::listThatIsNotTheSame_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"gone", "empty", "cut within", "cut at a line", "another, shorter", "another, longer",
             "a line less", "a line more", "lines in another order", "same length, another end"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestJournalCheckpoint::listThatIsNotTheSame()
{
    QFETCH(QString, what);
    begin();
    const QByteArray list = bytesOf(m_list);
    QByteArrayList lines = list.split('\n');
    lines.removeLast();
    VideoTask foreign = runningTask(u"foreign"_s, later);
    foreign.id = 4000;
    QVERIFY(IdJournal(m_folder->filePath(u"other"_s)).append(foreign, later));
    const QByteArray other = bytesOf(m_folder->filePath(u"other"_s));
    bool hasForeign = true;
    if (what == u"gone"_s) {
        QVERIFY(QFile::remove(m_list));
        hasForeign = false;
    } else if (what == u"empty"_s) {
        writeBytes(m_list, {});
        hasForeign = false;
    } else if (what == u"cut within"_s) {
        writeBytes(m_list, list.left(list.size() / 2));
        hasForeign = false;
    } else if (what == u"cut at a line"_s) {
        writeBytes(m_list, lines.mid(0, 7).join('\n') + '\n');
        hasForeign = false;
    } else if (what == u"another, shorter"_s) {
        writeBytes(m_list, other);
    } else if (what == u"another, longer"_s) {
        writeBytes(m_list, other.repeated(2 * tasksAtFirst));
    } else if (what == u"a line less"_s) {
        lines.removeAt(4);
        lines.append(other.trimmed());
        writeBytes(m_list, lines.join('\n') + '\n');
    } else if (what == u"a line more"_s) {
        lines.insert(4, other.trimmed());
        writeBytes(m_list, lines.join('\n') + '\n');
    } else if (what == u"lines in another order"_s) {
        lines.prepend(other.trimmed());
        lines.append(lines.takeAt(1));
        writeBytes(m_list, lines.join('\n') + '\n');
    } else {
        QByteArray changed = list;
        changed.replace("\"remoteId\":\"job-20\"", "\"remoteId\":\"job-2x\"");
        QCOMPARE(changed.size(), list.size());
        writeBytes(m_list, other + changed.mid(other.size()));
    }
    const QStringList notices = start();
    QCOMPARE(missing(), QList<int>());
    QCOMPARE(m_store.findRemote(u"studio"_s, u"foreign"_s).has_value(), hasForeign);
    QCOMPARE(notices.size(), hasForeign ? 1 : 0);
    // The journal has its lost lines again.
    for (int n = 1; n <= tasksAtFirst; ++n)
        QVERIFY2(bytesOf(m_list).contains("\"job-" + QByteArray::number(n) + '"'), qPrintable(QString::number(n)));
    QCOMPARE(part()->bytes, listSize());
    QCOMPARE(start(), QStringList());
}

void TestJournalCheckpoint::olderDatabaseInPlace_data()
{
    QTest::addColumn<bool>("sameFile");
    QTest::addColumn<int>("startsSince");
    for (const bool same : {true, false}) {
        for (const int starts : {0, 1, 3})
            QTest::addRow("%s, %d starts later", same ? "into the same file" : "another file", starts)
                << same << starts;
    }
}

void TestJournalCheckpoint::olderDatabaseInPlace()
{
    QFETCH(bool, sameFile);
    QFETCH(int, startsSince);
    begin();
    m_store.close();
    const QString older = m_folder->filePath(u"older"_s);
    QVERIFY(QFile::copy(m_file, older));
    QVERIFY(m_store.open(m_file));
    QVERIFY(give(u"since-0"_s) > 0);
    for (int n = 1; n <= startsSince; ++n) {
        QCOMPARE(start(), QStringList());
        QVERIFY(give(u"since-%1"_s.arg(n)) > 0);
    }
    m_store.close();
    if (sameFile) {
        copyOver(older, m_file);
    } else {
        QVERIFY(QFile::remove(m_file));
        QVERIFY(QFile::copy(older, m_file));
    }
    QCOMPARE(start().size(), 1);
    QCOMPARE(missing(), QList<int>());
    for (int n = 0; n <= startsSince; ++n)
        QVERIFY(m_store.findRemote(u"studio"_s, u"since-%1"_s.arg(n)));
    QCOMPARE(m_store.ids().size(), tasksAtFirst + 1 + startsSince);
    QCOMPARE(start(), QStringList());
}

void TestJournalCheckpoint::listsOfTwoProfiles()
{
    begin();
    m_store.close();
    // A complete copy of a profile; both were used afterwards.
    QTemporaryDir twin;
    const QString file = twin.filePath(u"dailies.sqlite"_s);
    QVERIFY(QFile::copy(m_file, file));
    QVERIFY(QFile::copy(m_list, journalFile(file)));
    {
        TaskStore store;
        QVERIFY(openWithRepair(store, file, later));
        VideoTask task = runningTask(u"of the twin"_s, later);
        task.id = store.add(task).value();
        QVERIFY(IdJournal(journalFile(file)).append(task, later));
        store.close();
        QVERIFY(openWithRepair(store, file, later));
    }
    QVERIFY(m_store.open(m_file));
    QVERIFY(give(u"of the first"_s) > 0);
    QCOMPARE(start(), QStringList());
    m_store.close();
    // The journal of the copy beside the first profile's database.
    copyOver(journalFile(file), m_list);
    QCOMPARE(start().size(), 1);
    QVERIFY(m_store.findRemote(u"studio"_s, u"of the twin"_s));
    QVERIFY(bytesOf(m_list).contains("of the first"));
    QCOMPARE(missing(), QList<int>());
}

void TestJournalCheckpoint::rowsThatVanish_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("one") << QStringList{u"DELETE FROM tasks WHERE remote_id = 'job-3'"_s};
    QTest::newRow("all") << QStringList{u"DELETE FROM tasks"_s};
    QTest::newRow("out of the deleted ones") << QStringList{u"INSERT INTO deleted_ids VALUES ('studio', 'job-3')"_s,
        u"DELETE FROM tasks WHERE remote_id = 'job-3'"_s, u"DELETE FROM deleted_ids"_s};
    QTest::newRow("another among the deleted ones")
        << QStringList{u"INSERT INTO deleted_ids VALUES ('studio', 'job-3')"_s,
               u"DELETE FROM tasks WHERE remote_id = 'job-3'"_s, u"UPDATE deleted_ids SET remote_id = 'job-4'"_s};
    QTest::newRow("to another account") << QStringList{
        u"UPDATE tasks SET account_id = 'another' WHERE remote_id = 'job-3'"_s};
}

void TestJournalCheckpoint::rowsThatVanish()
{
    QFETCH(QStringList, statements);
    begin();
    m_store.close();
    runOn(m_file, statements);
    QCOMPARE(start().size(), 1);
    QCOMPARE(missing(), QList<int>());
    QCOMPARE(start(), QStringList());
}

void TestJournalCheckpoint::vanishedBehindOurBackIsFoundInADay()
{
    begin();
    m_store.close();
    // As if a damaged page had left the database valid.
    runOn(m_file,
        {u"CREATE TABLE kept AS SELECT * FROM compared_ids"_s, u"DELETE FROM tasks WHERE remote_id = 'job-3'"_s,
            u"INSERT INTO compared_ids SELECT * FROM kept"_s, u"DROP TABLE kept"_s});
    QCOMPARE(start(), QStringList());
    QCOMPARE(missing(), QList<int>{3});
    // The maintenance records this: see tst_databasemaintenance.
    QVERIFY(lacksIds(m_file, IdJournal(m_list)));
    m_store.close();
    MaintenanceState notes = MaintenanceState::read(m_file);
    notes.lacksIds = true;
    QVERIFY(notes.write(m_file));
    QCOMPARE(start().size(), 1);
    QCOMPARE(missing(), QList<int>());
    QVERIFY(!MaintenanceState::read(m_file).lacksIds);
    QVERIFY(!lacksIds(m_file, IdJournal(m_list)));
    QCOMPARE(start(), QStringList());
}

void TestJournalCheckpoint::whatThePersonDeletedStaysDeleted()
{
    begin();
    VideoTask task = runningTask(u"mistake"_s, later);
    task.state = TaskState::Saved;
    task.file = u"/clips/a.mp4"_s;
    task.id = m_store.add(task).value();
    QVERIFY(IdJournal(m_list).append(task, later));
    TaskHistory history(m_store);
    TaskAnnotations bin;
    bin.recycledAt = later;
    QVERIFY(history.setMarks({{task.id, bin}}));
    QCOMPARE(history.emptyBin().value(), 1);
    QVERIFY(part());
    QCOMPARE(start(), QStringList());
    QVERIFY(!m_store.findRemote(u"studio"_s, u"mistake"_s));
    QVERIFY(JournalCheckpoint(m_store).fresh()->isEmpty());
    // A full comparison does not bring it back either.
    QVERIFY(JournalCheckpoint(m_store).forget());
    QCOMPARE(start(), QStringList());
    QVERIFY(!m_store.findRemote(u"studio"_s, u"mistake"_s));
    QVERIFY(!lacksIds(m_file, IdJournal(m_list)));
}

void TestJournalCheckpoint::idThatTheListCouldNotTake()
{
    begin();
    QVERIFY(give(u"unlisted"_s, false) > 0);
    const QByteArray list = bytesOf(m_list);
    {
        // The journal cannot store it at the next start either.
        m_store.close();
        QVERIFY(QFile::setPermissions(m_list, QFile::ReadOwner));
        const FullDisk full;
        (void)start();
    }
    QVERIFY(QFile::setPermissions(m_list, ownerReadsAndWrites));
    QCOMPARE(bytesOf(m_list), list);
    QCOMPARE(start(), QStringList());
    QVERIFY(bytesOf(m_list).contains("unlisted"));
    QVERIFY(JournalCheckpoint(m_store).fresh()->isEmpty());
    QCOMPARE(part()->bytes, listSize());
}

void TestJournalCheckpoint::unreadableListIsToldEachTime()
{
    begin();
    const QByteArray list = bytesOf(m_list);
    m_store.close();
    QVERIFY(QFile::remove(m_list));
    QVERIFY(QDir().mkdir(m_list));
    for (int n = 0; n < 2; ++n) {
        const QStringList notices = start();
        QCOMPARE(notices.size(), 1);
        QVERIFY2(notices.constFirst().contains(u"dailies.sqlite.ids"_s), qPrintable(notices.constFirst()));
    }
    m_store.close();
    QVERIFY(QDir().rmdir(m_list));
    writeBytes(m_list, list);
    QCOMPARE(start(), QStringList());
    QCOMPARE(part()->bytes, list.size());
}

void TestJournalCheckpoint::tornLastLine()
{
    begin();
    m_store.close();
    const QByteArray list = bytesOf(m_list);
    VideoTask task = runningTask(u"torn"_s, later);
    task.id = 500;
    QVERIFY(IdJournal(m_list).append(task, later));
    const QByteArray line = bytesOf(m_list).mid(list.size());
    // A line cut in the middle cannot be read, and never counts as compared.
    writeBytes(m_list, list + line.left(line.size() - 10));
    QCOMPARE(start(), QStringList());
    QCOMPARE(part()->bytes, list.size());
    // Complete except for its line end: it is read, and read again until it has one.
    m_store.close();
    writeBytes(m_list, list + line.chopped(1));
    QCOMPARE(start().size(), 1);
    QVERIFY(m_store.findRemote(u"studio"_s, u"torn"_s));
    QVERIFY(part()->bytes <= listSize());
    QVERIFY(give(u"after"_s) > 0);
    QCOMPARE(start(), QStringList());
    QCOMPARE(part()->bytes, listSize());
    QCOMPARE(m_store.ids().size(), tasksAtFirst + 2);
}

void TestJournalCheckpoint::lineOfAnotherProcess()
{
    begin();
    // Another process that has lost the lease still commits an ID: into the journal first, then into its row.
    VideoTask task = waitingTask(u"theirs"_s);
    task.state = TaskState::Sending;
    task.createdAt = later;
    task.id = m_store.add(task).value();
    VideoTask accepted = task;
    accepted.remoteId = u"theirs"_s;
    accepted.state = TaskState::InProgress;
    {
        TaskStore other;
        QVERIFY(other.open(m_file, TaskStore::Access::ReadOnly));
        QVERIFY(other.update(accepted, TaskState::Sending));
        // It was stopped before the journal had the ID.
    }
    QCOMPARE(JournalCheckpoint(m_store).fresh()->size(), 1);
    QCOMPARE(start(), QStringList());
    QVERIFY(bytesOf(m_list).contains("theirs"));
    QVERIFY(JournalCheckpoint(m_store).fresh()->isEmpty());
}

void TestJournalCheckpoint::fullDiskIsNoHindrance()
{
    begin();
    QVERIFY(give(u"late"_s) > 0);
    const ComparedPart before = part().value();
    {
        const FullDisk full;
        const auto done = completeFromJournal(m_store, IdJournal(m_list), later);
        QVERIFY(done);
        QCOMPARE(done->added + done->attached, 0);
    }
    QVERIFY(part() == before);
    QCOMPARE(start(), QStringList());
    QCOMPARE(part()->bytes, listSize());
}

void TestJournalCheckpoint::endedBetween_data()
{
    QTest::addColumn<QString>("point");
    for (const auto point : {"recovery.before-attach", "recovery.before-add", "recovery.added",
             "recovery.before-compared", "recovery.compared", "journal.before-write", "journal.written"})
        QTest::newRow(point) << QString::fromLatin1(point);
}

void TestJournalCheckpoint::endedBetween()
{
    QFETCH(QString, point);
    begin();
    VideoTask task = waitingTask(u"was being sent"_s);
    task.state = TaskState::Sending;
    task.createdAt = later;
    task.id = m_store.add(task).value();
    VideoTask accepted = task;
    accepted.remoteId = u"late-1"_s;
    QVERIFY(IdJournal(m_list).append(accepted, later));
    QVERIFY(give(u"late-2"_s, true, false) > 0);
    QVERIFY(give(u"late-3"_s, false, true) > 0);
    m_store.close();
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DAILIES_CRASH_AT"_s, point);
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(), {u"--start"_s, m_file});
    QVERIFY(child.waitForFinished(20000));
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    (void)start();
    QCOMPARE(missing(), QList<int>());
    QCOMPARE(m_store.task(task.id)->remoteId, u"late-1"_s);
    for (int n = 1; n <= 3; ++n) {
        QVERIFY(m_store.findRemote(u"studio"_s, u"late-%1"_s.arg(n)));
        QVERIFY(bytesOf(m_list).contains("late-" + QByteArray::number(n)));
    }
    QCOMPARE(m_store.ids().size(), tasksAtFirst + 3);
    QCOMPARE(start(), QStringList());
    QVERIFY(JournalCheckpoint(m_store).fresh()->isEmpty());
    QCOMPARE(part()->bytes, listSize());
}

void TestJournalCheckpoint::upgradedDatabaseIsComparedOnce()
{
    makeSchemaOne(m_file, {u"1, 'job-1', 'InProgress'"_s, u"2, '', 'Waiting'"_s});
    QCOMPARE(start(), QStringList());
    QVERIFY(bytesOf(m_list).contains("job-1"));
    QCOMPARE(part()->bytes, listSize());
    QVERIFY(JournalCheckpoint(m_store).fresh()->isEmpty());
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == u"--start"_s) {
        TaskStore store;
        return openWithRepair(store, arguments.at(2), later) ? 0 : 1;
    }
    TestJournalCheckpoint test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_journalcheckpoint.moc"
