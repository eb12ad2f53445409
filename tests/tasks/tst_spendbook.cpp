// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/spendbench.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const Quantity threeSeconds{Amount::whole(3), {}};

/// A call whose answer was lost.
qint64 lostCall(SpendBench& bench)
{
    const TaskId id = bench.add();
    if (!bench.happen(id, TaskEvent::SendBegun{}) || !bench.happen(id, SpendBench::created(CreateOutcome::Lost)))
        qFatal("no answer was lost");
    return bench.book.entryOf(id)->id;
}

QString moneyOf(const SpendSum& sum)
{
    QStringList all;
    for (auto each = sum.money.cbegin(); each != sum.money.cend(); ++each)
        all.append(each->text() + u' ' + each.key());
    return all.join(u", "_s);
}

} // namespace

class TestSpendBook final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unpricedIsNotFree();
    void oldTakesKeepTheRateOfTheirDay();
    void ratesValueTakesAnew();
    void currenciesAreNotMixed();
    void settles_data();
    void settles();
    void settlingIsRefused_data();
    void settlingIsRefused();
    void correctsWhatWasReported();
    void settlingIsTakenBack();
    void figuresThatAreNoneAreTold();
    void groups_data();
    void groups();
    void filters_data();
    void filters();
    void countsHits();
    void callsOfOneTakeAreOneTake();
    void estimates_data();
    void estimates();
    void estimatesFromHistory();
    void refusesSettings_data();
    void refusesSettings();
    void settingsStay();
    void ratesAreStoredTogether();
    void readOnlyIsNotWritten();
};

void TestSpendBook::unpricedIsNotFree()
{
    SpendBench bench;
    bench.charged(Family::A, u"5"_s);
    QVERIFY(!bench.book.entries({})->constFirst().price);
    const SpendSum billed = bench.book.report({})->total.billed;
    QCOMPARE(billed.unpriced, 1);
    QVERIFY(billed.money.isEmpty());
    // A rate of 0 is the user's word that it is free.
    bench.storeRate(RateUnit::Second, u"0"_s);
    QCOMPARE(bench.book.report({})->total.billed.unpriced, 0);
    QCOMPARE(moneyOf(bench.book.report({})->total.billed), u"0 USD"_s);
}

void TestSpendBook::oldTakesKeepTheRateOfTheirDay()
{
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"1"_s);
    bench.charged(Family::A, u"5"_s);
    Rate later;
    later.price = {Amount::whole(2), u"USD"_s};
    later.from = QDate(2026, 1, 10);
    QVERIFY(bench.book.storeRate(later));
    bench.clock.setNow(bench.clock.now().addDays(10));
    bench.charged(Family::A, u"5"_s);
    QCOMPARE(bench.book.entries({})->at(0).price->amount.text(), u"10"_s);
    QCOMPARE(bench.book.entries({})->at(1).price->amount.text(), u"5"_s);
}

void TestSpendBook::ratesValueTakesAnew()
{
    SpendBench bench;
    bench.charged(Family::A, u"5"_s);
    Rate rate = bench.storeRate(RateUnit::Second, u"1"_s);
    QCOMPARE(moneyOf(bench.book.report({})->total.billed), u"5 USD"_s);
    rate.price.amount = Amount::whole(3);
    QCOMPARE(bench.book.storeRate(rate).value_or(0), rate.id);
    QCOMPARE(moneyOf(bench.book.report({})->total.billed), u"15 USD"_s);
    QVERIFY(bench.book.removeRate(rate.id));
    QCOMPARE(moneyOf(bench.book.report({})->total.billed), QString());
    QVERIFY(!bench.book.removeRate(rate.id));
    QVERIFY(!bench.book.storeRate(rate)); // it was removed in the meantime
}

void TestSpendBook::currenciesAreNotMixed()
{
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"1"_s, u"USD"_s);
    bench.storeRate(RateUnit::Point, u"1"_s, u"EUR"_s);
    bench.charged(Family::A, u"5"_s);
    bench.charged(Family::B, u"3"_s);
    QCOMPARE(moneyOf(bench.book.report({})->total.billed), u"3 EUR, 5 USD"_s);
}

