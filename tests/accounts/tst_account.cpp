// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class tst_Account : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goodBaseUrl_data();
    void goodBaseUrl();
    void badBaseUrl_data();
    void badBaseUrl();
    void completedBaseUrl_data();
    void completedBaseUrl();
    void origin_data();
    void origin();
};

void tst_Account::goodBaseUrl_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");
    QTest::newRow("https") << u"https://api.example.com/v1"_s << u"https://api.example.com/v1"_s;
    QTest::newRow("slash at the end") << u"https://api.example.com/v1/"_s << u"https://api.example.com/v1"_s;
    QTest::newRow("slashes at the end") << u"https://api.example.com/v1//"_s << u"https://api.example.com/v1"_s;
    QTest::newRow("spaces around") << u"  https://api.example.com/v1\n"_s << u"https://api.example.com/v1"_s;
    QTest::newRow("port") << u"https://api.example.com:8443/v1"_s << u"https://api.example.com:8443/v1"_s;
    QTest::newRow("longer path") << u"https://example.com/video/api/v1"_s << u"https://example.com/video/api/v1"_s;
    QTest::newRow("capitals") << u"HTTPS://API.Example.com/v1"_s << u"https://api.example.com/v1"_s;
    QTest::newRow("loopback by number") << u"http://127.0.0.1:4010/v1"_s << u"http://127.0.0.1:4010/v1"_s;
    QTest::newRow("loopback by other number") << u"http://127.9.9.9/v1"_s << u"http://127.9.9.9/v1"_s;
    QTest::newRow("loopback IPv6") << u"http://[::1]:80/v1"_s << u"http://[::1]:80/v1"_s;
    QTest::newRow("zone") << u"https://[fe80::1%25lo]/v1"_s << u"https://[fe80::1%25lo]/v1"_s;
    QTest::newRow("localhost") << u"http://localhost:4010/v1"_s << u"http://localhost:4010/v1"_s;
}

void tst_Account::goodBaseUrl()
{
    QFETCH(QString, text);
    QFETCH(QString, result);
    const auto url = checkedBaseUrl(text);
    QVERIFY2(url, qPrintable(url ? QString() : url.error().message));
    QCOMPARE(url->toString(QUrl::FullyEncoded), result);
}

void tst_Account::badBaseUrl_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("blank") << u"  \t "_s;
    QTest::newRow("only slashes") << u"///"_s;
    QTest::newRow("no scheme") << u"api.example.com/v1"_s;
    QTest::newRow("no host") << u"https:///v1"_s;
    QTest::newRow("http elsewhere") << u"http://api.example.com/v1"_s;
    QTest::newRow("http to a private network") << u"http://192.168.1.4/v1"_s;
    QTest::newRow("looks like loopback") << u"http://127.0.0.1.example.com/v1"_s;
    QTest::newRow("looks like localhost") << u"http://localhost.example.com/v1"_s;
    QTest::newRow("loopback as user") << u"http://127.0.0.1@example.com/v1"_s;
    QTest::newRow("loopback in the path") << u"http://example.com/127.0.0.1/v1"_s;
    QTest::newRow("user") << u"https://me@api.example.com/v1"_s;
    QTest::newRow("user and password") << u"https://me:secret@api.example.com/v1"_s;
    QTest::newRow("empty user") << u"https://@api.example.com/v1"_s;
    QTest::newRow("query") << u"https://api.example.com/v1?key=1"_s;
    QTest::newRow("empty query") << u"https://api.example.com/v1?"_s;
    QTest::newRow("fragment") << u"https://api.example.com/v1#a"_s;
    QTest::newRow("no version") << u"https://api.example.com"_s;
    QTest::newRow("other version") << u"https://api.example.com/v2"_s;
    QTest::newRow("more after the version") << u"https://api.example.com/v1/video"_s;
    QTest::newRow("version within a word") << u"https://api.example.com/apiv1"_s;
    QTest::newRow("version as the host") << u"https://v1"_s;
    QTest::newRow("steps up") << u"https://api.example.com/a/../v1"_s;
    QTest::newRow("ftp") << u"ftp://api.example.com/v1"_s;
    QTest::newRow("file") << u"file:///v1"_s;
    QTest::newRow("javascript") << u"javascript:alert(1)/v1"_s;
    QTest::newRow("data") << u"data:text/plain,/v1"_s;
    QTest::newRow("space within") << u"https://api. example.com/v1"_s;
    QTest::newRow("line break within") << u"https://api.example.com\r\nHost: evil/v1"_s;
    QTest::newRow("backslash") << u"https://api.example.com\\@evil.com/v1"_s;
    QTest::newRow("port zero") << u"https://api.example.com:0/v1"_s;
    QTest::newRow("port too large") << u"https://api.example.com:70000/v1"_s;
    QTest::newRow("port in words") << u"https://api.example.com:http/v1"_s;
    // Written to a file and read again, it would be a different address or none.
    QTest::newRow("zone that is no text") << u"https://[fe80::1%25\uFFFD\uFFFDlo]/v1"_s;
    QTest::newRow("too long when it is written") << u"https://api.example.com/%1/v1"_s.arg(QString(700, QChar(0xE4)));
    QTest::newRow("too long") << u"https://api.example.com/%1/v1"_s.arg(QString(3000, u'a'));
}

