// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/redact.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QByteArray key = "sk-Canary/0123+456789=xyz";

QByteArray escapedWhole()
{
    QByteArray result;
    for (const char c : key)
        result += "\\u00" + QByteArray::number(uint(uchar(c)), 16).rightJustified(2, '0').toUpper();
    return result;
}

QByteArray percentWhole()
{
    QByteArray result;
    for (const char c : key)
        result += '%' + QByteArray::number(uint(uchar(c)), 16).rightJustified(2, '0');
    return result;
}

QByteArray entities()
{
    QByteArray result;
    for (const char c : key)
        result += "&#" + QByteArray::number(uint(uchar(c))) + ';';
    return result;
}

} // namespace

class TestRedact final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aKeyIsHiddenInEverySpelling_data();
    void aKeyIsHiddenInEverySpelling();
    void aKeyThatIsCutIsHidden();
    void aLongRunOfBackslashes();
    void otherTextsStay_data();
    void otherTextsStay();
    void namedSecretsAreHidden_data();
    void namedSecretsAreHidden();
    void signedLinksLoseTheirSecrets_data();
    void signedLinksLoseTheirSecrets();
    void aTerminalGetsNoControlCharacters();
};

void TestRedact::aKeyIsHiddenInEverySpelling_data()
{
    QTest::addColumn<QByteArray>("spelt");
    QTest::newRow("as it is") << key;
    QTest::newRow("slash of JSON") << QByteArray(key).replace('/', "\\/");
    QTest::newRow("one letter escaped") << QByteArray(key).replace('y', "\\u0079");
    QTest::newRow("all escaped") << escapedWhole();
    QTest::newRow("JSON in JSON") << escapedWhole().replace('\\', "\\\\");
    QTest::newRow("percent") << key.toPercentEncoding();
    QTest::newRow("every byte as percent") << percentWhole();
    QTest::newRow("percent twice") << percentWhole().replace('%', "%25");
    QTest::newRow("entities") << entities();
    QTest::newRow("Base64") << key.toBase64();
    QTest::newRow("Base64 behind a word") << ("Bearer " + key).toBase64();
    QTest::newRow("Base64 behind two bytes") << ("u:" + key + ":tail").toBase64();
    QTest::newRow("Base64 of addresses") << ("x" + key).toBase64(QByteArray::Base64UrlEncoding);
    for (const char* invisible : {"\x01", "\x7f", "\xe2\x80\xae", "\xe2\x80\x8e", "\xe2\x81\xa6", "\xc2\x85", "\\u0001",
             "\\u202e", "\\\\u200b", "\\n", "\r\n"})
        QTest::addRow("with %s inside", QByteArray(invisible).toPercentEncoding().constData())
            << key.left(3) + invisible + key.mid(3, 4) + invisible + invisible + key.mid(7);
    QTest::newRow("UTF-16") << QString::fromLatin1(key).toUtf8().replace("", QByteArray(1, '\0')).mid(1).chopped(1);
    QTest::newRow("a slash of JSON in a URL") << QByteArray(key).replace('/', "%5C/");
    QTest::newRow("Base64 in JSON") << ("~~" + key).toBase64().replace('/', "\\/");
}

void TestRedact::aKeyIsHiddenInEverySpelling()
{
    QFETCH(const QByteArray, spelt);
    const QByteArray bytes = withoutKey("{\"message\": \"wrong key <" + spelt + "> here\"}", key);
    QVERIFY2(bytes.contains("***"), bytes.constData());
    // The rest is too short to contain the key.
    QVERIFY2(bytes.size() < 55, bytes.constData());
    QVERIFY2(bytes.startsWith("{\"message\": \"wrong key <") && bytes.endsWith("> here\"}"), bytes.constData());
    QCOMPARE(
        withoutKey(QString::fromUtf8(spelt) + u" and twice "_s + QString::fromUtf8(spelt), key).count(u"***"_s), 2);
}

