// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/runnerbench.h"
#include "tests/tasks/spendbench.h"

#include "app/money/limittext.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const TaskEvent::SendBegun sent;

ErrorKind kindOf(const Result<void>& result)
{
    return result ? ErrorKind::Stopped : result.error().kind; // no limit returns Stopped
}

template<typename Value>
ErrorKind kindOf(const Result<Value>& result)
{
    return result ? ErrorKind::Stopped : result.error().kind;
}

constexpr ErrorKind allowed = ErrorKind::Stopped;

/// A bench with a rate, and so much history that the next take of each family is known to use 5 seconds or 5 points,
/// which cost 5 dollars. One take of the family was charged today.
std::unique_ptr<SpendBench> knownBench(Family family)
{
    auto bench = std::make_unique<SpendBench>();
    bench->storeRate(RateUnit::Second, u"1"_s);
    bench->storeRate(RateUnit::Point, u"1"_s);
    bench->charged(family, u"5"_s);
    return bench;
}

} // namespace

/// A limit that is stored but does not act is the classic defect.
class TestSpendLimits final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLimitActsEverywhere_data();
    void everyLimitActsEverywhere();
    void unknownAsks_data();
    void unknownAsks();
    void otherMoneyAsks();
    void scheduledTakesAreJudgedForTheirDay();
    void limitsOfOthersDoNotAct_data();
    void limitsOfOthersDoNotAct();
    void aPeriodEnds_data();
    void aPeriodEnds();
    void permissionCountsForLimitsThatAsk();
    void refusedWishStoresNothing();
    void whatWaitsCounts();
    void scheduledTakesCountOnTheirDay();
    void unsettledCountsAndNotBilledDoesNot();
    void whatRunsGoesOn();
    void heldTasksAreFree();
    void heldWithOneSentence_data();
    void heldWithOneSentence();
    void sendingNowIsThePermission();
    void wishesAreJudgedByTheRunner();
    void heldWishIsStoredButNotSent();
    void absurdFiguresDoNotBlock();
    void manyCallsStayFast();
};

void TestSpendLimits::everyLimitActsEverywhere_data()
{
    QTest::addColumn<LimitUnit>("unit");
    QTest::addColumn<LimitPeriod>("period");
    QTest::addColumn<AtLimit>("atLimit");
    QTest::addColumn<bool>("isOfAccount");
    QTest::addColumn<bool>("isCall"); // judged when it is sent, otherwise when it is submitted
    for (const LimitUnit unit : {LimitUnit::Takes, LimitUnit::Seconds, LimitUnit::Points, LimitUnit::Money}) {
        for (const LimitPeriod period : {LimitPeriod::Day, LimitPeriod::Month, LimitPeriod::Run, LimitPeriod::Always}) {
            for (const AtLimit atLimit : {AtLimit::Ask, AtLimit::Refuse}) {
                for (const bool isOfAccount : {false, true}) {
                    for (const bool isCall : {false, true}) {
                        if (isCall && period == LimitPeriod::Run)
                            continue;
                        QTest::addRow("%s, %s, %s%s, %s", qPrintable(limitUnitName(unit)),
                            qPrintable(limitPeriodName(period)), qPrintable(atLimitName(atLimit)),
                            isOfAccount ? ", account" : "", isCall ? "sent" : "submitted")
                            << unit << period << atLimit << isOfAccount << isCall;
                    }
                }
            }
        }
    }
}

