// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/playbackstate.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <limits>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Kind = PlaybackAction::Kind;

namespace {

// Ten seconds at 25 frames: frame n begins at n * 40,000 us, the last one at 9,960,000.
const ClipTiming tenSeconds{10'000'000, 25};
constexpr qint64 frameUs = 40'000;
constexpr qint64 lastUs = 9'960'000;

// Writes down what was decided, as words: "probe", "open pause", "seek:2000 play" (milliseconds).
class Bench {
public:
    PlaybackState state;
    QString done;

    // While paused each seek goes "stop seek:N pause"; written here as "seek:N".
    QString summary() const
    {
        static const QRegularExpression pausedSeek(u"stop (seek:\\d+) pause"_s);
        return QString(done).replace(pausedSeek, u"\\1"_s).trimmed();
    }
    void run(const PlaybackState::Actions& actions)
    {
        static const QHash<Kind, QString> words{{Kind::Probe, u"probe"_s}, {Kind::Open, u"open"_s},
            {Kind::Close, u"close"_s}, {Kind::Play, u"play"_s}, {Kind::Stop, u"stop"_s}, {Kind::Pause, u"pause"_s}};
        for (const PlaybackAction& action : actions) {
            done += u' ' + (action.kind == Kind::Seek ? u"seek:%1"_s.arg(action.us / 1000) : words.value(action.kind));
        }
    }
    // One word of a script: "load", "probed", "frame:40", "seek:3000", "loop", "end", "wait", "broke", ...
    void step(const QString& word)
    {
        const QString verb = word.section(u':', 0, 0);
        const qint64 us = word.section(u':', 1).toLongLong() * 1000;
        const int clip = state.clip();
        if (verb == u"load"_s) {
            run(state.load());
        } else if (verb == u"unload"_s) {
            run(state.unload());
        } else if (verb == u"probed"_s) {
            run(state.probed(clip, tenSeconds));
        } else if (verb == u"one-frame"_s) {
            run(state.probed(clip, {frameUs, 25}));
        } else if (verb == u"ready"_s) {
            run(state.load());
            run(state.probed(state.clip(), tenSeconds));
            run(state.frameShown(state.clip(), 0));
            done.clear();
        } else if (verb == u"frame"_s) {
            run(state.frameShown(clip, us));
        } else if (verb == u"oldframe"_s) {
            run(state.frameShown(clip - 1, us));
        } else if (verb == u"play"_s) {
            run(state.play());
        } else if (verb == u"pause"_s) {
            run(state.pause());
        } else if (verb == u"seek"_s) {
            run(state.seek(us));
        } else if (verb == u"step"_s) {
            run(state.step(static_cast<int>(us / 1000)));
        } else if (verb == u"loop"_s) {
            state.setLoop(true);
        } else if (verb == u"end"_s) {
            run(state.ended(clip));
        } else if (verb == u"oldend"_s) {
            run(state.ended(clip - 1));
        } else if (verb == u"wait"_s) {
            run(state.waitedTooLong(clip));
        } else if (verb == u"broke"_s) {
            run(state.broke(clip, u"no good"_s));
        } else if (verb == u"oldbroke"_s) {
            run(state.broke(clip - 1, u"no good"_s));
        } else if (verb == u"oldprobed"_s) {
            run(state.probed(clip - 1, tenSeconds));
        } else {
            QFAIL(qPrintable(word));
        }
    }
};

} // namespace

class TestPlaybackState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scripts_data();
    void scripts();
    void loopSurvivesAnotherClip();
    void saysWhyItIsBroken();
    void patience_data();
    void patience();
    void learnsTheRealLastFrame();
    void aSlowSeekDoesNotShortenTheClip();
    void givesUpAPictureThatNeverComes();
    void frames_data();
    void frames();
};

