// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/lenientjson.h"

#include <QJsonDocument>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestLenientJson final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneOddByteCostsNoId_data();
    void oneOddByteCostsNoId();
    void whatIsInDoubtIsNotRead_data();
    void whatIsInDoubtIsNotRead();
    void anOddIdIsNoId_data();
    void anOddIdIsNoId();
    void strictTextsMeanTheSame();
    void hasAnEnd();
};

void TestLenientJson::oneOddByteCostsNoId_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("no UTF-8 in a message", "{\"id\":\"job-1\",\"message\":\"caf\xe9\"}");
    row("cut UTF-8 in a message", "{\"id\":\"job-1\",\"message\":\"\xe4\xb8\"}");
    row("overlong UTF-8", "{\"id\":\"job-1\",\"message\":\"\xc0\x80\"}");
    row("no UTF-8 in another text", "{\"id\":\"job-1\",\"other\":\"\xff\"}");
    row("control character", "{\"id\":\"job-1\",\"message\":\"a\x01z\"}");
    row("line break in a text", "{\"id\":\"job-1\",\"message\":\"a\nb\"}");
    row("NUL in a text", QByteArray("{\"id\":\"job-1\",\"message\":\"a\0b\"}", 30));
    row("NUL behind the end", QByteArray("{\"id\":\"job-1\"}\0\0", 16));
    row("unknown escape", "{\"id\":\"job-1\",\"message\":\"a\\x41\"}");
    row("broken escape", "{\"id\":\"job-1\",\"message\":\"a\\u12\"}");
    row("number out of range", "{\"id\":\"job-1\",\"usage\":1e400}");
    row("NaN", "{\"id\":\"job-1\",\"usage\":[NaN, -Infinity, nan]}");
    row("leading zero", "{\"id\":\"job-1\",\"usage\":007}");
    row("comma before a brace", "{\"id\":\"job-1\",}");
    row("comma before a bracket", "{\"list\":[1,2,],\"id\":\"job-1\"}");
    row("behind the end", "{\"id\":\"job-1\"}</html>");
    row("one brace too many", "{\"id\":\"job-1\"}}");
    row("mark of UTF-8", "\xEF\xBB\xBF{\"id\":\"job-1\",}");
    row("two mistakes", "{\"id\":\"job-1\",\"x\":1e999,\"message\":\"\xff\",}");
}

void TestLenientJson::oneOddByteCostsNoId()
{
    QFETCH(const QByteArray, text);
    const auto json = readJsonLeniently(text);
    QVERIFY(json);
    QCOMPARE(json->value("id"_L1).toString(), u"job-1"_s);
}

void TestLenientJson::whatIsInDoubtIsNotRead_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("nothing", "");
    row("a page", "<html>{\"id\":\"job-1\"}</html>");
    row("cut in the id", "{\"id\":\"job-1");
    row("cut behind the id", "{\"id\":\"job-1\"");
    row("cut in another text", "{\"id\":\"job-1\",\"message\":\"no");
    row("cut behind a comma", "{\"id\":\"job-1\",");
    row("two answers", "{\"id\":\"job-1\"}{\"id\":\"job-2\"}");
    row("an answer and a text", "{\"id\":\"job-1\"},\"job-2\"");
    row("a quote that is not escaped", "{\"message\":\"he said \"no\" to it\",\"id\":\"job-1\"}");
    row("no comma", "{\"a\":1 \"id\":\"job-1\"}");
    row("no colon", "{\"a\" 1,\"id\":\"job-1\"}");
    row("two commas", "{\"a\":1,,\"id\":\"job-1\"}");
    row("no value", "{\"a\":,\"id\":\"job-1\"}");
    row("wrong bracket", "{\"a\":[1},\"id\":\"job-1\"]}");
    row("odd key", "{\"i\xff\":1,\"id\":\"job-1\"}");
    row("a list", "[{\"id\":\"job-1\"}]");
    row("key without quotes", "{id:\"job-1\"}");
}

void TestLenientJson::whatIsInDoubtIsNotRead()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!readJsonLeniently(text));
}

void TestLenientJson::anOddIdIsNoId_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("no UTF-8") << QByteArray("job\xff-1");
    QTest::newRow("control character") << QByteArray("job\x02-1");
    QTest::newRow("unknown escape") << QByteArray("job\\-1");
}

void TestLenientJson::anOddIdIsNoId()
{
    QFETCH(const QByteArray, id);
    const auto json = readJsonLeniently("{\"id\":\"" + id + "\",\"word\":\"DONE\",\"message\":\"" + id + "\"}");
    QVERIFY(json);
    // An unreadable ID is not treated as a missing one.
    QCOMPARE(json->value("id"_L1).toObject(), QJsonObject({{u"unreadable"_s, true}}));
    QCOMPARE(json->value("word"_L1).toString(), u"DONE"_s);
    QVERIFY(json->value("message"_L1).toString().startsWith(u"job"_s));
}

void TestLenientJson::strictTextsMeanTheSame()
{
    const QByteArray text = R"({"a":[1,-2.5e3,true,false,null,"\u00e9\/\"\\"],"b":{"c":{}},"d":"é","e":[]})";
    QCOMPARE(readJsonLeniently(text), QJsonDocument::fromJson(text).object());
}

void TestLenientJson::hasAnEnd()
{
    QVERIFY(!readJsonLeniently(QByteArray("{\"a\":").repeated(1'000'000)));
    QVERIFY(!readJsonLeniently('{' + QByteArray("\"a\":[").repeated(1'000'000)));
}

QTEST_GUILESS_MAIN(TestLenientJson)
#include "tst_lenientjson.moc"