void TestSpendLimits::everyLimitActsEverywhere()
{
    QFETCH(LimitUnit, unit);
    QFETCH(LimitPeriod, period);
    QFETCH(AtLimit, atLimit);
    QFETCH(bool, isOfAccount);
    QFETCH(bool, isCall);
    const Family family = unit == LimitUnit::Points ? Family::B : Family::A;
    const auto bench = knownBench(family);
    const VideoTask next = bench->newTask(SpendBench::request(family));
    // One take is used and one more fits. Of a run limit, two fit.
    const int amount = unit == LimitUnit::Takes ? 2 : 10;
    const QString account = isOfAccount ? u"studio"_s : QString();
    const ErrorKind expected = atLimit == AtLimit::Ask ? ErrorKind::OverLimit : ErrorKind::LimitReached;
    if (isCall) {
        const TaskId first = bench->add(next);
        const TaskId second = bench->add(next);
        bench->storeLimit(unit, amount, atLimit, period, account);
        QCOMPARE(kindOf(bench->happen(first, sent)), allowed);
        QCOMPARE(kindOf(bench->happen(second, sent)), expected);
        QCOMPARE(bench->store.task(second)->state, TaskState::Waiting);
        QCOMPARE(bench->calls().size(), 2);
        return;
    }
    bench->storeLimit(unit, amount, atLimit, period, account);
    const int fits = period == LimitPeriod::Run ? 2 : 1;
    QCOMPARE(kindOf(bench->store.addAll(QList<VideoTask>(fits + 1, next))), expected);
    QCOMPARE(bench->store.ids().size(), 1);
    QCOMPARE(kindOf(bench->store.addAll(QList<VideoTask>(fits, next))), allowed);
    // Before each wish, the book says the same.
    const auto says = bench->book.judge(u"studio"_s, next.request, fits + 1).kind;
    QCOMPARE(says, atLimit == AtLimit::Ask ? LimitVerdict::Kind::Asks : LimitVerdict::Kind::Refuses);
}

void TestSpendLimits::unknownAsks_data()
{
    QTest::addColumn<LimitUnit>("unit");
    QTest::addColumn<Family>("family");
    QTest::addColumn<bool>("hasDuration");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("seconds that the request does not say")
        << LimitUnit::Seconds << Family::A << false << ErrorKind::OverLimit;
    QTest::newRow("points of the first take") << LimitUnit::Points << Family::B << true << ErrorKind::OverLimit;
    QTest::newRow("money without a rate") << LimitUnit::Money << Family::A << true << ErrorKind::OverLimit;
    QTest::newRow("money of unknown points") << LimitUnit::Money << Family::B << true << ErrorKind::OverLimit;
    QTest::newRow("takes are always known") << LimitUnit::Takes << Family::B << false << allowed;
    QTest::newRow("seconds do not concern family B") << LimitUnit::Seconds << Family::B << true << allowed;
    QTest::newRow("points do not concern family A") << LimitUnit::Points << Family::A << true << allowed;
}

void TestSpendLimits::unknownAsks()
{
    QFETCH(LimitUnit, unit);
    QFETCH(Family, family);
    QFETCH(bool, hasDuration);
    QFETCH(ErrorKind, kind);
    SpendBench bench;
    VideoTask task = bench.newTask(SpendBench::request(family));
    if (!hasDuration)
        task.request.durationSeconds.reset();
    const TaskId waiting = bench.add(task);
    bench.storeLimit(unit, 1'000'000);
    QCOMPARE(kindOf(bench.store.add(task)), kind);
    QCOMPARE(kindOf(bench.happen(waiting, sent)), kind);
    task.agreedLimits = bench.marks();
    QCOMPARE(kindOf(bench.store.add(task)), allowed);
}

/// A limit in dollars cannot say whether euros are too much.
void TestSpendLimits::otherMoneyAsks()
{
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"9"_s, u"EUR"_s);
    bench.charged(Family::A, u"5"_s);
    const TaskId waiting = bench.add();
    const Limit limit = bench.storeLimit(LimitUnit::Money, 5);
    VideoTask task = bench.newTask(SpendBench::request());
    const auto refused = bench.store.add(task);
    QCOMPARE(kindOf(refused), ErrorKind::OverLimit);
    QVERIFY2(refused.error().message.contains(u"Your limit of $5.00 a day can't count €45.00."_s),
        qPrintable(refused.error().message));
    QCOMPARE(kindOf(bench.happen(waiting, sent)), ErrorKind::OverLimit);
    task.agreedLimits = bench.marks();
    QCOMPARE(kindOf(bench.store.add(task)), allowed);
    const LimitUse use = bench.book.uses().constFirst();
    QCOMPARE(use.limit.id, limit.id);
    QVERIFY(use.used().isZero());
    QCOMPARE(use.unknown, 0);
    // What was charged and the two that wait.
    QCOMPARE(use.otherMoney.value(u"EUR"_s).text(), u"135"_s);
    QCOMPARE(use.otherMoney.size(), 1);
}

