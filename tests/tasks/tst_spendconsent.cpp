// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/runnerbench.h"
#include "tests/tasks/spendbench.h"

#include <QJsonArray>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const TaskEvent::SendBegun sent;

template<typename Value>
ErrorKind kindOf(const Result<Value>& result)
{
    return result ? ErrorKind::Stopped : result.error().kind; // no limit returns Stopped
}

constexpr ErrorKind allowed = ErrorKind::Stopped;

Limit newLimit(LimitUnit unit, int amount, AtLimit atLimit = AtLimit::Ask)
{
    return {0, LimitPeriod::Always, {}, unit, Amount::whole(amount), unit == LimitUnit::Money ? u"USD"_s : QString(),
        atLimit};
}

/// A rate of a dollar a second from the first day on.
bool storeRate(SpendBook& book)
{
    Rate rate;
    rate.price = {Amount::whole(1), u"USD"_s};
    rate.from = QDate(2020, 1, 1);
    return bool(book.storeRate(rate));
}

} // namespace

/// Limits judge what is sent, and a consent is for the limits that the question named.
class TestSpendConsent final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { qputenv("TZ", "UTC"); }

    void customJsonIsJudged();
    void customJsonOfFamilyB();
    void addedVideoIsUnknown();
    void absurdLengthIsUnknown_data();
    void absurdLengthIsUnknown();
    void consentIsForTheNamedLimits();
    void changedLimitAsksAgain();
    void limitSetWhileSendingIsPaused();
    void refusedSendNowKeepsItsTime_data();
    void refusedSendNowKeepsItsTime();
    void holdSaysWhatIsTrue();
    void holdIsReviewedAtTheStart();
    void estimatesOnlyMayGoOver();
    void sendingHoursAreOfTheirDay();
};

void TestSpendConsent::customJsonIsJudged()
{
    SpendBench bench;
    Rate rate = bench.storeRate(RateUnit::Second, u"1"_s);
    rate.id = 0;
    rate.resolution = u"1080P"_s;
    rate.price.amount = Amount::whole(2);
    QVERIFY(bench.book.storeRate(rate));
    VideoRequest request = SpendBench::request();
    request.resolution = u"720P"_s;
    request.extra = {{u"parameters"_s, QJsonObject{{u"duration"_s, 30}, {u"resolution"_s, u"1080P"_s}}}};
    const SpendEstimate estimate = bench.book.estimate(u"studio"_s, request);
    QVERIFY(estimate.isExact);
    QCOMPARE(estimate.largest.seconds, Amount::whole(30));
    QCOMPARE(estimate.price->amount, Amount::whole(60));
    const TaskId id = bench.add(bench.newTask(request));
    QVERIFY(bench.happen(id, sent));
    QCOMPARE(bench.calls(), QStringList{u"reserved 30/-"_s});
    QCOMPARE(bench.book.entryOf(id)->price->amount, Amount::whole(60));
    bench.storeLimit(LimitUnit::Seconds, 50);
    QCOMPARE(kindOf(bench.store.add(bench.newTask(request))), ErrorKind::LimitReached);
    QCOMPARE(kindOf(bench.store.add(bench.newTask(SpendBench::request()))), allowed);
}

void TestSpendConsent::customJsonOfFamilyB()
{
    SpendBench bench;
    VideoRequest dear = SpendBench::request(Family::B);
    dear.durationSeconds = 10;
    dear.mode = u"std"_s;
    bench.charged(Family::B, u"2"_s);
    bench.charged(bench.newTask(dear), u"20"_s);
    VideoRequest request = SpendBench::request(Family::B);
    request.extra = {{u"duration"_s, u"10"_s}, {u"mode"_s, u"std"_s}};
    QCOMPARE(bench.book.estimate(u"studio"_s, request).largest.points, Amount::whole(20));
    bench.storeLimit(LimitUnit::Points, 30);
    QCOMPARE(kindOf(bench.store.add(bench.newTask(request))), ErrorKind::LimitReached);
}

void TestSpendConsent::addedVideoIsUnknown()
{
    VideoRequest request = SpendBench::request();
    request.kind.apiType = ApiType::ReferenceToVideo;
    request.media = {{u"reference_video"_s, u"https://files.example/1.mp4"_s, {}}};
    QCOMPARE(askedQuantity(request, Amount::whole(3)).seconds, Amount::whole(8));
    const QJsonArray media{
        QJsonObject(), QJsonObject{{u"type"_s, u"reference_video"_s}, {u"url"_s, u"https://files.example/2.mp4"_s}}};
    request.extra = {{u"input"_s, QJsonObject{{u"media"_s, media}}}};
    QVERIFY(!askedQuantity(request, Amount::whole(3)).isKnown());
}

void TestSpendConsent::absurdLengthIsUnknown_data()
{
    QTest::addColumn<double>("seconds");
    QTest::newRow("nothing") << 0.0;
    QTest::newRow("negative") << -30.0;
    QTest::newRow("less than can be counted") << 1e-9;
    QTest::newRow("more than can be counted") << 1e12;
}

