// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/amount.h"
#include "app/money/moneytext.h"

#include <QTest>

#include <limits>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 most = std::numeric_limits<qint64>::max();

} // namespace

class TestAmount final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsNumbersAsServicesWriteThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("micros");
        QTest::newRow("whole") << u"5"_s << 5'000'000LL;
        QTest::newRow("zero") << u"0"_s << 0LL;
        QTest::newRow("three places") << u"5.041"_s << 5'041'000LL;
        QTest::newRow("trailing zeros") << u"4.50"_s << 4'500'000LL;
        QTest::newRow("six places") << u"0.000001"_s << 1LL;
        QTest::newRow("more places that are 0") << u"1.10000000000"_s << 1'100'000LL;
        QTest::newRow("leading zeros") << u"007.5"_s << 7'500'000LL;
        QTest::newRow("largest") << u"9000000000"_s << 9'000'000'000'000'000LL;
    }
    void readsNumbersAsServicesWriteThem()
    {
        QFETCH(QString, text);
        QTEST(Amount::parse(text).value_or(Amount::fromMicros(-1)).micros(), "micros");
    }

    void refusesWhatIsNoAmount_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", ".", "5.", ".5", "-1", "+1", "1e3", " 1", "1 ", "1,5", "1.2.3", "0x10",
                 "0.0000001", "9000000000.000001", "99999999999", "five", "NaN", "Infinity", "\u0665"})
            QTest::addRow("'%s'", text) << QString::fromUtf8(text);
    }
    void refusesWhatIsNoAmount()
    {
        QFETCH(QString, text);
        QVERIFY(!Amount::parse(text));
    }

    void readsJsonNumbers_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<qint64>("micros"); // -1 if it is refused
        QTest::newRow("whole") << 5.0 << 5'000'000LL;
        QTest::newRow("not exact in binary") << 0.1 << 100'000LL;
        QTest::newRow("5.041") << 5.041 << 5'041'000LL;
        QTest::newRow("rounded") << 1.0000006 << 1'000'001LL;
        QTest::newRow("negative") << -0.5 << -1LL;
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << -1LL;
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << -1LL;
        QTest::newRow("too large") << 1e12 << -1LL;
    }
    void readsJsonNumbers()
    {
        QFETCH(double, number);
        QTEST(Amount::fromDouble(number).value_or(Amount::fromMicros(-1)).micros(), "micros");
    }

    void writesWhatItReads_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<QString>("text");
        QTest::newRow("whole") << 63'000'000LL << u"63"_s;
        QTest::newRow("half") << 63'500'000LL << u"63.5"_s;
        QTest::newRow("small") << 1LL << u"0.000001"_s;
        QTest::newRow("zero") << 0LL << u"0"_s;
        QTest::newRow("difference") << -1'250'000LL << u"-1.25"_s;
        QTest::newRow("lowest") << std::numeric_limits<qint64>::min() << u"-9223372036854.775808"_s;
    }
    void writesWhatItReads()
    {
        QFETCH(qint64, micros);
        QFETCH(QString, text);
        QCOMPARE(Amount::fromMicros(micros).text(), text);
        if (micros >= 0)
            QCOMPARE(Amount::parse(text), Amount::fromMicros(micros));
    }

    void addsExactly()
    {
        Amount sum;
        for (int n = 0; n < 100'000; ++n)
            sum += Amount::fromMicros(100'001);
        QCOMPARE(sum.text(), u"10000.1"_s);
    }

    void saturates_data()
    {
        QTest::addColumn<Amount>("result");
        QTest::addColumn<qint64>("micros");
        const Amount top = Amount::fromMicros(most);
        QTest::newRow("sum") << top + Amount::whole(1) << most;
        QTest::newRow("difference") << Amount::fromMicros(-most) - Amount::whole(1) << -most;
        QTest::newRow("of the lowest") << Amount() - Amount::fromMicros(-most - 1) << most;
        QTest::newRow("product") << top.times(Amount::whole(2)) << most;
        QTest::newRow("negative product") << top.times(Amount::whole(-2)) << -most;
        QTest::newRow("quotient") << top.over(Amount::fromMicros(1)).value() << most;
    }
    void saturates()
    {
        QFETCH(Amount, result);
        QTEST(result.micros(), "micros");
    }

    void multipliesAndRounds_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("product");
        QTest::newRow("exact") << u"5.041"_s << u"0.1"_s << u"0.5041"_s;
        QTest::newRow("large") << u"8000000"_s << u"1000.5"_s << u"8004000000"_s;
        QTest::newRow("half up") << u"0.0005"_s << u"0.001"_s << u"0.000001"_s;
        QTest::newRow("down") << u"0.0004"_s << u"0.001"_s << u"0"_s;
        QTest::newRow("both with places") << u"1234.567891"_s << u"9.876543"_s << u"12193.262862"_s;
    }
    void multipliesAndRounds()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QTEST(Amount::parse(a)->times(*Amount::parse(b)).text(), "product");
        QTEST(Amount::parse(b)->times(*Amount::parse(a)).text(), "product");
    }

    void severalTakesUseTheirSum()
    {
        const Quantity both{Amount::whole(5), Amount::parse(u"2.5")};
        const Quantity three{Amount::whole(15), Amount::parse(u"7.5")};
        QVERIFY(both.times(3) == three);
        QVERIFY(Quantity().times(3) == Quantity()); // unknown is not 0
        QVERIFY((Price{Amount::whole(2), u"USD"_s}.times(3) == Price{Amount::whole(6), u"USD"_s}));
        QCOMPARE(quantityText(three), u"15 s + 7.5 points"_s);
        QCOMPARE(quantityText({Amount::whole(5), {}}), u"5 s"_s);
        QCOMPARE(quantityText({{}, Amount::whole(1)}), u"1 point"_s);
        QVERIFY(quantityText({}).isEmpty());
    }

    void dividesAndRounds_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("quotient");
        QTest::newRow("exact") << u"63.5"_s << u"5"_s << u"12.7"_s;
        QTest::newRow("up") << u"2"_s << u"3"_s << u"0.666667"_s;
        QTest::newRow("down") << u"1"_s << u"3"_s << u"0.333333"_s;
        QTest::newRow("half up") << u"0.000001"_s << u"2"_s << u"0.000001"_s;
        QTest::newRow("large") << u"9000000000"_s << u"0.5"_s << u"18000000000"_s;
    }
    void dividesAndRounds()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QTEST(Amount::parse(a)->over(*Amount::parse(b)).value_or(Amount()).text(), "quotient");
    }

    void refusesToDivideByZero() { QVERIFY(!Amount::whole(1).over(Amount())); }
};

QTEST_APPLESS_MAIN(TestAmount)
#include "tst_amount.moc"