void TestRedact::aKeyThatIsCutIsHidden()
{
    const QByteArray base64 = key.toBase64();
    for (qsizetype length = 8; length < key.size(); ++length) {
        QCOMPARE(withoutKey("wrong key " + key.left(length), key), QByteArray("wrong key ***"));
        QCOMPARE(withoutKey(u"wrong key "_s + QString::fromLatin1(key.left(length)), key), u"wrong key ***"_s);
        QCOMPARE(withoutKey("wrong key " + base64.left(length), key), QByteArray("wrong key ***"));
    }
}

/// Each place is looked at. To pass the rest of the run at each would take minutes.
void TestRedact::aLongRunOfBackslashes()
{
    const QByteArray run(1 << 16, '\\');
    QCOMPARE(withoutKey(run, key), run);
    QVERIFY(!repeatsKey(run, {key}));
    QVERIFY(!withoutKey(run + key, key).contains(key));
}

void TestRedact::otherTextsStay_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("hidden");
    QTest::newRow("nothing") << QByteArray() << key;
    QTest::newRow("another key") << QByteArray("sk-Canary/0123+456789=xyy") << key;
    QTest::newRow("its beginning") << key.chopped(1) + ' ' << key;
    QTest::newRow("a few letters of it at the end") << "key " + key.left(7) << key;
    QTest::newRow("broken escapes") << QByteArray("\\u007 %7 &#; \\") << key;
    QTest::newRow("a short key") << QByteArray("code 1234567 went") << QByteArray("1234567");
    QTest::newRow("no key") << QByteArray("all of it") << QByteArray();
    QTest::newRow("no UTF-8") << QByteArray("\xff\xfe\x80") << key;
}

void TestRedact::otherTextsStay()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, hidden);
    QCOMPARE(withoutKey(text, hidden), text);
}

void TestRedact::namedSecretsAreHidden_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("clean");
    const auto row = [](const char* name, const QString& text, const QString& clean = {}) {
        QTest::newRow(name) << text << (clean.isEmpty() ? text : clean);
    };
    row("secret", u"quota exceeded, secret=TOKEN123"_s, u"quota exceeded, secret=***"_s);
    row("option", u"ran rclone --s3-secret-access-key=abc/def x"_s, u"ran rclone --s3-secret-access-key=*** x"_s);
    row("variable", u"AWS_SECRET_ACCESS_KEY='abc'"_s, u"AWS_SECRET_ACCESS_KEY='***'"_s);
    row("query", u"https://a.example/x?token=abc&size=3"_s, u"https://a.example/x?token=***&size=3"_s);
    row("JSON", uR"({"api_key": "abc", "size": 3})"_s, uR"({"api_key": "***", "size": 3})"_s);
    row("PASSWORD", u"PASSWORD=abc"_s, u"PASSWORD=***"_s);
    // Without any other sign of a secret.
    row("bearer", u"sent bearer abc"_s, u"sent bearer ***"_s);
    row("signature", u"sent aws4-hmac-sha256 abc"_s, u"sent aws4-hmac-sha256 ***"_s);
    row("Base64", u"sent ;base64,"_s + QString(64, u'A'), u"sent ;base64,(64 characters)"_s);
    // Not secrets.
    row("prose", u"the secret: a door = a token of love"_s);
    row("number of tokens", u"tokens=200 maxToken_s=3"_s);
    row("part of a word", u"detoken=3 passwordless=yes"_s);
}

void TestRedact::namedSecretsAreHidden()
{
    QFETCH(const QString, text);
    QFETCH(const QString, clean);
    QCOMPARE(redacted(text), clean);
}

