// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/signature.h"

#include <QCryptographicHash>
#include <QProcess>
#include <QTest>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Signatures as AWS publishes them ("Signature Calculations for the Authorization Header" and "Using Query
/// Parameters" of the S3 API reference), and as botocore makes them.
class TestSignature : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_data();
    void published();
    void publishedLink();
    void oddKeys_data();
    void oddKeys();
    void theNetworkLayerSendsEveryByte();
    void equalsBotocore();

private:
    static QDateTime time() { return QDateTime::fromString(u"2013-05-24T00:00:00Z"_s, Qt::ISODate); }
    static StorageKey key() { return {"AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"}; }
    static SigningScope scope() { return {"us-east-1", time()}; }
    static QUrl origin() { return QUrl(u"https://examplebucket.s3.amazonaws.com"_s); }
};

namespace {

QByteArray valueOf(const NameValues& list, const QByteArray& name)
{
    for (const auto& [key, value] : list) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

QByteArray signatureIn(const QByteArray& authorization)
{
    return authorization.mid(authorization.indexOf("Signature=") + 10);
}

} // namespace

void TestSignature::published_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<NameValues>("query");
    QTest::addColumn<NameValues>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<QByteArray>("signature");
    const QByteArray plain = "host;x-amz-content-sha256;x-amz-date";
    QTest::newRow("get object") << QByteArray("GET") << QByteArray("/test.txt") << NameValues{}
                                << NameValues{{"Range", "bytes=0-9"}} << QByteArray()
                                << QByteArray("host;range;x-amz-content-sha256;x-amz-date")
                                << QByteArray("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
    QTest::newRow("put object") << QByteArray("PUT") << QByteArray("/test$file.text") << NameValues{}
                                << NameValues{{"Date", "Fri, 24 May 2013 00:00:00 GMT"},
                                       {"x-amz-storage-class", "REDUCED_REDUNDANCY"}}
                                << QByteArray("Welcome to Amazon S3.")
                                << QByteArray("date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class")
                                << QByteArray("98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd");
    QTest::newRow("get bucket lifecycle")
        << QByteArray("GET") << QByteArray("/") << NameValues{{"lifecycle", ""}} << NameValues{} << QByteArray()
        << plain << QByteArray("fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543");
    QTest::newRow("list objects") << QByteArray("GET") << QByteArray("/")
                                  << NameValues{{"prefix", "J"}, {"max-keys", "2"}} << NameValues{} << QByteArray()
                                  << plain
                                  << QByteArray("34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7");
}

void TestSignature::published()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const NameValues, query);
    QFETCH(const NameValues, headers);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, names);
    QFETCH(const QByteArray, signature);
    const QByteArray digest = QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex();
    const NameValues added = signatureHeaders({method, origin(), path, query, headers, digest}, key(), scope());
    QCOMPARE(valueOf(added, "Authorization"),
        "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=" + names
            + ", Signature=" + signature);
    QCOMPARE(valueOf(added, "X-Amz-Date"), QByteArray("20130524T000000Z"));
    QCOMPARE(valueOf(added, "X-Amz-Content-Sha256"), digest);
    QCOMPARE(valueOf(added, "Host"), QByteArray("examplebucket.s3.amazonaws.com"));
}

void TestSignature::publishedLink()
{
    const QUrl url = presignedUrl({"GET", origin(), "/test.txt"}, key(), scope(), 86400);
    QCOMPARE(url.toEncoded(),
        QByteArray("https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256"
                   "&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request"
                   "&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400"
                   "&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404"
                   "&X-Amz-SignedHeaders=host"));
}

void TestSignature::oddKeys_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("encoded");
    QTest::newRow("space") << QByteArray("/a b") << QByteArray("/a%20b");
    QTest::newRow("plus") << QByteArray("/a+b") << QByteArray("/a%2Bb");
    QTest::newRow("percent") << QByteArray("/100%") << QByteArray("/100%25");
    QTest::newRow("looks encoded") << QByteArray("/a%20b%2F") << QByteArray("/a%2520b%252F");
    QTest::newRow("two slashes") << QByteArray("/a//b") << QByteArray("/a//b");
    QTest::newRow("slash at the end") << QByteArray("/a/") << QByteArray("/a/");
    QTest::newRow("slash at the start") << QByteArray("/bucket//a") << QByteArray("/bucket//a");
    QTest::newRow("question") << QByteArray("/what?x=1&y#z") << QByteArray("/what%3Fx%3D1%26y%23z");
    QTest::newRow("never encoded") << QByteArray("/AZaz09-._~") << QByteArray("/AZaz09-._~");
    QTest::newRow("always encoded") << QByteArray("/!$'()*,;:@[]{}|\\^`\"<>")
                                    << QByteArray("/%21%24%27%28%29%2A%2C%3B%3A%40%5B%5D%7B%7D%7C%5C%5E%60%22%3C%3E");
    QTest::newRow("letters beyond ASCII") << QByteArray("/é中🎬") << QByteArray("/%C3%A9%E4%B8%AD%F0%9F%8E%AC");
    QTest::newRow("not composed") << QByteArray("/e\u0301") << QByteArray("/e%CC%81");
}

