// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/playbackstate.h"

#include <QHash>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Kind = PlaybackAction::Kind;

namespace {

// Ten seconds at 25 frames: frame n begins at n * 40,000 us, the last one at 9,960,000.
const ClipTiming tenSeconds{10'000'000, 25};
constexpr qint64 frameUs = 40'000;

// Records the decisions as words: "probe", "grab:40", "open pause", "stop seek:2000 play" (milliseconds).
class Bench {
public:
    PlaybackState state;
    QString done;

    QString summary() const { return done.trimmed(); }
    void run(const PlaybackState::Actions& actions)
    {
        static const QHash<Kind, QString> words{{Kind::Probe, u"probe"_s}, {Kind::Open, u"open"_s},
            {Kind::Close, u"close"_s}, {Kind::Play, u"play"_s}, {Kind::Stop, u"stop"_s}, {Kind::Pause, u"pause"_s},
            {Kind::Grab, u"grab:%1"_s}, {Kind::Glance, u"glance:%1"_s}, {Kind::Seek, u"seek:%1"_s},
            {Kind::Backwards, u"back:%1"_s}};
        for (const PlaybackAction& action : actions) {
            const QString word = words.value(action.kind);
            done += u' ' + (word.contains(u'%') ? word.arg(action.us / 1000) : word);
        }
    }
    void script(const QString& words)
    {
        for (const QString& word : words.split(u' ')) {
            step(word);
        }
    }
    // One word of a script: "load", "probed", "still:0", "frame:40", "seek:3000", "loop", "end", "wait", "in:40", ...
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
            run(state.stillShown(state.clip(), 0));
            run(state.frameShown(state.clip(), 0));
            done.clear();
        } else if (verb == u"frame"_s) {
            run(state.frameShown(clip, us));
        } else if (verb == u"still"_s) {
            run(state.stillShown(clip, us));
        } else if (verb == u"oldstill"_s) {
            run(state.stillShown(clip - 1, us));
        } else if (verb == u"scrub"_s) {
            run(state.scrub(us));
        } else if (verb == u"glance"_s) {
            run(state.glanceShown(clip, us));
        } else if (verb == u"oldglance"_s) {
            run(state.glanceShown(clip - 1, us));
        } else if (verb == u"stillfail"_s) {
            run(state.stillFailed(clip, u"no picture"_s));
        } else if (verb == u"in"_s) {
            state.setRange({us, state.range().outUs});
        } else if (verb == u"out"_s) {
            state.setRange({state.range().inUs, us});
        } else if (verb == u"oldframe"_s) {
            run(state.frameShown(clip - 1, us));
        } else if (verb == u"play"_s) {
            run(state.play());
        } else if (verb == u"back"_s) {
            run(state.playBackwards());
        } else if (verb == u"past"_s) {
            state.backwardShown(clip, us);
        } else if (verb == u"backstop"_s) {
            run(state.backwardEnded(clip));
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

void addLoading()
{
    using S = PlayerState;
    QTest::newRow("nothing loaded takes no orders")
        << u"play seek:100 step:1 pause end wait frame:40 still:0"_s << u""_s << S::Empty << 0LL;
    QTest::newRow("a clip opens paused on its first picture")
        << u"load probed still:0"_s << u"probe grab:0 open pause"_s << S::Paused << 0LL;
    QTest::newRow("no backend before the first picture")
        << u"load frame:0 still:0 end wait"_s << u"probe"_s << S::Loading << 0LL;
    QTest::newRow("a second probe report is nothing new")
        << u"load probed probed"_s << u"probe grab:0"_s << S::Loading << 0LL;
    QTest::newRow("play while loading waits for the backend")
        << u"load play probed still:0"_s << u"probe grab:0 open pause"_s << S::Playing << 0LL;
    QTest::newRow("and goes on with its first picture")
        << u"load play probed still:0 frame:0"_s << u"probe grab:0 open pause play"_s << S::Playing << 0LL;
    QTest::newRow("play taken back while loading")
        << u"load play pause probed still:0 frame:0"_s << u"probe grab:0 open pause"_s << S::Paused << 0LL;
    QTest::newRow("play taken back while opening")
        << u"load play probed still:0 pause frame:0"_s << u"probe grab:0 open pause"_s << S::Paused << 0LL;
    QTest::newRow("seek while probing") << u"load seek:2000 probed still:2000"_s << u"probe grab:2000 open pause"_s
                                        << S::Paused << 2000LL;
    QTest::newRow("seek while grabbing") << u"load probed seek:2000 still:0"_s << u"probe grab:0 open pause grab:2000"_s
                                         << S::Paused << 2000LL;
    QTest::newRow("of many seeks while loading the newest")
        << u"load seek:1000 probed seek:2000 seek:3000 still:1000"_s << u"probe grab:1000 open pause grab:3000"_s
        << S::Paused << 3000LL;
    QTest::newRow("seek past the end while probing")
        << u"load seek:99000 probed"_s << u"probe grab:9960"_s << S::Loading << 9960LL;
    QTest::newRow("seek and play while loading")
        << u"load seek:2000 play probed still:2000 frame:0"_s << u"probe grab:2000 open pause stop seek:2000 play"_s
        << S::Playing << 2000LL;
    QTest::newRow("seek while the backend opens")
        << u"load play probed still:0 seek:3000 frame:0"_s << u"probe grab:0 open pause stop seek:3000 play"_s
        << S::Playing << 3000LL;
    QTest::newRow("the backend gives nothing: opened again")
        << u"load probed still:0 wait frame:0"_s << u"probe grab:0 open pause close open pause"_s << S::Paused << 0LL;
    QTest::newRow("the backend gives nothing at all")
        << u"load probed still:0 wait wait wait wait"_s
        << u"probe grab:0 open pause close open pause close open pause close open pause close"_s << S::Broken << 0LL;
    QTest::newRow("broken before the backend saw it") << u"load broke"_s << u"probe"_s << S::Broken << 0LL;
    QTest::newRow("no first picture") << u"load probed stillfail"_s << u"probe grab:0"_s << S::Broken << 0LL;
    QTest::newRow("broken in the backend")
        << u"load probed still:0 broke"_s << u"probe grab:0 open pause close"_s << S::Broken << 0LL;
    QTest::newRow("broken while playing") << u"ready play frame:40 broke"_s << u"play close"_s << S::Broken << 0LL;
    QTest::newRow("broken takes no orders")
        << u"load broke play seek:100 step:1 frame:0 still:0 end wait probed"_s << u"probe"_s << S::Broken << 0LL;
    QTest::newRow("after a broken clip another loads")
        << u"load broke load probed still:0"_s << u"probe probe grab:0 open pause"_s << S::Paused << 0LL;
}

void addOtherClips()
{
    using S = PlayerState;
    QTest::newRow("replaced while probing") << u"load load oldprobed"_s << u"probe probe"_s << S::Loading << 0LL;
    QTest::newRow("replaced while grabbing")
        << u"load probed load oldstill:0 oldbroke"_s << u"probe grab:0 probe"_s << S::Loading << 0LL;
    QTest::newRow("replaced while opening") << u"load probed still:0 load oldframe:0 oldend wait"_s
                                            << u"probe grab:0 open pause probe"_s << S::Loading << 0LL;
    QTest::newRow("replaced while playing, which ends at once")
        << u"ready play frame:400 load oldframe:440 probed oldframe:480"_s << u"play probe pause grab:0"_s << S::Loading
        << 0LL;
    QTest::newRow("replaced while a seek is under way")
        << u"ready play seek:3000 load oldframe:3000 wait probed still:0 frame:0 frame:40"_s
        << u"play seek:3000 probe pause grab:0 open pause"_s << S::Paused << 0LL;
    QTest::newRow("replaced at its end, where it plays no more")
        << u"ready play frame:9960 end load"_s << u"play probe"_s << S::Loading << 0LL;
    QTest::newRow("replaced while playing backwards")
        << u"ready seek:4000 still:4000 back load past:3960"_s << u"grab:4000 back:4000 probe"_s << S::Loading << 0LL;
    QTest::newRow("pictures of the clip before do not count for the next one")
        << u"ready load frame:40 probed frame:80 end wait"_s << u"probe grab:0"_s << S::Loading << 0LL;
    QTest::newRow("play goes to the clip that loads, not to the one before")
        << u"ready play load play probed still:0 frame:0"_s << u"play probe pause grab:0 open pause play"_s
        << S::Playing << 0LL;
    QTest::newRow("replaced twice before anything was seen")
        << u"ready load probed load probed still:0"_s << u"probe grab:0 probe grab:0 open pause"_s << S::Paused << 0LL;
    QTest::newRow("the clip before is closed where the next one is broken")
        << u"ready load broke"_s << u"probe close"_s << S::Broken << 0LL;
    QTest::newRow("and where its first picture cannot be had")
        << u"ready load probed stillfail"_s << u"probe grab:0 close"_s << S::Broken << 0LL;
    QTest::newRow("the old clip's seek is forgotten") << u"ready seek:3000 seek:4000 load probed still:0"_s
                                                      << u"grab:3000 probe grab:0 open pause"_s << S::Paused << 0LL;
    QTest::newRow("the old clip's play is forgotten")
        << u"load play load probed still:0 frame:0"_s << u"probe probe grab:0 open pause"_s << S::Paused << 0LL;
    QTest::newRow("the old clip's marks are forgotten") << u"ready in:1000 load probed still:0 frame:0 play"_s
                                                        << u"probe grab:0 open pause play"_s << S::Playing << 0LL;
    QTest::newRow("unloaded while loading: the clip before is closed at once")
        << u"ready load unload probed still:0"_s << u"probe close"_s << S::Empty << 0LL;
    QTest::newRow("unloaded after two that were not waited for")
        << u"ready play load load unload"_s << u"play probe pause probe close"_s << S::Empty << 0LL;
    QTest::newRow("closed once only") << u"ready load unload load broke"_s << u"probe close probe"_s << S::Broken
                                      << 0LL;
    QTest::newRow("unloaded while playing")
        << u"ready play unload frame:40 end"_s << u"play close"_s << S::Empty << 0LL;
    QTest::newRow("unloaded while probing") << u"load unload oldprobed"_s << u"probe"_s << S::Empty << 0LL;
}

void addStills()
{
    using S = PlayerState;
    QTest::newRow("seek lands on the frame's start") << u"ready seek:1234"_s << u"grab:1200"_s << S::Paused << 1200LL;
    QTest::newRow("seek past the end") << u"ready seek:20000"_s << u"grab:9960"_s << S::Paused << 9960LL;
    QTest::newRow("seek to the very end") << u"ready seek:10000"_s << u"grab:9960"_s << S::Paused << 9960LL;
    QTest::newRow("seek before the beginning")
        << u"ready seek:2000 still:2000 seek:-500"_s << u"grab:2000 grab:0"_s << S::Paused << 0LL;
    QTest::newRow("seek to what is shown")
        << u"ready seek:2000 still:2000 seek:2010"_s << u"grab:2000"_s << S::Paused << 2000LL;
    QTest::newRow("one still under way, the newest follows")
        << u"ready seek:1000 seek:2000 seek:3000 still:1000"_s << u"grab:1000 grab:3000"_s << S::Paused << 3000LL;
    QTest::newRow("a scrub ends where it ended") << u"ready seek:1000 seek:2000 seek:3000 still:1000 still:3000"_s
                                                 << u"grab:1000 grab:3000"_s << S::Paused << 3000LL;
    QTest::newRow("scrubbed back to where the still is from")
        << u"ready seek:1000 seek:2000 seek:1000 still:1000"_s << u"grab:1000"_s << S::Paused << 1000LL;
    QTest::newRow("the picture before stands for a damaged one")
        << u"ready seek:1000 still:960"_s << u"grab:1000"_s << S::Paused << 960LL;
    QTest::newRow("a still that fails leaves what was shown")
        << u"ready seek:4000 stillfail"_s << u"grab:4000"_s << S::Paused << 0LL;
    QTest::newRow("and the newer wish is seen to")
        << u"ready seek:4000 seek:400 stillfail still:400"_s << u"grab:4000 grab:400"_s << S::Paused << 400LL;
    QTest::newRow("late pictures do not cover a still")
        << u"ready play frame:400 step:1 frame:480 still:440"_s << u"play pause grab:440"_s << S::Paused << 440LL;
    QTest::newRow("late pictures after a mere pause count")
        << u"ready play frame:400 pause frame:440"_s << u"play pause"_s << S::Paused << 440LL;
    QTest::newRow("a late still does not cover what plays")
        << u"ready seek:4000 play still:4000"_s << u"grab:4000 stop seek:4000 play"_s << S::Playing << 4000LL;
    QTest::newRow("play from a still") << u"ready seek:4000 still:4000 play frame:4000 frame:4040"_s
                                       << u"grab:4000 stop seek:4000 play"_s << S::Playing << 4040LL;
    QTest::newRow("play goes on where it was paused")
        << u"ready play frame:400 pause play"_s << u"play pause play"_s << S::Playing << 400LL;
    QTest::newRow("play after stepping there and back")
        << u"ready step:1 still:40 step:-1 still:0 play"_s << u"grab:40 grab:0 play"_s << S::Playing << 0LL;
    QTest::newRow("play after a step") << u"ready play frame:400 step:1 still:440 play"_s
                                       << u"play pause grab:440 stop seek:440 play"_s << S::Playing << 440LL;
}

void addScrubs()
{
    using S = PlayerState;
    const auto row = [](const char* title, const QString& script, const QString& actions, qint64 positionMs) {
        QTest::newRow(title) << script << actions << S::Paused << positionMs;
    };
    row("scrubbed to a place", u"ready scrub:2000"_s, u"glance:2000"_s, 2000);
    row("the frame itself follows the glance", u"ready scrub:2000 glance:0 still:2000"_s, u"glance:2000"_s, 2000);
    row("the handle stays where it is", u"ready scrub:2000 glance:40"_s, u"glance:2000"_s, 2000);
    row("of many places the newest is kept", u"ready scrub:2000 scrub:3000 scrub:4000"_s, u"glance:2000"_s, 4000);
    row("and follows the first glance", u"ready scrub:2000 scrub:3000 scrub:4000 glance:0"_s,
        u"glance:2000 glance:4000"_s, 4000);
    row("or the frame, where that was faster", u"ready scrub:2000 scrub:3000 scrub:4000 still:2000"_s,
        u"glance:2000 glance:4000"_s, 4000);
    row("after a glance the newer place goes first", u"ready scrub:2000 glance:0 scrub:3000 glance:0 scrub:4000"_s,
        u"glance:2000 glance:3000 glance:4000"_s, 4000);
    row("let go at the same place", u"ready scrub:2000 glance:0 seek:2000 still:2000"_s, u"glance:2000"_s, 2000);
    row("a jump while it is refined", u"ready scrub:2000 glance:0 seek:3000"_s, u"glance:2000 grab:3000"_s, 3000);
    row("a jump before anything was seen", u"ready scrub:2000 seek:3000 glance:0"_s, u"glance:2000 grab:3000"_s, 3000);
    row("back to what is shown", u"ready scrub:2000 glance:0 scrub:0 still:2000"_s, u"glance:2000"_s, 0);
    row("a frame that fails leaves the glance", u"ready scrub:2000 glance:1000 stillfail"_s, u"glance:2000"_s, 1000);
    row("and the newer place is seen to", u"ready scrub:2000 scrub:3000 stillfail"_s, u"glance:2000 glance:3000"_s,
        3000);
    row("a step while it is refined", u"ready scrub:2000 glance:0 step:1"_s, u"glance:2000 grab:2040"_s, 2040);
    row("a glance that nobody asked for", u"ready glance:500"_s, u""_s, 0);
    row("a glance of an earlier clip", u"ready scrub:2000 oldglance:500 scrub:3000"_s, u"glance:2000"_s, 3000);
    row("scrubbed while loading", u"load probed scrub:2000 glance:0 still:0"_s,
        u"probe grab:0 open pause glance:2000"_s, 2000);
    row("scrubbed from the end", u"ready play frame:9960 end scrub:2000"_s, u"play glance:2000"_s, 2000);
    QTest::newRow("played while it is refined") << u"ready scrub:2000 glance:0 play still:2000"_s
                                                << u"glance:2000 stop seek:2000 play"_s << S::Playing << 2000LL;
    QTest::newRow("scrubbed while playing")
        << u"ready play scrub:2000 scrub:3000"_s << u"play seek:2000"_s << S::Playing << 3000LL;
}

void addSeeks()
{
    using S = PlayerState;
    QTest::newRow("a backend whose clock runs ahead")
        << u"load probed still:0 frame:80 play frame:120 frame:160 pause"_s << u"probe grab:0 open pause play pause"_s
        << S::Paused << 80LL;
    QTest::newRow("and sought with it")
        << u"load probed still:0 frame:80 play frame:120 seek:5000 frame:160 frame:5080"_s
        << u"probe grab:0 open pause play seek:5000"_s << S::Playing << 5000LL;
    QTest::newRow("late pictures do not end a seek forward")
        << u"ready play frame:40 seek:5000 frame:80 frame:120 seek:6000"_s << u"play seek:5000"_s << S::Playing
        << 6000LL;
    QTest::newRow("late pictures do not end a seek back")
        << u"ready play frame:5000 seek:1000 frame:5040 seek:2000"_s << u"play seek:1000"_s << S::Playing << 2000LL;
    QTest::newRow("a backend that shows the frame before")
        << u"ready play seek:1000 frame:960 seek:2000"_s << u"play seek:1000 seek:2000"_s << S::Playing << 2000LL;
    QTest::newRow("one seek under way, the newest follows it")
        << u"ready play seek:1000 seek:2000 seek:3000 frame:1000"_s << u"play seek:1000 seek:3000"_s << S::Playing
        << 3000LL;
    QTest::newRow("playing goes on after a seek")
        << u"ready play seek:5000 frame:5000 frame:5040"_s << u"play seek:5000"_s << S::Playing << 5040LL;
    QTest::newRow("no picture: asked again")
        << u"ready play seek:4000 wait"_s << u"play seek:4000 stop seek:4000 play"_s << S::Playing << 4000LL;
    QTest::newRow("no picture near the end: further back")
        << u"ready play seek:9960 wait wait frame:9920"_s << u"play seek:9960 stop seek:9960 play stop seek:9920 play"_s
        << S::Playing << 9920LL;
    QTest::newRow("no picture, but a newer wish")
        << u"ready play seek:9960 seek:520 wait"_s << u"play seek:9960 seek:520"_s << S::Playing << 520LL;
    QTest::newRow("waiting over after the picture came")
        << u"ready play seek:900 frame:880 wait"_s << u"play seek:880"_s << S::Playing << 880LL;
    QTest::newRow("paused on the way") << u"ready play seek:4000 pause"_s << u"play seek:4000 pause grab:4000"_s
                                       << S::Paused << 4000LL;
    QTest::newRow("paused with a newer wish") << u"ready play seek:4000 seek:6000 pause still:6000"_s
                                              << u"play seek:4000 pause grab:6000"_s << S::Paused << 6000LL;
}

void addSteps()
{
    using S = PlayerState;
    QTest::newRow("step forward") << u"ready step:1 still:40 step:1 still:80"_s << u"grab:40 grab:80"_s << S::Paused
                                  << 80LL;
    QTest::newRow("steps faster than pictures add up")
        << u"ready step:1 step:1 step:1 still:40 still:120"_s << u"grab:40 grab:120"_s << S::Paused << 120LL;
    QTest::newRow("step back at the beginning") << u"ready step:-1"_s << u""_s << S::Paused << 0LL;
    QTest::newRow("step forward at the end")
        << u"ready seek:9960 still:9960 step:1"_s << u"grab:9960"_s << S::Paused << 9960LL;
    QTest::newRow("step far beyond the end") << u"ready step:2000000"_s << u"grab:9960"_s << S::Paused << 9960LL;
    QTest::newRow("step pauses") << u"ready play frame:400 step:-1"_s << u"play pause grab:360"_s << S::Paused << 360LL;
    QTest::newRow("step back from the end")
        << u"ready play frame:9960 end step:-1"_s << u"play grab:9920"_s << S::Paused << 9920LL;
}

void addEnds()
{
    using S = PlayerState;
    QTest::newRow("stops on the last picture") << u"ready play frame:9960 end"_s << u"play"_s << S::Ended << 9960LL;
    QTest::newRow("the backend left the last picture out")
        << u"ready play frame:9920 end still:9960"_s << u"play grab:9960"_s << S::Ended << 9960LL;
    QTest::newRow("play again from the beginning")
        << u"ready play frame:9960 end play frame:0"_s << u"play seek:0 play"_s << S::Playing << 0LL;
    QTest::newRow("play when paused on the last picture")
        << u"ready seek:9960 still:9960 play"_s << u"grab:9960 play"_s << S::Playing << 0LL;
    QTest::newRow("pause at the end changes nothing")
        << u"ready play frame:9960 end pause"_s << u"play"_s << S::Ended << 9960LL;
    QTest::newRow("seek after the end stays paused")
        << u"ready play frame:9960 end seek:2000"_s << u"play grab:2000"_s << S::Paused << 2000LL;
    QTest::newRow("a loop begins again") << u"loop ready play frame:9960 end frame:0"_s << u"play seek:0 play"_s
                                         << S::Playing << 0LL;
    QTest::newRow("late pictures after the loop")
        << u"loop ready play frame:9920 end frame:9960 frame:0"_s << u"play seek:0 play"_s << S::Playing << 0LL;
    QTest::newRow("a loop of one picture ends")
        << u"loop load play one-frame still:0 frame:0 end"_s << u"probe grab:0 open pause play"_s << S::Ended << 0LL;
    QTest::newRow("one picture plays again") << u"load play one-frame still:0 frame:0 end play"_s
                                             << u"probe grab:0 open pause play seek:0 play"_s << S::Playing << 0LL;
    QTest::newRow("the end overtaken by a seek") << u"ready play frame:9000 seek:9960 seek:1000 end"_s
                                                 << u"play seek:9960 seek:1000 play"_s << S::Playing << 1000LL;
    QTest::newRow("the end while paused") << u"ready play frame:9960 pause end seek:400 still:400 play"_s
                                          << u"play pause grab:400 seek:400 play"_s << S::Playing << 400LL;
    QTest::newRow("an old clip's end") << u"ready play oldend"_s << u"play"_s << S::Playing << 0LL;
    QTest::newRow("the end before any picture")
        << u"load probed still:0 end frame:0"_s << u"probe grab:0 open pause"_s << S::Paused << 0LL;
}

void addMarks()
{
    using S = PlayerState;
    QTest::newRow("play begins at the mark")
        << u"ready in:1000 out:2000 play"_s << u"stop seek:1000 play"_s << S::Playing << 1000LL;
    QTest::newRow("play within the marks begins where it is")
        << u"ready in:1000 out:2000 seek:1400 still:1400 play"_s << u"grab:1400 stop seek:1400 play"_s << S::Playing
        << 1400LL;
    QTest::newRow("stops at the mark") << u"ready out:2000 play frame:2000 frame:2040"_s << u"play pause"_s << S::Ended
                                       << 2000LL;
    QTest::newRow("the mark's picture is shown though it was left out")
        << u"ready out:2000 play frame:1960 frame:2040 still:2000"_s << u"play pause grab:2000"_s << S::Ended << 2000LL;
    QTest::newRow("and begins at the other one again")
        << u"ready in:1000 out:2000 play frame:2000 frame:2040 play"_s
        << u"stop seek:1000 play pause stop seek:1000 play"_s << S::Playing << 1000LL;
    QTest::newRow("loops between the marks")
        << u"loop ready in:1000 out:2000 play frame:1000 frame:2000 frame:2040 frame:2080 frame:1000"_s
        << u"stop seek:1000 play seek:1000"_s << S::Playing << 1000LL;
    QTest::newRow("loops from a mark to the clip's end")
        << u"loop ready in:8000 play frame:9960 end frame:8000"_s << u"stop seek:8000 play seek:8000 play"_s
        << S::Playing << 8000LL;
    QTest::newRow("marks the wrong way round")
        << u"ready in:2000 out:1000 play"_s << u"stop seek:1000 play"_s << S::Playing << 1000LL;
    QTest::newRow("one picture between the marks") << u"loop ready in:1000 out:1000 play frame:1000 frame:1040"_s
                                                   << u"stop seek:1000 play pause"_s << S::Ended << 1000LL;
    QTest::newRow("one may look beyond the marks")
        << u"ready in:1000 out:2000 seek:5000"_s << u"grab:5000"_s << S::Paused << 5000LL;
    QTest::newRow("and go there while playing")
        << u"ready out:2000 play frame:40 seek:5000 frame:5000 frame:5040 still:2000"_s
        << u"play seek:5000 pause grab:2000"_s << S::Ended << 2000LL;
}

void addBackwards()
{
    using S = PlayerState;
    const auto row = [](const char* title, const QString& script, const QString& actions, S state, qint64 positionMs) {
        QTest::newRow(title) << script << actions << state << positionMs;
    };
    row("nothing is played backwards without a clip", u"back load back probed back"_s, u"probe grab:0"_s, S::Loading,
        0);
    row("nor when it is broken", u"load broke back"_s, u"probe"_s, S::Broken, 0);
    row("a single picture is shown already", u"load one-frame still:0 back"_s, u"probe grab:0 open pause"_s, S::Paused,
        0);
    row("backwards from a still", u"ready seek:4000 still:4000 back past:4000 past:3960"_s, u"grab:4000 back:4000"_s,
        S::Playing, 3960);
    row("backwards while playing", u"ready play frame:400 back past:400 past:360"_s, u"play pause back:400"_s,
        S::Playing, 360);
    row("pictures that the backend still shows do not count", u"ready play frame:400 back past:400 frame:440 end"_s,
        u"play pause back:400"_s, S::Playing, 400);
    row("backwards from the first picture begins at the last", u"ready back past:9960"_s, u"back:9960"_s, S::Playing,
        9960);
    row("backwards from the end", u"ready play frame:9960 end back past:9960 past:9920"_s, u"play back:9960"_s,
        S::Playing, 9920);
    row("it ends paused", u"ready seek:80 still:80 back past:80 past:40 past:0 backstop"_s, u"grab:80 back:80"_s,
        S::Paused, 0);
    row("paused on the way", u"ready seek:80 still:80 back past:80 past:40 pause past:0 backstop"_s,
        u"grab:80 back:80"_s, S::Paused, 40);
    row("paused before its first picture", u"ready back pause still:9960"_s, u"back:9960 grab:9960"_s, S::Paused, 9960);
    row("and forwards again", u"ready seek:4000 still:4000 back past:4000 past:3960 play frame:3960"_s,
        u"grab:4000 back:4000 stop seek:3960 play"_s, S::Playing, 3960);
    row("asked for twice", u"ready seek:4000 still:4000 back back"_s, u"grab:4000 back:4000"_s, S::Playing, 4000);
    row("a jump goes on backwards", u"ready seek:4000 still:4000 back past:3960 seek:2000 past:2000 past:1960"_s,
        u"grab:4000 back:4000 back:2000"_s, S::Playing, 1960);
    row("a step ends it", u"ready seek:4000 still:4000 back past:3960 step:-1 still:3920"_s,
        u"grab:4000 back:4000 grab:3920"_s, S::Paused, 3920);
    row("a still on its way is where it begins", u"ready seek:4000 back still:4000"_s, u"grab:4000 back:4000"_s,
        S::Playing, 4000);
    row("before the backend has opened the clip", u"load probed seek:4000 still:0 still:4000 back past:4000 frame:0"_s,
        u"probe grab:0 open pause grab:4000 back:4000"_s, S::Playing, 4000);
    row("another clip forgets it", u"ready back load past:400 backstop"_s, u"back:9960 probe"_s, S::Loading, 0);
    row("from the mark where it is beyond", u"ready in:1000 out:2000 seek:5000 still:5000 back"_s,
        u"grab:5000 back:2000"_s, S::Playing, 2000);
    row("within the marks from where it is", u"ready in:1000 out:2000 seek:1400 still:1400 back"_s,
        u"grab:1400 back:1400"_s, S::Playing, 1400);
}

} // namespace

class TestPlaybackState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scripts_data();
    void scripts();
    void backwardsGoesFrameByFrame();
    void loopSurvivesAnotherClip();
    void saysWhyItIsBroken();
    void patience_data();
    void patience();
    void tellsWhichPicturesBelongOnTheScreen();
    void givesUpAPictureThatNeverComes();
};