void TestSpendConsent::absurdLengthIsUnknown()
{
    QFETCH(const double, seconds);
    SpendBench bench;
    bench.storeLimit(LimitUnit::Seconds, 60);
    VideoRequest request = SpendBench::request();
    request.durationSeconds = seconds;
    QVERIFY(!bench.book.estimate(u"studio"_s, request).largest.isKnown());
    QCOMPARE(kindOf(bench.store.add(bench.newTask(request))), ErrorKind::OverLimit);
    request.durationSeconds = 5;
    request.extra = {{u"parameters"_s, QJsonObject{{u"duration"_s, seconds}}}};
    QCOMPARE(kindOf(bench.store.add(bench.newTask(request))), ErrorKind::OverLimit);
}

/// Held for a limit in takes; then a limit in money is set.
void TestSpendConsent::consentIsForTheNamedLimits()
{
    RunnerBench b;
    SpendBook book(*b.store, b.clock);
    QVERIFY(storeRate(book));
    const TaskId first = b.submit();
    const TaskId second = b.submit();
    QVERIFY(book.storeLimit(newLimit(LimitUnit::Takes, 1)));
    QVERIFY(b.reaches(first, TaskState::Saved));
    QVERIFY(b.until([&] { return b.task(second).held; }));
    QCOMPARE(b.task(second).error.limits.size(), 1);
    QVERIFY(book.storeLimit(newLimit(LimitUnit::Money, 1)));
    // Who has not seen the new sentence agreed to takes only.
    const QStringList takes{b.task(second).error.limits.constFirst()};
    QVERIFY(b.runner->checkNow(second, TaskRunner::CheckFor::One, takes));
    QVERIFY(b.until([&] { return b.task(second).held; }));
    const QString asked = b.task(second).error.message;
    QVERIFY2(asked.contains(u"$1.00 in total"_s) && !asked.contains(u"1 takes in total"_s), qPrintable(asked));
    b.pass(60);
    QCOMPARE(b.creates(), 1);
    QVERIFY(b.runner->checkNow(second));
    QVERIFY(b.reaches(second, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
}

void TestSpendConsent::changedLimitAsksAgain()
{
    SpendBench bench;
    bench.charged(Family::A, u"5"_s);
    Limit limit = bench.storeLimit(LimitUnit::Seconds, 3, AtLimit::Ask);
    VideoTask task = bench.newTask(SpendBench::request());
    task.agreedLimits = bench.marks();
    const TaskId waiting = bench.add(task);
    limit.amount = Amount::whole(4);
    QVERIFY(bench.book.storeLimit(limit));
    QCOMPARE(kindOf(bench.happen(waiting, sent)), ErrorKind::OverLimit);
    // The same number in another unit is another limit, too.
    limit.amount = Amount::whole(3);
    limit.unit = LimitUnit::Takes;
    QVERIFY(bench.book.storeLimit(limit));
    bench.storeLimit(LimitUnit::Takes, 1, AtLimit::Ask);
    QCOMPARE(kindOf(bench.happen(waiting, sent)), ErrorKind::OverLimit);
    QVERIFY(bench.book.removeLimit(bench.book.limits().constLast().id));
    limit.unit = LimitUnit::Seconds;
    QVERIFY(bench.book.storeLimit(limit));
    QCOMPARE(kindOf(bench.happen(waiting, sent)), allowed);
}

/// "Generate anyway" for one limit while sending is paused; another limit is set before it resumes.
void TestSpendConsent::limitSetWhileSendingIsPaused()
{
    RunnerBench b;
    SpendBook book(*b.store, b.clock);
    QVERIFY(storeRate(book));
    b.sendRules.isPaused = true;
    b.runner->followSendRules();
    QVERIFY(book.storeLimit(newLimit(LimitUnit::Takes, 1)));
    SendWish wish{b.account, RunnerBench::textRequest(), 2};
    const auto asked = b.runner->submit(wish);
    QCOMPARE(kindOf(asked), ErrorKind::OverLimit);
    wish.agreedLimits = asked.error().limits;
    const auto ids = b.runner->submit(wish);
    QVERIFY(ids);
    QVERIFY(book.storeLimit(newLimit(LimitUnit::Money, 1)));
    b.sendRules.isPaused = false;
    b.runner->followSendRules();
    QVERIFY(b.until([&] { return b.task(ids->at(0)).held && b.task(ids->at(1)).held; }));
    QVERIFY(b.task(ids->at(0)).error.message.contains(u"$1.00"_s));
    QCOMPARE(b.creates(), 0);
}

void TestSpendConsent::refusedSendNowKeepsItsTime_data()
{
    QTest::addColumn<AtLimit>("atLimit");
    QTest::addColumn<ErrorKind>("error");
    QTest::newRow("asks") << AtLimit::Ask << ErrorKind::OverLimit;
    QTest::newRow("refuses") << AtLimit::Refuse << ErrorKind::LimitReached;
}

void TestSpendConsent::refusedSendNowKeepsItsTime()
{
    QFETCH(const AtLimit, atLimit);
    QFETCH(const ErrorKind, error);
    RunnerBench b;
    SpendBook book(*b.store, b.clock);
    SendWish wish{b.account, RunnerBench::textRequest()};
    wish.sendAfter = b.clock.now().addDays(1);
    const TaskId id = b.runner->submit(wish).value_or(QList<TaskId>{0}).constFirst();
    QVERIFY(book.storeLimit(newLimit(LimitUnit::Seconds, 1, atLimit)));
    const VideoTask before = b.task(id);
    const Result<void> now = b.runner->checkNow(id);
    QCOMPARE(kindOf(now), error);
    QVERIFY(b.task(id) == before);
    QCOMPARE(b.creates(), 0);
    if (atLimit == AtLimit::Refuse)
        return;
    QVERIFY(b.runner->checkNow(id, TaskRunner::CheckFor::One, now.error().limits));
    QVERIFY(b.reaches(id, TaskState::Saved));
}

void TestSpendConsent::holdSaysWhatIsTrue()
{
    RunnerBench b;
    SpendBook book(*b.store, b.clock);
    const TaskId first = b.submit();
    const TaskId second = b.submit();
    Limit limit = newLimit(LimitUnit::Takes, 1);
    limit.id = book.storeLimit(limit).value_or(0);
    QVERIFY(b.reaches(first, TaskState::Saved));
    QVERIFY(b.until([&] { return b.task(second).held; }));
    const auto says = [&] { return b.task(second).error.message; };
    QVERIFY2(says().contains(u"1 takes in total"_s), qPrintable(says()));
    limit.atLimit = AtLimit::Refuse;
    QVERIFY(book.storeLimit(limit));
    QCOMPARE(b.task(second).error.kind, ErrorKind::LimitReached);
    limit.amount = Amount::whole(2);
    QVERIFY(book.storeLimit(limit));
    QCOMPARE(says(), u"A spending limit kept this from being sent, but no longer does. Nothing was charged."_s);
    // Only the user sends it.
    b.pass(60);
    QVERIFY(b.task(second).held);
    QCOMPARE(b.creates(), 1);
    QVERIFY(b.runner->checkNow(second));
    QVERIFY(b.reaches(second, TaskState::Saved));
}

/// The limit of yesterday has nothing to say today.
void TestSpendConsent::holdIsReviewedAtTheStart()
{
    RunnerBench b;
    const TaskId first = b.submit();
    const TaskId second = b.submit();
    Limit limit = newLimit(LimitUnit::Takes, 1);
    limit.period = LimitPeriod::Day;
    QVERIFY(SpendBook(*b.store, b.clock).storeLimit(limit));
    QVERIFY(b.reaches(first, TaskState::Saved));
    QVERIFY(b.until([&] { return b.task(second).held; }));
    b.crash();
    b.clock.advance(24 * 3600 * 1000LL);
    b.start();
    b.runner->resume();
    const QString told = b.task(second).error.message;
    QVERIFY2(told.contains(u"no longer does"_s), qPrintable(told));
    QVERIFY(b.task(second).held);
}

void TestSpendConsent::estimatesOnlyMayGoOver()
{
    SpendBench bench;
    bench.charged(Family::B, u"1"_s);
    bench.charged(Family::B, u"10"_s);
    bench.storeLimit(LimitUnit::Points, 15, AtLimit::Ask);
    const auto asked = bench.store.add(bench.newTask(SpendBench::request(Family::B)));
    QCOMPARE(kindOf(asked), ErrorKind::OverLimit);
    QVERIFY2(asked.error().message.contains(u"may go over your limit of 15 points a day"_s),
        qPrintable(asked.error().message));
    // Nothing is left, whatever it uses.
    bench.charged(Family::A, u"5"_s);
    Limit limit = bench.book.limits().constFirst();
    limit.amount = Amount::whole(11);
    QVERIFY(bench.book.storeLimit(limit));
    const auto full = bench.store.add(bench.newTask(SpendBench::request(Family::B)));
    QVERIFY2(full.error().message.contains(u"takes go over your limit"_s), qPrintable(full.error().message));
}

void TestSpendConsent::sendingHoursAreOfTheirDay()
{
    SpendBench bench;
    bench.charged(Family::A, u"5"_s);
    bench.storeLimit(LimitUnit::Seconds, 5);
    VideoTask task = bench.newTask(SpendBench::request());
    QCOMPARE(kindOf(bench.store.add(task)), ErrorKind::LimitReached);
    const SendRules night{.hours = SendHours{{1, 0}, {5, 0}}};
    bench.store.setSendTimes(
        [&night](const VideoTask& each, const QDateTime& now) { return sendTime(night, each, now); });
    QCOMPARE(kindOf(bench.store.add(task)), allowed);
    QCOMPARE(bench.book.judge(u"studio"_s, task.request, 1).kind, LimitVerdict::Kind::Refuses);
    // A time that the user chose goes before the hours.
    task.sendAfter = bench.clock.now().addSecs(60);
    QCOMPARE(kindOf(bench.store.add(task)), ErrorKind::LimitReached);
}

QTEST_GUILESS_MAIN(TestSpendConsent)
#include "tst_spendconsent.moc"