void TestPlaybackState::scripts_data()
{
    using S = PlayerState;
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("actions");
    QTest::addColumn<S>("state");
    QTest::addColumn<qint64>("positionMs");

    // Loading
    QTest::newRow("nothing loaded takes no orders")
        << u"play seek:100 step:1 pause end wait frame:40"_s << u""_s << S::Empty << 0LL;
    QTest::newRow("a clip opens paused on its first picture")
        << u"load probed frame:0"_s << u"probe open pause"_s << S::Paused << 0LL;
    QTest::newRow("no backend before the probe") << u"load frame:0 end wait"_s << u"probe"_s << S::Loading << 0LL;
    QTest::newRow("a second probe report is nothing new")
        << u"load probed probed"_s << u"probe open pause"_s << S::Loading << 0LL;
    QTest::newRow("play while loading waits for the picture")
        << u"load play probed frame:0"_s << u"probe open pause play"_s << S::Playing << 0LL;
    QTest::newRow("play taken back while loading")
        << u"load play pause probed frame:0"_s << u"probe open pause"_s << S::Paused << 0LL;
    QTest::newRow("seek while probing") << u"load seek:2000 probed frame:0"_s << u"probe open pause seek:2000"_s
                                        << S::Paused << 2000LL;
    QTest::newRow("seek while opening") << u"load probed seek:2000 frame:0"_s << u"probe open pause seek:2000"_s
                                        << S::Paused << 2000LL;
    QTest::newRow("of many seeks while loading the newest") << u"load seek:1000 probed seek:2000 seek:3000 frame:0"_s
                                                            << u"probe open pause seek:3000"_s << S::Paused << 3000LL;
    QTest::newRow("seek past the end while probing")
        << u"load seek:99000 probed frame:0"_s << u"probe open pause seek:9960"_s << S::Paused << 9960LL;
    QTest::newRow("seek and play while loading")
        << u"load seek:2000 play probed frame:0"_s << u"probe open pause seek:2000 play"_s << S::Playing << 2000LL;
    QTest::newRow("no first picture: opened again")
        << u"load probed wait frame:0"_s << u"probe open pause close open pause"_s << S::Paused << 0LL;
    QTest::newRow("no first picture at all")
        << u"load probed wait wait wait wait"_s
        << u"probe open pause close open pause close open pause close open pause close"_s << S::Broken << 0LL;
    QTest::newRow("broken before the backend saw it") << u"load broke"_s << u"probe"_s << S::Broken << 0LL;
    QTest::newRow("broken in the backend") << u"load probed broke"_s << u"probe open pause close"_s << S::Broken << 0LL;
    QTest::newRow("broken while playing") << u"ready play frame:40 broke"_s << u"play close"_s << S::Broken << 0LL;
    QTest::newRow("broken takes no orders")
        << u"load broke play seek:100 step:1 frame:0 end wait probed"_s << u"probe"_s << S::Broken << 0LL;
    QTest::newRow("after a broken clip another loads")
        << u"load broke load probed frame:0"_s << u"probe probe open pause"_s << S::Paused << 0LL;

    // Another clip in between
    QTest::newRow("replaced while probing") << u"load load oldprobed"_s << u"probe probe"_s << S::Loading << 0LL;
    QTest::newRow("replaced while opening")
        << u"load probed load oldframe:0 oldend oldbroke"_s << u"probe open pause close probe"_s << S::Loading << 0LL;
    QTest::newRow("replaced while playing") << u"ready play frame:400 load oldframe:440 probed oldframe:480"_s
                                            << u"play close probe open pause"_s << S::Loading << 0LL;
    QTest::newRow("the old clip's seek is forgotten") << u"ready seek:3000 seek:4000 load probed frame:0"_s
                                                      << u"seek:3000 close probe open pause"_s << S::Paused << 0LL;
    QTest::newRow("the old clip's play is forgotten")
        << u"load play load probed frame:0"_s << u"probe probe open pause"_s << S::Paused << 0LL;
    QTest::newRow("unloaded while playing")
        << u"ready play unload frame:40 end"_s << u"play close"_s << S::Empty << 0LL;
    QTest::newRow("unloaded while probing") << u"load unload oldprobed"_s << u"probe"_s << S::Empty << 0LL;

    // Seeks
    QTest::newRow("seek lands on the frame's start") << u"ready seek:1234"_s << u"seek:1200"_s << S::Paused << 1200LL;
    QTest::newRow("seek past the end") << u"ready seek:20000"_s << u"seek:9960"_s << S::Paused << 9960LL;
    QTest::newRow("seek to the very end") << u"ready seek:10000"_s << u"seek:9960"_s << S::Paused << 9960LL;
    QTest::newRow("seek before the beginning")
        << u"ready seek:2000 frame:2000 seek:-500"_s << u"seek:2000 seek:0"_s << S::Paused << 0LL;
    QTest::newRow("seek to what is shown")
        << u"ready seek:2000 frame:2000 seek:2010"_s << u"seek:2000"_s << S::Paused << 2000LL;
    QTest::newRow("one seek under way, the newest follows")
        << u"ready seek:1000 seek:2000 seek:3000 frame:1000"_s << u"seek:1000 seek:3000"_s << S::Paused << 3000LL;
    QTest::newRow("a scrub ends where it ended") << u"ready seek:1000 seek:2000 seek:3000 frame:1000 frame:3000"_s
                                                 << u"seek:1000 seek:3000"_s << S::Paused << 3000LL;
    QTest::newRow("scrubbed back to where the seek goes")
        << u"ready seek:1000 seek:2000 seek:1000 frame:1000"_s << u"seek:1000"_s << S::Paused << 1000LL;
    QTest::newRow("late pictures do not end a seek forward")
        << u"ready play frame:40 seek:5000 frame:80 frame:120 seek:6000"_s << u"play seek:5000"_s << S::Playing
        << 6000LL;
    QTest::newRow("late pictures do not end a seek back")
        << u"ready play frame:5000 seek:1000 frame:5040 seek:2000"_s << u"play seek:1000"_s << S::Playing << 2000LL;
    QTest::newRow("a backend that shows the frame before")
        << u"ready seek:1000 frame:960 seek:2000"_s << u"seek:1000 seek:2000"_s << S::Paused << 2000LL;
    QTest::newRow("variable rate: the next frame there is")
        << u"ready seek:1000 frame:1700"_s << u"seek:1000"_s << S::Paused << 1700LL;
    QTest::newRow("playing goes on after a seek")
        << u"ready play seek:5000 frame:5000 frame:5040"_s << u"play seek:5000"_s << S::Playing << 5040LL;
    QTest::newRow("no picture near the end: further back")
        << u"ready seek:9960 wait wait frame:9920"_s << u"seek:9960 seek:9960 seek:9920"_s << S::Paused << 9920LL;
    QTest::newRow("the end reported instead of a picture")
        << u"ready seek:9960 end frame:9920"_s << u"seek:9960 seek:9920"_s << S::Paused << 9920LL;
    QTest::newRow("no picture, but a newer wish")
        << u"ready seek:9960 seek:520 wait"_s << u"seek:9960 seek:520"_s << S::Paused << 520LL;
    QTest::newRow("no picture in the middle: asked again")
        << u"ready seek:4000 wait"_s << u"seek:4000 seek:4000"_s << S::Paused << 4000LL;
    QTest::newRow("no picture while playing: asked again")
        << u"ready play seek:4000 wait"_s << u"play seek:4000 stop seek:4000 play"_s << S::Playing << 4000LL;
    QTest::newRow("waiting over after the picture came")
        << u"ready seek:900 frame:880 wait"_s << u"seek:880"_s << S::Paused << 880LL;

    // Steps
    QTest::newRow("step forward") << u"ready step:1 frame:40 step:1 frame:80"_s << u"seek:40 seek:80"_s << S::Paused
                                  << 80LL;
    QTest::newRow("steps faster than pictures add up")
        << u"ready step:1 step:1 step:1 frame:40 frame:120"_s << u"seek:40 seek:120"_s << S::Paused << 120LL;
    QTest::newRow("step back at the beginning") << u"ready step:-1"_s << u""_s << S::Paused << 0LL;
    QTest::newRow("step forward at the end")
        << u"ready seek:9960 frame:9960 step:1"_s << u"seek:9960"_s << S::Paused << 9960LL;
    QTest::newRow("step pauses") << u"ready play frame:400 step:-1"_s << u"play pause seek:360"_s << S::Paused << 360LL;
    QTest::newRow("step back from the end")
        << u"ready play frame:9960 end step:-1"_s << u"play seek:9920"_s << S::Paused << 9920LL;

    // The end
    QTest::newRow("stops on the last picture") << u"ready play frame:9960 end"_s << u"play"_s << S::Ended << 9960LL;
    QTest::newRow("play again from the beginning")
        << u"ready play frame:9960 end play frame:0"_s << u"play seek:0 play"_s << S::Playing << 0LL;
    QTest::newRow("play when paused on the last picture")
        << u"ready seek:9960 frame:9960 play"_s << u"seek:9960 seek:0 play"_s << S::Playing << 0LL;
    QTest::newRow("pause at the end changes nothing")
        << u"ready play frame:9960 end pause"_s << u"play"_s << S::Ended << 9960LL;
    QTest::newRow("seek after the end stays paused")
        << u"ready play frame:9960 end seek:2000"_s << u"play seek:2000"_s << S::Paused << 2000LL;
    QTest::newRow("a loop begins again") << u"loop ready play frame:9960 end frame:0"_s << u"play seek:0 play"_s
                                         << S::Playing << 0LL;
    QTest::newRow("late pictures after the loop")
        << u"loop ready play frame:9920 end frame:9960 frame:0"_s << u"play seek:0 play"_s << S::Playing << 0LL;
    QTest::newRow("a loop of one picture ends")
        << u"loop load play one-frame frame:0 end"_s << u"probe open pause play"_s << S::Ended << 0LL;
    QTest::newRow("one picture plays again")
        << u"load play one-frame frame:0 end play"_s << u"probe open pause play seek:0 play"_s << S::Playing << 0LL;
    QTest::newRow("the end overtaken by a seek") << u"ready play frame:9000 seek:9960 seek:1000 end"_s
                                                 << u"play seek:9960 seek:1000 play"_s << S::Playing << 1000LL;
    QTest::newRow("the end while paused")
        << u"ready seek:9960 frame:9960 end seek:400"_s << u"seek:9960 seek:400"_s << S::Paused << 400LL;
    QTest::newRow("the end reported late swallows no seek") << u"ready seek:9960 frame:9960 seek:400 end frame:400"_s
                                                            << u"seek:9960 seek:400 seek:400"_s << S::Paused << 400LL;
    QTest::newRow("an old clip's end") << u"ready play oldend"_s << u"play"_s << S::Playing << 0LL;
    QTest::newRow("the end before any picture")
        << u"load probed end frame:0"_s << u"probe open pause"_s << S::Paused << 0LL;
}