/// What is due tomorrow is judged by what tomorrow has left.
void TestSpendLimits::scheduledTakesAreJudgedForTheirDay()
{
    SpendBench bench;
    bench.storeLimit(LimitUnit::Seconds, 10);
    bench.charged(Family::A, u"5"_s);
    const auto kind = [&bench](const QDateTime& time) {
        return bench.book.judge(u"studio"_s, SpendBench::request(), 1, {}, time).kind;
    };
    QCOMPARE(kind({}), LimitVerdict::Kind::Near);
    QCOMPARE(kind(bench.clock.now().addDays(1)), LimitVerdict::Kind::Fits);
}

void TestSpendLimits::limitsOfOthersDoNotAct_data()
{
    QTest::addColumn<Limit>("limit");
    Limit limit{0, LimitPeriod::Day, {}, LimitUnit::Takes, Amount::whole(1), {}, AtLimit::Refuse};
    limit.account = u"other"_s;
    QTest::newRow("another account") << limit;
    limit.account.clear();
    limit.unit = LimitUnit::Points;
    QTest::newRow("another unit") << limit;
}

void TestSpendLimits::limitsOfOthersDoNotAct()
{
    QFETCH(Limit, limit);
    const auto bench = knownBench(Family::A);
    QVERIFY(bench->book.storeLimit(limit));
    QCOMPARE(kindOf(bench->happen(bench->add(), sent)), allowed);
    QCOMPARE(kindOf(bench->store.addAll(QList<VideoTask>(5, bench->newTask(SpendBench::request())))), allowed);
}

void TestSpendLimits::aPeriodEnds_data()
{
    QTest::addColumn<LimitPeriod>("period");
    QTest::addColumn<int>("days");
    QTest::addColumn<bool>("isOver");
    QTest::newRow("same day") << LimitPeriod::Day << 0 << false;
    QTest::newRow("next day") << LimitPeriod::Day << 1 << true;
    QTest::newRow("same month") << LimitPeriod::Month << 20 << false;
    QTest::newRow("next month") << LimitPeriod::Month << 31 << true;
    QTest::newRow("always") << LimitPeriod::Always << 400 << false;
}

void TestSpendLimits::aPeriodEnds()
{
    QFETCH(LimitPeriod, period);
    QFETCH(int, days);
    QFETCH(bool, isOver);
    SpendBench bench;
    bench.storeLimit(LimitUnit::Takes, 1, AtLimit::Refuse, period);
    bench.charged(Family::A, u"5"_s);
    bench.clock.setNow(bench.clock.now().addDays(days));
    QCOMPARE(bench.book.uses().constFirst().used().isZero(), isOver);
    QCOMPARE(kindOf(bench.store.add(bench.newTask(SpendBench::request()))), isOver ? allowed : ErrorKind::LimitReached);
}

void TestSpendLimits::permissionCountsForLimitsThatAsk()
{
    SpendBench bench;
    bench.charged(Family::A, u"5"_s);
    const Limit asks = bench.storeLimit(LimitUnit::Takes, 1, AtLimit::Ask);
    VideoTask task = bench.newTask(SpendBench::request());
    task.agreedLimits = bench.marks();
    const TaskId first = bench.add(task);
    const TaskId second = bench.add(task);
    QCOMPARE(kindOf(bench.happen(first, sent)), allowed);
    bench.storeLimit(LimitUnit::Takes, 2, AtLimit::Refuse);
    QCOMPARE(kindOf(bench.happen(second, sent)), ErrorKind::LimitReached);
    QCOMPARE(kindOf(bench.store.add(task)), ErrorKind::LimitReached);
    QVERIFY(bench.book.removeLimit(asks.id));
    QVERIFY(!bench.book.removeLimit(asks.id));
}

