// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compareclock.h"
#include "ui/compare/comparelens.h"
#include "ui/compare/taketiming.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// One clock for several takes: the frame of each take at a time, the steps, and the positions of the takes on screen.
/// No clip is read here.
class TestCompareTiming final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void frameOfEachTake_data();
    void frameOfEachTake();
    void takesBeginWithTheirFirstPicture();
    void lengthOfTheLastPicture_data();
    void lengthOfTheLastPicture();
    void stepsLeaveOutNoPicture_data();
    void stepsLeaveOutNoPicture();
    void roundedTimesAreOneStep();
    void nextChange();
    void cadenceThatTheComputerKeepsUpWith_data();
    void cadenceThatTheComputerKeepsUpWith();
    void noTakesAtAll();
    void clock_data();
    void clock();
    void clockTurnsRound();
    void clockChangesItsRateWhereItIs();
    void clockGoesOnAfterAPause();
    void sameRegionOfAll();
    void regionStaysWithinThePicture();
    void grid_data();
    void grid();
};

namespace {

/// A clip with a constant frame rate.
FeedClip even(double rate, int frames, qint64 from = 0)
{
    FeedClip clip;
    for (int frame = 0; frame < frames; ++frame)
        clip.starts.append(from + qint64(frame * 1e6 / rate));
    clip.endUs = from + qint64(frames * 1e6 / rate);
    clip.size = {320, 180};
    return clip;
}

FeedClip uneven(const QList<qint64>& startsMs, qint64 endMs)
{
    FeedClip clip;
    for (const qint64 start : startsMs)
        clip.starts.append(start * 1000);
    clip.endUs = endMs * 1000;
    return clip;
}

} // namespace