void TestPlaybackState::scripts_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("actions");
    QTest::addColumn<PlayerState>("state");
    QTest::addColumn<qint64>("positionMs");
    addLoading();
    addOtherClips();
    addStills();
    addScrubs();
    addSeeks();
    addSteps();
    addEnds();
    addMarks();
    addBackwards();
}

void TestPlaybackState::scripts()
{
    QFETCH(const QString, script);
    QFETCH(const QString, actions);
    QFETCH(const PlayerState, state);
    QFETCH(const qint64, positionMs);

    Bench bench;
    bench.script(script);
    QCOMPARE(bench.summary(), actions);
    QCOMPARE(bench.state.state(), state);
    QCOMPARE(bench.state.positionUs(), positionMs * 1000);
}

void TestPlaybackState::backwardsGoesFrameByFrame()
{
    Bench bench;
    bench.script(u"ready"_s);
    QCOMPARE(bench.state.nextBackwards(100), 99);
    QCOMPARE(bench.state.nextBackwards(1), 0);
    QVERIFY(!bench.state.nextBackwards(0));
    bench.step(u"loop"_s);
    QCOMPARE(bench.state.nextBackwards(0), 249);
    bench.script(u"in:1000 out:2000"_s);
    QCOMPARE(bench.state.nextBackwards(26), 25);
    QCOMPARE(bench.state.nextBackwards(25), 50);
    bench.step(u"out:1000"_s); // a single frame does not loop
    QVERIFY(!bench.state.nextBackwards(25));
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
    QTest::newRow("so has the first picture") << u"load probed"_s << 0;
    QTest::newRow("the backend opens") << u"load probed still:0"_s << 1000;
    QTest::newRow("longer each time") << u"load probed still:0 wait wait"_s << 4000;
    QTest::newRow("stills have their own limit") << u"ready seek:3000"_s << 0;
    QTest::newRow("in the middle of the clip") << u"ready play seek:3000"_s << 3000;
    QTest::newRow("near the end") << u"ready play seek:9960"_s << 1000;
    QTest::newRow("picture came") << u"ready play seek:3000 frame:3000"_s << 0;
    QTest::newRow("playing") << u"ready play frame:40"_s << 0;
    QTest::newRow("paused meanwhile") << u"ready play seek:3000 pause"_s << 0;
    QTest::newRow("broken") << u"load probed still:0 broke"_s << 0;
}