void TestSpendBook::settles_data()
{
    QTest::addColumn<std::optional<Quantity>>("quantity");
    QTest::addColumn<std::optional<Price>>("price");
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("money");
    using OptionalQuantity = std::optional<Quantity>;
    using OptionalPrice = std::optional<Price>;
    const OptionalPrice seven = Price{Amount::whole(7), u"EUR"_s};
    QTest::newRow("not charged") << OptionalQuantity() << OptionalPrice() << u"not billed -/-"_s << QString();
    QTest::newRow("seconds") << OptionalQuantity(threeSeconds) << OptionalPrice() << u"billed 3/-"_s << u"3 USD"_s;
    QTest::newRow("money") << OptionalQuantity() << seven << u"billed 5/-"_s << u"7 EUR"_s;
    QTest::newRow("both") << OptionalQuantity(threeSeconds) << seven << u"billed 3/-"_s << u"7 EUR"_s;
}

void TestSpendBook::settles()
{
    QFETCH(std::optional<Quantity>, quantity);
    QFETCH(std::optional<Price>, price);
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"1"_s);
    const qint64 call = lostCall(bench);
    QVERIFY(bench.book.settle(call, quantity, price));
    QTEST(bench.calls().constFirst(), "call");
    QVERIFY(bench.book.entries({})->constFirst().isSettledByHand);
    QTEST(moneyOf(bench.book.report({})->total.billed), "money");
    // Money that the user gave does not depend on rates.
    bench.storeRate(RateUnit::Second, u"2"_s, u"CHF"_s);
    QCOMPARE(bench.book.entries({})->constFirst().price.has_value(), quantity || price);
    if (price)
        QTEST(moneyOf(bench.book.report({})->total.billed), "money");
    // The user may correct it.
    QVERIFY(bench.book.settle(call, Quantity{Amount::whole(4), {}}, {}));
    QCOMPARE(bench.calls().constFirst(), u"billed 4/-"_s);
}

void TestSpendBook::settlingIsRefused_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("no such call") << 0;
    QTest::newRow("running") << 1;
}

void TestSpendBook::settlingIsRefused()
{
    QFETCH(int, way);
    SpendBench bench;
    qint64 call = 99;
    if (way == 1)
        call = bench.book.entryOf(bench.running())->id;
    const QStringList before = bench.calls();
    const Result<void> settled = bench.book.settle(call, threeSeconds, {});
    QVERIFY(!settled);
    QCOMPARE(settled.error().kind, ErrorKind::BadInput);
    QVERIFY(!bench.book.unsettle(call));
    QCOMPARE(bench.calls(), before);
}

/// An invoice may charge another figure than the service reported, for example after a refund.
void TestSpendBook::correctsWhatWasReported()
{
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"1"_s);
    bench.storeLimit(LimitUnit::Seconds, 100);
    const auto used = [&bench] { return bench.book.uses().constFirst().used().text(); };
    const TaskId saved = bench.charged(Family::A, u"5"_s);
    const qint64 call = bench.book.entryOf(saved)->id;
    QVERIFY(bench.book.settle(call, {}, {}));
    QCOMPARE(bench.calls().constFirst(), u"not billed -/-"_s);
    QVERIFY(bench.book.entryOf(saved)->isSettledByHand);
    QCOMPARE(used(), u"0"_s);
    QCOMPARE(bench.book.settled({})->size(), 1);
    // The same task is written again, but the user's word stays.
    VideoTask again = *bench.store.task(saved);
    again.file = u"/clips/other.mp4"_s;
    QVERIFY(bench.store.update(again, TaskState::Saved));
    QCOMPARE(bench.calls().constFirst(), u"not billed -/-"_s);
    QVERIFY(bench.book.unsettle(call));
    QCOMPARE(bench.calls().constFirst(), u"billed 5/-"_s);
    QVERIFY(!bench.book.entryOf(saved)->isSettledByHand);
    QCOMPARE(moneyOf(bench.book.report({})->total.billed), u"5 USD"_s);
    // A part of the money comes back; the seconds stay.
    QVERIFY(bench.book.settle(call, {}, Price{Amount::whole(2), u"USD"_s}));
    QCOMPARE(bench.calls().constFirst(), u"billed 5/-"_s);
    QCOMPARE(moneyOf(bench.book.report({})->total.billed), u"2 USD"_s);
    QCOMPARE(used(), u"5"_s);

    // A failed take that is charged nevertheless.
    const TaskId failed = bench.running();
    QVERIFY(bench.happen(failed, SpendBench::answered(RemoteState::Failed)));
    const qint64 other = bench.book.entryOf(failed)->id;
    QVERIFY(bench.book.settle(other, threeSeconds, {}));
    QCOMPARE(bench.calls().constFirst(), u"billed 3/-"_s);
    QCOMPARE(used(), u"8"_s);
    QVERIFY(bench.book.unsettle(other));
    QCOMPARE(bench.calls().constFirst(), u"not billed -/-"_s);
    // The service is asked about it again, and charges it after all.
    QVERIFY(bench.book.settle(other, threeSeconds, {}));
    QVERIFY(bench.happen(failed, TaskEvent::CheckRequested{}));
    QCOMPARE(bench.calls().constFirst(), u"billed 3/-"_s);
    QVERIFY(bench.book.unsettle(other));
    QCOMPARE(bench.calls().constFirst(), u"reserved 5/-"_s);
    QVERIFY(!bench.book.settle(other, threeSeconds, {}));
    QVERIFY(bench.happen(failed, SpendBench::answered(RemoteState::Failed)));
    // Nobody knows any more what the service said about a take that was deleted.
    QVERIFY(bench.book.settle(other, threeSeconds, {}));
    TaskHistory history(bench.store);
    QVERIFY(history.setMarks({{failed, {.recycledAt = bench.clock.now()}}}));
    QCOMPARE(history.emptyBin().value_or(0), 1);
    const Result<void> kept = bench.book.unsettle(other);
    QVERIFY(!kept);
    QVERIFY2(kept.error().message.contains(u"was deleted"_s), qPrintable(kept.error().message));
    QCOMPARE(bench.calls().constFirst(), u"billed 3/-"_s);
}