void TestCompareTiming::frameOfEachTake_data()
{
    QTest::addColumn<qint64>("us");
    QTest::addColumn<QList<int>>("frames"); // at 24, 30, 29.97, 60 frames a second, a variable rate, a single frame
    QTest::addColumn<QList<bool>>("ended");
    const auto row = [](const char* name, qint64 us, const QList<int>& frames, const QList<bool>& ended) {
        QTest::newRow(name) << us << frames << ended;
    };
    const QList<bool> none{false, false, false, false, false, false};
    row("beginning", 0, {0, 0, 0, 0, 0, 0}, none);
    row("before the first change", 16'000, {0, 0, 0, 0, 0, 0}, none);
    row("60 changes", 16'667, {0, 0, 0, 1, 0, 0}, none);
    row("30 changes", 33'334, {0, 1, 1, 2, 0, 0}, none);
    row("24 changes", 41'667, {1, 1, 1, 2, 0, 0}, {false, false, false, false, false, true});
    row("variable", 100'000, {2, 3, 3, 6, 1, 0}, {false, false, false, false, false, true});
    row("one second", 1'000'000, {24, 30, 29, 60, 3, 0}, {false, false, false, false, false, true});
    row("variable is over", 2'000'000, {48, 60, 59, 120, 4, 0}, {false, false, false, false, true, true});
    row("all are over", 9'000'000, {71, 89, 89, 179, 4, 0}, {true, true, true, true, true, true});
    row("before all", -50, {0, 0, 0, 0, 0, 0}, none);
}

void TestCompareTiming::frameOfEachTake()
{
    QFETCH(const qint64, us);
    QFETCH(const QList<int>, frames);
    QFETCH(const QList<bool>, ended);
    const QList<FeedClip> clips{even(24, 72), even(30, 90), even(30000.0 / 1001, 90), even(60, 180),
        uneven({0, 100, 500, 1000, 1900}, 2000), even(24, 1)};
    for (qsizetype number = 0; number < clips.size(); ++number) {
        const ClipTiming take = takeTiming(clips.at(number));
        QCOMPARE(hasEnded(take, us), ended.at(number));
        QCOMPARE(take.frameAt(us), frames.at(number));
    }
}

void TestCompareTiming::takesBeginWithTheirFirstPicture()
{
    const ClipTiming late = takeTiming(even(24, 48, 7'000'000));
    QCOMPARE(late, takeTiming(even(24, 48)));
    QCOMPARE(late.frameStart(0), 0);
    QCOMPARE(late.durationUs, 2'000'000);
}

void TestCompareTiming::lengthOfTheLastPicture_data()
{
    QTest::addColumn<FeedClip>("clip");
    QTest::addColumn<qint64>("duration");
    QTest::newRow("told") << uneven({0, 40, 80}, 200) << qint64(200'000);
    QTest::newRow("not told") << uneven({0, 40, 80}, 80) << qint64(120'000);
    QTest::newRow("told wrongly") << uneven({0, 40, 80}, 3) << qint64(120'000);
    QTest::newRow("one, not told") << uneven({0}, 0) << qint64(40'000);
    QTest::newRow("none") << FeedClip() << qint64(40'000);
}

void TestCompareTiming::lengthOfTheLastPicture()
{
    QFETCH(const FeedClip, clip);
    QFETCH(const qint64, duration);
    QCOMPARE(takeTiming(clip).durationUs, duration);
}

void TestCompareTiming::stepsLeaveOutNoPicture_data()
{
    QTest::addColumn<QList<FeedClip>>("clips");
    QTest::addColumn<int>("steps");
    QTest::newRow("alike") << QList{even(24, 72), even(24, 72)} << 72;
    QTest::newRow("one longer") << QList{even(24, 24), even(24, 96)} << 96;
    QTest::newRow("24 and 30") << QList{even(24, 24), even(30, 30)} << 0;
    QTest::newRow("29.97 and 30") << QList{even(30000.0 / 1001, 900), even(30, 900)} << 0;
    QTest::newRow("24, 25, 30, 60") << QList{even(24, 48), even(25, 50), even(30, 60), even(60, 120)} << 0;
    QTest::newRow("variable") << QList{uneven({0, 10, 500, 505, 900}, 1000), even(24, 24)} << 0;
    QTest::newRow("a single picture") << QList{even(24, 1), even(24, 5)} << 5;
}

/// Forwards and backwards, every frame of every take is shown in some step.
void TestCompareTiming::stepsLeaveOutNoPicture()
{
    QFETCH(const QList<FeedClip>, clips);
    QFETCH(const int, steps);
    QList<ClipTiming> takes;
    for (const FeedClip& clip : clips)
        takes.append(takeTiming(clip));
    const ClipTiming common = commonTiming(takes);
    if (steps > 0)
        QCOMPARE(common.lastFrame() + 1, steps);
    for (const ClipTiming& take : takes) {
        int shown = -1;
        for (int step = 0; step <= common.lastFrame(); ++step) {
            const int frame = take.frameAt(common.frameStart(step));
            QVERIFY2(frame == shown || frame == shown + 1, qPrintable(u"step %1"_s.arg(step)));
            shown = frame;
        }
        QCOMPARE(shown, take.lastFrame());
    }
}

void TestCompareTiming::roundedTimesAreOneStep()
{
    // Matroska stores whole milliseconds, MP4 does not.
    FeedClip rounded = even(24, 48);
    for (qint64& start : rounded.starts)
        start = (start + 500) / 1000 * 1000;
    const QList<ClipTiming> takes{takeTiming(even(24, 48)), takeTiming(rounded)};
    const ClipTiming common = commonTiming(takes);
    QCOMPARE(common.lastFrame(), 47);
    for (int step = 0; step < 48; ++step) {
        QCOMPARE(takes.at(0).frameAt(common.frameStart(step)), step);
        QCOMPARE(takes.at(1).frameAt(common.frameStart(step)), step);
    }
}

void TestCompareTiming::nextChange()
{
    const ClipTiming take = takeTiming(uneven({0, 100, 500}, 600));
    QCOMPARE(nextChangeUs(take, 0), 100'000);
    QCOMPARE(nextChangeUs(take, 100'000), 500'000);
    QCOMPARE(nextChangeUs(take, 500'000), 600'000); // the end of the clip
    QCOMPARE(nextChangeUs(take, 600'000), std::nullopt);
    QCOMPARE(lastFrameBefore(take, 500'000), 1);
    QCOMPARE(lastFrameBefore(take, 500'001), 2);
    QCOMPARE(lastFrameBefore(take, 0), 0);
    QCOMPARE(take.frameEnd(1), 500'000);
    QCOMPARE(take.frameEnd(2), 600'000);
}

void TestCompareTiming::cadenceThatTheComputerKeepsUpWith_data()
{
    QTest::addColumn<int>("takes");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("rate");
    QTest::addColumn<int>("processors");
    QTest::addColumn<int>("cadence");
    const QSize full(1920, 1080);
    QTest::addRow("four of 1080p") << 4 << full << 30.0 << 2 << 1;
    QTest::addRow("four of 1080p, fewer pictures") << 4 << full << 29.97 << 2 << 1;
    QTest::addRow("six of 1080p") << 6 << full << 30.0 << 2 << 2;
    QTest::addRow("nine of 1080p") << 9 << full << 30.0 << 2 << 4;
    QTest::addRow("nine of 1080p, eight processors") << 9 << full << 30.0 << 8 << 1;
    QTest::addRow("nine of 720p") << 9 << QSize(1280, 720) << 30.0 << 2 << 1;
    QTest::addRow("four of 4K") << 4 << QSize(3840, 2160) << 30.0 << 2 << 4;
    QTest::addRow("none") << 0 << full << 30.0 << 2 << 1;
    QTest::addRow("processors unknown") << 2 << full << 30.0 << 0 << 1;
}

void TestCompareTiming::cadenceThatTheComputerKeepsUpWith()
{
    QFETCH(int, takes);
    QFETCH(QSize, size);
    QFETCH(double, rate);
    QFETCH(int, processors);
    const double pixels = pixelsPerSecond(takeTiming(even(rate, 150)), size);
    QTEST(expectedCadence(takes * pixels, processors), "cadence");
    QCOMPARE(pixelsPerSecond({}, size), 0.0);
}

void TestCompareTiming::noTakesAtAll()
{
    QCOMPARE(commonTiming({}), ClipTiming());
    QVERIFY(compareGrid({}, QRect(0, 0, 100, 100), 28, 4).isEmpty());
}

void TestCompareTiming::clock_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<bool>("loop");
    QTest::addColumn<qint64>("begin");
    QTest::addColumn<qint64>("now"); // it has run since 0, from the beginning, to 2 seconds
    QTest::addColumn<qint64>("at");
    QTest::addColumn<bool>("ended");
    QTest::newRow("at once") << 1.0 << false << qint64(0) << qint64(0) << qint64(0) << false;
    QTest::newRow("on the way") << 1.0 << false << qint64(0) << qint64(1'500'000) << qint64(1'500'000) << false;
    QTest::newRow("slow") << 0.25 << false << qint64(0) << qint64(4'000'000) << qint64(1'000'000) << false;
    QTest::newRow("fast") << 2.0 << false << qint64(0) << qint64(900'000) << qint64(1'800'000) << false;
    QTest::newRow("end") << 1.0 << false << qint64(0) << qint64(2'000'000) << qint64(2'000'000) << true;
    QTest::newRow("long after") << 1.0 << false << qint64(0) << qint64(90'000'000) << qint64(2'000'000) << true;
    QTest::newRow("again") << 1.0 << true << qint64(0) << qint64(2'000'000) << qint64(0) << false;
    QTest::newRow("many times") << 1.0 << true << qint64(0) << qint64(20'500'000) << qint64(500'000) << false;
    QTest::newRow("a part, again") << 1.0 << true << qint64(1'500'000) << qint64(600'000) << qint64(1'600'000) << false;
    QTest::newRow("time went back") << 1.0 << false << qint64(0) << qint64(-5) << qint64(0) << false;
}

void TestCompareTiming::clock()
{
    QFETCH(const double, rate);
    QFETCH(const bool, loop);
    QFETCH(const qint64, begin);
    QFETCH(const qint64, now);
    CompareClock clock;
    clock.setSpan(begin, 2'000'000);
    clock.setRate(rate, 0);
    clock.setLoop(loop, 0);
    clock.seek(begin, 0);
    clock.start(0);
    QTEST(clock.at(now), "at");
    QTEST(clock.hasEnded(now), "ended");
}

void TestCompareTiming::clockTurnsRound()
{
    CompareClock clock;
    clock.setSpan(0, 1000);
    clock.setLoop(true, 0);
    clock.start(0);
    QCOMPARE(clock.at(2500), 500);
    clock.setLoop(false, 2500); // from here it plays to the end; it does not continue from 2500
    QCOMPARE(clock.at(2600), 600);
    QVERIFY(!clock.hasEnded(2900));
    QVERIFY(clock.hasEnded(3000));
    clock.setSpan(0, 0); // an empty range does not loop
    clock.setLoop(true, 3000);
    QCOMPARE(clock.at(5000), 500);
}

void TestCompareTiming::clockChangesItsRateWhereItIs()
{
    CompareClock clock;
    clock.setSpan(0, 10'000);
    clock.start(0);
    clock.setRate(2, 1000);
    QCOMPARE(clock.at(1000), 1000);
    QCOMPARE(clock.at(2000), 3000);
    QCOMPARE(clock.waitUs(4000, 2000), 500);
    QCOMPARE(clock.waitUs(1000, 2000), 0);
}

void TestCompareTiming::clockGoesOnAfterAPause()
{
    CompareClock clock;
    clock.setSpan(0, 10'000);
    clock.start(0);
    clock.start(500); // a second call changes nothing
    clock.stop(1000);
    QCOMPARE(clock.at(9000), 1000);
    QVERIFY(!clock.isRunning());
    clock.start(9000);
    QCOMPARE(clock.at(9500), 1500);
    clock.seek(7000, 9500);
    QCOMPARE(clock.at(9600), 7100);
}

void TestCompareTiming::sameRegionOfAll()
{
    CompareLens lens;
    const QSize large(1920, 1080);
    const QSize small(1280, 720);
    const QSizeF room(480, 270);
    QVERIFY(lens.setSizes({large, small}));
    QVERIFY(!lens.setSizes({large, small}));
    QCOMPARE(lens.pictureRect(large, room, 1), QRectF(0, 0, 480, 270));
    QCOMPARE(lens.pictureSize(large, room, 2), QSize(960, 540));
    lens.setZoom(1);
    QCOMPARE(lens.pictureRect(large, room, 1), QRectF(-720, -405, 1920, 1080));
    QCOMPARE(lens.pictureRect(small, room, 1), lens.pictureRect(large, room, 1));
    QCOMPARE(lens.pictureSize(small, room, 1), small); // never enlarged
    lens.moveBy({100, 0}, small, room, 1);
    QCOMPARE(lens.pictureRect(small, room, 1), lens.pictureRect(large, room, 1));
    QCOMPARE(lens.pictureRect(large, room, 1).left(), -620);
    lens.setZoom(0);
    QCOMPARE(lens.pictureRect(small, room, 1), QRectF(0, 0, 480, 270));
    QVERIFY(lens.pictureRect({}, room, 1).isEmpty());
}

void TestCompareTiming::regionStaysWithinThePicture()
{
    CompareLens lens;
    const QSize picture(1000, 500);
    const QSizeF room(400, 400);
    lens.setSizes({picture});
    lens.setZoom(1);
    lens.moveBy({5000, 5000}, picture, room, 1);
    QCOMPARE(lens.pictureRect(picture, room, 1), QRectF(0, 0, 1000, 500));
    lens.moveBy({-30, 0}, picture, room, 1); // and at once in the other direction
    QCOMPARE(lens.pictureRect(picture, room, 1).left(), -30);
    lens.moveBy({-9999, -9999}, picture, room, 1);
    QCOMPARE(lens.pictureRect(picture, room, 1).bottomRight(), QPointF(400, 400));
    lens.setZoom(100);
    QCOMPARE(lens.zoom(), 16.0);
    lens.setZoom(0);
    lens.zoomBy(2, picture, room, 1);
    QCOMPARE(lens.pictureRect(picture, room, 1).width(), 800);
    lens.zoomBy(0.25, picture, room, 1); // smaller than the view: centred
    QCOMPARE(lens.pictureRect(picture, room, 1), QRectF(100, 150, 200, 100));
}

void TestCompareTiming::grid_data()
{
    QTest::addColumn<QList<QSize>>("shapes");
    QTest::addColumn<QSize>("room");
    QTest::addColumn<int>("columns");
    const QSize wide(1920, 1080);
    const QSize high(1080, 1920);
    const auto row = [](const char* name, QSize shape, int count, QSize room, int columns) {
        QTest::newRow(name) << QList<QSize>(count, shape) << room << columns;
    };
    row("two wide", wide, 2, {1600, 600}, 2);
    row("two wide in a high room", wide, 2, {600, 1000}, 1);
    row("two high", high, 2, {1600, 900}, 2);
    row("three high", high, 3, {1600, 900}, 3);
    row("four wide", wide, 4, {1600, 900}, 2);
    row("nine wide", wide, 9, {1600, 900}, 3);
    row("nine high", high, 9, {1600, 700}, 5);
    row("five wide", wide, 5, {1600, 900}, 3);
    row("no room", wide, 9, {10, 10}, 1);
    QTest::newRow("mixed") << QList<QSize>{wide, high, QSize(), wide} << QSize(1600, 900) << 2;
}

void TestCompareTiming::grid()
{
    QFETCH(const QList<QSize>, shapes);
    QFETCH(const QSize, room);
    QFETCH(const int, columns);
    const QRect whole(QPoint(0, 0), room);
    const QList<QRect> places = compareGrid(shapes, whole, 28, 4, false);
    QCOMPARE(places.size(), shapes.size());
    if (room.width() < 100)
        return; // any result is accepted
    int inFirstRow = 0;
    for (qsizetype number = 0; number < places.size(); ++number) {
        inFirstRow += places.at(number).top() == 0 ? 1 : 0;
        QVERIFY(whole.contains(places.at(number)));
        QCOMPARE(places.at(number).size(), places.constFirst().size());
        for (qsizetype other = 0; other < number; ++other)
            QVERIFY(!places.at(number).intersects(places.at(other)));
    }
    QCOMPARE(inFirstRow, columns);
}

QTEST_GUILESS_MAIN(TestCompareTiming)
#include "tst_comparetiming.moc"
