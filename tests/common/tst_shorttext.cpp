// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/shorttext.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Texts that are cut, but never within a character.
class TestShortText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsBetweenCharacters_data();
    void cutsBetweenCharacters();
};

void TestShortText::cutsBetweenCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("longest");
    QTest::addColumn<QString>("atEnd");
    QTest::addColumn<QString>("inMiddle");
    const QString family = u"👨‍👩‍👧"_s; // three emoji that are seen as one
    QTest::newRow("short") << u"boat"_s << 4 << u"boat"_s << u"boat"_s;
    QTest::newRow("plain") << u"a paper boat"_s << 6 << u"a pap…"_s << u"a p…at"_s;
    QTest::newRow("pair of units") << u"aaa😀bbb😀cc"_s << 5 << u"aaa…"_s << u"aa…cc"_s;
    QTest::newRow("joined") << (u"a"_s + family + u"b"_s + family) << 8 << u"a…"_s << (u"a…"_s + family);
    QTest::newRow("nothing but one") << family << 3 << u"…"_s << (u"…"_s + family);
    QTest::newRow("accent") << u"cafe\u0301s are open"_s << 5 << u"caf…"_s << u"ca…en"_s;
}

void TestShortText::cutsBetweenCharacters()
{
    QFETCH(const QString, text);
    QFETCH(const int, longest);
    QTEST(cutAtEnd(text, longest), "atEnd");
    QTEST(cutInMiddle(text, longest), "inMiddle");
}

QTEST_APPLESS_MAIN(TestShortText)
#include "tst_shorttext.moc"