void TestSpendBook::settlingIsTakenBack()
{
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"1"_s);
    const qint64 call = lostCall(bench);
    const SpendEntry before = bench.book.entries({})->constFirst();
    QVERIFY(!bench.book.unsettle(call));
    QVERIFY(bench.book.settle(call, {}, {}));
    QVERIFY(bench.book.unsettle(call));
    const SpendEntry after = bench.book.entries({})->constFirst();
    QCOMPARE(SpendBench::line(after), u"unsettled 5/-"_s);
    QCOMPARE(after.why, before.why);
    QVERIFY(!after.isSettledByHand);
    QCOMPARE(after.price, before.price);
}

void TestSpendBook::figuresThatAreNoneAreTold()
{
    for (const QString& figure : {u"free"_s, u"-5"_s, u"123456789012345"_s, u""_s}) {
        SpendBench bench;
        const TaskId id = bench.charged(Family::B, figure);
        const std::optional<SpendEntry> entry = bench.book.entryOf(id);
        QVERIFY(entry);
        QCOMPARE(entry->state, CostState::Unsettled);
        QVERIFY(!entry->quantity.points);
        QVERIFY2(figure.isEmpty() ? entry->why.contains(u"didn't say"_s)
                                  : entry->why.contains(u"reported “%1”"_s.arg(figure)),
            qPrintable(entry->why));
    }
}

void TestSpendBook::groups_data()
{
    QTest::addColumn<SpendGroup>("group");
    QTest::addColumn<QString>("lines"); // key=takes
    QTest::newRow("day") << SpendGroup::Day << u"2026-01-01=2 2026-01-02=1 2026-02-01=1"_s;
    QTest::newRow("month") << SpendGroup::Month << u"2026-01=3 2026-02=1"_s;
    QTest::newRow("account") << SpendGroup::Account << u"studio=3 other=1"_s;
    QTest::newRow("model") << SpendGroup::Model << u"film-3=3 reel-2=1"_s;
    QTest::newRow("tag") << SpendGroup::Tag << u"=2 harbour=2 night=1"_s;
}

