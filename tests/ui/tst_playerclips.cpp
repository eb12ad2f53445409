// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "ui/style/applylook.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"
#include "ui/viewer/seektrack.h"
#include "ui/viewer/videosurface.h"

#include <QAction>
#include <QApplication>
#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QProcess>
#include <QScreen>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int frameCount = 75;
constexpr qint64 frameUs = 40'000;

} // namespace

/// Real clips in a real window. Every frame of a clip is plain grey; the shade encodes its number, so that the frame on
/// screen can be read.
class TestPlayerClips : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void pausedOnTheFirstFrame();
    void playingMovesThePictures();
    void pauseHolds();
    void seekShowsTheRightFrame_data();
    void seekShowsTheRightFrame();
    void stepsBothWays();
    void stepsThroughTheWholeClip();
    void scrubbingEndsOnTheNewest();
    void draggingGlancesAndEndsExactly();
    void seekAskedForWhileLoading();
    void endKeepsTheLastFrameAndPlaysAgain();
    void loopBeginsAgain();
    void lastFrame();
    void oneFrame();
    void nameOfAnyScript();
    void rotated();
    void oddSizeAndTenBits();
    void anotherClipWhilePlaying();
    void anotherClipWhileOneLoads();
    void clipBeforeIsLetGo_data();
    void clipBeforeIsLetGo();
    void deletedWhileLoading();
    void manyClipsOneAfterTheOther();
    void brokenFiles_data();
    void brokenFiles();
    void manifestOpensNoSocket_data();
    void manifestOpensNoSocket();
    void goodClipAfterABrokenOne();
    void destroyedAtAnyMoment_data();
    void destroyedAtAnyMoment();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void make(const QString& name, const QStringList& arguments);
    void makeTurned(const QString& name);
    void makeGrey(const QString& name, int frames, const QString& size, const QStringList& more = {});
    void write(const QString& name, const QByteArray& bytes);
    bool showClip(const QString& name);
    bool playClip(const QString& name);
    /// How often this process has the file open, by any library.
    qsizetype timesOpen(const QString& name) const;
    /// The number of the frame on screen; -1 if there is no picture.
    int frameOnScreen() const;
    PlayerState state() const { return m_widget->player()->state(); }
    VideoSurface* surface() const { return m_widget->findChild<VideoSurface*>(); }
    QLabel* message() const { return m_widget->findChild<QLabel*>(u"viewerMessage"_s); }

    QTemporaryDir m_folder;
    std::unique_ptr<PlayerWidget> m_widget;
};