void TestPlaybackState::scripts()
{
    QFETCH(const QString, script);
    QFETCH(const QString, actions);
    QFETCH(const PlayerState, state);
    QFETCH(const qint64, positionMs);

    Bench bench;
    for (const QString& word : script.split(u' ')) {
        bench.step(word);
    }
    QCOMPARE(bench.summary(), actions);
    QCOMPARE(bench.state.state(), state);
    QCOMPARE(bench.state.positionUs(), positionMs * 1000);
}

void TestPlaybackState::loopSurvivesAnotherClip()
{
    PlaybackState state;
    state.setLoop(true);
    state.load();
    state.unload();
    QVERIFY(state.loop());
}

void TestPlaybackState::saysWhyItIsBroken()
{
    Bench bench;
    bench.step(u"load"_s);
    bench.step(u"broke"_s);
    QCOMPARE(bench.state.problem(), u"no good"_s);
    bench.step(u"load"_s);
    QVERIFY(bench.state.problem().isEmpty());
}

void TestPlaybackState::patience_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<int>("patienceMs");
    QTest::newRow("nothing to wait for") << u"ready"_s << 0;
    QTest::newRow("probing has its own limit") << u"load"_s << 0;
    QTest::newRow("first picture") << u"load probed"_s << 1000;
    QTest::newRow("longer each time") << u"load probed wait wait"_s << 4000;
    QTest::newRow("in the middle of the clip") << u"ready seek:3000"_s << 3000;
    QTest::newRow("near the end") << u"ready seek:9960"_s << 1000;
    QTest::newRow("picture came") << u"ready seek:3000 frame:3000"_s << 0;
    QTest::newRow("playing") << u"ready play frame:40"_s << 0;
    QTest::newRow("broken") << u"load probed broke"_s << 0;
}

