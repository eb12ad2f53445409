// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/store/idjournal.h"

#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"
#include "tests/tasks/runnerbench.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Blocks all writes to the ID journal, which has the intent by now.
bool spoilList(const RunnerBench& b)
{
    const QString list = journalFile(b.folder.filePath(u"tasks.db"_s));
    return QFile::remove(list) && QDir().mkdir(list);
}

} // namespace

/// The ID cannot be obtained again, so it survives whatever keeps the disk from storing it.
class TestIdKept final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyIdIsInTheListToo();
    void neitherListNorDatabaseTakesIt();
    void onlyTheListFails();
    void databaseLockedBySomebodyElse();
    void lockedBeforeTheCreate();
    void lockedWhenAnInterruptedCallIsFound();
};

void TestIdKept::everyIdIsInTheListToo()
{
    RunnerBench b;
    const QList<TaskId> ids = b.runner->submit(b.account, RunnerBench::textRequest(), 3).value();
    for (TaskId id : ids)
        QVERIFY(b.reaches(id, TaskState::Saved));
    const auto entries = IdJournal(journalFile(b.store->file())).entries().value();
    QCOMPARE(entries.size(), 3);
    for (const JournalEntry& entry : entries) {
        QCOMPARE(b.task(entry.task.id).remoteId, entry.task.remoteId);
        QCOMPARE(b.task(entry.task.id).createdAt, entry.task.createdAt);
    }
    QVERIFY(!b.diskBytes().contains(RunnerBench::key));
}

void TestIdKept::neitherListNorDatabaseTakesIt()
{
    RunnerBench b;
    std::unique_ptr<FullDisk> full;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("generations") && spoilList(b))
            full = std::make_unique<FullDisk>();
        return b.obliging(request);
    });
    QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return !failed.isEmpty(); }));
    // On screen and in memory, reported once, and retried all the time.
    QVERIFY(failed.first().at(0).value<Error>().message.contains(u"job-1"_s));
    b.pass(120);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(b.task(id).state, TaskState::Sending);
    QVERIFY(b.runner->activeCount() > 0);
    // The user cannot make it worse in the meantime.
    QVERIFY(!b.runner->resubmit(id));
    QVERIFY(!b.runner->checkNow(id));
    full.reset();
    b.pass(2);
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestIdKept::onlyTheListFails()
{
    RunnerBench b;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("generations") && !spoilList(b))
            qFatal("the list is still there");
        return b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    bool told = false;
    for (const TaskLogEntry& line : b.store->log(id))
        told |= line.text.contains(u"tasks.db.ids"_s);
    QVERIFY(told);
}

void TestIdKept::databaseLockedBySomebodyElse()
{
    RunnerBench b;
    SqlConnection other;
    QVERIFY(other.open(b.store->file(), SqlConnection::Access::Write));
    QSqlQuery query(other.database());
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("generations"))
            (void)query.exec(u"BEGIN IMMEDIATE"_s);
        return b.obliging(request);
    });
    QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return !failed.isEmpty(); }));
    QVERIFY(failed.first().at(0).value<Error>().message.contains(u"job-1"_s));
    b.pass(5);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(b.task(id).state, TaskState::Sending);
    QCOMPARE(b.queries(), 0);
    // The journal has it already.
    QCOMPARE(IdJournal(journalFile(b.store->file())).idOf(b.task(id)), u"job-1"_s);
    QVERIFY(query.exec(u"ROLLBACK"_s));
    b.pass(2);
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestIdKept::lockedBeforeTheCreate()
{
    RunnerBench b;
    SqlConnection other;
    QVERIFY(other.open(b.store->file(), SqlConnection::Access::Write));
    QSqlQuery query(other.database());
    const TaskId id = b.submit();
    QVERIFY(query.exec(u"BEGIN IMMEDIATE"_s));
    QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    QVERIFY(b.until([&] { return !failed.isEmpty(); }));
    b.pass(10);
    QCOMPARE(b.service.connections(), 0);
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QVERIFY(!b.runner->submit(b.account, RunnerBench::textRequest()));
    QVERIFY(query.exec(u"ROLLBACK"_s));
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestIdKept::lockedWhenAnInterruptedCallIsFound()
{
    RunnerBench b;
    FaultScript silent = RunnerBench::json(200, RunnerBench::createdA("job-1"));
    silent.isHeld = true;
    b.service.enqueue(silent);
    const TaskId id = b.submit();
    TRY_VERIFY(b.service.isHolding());
    b.crash();
    b.start();
    SqlConnection other;
    QVERIFY(other.open(b.store->file(), SqlConnection::Access::Write));
    QSqlQuery query(other.database());
    QVERIFY(query.exec(u"BEGIN IMMEDIATE"_s));
    QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    b.runner->resume();
    QVERIFY(b.until([&] { return !failed.isEmpty(); }));
    b.pass(3);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(b.task(id).state, TaskState::Sending);
    QVERIFY(query.exec(u"ROLLBACK"_s));
    QVERIFY(b.until([&] { return b.task(id).state == TaskState::NeedsReview; }));
    QCOMPARE(b.creates(), 1);
}

QTEST_GUILESS_MAIN(TestIdKept)
#include "tst_idkept.moc"
