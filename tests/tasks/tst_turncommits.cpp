// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/compat.h"
#include "tests/tasks/querybench.h"

#include <QSqlQuery>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// A second connection, whose data version shows whether anything was committed since the last check.
class Commits final {
public:
    explicit Commits(const QString& file)
        : m_name(u"commits"_s)
        , m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name))
    {
        m_database.setDatabaseName(file);
        if (!m_database.open())
            qFatal("the database cannot be opened a second time");
        version();
    }
    ~Commits()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
    }
    Q_DISABLE_COPY_MOVE(Commits)

    qint64 version() const
    {
        QSqlQuery query(u"PRAGMA data_version"_s, m_database);
        return query.next() ? query.value(0).toLongLong() : -1;
    }

private:
    QString m_name;
    QSqlDatabase m_database;
};

QList<TaskUpdate> steps(TaskStore& store, int count)
{
    QList<TaskUpdate> updates;
    for (int n = 0; n < count; ++n) {
        VideoTask task;
        task.accountId = u"studio"_s;
        task.request = RunnerBench::textRequest();
        task.state = TaskState::InProgress;
        task.remoteId = u"job-%1"_s.arg(n);
        const VideoTask before = *store.task(store.add(task).value());
        VideoTask after = before;
        after.report.word = u"RUNNING"_s;
        updates.append({before, after, {{{}, u"note"_s, u"said"_s}}});
    }
    return updates;
}

} // namespace

/// Everything within one turn of the event loop is committed together, and still each task is independent.
class TestTurnCommits final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_bench = std::make_unique<QueryBench>(); }
    void cleanup() { m_bench.reset(); }

    void storesAll();
    void writesOnlyWhatChanged();
    void oneHasMovedOn();
    void oneIsRefused();
    void noneWhenItIsLocked();
    void answersOfOneTurn();
    void decisionSeesTheAnswer();
    void thousandArePausedAtOnce();

private:
    std::unique_ptr<QueryBench> m_bench;
};

void TestTurnCommits::storesAll()
{
    TaskStore& store = *m_bench->bench.store;
    const QList<TaskUpdate> updates = steps(store, 20);
    const Commits commits(store.file());
    QList<qint64> versions;
    connect(&store, &TaskStore::taskChanged, this, [&] { versions.append(commits.version()); });
    const qint64 before = commits.version();
    const QList<Result<void>> results = store.updateAll(updates);
    QCOMPARE(results.size(), 20);
    QVERIFY(std::all_of(results.cbegin(), results.cend(), [](const Result<void>& each) { return each.has_value(); }));
    QCOMPARE(versions, QList<qint64>(20, before + 1));
    for (const TaskUpdate& update : updates) {
        QVERIFY(store.task(update.task.id) == update.task);
        QCOMPARE(store.log(update.task.id).size(), 1);
    }
    QVERIFY(store.updateAll({}).isEmpty());
}

void TestTurnCommits::writesOnlyWhatChanged()
{
    TaskStore& store = *m_bench->bench.store;
    QList<TaskUpdate> updates = steps(store, 2);
    // Changed by another program since it was read, not by this step.
    VideoTask other = updates.at(0).before;
    other.partial.file = u"/clips/x.part"_s;
    QVERIFY(store.update(other, other.state));
    updates[1].task.state = TaskState::Failed;
    updates[1].task.finishedAt = utcTime(1000000);
    store.updateAll(updates);
    QCOMPARE(store.task(other.id)->partial.file, other.partial.file);
    QCOMPARE(store.task(other.id)->report.word, u"RUNNING"_s);
    QVERIFY(store.task(updates.at(1).task.id) == updates.at(1).task);
}

void TestTurnCommits::oneHasMovedOn()
{
    TaskStore& store = *m_bench->bench.store;
    const QList<TaskUpdate> updates = steps(store, 5);
    VideoTask moved = updates.at(2).before;
    moved.state = TaskState::Failed;
    QVERIFY(store.update(moved, TaskState::InProgress));
    const QSignalSpy changed(&store, &TaskStore::taskChanged);
    const QList<Result<void>> results = store.updateAll(updates);
    for (qsizetype n = 0; n < results.size(); ++n)
        QCOMPARE(results.at(n).has_value(), n != 2);
    QCOMPARE(results.at(2).error().kind, ErrorKind::BadInput);
    QCOMPARE(changed.size(), 4);
    QVERIFY(store.task(moved.id) == moved);
    QVERIFY(store.log(moved.id).isEmpty());
    QVERIFY(store.task(updates.at(4).task.id) == updates.at(4).task);
}