void TestSignature::oddKeys()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, encoded);
    const QUrl url = requestUrl({"GET", origin(), path});
    QCOMPARE(url.toEncoded(), "https://examplebucket.s3.amazonaws.com" + encoded);
    // What the network layer puts into the request line.
    QCOMPARE(
        url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment | QUrl::NormalizePathSegments),
        encoded);
}

void TestSignature::theNetworkLayerSendsEveryByte()
{
    for (int code = 1; code < 256; ++code) {
        const QByteArray name = QByteArray("/x") + char(code) + "y";
        const QUrl url = requestUrl({"GET", origin(), name, {{"q", name}}});
        QVERIFY2(url.isValid(), QByteArray::number(code).constData());
        const QByteArray sent = url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::NormalizePathSegments);
        QCOMPARE(sent, uriEncoded(name, true) + "?q=" + uriEncoded(name));
    }
}

void TestSignature::equalsBotocore()
{
    QProcess python;
    const QString script = qEnvironmentVariable("DAILIES_SOURCE") + u"/tests/storage/botocoresigns.py"_s;
    python.start(u"/usr/bin/python3"_s, {script, u"20261123"_s, u"1000"_s});
    QVERIFY(python.waitForFinished(100000));
    if (python.exitCode() == 77)
        QSKIP("botocore is not installed: packaging/install-packages.sh tests installs it");
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    const QByteArrayList lines = python.readAllStandardOutput().trimmed().split('\n');
    QCOMPARE(lines.size(), 1000);
    int links = 0;
    for (const QByteArray& line : lines) {
        const QJsonObject theirs = QJsonDocument::fromJson(line).object();
        const auto text = [&theirs](
                              const char* name) { return theirs.value(QLatin1StringView(name)).toString().toUtf8(); };
        StorageRequest request{
            text("method"), QUrl(theirs.value("origin"_L1).toString()), QByteArray::fromHex(text("path"))};
        for (const auto& pair : theirs.value("query"_L1).toArray())
            request.query.append({pair.toArray().at(0).toString().toUtf8(), pair.toArray().at(1).toString().toUtf8()});
        const StorageKey key{text("id"), text("secret"), text("token")};
        const SigningScope scope{
            text("region"), QDateTime::fromString(theirs.value("time"_L1).toString(), Qt::ISODate)};
        const QUrl url = QUrl::fromEncoded(text("url"), QUrl::StrictMode);
        if (theirs.contains("seconds"_L1)) {
            ++links;
            request.query.removeIf([](const auto& pair) { return pair.first.startsWith("X-Amz-"); });
            const QUrl ours = presignedUrl(request, key, scope, theirs.value("seconds"_L1).toInt());
            QByteArrayList left = ours.query(QUrl::FullyEncoded).toLatin1().split('&');
            QByteArrayList right = text("url").mid(text("url").indexOf('?') + 1).split('&');
            std::ranges::sort(left);
            std::ranges::sort(right);
            QCOMPARE(left, right);
            QCOMPARE(ours.adjusted(QUrl::RemoveQuery).toEncoded(), text("url").left(text("url").indexOf('?')));
            continue;
        }
        QCOMPARE(requestUrl(request).path(QUrl::FullyEncoded), url.path(QUrl::FullyEncoded));
        const QJsonObject headers = theirs.value("headers"_L1).toObject();
        QByteArray authorization;
        QHash<QByteArray, QByteArray> byName;
        for (auto header = headers.begin(); header != headers.end(); ++header)
            byName.insert(header.key().toLatin1().toLower(), header.value().toString().toUtf8());
        authorization = byName.value("authorization");
        const qsizetype from = authorization.indexOf("SignedHeaders=") + 14;
        const QByteArray names = authorization.mid(from, authorization.indexOf(',', from) - from);
        request.payloadDigest = byName.value("x-amz-content-sha256");
        for (const QByteArray& name : names.split(';')) {
            if (name != "host" && name != "x-amz-date" && name != "x-amz-content-sha256"
                && name != "x-amz-security-token")
                request.headers.append({name, byName.value(name)});
        }
        const NameValues added = signatureHeaders(request, key, scope);
        QVERIFY2(valueOf(added, "Authorization") == authorization,
            (line + "\nours: " + signatureIn(valueOf(added, "Authorization"))).constData());
    }
    QVERIFY(links > 100);
}

QTEST_GUILESS_MAIN(TestSignature)
#include "tst_signature.moc"
