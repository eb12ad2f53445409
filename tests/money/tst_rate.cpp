// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/rate.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDate october(2026, 10, 1);
const QDate november(2026, 11, 1);

Rate rate(qint64 id, RateUnit unit, const QString& price, const QDate& from = october)
{
    Rate rate;
    rate.id = id;
    rate.unit = unit;
    rate.price = {*Amount::parse(price), u"USD"_s};
    rate.from = from;
    return rate;
}

Rate modelRate(qint64 id, const QString& model, const QString& price, const QDate& from = october)
{
    Rate made = rate(id, RateUnit::Second, price, from);
    made.model = model;
    return made;
}

RatedTake take(std::optional<Amount> seconds, std::optional<Amount> points = {})
{
    return {u"studio"_s, u"film-3"_s, u"720P"_s, u"pro"_s, u"on"_s, QDate(2026, 11, 24), {seconds, points}};
}

const RatedTake fiveSeconds = take(Amount::whole(5));

} // namespace

class TestRate final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void choosesTheRateOfATake_data()
    {
        QTest::addColumn<QList<Rate>>("rates");
        QTest::addColumn<qint64>("chosen"); // 0 for none
        const Rate any = rate(1, RateUnit::Second, u"0.1"_s);
        QTest::newRow("none") << QList<Rate>() << 0LL;
        QTest::newRow("one for all") << QList{any} << 1LL;
        QTest::newRow("more criteria") << QList{modelRate(2, u"film-3"_s, u"0.2"_s), any} << 2LL;
        QTest::newRow("more criteria, though older")
            << QList{modelRate(2, u"film-3"_s, u"0.2"_s), rate(3, RateUnit::Second, u"0.3"_s, november)} << 2LL;
        QTest::newRow("the later of two") << QList{rate(2, RateUnit::Second, u"0.2"_s, november), any} << 2LL;
        QTest::newRow("the later of two, in the other order")
            << QList{any, rate(2, RateUnit::Second, u"0.2"_s, november)} << 2LL;
        QTest::newRow("of one day, the one stored last") << QList{rate(2, RateUnit::Second, u"0.2"_s), any} << 2LL;
        QTest::newRow("another model") << QList{modelRate(2, u"film-2"_s, u"0.2"_s)} << 0LL;
        QTest::newRow("case does not matter") << QList{modelRate(2, u"FILM-3"_s, u"0.2"_s)} << 2LL;
        QTest::newRow("begins tomorrow") << QList{rate(2, RateUnit::Second, u"0.2"_s, QDate(2026, 11, 25))} << 0LL;
        QTest::newRow("begins today") << QList{rate(2, RateUnit::Second, u"0.2"_s, QDate(2026, 11, 24))} << 2LL;
        QTest::newRow("a unit that is not charged") << QList{rate(2, RateUnit::Point, u"0.2"_s)} << 0LL;
        QTest::newRow("a unit that is not charged does not hide another")
            << QList{rate(2, RateUnit::Point, u"0.2"_s, november), any} << 1LL;
        QTest::newRow("per take") << QList{rate(2, RateUnit::Take, u"0.2"_s)} << 2LL;
        for (const auto& [name, member] :
            {std::pair("account", &Rate::account), std::pair("resolution", &Rate::resolution),
                std::pair("mode", &Rate::mode), std::pair("sound", &Rate::sound)}) {
            Rate other = any;
            other.*member = u"other"_s;
            QTest::addRow("another %s", name) << QList{other} << 0LL;
        }
    }
    void choosesTheRateOfATake()
    {
        QFETCH(QList<Rate>, rates);
        const Rate* chosen = rateOf(fiveSeconds, rates);
        QTEST(chosen ? chosen->id : 0, "chosen");
    }

    void valuesWhatIsKnown_data()
    {
        QTest::addColumn<RatedTake>("rated");
        QTest::addColumn<QList<Rate>>("rates");
        QTest::addColumn<QString>("price"); // empty if unpriced
        const QList<Rate> perSecond{rate(1, RateUnit::Second, u"0.1"_s)};
        QTest::newRow("seconds") << take(Amount::parse(u"5.041")) << perSecond << u"0.5041 USD"_s;
        QTest::newRow("no seconds are no money") << take(Amount()) << perSecond << u"0 USD"_s;
        QTest::newRow("points") << take({}, Amount::whole(3)) << QList{rate(1, RateUnit::Point, u"0.14"_s)}
                                << u"0.42 USD"_s;
        QTest::newRow("takes") << take(Amount::whole(9)) << QList{rate(1, RateUnit::Take, u"2"_s)} << u"2 USD"_s;
        QTest::newRow("takes need no quantity") << take({}) << QList{rate(1, RateUnit::Take, u"2"_s)} << u"2 USD"_s;
        QTest::newRow("no rate") << take(Amount::whole(5)) << QList<Rate>() << QString();
        QTest::newRow("unknown quantity") << take({}) << perSecond << QString();
        QTest::newRow("another unit") << take({}, Amount::whole(3)) << perSecond << QString();
        QTest::newRow("a general rate does not replace one that needs the quantity")
            << take({}) << QList{modelRate(2, u"film-3"_s, u"0.2"_s), rate(1, RateUnit::Take, u"2"_s)} << QString();
    }
    void valuesWhatIsKnown()
    {
        QFETCH(RatedTake, rated);
        QFETCH(QList<Rate>, rates);
        const std::optional<Price> price = priceOf(rated, rates);
        QTEST(price ? price->amount.text() + u' ' + price->currency : QString(), "price");
    }

    void keepsTheRateOfTheDay()
    {
        const QList<Rate> rates{rate(1, RateUnit::Second, u"0.1"_s), rate(2, RateUnit::Second, u"0.2"_s, november)};
        RatedTake old = fiveSeconds;
        old.day = QDate(2026, 10, 31);
        QCOMPARE(priceOf(old, rates)->amount.text(), u"0.5"_s);
        QCOMPARE(priceOf(fiveSeconds, rates)->amount.text(), u"1"_s);
        old.day = QDate(2026, 9, 30);
        QVERIFY(!priceOf(old, rates));
    }

    void takesTheDearestOfWhatIsPossible_data()
    {
        QTest::addColumn<QList<Rate>>("rates");
        QTest::addColumn<QString>("bound");
        const auto tier = [](qint64 id, const QString& resolution, const QString& price, const QString& sound = {}) {
            Rate made = rate(id, RateUnit::Second, price);
            made.resolution = resolution;
            made.sound = sound;
            return made;
        };
        const Rate any = rate(9, RateUnit::Second, u"0.1"_s);
        QTest::newRow("no rate") << QList<Rate>() << u"-"_s;
        QTest::newRow("one for all") << QList{any} << u"0.5 USD"_s;
        QTest::newRow("a dearer tier") << QList{any, tier(1, u"1080P"_s, u"0.2"_s)} << u"up to 1 USD"_s;
        QTest::newRow("a cheaper tier") << QList{any, tier(1, u"480P"_s, u"0.01"_s)} << u"up to 0.5 USD"_s;
        QTest::newRow("only tiers") << QList{tier(1, u"720P"_s, u"0.1"_s), tier(2, u"1080P"_s, u"0.2"_s)}
                                    << u"up to 1 USD"_s;
        QTest::newRow("a tier at the same price") << QList{any, tier(1, u"1080P"_s, u"0.1"_s)} << u"0.5 USD"_s;
        QTest::newRow("two properties") << QList{any, tier(1, u"1080P"_s, u"0.4"_s, u"on"_s)} << u"up to 2 USD"_s;
        Rate foreign = tier(1, u"1080P"_s, u"0.1"_s);
        foreign.price.currency = u"EUR"_s;
        QTest::newRow("two currencies") << QList{any, foreign} << u"up to -"_s;
        Rate other = tier(1, u"1080P"_s, u"0.2"_s);
        other.model = u"film-2"_s;
        QTest::newRow("another model") << QList{any, other} << u"0.5 USD"_s;
    }
    void takesTheDearestOfWhatIsPossible()
    {
        QFETCH(QList<Rate>, rates);
        RatedTake open = fiveSeconds;
        open.resolution.clear();
        open.sound.clear();
        const PriceBound bound = dearestPriceOf(open, rates, {&RatedTake::resolution, &RatedTake::sound});
        const QString price = bound.price ? bound.price->amount.text() + u' ' + bound.price->currency : u"-"_s;
        QTEST(bound.isUpTo ? u"up to "_s + price : price, "bound");
    }

    void tellsWhatARateReplaces()
    {
        const Rate second = rate(1, RateUnit::Second, u"0.2"_s);
        const Rate point = rate(2, RateUnit::Point, u"0.2"_s);
        const Rate model = modelRate(3, u"film-3"_s, u"0.2"_s);
        const QList<Rate> rates{second, point, model};
        const auto replaced = [&rates](const Rate& next) {
            const Rate* found = replacedBy(next, rates);
            return found ? found->id : 0;
        };
        QCOMPARE(replaced(rate(4, RateUnit::Second, u"0.1"_s, november)), 1);
        QCOMPARE(replaced(rate(4, RateUnit::Point, u"0.1"_s, november)), 2);
        QCOMPARE(replaced(rate(4, RateUnit::Take, u"0.05"_s)), 2); // of one day, the one that counts
        QCOMPARE(replaced(modelRate(4, u"FILM-3"_s, u"0.1"_s)), 3);
        QCOMPARE(replaced(modelRate(4, u"film-2"_s, u"0.1"_s)), 0);
        QCOMPARE(replaced(rate(4, RateUnit::Second, u"0.1"_s, QDate(2026, 9, 1))), 0);
        QCOMPARE(replaced(second), 0);
    }
};

QTEST_APPLESS_MAIN(TestRate)
#include "tst_rate.moc"
