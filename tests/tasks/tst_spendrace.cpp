// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Several processes send the tasks of one profile and are killed at random. Arguments: --kills N, 9 without it.

#include "tests/tasks/spendbench.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <memory>
#include <vector>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int tasks = 60;
constexpr int most = 25; ///< takes that the limit allows
constexpr int racers = 3;
int killsWanted = 9;

int randomBelow(int bound)
{
    return QRandomGenerator::global()->bounded(bound);
}

/// Stores a step of a task, or returns why it could not be stored.
Result<void> take(TaskStore& store, const VideoTask& task, const AnyTaskEvent& event, const Clock& clock)
{
    const auto step = transition(task, event, clock.now());
    return step ? store.update(step->task, task.state) : failure(ErrorKind::BadInput, u"the event is not allowed"_s);
}

/// What the service answers to a create call.
AnyTaskEvent answerFor(TaskId id)
{
    switch (randomBelow(4)) {
    case 0: return SpendBench::created(CreateOutcome::Refused);
    case 1: return SpendBench::created(CreateOutcome::Lost);
    default: return SpendBench::created(CreateOutcome::Accepted, u"job-%1"_s.arg(id));
    }
}

/// Sends one waiting task, or holds it if the limit refuses. Returns false if there is none left.
Result<bool> sendOne(TaskStore& store, const Clock& clock)
{
    QList<VideoTask> open;
    for (const TaskId id : store.ids({TaskState::Waiting})) {
        if (const auto task = store.task(id); task && !task->held)
            open.append(*task);
    }
    if (open.isEmpty())
        return false;
    const VideoTask task = open.at(randomBelow(int(open.size())));
    const Result<void> begun = take(store, task, TaskEvent::SendBegun{}, clock);
    if (!begun && begun.error().kind == ErrorKind::LimitReached) {
        (void)take(store, task, TaskEvent::Held{begun.error(), true}, clock);
    } else if (!begun && begun.error().kind == ErrorKind::Storage) {
        return failure(begun.error());
    } else if (begun) {
        QThread::msleep(ulong(randomBelow(4)));
        (void)take(store, *store.task(task.id), answerFor(task.id), clock);
    }
    return true;
}

/// One of the processes: takes the lease whenever it has lost it.
int race(const QString& file)
{
    const SystemClock clock;
    for (;;) {
        TaskStore store;
        if (!store.open(file)) {
            QThread::msleep(5);
            continue;
        }
        for (;;) {
            const Result<bool> sent = sendOne(store, clock);
            if (sent && !*sent)
                return 0;
            if (!sent)
                break;
            QThread::msleep(ulong(randomBelow(6)));
        }
        QThread::msleep(ulong(randomBelow(20)));
    }
}

/// A process that races, started again whenever it was killed.
class Racer final {
public:
    explicit Racer(QString file) : m_file(std::move(file)) { start(); }
    ~Racer()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    bool isDone() const { return m_process.state() == QProcess::NotRunning && m_process.exitCode() == 0; }
    void killAndRestart()
    {
        m_process.kill();
        m_process.waitForFinished();
        start();
    }
    void poll() { m_process.waitForFinished(1); }

private:
    void start()
    {
        m_process.setProcessChannelMode(QProcess::ForwardedChannels);
        m_process.start(QCoreApplication::applicationFilePath(), {u"--racer"_s, m_file});
        m_process.waitForStarted();
    }

    QString m_file;
    QProcess m_process;
};

} // namespace

class TestSpendRace final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void neverOverNeverStuck_data();
    void neverOverNeverStuck();
};

void TestSpendRace::neverOverNeverStuck_data()
{
    QTest::addColumn<LimitUnit>("unit");
    QTest::newRow("takes") << LimitUnit::Takes;
    QTest::newRow("seconds") << LimitUnit::Seconds;
    QTest::newRow("money") << LimitUnit::Money;
}

void TestSpendRace::neverOverNeverStuck()
{
    QFETCH(LimitUnit, unit);
    const QString used = u"SELECT COUNT(*) FROM spend WHERE state <> 'not billed'"_s;
    int highest = 0;
    for (int kills = 0; kills < killsWanted / 3 + 1;) {
        SpendBench bench;
        bench.clock.setNow(QDateTime::currentDateTimeUtc());
        bench.storeRate(RateUnit::Second, u"1"_s);
        for (int task = 0; task < tasks; ++task)
            bench.add();
        bench.storeLimit(unit, unit == LimitUnit::Takes ? most : 5 * most, AtLimit::Refuse, LimitPeriod::Always);
        {
            std::vector<std::unique_ptr<Racer>> all;
            for (int racer = 0; racer < racers; ++racer)
                all.push_back(std::make_unique<Racer>(bench.file()));
            QElapsedTimer time;
            time.start();
            while (!std::ranges::all_of(all, [](const auto& racer) { return racer->isDone(); })) {
                QVERIFY2(time.elapsed() < 60'000, "the processes are stuck");
                const int now = valueIn(bench.file(), used).toInt();
                QVERIFY2(now <= most, qPrintable(QString::number(now)));
                highest = std::max(highest, now);
                for (const auto& racer : all)
                    racer->poll();
                const auto& victim = all.at(size_t(randomBelow(racers)));
                if (randomBelow(8) == 0 && !victim->isDone()) {
                    victim->killAndRestart();
                    ++kills;
                }
            }
        }
        // Nothing is lost: with the limit as it is, released tasks fill it up to the last take.
        QVERIFY(bench.store.open(bench.file()));
        for (const TaskId id : bench.store.ids({TaskState::Waiting}))
            QVERIFY(bench.happen(id, TaskEvent::CheckRequested{}));
        for (const TaskId id : bench.store.ids({TaskState::Waiting}))
            (void)bench.happen(id, TaskEvent::SendBegun{});
        QCOMPARE(valueIn(bench.file(), used).toInt(), most);
        QCOMPARE(valueIn(bench.file(), u"SELECT COUNT(*) FROM tasks"_s).toInt(), tasks);
        QCOMPARE(valueIn(bench.file(),
                     u"SELECT COUNT(*) FROM tasks WHERE create_attempts > 0 AND id NOT IN "
                     "(SELECT task FROM spend)"_s)
                     .toInt(),
            0);
    }
    QVERIFY(highest > most / 2); // the limit was reached while they raced
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--racer"_s)
        return race(arguments.value(2));
    if (const qsizetype at = arguments.indexOf(u"--kills"_s); at > 0) {
        killsWanted = arguments.value(at + 1).toInt();
        arguments.remove(at, 2);
    }
    TestSpendRace test;
    return QTest::qExec(&test, arguments);
}

#include "tst_spendrace.moc"
