// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"
#include "app/common/redact.h"

#include <QJsonArray>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {
QJsonObject object(const QByteArray& text)
{
    return parseJsonObject(text).value().object;
}
} // namespace

class TestJsonText final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tellsWhereTextIsNoJson_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("empty") << QByteArray() << u"line 1, column 1"_s;
        QTest::newRow("cut") << QByteArray("{\"a\": 1") << u"line 1"_s;
        QTest::newRow("second line") << QByteArray("{\n  \"a\": tru\n}") << u"line 2"_s;
        QTest::newRow("after the end") << QByteArray("{} x") << u"column 3"_s;
        QTest::newRow("one number spoils it") << QByteArray("{\"a\": 1e400}") << u"line 1"_s;
        QTest::newRow("a list") << QByteArray("[1]") << u"braces"_s;
        QTest::newRow("null") << QByteArray(" null\n") << u"braces, found a single value"_s;
        QTest::newRow("a text") << QByteArray("\"a\"") << u"found a single value"_s;
        QTest::newRow("a number that would change")
            << QByteArray("{\"a\":1,\n\"b\":[12345678901234567890]}") << u"12345678901234567890"_s;
        QTest::newRow("its place") << QByteArray("{\"a\":1,\n\"b\":[12345678901234567890]}")
                                   << u"line 2, column 6"_s;
        QTest::newRow("a small one, too") << QByteArray("{\"b\": -9223372036854775809}") << u"unchanged"_s;
    }
    void tellsWhereTextIsNoJson()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const auto result = parseJsonObject(text);
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::BadInput);
        QVERIFY2(result.error().message.contains(place), qPrintable(result.error().message));
    }

    void keepsNumbers_data()
    {
        QTest::addColumn<QByteArray>("number");
        for (const char* number :
            {"0", "-0", "9223372036854775807", "-9223372036854775808", "0.1", "1e3", "123456789012"})
            QTest::newRow(number) << QByteArray(number);
        QTest::newRow("in a text") << QByteArray("\"12345678901234567890\"");
    }
    void keepsNumbers()
    {
        QFETCH(QByteArray, number);
        QVERIFY(parseJsonObject("{\"seed\":" + number + "}"));
        QVERIFY(parseJsonObject("{\"seed\": [" + number + ", true, null ]}"));
    }

    void findsKeysGivenTwice_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("paths");
        QTest::newRow("none") << QByteArray("{\"a\": {\"b\": 1}, \"b\": [{\"a\": 1}, {\"a\": 2}]}") << QStringList();
        QTest::newRow("at the top") << QByteArray("{\"a\":1,\"a\":2}") << QStringList{u"a"_s};
        QTest::newRow("nested") << QByteArray("{\"p\": {\"d\": 1, \"x\": \"}\", \"d\": 2}}") << QStringList{u"p.d"_s};
        QTest::newRow("in a list") << QByteArray("{\"m\": [{}, {\"u\": \"\\\"\", \"u\": \"\"}]}")
                                   << QStringList{u"m[1].u"_s};
        QTest::newRow("written differently") << QByteArray("{\"a\":1,\"\\u0061\":2}") << QStringList{u"a"_s};
        QTest::newRow("thrice") << QByteArray("{\"a\":1,\"a\":2,\"a\":3}") << QStringList{u"a"_s, u"a"_s};
        QTest::newRow("escapes in values") << QByteArray("{\"a\":\"\\\\\",\"b\":\"\\\"a\\\":1\"}") << QStringList();
    }
    void findsKeysGivenTwice()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, paths);
        const auto result = parseJsonObject(text);
        QVERIFY(result);
        QCOMPARE(result->duplicates, paths);
    }

    void mergesAndTakesApart_data()
    {
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QByteArray>("whole");
        QTest::newRow("nothing more") << QByteArray("{\"a\":1}") << QByteArray("{\"a\":1}");
        QTest::newRow("a new key") << QByteArray("{\"a\":1}") << QByteArray("{\"a\":1,\"b\":null}");
        QTest::newRow("another value") << QByteArray("{\"a\":1}") << QByteArray("{\"a\":\"1\"}");
        QTest::newRow("deep") << QByteArray("{\"p\":{\"a\":1}}") << QByteArray("{\"p\":{\"a\":1,\"seed\":7}}");
        QTest::newRow("second item") << QByteArray("{\"m\":[{\"t\":1},{\"t\":2}]}")
                                     << QByteArray("{\"m\":[{\"t\":1},{\"t\":2,\"x\":3}]}");
        QTest::newRow("item of another type") << QByteArray("{\"m\":[{},{}]}") << QByteArray("{\"m\":[{},\"odd\"]}");
        QTest::newRow("longer list") << QByteArray("{\"m\":[1]}") << QByteArray("{\"m\":[1,2,[3]]}");
        QTest::newRow("empty containers") << QByteArray("{}") << QByteArray("{\"p\":{},\"m\":[]}");
    }
    void mergesAndTakesApart()
    {
        QFETCH(QByteArray, base);
        QFETCH(QByteArray, whole);
        const QJsonObject rest = difference(object(whole), object(base));
        QCOMPARE(merged(object(base), rest), object(whole));
        if (base == whole)
            QVERIFY(rest.isEmpty());
    }

    void redactsKeysAndLongData()
    {
        const QString text =
            u"Authorization: Bearer sk-SECRET/9 and data:image/png;base64,%1 end"_s.arg(QString(5000, u'A'));
        const QString result = redacted(text);
        QVERIFY(!result.contains("SECRET"_L1));
        QVERIFY(result.contains("(5000 characters)"_L1));
        QVERIFY(result.endsWith(" end"_L1));
        QCOMPARE(redacted(u"bearer x"_s), u"bearer ***"_s);
        QCOMPARE(redacted(u"plain;base64,AAAA"_s), u"plain;base64,AAAA"_s);
        // A key typed together with the word before it.
        QCOMPARE(redacted(u"Bearer Bearer sk-SECRET"_s), u"Bearer Bearer ***"_s);
        QCOMPARE(redacted(u"Bearer  bearer\tBEARER"_s), u"Bearer  bearer\t***"_s);
    }

    void redactsVeryMuchInOneGo()
    {
        const QString one = u" a;base64,%1 Bearer sk-SECRET/9"_s.arg(QString(64, u'A'));
        const QString result = redacted(one.repeated(80'000));
        QVERIFY(!result.contains("SECRET"_L1));
        QVERIFY(result == u" a;base64,(64 characters) Bearer ***"_s.repeated(80'000));
    }

    void keepsForeignTextInItsPlace()
    {
        QCOMPARE(plainText(u"one\u0007two\n"_s), u"onetwo\n"_s);
        const QString turned = plainText(u"\u202Bof another direction"_s);
        QCOMPARE(turned.front(), QChar(0x2068));
        QCOMPARE(turned.back(), QChar(0x2069));
        QCOMPARE(plainText(u"<b>猫</b>"_s), u"<b>猫</b>"_s);
    }

    // A text that closes the isolate around it would reverse our own words after it.
    void foreignTextCannotLeaveItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        const QString left = u"\u2066"_s;
        const QString apart = u"\u2068"_s;
        const QString end = u"\u2069"_s;
        const QString turned = u"\u202B"_s;
        QTest::newRow("closes too much") << end + turned + u"x"_s << apart + turned + u"x"_s + end;
        QTest::newRow("closes alone") << u"x"_s + end << u"x"_s;
        QTest::newRow("leaves open") << left + apart + u"x"_s << apart + left + apart + u"x"_s + end + end + end;
        QTest::newRow("in pairs") << left + u"x"_s + end << apart + left + u"x"_s + end + end;
        QTest::newRow("many") << end.repeated(3) + left + end.repeated(3) << apart + left + end + end;
        QTest::newRow("each line") << turned + u"x\ny"_s + turned
                                   << apart + turned + u"x"_s + end + u"\n"_s + apart + u"y"_s + turned + end;
        QTest::newRow("reverses") << u"see gnp.\u202Eexe"_s << u"see gnp.exe"_s;
        QTest::newRow("line of its own") << left + u"x\ny"_s << apart + left + u"x"_s + end + end + u"\ny"_s;
    }

    void foreignTextCannotLeaveItsPlace()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, shown);
        QCOMPARE(plainText(text), shown);
    }
};

QTEST_GUILESS_MAIN(TestJsonText)
#include "tst_jsontext.moc"
