// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/recovery/journalreconciler.h"
#include "app/tasks/store/idjournal.h"

#include "tests/support/fulldisk.h"
#include "tests/tasks/databasehelp.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestIdRecovery final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void nothingToDo();
    void everyIdOfALostDatabaseIsThere();
    void oldIdsAreForgotten_data();
    void oldIdsAreForgotten();
    void idsFindTheirTask_data();
    void idsFindTheirTask();
    void recoveredIdTakesItsTaskOutOfTheTrash();
    void anotherTaskOfTheNumberKeepsItsOwn();
    void severalIdsOfOneTask();
    void idsBelongToAccounts();
    void linesOfAnOlderVersion();
    void requestsSentAfterTheCopyNeedADecision();
    void missingLinesArePutIntoTheList();
    void unreadableListIsTold();
    void fullDiskLosesNothing();
    void manyLinesInOneGo();

private:
    IdRecovery complete(const QDateTime& now = noon.addSecs(60));
    TaskId find(const QString& remoteId) const { return m_store->findRemote(u"studio"_s, remoteId).value_or(0); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TaskStore> m_store;
    std::unique_ptr<IdJournal> m_journal;
    QString m_file;
};

void TestIdRecovery::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"tasks.db"_s);
    m_store = std::make_unique<TaskStore>();
    QVERIFY(m_store->open(m_file));
    m_journal = std::make_unique<IdJournal>(journalFile(m_file));
}

IdRecovery TestIdRecovery::complete(const QDateTime& now)
{
    const auto done = completeFromJournal(*m_store, *m_journal, now);
    if (!done)
        qWarning("%s", qPrintable(done.error().message));
    return done.value_or(IdRecovery{-1, -1});
}

void TestIdRecovery::nothingToDo()
{
    IdRecovery done = complete();
    QCOMPARE(done.added + done.attached, 0);
    QVERIFY(!QFile::exists(journalFile(m_file)));
    VideoTask task = runningTask(u"job-1"_s);
    task.id = m_store->add(task).value();
    QVERIFY(m_journal->append(task, noon));
    const QByteArray before = bytesOf(journalFile(m_file));
    done = complete();
    QCOMPARE(done.added + done.attached, 0);
    QVERIFY(!done.trouble);
    QVERIFY(m_store->task(task.id) == [&] {
        VideoTask stored = task;
        stored.place = task.id;
        return stored;
    }());
    QCOMPARE(bytesOf(journalFile(m_file)), before);
}

void TestIdRecovery::everyIdOfALostDatabaseIsThere()
{
    for (int n = 1; n <= 20; ++n) {
        VideoTask task = runningTask(u"job-%1"_s.arg(n), noon.addSecs(n));
        task.id = n;
        task.acceptedServiceTime = noon.addSecs(n + 100);
        QVERIFY(m_journal->append(task, noon.addSecs(n + 3)));
    }
    const IdRecovery done = complete();
    QCOMPARE(done.added, 20);
    QCOMPARE(done.attached, 0);
    for (int n = 1; n <= 20; ++n) {
        const VideoTask task = m_store->task(find(u"job-%1"_s.arg(n))).value();
        QCOMPARE(task.state, TaskState::InProgress);
        QCOMPARE(task.id, n);
        QCOMPARE(task.createdAt, noon.addSecs(n));
        QCOMPARE(task.acceptedAt, noon.addSecs(n + 3));
        QCOMPARE(task.acceptedServiceTime, noon.addSecs(n + 100));
        QCOMPARE(task.request.model, u"wan3.0-video"_s);
        QCOMPARE(task.request.prompt, u"runs as job-%1"_s.arg(n));
        QVERIFY(task.request.kind == (RequestKind{Family::A, Generation::G30, ApiType::TextToVideo}));
        QCOMPARE(task.baseUrl, QUrl(u"https://service.example/v1"_s));
        QVERIFY(!task.error.message.isEmpty());
        QVERIFY(task.watched);
    }
    // A second run adds nothing.
    QCOMPARE(complete().added, 0);
    QCOMPARE(m_store->ids().size(), 20);
}

void TestIdRecovery::oldIdsAreForgotten_data()
{
    QTest::addColumn<qint64>("age");
    QTest::addColumn<bool>("young");
    QTest::newRow("now") << qint64(0) << true;
    QTest::newRow("a day") << qint64(24 * 3600) << true;
    QTest::newRow("just under two") << qint64(48 * 3600 - 1) << true;
    QTest::newRow("two days") << qint64(48 * 3600) << false;
    QTest::newRow("years") << qint64(4L * 365 * 24 * 3600) << false;
    QTest::newRow("clock went back") << qint64(-3600) << true;
}

void TestIdRecovery::oldIdsAreForgotten()
{
    QFETCH(qint64, age);
    QFETCH(bool, young);
    QVERIFY(m_journal->append(runningTask(u"job-1"_s), noon));
    QCOMPARE(complete(noon.addSecs(age)).added, 1);
    const VideoTask task = m_store->task(find(u"job-1"_s)).value();
    QCOMPARE(task.state, young ? TaskState::InProgress : TaskState::Forgotten);
    QVERIFY(!task.error.message.isEmpty());
    QCOMPARE(m_store->unfinished().size(), young ? 1 : 0);
}

