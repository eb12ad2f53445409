// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/history/taskhistory.h"
#include "tests/tasks/runnerbench.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A saved clip that was deleted from the disk is downloaded again, and never paid for again.
class TestFetchAgain final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void clipThatIsThereStays();
    void folderThatIsAwayMayComeBack();
    void fromTheAddressWhileItLives();
    void fromANewAddress();
    void afterARestart();
    void addressThatIsDeadAfterAll();
    void serviceHasItNoMore_data();
    void serviceHasItNoMore();
    void stoppedAndTakenUpAgain();
    void whatIsInTheTrashStaysThere();
    void clipHeldBackIsNotFetchedAgain_data();
    void clipHeldBackIsNotFetchedAgain();

private:
    TaskId savedAndDeleted();
    bool isWhole(TaskId id) const;

    std::optional<RunnerBench> m_bench;
    QByteArray m_query; ///< the service's reply to another query; empty: the usual one
    int m_status = 200; ///< of the clip's URL
};

void TestFetchAgain::init()
{
    m_bench.emplace();
    m_query.clear();
    m_status = 200;
    m_bench->service.setHandler([this](const FaultRequest& request) {
        if (request.method == "GET" && m_status != 200)
            return FaultScript{.reply = FaultServer::reply(m_status, "no")};
        if (request.method == "GET" || m_query.isEmpty())
            return m_bench->obliging(request);
        return RunnerBench::json(200, m_query);
    });
}

TaskId TestFetchAgain::savedAndDeleted()
{
    const TaskId id = m_bench->submit();
    if (!m_bench->reaches(id, TaskState::Saved) || !QFile::remove(m_bench->task(id).file))
        return 0;
    return id;
}

bool TestFetchAgain::isWhole(TaskId id) const
{
    QFile file(m_bench->task(id).file);
    return file.open(QIODevice::ReadOnly) && file.readAll() == RunnerBench::clip();
}

void TestFetchAgain::clipThatIsThereStays()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    const VideoTask before = b.task(id);
    QVERIFY(!b.runner->checkNow(id));
    QVERIFY(b.task(id) == before);
    QCOMPARE(b.fetches(), 1);
}

/// For example on a drive that is not connected.
void TestFetchAgain::folderThatIsAwayMayComeBack()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    const VideoTask before = b.task(id);
    const QString folder = QFileInfo(before.file).path();
    const QString away = b.folder.filePath(u"away"_s);
    QVERIFY(QDir().rename(folder, away));
    const Result<void> again = b.runner->checkNow(id);
    QVERIFY(!again);
    QVERIFY2(again.error().message.contains(QDir::toNativeSeparators(folder)), qPrintable(again.error().message));
    b.pass(5);
    QVERIFY(b.task(id) == before);
    QCOMPARE(b.fetches(), 1);
    // Once there is an empty folder in its place, the clip is gone.
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(isWhole(id));
    QCOMPARE(b.creates(), 1);
}

void TestFetchAgain::fromTheAddressWhileItLives()
{
    RunnerBench& b = *m_bench;
    const TaskId id = savedAndDeleted();
    QVERIFY(id);
    const int asked = b.queries();
    QVERIFY(b.runner->checkNow(id));
    // It is not shown as saved while it is not.
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    QCOMPARE(b.task(id).file, QString());
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(isWhole(id));
    QCOMPARE(b.queries(), asked);
    QCOMPARE(b.creates(), 1);
}

void TestFetchAgain::fromANewAddress()
{
    RunnerBench& b = *m_bench;
    const TaskId id = savedAndDeleted();
    QVERIFY(id);
    VideoTask old = b.task(id);
    old.addressExpiresAt = b.clock.now().addSecs(-1);
    QVERIFY(b.store->update(old, old.state));
    const int asked = b.queries();
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(isWhole(id));
    QVERIFY(b.queries() > asked);
    QCOMPARE(b.creates(), 1);
}

void TestFetchAgain::afterARestart()
{
    RunnerBench& b = *m_bench;
    const TaskId id = savedAndDeleted();
    QVERIFY(id);
    QVERIFY(b.runner->checkNow(id));
    b.crash();
    b.start();
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(isWhole(id));
    QCOMPARE(b.creates(), 1);
}

void TestFetchAgain::addressThatIsDeadAfterAll()
{
    RunnerBench& b = *m_bench;
    const TaskId id = savedAndDeleted();
    QVERIFY(id);
    m_status = 403;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.until([&] { return b.fetches() >= 4; }));
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    QVERIFY(!b.task(id).error.message.isEmpty());
    // And at once, if the user asks for it.
    m_status = 200;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(isWhole(id));
    QCOMPARE(b.creates(), 1);
}

void TestFetchAgain::serviceHasItNoMore_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("unknown") << QByteArray("UNKNOWN");
    QTest::newRow("finished, without an address") << QByteArray("SUCCEEDED");
}

