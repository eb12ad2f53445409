// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/spendsamples.h"

#include "app/money/moneytext.h"
#include "ui/spend/chartscale.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

// The texts and scales of the page about money.
class TestSpendWords final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en"_s)); }

    void money_data()
    {
        QTest::addColumn<QString>("amount");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("sum");
        QTest::addColumn<QString>("exact");
        QTest::newRow("dollars") << u"41.2"_s << u"USD"_s << u"$41.20"_s << u"$41.20"_s;
        QTest::newRow("rate") << u"0.0125"_s << u"USD"_s << u"$0.01"_s << u"$0.0125"_s;
        QTest::newRow("tiny") << u"0.004"_s << u"USD"_s << u"$0.004"_s << u"$0.004"_s;
        QTest::newRow("half a cent") << u"3.675"_s << u"USD"_s << u"$3.68"_s << u"$3.675"_s;
        QTest::newRow("half a cent, even") << u"4.265"_s << u"EUR"_s << u"€4.27"_s << u"€4.265"_s;
        QTest::newRow("half a yen") << u"1500.5"_s << u"JPY"_s << u"¥1,501"_s << u"¥1,500.5"_s;
        QTest::newRow("below half") << u"0.994999"_s << u"USD"_s << u"$0.99"_s << u"$0.994999"_s;
        QTest::newRow("zero") << u"0"_s << u"EUR"_s << u"€0.00"_s << u"€0.00"_s;
        QTest::newRow("yen") << u"1500"_s << u"JPY"_s << u"¥1,500"_s << u"¥1,500"_s;
        QTest::newRow("yuan") << u"3.5"_s << u"CNY"_s << u"CN¥3.50"_s << u"CN¥3.50"_s;
        QTest::newRow("other") << u"7"_s << u"CHF"_s << u"CHF\u00A07.00"_s << u"CHF\u00A07.00"_s;
    }
    void money()
    {
        QFETCH(QString, amount);
        QFETCH(QString, currency);
        QFETCH(QString, sum);
        QFETCH(QString, exact);
        QCOMPARE(moneyText(*Amount::parse(amount), currency), sum);
        QCOMPARE(exactMoneyText({*Amount::parse(amount), currency}), exact);
    }

    void estimates_data()
    {
        QTest::addColumn<SpendEstimate>("estimate");
        QTest::addColumn<int>("copies");
        QTest::addColumn<QString>("text");
        const Quantity five{Amount::whole(5), {}};
        const Quantity points{{}, *Amount::parse(u"2.5")};
        const Price half{*Amount::parse(u"0.5"), u"USD"_s};
        QTest::newRow("unknown") << SpendEstimate() << 3 << u"Cost unknown until the first take"_s;
        QTest::newRow("exact") << SpendEstimate{true, five, five, 0, {}} << 3 << u"15 s"_s;
        QTest::newRow("priced") << SpendEstimate{true, five, five, 0, half} << 3 << u"15 s · $1.50"_s;
        QTest::newRow("at the dearest rate")
            << SpendEstimate{true, five, five, 0, half, true} << 3 << u"15 s · up to $1.50"_s;
        QTest::newRow("learned") << SpendEstimate{false, points, points, 12, {}} << 2
                                 << u"About 2.5 points each (from 12 earlier takes)"_s;
        QTest::newRow("one") << SpendEstimate{false, points, points, 12, half} << 1
                             << u"About 2.5 points (from 12 earlier takes) · up to $0.50"_s;
    }
    void estimates()
    {
        QFETCH(SpendEstimate, estimate);
        QFETCH(int, copies);
        QFETCH(QString, text);
        QCOMPARE(estimateText(estimate, copies), text);
    }

    void limits_data()
    {
        QTest::addColumn<LimitPeriod>("period");
        QTest::addColumn<QString>("text");
        QTest::newRow("day") << LimitPeriod::Day << u"41 of 60 s left today"_s;
        QTest::newRow("month") << LimitPeriod::Month << u"41 of 60 s left this month"_s;
        QTest::newRow("always") << LimitPeriod::Always << u"41 of 60 s left"_s;
        QTest::newRow("run") << LimitPeriod::Run << u"60 s per run"_s;
    }
    void limits()
    {
        QFETCH(LimitPeriod, period);
        QFETCH(QString, text);
        QCOMPARE(leftText({SpendSamples::limit(period, 60), Amount::whole(9), {}, Amount::whole(10), 0}), text);
    }

    void costs_data()
    {
        QTest::addColumn<CostState>("state");
        QTest::addColumn<bool>("isUpTo");
        QTest::addColumn<QString>("text");
        QTest::newRow("billed") << CostState::Billed << false << u"5 s · $0.50"_s;
        QTest::newRow("billed at the dearest rate") << CostState::Billed << true << u"5 s · up to $0.50"_s;
        QTest::newRow("reserved") << CostState::Reserved << false << u"up to 5 s · $0.50"_s;
        QTest::newRow("unsettled") << CostState::Unsettled << false << u"up to 5 s · $0.50"_s;
        QTest::newRow("not billed") << CostState::NotBilled << false << u""_s;
    }
    void costs()
    {
        QFETCH(CostState, state);
        QFETCH(bool, isUpTo);
        QFETCH(QString, text);
        const Price half{*Amount::parse(u"0.5"), u"USD"_s};
        SpendEntry entry;
        entry.state = state;
        entry.quantity = {Amount::whole(5), {}};
        entry.price = half;
        entry.isUpTo = isUpTo;
        QCOMPARE(costText(entry), text);
        SpendEntry unknown;
        unknown.state = CostState::Unsettled;
        QCOMPARE(costText(unknown), u""_s);
    }

    void scales_data()
    {
        QTest::addColumn<double>("most");
        QTest::addColumn<double>("step");
        QTest::addColumn<double>("top");
        QTest::newRow("nothing") << 0.0 << 1.0 << 1.0;
        QTest::newRow("negative") << -4.0 << 1.0 << 1.0;
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << 1.0 << 1.0;
        QTest::newRow("60") << 60.0 << 20.0 << 60.0;
        QTest::newRow("61") << 61.0 << 20.0 << 80.0;
        QTest::newRow("small") << 0.25 << 0.1 << 0.3;
        QTest::newRow("large") << 9e9 << 5e9 << 1e10;
    }
    void scales()
    {
        QFETCH(double, most);
        QFETCH(double, step);
        QFETCH(double, top);
        const ChartScale scale = chartScale(most);
        QVERIFY2(qFuzzyCompare(scale.step, step) && qFuzzyCompare(scale.top, top),
            qPrintable(u"%1 up to %2"_s.arg(scale.step).arg(scale.top)));
    }

    void daysHaveNoGaps()
    {
        const auto days =
            chartDays(SpendSamples::days(), SpendSamples::today.addDays(-29), SpendSamples::today, ChartUnit::Seconds);
        QCOMPARE(days.size(), 30);
        QCOMPARE(days.at(0).total(), 0.0);
        QCOMPARE(days.at(29).billed, 19.0);
        QVERIFY(labelledDays(days).contains(29));
        QVERIFY(labelledDays({}).isEmpty());
        QVERIFY(chartDays({}, SpendSamples::today, SpendSamples::today.addDays(-1), ChartUnit::Seconds).isEmpty());
    }

    void dailyLimitIsTheSmallest()
    {
        const LimitUse other{SpendSamples::limit(LimitPeriod::Day, 20, u"second"_s), {}, {}, {}, 0};
        const LimitUse all{SpendSamples::limit(LimitPeriod::Day, 60), {}, {}, {}, 0};
        const LimitUse month{SpendSamples::limit(LimitPeriod::Month, 5), {}, {}, {}, 0};
        QVERIFY(!dailyLimit({month}, ChartUnit::Seconds, {}));
        QCOMPARE(dailyLimit({other, all, month}, ChartUnit::Seconds, {}), std::optional(Amount::whole(60)));
        QCOMPARE(dailyLimit({other, all}, ChartUnit::Seconds, u"second"_s), std::optional(Amount::whole(20)));
        QVERIFY(!dailyLimit({all}, ChartUnit::Points, {}));
    }
};

QTEST_MAIN(TestSpendWords)
#include "tst_spendwords.moc"