void TestIdRecovery::idsFindTheirTask_data()
{
    QTest::addColumn<int>("state");
    QTest::newRow("Waiting, from an old copy") << int(TaskState::Waiting);
    QTest::newRow("Sending") << int(TaskState::Sending);
    QTest::newRow("NeedsReview") << int(TaskState::NeedsReview);
    QTest::newRow("Refused") << int(TaskState::Refused);
}

void TestIdRecovery::idsFindTheirTask()
{
    QFETCH(int, state);
    VideoTask task = waitingTask(u"a long prompt"_s);
    task.state = TaskState(state);
    task.held = task.state == TaskState::Waiting;
    task.watched = task.state != TaskState::NeedsReview;
    task.id = m_store->add(task).value();
    VideoTask noted = task;
    noted.remoteId = u"job-9"_s;
    QVERIFY(m_journal->append(noted, noon));
    const IdRecovery done = complete();
    QCOMPARE(done.attached, 1);
    QCOMPARE(done.added, 0);
    const VideoTask now = m_store->task(task.id).value();
    QCOMPARE(now.remoteId, u"job-9"_s);
    QCOMPARE(now.state, TaskState::InProgress);
    QCOMPARE(now.request.prompt, u"a long prompt"_s);
    QVERIFY(!now.held);
    QVERIFY(now.watched);
    QCOMPARE(m_store->log(task.id).size(), 1);
    QCOMPARE(m_store->ids().size(), 1);
}

/// The copy is from when a dismissed task was in the Trash. Later it was restored, sent again and accepted.
void TestIdRecovery::recoveredIdTakesItsTaskOutOfTheTrash()
{
    VideoTask task = waitingTask(u"kite"_s);
    task.state = TaskState::NeedsReview;
    task.watched = false;
    task.createAttempts = 1;
    task.id = m_store->add(task).value();
    TaskHistory history(*m_store);
    QVERIFY(history.setMarks({{task.id, {.recycledAt = noon}}}));
    QVERIFY(m_store->ids().isEmpty());
    task.remoteId = u"job-1"_s;
    QVERIFY(m_journal->append(task, noon));
    QCOMPARE(complete().attached, 1);
    QCOMPARE(m_store->ids(), QList<TaskId>{task.id});
    QCOMPARE(m_store->task(task.id)->state, TaskState::InProgress);
}

void TestIdRecovery::anotherTaskOfTheNumberKeepsItsOwn()
{
    // A new database began its numbers again.
    VideoTask task = waitingTask(u"new"_s);
    task.createdAt = noon.addDays(1);
    task.id = m_store->add(task).value();
    VideoTask lost = runningTask(u"job-old"_s);
    lost.id = task.id;
    QVERIFY(m_journal->append(lost, noon));
    QCOMPARE(complete(noon.addDays(1)).added, 1);
    QVERIFY(m_store->task(task.id)->remoteId.isEmpty());
    QCOMPARE(m_store->task(task.id)->state, TaskState::Waiting);
    QVERIFY(find(u"job-old"_s) != task.id);
}

void TestIdRecovery::severalIdsOfOneTask()
{
    VideoTask task = waitingTask(u"sent twice"_s);
    task.state = TaskState::NeedsReview;
    task.id = m_store->add(task).value();
    for (const QString& id : {u"first"_s, u"second"_s, u"second"_s}) {
        task.remoteId = id;
        QVERIFY(m_journal->append(task, noon));
    }
    const IdRecovery done = complete();
    QCOMPARE(done.attached, 1);
    QCOMPARE(done.added, 1);
    QCOMPARE(m_store->task(task.id)->remoteId, u"second"_s);
    QVERIFY(find(u"first"_s) > task.id);
}

void TestIdRecovery::idsBelongToAccounts()
{
    VideoTask one = runningTask(u"job-1"_s);
    QVERIFY(m_store->add(one));
    one.accountId = u"another"_s;
    one.id = 50;
    QVERIFY(m_journal->append(one, noon));
    QCOMPARE(complete().added, 1);
    QVERIFY(m_store->findRemote(u"another"_s, u"job-1"_s));
    QVERIFY(find(u"job-1"_s));
}

void TestIdRecovery::linesOfAnOlderVersion()
{
    VideoTask task = waitingTask(u"p"_s);
    task.state = TaskState::Sending;
    task.id = m_store->add(task).value();
    writeBytes(journalFile(m_file),
        "{\"task\":1,\"createdAt\":\"2026-01-01T12:00:00.000Z\",\"remoteId\":\"job-77\"}\n"
        "{\"remoteId\":\"job-78\"}\n{\"remoteId\":78}\n{\"remoteId\":\"\"}\n");
    const IdRecovery done = complete();
    QCOMPARE(done.attached, 1);
    QCOMPARE(done.added, 1);
    QCOMPARE(m_store->task(task.id)->remoteId, u"job-77"_s);
    QCOMPARE(m_store->task(*m_store->findRemote(u""_s, u"job-78"_s))->state, TaskState::Forgotten);
    const IdRecovery again = complete();
    QCOMPARE(again.added + again.attached, 0);
}