void TestPlayerClips::make(const QString& name, const QStringList& arguments)
{
    QProcess ffmpeg;
    ffmpeg.setProcessChannelMode(QProcess::MergedChannels);
    ffmpeg.start(u"ffmpeg"_s, QStringList{u"-v"_s, u"error"_s, u"-y"_s} + arguments + QStringList{path(name)});
    QVERIFY2(ffmpeg.waitForFinished(30'000) && ffmpeg.exitCode() == 0, ffmpeg.readAll().constData());
}

void TestPlayerClips::makeGrey(const QString& name, int frames, const QString& size, const QStringList& more)
{
    const QString source = u"color=black:s=%1:r=25,format=yuv420p,geq=lum='16+2*N':cb=128:cr=128"_s.arg(size);
    make(name,
        QStringList{u"-f"_s, u"lavfi"_s, u"-i"_s, source, u"-frames:v"_s, QString::number(frames), u"-c:v"_s,
            u"libx264"_s, u"-g"_s, u"50"_s, u"-bf"_s, u"2"_s}
            + more);
}

void TestPlayerClips::write(const QString& name, const QByteArray& bytes)
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// A clip like those of a phone held upright: rotated by the matrix in its track's header.
void TestPlayerClips::makeTurned(const QString& name)
{
    QFile source(path(u"grey.mp4"_s));
    QVERIFY(source.open(QIODevice::ReadOnly));
    QByteArray clip = source.readAll();
    const qsizetype header = clip.indexOf("tkhd");
    QByteArray matrix;
    QDataStream numbers(&matrix, QIODevice::WriteOnly);
    for (const qint32 value : {0, 0x10000, 0, -0x10000, 0, 0, 180 * 0x10000, 0, 0x40000000})
        numbers << value;
    clip.replace(header + 44, matrix.size(), matrix);
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(clip) == clip.size());
}

void TestPlayerClips::initTestCase()
{
    applyLook(*qApp, Theme::Dark);
    makeGrey(u"grey.mp4"_s, frameCount, u"320x180"_s);
    makeGrey(u"one.mp4"_s, 1, u"320x180"_s);
    makeGrey(u"deep.mp4"_s, 10, u"322x182"_s, {u"-pix_fmt"_s, u"yuv420p10le"_s});
    make(u"sound.mp4"_s,
        {u"-f"_s, u"lavfi"_s, u"-i"_s, u"testsrc=s=320x180:r=25"_s, u"-f"_s, u"lavfi"_s, u"-i"_s, u"sine=440"_s,
            u"-t"_s, u"2"_s, u"-pix_fmt"_s, u"yuv420p"_s, u"-c:v"_s, u"libx264"_s, u"-c:a"_s, u"aac"_s});
    make(u"onlysound.mp4"_s, {u"-f"_s, u"lavfi"_s, u"-i"_s, u"sine=440"_s, u"-t"_s, u"1"_s, u"-c:a"_s, u"aac"_s});
    makeTurned(u"turned.mp4"_s);
}

void TestPlayerClips::init()
{
    m_widget = std::make_unique<PlayerWidget>();
    m_widget->resize(640, 420);
    m_widget->show();
    QVERIFY(waitForActive(m_widget.get()));
    surface()->setFocus();
}

void TestPlayerClips::cleanup()
{
    m_widget.reset();
}

int TestPlayerClips::frameOnScreen() const
{
    const QRect picture = surface()->pictureRect();
    if (picture.isEmpty()) {
        return -1;
    }
    const int grey = surface()->grab().toImage().pixelColor(picture.center()).green();
    return static_cast<int>(std::lround(grey * 219.0 / 255.0 / 2.0));
}

bool TestPlayerClips::showClip(const QString& name)
{
    m_widget->showFile(path(name));
    return QTest::qWaitFor([this] { return state() == PlayerState::Paused; }, patienceMs);
}

bool TestPlayerClips::playClip(const QString& name)
{
    if (!showClip(name)) {
        return false;
    }
    m_widget->play();
    return QTest::qWaitFor([this] { return m_widget->player()->positionUs() > 100'000; }, patienceMs);
}

qsizetype TestPlayerClips::timesOpen(const QString& name) const
{
    const QString file = QFileInfo(path(name)).canonicalFilePath();
    const QFileInfoList handles = QDir(u"/proc/self/fd"_s).entryInfoList(QDir::Files | QDir::System);
    return std::count_if(
        handles.cbegin(), handles.cend(), [&file](const QFileInfo& handle) { return handle.symLinkTarget() == file; });
}

void TestPlayerClips::pausedOnTheFirstFrame()
{
    QVERIFY(showClip(u"grey.mp4"_s));
    QCOMPARE(frameOnScreen(), 0);
    QTest::qWait(200);
    QCOMPARE(frameOnScreen(), 0);
    QCOMPARE(m_widget->player()->timing().lastFrame(), frameCount - 1);
    QCOMPARE(m_widget->findChild<QLabel*>(u"totalLabel"_s)->text(), u"00:00:03:00"_s);
}

void TestPlayerClips::playingMovesThePictures()
{
    QVERIFY(showClip(u"sound.mp4"_s));
    const auto onScreen = [this] {
        const QPoint corner = surface()->mapToGlobal(QPoint(0, 0));
        return m_widget->screen()
            ->grabWindow(0, corner.x(), corner.y(), surface()->width(), surface()->height())
            .toImage();
    };
    TRY_VERIFY(onScreen().pixelColor(surface()->rect().center()) != tone(Theme::Dark, Tone::PictureGround));
    const QImage before = onScreen();
    m_widget->play();
    TRY_VERIFY(m_widget->player()->positionUs() > 400'000);
    QVERIFY(onScreen() != before);
}

void TestPlayerClips::pauseHolds()
{
    QVERIFY(showClip(u"grey.mp4"_s));
    m_widget->play();
    TRY_VERIFY(frameOnScreen() > 5);
    m_widget->pause();
    QTest::qWait(100); // frames already decoded may still arrive
    const int frame = frameOnScreen();
    QTest::qWait(400);
    QCOMPARE(frameOnScreen(), frame);
    QCOMPARE(state(), PlayerState::Paused);
    m_widget->play();
    TRY_VERIFY(frameOnScreen() > frame + 3);
}

void TestPlayerClips::seekShowsTheRightFrame_data()
{
    QTest::addColumn<qint64>("us");
    QTest::addColumn<int>("frame");
    QTest::newRow("key frame") << 50 * frameUs << 50;
    QTest::newRow("second frame") << frameUs << 1;
    QTest::newRow("far behind a key frame") << 48 * frameUs << 48;
    QTest::newRow("within a frame") << 30 * frameUs + 20'000 << 30;
    QTest::newRow("last frame") << (frameCount - 1) * frameUs << frameCount - 1;
    QTest::newRow("the very end") << frameCount * frameUs << frameCount - 1;
    QTest::newRow("past the end") << qint64{60'000'000} << frameCount - 1;
}

void TestPlayerClips::seekShowsTheRightFrame()
{
    QFETCH(const qint64, us);
    QFETCH(const int, frame);
    QVERIFY(showClip(u"grey.mp4"_s));
    m_widget->player()->seek(us);
    TRY_COMPARE(frameOnScreen(), frame);
    QTest::qWait(150);
    QCOMPARE(frameOnScreen(), frame);
    QCOMPARE(m_widget->player()->timing().frameAt(m_widget->player()->positionUs()), frame);
}

void TestPlayerClips::stepsBothWays()
{
    QVERIFY(showClip(u"grey.mp4"_s));
    m_widget->player()->seek(20 * frameUs);
    TRY_COMPARE(frameOnScreen(), 20);
    for (const int expected : {21, 22, 23}) {
        m_widget->player()->step(1);
        TRY_COMPARE(frameOnScreen(), expected);
    }
    for (const int expected : {22, 21, 20, 19}) {
        m_widget->player()->step(-1);
        TRY_COMPARE(frameOnScreen(), expected);
    }
}

void TestPlayerClips::scrubbingEndsOnTheNewest()
{
    QVERIFY(showClip(u"grey.mp4"_s));
    for (int frame = 1; frame < 70; ++frame) {
        m_widget->player()->seek(frame * frameUs);
    }
    m_widget->player()->seek(33 * frameUs);
    TRY_COMPARE(frameOnScreen(), 33);
    QTest::qWait(300);
    QCOMPARE(frameOnScreen(), 33);
}

void TestPlayerClips::draggingGlancesAndEndsExactly()
{
    QVERIFY(showClip(u"grey.mp4"_s));
    QSignalSpy glances(m_widget->player(), &Player::glanceReady);
    auto* slider = m_widget->findChild<SeekTrack*>();
    slider->setSliderDown(true);
    slider->setSliderPosition(slider->maximum() / 2); // 37, a long way after its key frame
    TRY_COMPARE(frameOnScreen(), 37);
    QCOMPARE(glances.count(), 1);
    for (int place = 0; place < 60; ++place)
        slider->setSliderPosition(slider->maximum() * ((place * 7) % 60) / 60);
    slider->setSliderPosition(45 * static_cast<int>(frameUs / 1000));
    slider->setSliderDown(false);
    TRY_COMPARE(frameOnScreen(), 45);
    QTest::qWait(200);
    QCOMPARE(frameOnScreen(), 45);
    QCOMPARE(state(), PlayerState::Paused);
}

void TestPlayerClips::seekAskedForWhileLoading()
{
    m_widget->showFile(path(u"grey.mp4"_s));
    m_widget->player()->seek(40 * frameUs);
    QCOMPARE(state(), PlayerState::Loading);
    TRY_COMPARE(frameOnScreen(), 40);
    QCOMPARE(state(), PlayerState::Paused);
}

void TestPlayerClips::endKeepsTheLastFrameAndPlaysAgain()
{
    QVERIFY(showClip(u"grey.mp4"_s));
    m_widget->player()->seek(60 * frameUs);
    TRY_COMPARE(frameOnScreen(), 60);
    m_widget->play();
    TRY_COMPARE(state(), PlayerState::Ended);
    TRY_COMPARE(frameOnScreen(), frameCount - 1); // the backend may have skipped it
    QTest::qWait(300);
    QCOMPARE(frameOnScreen(), frameCount - 1);
    QCOMPARE(m_widget->findChild<SeekTrack*>()->value(), m_widget->findChild<SeekTrack*>()->maximum());
    m_widget->play();
    TRY_VERIFY(frameOnScreen() < 20);
    TRY_VERIFY(frameOnScreen() > 25 && frameOnScreen() < 70);
    m_widget->player()->step(-1); // and back during playback
    TRY_COMPARE(state(), PlayerState::Paused);
}

void TestPlayerClips::loopBeginsAgain()
{
    QVERIFY(showClip(u"grey.mp4"_s));
    m_widget->playerActions()->loop()->setChecked(true);
    m_widget->player()->seek(65 * frameUs);
    TRY_COMPARE(frameOnScreen(), 65);
    m_widget->play();
    TRY_VERIFY(frameOnScreen() > 3 && frameOnScreen() < 40);
    QCOMPARE(state(), PlayerState::Playing);
}

void TestPlayerClips::stepsThroughTheWholeClip()
{
    QVERIFY(showClip(u"grey.mp4"_s));
    for (int frame = 1; frame < frameCount; ++frame) {
        m_widget->player()->step(1);
        TRY_COMPARE(frameOnScreen(), frame);
    }
    m_widget->player()->step(1); // it is the last frame
    QTest::qWait(100);
    QCOMPARE(frameOnScreen(), frameCount - 1);
    for (int frame = frameCount - 2; frame >= 0; --frame) {
        m_widget->player()->step(-1);
        TRY_COMPARE(frameOnScreen(), frame);
    }
}

void TestPlayerClips::lastFrame()
{
    QVERIFY(showClip(u"grey.mp4"_s));
    QTest::keyClick(surface(), Qt::Key_End);
    TRY_COMPARE(frameOnScreen(), frameCount - 1);
    QTest::keyClick(surface(), Qt::Key_Home);
    TRY_COMPARE(frameOnScreen(), 0);
}

void TestPlayerClips::oneFrame()
{
    QVERIFY(showClip(u"one.mp4"_s));
    QCOMPARE(frameOnScreen(), 0);
    m_widget->playerActions()->loop()->setChecked(true);
    m_widget->play();
    TRY_COMPARE(state(), PlayerState::Ended);
    QCOMPARE(frameOnScreen(), 0);
}

void TestPlayerClips::nameOfAnyScript()
{
    // The FFmpeg backend of Qt 6.4 cannot open a path that Latin-1 cannot encode.
    const QString name = u"2026-11-21 一只猫 % #1? é.mp4"_s;
    QVERIFY(QFile::copy(path(u"grey.mp4"_s), path(name)));
    QVERIFY(showClip(name));
    QCOMPARE(frameOnScreen(), 0);
}

void TestPlayerClips::rotated()
{
    QVERIFY(showClip(u"turned.mp4"_s));
    const QRect picture = surface()->pictureRect();
    QVERIFY2(picture.height() > picture.width(), "a phone's upright clip lies on its side");
    m_widget->player()->seek(30 * frameUs);
    TRY_COMPARE(frameOnScreen(), 30);
}

void TestPlayerClips::oddSizeAndTenBits()
{
    QVERIFY(showClip(u"deep.mp4"_s));
    m_widget->player()->seek(5 * frameUs);
    TRY_COMPARE(m_widget->player()->positionUs(), 5 * frameUs);
    QVERIFY(!surface()->pictureRect().isEmpty());
    const QColor colour = surface()->grab().toImage().pixelColor(surface()->pictureRect().center());
    QVERIFY(qAbs(colour.red() - colour.blue()) < 4);
}

void TestPlayerClips::anotherClipWhilePlaying()
{
    QVERIFY(showClip(u"sound.mp4"_s));
    m_widget->play();
    TRY_VERIFY(m_widget->player()->positionUs() > 100'000);
    m_widget->showFile(path(u"grey.mp4"_s));
    QCOMPARE(frameOnScreen(), -1); // not the old clip's frame under the new clip's name
    TRY_COMPARE(state(), PlayerState::Paused);
    QCOMPARE(frameOnScreen(), 0);
    QCOMPARE(m_widget->player()->positionUs(), 0);
}

/// The clip requested last is played, and nothing remains of the others.
void TestPlayerClips::anotherClipWhileOneLoads()
{
    QVERIFY(playClip(u"sound.mp4"_s));
    m_widget->showFile(path(u"one.mp4"_s));
    m_widget->showFile(path(u"grey.mp4"_s));
    m_widget->play();
    QCOMPARE(state(), PlayerState::Loading);
    QCOMPARE(m_widget->player()->positionUs(), 0);
    TRY_VERIFY(frameOnScreen() > 5);
    QCOMPARE(m_widget->player()->timing().lastFrame(), frameCount - 1);
    TRY_COMPARE(timesOpen(u"sound.mp4"_s), 0); // its filmstrip may still be cancelled
    TRY_COMPARE(timesOpen(u"one.mp4"_s), 0);
}

void TestPlayerClips::clipBeforeIsLetGo_data()
{
    QTest::addColumn<QString>("next");
    QTest::addColumn<bool>("waits");
    write(u"bad.mp4"_s, QByteArray(5000, 'x'));
    QTest::newRow("taken away") << QString() << false;
    QTest::newRow("taken away while another loads") << u"grey.mp4"_s << false;
    QTest::newRow("taken away while a broken one loads") << u"bad.mp4"_s << false;
    QTest::newRow("broken") << u"bad.mp4"_s << true;
    QTest::newRow("missing") << u"missing.mp4"_s << true;
}

/// So that its file can be moved or deleted, on every system.
void TestPlayerClips::clipBeforeIsLetGo()
{
    QFETCH(const QString, next);
    QFETCH(const bool, waits);
    QVERIFY(playClip(u"sound.mp4"_s));
    QVERIFY(timesOpen(u"sound.mp4"_s) > 0);
    if (!next.isEmpty()) {
        m_widget->showFile(path(next));
    }
    if (waits) {
        TRY_COMPARE(state(), PlayerState::Broken);
    } else {
        m_widget->clear();
        QCOMPARE(state(), PlayerState::Empty);
    }
    TRY_COMPARE(timesOpen(u"sound.mp4"_s), 0);
    if (!next.isEmpty()) {
        TRY_COMPARE(timesOpen(next), 0);
    }
    QVERIFY(message()->isVisible());
    QCOMPARE(frameOnScreen(), -1);
    QVERIFY(playClip(u"grey.mp4"_s));
}

void TestPlayerClips::deletedWhileLoading()
{
    QVERIFY(QFile::copy(path(u"grey.mp4"_s), path(u"gone.mp4"_s)));
    QVERIFY(playClip(u"sound.mp4"_s));
    m_widget->showFile(path(u"gone.mp4"_s));
    QVERIFY(QFile::remove(path(u"gone.mp4"_s)));
    m_widget->play();
    // If it was opened before, it is shown as far as possible; otherwise there is a message.
    TRY_VERIFY(state() == PlayerState::Broken || frameOnScreen() >= 0);
    TRY_COMPARE(timesOpen(u"sound.mp4"_s), 0);
    TRY_VERIFY(state() == PlayerState::Broken || state() == PlayerState::Ended);
    QVERIFY(playClip(u"grey.mp4"_s));
}

void TestPlayerClips::manyClipsOneAfterTheOther()
{
    for (int round = 0; round < 15; ++round) {
        m_widget->showFile(path(round % 2 == 0 ? u"sound.mp4"_s : u"grey.mp4"_s));
        m_widget->play();
        QTest::qWait(round * 7);
    }
    QVERIFY(showClip(u"one.mp4"_s) || state() == PlayerState::Ended);
    m_widget->showFile(path(u"grey.mp4"_s));
    TRY_COMPARE(state(), PlayerState::Paused);
    QCOMPARE(frameOnScreen(), 0);
}

void TestPlayerClips::brokenFiles_data()
{
    QTest::addColumn<QString>("name");
    QFile whole(path(u"grey.mp4"_s));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = whole.readAll();
    write(u"empty.mp4"_s, {});
    write(u"noise.mp4"_s, QByteArray(20'000, '\x5a'));
    write(u"half.mp4"_s, bytes.left(bytes.size() / 2));
    write(u"head.mp4"_s, bytes.left(32));
    write(u"text.mp4"_s, "<html><body>This link has expired.</body></html>");
    for (const QString& name : {u"empty.mp4"_s, u"noise.mp4"_s, u"half.mp4"_s, u"head.mp4"_s, u"text.mp4"_s,
             u"onlysound.mp4"_s, u"missing.mp4"_s, u"."_s, u"http:/127.0.0.1/take.mp4"_s}) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

void TestPlayerClips::brokenFiles()
{
    QFETCH(const QString, name);
    QSignalSpy failures(m_widget.get(), &PlayerWidget::failed);
    m_widget->showFile(path(name));
    m_widget->play();
    TRY_COMPARE(state(), PlayerState::Broken);
    QCOMPARE(failures.count(), 1);
    QVERIFY(message()->isVisible());
    QVERIFY(message()->text().size() > 10);
    QVERIFY(!m_widget->findChild<QToolButton*>(u"playButton"_s)->isEnabled());
    m_widget->play();
    QTest::qWait(50);
    QCOMPARE(state(), PlayerState::Broken);
}

void TestPlayerClips::manifestOpensNoSocket_data()
{
    QTest::addColumn<QByteArray>("manifest");
    QTest::newRow("HLS") << QByteArray(
        "#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nhttp://127.0.0.1:PORT/a.ts\n#EXT-X-ENDLIST\n");
    QTest::newRow("DASH") << QByteArray(
        "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\" type=\"static\" "
        "mediaPresentationDuration=\"PT5S\">"
        "<Period><AdaptationSet mimeType=\"video/mp4\"><Representation id=\"1\" bandwidth=\"1\" codecs=\"avc1.42c00d\">"
        "<BaseURL>http://127.0.0.1:PORT/a.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>");
    QTest::newRow("concat") << QByteArray("ffconcat version 1.0\nfile http://127.0.0.1:PORT/a.mp4\n");
    QTest::newRow("SDP") << QByteArray(
        "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video PORT RTP/AVP 96\n");
}

void TestPlayerClips::manifestOpensNoSocket()
{
    QFETCH(QByteArray, manifest);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    int visits = 0;
    connect(&server, &QTcpServer::newConnection, this, [&visits] { ++visits; });
    write(u"take.mp4"_s, manifest.replace("PORT", QByteArray::number(server.serverPort())));
    m_widget->showFile(path(u"take.mp4"_s));
    m_widget->play();
    TRY_COMPARE(state(), PlayerState::Broken);
    QTest::qWait(300);
    QCOMPARE(visits, 0);
    QVERIFY(message()->isVisible());
}

void TestPlayerClips::goodClipAfterABrokenOne()
{
    write(u"bad.mp4"_s, QByteArray(5000, 'x'));
    m_widget->showFile(path(u"bad.mp4"_s));
    TRY_COMPARE(state(), PlayerState::Broken);
    QVERIFY(showClip(u"grey.mp4"_s));
    QVERIFY(!message()->isVisible());
    QCOMPARE(frameOnScreen(), 0);
    m_widget->showFile(path(u"bad.mp4"_s));
    TRY_COMPARE(state(), PlayerState::Broken);
    QCOMPARE(frameOnScreen(), -1);
}

void TestPlayerClips::destroyedAtAnyMoment_data()
{
    QTest::addColumn<int>("afterMs");
    for (const int ms : {0, 5, 20, 60, 150, 400}) {
        QTest::addRow("%d ms", ms) << ms;
    }
}

void TestPlayerClips::destroyedAtAnyMoment()
{
    QFETCH(const int, afterMs);
    m_widget->showFile(path(u"sound.mp4"_s));
    m_widget->play();
    QTest::qWait(afterMs);
    m_widget->player()->seek(500'000);
    m_widget.reset();
    QTest::qWait(50);
}

QTEST_MAIN(TestPlayerClips)
#include "tst_playerclips.moc"