void TestSpendLimits::refusedWishStoresNothing()
{
    SpendBench bench;
    bench.storeLimit(LimitUnit::Takes, 3, AtLimit::Refuse, LimitPeriod::Run);
    const VideoTask task = bench.newTask(SpendBench::request());
    const Result<QList<TaskId>> added = bench.store.addAll(QList<VideoTask>(4, task));
    QVERIFY(!added);
    QVERIFY(added.error().message.contains(u"3 takes per run"_s));
    QVERIFY(added.error().message.contains(u"Nothing was sent or charged"_s));
    QVERIFY(bench.store.ids().isEmpty());
    // The copies of a wish are sent one by one, which a run limit does not count again.
    const QList<TaskId> ids = bench.store.addAll(QList<VideoTask>(3, task)).value_or(QList<TaskId>());
    QCOMPARE(ids.size(), 3);
    for (const TaskId id : ids)
        QVERIFY(bench.happen(id, sent));
}

void TestSpendLimits::whatWaitsCounts()
{
    SpendBench bench;
    bench.storeLimit(LimitUnit::Seconds, 12);
    const TaskId first = bench.add();
    QCOMPARE(
        kindOf(bench.store.addAll(QList<VideoTask>(2, bench.newTask(SpendBench::request())))), ErrorKind::LimitReached);
    QVERIFY(bench.add() > 0);
    QCOMPARE(bench.book.uses().constFirst().reserved, Amount::whole(10));
    QCOMPARE(kindOf(bench.store.add(bench.newTask(SpendBench::request()))), ErrorKind::LimitReached);
    // What the user holds is not about to be sent.
    QVERIFY(bench.happen(first, TaskEvent::HeldByUser{}));
    QVERIFY(bench.add() > 0);
}

void TestSpendLimits::scheduledTakesCountOnTheirDay()
{
    SpendBench bench;
    bench.storeLimit(LimitUnit::Takes, 1);
    VideoTask tomorrow = bench.newTask(SpendBench::request());
    tomorrow.sendAfter = bench.clock.now().addDays(1);
    QVERIFY(bench.store.add(tomorrow));
    QCOMPARE(bench.book.uses().constFirst().used(), Amount());
    QCOMPARE(kindOf(bench.store.add(tomorrow)), ErrorKind::LimitReached);
    // What is left of today is another take's.
    QVERIFY(bench.add() > 0);
    QCOMPARE(bench.book.uses().constFirst().reserved, Amount::whole(1));
    QCOMPARE(kindOf(bench.store.add(bench.newTask(SpendBench::request()))), ErrorKind::LimitReached);
}

void TestSpendLimits::unsettledCountsAndNotBilledDoesNot()
{
    SpendBench bench;
    bench.storeLimit(LimitUnit::Takes, 1);
    const TaskId refused = bench.add();
    QVERIFY(bench.happen(refused, sent));
    QVERIFY(bench.happen(refused, SpendBench::created(CreateOutcome::Refused)));
    const TaskId lost = bench.add();
    QVERIFY(lost > 0 && bench.happen(lost, sent));
    QVERIFY(bench.happen(lost, SpendBench::created(CreateOutcome::Lost)));
    QCOMPARE(kindOf(bench.store.add(bench.newTask(SpendBench::request()))), ErrorKind::LimitReached);
    // The user learned that it was not charged.
    QVERIFY(bench.book.settle(bench.book.entryOf(lost)->id, {}, {}));
    QVERIFY(bench.add() > 0);
    QVERIFY(bench.book.unsettle(bench.book.entryOf(lost)->id));
    QCOMPARE(kindOf(bench.store.add(bench.newTask(SpendBench::request()))), ErrorKind::LimitReached);
}

void TestSpendLimits::whatRunsGoesOn()
{
    SpendBench bench;
    const TaskId id = bench.running();
    bench.storeLimit(LimitUnit::Seconds, 1);
    QVERIFY(bench.happen(id, SpendBench::answered(RemoteState::Succeeded, {{u"duration"_s, 5}})));
    QVERIFY(bench.happen(id, TaskEvent::DownloadSaved{u"/clips/1.mp4"_s}));
    QCOMPARE(bench.calls(), QStringList{u"billed 5/-"_s});
    const LimitUse use = bench.book.uses().constFirst();
    QCOMPARE(use.billed.text(), u"5"_s);
    QVERIFY(use.isNear());
    QVERIFY(use.left().isZero());
}

