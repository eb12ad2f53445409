// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/clipname.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

VideoTask taskWith(const QString& prompt)
{
    VideoTask task;
    task.id = 42;
    task.createdAt = QDateTime(QDate(2026, 3, 4), QTime(12, 0)).toUTC();
    task.request.prompt = prompt;
    task.request.model = u"wan3.0-video"_s;
    return task;
}

} // namespace

class TestClipName final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void names_data();
    void names();
    void neverHarmful_data();
    void neverHarmful();
    void wholeCharactersOnly();
    void plainNameIsDateAndNumber();
};

void TestClipName::names_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("name");
    const QString usual = defaultClipPattern();
    QTest::newRow("usual") << u"A lantern on a lake"_s << usual << u"2026-03-04 A lantern on a lake 42.mp4"_s;
    QTest::newRow("no prompt") << QString() << usual << u"2026-03-04 42.mp4"_s;
    QTest::newRow("long prompt") << QString(u"ab "_s).repeated(50) << usual
                                 << u"2026-03-04 ab ab ab ab ab ab ab ab ab ab ab ab ab 42.mp4"_s;
    QTest::newRow("cut at a word") << u"a gull over a lighthouse in the morning fog of May"_s << usual
                                   << u"2026-03-04 a gull over a lighthouse in the morning 42.mp4"_s;
    QTest::newRow("cut behind a word") << u"one two three"_s << u"{prompt:7}.mp4"_s << u"one two.mp4"_s;
    QTest::newRow("cut before a word") << u"one two three"_s << u"{prompt:8}.mp4"_s << u"one two.mp4"_s;
    QTest::newRow("one long word") << u"x"_s.repeated(50) << u"{prompt:9}.mp4"_s << u"xxxxxxxxx.mp4"_s;
    QTest::newRow("a short word, then a long one")
        << u"a "_s + u"x"_s.repeated(50) << u"{prompt:9}.mp4"_s << u"a xxxxxxx.mp4"_s;
    QTest::newRow("the whole name is cut at a word")
        << u"word "_s.repeated(99) << u"{prompt}.mp4"_s << u"word "_s.repeated(44).trimmed() + u".mp4"_s;
    QTest::newRow("no spaces between words") << u"湖上的灯笼"_s << u"{prompt:3}.mp4"_s << u"湖上的.mp4"_s;
    QTest::newRow("Chinese") << u"湖上的灯笼"_s << usual << u"2026-03-04 湖上的灯笼 42.mp4"_s;
    QTest::newRow("path") << u"../../etc/passwd"_s << usual << u"2026-03-04 .. .. etc passwd 42.mp4"_s;
    QTest::newRow("path first") << u"../../etc/passwd"_s << u"{prompt:40}.mp4"_s << u"etc passwd.mp4"_s;
    QTest::newRow("lines") << u"one\r\ntwo\tthree"_s << usual << u"2026-03-04 one two three 42.mp4"_s;
    QTest::newRow("forbidden") << u"a<b>c:d\"e|f?g*h\\i"_s << u"{prompt}.mp4"_s << u"a b c d e f g h i.mp4"_s;
    QTest::newRow("device") << u"con"_s << u"{prompt:9}.mp4"_s << u"_con.mp4"_s;
    QTest::newRow("device with a suffix") << u"LPT1.txt"_s << u"{prompt:9}.mp4"_s << u"_LPT1.txt.mp4"_s;
    QTest::newRow("no device") << u"console"_s << u"{prompt:9}.mp4"_s << u"console.mp4"_s;
    QTest::newRow("dots") << u"...hidden..."_s << u"{prompt}.mp4"_s << u"hidden.mp4"_s;
    QTest::newRow("nothing left") << u"..//.."_s << u"{prompt}.mp4"_s << u"clip.mp4"_s;
    QTest::newRow("suffix missing") << u"x"_s << u"{prompt} {task}"_s << u"x 42.mp4"_s;
    QTest::newRow("other parts") << u"x"_s << u"{model} {kind}"_s << u"wan3.0-video A 3.0 TextToVideo.mp4"_s;
    QTest::newRow("unknown braces") << u"x"_s << u"{seed} {prompt:1}.mp4"_s << u"{seed} x.mp4"_s;
    QTest::newRow("braces in the prompt") << u"{task} {date}"_s << u"{prompt}.mp4"_s << u"{task} {date}.mp4"_s;
    QTest::newRow("no characters") << u"x"_s << u"{prompt:0}{task}.mp4"_s << u"42.mp4"_s;
    QTest::newRow("empty pattern") << u"x"_s << QString() << u"2026-03-04 x 42.mp4"_s;
    QTest::newRow("one name for all") << u"x"_s << u"my clip.mp4"_s << u"2026-03-04 x 42.mp4"_s;
    QTest::newRow("unknown braces alone") << u"x"_s << u"{seed}.mp4"_s << u"2026-03-04 x 42.mp4"_s;
    QTest::newRow("two lines") << u"x"_s << u"{prompt}\n{task}"_s << u"2026-03-04 x 42.mp4"_s;
    QTest::newRow("endless pattern") << u"x"_s << u"{task}"_s.repeated(100) << u"2026-03-04 x 42.mp4"_s;
    QTest::newRow("folders") << u"x"_s << u"/tmp/../{task}.mp4"_s << u"tmp .. 42.mp4"_s;
    QTest::newRow("a date of signs") << u"x"_s << u"{date:/:..\\}{task}.mp4"_s << u"42.mp4"_s;
    QTest::newRow("turned around") << u"abc\u202Egpj"_s << u"{prompt}.mp4"_s << u"abcgpj.mp4"_s;
}

