// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/sendhours.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

// The clocks went forward at 01:00 UTC on 29 March 2026, and back at 01:00 UTC on 25 October 2026.
const QTimeZone berlin("Europe/Berlin");

QDateTime utc(const char* text)
{
    QDateTime time = QDateTime::fromString(QLatin1StringView(text), u"yyyy-MM-dd HH:mm"_s);
    time.setTimeZone(QTimeZone::utc());
    return time;
}

QTime time(const char* text)
{
    return QTime::fromString(QLatin1StringView(text), u"HH:mm"_s);
}

} // namespace

/// The hours of the day in which requests are sent, and times that the user writes. All of it also on the days on which
/// the clocks change.
class TestSendHours final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(berlin.isValid());
        qputenv("TZ", "Europe/Berlin"); // as the zone of this computer
    }
    void within_data();
    void within();
    void next_data();
    void next();
    void neverOutside();
    void moment_data();
    void moment();
    void written_data();
    void written();
};

void TestSendHours::within_data()
{
    QTest::addColumn<QTime>("from");
    QTest::addColumn<QTime>("until");
    QTest::addColumn<QTime>("at");
    QTest::addColumn<bool>("expected");
    QTest::newRow("before") << time("09:00") << time("17:00") << QTime(8, 59, 59, 999) << false;
    QTest::newRow("at the beginning") << time("09:00") << time("17:00") << time("09:00") << true;
    QTest::newRow("last moment") << time("09:00") << time("17:00") << QTime(16, 59, 59, 999) << true;
    QTest::newRow("at the end") << time("09:00") << time("17:00") << time("17:00") << false;
    QTest::newRow("night: evening") << time("22:00") << time("06:00") << time("23:59") << true;
    QTest::newRow("night: midnight") << time("22:00") << time("06:00") << time("00:00") << true;
    QTest::newRow("night: end") << time("22:00") << time("06:00") << time("06:00") << false;
    QTest::newRow("night: noon") << time("22:00") << time("06:00") << time("12:00") << false;
    QTest::newRow("until midnight") << time("20:00") << time("00:00") << time("23:59") << true;
    QTest::newRow("until midnight, at it") << time("20:00") << time("00:00") << time("00:00") << false;
    QTest::newRow("from midnight") << time("00:00") << time("06:00") << time("00:00") << true;
    QTest::newRow("the whole day") << time("05:00") << time("05:00") << time("04:59") << true;
}

void TestSendHours::within()
{
    QFETCH(const QTime, from);
    QFETCH(const QTime, until);
    QFETCH(const QTime, at);
    QTEST(isWithin({from, until}, at), "expected");
}

void TestSendHours::next_data()
{
    QTest::addColumn<QTime>("from");
    QTest::addColumn<QTime>("until");
    QTest::addColumn<QDateTime>("now");
    QTest::addColumn<QDateTime>("expected");
    QTest::newRow("now") << time("22:00") << time("06:00") << utc("2026-01-05 22:30") << utc("2026-01-05 22:30");
    QTest::newRow("this evening") << time("22:00") << time("06:00") << utc("2026-01-05 05:00")
                                  << utc("2026-01-05 21:00");
    QTest::newRow("tomorrow") << time("09:00") << time("17:00") << utc("2026-01-05 16:00") << utc("2026-01-06 08:00");
    QTest::newRow("midnight") << time("00:00") << time("06:00") << utc("2026-01-05 12:00") << utc("2026-01-05 23:00");
    QTest::newRow("the end of the year") << time("02:00") << time("03:00") << utc("2026-12-31 12:00")
                                         << utc("2027-01-01 01:00");
    QTest::newRow("after the clocks went forward")
        << time("22:00") << time("23:00") << utc("2026-03-29 00:30") << utc("2026-03-29 20:00");
    QTest::newRow("its beginning is left out")
        << time("02:30") << time("04:00") << utc("2026-03-28 23:00") << utc("2026-03-29 01:00");
    QTest::newRow("left out altogether") << time("02:10") << time("02:50") << utc("2026-03-28 23:00")
                                         << utc("2026-03-30 00:10");
    QTest::newRow("the first of two") << time("02:30") << time("04:00") << utc("2026-10-24 22:00")
                                      << utc("2026-10-25 00:30");
    QTest::newRow("between the two") << time("02:30") << time("02:45") << utc("2026-10-25 00:50")
                                     << utc("2026-10-25 01:30");
    QTest::newRow("after the clocks went back")
        << time("22:00") << time("23:00") << utc("2026-10-25 02:00") << utc("2026-10-25 21:00");
}

