// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/cliptiming.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestClipTiming final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void frames_data();
    void frames();
    void framesOfAVariableRate();
};

void TestClipTiming::frames_data()
{
    QTest::addColumn<ClipTiming>("timing");
    QTest::addColumn<qint64>("us");
    QTest::addColumn<int>("frame");
    QTest::addColumn<QString>("timecode");
    const ClipTiming film{8'000'000, 24};
    const ClipTiming broadcast{10'010'000, 30000 / 1001.0};
    QTest::newRow("first") << film << 0LL << 0 << u"00:00:00:00"_s;
    QTest::newRow("far beyond any clip") << ClipTiming{8'000'000, 1} << std::numeric_limits<qint64>::max()
                                         << 2'000'000'000 << u"555555:33:20:00"_s;
    QTest::newRow("before the clip") << film << -5LL << 0 << u"00:00:00:00"_s;
    QTest::newRow("cut down to a microsecond") << film << 41'666LL << 1 << u"00:00:00:01"_s;
    QTest::newRow("rounded to a millisecond") << film << 83'000LL << 2 << u"00:00:00:02"_s;
    QTest::newRow("just before a frame") << film << 82'000LL << 1 << u"00:00:00:01"_s;
    QTest::newRow("the drawing's frame") << film << 3'666'667LL << 88 << u"00:00:03:16"_s;
    QTest::newRow("last") << film << 7'958'333LL << 191 << u"00:00:07:23"_s;
    QTest::newRow("29.97") << broadcast << 1'001'000LL << 30 << u"00:00:01:00"_s;
    QTest::newRow("over an hour") << ClipTiming{4'000'000'000, 25} << 3'661'040'000LL << 91526 << u"01:01:01:01"_s;
    QTest::newRow("no rate known") << ClipTiming{1'000'000, 0} << 40'000LL << 1 << u"00:00:00:01"_s;
    QTest::newRow("an absurd rate") << ClipTiming{1'000'000, 2e9} << 3LL << 3 << u"00:00:00:03"_s;
}

void TestClipTiming::frames()
{
    QFETCH(const ClipTiming, timing);
    QFETCH(const qint64, us);
    QTEST(timing.frameAt(us), "frame");
    QTEST(timing.timecode(timing.frameAt(us)), "timecode");
    for (int frame = 0; frame <= std::min(timing.lastFrame(), 2000); ++frame) {
        QCOMPARE(timing.frameAt(timing.frameStart(frame)), frame);
    }
}

void TestClipTiming::framesOfAVariableRate()
{
    // A single frame, a long one, and three short ones.
    const ClipTiming timing{3'000'000, 10, {0, 100'000, 2'000'000, 2'100'000, 2'200'000}};
    QCOMPARE(timing.lastFrame(), 4);
    QCOMPARE(timing.frameAt(-1), 0);
    QCOMPARE(timing.frameAt(99'000), 0);
    QCOMPARE(timing.frameAt(99'500), 1); // a container with whole milliseconds
    QCOMPARE(timing.frameAt(1'999'000), 1);
    QCOMPARE(timing.frameAt(2'000'000), 2);
    QCOMPARE(timing.frameAt(std::numeric_limits<qint64>::max()), 4);
    QCOMPARE(timing.frameStart(-1), 0);
    QCOMPARE(timing.frameStart(3), 2'100'000);
    QCOMPARE(timing.frameStart(99), 2'200'000);
    QCOMPARE(timing.timecode(2), u"00:00:02:00"_s);
    QCOMPARE(timing.timecode(4), u"00:00:02:02"_s);
    QCOMPARE(timing.timecode(5), u"00:00:03:00"_s);
    // Constant rates count as in editing software, also if a second is not a whole number of frames.
    ClipTiming even{1'001'000, 30000 / 1001.0, {}};
    for (int frame = 0; frame < 31; ++frame) {
        even.starts.append(frame * 1'001'000LL / 30);
    }
    QCOMPARE(even.timecode(29), u"00:00:00:29"_s);
    QCOMPARE(even.timecode(30), u"00:00:01:00"_s);
}

QTEST_APPLESS_MAIN(TestClipTiming)
#include "tst_cliptiming.moc"
