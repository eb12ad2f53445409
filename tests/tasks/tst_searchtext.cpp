// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/searchtext.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestSearchText final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void indexed_data();
    void indexed();
    void expression_data();
    void expression();
    void nothingToLookFor_data();
    void nothingToLookFor();
    void veryLong();
    void quickSearch_data();
    void quickSearch();
    void idIsOneWord_data();
    void idIsOneWord();
};

void TestSearchText::indexed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("plain") << u"A red kite, climbing."_s << u"A red kite climbing"_s;
    QTest::newRow("Chinese") << u"一只猫在屋顶上"_s << u"一 只 猫 在 屋 顶 上"_s;
    QTest::newRow("Japanese") << u"月のカメラ"_s << u"月 の カ メ ラ"_s;
    QTest::newRow("prolonged") << u"コーヒー"_s << u"コ ー ヒ ー"_s;
    QTest::newRow("half width") << u"ｶﾒﾗ"_s << u"カ メ ラ"_s;
    QTest::newRow("full width") << u"ＫＩＴＥ ４"_s << u"KITE 4"_s;
    QTest::newRow("joined") << u"4K猫cat"_s << u"4K 猫 cat"_s;
    QTest::newRow("Korean") << u"붉은 연"_s << u"붉은 연"_s;
    QTest::newRow("decomposed") << u"cafe\u0301 か\u3099"_s << u"café が"_s;
    QTest::newRow("picture sign") << u"a🐈b ☀"_s << u"a u1f408 b u2600"_s;
    QTest::newRow("rare character") << u"𠮷野"_s << u"u20bb7 野"_s;
    QTest::newRow("newest characters") << QString::fromUcs4(U"\U00031350") << u"u31350"_s;
    QTest::newRow("control characters") << u"a\0b\x1b"
                                           "c\u202e"_s
                                        << u"a b c"_s;
    QTest::newRow("half a pair") << QString(QChar(0xD83D)) + u"x"_s << u"x"_s;
    QTest::newRow("mark of nothing") << u"\u0301 a"_s << u"a"_s;
}

void TestSearchText::indexed()
{
    QFETCH(QString, text);
    QTEST(indexedText(text), "words");
}

void TestSearchText::expression_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expression");
    QTest::newRow("one word") << u"kit"_s << u"\"kit\"*"_s;
    QTest::newRow("two words") << u"  red \n kit "_s << u"\"red\"* \"kit\"*"_s;
    QTest::newRow("one sign") << u"猫"_s << u"\"猫\""_s;
    QTest::newRow("signs stand together") << u"屋顶 猫"_s << u"\"屋 顶\" \"猫\""_s;
    QTest::newRow("sign and word") << u"猫cat"_s << u"\"猫 cat\"*"_s;
    QTest::newRow("quotes") << u"\"red\" 'kite'"_s << u"\"red\"* \"kite\"*"_s;
    QTest::newRow("operators") << u"red AND NOT kite OR NEAR(x) ^y col:z*"_s
                               << u"\"red\"* \"AND\"* \"NOT\"* \"kite\"* \"OR\"* \"NEAR x\"* \"y\"* \"col z\"*"_s;
    QTest::newRow("statement") << u"'; DROP TABLE tasks; --"_s << u"\"DROP\"* \"TABLE\"* \"tasks\"*"_s;
    QTest::newRow("hyphens") << u"image-to-video"_s << u"\"image to video\"*"_s;
}

void TestSearchText::expression()
{
    QFETCH(QString, typed);
    QTEST(searchExpression(typed), "expression");
}

void TestSearchText::nothingToLookFor_data()
{
    QTest::addColumn<QString>("typed");
    for (const QString& typed :
        {QString(), u" \t\n"_s, u"\""_s, u"' ' \" *"_s, u"()"_s, u"\0"_s, u"\u202e"_s, u"-- ;"_s})
        QTest::addRow("%d", int(qHash(typed) & 0xffff)) << typed;
}

void TestSearchText::nothingToLookFor()
{
    QFETCH(QString, typed);
    QCOMPARE(searchExpression(typed), QString());
}

void TestSearchText::veryLong()
{
    QVERIFY(searchExpression(QString(1000000, u'a')).size() < 1000);
    const QString many = searchExpression(u"猫 "_s.repeated(100000));
    QCOMPARE(many.count(u'猫'), 32);
    QCOMPARE(searchExpression(QString(100000, u'猫')).count(u'猫'), 32);
}

/// The index is searched for shortened words; the words themselves then decide.
void TestSearchText::quickSearch_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isMeant");
    QTest::newRow("short") << u"ki"_s << u"\"ki\"*"_s << u"a red kite"_s << true;
    QTest::newRow("long") << u"kite"_s << u"\"kit\"*"_s << u"a red kite"_s << true;
    QTest::newRow("goes on") << u"lant"_s << u"\"lan\"*"_s << u"lantern4711"_s << true;
    QTest::newRow("same beginning") << u"kite"_s << u"\"kit\"*"_s << u"a kitten"_s << false;
    QTest::newRow("within a word") << u"kite"_s << u"\"kit\"*"_s << u"redkite kit"_s << false;
    QTest::newRow("case") << u"KITE"_s << u"\"KIT\"*"_s << u"a Kite"_s << true;
    QTest::newRow("two") << u"kite storm"_s << u"\"kit\"* \"sto\"*"_s << u"storm over a kite"_s << true;
    QTest::newRow("one of two") << u"kite storm"_s << u"\"kit\"* \"sto\"*"_s << u"stone and kite"_s << false;
    QTest::newRow("together") << u"image-to-video"_s << u"\"image\" \"to\" \"vid\"*"_s << u"image to video"_s << true;
    QTest::newRow("not together") << u"image-to-video"_s << u"\"image\" \"to\" \"vid\"*"_s << u"video to image"_s
                                  << false;
    QTest::newRow("sign") << u"猫"_s << u"\"猫\""_s << u"一只猫"_s << true;
    QTest::newRow("signs together") << u"屋顶"_s << u"\"屋\" \"顶\""_s << u"在屋顶上"_s << true;
    QTest::newRow("signs apart") << u"屋顶"_s << u"\"屋\" \"顶\""_s << u"屋上顶"_s << false;
    QTest::newRow("nothing") << u"--"_s << QString() << u"anything"_s << true;
}

void TestSearchText::quickSearch()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    const QuickSearch search(typed);
    QTEST(search.expression(), "expression");
    QTEST(search.matches(indexedText(text)), "isMeant");
}

void TestSearchText::idIsOneWord_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    QTest::newRow("nothing") << u" "_s << QString();
    QTest::newRow("id") << u" 0385dc79-5ff8 "_s << u"0385dc79-5ff8"_s;
    QTest::newRow("number") << u"42"_s << u"42"_s;
    QTest::newRow("two words") << u"0385 5ff8"_s << QString();
    QTest::newRow("sign") << u"猫"_s << QString();
    QTest::newRow("NUL") << u"a\0b"_s << QString();
    QTest::newRow("too long") << QString(129, u'a') << QString();
}

void TestSearchText::idIsOneWord()
{
    QFETCH(QString, typed);
    QTEST(searchedId(typed), "id");
}

QTEST_GUILESS_MAIN(TestSearchText)
#include "tst_searchtext.moc"
