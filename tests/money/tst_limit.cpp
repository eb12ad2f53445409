// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/limit.h"
#include "app/money/limittext.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Kind = LimitVerdict::Kind;

namespace {

/// A limit of ten units, of which some are used.
LimitUse ofTen(LimitUnit unit, int billed, int reserved = 0, AtLimit atLimit = AtLimit::Ask)
{
    LimitUse use;
    use.limit.id = 1;
    use.limit.unit = unit;
    use.limit.amount = Amount::whole(10);
    use.limit.currency = unit == LimitUnit::Money ? u"USD"_s : QString();
    use.limit.atLimit = atLimit;
    use.billed = Amount::whole(billed);
    use.reserved = Amount::whole(reserved);
    return use;
}

const Quantity fiveSeconds{Amount::whole(5), Amount()};
const Quantity twoPoints{Amount(), Amount::whole(2)};
const Quantity unknown{};
const std::optional<Price> unpriced;
const std::optional<Price> threeDollars = Price{Amount::whole(3), u"USD"_s};
const std::optional<Price> threeEuros = Price{Amount::whole(3), u"EUR"_s};

} // namespace

class TestLimit final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void judgesARequest_data()
    {
        QTest::addColumn<QList<LimitUse>>("limits");
        QTest::addColumn<Quantity>("quantity");
        QTest::addColumn<std::optional<Price>>("price");
        QTest::addColumn<int>("takes");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<bool>("isUnknown");
        using Uses = QList<LimitUse>;
        const auto row = [](const char* name, const Uses& uses, const Quantity& quantity,
                             const std::optional<Price>& price, int takes, Kind kind, bool isUnknown = false) {
            QTest::newRow(name) << uses << quantity << price << takes << kind << isUnknown;
        };
        const auto refuse = AtLimit::Refuse;
        row("no limits", {}, unknown, unpriced, 100, Kind::Fits);
        row("takes fit", {ofTen(LimitUnit::Takes, 6)}, unknown, unpriced, 1, Kind::Fits);
        row("takes reach four fifths", {ofTen(LimitUnit::Takes, 7)}, unknown, unpriced, 1, Kind::Near);
        row("takes reach the limit", {ofTen(LimitUnit::Takes, 9)}, unknown, unpriced, 1, Kind::Near);
        row("takes exceed it", {ofTen(LimitUnit::Takes, 10)}, unknown, unpriced, 1, Kind::Asks);
        row("takes exceed it with what is reserved", {ofTen(LimitUnit::Takes, 4, 6)}, unknown, unpriced, 1, Kind::Asks);
        row("takes of a run exceed it", {ofTen(LimitUnit::Takes, 0)}, unknown, unpriced, 11, Kind::Asks);
        row("takes are refused", {ofTen(LimitUnit::Takes, 9, 1, refuse)}, unknown, unpriced, 1, Kind::Refuses);
        row("seconds fit", {ofTen(LimitUnit::Seconds, 2)}, fiveSeconds, unpriced, 1, Kind::Fits);
        row("seconds are near", {ofTen(LimitUnit::Seconds, 5)}, fiveSeconds, unpriced, 1, Kind::Near);
        row("seconds exceed it", {ofTen(LimitUnit::Seconds, 6)}, fiveSeconds, unpriced, 1, Kind::Asks);
        row("seconds are refused", {ofTen(LimitUnit::Seconds, 6, 0, refuse)}, fiveSeconds, unpriced, 1, Kind::Refuses);
        row("seconds are unknown", {ofTen(LimitUnit::Seconds, 0)}, unknown, unpriced, 1, Kind::Asks, true);
        row("unknown asks, even if the limit refuses", {ofTen(LimitUnit::Seconds, 0, 0, refuse)}, unknown, unpriced, 1,
            Kind::Asks, true);
        row("unknown at a limit that is reached", {ofTen(LimitUnit::Seconds, 10, 0, refuse)}, unknown, unpriced, 1,
            Kind::Refuses);
        row("a take charged in points has no seconds", {ofTen(LimitUnit::Seconds, 10)}, twoPoints, unpriced, 1,
            Kind::Fits);
        row("points exceed it", {ofTen(LimitUnit::Points, 9)}, twoPoints, unpriced, 1, Kind::Asks);
        row("points are unknown", {ofTen(LimitUnit::Points, 0)}, unknown, unpriced, 1, Kind::Asks, true);
        row("money fits", {ofTen(LimitUnit::Money, 4)}, fiveSeconds, threeDollars, 1, Kind::Fits);
        row("money exceeds it", {ofTen(LimitUnit::Money, 8)}, fiveSeconds, threeDollars, 1, Kind::Asks);
        row("unpriced is not free", {ofTen(LimitUnit::Money, 0)}, fiveSeconds, unpriced, 1, Kind::Asks, true);
        row("another currency can't be counted", {ofTen(LimitUnit::Money, 0)}, fiveSeconds, threeEuros, 1, Kind::Asks,
            true);
        row("another currency does not matter to seconds", {ofTen(LimitUnit::Seconds, 0)}, fiveSeconds, threeEuros, 1,
            Kind::Fits);
        row("nothing costs nothing in any currency", {ofTen(LimitUnit::Money, 0)}, fiveSeconds,
            Price{Amount(), u"EUR"_s}, 1, Kind::Fits);
        row("the strictest wins",
            {ofTen(LimitUnit::Takes, 8), ofTen(LimitUnit::Seconds, 9, 0, refuse), ofTen(LimitUnit::Points, 10)},
            fiveSeconds, unpriced, 1, Kind::Refuses);
        row("the strictest wins in any order", {ofTen(LimitUnit::Seconds, 9, 0, refuse), ofTen(LimitUnit::Takes, 10)},
            fiveSeconds, unpriced, 1, Kind::Refuses);
    }
    void judgesARequest()
    {
        QFETCH(QList<LimitUse>, limits);
        QFETCH(Quantity, quantity);
        QFETCH(std::optional<Price>, price);
        QFETCH(int, takes);
        const LimitVerdict verdict = judge(limits, quantity, price, takes);
        QTEST(verdict.kind, "kind");
        QCOMPARE(verdict.reasons.isEmpty(), verdict.kind == Kind::Fits);
        QTEST(!verdict.reasons.isEmpty() && verdict.reasons.constFirst().isUnknown, "isUnknown");
    }

    void namesTheLimits()
    {
        LimitUse second = ofTen(LimitUnit::Takes, 10);
        second.limit.id = 2;
        LimitUse third = ofTen(LimitUnit::Seconds, 8);
        third.limit.id = 3;
        const auto named = [](const LimitVerdict& verdict) {
            QList<qint64> ids;
            for (const LimitVerdict::Reason& each : verdict.reasons)
                ids.append(each.use.limit.id);
            return ids;
        };
        const LimitVerdict both = judge({ofTen(LimitUnit::Takes, 7), second, third}, fiveSeconds, unpriced, 1);
        QCOMPARE(named(both), QList<qint64>({2, 3}));
        third.limit.atLimit = AtLimit::Refuse;
        QCOMPARE(named(judge({second, third}, fiveSeconds, unpriced, 1)), QList<qint64>({2, 3}));
        QCOMPARE(named(judge({ofTen(LimitUnit::Takes, 7)}, fiveSeconds, unpriced, 1)), QList<qint64>{1}); // near
    }

    void says_data()
    {
        QTest::addColumn<QList<LimitUse>>("limits");
        QTest::addColumn<int>("takes");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("advice");
        const QString wait = u"Change the limit, or wait until its period is over."_s;
        const LimitUse takes = ofTen(LimitUnit::Takes, 9);
        LimitUse money = ofTen(LimitUnit::Money, 8);
        money.limit.period = LimitPeriod::Always;
        LimitUse run = ofTen(LimitUnit::Takes, 0);
        run.limit.period = LimitPeriod::Run;
        run.limit.amount = Amount::whole(2);
        using Uses = QList<LimitUse>;
        QTest::newRow("several takes")
            << Uses{takes} << 3 << u"These 3 takes go over your limit of 10 takes a day (9 takes used or reserved)."_s
            << wait;
        QTest::newRow("money") << Uses{money} << 1 << u"over your limit of $10.00 in total ($8.00 used or reserved)."_s
                               << u"Change the limit to send this."_s;
        QTest::newRow("a run") << Uses{run} << 3 << u"These 3 takes go over your limit of 2 takes per run."_s
                               << u"Change the limit to send this."_s;
        QTest::newRow("several limits")
            << Uses{takes, run} << 3
            << u"These 3 takes go over several of your limits: 10 takes a day (9 takes used or reserved), 2 takes per run."_s
            << u"Change these limits to send this."_s;
    }
    void says()
    {
        QFETCH(QList<LimitUse>, limits);
        QFETCH(int, takes);
        QFETCH(QString, sentence);
        const LimitVerdict verdict = judge(limits, fiveSeconds, threeDollars, takes);
        QVERIFY2(overLimitText(verdict).endsWith(sentence), qPrintable(overLimitText(verdict)));
        QTEST(limitAdvice(verdict), "advice");
    }

    void saysWhatCannotBeCounted()
    {
        const LimitVerdict verdict = judge({ofTen(LimitUnit::Money, 0)}, fiveSeconds, threeEuros, 1);
        QCOMPARE(overLimitText(verdict), u"Your limit of $10.00 a day can't count €3.00."_s);
    }

    void tellsWhatIsLeft_data()
    {
        QTest::addColumn<int>("used");
        QTest::addColumn<int>("left");
        QTest::addColumn<bool>("isNear");
        QTest::newRow("nothing used") << 0 << 10 << false;
        QTest::newRow("below four fifths") << 7 << 3 << false;
        QTest::newRow("four fifths") << 8 << 2 << true;
        QTest::newRow("all") << 10 << 0 << true;
        QTest::newRow("more than all") << 12 << 0 << true;
    }
    void tellsWhatIsLeft()
    {
        QFETCH(int, used);
        const LimitUse use = ofTen(LimitUnit::Takes, used - used / 2, used / 2);
        QTEST(int(use.left().micros() / 1'000'000), "left");
        QTEST(use.isNear(), "isNear");
    }

    void wordsOfWhatIsUsed()
    {
        const auto words = [](int used) {
            return nearLimitText(judge({ofTen(LimitUnit::Seconds, used)}, fiveSeconds, unpriced, 1));
        };
        QVERIFY2(words(4).contains(u"at least 80 %"_s), qPrintable(words(4)));
        QVERIFY2(words(5).startsWith(u"With this, all of your limit of 10 seconds"_s), qPrintable(words(5)));
        QCOMPARE(amountText(ofTen(LimitUnit::Seconds, 0).limit, Amount::whole(1)), u"1 second"_s);
    }

    void consentsAreForTheirLimits()
    {
        LimitUse asks = ofTen(LimitUnit::Takes, 10);
        LimitUse refuses = asks;
        asks.limit.id = 1;
        asks.limit.atLimit = AtLimit::Ask;
        refuses.limit.id = 2;
        refuses.limit.atLimit = AtLimit::Refuse;
        const LimitVerdict both = judge({asks, refuses}, fiveSeconds, unpriced, 1);
        QCOMPARE(both.kind, LimitVerdict::Kind::Refuses);
        QCOMPARE(both.marks().size(), 2);
        const LimitVerdict left = both.without(both.marks());
        QCOMPARE(left.kind, LimitVerdict::Kind::Refuses);
        QCOMPARE(left.marks(), QStringList{limitMark(refuses.limit)});
        const LimitVerdict one = judge({asks}, fiveSeconds, unpriced, 1);
        QCOMPARE(one.without({}).kind, LimitVerdict::Kind::Asks);
        QCOMPARE(one.without(one.marks()).kind, LimitVerdict::Kind::Fits);
        asks.limit.amount = Amount::whole(9);
        QCOMPARE(judge({asks}, fiveSeconds, unpriced, 1).without(one.marks()).kind, LimitVerdict::Kind::Asks);
    }
};

QTEST_APPLESS_MAIN(TestLimit)
#include "tst_limit.moc"
