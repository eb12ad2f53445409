// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practiceplace.h"
#include "app/storage/signature.h"

#include <QCryptographicHash>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The practice place refuses everything that is not exactly signed. It is asked without a server.
class TestPracticePlace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acceptsWhatIsSigned();
    void refusesChangedRequests_data();
    void refusesChangedRequests();
    void refusesChangedLinks_data();
    void refusesChangedLinks();
    void linksExpire();
    void bodiesMustFit();

private:
    static QDateTime time() { return QDateTime::fromString(u"2026-03-01T12:00:00Z"_s, Qt::ISODate); }
    static qint64 now() { return time().toMSecsSinceEpoch(); }
    static QByteArray digestOf(const QByteArray& body)
    {
        return QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex();
    }
    StorageRequest request(const QByteArray& method, const QByteArray& body = {}) const
    {
        return {method, QUrl(u"http://127.0.0.1:9"_s), "/practice-place/in puts/a+b é.mp4", {}, {}, digestOf(body)};
    }
    HttpQuestion put(const QByteArray& body) const;
    HttpQuestion link(int seconds = 60) const;
    static HttpQuestion questionOf(const QByteArray& method, const QUrl& url, const NameValues& headers);

    QTemporaryDir m_folder;
    PlaceKey m_key{"KEYID", "secret-of-the-place", "practice"};
    PracticePlace m_place{m_folder.path(), m_key};
    StorageKey m_signing{"KEYID", "secret-of-the-place"};
    SigningScope m_scope{"practice", time()};
};

HttpQuestion TestPracticePlace::questionOf(const QByteArray& method, const QUrl& url, const NameValues& headers)
{
    HttpQuestion question;
    question.method = method;
    question.path = url.path();
    question.target = url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority);
    question.headers.insert("host", "127.0.0.1:9");
    for (const auto& [name, value] : headers)
        question.headers.insert(name.toLower(), value);
    return question;
}

HttpQuestion TestPracticePlace::put(const QByteArray& body) const
{
    const StorageRequest whole = request("PUT", body);
    HttpQuestion question = questionOf("PUT", requestUrl(whole), signatureHeaders(whole, m_signing, m_scope));
    question.body = body;
    return question;
}

HttpQuestion TestPracticePlace::link(int seconds) const
{
    return questionOf("GET", presignedUrl(request("GET"), m_signing, m_scope, seconds), {});
}

void TestPracticePlace::acceptsWhatIsSigned()
{
    QCOMPARE(m_place.answer(put("hello"), now()).status, 200);
    const HttpAnswer answer = m_place.answer(link(), now());
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.length, 5);
    QCOMPARE(answer.contentType, QByteArray("video/mp4"));
}

void TestPracticePlace::refusesChangedRequests_data()
{
    QTest::addColumn<int>("minutes");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char* name, const QByteArray& header, const QByteArray& from, const QByteArray& to,
                         const QByteArray& code,
                         int minutes = 0) { QTest::newRow(name) << minutes << header << from << to << code; };
    row("late", "host", "", "", "RequestTimeTooSkewed", 16);
    row("early", "host", "", "", "RequestTimeTooSkewed", -16);
    row("host", "host", ":9", ":8", "SignatureDoesNotMatch");
    row("method", "method", "PUT", "POST", "SignatureDoesNotMatch");
    row("path", "target", "a%2Bb", "a%2Bc", "SignatureDoesNotMatch");
    row("plus for a space", "target", "in%20puts", "in+puts", "SignatureDoesNotMatch");
    row("query", "target", ".mp4", ".mp4?x=1", "SignatureDoesNotMatch");
    row("date", "x-amz-date", "T120000Z", "T120001Z", "SignatureDoesNotMatch");
    row("form of the date", "x-amz-date", "T120000Z", "", "AuthorizationHeaderMalformed");
    row("digest", "x-amz-content-sha256", "2cf2", "2cf3", "SignatureDoesNotMatch");
    row("no digest", "x-amz-content-sha256", digestOf("hello"), "UNSIGNED-PAYLOAD", "InvalidRequest");
    row("key ID", "authorization", "KEYID", "OTHER", "InvalidAccessKeyId");
    row("region", "authorization", "practice", "elsewhere", "AuthorizationHeaderMalformed");
    row("service", "authorization", "/s3/", "/ec2/", "AuthorizationHeaderMalformed");
    row("day", "authorization", "20260301", "20260302", "AuthorizationHeaderMalformed");
    row("host not signed", "authorization", "host;", "", "AuthorizationHeaderMalformed");
    row("date not signed", "authorization", ";x-amz-date", "", "AccessDenied");
    row("signature", "authorization", "Signature=", "Signature=0", "AuthorizationHeaderMalformed");
    row("algorithm", "authorization", "AWS4-HMAC-SHA256", "AWS4-HMAC-SHA1", "AuthorizationHeaderMalformed");
    row("another header", "x-amz-acl", "", "public-read", "AccessDenied");
}