void tst_Account::badBaseUrl()
{
    QFETCH(QString, text);
    const auto url = checkedBaseUrl(text);
    QVERIFY2(!url, "it was taken");
    QCOMPARE(url.error().kind, ErrorKind::BadInput);
    QVERIFY(url.error().message.endsWith(u'.'));
    QVERIFY2(!url.error().message.contains(u"secret"_s), "the sentence repeats a password");
}

void tst_Account::completedBaseUrl_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("result");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("only slashes") << u" // "_s << QString();
    QTest::newRow("only a scheme") << u"https://"_s << u"https://"_s;
    QTest::newRow("only a scheme, without slashes") << u"HTTP:"_s << u"HTTP://"_s;
    QTest::newRow("whole") << u"https://api.example.com/v1"_s << u"https://api.example.com/v1"_s;
    QTest::newRow("host") << u"api.example.com"_s << u"https://api.example.com/v1"_s;
    QTest::newRow("host and slash") << u" api.example.com/ "_s << u"https://api.example.com/v1"_s;
    QTest::newRow("no scheme") << u"api.example.com/v1"_s << u"https://api.example.com/v1"_s;
    QTest::newRow("port") << u"api.example.com:8443"_s << u"https://api.example.com:8443/v1"_s;
    QTest::newRow("no version") << u"https://api.example.com"_s << u"https://api.example.com/v1"_s;
    QTest::newRow("longer path") << u"example.com/video/api"_s << u"https://example.com/video/api/v1"_s;
    QTest::newRow("version within a word") << u"https://example.com/apiv1"_s << u"https://example.com/apiv1/v1"_s;
    QTest::newRow("address of a call") << u"https://api.example.com/v1/video/generations/ImageToVideo"_s
                                       << u"https://api.example.com/v1"_s;
    QTest::newRow("this computer") << u"localhost:4010"_s << u"http://localhost:4010/v1"_s;
    QTest::newRow("this computer by number") << u"127.0.0.1:4010/v1"_s << u"http://127.0.0.1:4010/v1"_s;
    QTest::newRow("this computer by IPv6") << u"[::1]:80"_s << u"http://[::1]:80/v1"_s;
    QTest::newRow("http stays") << u"http://api.example.com"_s << u"http://api.example.com/v1"_s;
    // What is not merely incomplete is left for the check to judge.
    QTest::newRow("looks like loopback") << u"127.0.0.1.example.com"_s << u"https://127.0.0.1.example.com/v1"_s;
    QTest::newRow("loopback as user") << u"127.0.0.1@example.com"_s << u"https://127.0.0.1@example.com/v1"_s;
    QTest::newRow("other version") << u"https://api.example.com/v2"_s << u"https://api.example.com/v2"_s;
    QTest::newRow("query") << u"https://api.example.com?key=1"_s << u"https://api.example.com?key=1"_s;
    QTest::newRow("other scheme") << u"ftp://api.example.com/v1"_s << u"ftp://api.example.com/v1"_s;
}

void tst_Account::completedBaseUrl()
{
    QFETCH(QString, typed);
    QFETCH(QString, result);
    QCOMPARE(Dailies::completedBaseUrl(typed), result);
    QCOMPARE(Dailies::completedBaseUrl(result), result);
}

void tst_Account::origin_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("result");
    QTest::newRow("https") << u"https://a.example/v1"_s << u"https://a.example:443"_s;
    QTest::newRow("http") << u"http://localhost/v1"_s << u"http://localhost:80"_s;
    QTest::newRow("same port said") << u"https://a.example:443/other"_s << u"https://a.example:443"_s;
    QTest::newRow("port") << u"https://a.example:8443/v1"_s << u"https://a.example:8443"_s;
    QTest::newRow("capitals") << u"HTTPS://A.Example/v1"_s << u"https://a.example:443"_s;
    QTest::newRow("IPv6") << u"http://[::1]:99/v1"_s << u"http://[::1]:99"_s;
    QTest::newRow("user is no part") << u"https://me:pw@a.example/v1"_s << u"https://a.example:443"_s;
    QTest::newRow("none") << QString() << QString();
}

void tst_Account::origin()
{
    QFETCH(QString, url);
    QFETCH(QString, result);
    QCOMPARE(originOf(QUrl(url)), result);
}

QTEST_GUILESS_MAIN(tst_Account)
#include "tst_account.moc"