void TestSendHours::next()
{
    QFETCH(const QTime, from);
    QFETCH(const QTime, until);
    QFETCH(const QDateTime, now);
    QTEST(nextWithin({from, until}, now, berlin), "expected");
}

/// Minute by minute over both changes: the answer is within the hours, and no earlier moment is.
void TestSendHours::neverOutside()
{
    const QList<SendHours> all{{time("22:00"), time("06:00")}, {time("02:15"), time("02:45")},
        {time("01:30"), time("03:30")}, {time("00:00"), time("00:01")}};
    for (const SendHours& hours : all) {
        for (const QDateTime& begin : {utc("2026-03-27 12:00"), utc("2026-10-24 12:00")}) {
            QDateTime opens;
            for (int minute = 3 * 24 * 60; minute >= 0; --minute) {
                const QDateTime now = begin.addSecs(minute * 60);
                if (isWithin(hours, now.toTimeZone(berlin).time()))
                    opens = now;
                if (opens.isValid())
                    QCOMPARE(nextWithin(hours, now, berlin), opens);
            }
        }
    }
}

void TestSendHours::moment_data()
{
    QTest::addColumn<QDate>("date");
    QTest::addColumn<QTime>("at");
    QTest::addColumn<QDateTime>("expected");
    QTest::newRow("winter") << QDate(2026, 1, 5) << time("22:00") << utc("2026-01-05 21:00");
    QTest::newRow("summer") << QDate(2026, 7, 5) << time("22:00") << utc("2026-07-05 20:00");
    QTest::newRow("left out") << QDate(2026, 3, 29) << time("02:30") << utc("2026-03-29 01:00");
    QTest::newRow("twice") << QDate(2026, 10, 25) << time("02:30") << utc("2026-10-25 00:30");
}

void TestSendHours::moment()
{
    QFETCH(const QDate, date);
    QFETCH(const QTime, at);
    QTEST(momentAt(date, at, berlin), "expected");
}

void TestSendHours::written_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDateTime>("expected");
    QTest::newRow("later today") << u"22:00"_s << utc("2026-11-25 21:00");
    QTest::newRow("earlier than now is tomorrow") << u"08:30"_s << utc("2026-11-26 07:30");
    QTest::newRow("now is tomorrow") << u"13:00"_s << utc("2026-11-26 12:00");
    QTest::newRow("one digit") << u" 8:30 "_s << utc("2026-11-26 07:30");
    QTest::newRow("a date") << u"2026-11-26 22:00"_s << utc("2026-11-26 21:00");
    QTest::newRow("a date that has passed") << u"2026-11-24 22:00"_s << utc("2026-11-24 21:00");
    QTest::newRow("an hour that the clocks skip") << u"2027-03-28 02:30"_s << utc("2027-03-28 01:00");
    QTest::newRow("nothing") << u""_s << QDateTime();
    QTest::newRow("no time") << u"tonight"_s << QDateTime();
    QTest::newRow("no such hour") << u"24:00"_s << QDateTime();
    QTest::newRow("no such minute") << u"22:60"_s << QDateTime();
    QTest::newRow("no such day") << u"2026-02-30 22:00"_s << QDateTime();
    QTest::newRow("only a date") << u"2026-11-26"_s << QDateTime();
    QTest::newRow("more") << u"22:00 please"_s << QDateTime();
}

void TestSendHours::written()
{
    QFETCH(const QString, text);
    QTEST(momentFrom(text, utc("2026-11-25 12:00"), berlin), "expected");
}

QTEST_GUILESS_MAIN(TestSendHours)
#include "tst_sendhours.moc"
