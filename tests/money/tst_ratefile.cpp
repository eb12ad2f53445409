// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/ratefile.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestRateFile final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsRates()
    {
        const Result<QList<Rate>> rates =
            readRates("unit,price,currency,from,account,model,resolution,mode,sound,source\n"
                      "second,0.10,usd,2026-10-01,,,,,,\n"
                      "Point,0.14,EUR,2026-11-01,Studio,reel-2,720P,pro,on,\"list, page 2\"\n");
        QVERIFY(rates);
        Rate general;
        general.price = {*Amount::parse(u"0.1"), u"USD"_s};
        general.from = QDate(2026, 10, 1);
        const Rate special{0, u"Studio"_s, u"reel-2"_s, u"720P"_s, u"pro"_s, u"on"_s, RateUnit::Point,
            {*Amount::parse(u"0.14"), u"EUR"_s}, QDate(2026, 11, 1), u"list, page 2"_s};
        QCOMPARE(*rates, (QList{general, special}));
    }

    /// The figures that an invoice may have.
    void readsDecimalCommas()
    {
        const Result<QList<Rate>> rates = readRates("unit;price;currency;from\nsecond;0,10;EUR;2026-10-01\n"
                                                    "take;1.234,50;EUR;2026-10-01\n");
        QVERIFY(rates);
        QCOMPARE(rates->at(0).price.amount.text(), u"0.1"_s);
        QCOMPARE(rates->at(1).price.amount.text(), u"1234.5"_s);
    }

    void refusesOthers_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("column");
        QTest::newRow("unit") << QByteArray("minute,0.10,USD,2026-10-01") << u"unit"_s;
        QTest::newRow("no unit") << QByteArray(",0.10,USD,2026-10-01") << u"unit"_s;
        QTest::newRow("price") << QByteArray("second,free,USD,2026-10-01") << u"price"_s;
        QTest::newRow("negative price") << QByteArray("second,-1,USD,2026-10-01") << u"price"_s;
        QTest::newRow("two meanings") << QByteArray("second,\"1,234\",USD,2026-10-01\npoint,\"0,5\",USD,2026-10-01")
                                      << u"price"_s;
        QTest::newRow("currency") << QByteArray("second,0.10,dollars,2026-10-01") << u"currency"_s;
        QTest::newRow("no currency") << QByteArray("second,0.10,,2026-10-01") << u"currency"_s;
        QTest::newRow("day") << QByteArray("second,0.10,USD,1.10.2026") << u"from"_s;
        QTest::newRow("no day") << QByteArray("second,0.10,USD,") << u"from"_s;
    }
    void refusesOthers()
    {
        QFETCH(QByteArray, row);
        QFETCH(QString, column);
        const Result<QList<Rate>> rates =
            readRates("unit,price,currency,from\nsecond,0.10,USD,2026-10-01\n" + row + "\n");
        QVERIFY(!rates);
        QCOMPARE(rates.error().kind, ErrorKind::BadInput);
        QVERIFY2(rates.error().message.contains(u"Line 3: \"%1\""_s.arg(column)), qPrintable(rates.error().message));
    }

    /// A take is with sound or without. A rate for anything else would never apply.
    void soundIsOnOrOff()
    {
        const auto read = [](const QByteArray& sound) {
            return readRates("unit,price,currency,from,sound\nsecond,0.10,USD,2026-10-01," + sound + "\n");
        };
        QCOMPARE(read("").value().constFirst().sound, QString());
        QCOMPARE(read("On").value().constFirst().sound, u"on"_s);
        QCOMPARE(read("off").value().constFirst().sound, u"off"_s);
        QVERIFY(!read("maybe"));
        QVERIFY(read("yes").error().message.contains("Line 2: \"sound\""_L1));
    }
};

QTEST_APPLESS_MAIN(TestRateFile)
#include "tst_ratefile.moc"