void TestSpendBook::groups()
{
    QFETCH(SpendGroup, group);
    SpendBench bench;
    const auto atDay = [&bench](
                           int days) { bench.clock.setNow(QDateTime(QDate(2026, 1, 1), QTime(12, 0)).addDays(days)); };
    atDay(0);
    VideoTask tagged = bench.newTask(SpendBench::request());
    tagged.marks.tags = {u"harbour"_s, u"night"_s};
    bench.charged(tagged, u"5"_s);
    tagged.marks.tags = {u"harbour"_s};
    bench.charged(tagged, u"5"_s);
    atDay(1);
    bench.charged(Family::B, u"3"_s);
    atDay(31);
    bench.charged(bench.newTask(SpendBench::request(), u"other"_s), u"5"_s);
    const Result<SpendReport> report = bench.book.report({.group = group});
    QStringList lines;
    for (const SpendLine& line : report->lines)
        lines.append(u"%1=%2"_s.arg(line.key).arg(line.billed.takes));
    QTEST(lines.join(u' '), "lines");
    QCOMPARE(report->total.billed.takes, 4);
    QCOMPARE(report->total.billed.seconds.text(), u"15"_s);
    QCOMPARE(report->total.billed.points.text(), u"3"_s);
    QCOMPARE(report->total.billed.inPoints, 1);
    QCOMPARE(report->total.billed.inSeconds, report->total.billed.takes - 1);
}

void TestSpendBook::filters_data()
{
    QTest::addColumn<SpendQuestion>("question");
    QTest::addColumn<int>("takes");
    const QDate first(2026, 1, 1);
    QTest::newRow("all") << SpendQuestion{} << 3;
    QTest::newRow("from") << SpendQuestion{.from = first.addDays(1)} << 2;
    QTest::newRow("to") << SpendQuestion{.to = first} << 1;
    QTest::newRow("one day") << SpendQuestion{.from = first.addDays(1), .to = first.addDays(1)} << 1;
    QTest::newRow("before the beginning") << SpendQuestion{.to = first.addDays(-1)} << 0;
    QTest::newRow("account") << SpendQuestion{.account = u"other"_s} << 1;
    QTest::newRow("no such account") << SpendQuestion{.account = u"nobody"_s} << 0;
    QTest::newRow("model") << SpendQuestion{.model = u"reel-2"_s} << 1;
    QTest::newRow("all at once") << SpendQuestion{.from = first,
        .to = first.addDays(9),
        .account = u"other"_s,
        .model = u"reel-2"_s} << 0;
}

void TestSpendBook::filters()
{
    QFETCH(SpendQuestion, question);
    QFETCH(int, takes);
    SpendBench bench;
    bench.clock.setNow(QDateTime(QDate(2026, 1, 1), QTime(23, 59, 50)));
    bench.running();
    bench.clock.setNow(QDateTime(QDate(2026, 1, 2), QTime(0, 0)));
    bench.running(Family::B);
    bench.clock.setNow(QDateTime(QDate(2026, 1, 3), QTime(0, 0)));
    bench.running(bench.newTask(SpendBench::request(), u"other"_s));
    QCOMPARE(bench.book.report(question)->total.reserved.takes, takes);
    QCOMPARE(bench.book.entries(question)->size(), takes);
    QCOMPARE(bench.book.entries(question, CostState::Reserved)->size(), takes);
    QCOMPARE(bench.book.entries(question, CostState::Billed)->size(), 0);
}

void TestSpendBook::countsHits()
{
    SpendBench bench;
    TaskHistory history(bench.store);
    const QList<int> ratings{5, 4, 3, 0};
    for (const int rating : ratings) {
        const TaskId id = bench.charged(Family::A, u"8"_s); // the clip has the 5 seconds that were asked for
        QVERIFY(history.setMarks({{id, {.rating = rating}}}));
    }
    const TaskId failed = bench.running();
    QVERIFY(bench.happen(failed, SpendBench::answered(RemoteState::Failed)));
    QVERIFY(history.setMarks({{failed, {.rating = 5}}}));
    const SpendLine total = bench.book.report({})->total;
    QCOMPARE(total.saved, 4);
    QCOMPARE(total.kept, 2);
    QCOMPARE(total.keptSeconds.text(), u"10"_s);
    QCOMPARE(total.billed.seconds.text(), u"32"_s);
    QCOMPARE(total.notBilled.takes, 1);
    QCOMPARE(total.notBilled.unpriced, 0);
    QCOMPARE(total.notBilled.seconds.text(), u"5"_s); // what it would have used
}