void TestFetchAgain::serviceHasItNoMore()
{
    QFETCH(QByteArray, answer);
    RunnerBench& b = *m_bench;
    const TaskId id = savedAndDeleted();
    QVERIFY(id);
    VideoTask old = b.task(id);
    old.addressExpiresAt = b.clock.now().addSecs(-1);
    QVERIFY(b.store->update(old, old.state));
    m_query = b.queryA(answer, old.remoteId.toLatin1());
    m_status = 404;
    QVERIFY(b.runner->checkNow(id));
    // Its address has expired: it is polled and tried once a day for a week, and then no more.
    // The computer sleeps in between, which counts.
    b.pass(5);
    for (int day = 1; day <= 7; ++day) {
        QCOMPARE(b.task(id).state, TaskState::Downloading);
        QCOMPARE(b.fetches(), 1 + day);
        b.clock.sleep(24 * 3600 * 1000);
        b.pass(60);
    }
    QCOMPARE(b.task(id).state, TaskState::Expired);
    QVERIFY(!b.task(id).error.message.isEmpty());
    QCOMPARE(b.task(id).remoteId, old.remoteId);
    // An address that has expired by its date may still work.
    m_status = 200;
    m_query.clear();
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestFetchAgain::stoppedAndTakenUpAgain()
{
    RunnerBench& b = *m_bench;
    const TaskId id = savedAndDeleted();
    QVERIFY(id);
    m_status = 503;
    QVERIFY(b.runner->checkNow(id));
    b.quiet();
    b.runner->stopWatching(id);
    QVERIFY(!b.task(id).watched);
    m_status = 200;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(isWhole(id));
    QCOMPARE(b.creates(), 1);
}

/// Its clip was moved by us. To download it would forget where it is, and emptying the Trash would forget the task.
void TestFetchAgain::whatIsInTheTrashStaysThere()
{
    RunnerBench& b = *m_bench;
    const TaskId saved = savedAndDeleted();
    b.service.enqueue(RunnerBench::json(500, "{}"));
    const TaskId lost = b.submit();
    QVERIFY(b.reaches(lost, TaskState::NeedsReview));
    QVERIFY(b.runner->leave(lost));
    const TaskAnnotations recycled{.recycledAt = b.clock.now()};
    QVERIFY(TaskHistory(*b.store).setMarks({{saved, recycled}, {lost, recycled}}));
    const QList<VideoTask> before{b.task(saved), b.task(lost)};
    const int creates = b.creates();

    const auto adopted =
        b.runner->adopt(b.account, before.constFirst().request.kind, u"wan3.0-video"_s, before.constFirst().remoteId);
    QVERIFY(!adopted && adopted.error().message.contains(u"in the Trash"_s));
    QVERIFY(!b.runner->checkNow(saved));
    QVERIFY(!b.runner->resubmit(lost));
    QVERIFY(!b.runner->attachId(lost, u"job-9"_s));
    b.pass(5);
    QVERIFY(b.task(saved) == before.constFirst());
    QVERIFY(b.task(lost) == before.constLast());
    QCOMPARE(b.creates(), creates);

    QVERIFY(TaskHistory(*b.store).setMarks({{lost, {}}}));
    QVERIFY(b.runner->attachId(lost, u"job-9"_s));
}

void TestFetchAgain::clipHeldBackIsNotFetchedAgain_data()
{
    QTest::addColumn<bool>("restarts");
    QTest::addColumn<bool>("isElsewhere");
    QTest::newRow("there is room again") << false << false;
    QTest::newRow("restart") << true << false;
    QTest::newRow("restart, another folder") << true << true;
}

/// The clip is complete, but the database can't be written. The program ends, and the link dies.
void TestFetchAgain::clipHeldBackIsNotFetchedAgain()
{
    QFETCH(const bool, restarts);
    QFETCH(const bool, isElsewhere);
    RunnerBench& b = *m_bench;
    SqlConnection other;
    QVERIFY(other.open(b.store->file(), SqlConnection::Access::Write));
    QSqlQuery lock(other.database());
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.method != "GET")
            return b.obliging(request);
        if (!lock.exec(u"BEGIN IMMEDIATE"_s))
            return FaultScript{.reply = FaultServer::reply(404, "gone")};
        return FaultScript{.reply = FaultServer::reply(200, RunnerBench::clip())};
    });
    const TaskId id = b.submit();
    const QDir clips(b.rules.clips);
    QVERIFY(b.until([&] { return !clips.entryList({u"*.whole.*.part"_s}).isEmpty(); }));
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    if (restarts)
        b.crash();
    QVERIFY(lock.exec(u"ROLLBACK"_s));
    QVERIFY(lock.exec(u"BEGIN"_s)); // so that the handler says that the clip is gone
    if (isElsewhere)
        b.rules.clips = b.folder.filePath(u"elsewhere"_s);
    if (restarts) {
        b.start();
        b.runner->resume();
    }
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(isWhole(id));
    QCOMPARE(b.fetches(), 1);
    QCOMPARE(QFileInfo(b.task(id).file).path(), QDir(b.rules.clips).path());
    QVERIFY(QDir(b.rules.clips).entryList({u"*.part"_s}).isEmpty());
}

QTEST_GUILESS_MAIN(TestFetchAgain)
#include "tst_fetchagain.moc"
