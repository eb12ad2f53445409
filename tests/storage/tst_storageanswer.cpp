// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/storageanswer.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestStorageAnswer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void meanings_data();
    void meanings();
    void regions_data();
    void regions();
    void codes_data();
    void codes();
};

void TestStorageAnswer::meanings_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<bool>("temporary");
    const auto row = [](int status, const char* code, ErrorKind kind, bool temporary) {
        QTest::addRow("%d %s", status, code) << status << QByteArray(code) << kind << temporary;
    };
    row(403, "SignatureDoesNotMatch", ErrorKind::KeyProblem, false);
    row(403, "InvalidAccessKeyId", ErrorKind::KeyProblem, false);
    row(400, "ExpiredToken", ErrorKind::KeyProblem, false);
    row(403, "AccessDenied", ErrorKind::KeyProblem, false);
    row(401, "", ErrorKind::KeyProblem, false);
    row(403, "", ErrorKind::KeyProblem, false);
    row(403, "RequestTimeTooSkewed", ErrorKind::Refused, false);
    row(400, "AuthorizationHeaderMalformed", ErrorKind::Refused, false);
    row(404, "NoSuchBucket", ErrorKind::Refused, false);
    row(404, "", ErrorKind::Refused, false);
    row(409, "", ErrorKind::Refused, false);
    row(301, "PermanentRedirect", ErrorKind::Refused, false);
    row(302, "", ErrorKind::Refused, false);
    row(307, "", ErrorKind::Refused, false);
    row(403, "QuotaExceeded", ErrorKind::Refused, false);
    row(507, "", ErrorKind::Refused, false);
    row(413, "", ErrorKind::Refused, false);
    row(418, "", ErrorKind::Refused, false);
    row(400, "SomethingNew", ErrorKind::Refused, false);
    row(400, "XAmzContentSHA256Mismatch", ErrorKind::Network, true);
    row(503, "SlowDown", ErrorKind::Throttled, true);
    row(200, "SlowDown", ErrorKind::Throttled, true);
    row(200, "InternalError", ErrorKind::Network, true);
    row(429, "", ErrorKind::Throttled, true);
    row(500, "InternalError", ErrorKind::Network, true);
    row(501, "NotImplemented", ErrorKind::Refused, false);
    row(502, "", ErrorKind::Network, true);
    row(504, "", ErrorKind::Network, true);
}

void TestStorageAnswer::meanings()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, code);
    QFETCH(const ErrorKind, kind);
    QFETCH(const bool, temporary);
    StorageReply reply;
    reply.status = status;
    if (!code.isEmpty())
        reply.body = "<?xml version=\"1.0\"?><Error><Code>" + code
            + "</Code><Message>Text of the server</Message><StringToSign>AWS4 words</StringToSign></Error>";
    const Error error = storageError(reply);
    QCOMPARE(error.kind, kind);
    QCOMPARE(error.code.toLatin1(), code);
    QVERIFY(error.message.endsWith(u'.'));
    QVERIFY(!error.message.contains(u"Text of the server"_s) && !error.message.contains(u"AWS4"_s));
    QCOMPARE(isTemporary(reply), temporary);
    QCOMPARE(reply.isSuccess(), status == 200); // an error in its body counts all the same
}

void TestStorageAnswer::regions_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("sentence");
    const QString named = u"The bucket is in the region eu-test-1. Enter that region."_s;
    QTest::newRow("in the body")
        << 400 << QByteArray("<Error><Code>AuthorizationHeaderMalformed</Code><Region>eu-test-1</Region></Error>")
        << QByteArray() << named;
    QTest::newRow("in a header") << 301 << QByteArray() << QByteArray("eu-test-1") << named;
    QTest::newRow("307") << 307 << QByteArray("<Error><Code>TemporaryRedirect</Code></Error>")
                         << QByteArray("eu-test-1") << named;
    QTest::newRow("not named") << 400 << QByteArray("<Error><Code>AuthorizationHeaderMalformed</Code></Error>")
                               << QByteArray() << u"The storage doesn't accept the region. Check it."_s;
    QTest::newRow("no name of a region")
        << 400
        << QByteArray("<Error><Code>AuthorizationHeaderMalformed</Code><Region>call +1 555\n now</Region></Error>")
        << QByteArray("<b>") << u"The storage doesn't accept the region. Check it."_s;
    QTest::newRow("of another refusal") << 403 << QByteArray("<Error><Code>AccessDenied</Code></Error>")
                                        << QByteArray("eu-test-1")
                                        << u"The storage doesn't allow this with your key."_s;
}

void TestStorageAnswer::regions()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, header);
    QFETCH(const QString, sentence);
    StorageReply reply;
    reply.status = status;
    reply.body = body;
    reply.headers.insert("x-amz-bucket-region", header);
    QCOMPARE(storageError(reply).message, sentence);
}

void TestStorageAnswer::codes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("code");
    QTest::newRow("none") << QByteArray() << QString();
    QTest::newRow("a page") << QByteArray("<html><body>Hello<br></body></html>") << QString();
    QTest::newRow("cut") << QByteArray("<Error><Code>Acc") << QString();
    QTest::newRow("namespace") << QByteArray("<Error xmlns=\"urn:x\"><Code>NoSuchKey</Code></Error>") << u"NoSuchKey"_s;
    QTest::newRow("not a code") << QByteArray("<Error><Code>&lt;b&gt;\nX-Amz-Signature=1</Code></Error>") << QString();
    QTest::newRow("too long") << "<Error><Code>" + QByteArray(65, 'a') + "</Code></Error>" << QString();
    QTest::newRow("an entity bomb") << QByteArray(
        "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
        "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]><Error><Code>&c;&c;&c;&c;</Code></Error>")
                                    << QString();
}

void TestStorageAnswer::codes()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, code);
    StorageReply reply;
    reply.status = 400;
    reply.body = body;
    QCOMPARE(storageCode(reply), code);
}

QTEST_GUILESS_MAIN(TestStorageAnswer)
#include "tst_storageanswer.moc"