void TestSpendBook::callsOfOneTakeAreOneTake()
{
    SpendBench bench;
    const auto counted = [&bench] {
        const SpendLine total = bench.book.report({})->total;
        return QList<int>{total.billed.takes, total.reserved.takes, total.notBilled.takes};
    };
    const TaskId id = bench.add();
    QVERIFY(bench.happen(id, TaskEvent::SendBegun{}));
    QVERIFY(bench.happen(id, SpendBench::created(CreateOutcome::Throttled)));
    QCOMPARE(counted(), QList<int>({0, 0, 0})); // it waits to be sent again
    QCOMPARE(bench.book.entries({})->size(), 1);
    QVERIFY(bench.happen(id, TaskEvent::SendBegun{}));
    QCOMPARE(counted(), QList<int>({0, 1, 0}));
    QVERIFY(bench.happen(id, SpendBench::created(CreateOutcome::Refused)));
    QCOMPARE(counted(), QList<int>({0, 0, 1}));
    QCOMPARE(bench.book.entries({})->size(), 2);
}

void TestSpendBook::estimates_data()
{
    QTest::addColumn<VideoRequest>("request");
    QTest::addColumn<int>("inputSeconds"); // -1 if it is not known
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<QString>("price");
    const VideoRequest text = SpendBench::request();
    VideoRequest open = text;
    open.durationSeconds.reset();
    VideoRequest edit = text;
    edit.kind.apiType = ApiType::ReferenceToVideo;
    edit.media = {{u"reference_video"_s, u"https://clips.example/1.mp4"_s, {}}};
    QTest::newRow("seconds") << text << -1 << true << u"0.5"_s;
    QTest::newRow("with a measured video") << edit << 4 << true << u"0.9"_s;
    QTest::newRow("with a video of unknown length") << edit << -1 << false << QString();
    QTest::newRow("no duration") << open << -1 << false << QString();
    QTest::newRow("points") << SpendBench::request(Family::B) << -1 << false << QString();
}

void TestSpendBook::estimates()
{
    QFETCH(VideoRequest, request);
    QFETCH(int, inputSeconds);
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"0.1"_s);
    const auto input = inputSeconds < 0 ? std::nullopt : std::optional(Amount::whole(inputSeconds));
    const SpendEstimate estimate = bench.book.estimate(u"studio"_s, request, input);
    QTEST(estimate.isExact, "isExact");
    QCOMPARE(estimate.largest.isKnown(), estimate.isExact);
    QCOMPARE(estimate.takes, 0);
    QTEST(estimate.price ? estimate.price->amount.text() : QString(), "price");
}

void TestSpendBook::estimatesFromHistory()
{
    SpendBench bench;
    bench.storeRate(RateUnit::Point, u"2"_s);
    for (const char* points : {"3", "9", "4", "5"})
        bench.charged(Family::B, QString::fromLatin1(points));
    SpendEstimate estimate = bench.book.estimate(u"studio"_s, SpendBench::request(Family::B));
    QVERIFY(!estimate.isExact);
    QCOMPARE(estimate.takes, 4);
    QCOMPARE(estimate.median.points->text(), u"4.5"_s);
    QCOMPARE(estimate.largest.points->text(), u"9"_s);
    QCOMPARE(estimate.price->amount.text(), u"18"_s);
    // The reservation of the next one is the largest.
    const TaskId next = bench.running(Family::B);
    QCOMPARE(SpendBench::line(*bench.book.entryOf(next)), u"reserved -/9"_s);
    // What the user entered is no measurement, and neither is what failed.
    QVERIFY(bench.happen(next, TaskEvent::WatchStopped{}));
    QVERIFY(bench.book.settle(bench.book.entryOf(next)->id, Quantity{{}, Amount::whole(100)}, {}));
    QCOMPARE(bench.book.estimate(u"studio"_s, SpendBench::request(Family::B)), estimate);
    // Anything else that decides the price is another kind.
    const VideoRequest same = SpendBench::request(Family::B);
    for (int other = 0; other < 5; ++other) {
        VideoRequest request = same;
        switch (other) {
        case 0: request.model = u"reel-3"_s; break;
        case 1: request.mode = u"std"_s; break;
        case 2: request.durationSeconds = 10; break;
        case 3: request.sound = u"on"_s; break;
        case 4: request.kind.apiType = ApiType::ImageToVideo; break;
        }
        QCOMPARE(bench.book.estimate(u"studio"_s, request).takes, 0);
    }
}