void TestPlaybackState::patience()
{
    QFETCH(const QString, script);
    Bench bench;
    bench.script(script);
    QTEST(bench.state.patienceMs(), "patienceMs");
}

void TestPlaybackState::tellsWhichPicturesBelongOnTheScreen()
{
    Bench bench;
    const auto shows = [&bench](qint64 ms) { return bench.state.showsFrame(bench.state.clip(), ms * 1000); };
    bench.script(u"load probed"_s);
    QVERIFY(bench.state.awaitsStill(bench.state.clip()));
    QVERIFY(!bench.state.awaitsStill(bench.state.clip() - 1));
    bench.step(u"still:0"_s);
    QVERIFY(!shows(0)); // the backend's first frame would cover a still that the user stepped to meanwhile
    bench.script(u"frame:0 play"_s);
    QVERIFY(shows(40));
    bench.step(u"seek:4000"_s);
    QVERIFY(!shows(80));
    QVERIFY(shows(4000));
    bench.script(u"frame:4000 pause"_s);
    QVERIFY(shows(4040));
    bench.step(u"step:1"_s);
    QVERIFY(!shows(4040));
    bench.script(u"still:4040 out:5000 play"_s);
    QVERIFY(!bench.state.awaitsStill(bench.state.clip()));
    bench.step(u"frame:4040"_s);
    QVERIFY(shows(5000));
    QVERIFY(!shows(5040));
    QVERIFY(!bench.state.showsFrame(bench.state.clip() - 1, 4'080'000));
}

void TestPlaybackState::givesUpAPictureThatNeverComes()
{
    Bench bench;
    bench.script(u"ready play seek:9960"_s);
    for (int waits = 0; waits < 10; ++waits) {
        bench.step(u"wait"_s);
    }
    QCOMPARE(bench.done.count(u"seek"_s), 5);
    QCOMPARE(bench.state.patienceMs(), 0);
    QCOMPARE(bench.state.positionUs(), 0);
    bench.done.clear();
    bench.step(u"seek:2000"_s); // it still accepts commands
    QVERIFY(bench.done.contains(u"seek:2000"_s));
}

QTEST_APPLESS_MAIN(TestPlaybackState)
#include "tst_playbackstate.moc"