void TestClipName::names()
{
    QFETCH(QString, prompt);
    QFETCH(QString, pattern);
    QFETCH(QString, name);
    QCOMPARE(clipName(taskWith(prompt), pattern), name);
}

void TestClipName::neverHarmful_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::newRow("10,000 letters") << QString(10000, u'x');
    QTest::newRow("10,000 of three bytes") << QString(10000, QChar(0x6E56));
    QTest::newRow("emoji families") << QString(u"👨‍👩‍👧‍👦"_s).repeated(300);
    QTest::newRow("half an emoji") << u"x"_s + QChar(0xD83D) + u"y"_s;
    QTest::newRow("one endless grapheme") << u"e"_s + QString(5000, QChar(0x0301));
    QTest::newRow("NUL") << u"a"_s + QChar(u'\0') + u"b"_s;
    QTest::newRow("spaces") << QString(500, u' ');
    QTest::newRow("slashes") << QString(500, u'/');
}

void TestClipName::neverHarmful()
{
    QFETCH(QString, prompt);
    for (const QString& pattern : {defaultClipPattern(), u"{prompt}.mp4"_s, u"{prompt:100000}"_s}) {
        const QString name = clipName(taskWith(prompt), pattern);
        QVERIFY(name.endsWith(u".mp4"_s));
        QVERIFY2(name.toUtf8().size() <= 235, qPrintable(QString::number(name.toUtf8().size())));
        QVERIFY(!name.contains(u'/') && !name.contains(u'\\') && !name.contains(QChar(u'\0')));
        QVERIFY(!name.startsWith(u'.') && !name.startsWith(u' '));
        QCOMPARE(QString::fromUtf8(name.toUtf8()), name);
    }
}

void TestClipName::wholeCharactersOnly()
{
    QCOMPARE(clipName(taskWith(u"👨‍👩‍👧‍👦👨‍👩‍👧‍👦"_s), u"{prompt:1}.mp4"_s),
        u"👨‍👩‍👧‍👦.mp4"_s);
}

void TestClipName::plainNameIsDateAndNumber()
{
    QCOMPARE(plainClipName(taskWith(u"湖上的灯笼"_s)), u"2026-03-04 42.mp4"_s);
    VideoTask undated;
    undated.id = 7;
    QCOMPARE(plainClipName(undated), u" 7.mp4"_s.trimmed());
}

QTEST_GUILESS_MAIN(TestClipName)
#include "tst_clipname.moc"
