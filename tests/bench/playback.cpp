// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a user waits for in the viewer: the first frame after a click, an exact frame far after a key frame, and the
// last frame; and the cost of playing. Peers are the ffmpeg program for the last frame, plain libav (our own frame
// reader without a window) for the first frame, and, where it is installed, mpv drawing through X11. The clip: 1080p,
// 30 frames a second, 10 s, 8 Mbit/s, key frames at 0 and 250, B-frames. "bench_playback ours [CLIP]" leaves the peers
// out, so that two builds can be measured alternately.

#include "app/media/framereader.h"
#include "tests/bench/measure.h"
#include "tests/bench/mpvpeer.h"
#include "tests/support/patience.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/viewer/playerwidget.h"
#include "ui/viewer/seektrack.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QVideoFrame>

#include <algorithm>
#include <functional>
#include <limits>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 7;
constexpr int seeks = 20;
constexpr int plays = 3;
constexpr QSize windowSize(1280, 720);

// 8 Mbit/s with key frames of about 250 KB, as cameras and services make them. Noise without blur gives the same rate
// and key frames of 1.2 MB, which take longer to decode than everything else measured here. Such a clip can be passed
// as the second argument.
bool makeClip(const QString& path)
{
    QProcess ffmpeg;
    ffmpeg.start(u"ffmpeg"_s,
        {u"-v"_s, u"error"_s, u"-y"_s, u"-f"_s, u"lavfi"_s, u"-i"_s,
            u"testsrc2=s=1920x1080:r=30:d=10,noise=alls=12:allf=t,gblur=sigma=1.2"_s, u"-c:v"_s, u"libx264"_s,
            u"-preset"_s, u"veryfast"_s, u"-b:v"_s, u"8M"_s, u"-g"_s, u"250"_s, u"-bf"_s, u"3"_s, u"-sc_threshold"_s,
            u"0"_s, u"-pix_fmt"_s, u"yuv420p"_s, path});
    return ffmpeg.waitForFinished(240'000) && ffmpeg.exitCode() == 0;
}

// Waits for events only, as the program does. QTest's waiting polls every 10 ms: it notices 5 ms late and uses CPU time
// itself.
bool waitFor(const std::function<bool()>& isThere)
{
    QTimer patience;
    patience.setSingleShot(true);
    patience.start(patienceMs);
    while (!isThere() && patience.isActive())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return isThere();
}

// Milliseconds from the command until the frame was painted.
double untilStill(PlayerWidget& widget, const std::function<void()>& order)
{
    bool came = false;
    const auto connection =
        QObject::connect(widget.player(), &Player::stillReady, &widget, [&came](const QImage&) { came = true; });
    QElapsedTimer timer;
    timer.start();
    order();
    (void)waitFor([&came] { return came; });
    widget.repaint();
    QObject::disconnect(connection);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// The frame being loaded appears in two steps: first a preview, then in full quality.
struct FirstPicture {
    double paintedMs = -1;
    double exactMs = -1;
    bool isSame = false; ///< both show the same frame of the clip
};

// The average difference of two images over a grid of points, with the larger one scaled down. Returns the largest
// number if an image is missing.
int difference(const QImage& a, const QImage& whole)
{
    if (a.isNull() || whole.isNull())
        return 255;
    const QImage b =
        a.size() == whole.size() ? whole : whole.scaled(a.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int sum = 0;
    int points = 0;
    for (int y = 0; y < a.height(); y += 8) {
        for (int x = 0; x < a.width(); x += 8, ++points)
            sum += std::abs(qGreen(a.pixel(x, y)) - qGreen(b.pixel(x, y)));
    }
    return sum / points;
}

FirstPicture showFirst(PlayerWidget& widget, const QString& clip)
{
    FirstPicture shown;
    QImage preview;
    QImage still;
    QElapsedTimer timer;
    const auto passed = [&timer] { return static_cast<double>(timer.nsecsElapsed()) / 1e6; };
    const auto take = [&](QImage& into, double& ms, const QImage& picture) {
        widget.repaint();
        ms = passed();
        into = picture;
    };
    const QList<QMetaObject::Connection> connections{
        QObject::connect(widget.player(), &Player::glanceReady, &widget,
            [&](const QImage& picture, QSize) { take(preview, shown.paintedMs, picture); }),
        QObject::connect(widget.player(), &Player::stillReady, &widget,
            [&](const QImage& picture) { take(still, shown.exactMs, picture); })};
    timer.start();
    widget.showFile(clip);
    (void)waitFor([&still] { return !still.isNull(); });
    for (const QMetaObject::Connection& connection : connections)
        QObject::disconnect(connection);
    shown.isSame = preview.isNull() || difference(preview, still) < 4;
    if (preview.isNull())
        shown.paintedMs = shown.exactMs;
    return shown;
}

/// Which frames of the clip were painted.
class PaintedFrames final : public QObject {
public:
    PaintedFrames(PlayerWidget& widget, QWidget* surface) : m_player(*widget.player())
    {
        surface->installEventFilter(this);
    }
    qsizetype count() const { return m_frames.size(); }

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            m_frames.insert(m_player.timing().frameAt(m_player.positionUs()));
        return false;
    }

private:
    Player& m_player;
    QSet<int> m_frames;
};

double readerMs(const QString& path, int number)
{
    QElapsedTimer timer;
    timer.start();
    auto reader = FrameReader::open(path, {});
    const bool read = reader && reader->frame(number, {});
    return read ? static_cast<double>(timer.nsecsElapsed()) / 1e6 : -1;
}

/// Runs in a process of its own: a window with a clip, until its first frame is painted.
int showOnce(const QString& clip)
{
    PlayerWidget widget;
    widget.resize(windowSize);
    widget.show();
    const double ms = untilStill(widget, [&] { widget.showFile(clip); });
    return widget.player()->state() == PlayerState::Paused && ms > 0 ? 0 : 1;
}

struct Mpv {
    double startMs = -1; ///< of a process that shows one frame and exits
    double startCpuMs = -1;
    double loadMs = -1;
    double seekMs = -1;
};

Mpv mpvFigures(const QString& clip, const QString& other)
{
    Mpv figures;
    MpvPeer peer;
    if (!MpvPeer::isInstalled() || !peer.start(windowSize))
        return figures;
    QList<double> loads;
    QList<double> sought;
    for (int round = 0; round <= rounds; ++round) {
        const double ms = peer.load(round % 2 == 0 ? clip : other);
        if (round > 0)
            loads.append(ms);
    }
    QRandomGenerator random(9);
    for (int n = 0; n < seeks; ++n)
        sought.append(peer.seekExactly(random.bounded(299) / 30.0 + 0.001));
    figures.loadMs = median(loads);
    figures.seekMs = median(sought);
    QList<double> wall;
    QList<double> cpu;
    for (int round = 0; round < rounds; ++round) {
        const Cost cost = costOf(u"mpv"_s, MpvPeer::options() + QStringList{u"--frames=1"_s, clip});
        wall.append(cost.wallMs);
        cpu.append(cost.cpuMs);
    }
    figures.startMs = median(wall);
    figures.startCpuMs = median(cpu);
    return figures;
}

QJsonObject seekFigures(PlayerWidget& widget, const Mpv& mpv)
{
    QRandomGenerator random(9);
    QList<double> times;
    int exact = 0;
    for (int n = 0; n < seeks; ++n) {
        const int frame = random.bounded(widget.player()->timing().lastFrame());
        if (frame == widget.player()->timing().frameAt(widget.player()->positionUs()))
            continue;
        times.append(untilStill(widget, [&] { widget.player()->seek(widget.player()->timing().frameStart(frame)); }));
        exact += widget.player()->timing().frameAt(widget.player()->positionUs()) == frame ? 1 : 0;
    }
    return {{u"bench"_s, u"playback"_s}, {u"what"_s, u"exact seek"_s}, {u"medianMs"_s, median(times)},
        {u"positions"_s, times.size()}, {u"exact"_s, exact}, {u"mpvMs"_s, mpv.seekMs}};
}

struct Played {
    double cpuMs = 0;
    qsizetype painted = 0; ///< frames of the clip, each counted once
};

Played playOnce(PlayerWidget& widget)
{
    auto* surface = widget.findChild<QWidget*>(u"videoSurface"_s);
    const auto* strip = widget.findChild<SeekTrack*>();
    widget.player()->seek(0);
    // The filmstrip of a clip is made once. It is finished here, so that chance does not include half of it in the
    // figure.
    (void)waitFor([&] { return widget.player()->positionUs() == 0 && !strip->strip().isEmpty(); });
    QTest::qWait(1000);
    const PaintedFrames painted(widget, surface);
    surface->repaint(); // the first frame, shown before it plays; repainting its parent alone would skip it
    const double before = cpuMsSoFar();
    widget.play();
    (void)waitFor([&widget] { return widget.player()->state() == PlayerState::Ended; });
    const double cpu = cpuMsSoFar() - before;
    QCoreApplication::processEvents(); // the last frame ends playing before it is painted
    return {cpu, painted.count()};
}

/// Alternates, because the speed of a machine varies; for frames, the worst round counts.
QJsonObject playFigures(PlayerWidget& widget, const Mpv& mpv, const QString& clip)
{
    QList<double> cpu;
    QList<double> mpvCpu;
    qsizetype painted = std::numeric_limits<qsizetype>::max();
    for (int round = 0; round < plays; ++round) {
        const Played played = playOnce(widget);
        cpu.append(played.cpuMs);
        painted = std::min(painted, played.painted);
        if (mpv.startCpuMs >= 0)
            mpvCpu.append(costOf(u"mpv"_s, MpvPeer::options() + QStringList{clip}).cpuMs - mpv.startCpuMs);
    }
    return {{u"bench"_s, u"playback"_s}, {u"what"_s, u"playing 10 s on screen"_s}, {u"cpuMs"_s, median(cpu)},
        {u"framesPainted"_s, painted}, {u"framesInAll"_s, widget.player()->timing().lastFrame() + 1},
        {u"mpvCpuMs"_s, mpvCpu.isEmpty() ? -1 : median(mpvCpu)}};
}

/// Without the peers: the figures that vary between builds.
int measureOurs(const QString& clip, const QString& other)
{
    PlayerWidget widget;
    widget.resize(windowSize);
    widget.show();
    (void)QTest::qWaitForWindowExposed(&widget, patienceMs);
    QList<double> painted;
    QList<double> exact;
    QList<double> cpu;
    for (int round = 0; round <= 2 * rounds; ++round) {
        QTest::qWait(300); // lets the backend open the previous one
        const double before = cpuMsSoFar();
        const FirstPicture shown = showFirst(widget, round % 2 == 0 ? clip : other);
        painted.append(shown.paintedMs);
        exact.append(shown.isSame ? shown.exactMs : -1);
        QTest::qWait(300);
        cpu.append(cpuMsSoFar() - before);
    }
    print({{u"bench"_s, u"playback"_s}, {u"what"_s, u"first picture after a click"_s},
        {u"medianMs"_s, median(painted.mid(1))}, {u"leastMs"_s, *std::min_element(painted.cbegin(), painted.cend())},
        {u"exactMs"_s, median(exact.mid(1))}, {u"cpuMs"_s, median(cpu.mid(1))}});
    print(playFigures(widget, {}, clip));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    applyLook(app, Theme::Dark);
    const QStringList given = QCoreApplication::arguments();
    if (given.value(1) == "show"_L1)
        return showOnce(given.value(2));
    QTemporaryDir folder;
    const QString clip = given.value(2, folder.filePath(u"clip.mp4"_s));
    if (given.size() < 3 && !makeClip(clip))
        return 1;
    const QString other = folder.filePath(u"other.mp4"_s);
    QFile::copy(clip, other);
    if (given.value(1) == "ours"_L1)
        return measureOurs(clip, other);
    const Mpv mpv = mpvFigures(clip, other);
    if (!MpvPeer::isInstalled())
        print({{u"note"_s, u"mpv is not installed: nothing is compared with it"_s}});
    QList<double> starts;
    for (int round = 0; round < rounds; ++round)
        starts.append(costOfSelf({u"show"_s, clip}).wallMs);
    print({{u"bench"_s, u"playback"_s}, {u"what"_s, u"start of a process with a clip"_s},
        {u"medianMs"_s, median(starts)}, {u"mpvMs"_s, mpv.startMs}});
    PlayerWidget widget;
    widget.resize(windowSize);
    widget.show();
    (void)QTest::qWaitForWindowExposed(&widget, patienceMs);
    QList<double> first;
    QList<double> exact;
    QList<double> reader;
    QList<double> last;
    QList<double> lastReader;
    QList<double> program;
    for (int round = 0; round <= rounds; ++round) {
        const FirstPicture shown = showFirst(widget, round % 2 == 0 ? clip : other);
        if (!shown.isSame)
            return 1;
        const double plain = readerMs(clip, 0);
        const double end = untilStill(widget, [&] { widget.player()->seek(INT64_MAX); });
        const double plainEnd = readerMs(clip, 1'000'000);
        const Cost cost = costOf(u"ffmpeg"_s,
            {u"-v"_s, u"error"_s, u"-y"_s, u"-sseof"_s, u"-0.1"_s, u"-i"_s, clip, u"-update"_s, u"1"_s,
                folder.filePath(u"last.png"_s)});
        if (round == 0)
            continue; // warm-up
        first.append(shown.paintedMs);
        exact.append(shown.exactMs);
        reader.append(plain);
        last.append(end);
        lastReader.append(plainEnd);
        program.append(cost.wallMs);
    }
    print({{u"bench"_s, u"playback"_s}, {u"what"_s, u"first picture after a click"_s}, {u"medianMs"_s, median(first)},
        {u"exactMs"_s, median(exact)}, {u"frameReaderMs"_s, median(reader)}, {u"mpvMs"_s, mpv.loadMs}});
    print({{u"bench"_s, u"playback"_s}, {u"what"_s, u"last frame"_s}, {u"medianMs"_s, median(last)},
        {u"openedAnewMs"_s, median(lastReader)}, {u"ffmpegProgramMs"_s, median(program)}});
    print(seekFigures(widget, mpv));
    print(playFigures(widget, mpv, clip));
    return 0;
}