void TestTurnCommits::oneIsRefused()
{
    TaskStore& store = *m_bench->bench.store;
    QList<TaskUpdate> updates = steps(store, 5);
    // The database itself protects an ID.
    updates[3].task.remoteId = u"another"_s;
    const QSignalSpy changed(&store, &TaskStore::taskChanged);
    const QList<Result<void>> results = store.updateAll(updates);
    for (qsizetype n = 0; n < results.size(); ++n)
        QCOMPARE(results.at(n).has_value(), n != 3);
    QCOMPARE(results.at(3).error().kind, ErrorKind::Storage);
    QCOMPARE(changed.size(), 4);
    for (qsizetype n = 0; n < updates.size(); ++n) {
        const TaskUpdate& update = updates.at(n);
        QVERIFY(store.task(update.task.id) == (n == 3 ? update.before : update.task));
        QCOMPARE(store.log(update.task.id).size(), n == 3 ? 0 : 1);
    }
}

void TestTurnCommits::noneWhenItIsLocked()
{
    TaskStore& store = *m_bench->bench.store;
    const QList<TaskUpdate> updates = steps(store, 3);
    const QSignalSpy changed(&store, &TaskStore::taskChanged);
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"lock"_s);
        other.setDatabaseName(store.file());
        QVERIFY(other.open());
        QVERIFY(QSqlQuery(other).exec(u"BEGIN IMMEDIATE"_s));
        const QList<Result<void>> results = store.updateAll(updates);
        QCOMPARE(results.size(), 3);
        for (const Result<void>& each : results)
            QCOMPARE(each.error().kind, ErrorKind::Storage);
        other.close();
    }
    QSqlDatabase::removeDatabase(u"lock"_s);
    QCOMPARE(changed.size(), 0);
    QVERIFY(store.updateAll(updates).first());
}

void TestTurnCommits::answersOfOneTurn()
{
    RunnerBench& b = m_bench->bench;
    m_bench->recordAnswering("RUNNING");
    const QList<TaskId> ids = m_bench->adopt(4);
    const QSignalSpy changed(b.store.get(), &TaskStore::taskChanged);
    QVERIFY(b.until([&] { return changed.size() == 4; }));
    for (TaskId id : ids) {
        QCOMPARE(b.task(id).report.word, u"RUNNING"_s);
        QVERIFY(b.store->log(id).size() >= 1);
    }
}

void TestTurnCommits::decisionSeesTheAnswer()
{
    RunnerBench& b = m_bench->bench;
    b.service.setHandler([&](const FaultRequest& request) {
        return RunnerBench::json(200, b.queryA("FAILED", QueryBench::taskIdOf(request)));
    });
    const TaskId id = m_bench->adopt(1).first();
    // At the moment when the reply is there, before the turn of the event loop is over.
    std::optional<bool> isPossible;
    connect(&b.queryCalls, &QNetworkAccessManager::finished, this, [&](QNetworkReply* reply) {
        connect(reply, &QObject::destroyed, this, [&] {
            if (!isPossible)
                isPossible = b.runner->checkNow(id).has_value();
        });
    });
    QVERIFY(b.until([&] { return isPossible.has_value() && b.task(id).state == TaskState::Failed; }));
    b.pass(60);
    QCOMPARE(b.task(id).state, TaskState::Failed);
    QCOMPARE(b.runner->activeCount(), 0);
}

void TestTurnCommits::thousandArePausedAtOnce()
{
    RunnerBench& b = m_bench->bench;
    QList<VideoTask> tasks;
    for (int n = 0; n < 1000; ++n) {
        VideoTask task;
        task.accountId = b.account.id;
        task.request = RunnerBench::textRequest();
        task.state = TaskState::InProgress;
        task.remoteId = u"job-%1"_s.arg(n);
        task.acceptedAt = b.clock.now();
        tasks.append(task);
    }
    QVERIFY(b.store->addAll(tasks));
    b.keys.setFailure(Error{ErrorKind::KeyProblem, u"There is no key."_s});
    const QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    b.runner->resume();
    const Commits commits(b.store->file());
    QHash<qint64, int> versions; // and how many tasks each commit changed
    connect(b.store.get(), &TaskStore::taskChanged, this, [&] { ++versions[commits.version()]; });
    QVERIFY(b.until([&] { return paused.size() == 1; }));
    // No further query from here on, whatever is stored already.
    QCOMPARE(b.runner->activeCount(), 0);
    b.pass(3);
    QCOMPARE(b.runner->activeCount(), 0);
    // Small enough that the window does not freeze.
    QVERIFY2(versions.size() <= 1000 / 64 + 8, qPrintable(QString::number(versions.size())));
    QCOMPARE(*std::max_element(versions.cbegin(), versions.cend()), 64);
    for (TaskId id : b.store->ids())
        QCOMPARE(b.task(id).error.kind, ErrorKind::KeyProblem);
    const qint64 held = commits.version();
    b.service.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    b.keys.setFailure(std::nullopt);
    b.runner->resumeAccount(b.account.id);
    QCOMPARE(b.runner->activeCount(), 1000);
    QCOMPARE(commits.version(), held);
}

QTEST_GUILESS_MAIN(TestTurnCommits)
#include "tst_turncommits.moc"