void TestRedact::signedLinksLoseTheirSecrets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("clean");
    QTest::newRow("link") << u"https://s.example/b/k.mp4?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKI%2F2013"
                             "%2Fs3&X-Amz-Expires=9&X-Amz-Signature=0123abcd&X-Amz-Security-Token=Zm9v%2B&x=1 end"_s
                          << u"https://s.example/b/k.mp4?*** end"_s;
    for (const char* each : {"Signature", "OSSAccessKeyId", "q-signature", "sig", "sign", "X-Tos-Signature",
             "X-Goog-Credential", "x-oss-security-token", "auth_key", "wsSecret", "hdnts", "Key-Pair-Id"}) {
        const QString name = QString::fromLatin1(each);
        QTest::addRow("%s", each) << u"https://c.example/k.mp4?Expires=9&%1=SECRET~%2F&x=1 end"_s.arg(name)
                                  << u"https://c.example/k.mp4?Expires=9&%1=***&x=1 end"_s.arg(name);
        QTest::addRow("%s, nested", each) << u"u=https%3A%2F%2Fc%2Fk%3F%1%3DSECRET%26x%3D1"_s.replace(u"%1"_s, name)
                                          << u"u=https%3A%2F%2Fc%2Fk%3F%1%3D***%26x%3D1"_s.replace(u"%1"_s, name);
    }
    QTest::newRow("prose") << u"Sign here? The signature=good, sign=3"_s << u"Sign here? The signature=good, sign=3"_s;
    QTest::newRow("date alone") << uR"(a&X-Amz-Date=20260101T120000Z&x=1)"_s << uR"(a&X-Amz-Date=***&x=1)"_s;
    QTest::newRow("no secret of ours") << u"x-amz-request-id: 0123"_s << u"x-amz-request-id: 0123"_s;
    QTest::newRow("lower case") << u"x-amz-signature=0123abcd"_s << u"x-amz-signature=***"_s;
    QTest::newRow("header") << u"X-Amz-Security-Token: Zm9v+/=\r\nHost: a"_s
                            << u"X-Amz-Security-Token: ***\r\nHost: a"_s;
    QTest::newRow("JSON") << uR"({"X-Amz-Signature": "0123abcd", "a": 1})"_s
                          << uR"({"X-Amz-Signature": "***", "a": 1})"_s;
    QTest::newRow("JSON in JSON") << uR"("{\"X-Amz-Signature\":\"0123abcd\"}")"_s
                                  << uR"("{\"X-Amz-Signature\":\"***\"}")"_s;
    QTest::newRow("escaped ampersand") << uR"(?X-Amz-Signature=0123abcd\u0026x=1)"_s << uR"(?***\u0026x=1)"_s;
    QTest::newRow("encoded link") << u"url=https%3A%2F%2Fs%2Fk%3FX-Amz-Signature%3D0123abcd%26x%3D1"_s
                                  << u"url=https%3A%2F%2Fs%2Fk%3F***"_s;
    QTest::newRow("encoded twice") << u"k%253FX-Amz-Credential%253DAKI%25252F"_s << u"k%253F***"_s;
    QTest::newRow("authorization")
        << u"Authorization: AWS4-HMAC-SHA256 Credential=AKI/2013/s3, SignedHeaders=host, Signature=0123"_s
        << u"Authorization: AWS4-HMAC-SHA256 ***"_s;
    QTest::newRow("basic") << u"authorization: Basic dXNlcjpwYXNz\nnext"_s << u"authorization: Basic ***\nnext"_s;
    QTest::newRow("user in a URL") << u"put https://me:p@ss@s.example/k failed"_s
                                   << u"put https://***@s.example/k failed"_s;
    QTest::newRow("no user") << u"see https://s.example/k@2x.png, or ask me@s.example"_s
                             << u"see https://s.example/k@2x.png, or ask me@s.example"_s;
    QTest::newRow("a prompt") << u"basic steps; a signature = a flourish"_s
                              << u"basic steps; a signature = a flourish"_s;
}

void TestRedact::signedLinksLoseTheirSecrets()
{
    QFETCH(const QString, text);
    QFETCH(const QString, clean);
    QCOMPARE(redacted(text), clean);
    QCOMPARE(redacted(clean), clean);
}

void TestRedact::aTerminalGetsNoControlCharacters()
{
    QString hostile = u"a\x1b[2Jb\r\u009b31mc\u202edef\u2066g\u200fh\ti\nj\u007fk\u0000l"_s;
    const QString text = terminalText(hostile);
    QCOMPARE(text, u"a[2Jb31mcdefgh\ti\njkl"_s);
    QCOMPARE(terminalText(u"𝄞 é 中"_s), u"𝄞 é 中"_s);
}

QTEST_GUILESS_MAIN(TestRedact)
#include "tst_redact.moc"