void TestPlaybackState::patience()
{
    QFETCH(const QString, script);
    Bench bench;
    for (const QString& word : script.split(u' ')) {
        bench.step(word);
    }
    QTEST(bench.state.patienceMs(), "patienceMs");
}

void TestPlaybackState::learnsTheRealLastFrame()
{
    // The facts promise frames up to 9,960 ms, the pictures stop at 9,840.
    Bench bench;
    for (const QString& word : u"ready seek:9960 wait wait wait frame:9840 seek:0 frame:0"_s.split(u' ')) {
        bench.step(word);
    }
    bench.done.clear();
    bench.step(u"seek:10000"_s);
    QCOMPARE(bench.summary(), u"seek:9840"_s);
}

void TestPlaybackState::aSlowSeekDoesNotShortenTheClip()
{
    Bench bench;
    for (const QString& word : u"ready seek:4000 wait frame:4000"_s.split(u' ')) {
        bench.step(word);
    }
    bench.done.clear();
    bench.step(u"seek:10000"_s);
    QCOMPARE(bench.summary(), u"seek:9960"_s);
    QVERIFY(bench.state.positionUs() == lastUs);
}

void TestPlaybackState::givesUpAPictureThatNeverComes()
{
    Bench bench;
    bench.step(u"ready"_s);
    bench.step(u"seek:9960"_s);
    for (int waits = 0; waits < 10; ++waits) {
        bench.step(u"wait"_s);
    }
    QCOMPARE(bench.done.count(u"seek"_s), 5);
    QCOMPARE(bench.state.patienceMs(), 0);
    QCOMPARE(bench.state.positionUs(), 0);
    bench.done.clear();
    bench.step(u"seek:2000"_s); // and it still takes orders
    QVERIFY(bench.done.contains(u"seek:2000"_s));
}

void TestPlaybackState::frames_data()
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

void TestPlaybackState::frames()
{
    QFETCH(const ClipTiming, timing);
    QFETCH(const qint64, us);
    QTEST(timing.frameAt(us), "frame");
    QTEST(timing.timecode(timing.frameAt(us)), "timecode");
    for (int frame = 0; frame <= std::min(timing.lastFrame(), 2000); ++frame) {
        QCOMPARE(timing.frameAt(timing.frameStart(frame)), frame);
    }
}

QTEST_APPLESS_MAIN(TestPlaybackState)
#include "tst_playbackstate.moc"
