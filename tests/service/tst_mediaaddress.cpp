// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/mediaaddress.h"

#include <QHostAddress>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestMediaAddress final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void checked_data();
    void checked();
};

void TestMediaAddress::checked_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("base");
    QTest::addColumn<bool>("fine");
    const QString far = u"https://service.example/v1"_s;
    const QString here = u"http://127.0.0.1:4000/v1"_s;
    const auto row = [](const QString& address, const QString& base, bool fine) {
        QTest::newRow(qPrintable(QString(address.left(60) + u" for "_s + base))) << address << base << fine;
    };
    for (const QString& fine : {u"https://cdn.example/a.mp4?sig=1%2F2&x=y"_s, u"http://cdn.example/a.mp4"_s,
             u" https://cdn.example/a "_s, u"HTTPS://CDN.example:8443/a"_s, u"https://service.example/a.mp4"_s,
             u"http://8.8.8.8/a.mp4"_s, u"https://[2606:4700::1111]/a"_s, u"https://example.com./a"_s})
        row(fine, far, true);
    for (const QString& bad :
        {QString(), u" "_s, u"a.mp4"_s, u"//cdn.example/a"_s, u"/a.mp4"_s, u"https://"_s, u"https:///a"_s,
            u"file:///etc/passwd"_s, u"ftp://cdn.example/a"_s, u"data:video/mp4;base64,AA"_s, u"javascript:alert(1)"_s,
            u"smb://host/share"_s, u"\\\\host\\share\\a.mp4"_s, u"oss://bucket/a"_s, u"https://user@cdn.example/a"_s,
            u"https://user:pass@cdn.example/a"_s, u"https://@cdn.example/a"_s, u"https://cdn.example@127.0.0.1/a"_s,
            u"http://localhost/a"_s, u"http://LOCALHOST./a"_s, u"http://x.localhost/a"_s, u"http://127.0.0.1/a"_s,
            u"http://127.9.9.9/a"_s, u"http://127.1/a"_s, u"http://2130706433/a"_s, u"http://0x7f.0.0.1/a"_s,
            u"http://0/a"_s, u"http://0.0.0.0/a"_s, u"http://10.1.2.3/a"_s, u"http://172.16.0.1/a"_s,
            u"http://172.31.255.255/a"_s, u"http://192.168.1.1/a"_s, u"http://169.254.169.254/a"_s,
            u"http://100.64.0.1/a"_s, u"http://224.0.0.1/a"_s, u"http://255.255.255.255/a"_s, u"http://[::1]/a"_s,
            u"http://[::]/a"_s, u"http://[fe80::1]/a"_s, u"http://[fd00::1]/a"_s, u"http://[::ffff:127.0.0.1]/a"_s,
            u"http://[::ffff:10.0.0.1]/a"_s, u"http://[ff02::1]/a"_s})
        row(bad, far, false);
    row(u"http://172.32.0.1/a"_s, far, true);
    row(u"http://127.0.0.1:4000/a.mp4"_s, here, true);
    row(u"http://127.0.0.1:5000/a.mp4"_s, here, true);
    row(u"http://localhost:4000/a.mp4"_s, here, true);
    row(u"http://127.0.0.2:4000/a.mp4"_s, here, true);
    row(u"http://[::1]/a.mp4"_s, here, true);
    row(u"http://127.0.0.1/a.mp4"_s, u"http://localhost:4000/v1"_s, true);
    row(u"http://10.0.0.1/a.mp4"_s, here, true);
    row(u"http://169.254.169.254/a.mp4"_s, u"https://service.example/v1"_s, false);
    row(u"https://cdn.example/a.mp4"_s, here, true);
    row(u"http://u@127.0.0.1:4000/a.mp4"_s, here, false);
    row(u"http://10.0.0.7/a.mp4"_s, u"https://10.0.0.7/v1"_s, true);
    row(u"http://10.0.0.8/a.mp4"_s, u"https://10.0.0.7/v1"_s, true);
    row(u"http://192.168.1.9/a.mp4"_s, u"https://[::ffff:10.0.0.7]/v1"_s, true);
    row(u"http://127.0.0.1/a.mp4"_s, u"https://10.0.0.7/v1"_s, false);
    row(u"http://localhost/a.mp4"_s, u"https://10.0.0.7/v1"_s, false);
    row(u"http://0.0.0.0/a.mp4"_s, u"https://10.0.0.7/v1"_s, false);
    row(u"http://10.0.0.8/a.mp4"_s, u"https://8.8.8.8/v1"_s, false);
    row(u"http://localhost/a"_s, QString(), false);
    row(u"https://cdn.example/"_s + QString(65516, u'x'), far, true);
    row(u"https://cdn.example/"_s + QString(65517, u'y'), far, false);
}

void TestMediaAddress::checked()
{
    QFETCH(const QString, address);
    QFETCH(const QString, base);
    QFETCH(const bool, fine);
    const Result<QUrl> url = checkedMediaUrl(address, QUrl(base), spelledAddresses(QUrl(base)));
    QCOMPARE(url.has_value(), fine);
    if (!url) {
        QCOMPARE(url.error().kind, ErrorKind::Refused);
        QVERIFY(url.error().message.startsWith(u"The link to the clip wasn't used: "_s));
    }
}

QTEST_GUILESS_MAIN(TestMediaAddress)
#include "tst_mediaaddress.moc"