void TestSpendBook::refusesSettings_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QDate>("from");
    QTest::addColumn<qint64>("micros");
    const QDate day(2026, 1, 1);
    QTest::newRow("no currency") << QString() << day << 1LL;
    QTest::newRow("small letters") << u"usd"_s << day << 1LL;
    QTest::newRow("a sign") << u"$"_s << day << 1LL;
    QTest::newRow("four letters") << u"USDT"_s << day << 1LL;
    QTest::newRow("no day") << u"USD"_s << QDate() << 0LL;
}

void TestSpendBook::refusesSettings()
{
    QFETCH(QString, currency);
    QFETCH(QDate, from);
    QFETCH(qint64, micros);
    SpendBench bench;
    Rate rate;
    rate.price = {Amount::fromMicros(micros), currency};
    rate.from = from;
    const Result<qint64> stored = bench.book.storeRate(rate);
    QVERIFY(!stored);
    QCOMPARE(stored.error().kind, ErrorKind::BadInput);
    Limit limit;
    limit.unit = LimitUnit::Money;
    limit.amount = Amount::fromMicros(micros); // 0 is refused
    limit.currency = currency;
    QVERIFY(!bench.book.storeLimit(limit));
    QVERIFY(bench.book.rates().isEmpty());
    QVERIFY(bench.book.limits().isEmpty());
}

void TestSpendBook::settingsStay()
{
    SpendBench bench;
    Rate rate{0, u"studio"_s, u"film-3"_s, u"720P"_s, u"pro"_s, u"on"_s, RateUnit::Take,
        {*Amount::parse(u"0.125"), u"EUR"_s}, QDate(2026, 1, 1), u"price list"_s};
    rate.id = bench.book.storeRate(rate).value_or(0);
    Limit limit{0, LimitPeriod::Month, u"studio"_s, LimitUnit::Money, Amount::whole(20), u"EUR"_s, AtLimit::Refuse};
    limit.id = bench.book.storeLimit(limit).value_or(0);
    QVERIFY(bench.store.open(bench.file()));
    QCOMPARE(bench.book.rates(), QList{rate});
    QCOMPARE(bench.book.limits(), QList{limit});
    limit.unit = LimitUnit::Takes;
    QVERIFY(bench.book.storeLimit(limit));
    limit.currency.clear(); // takes have none
    QCOMPARE(bench.book.limits(), QList{limit});
    QCOMPARE(bench.book.uses(u"studio"_s).size(), 1);
    QCOMPARE(bench.book.uses(u"other"_s).size(), 0);
}

void TestSpendBook::ratesAreStoredTogether()
{
    SpendBench bench;
    Rate good;
    good.price = {Amount::whole(1), u"USD"_s};
    good.from = QDate(2026, 1, 1);
    Rate bad = good;
    bad.price.currency = u"dollars"_s;
    QVERIFY(!bench.book.storeRates({good, bad}));
    QVERIFY(bench.book.rates().isEmpty());
    Rate other = good;
    other.unit = RateUnit::Point;
    QCOMPARE(bench.book.storeRates({good, other, good}).value_or(-1), 2);
    QCOMPARE(bench.book.rates().size(), 2);
    // The same file once more, with another note.
    good.source = u"page 2"_s;
    QCOMPARE(bench.book.storeRates({good, other}).value_or(-1), 0);
    QCOMPARE(bench.book.rates().size(), 2);
}

void TestSpendBook::readOnlyIsNotWritten()
{
    SpendBench bench;
    const qint64 call = lostCall(bench);
    bench.store.close();
    QVERIFY(QFile::setPermissions(bench.file(), QFile::ReadOwner));
    const bool mayWrite = QFileInfo(bench.file()).isWritable(); // root may write everywhere
    TaskStore store;
    QVERIFY(store.open(bench.file(), TaskStore::Access::ReadOnly));
    SpendBook book(store, bench.clock);
    const Result<void> settled = book.settle(call, {}, {});
    QCOMPARE(settled.has_value(), mayWrite);
    if (!mayWrite)
        QCOMPARE(settled.error().kind, ErrorKind::Storage);
    QCOMPARE(book.entries({})->constFirst().state, mayWrite ? CostState::NotBilled : CostState::Unsettled);
}

QTEST_GUILESS_MAIN(TestSpendBook)
#include "tst_spendbook.moc"