/// The database never had their tasks. Nobody knows how their calls ended, and the same request must not be paid again
/// without a question.
void TestIdRecovery::requestsSentAfterTheCopyNeedADecision()
{
    VideoTask first = runningTask({});
    first.state = TaskState::Sending;
    first.createAttempts = 1;
    first.request.durationSeconds = 7;
    first.id = 5;
    VideoTask later = first;
    later.id = 9;
    later.createdAt = first.createdAt.addSecs(2);
    later.request.prompt = u"a boat"_s;
    VideoTask accepted = later;
    accepted.id = 10;
    accepted.createdAt = first.createdAt.addSecs(3);
    for (const VideoTask& each : {later, first, accepted})
        QVERIFY(m_journal->appendIntent(each, noon));
    accepted.remoteId = u"job-10"_s;
    QVERIFY(m_journal->append(accepted, noon));
    const IdRecovery done = complete();
    QCOMPARE(done.doubted, 2);
    QCOMPARE(done.added, 1);
    QVERIFY(done.missing.isEmpty());
    QStringList prompts;
    for (const TaskId id : m_store->ids({TaskState::NeedsReview})) {
        const VideoTask task = *m_store->task(id);
        prompts.append(task.request.prompt);
        QCOMPARE(task.request.durationSeconds, 7);
        QCOMPARE(task.sentAt, noon);
        QVERIFY(task.watched && task.remoteId.isEmpty());
        QVERIFY2(task.error.message.contains(u"accepted and charged"_s), qPrintable(task.error.message));
        QCOMPARE(m_store->unanswered(task), id);
    }
    prompts.sort();
    QCOMPARE(prompts, (QStringList{u"a boat"_s, first.request.prompt}));
    // Another comparison, even of the whole list, does not add them again.
    QCOMPARE(complete().doubted, 0);
    QCOMPARE(m_store->ids({TaskState::NeedsReview}).size(), 2);
}

void TestIdRecovery::missingLinesArePutIntoTheList()
{
    VideoTask task = runningTask(u"job-1"_s);
    task.id = m_store->add(task).value();
    QVERIFY(m_store->add(waitingTask(u"w"_s)));
    (void)complete();
    const auto entries = m_journal->entries().value();
    QCOMPARE(entries.size(), 1);
    QCOMPARE(entries.first().task.remoteId, u"job-1"_s);
    QCOMPARE(m_journal->idOf(task), u"job-1"_s);
    (void)complete();
    QCOMPARE(m_journal->entries()->size(), 1);
}

void TestIdRecovery::unreadableListIsTold()
{
    QVERIFY(m_store->add(runningTask(u"job-1"_s)));
    QVERIFY(QDir(m_folder->path()).mkdir(u"tasks.db.ids"_s));
    const IdRecovery done = complete();
    QCOMPARE(done.added, 0);
    QVERIFY(done.trouble);
    QVERIFY(done.trouble->message.contains(u"tasks.db.ids"_s));
}

void TestIdRecovery::fullDiskLosesNothing()
{
    for (int n = 1; n <= 200; ++n) {
        VideoTask task = runningTask(u"job-%1"_s.arg(n), noon.addSecs(n));
        task.id = n;
        QVERIFY(m_journal->append(task, noon));
    }
    {
        const FullDisk full;
        QVERIFY(!completeFromJournal(*m_store, *m_journal, noon));
    }
    // All or nothing.
    QVERIFY(m_store->ids().isEmpty());
    QCOMPARE(complete().added, 200);
}

void TestIdRecovery::manyLinesInOneGo()
{
    constexpr int count = 100000;
    QList<VideoTask> tasks;
    tasks.reserve(count);
    for (int n = 1; n <= count; ++n) {
        tasks.append(runningTask(u"cgt-20260101-%1"_s.arg(n), noon.addMSecs(n)));
        tasks.last().id = n;
    }
    QVERIFY(m_journal->append(tasks, noon));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(m_journal->entries()->size(), count);
    qInfo("100,000 lines: read in %lld ms", timer.elapsed());
    const IdJournal fresh(journalFile(m_file));
    QCOMPARE(fresh.idOf(tasks.at(77)), tasks.at(77).remoteId);
    timer.start();
    for (const VideoTask& task : tasks)
        QCOMPARE(fresh.idOf(task), task.remoteId);
    qInfo("100,000 lines: each looked up in %lld ms", timer.elapsed());
    // Then the database for a tenth of them.
    QVERIFY(QFile::remove(journalFile(m_file)));
    QVERIFY(m_journal->append(tasks.first(count / 10), noon));
    timer.restart();
    QCOMPARE(complete().added, count / 10);
    qInfo("10,000 lines: a lost database completed in %lld ms", timer.restart());
    QCOMPARE(complete().added, 0);
    qInfo("10,000 lines: a whole database compared in %lld ms", timer.elapsed());
}

QTEST_GUILESS_MAIN(TestIdRecovery)
#include "tst_journalreconciler.moc"
