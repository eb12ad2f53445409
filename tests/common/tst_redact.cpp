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
    void otherTextsStay_data();
    void otherTextsStay();
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
        withoutKey(QString::fromLatin1(spelt) + u" and twice "_s + QString::fromLatin1(spelt), key).count(u"***"_s), 2);
}

void TestRedact::otherTextsStay_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("hidden");
    QTest::newRow("nothing") << QByteArray() << key;
    QTest::newRow("another key") << QByteArray("sk-Canary/0123+456789=xyy") << key;
    QTest::newRow("its beginning") << key.chopped(1) << key;
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

void TestRedact::aTerminalGetsNoControlCharacters()
{
    QString hostile = u"a\x1b[2Jb\r\u009b31mc\u202edef\u2066g\u200fh\ti\nj\u007fk\u0000l"_s;
    const QString text = terminalText(hostile);
    QCOMPARE(text, u"a[2Jb31mcdefgh\ti\njkl"_s);
    QCOMPARE(terminalText(u"𝄞 é 中"_s), u"𝄞 é 中"_s);
}

QTEST_GUILESS_MAIN(TestRedact)
#include "tst_redact.moc"