void TestPracticePlace::refusesChangedRequests()
{
    QFETCH(const int, minutes);
    QFETCH(const QByteArray, header);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QByteArray, code);
    HttpQuestion question = put("hello");
    QByteArray& changed = header == "method" ? question.method
        : header == "target"                 ? question.target
                                             : question.headers[header];
    QVERIFY(changed.contains(from));
    changed = from.isEmpty() && to.isEmpty() ? changed : from.isEmpty() ? to : changed.replace(from, to);
    const auto early = m_place.answerWithoutBody(question, now() + minutes * 60'000);
    QVERIFY(early);
    QVERIFY2(early->body.contains("<Code>" + code + "</Code>"), early->body.constData());
    QVERIFY(early->status >= 400);
}

void TestPracticePlace::refusesChangedLinks_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("longer") << QByteArray("Expires=60") << QByteArray("Expires=61")
                            << QByteArray("SignatureDoesNotMatch");
    QTest::newRow("eight days") << QByteArray("Expires=60") << QByteArray("Expires=691200")
                                << QByteArray("AuthorizationQueryParametersError");
    QTest::newRow("no time") << QByteArray("Expires=60") << QByteArray("Expires=0")
                             << QByteArray("AuthorizationQueryParametersError");
    QTest::newRow("another file") << QByteArray("a%2Bb") << QByteArray("a%2Bc") << QByteArray("SignatureDoesNotMatch");
    QTest::newRow("signature") << QByteArray("X-Amz-Signature=") << QByteArray("X-Amz-Signature=0")
                               << QByteArray("SignatureDoesNotMatch");
    QTest::newRow("no signature") << QByteArray("X-Amz-Algorithm") << QByteArray("X-Amz-Other")
                                  << QByteArray("AuthorizationHeaderMalformed");
    QTest::newRow("one more parameter") << QByteArray("?") << QByteArray("?response-expires=1&")
                                        << QByteArray("SignatureDoesNotMatch");
}

void TestPracticePlace::refusesChangedLinks()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QByteArray, code);
    HttpQuestion question = link();
    QVERIFY(question.target.contains(from));
    question.target.replace(from, to);
    const auto early = m_place.answerWithoutBody(question, now());
    QVERIFY(early);
    QVERIFY2(early->body.contains("<Code>" + code + "</Code>"), early->body.constData());
}

void TestPracticePlace::linksExpire()
{
    QCOMPARE(m_place.answer(put("hello"), now()).status, 200);
    QCOMPARE(m_place.answer(link(), now() + 60'000).status, 200);
    QCOMPARE(m_place.answer(link(), now() + 60'001).status, 403);
    HttpQuestion head = link();
    head.method = "HEAD";
    QCOMPARE(m_place.answer(head, now()).status, 403);
    HttpQuestion bare = link();
    bare.target = bare.target.left(bare.target.indexOf('?'));
    QCOMPARE(m_place.answer(bare, now()).status, 403);
}

void TestPracticePlace::bodiesMustFit()
{
    HttpQuestion question = put("hello");
    question.body = "hallo";
    QVERIFY(!m_place.answerWithoutBody(question, now()));
    const HttpAnswer answer = m_place.answer(question, now());
    QCOMPARE(answer.status, 400);
    QVERIFY(answer.body.contains("XAmzContentSHA256Mismatch"));
}

QTEST_GUILESS_MAIN(TestPracticePlace)
#include "tst_practiceplace.moc"