void TestSpendLimits::heldTasksAreFree()
{
    SpendBench bench;
    bench.storeLimit(LimitUnit::Takes, 1);
    VideoTask held = bench.newTask(SpendBench::request());
    held.held = true;
    QCOMPARE(bench.store.addAll(QList<VideoTask>(3, held)).value_or(QList<TaskId>()).size(), 3);
    QVERIFY(bench.happen(1, TaskEvent::CheckRequested{}));
    QVERIFY(bench.happen(1, sent));
    QVERIFY(bench.happen(2, TaskEvent::CheckRequested{}));
    QCOMPARE(kindOf(bench.happen(2, sent)), ErrorKind::LimitReached);
}

void TestSpendLimits::heldWithOneSentence_data()
{
    QTest::addColumn<AtLimit>("atLimit");
    QTest::addColumn<QString>("advice");
    QTest::newRow("asks") << AtLimit::Ask << u"go over your limit"_s; // the window and the command line say what to do
    QTest::newRow("refuses") << AtLimit::Refuse << u"Change the limit, or wait until its period is over"_s;
}

/// The real runner: two tasks wait when the user sets a limit for one of them.
void TestSpendLimits::heldWithOneSentence()
{
    QFETCH(AtLimit, atLimit);
    QFETCH(QString, advice);
    RunnerBench b;
    SpendBook book(*b.store, b.clock);
    const TaskId first = b.submit();
    const TaskId second = b.submit();
    const TaskId other = b.submit(RunnerBench::textRequest());
    Limit limit;
    limit.amount = Amount::whole(1);
    limit.atLimit = atLimit;
    QVERIFY(book.storeLimit(limit));
    QVERIFY(b.reaches(first, TaskState::Saved));
    for (const TaskId id : {second, other}) {
        QVERIFY(b.until([&] { return b.task(id).held; }));
        const VideoTask task = b.task(id);
        QCOMPARE(task.state, TaskState::Waiting);
        QVERIFY2(task.error.message.startsWith(u"Not sent; nothing was charged. "_s), qPrintable(task.error.message));
        QVERIFY2(task.error.message.contains(u"1 takes a day"_s), qPrintable(task.error.message));
        QVERIFY2(task.error.message.contains(advice), qPrintable(task.error.message));
    }
    b.pass(120);
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.runner->activeCount(), 0);
    // The task is not lost: without the limit it is sent.
    QVERIFY(book.removeLimit(book.limits().constFirst().id));
    QVERIFY(b.runner->checkNow(second));
    QVERIFY(b.reaches(second, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
}

void TestSpendLimits::sendingNowIsThePermission()
{
    RunnerBench b;
    SpendBook book(*b.store, b.clock);
    const TaskId first = b.submit();
    const TaskId second = b.submit();
    Limit limit;
    limit.amount = Amount::whole(1);
    QVERIFY(book.storeLimit(limit));
    QVERIFY(b.reaches(first, TaskState::Saved));
    QVERIFY(b.until([&] { return b.task(second).held; }));
    QVERIFY(b.runner->checkNow(second));
    QVERIFY(b.reaches(second, TaskState::Saved));
    // A limit that refuses is not overruled.
    limit.id = book.limits().constFirst().id;
    QVERIFY(book.removeLimit(limit.id));
    const TaskId third = b.submit();
    limit.id = 0;
    limit.atLimit = AtLimit::Refuse;
    QVERIFY(book.storeLimit(limit));
    QVERIFY(b.until([&] { return b.task(third).held; }));
    QVERIFY(b.runner->checkNow(third));
    QVERIFY(b.until([&] { return b.task(third).held; }));
    QCOMPARE(b.creates(), 2);
}

void TestSpendLimits::wishesAreJudgedByTheRunner()
{
    RunnerBench b;
    SpendBook book(*b.store, b.clock);
    Limit limit;
    limit.amount = Amount::whole(2);
    QVERIFY(book.storeLimit(limit));
    SendWish wish{b.account, RunnerBench::textRequest(), 3};
    const auto asked = b.runner->submit(wish);
    QCOMPARE(kindOf(asked), ErrorKind::OverLimit);
    QVERIFY2(!asked.error().message.contains(u"disk"_s), qPrintable(asked.error().message));
    QVERIFY(b.store->ids().isEmpty());
    wish.agreedLimits = asked.error().limits;
    QCOMPARE(b.runner->submit(wish).value_or(QList<TaskId>()).size(), 3);
    QVERIFY(b.until([&] { return b.creates() == 3; }));
}

void TestSpendLimits::heldWishIsStoredButNotSent()
{
    RunnerBench b;
    SpendBook book(*b.store, b.clock);
    Limit limit;
    limit.amount = *Amount::parse(u"0.5"); // no take fits
    limit.atLimit = AtLimit::Refuse;
    QVERIFY(book.storeLimit(limit));
    SendWish wish{b.account, RunnerBench::textRequest(), 2};
    QCOMPARE(kindOf(b.runner->submit(wish)), ErrorKind::LimitReached);
    wish.held = true;
    const QList<TaskId> ids = b.runner->submit(wish).value_or(QList<TaskId>());
    QCOMPARE(ids.size(), 2);
    b.pass(60);
    QCOMPARE(b.creates(), 0);
    QCOMPARE(b.runner->sendWait(ids.constFirst())->what, SendWait::For::User);
    QVERIFY(book.removeLimit(book.limits().constFirst().id));
    QVERIFY(b.runner->checkNow(ids.constFirst()));
    QVERIFY(b.reaches(ids.constFirst(), TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

/// A service may report more than anybody pays. The sum of such figures must not fail.
void TestSpendLimits::absurdFiguresDoNotBlock()
{
    SpendBench bench;
    bench.charged(Family::A, u"9000000000"_s);
    runOn(bench.file(),
        {u"WITH RECURSIVE n(i) AS (VALUES(2) UNION ALL SELECT i + 1 FROM n WHERE i < 3000) INSERT INTO spend (task, "
         "attempt, account_id, model, family, api_type, resolution, mode, sound, sent_at, state, seconds) SELECT i + "
         "1000000, 1, "
         "'studio', 'm', 'A', 'TextToVideo', '', '', '', sent_at, 'billed', seconds FROM n, (SELECT sent_at, seconds "
         "FROM spend)"_s});
    bench.storeLimit(LimitUnit::Seconds, 100, AtLimit::Ask);
    QCOMPARE(kindOf(bench.store.add(bench.newTask(SpendBench::request()))), ErrorKind::OverLimit);
    VideoTask task = bench.newTask(SpendBench::request());
    task.agreedLimits = bench.marks();
    QVERIFY(bench.happen(bench.add(task), sent));
    QVERIFY(bench.book.report({}));
}

void TestSpendLimits::manyCallsStayFast()
{
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"0.1"_s);
    bench.charged(Family::A, u"5"_s);
    runOn(bench.file(),
        {u"WITH RECURSIVE n(i) AS (VALUES(2) UNION ALL SELECT i + 1 FROM n WHERE i < 100000) INSERT INTO spend (task, "
         "attempt, account_id, model, family, api_type, resolution, mode, sound, sent_at, state, seconds, price, "
         "currency) SELECT i + 1000000, 1, 'studio', 'm', 'A', 'TextToVideo', '', '', '', sent_at, 'billed', 5000000, "
         "500000, "
         "'USD' FROM n, (SELECT sent_at FROM spend)"_s});
    for (const LimitUnit unit : {LimitUnit::Takes, LimitUnit::Seconds, LimitUnit::Money})
        bench.storeLimit(unit, 1'000'000, AtLimit::Refuse, LimitPeriod::Always);
    QElapsedTimer timer;
    timer.start();
    const TaskId id = bench.add();
    const qint64 added = timer.restart();
    QVERIFY(bench.happen(id, sent));
    const qint64 begun = timer.restart();
    const Result<SpendReport> report = bench.book.report({});
    const qint64 reported = timer.elapsed();
    qInfo(
        "100,000 calls, three limits: added in %lld ms, sent in %lld ms, reported in %lld ms", added, begun, reported);
    QCOMPARE(report->total.billed.takes, 100'000);
    QCOMPARE(report->total.billed.money.value(u"USD"_s).text(), u"50000"_s);
    QCOMPARE(bench.book.uses().at(1).used().text(), u"500005"_s);
    QVERIFY(added < 10'000 && begun < 10'000 && reported < 30'000); // a busy computer is ten times slower
}

QTEST_GUILESS_MAIN(TestSpendLimits)
#include "tst_spendlimits.moc"
