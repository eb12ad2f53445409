// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/addresslife.h"

#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());

} // namespace

/// How long the address of a clip is expected to work.
class TestAddressLife final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDateThatAnAddressCarries_data();
    void theDateThatAnAddressCarries();
    void aDayWhereTheAddressSaysNothingUsable_data();
    void aDayWhereTheAddressSaysNothingUsable();
};

void TestAddressLife::theDateThatAnAddressCarries_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QDateTime>("until"); // invalid: none
    const QDateTime inAnHour = noon.addSecs(3600);
    const QString epoch = QString::number(inAnHour.toSecsSinceEpoch());
    QTest::newRow("nothing") << QString() << QDateTime();
    QTest::newRow("S3") << u"X-Amz-Algorithm=AWS4&X-Amz-Date=20260101T120000Z&X-Amz-Expires=3600&X-Amz-Signature=a"_s
                        << inAnHour;
    QTest::newRow("S3, in small letters") << u"x-amz-date=20260101T120000Z&x-amz-expires=3600"_s << inAnHour;
    QTest::newRow("S3 without a length") << u"X-Amz-Date=20260101T120000Z"_s << QDateTime();
    QTest::newRow("S3 with a bad date") << u"X-Amz-Date=20260141T120000Z&X-Amz-Expires=3600"_s << QDateTime();
    QTest::newRow("S3 with a negative length") << u"X-Amz-Date=20260101T120000Z&X-Amz-Expires=-1"_s << QDateTime();
    QTest::newRow("Google") << u"X-Goog-Date=20260101T120000Z&X-Goog-Expires=3600"_s << inAnHour;
    QTest::newRow("OSS 4") << u"x-oss-date=20260101T120000Z&x-oss-expires=3600&x-oss-signature=a"_s << inAnHour;
    QTest::newRow("OSS 1") << u"Expires=%1&OSSAccessKeyId=a&Signature=b%2F"_s.arg(epoch) << inAnHour;
    QTest::newRow("CloudFront") << u"Policy=a&Expires=%1"_s.arg(epoch) << inAnHour;
    QTest::newRow("COS") << u"q-sign-algorithm=sha1&q-sign-time=1767265200;%1&q-key-time=1;2"_s.arg(epoch) << inAnHour;
    QTest::newRow("COS, escaped") << u"q-sign-time=1767265200%3B%1"_s.arg(epoch) << inAnHour;
    QTest::newRow("COS without an end") << u"q-sign-time=1767265200"_s << QDateTime();
    QTest::newRow("Azure") << u"sv=2024&se=2026-01-01T13%3A00%3A00Z&sig=a"_s << inAnHour;
    QTest::newRow("words") << u"Expires=tomorrow"_s << QDateTime();
    QTest::newRow("zero") << u"Expires=0"_s << QDateTime();
    QTest::newRow("beyond all years") << u"Expires=9223372036854775807"_s << QDateTime();
}

void TestAddressLife::theDateThatAnAddressCarries()
{
    QFETCH(const QString, query);
    QFETCH(const QDateTime, until);
    const std::optional<QDateTime> said = signedUntil(u"https://clips.example/a/b.mp4?"_s + query);
    QCOMPARE(said.value_or(QDateTime()), until);
    if (until.isValid())
        QCOMPARE(expectedUntil(u"https://clips.example/a/b.mp4?"_s + query, noon), until);
}

void TestAddressLife::aDayWhereTheAddressSaysNothingUsable_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("empty") << QString();
    QTest::newRow("no address") << u"::::"_s;
    QTest::newRow("no date") << u"https://clips.example/a.mp4?token=1"_s;
    QTest::newRow("over before it was given") << u"https://x/a?Expires=%1"_s.arg(noon.addSecs(-1).toSecsSinceEpoch());
    QTest::newRow("over when it was given") << u"https://x/a?Expires=%1"_s.arg(noon.toSecsSinceEpoch());
    QTest::newRow("in a year") << u"https://x/a?Expires=%1"_s.arg(noon.addYears(1).toSecsSinceEpoch());
}

void TestAddressLife::aDayWhereTheAddressSaysNothingUsable()
{
    QFETCH(const QString, address);
    QCOMPARE(expectedUntil(address, noon), noon.addDays(1));
}

QTEST_GUILESS_MAIN(TestAddressLife)
#include "tst_addresslife.moc"
