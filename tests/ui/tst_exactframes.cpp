// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"
#include "ui/viewer/videosurface.h"

#include <QAction>
#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QRandomGenerator>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {


} // namespace

/// Steps, jumps and pauses in the real player land on exactly the right frame, for many sorts of clips. Each frame is
/// plain grey; the shade encodes its number, so that the frame on screen can be read.
class TestExactFrames final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_widget.reset(); }
    void stepsAndJumps_data() { clips(); }
    void stepsAndJumps();
    void homeEndAndGoTo_data() { clips(); }
    void homeEndAndGoTo();
    void pauseTellsTheFrameOnScreen_data() { playable(); }
    void pauseTellsTheFrameOnScreen();
    void playsOnFromAStep_data() { playable(); }
    void playsOnFromAStep();
    void endsOnTheLastFrame_data() { playable(); }
    void endsOnTheLastFrame();
    void playsBetweenMarks();
    void loopsBetweenMarks();
    void playsBackwards_data() { playable(); }
    void playsBackwards();
    void loopsBackwardsBetweenMarks();

private:
    static void clips();
    static void playable();
    bool showClip(const QString& name);
    int frameOnScreen() const;
    int frameTold() const;
    QString speed() const { return m_widget->findChild<QToolButton*>(u"speedButton"_s)->text(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_widget->findChild<VideoSurface*>(), key, modifiers);
    }
    Player* player() const { return m_widget->player(); }

    TestClips m_clips;
    std::unique_ptr<PlayerWidget> m_widget;
};

void TestExactFrames::initTestCase()
{
    applyLook(*qApp, Theme::Dark);
    const auto grey = [](const char* rate, int frames, const QString& more = {}) {
        return u"-f lavfi -i color=black:s=320x180:r=%1,format=yuv420p%3,geq=lum='16+2*N':cb=128:cr=128"
               " -frames:v %2 -c:v libx264 -preset veryfast"_s.arg(QLatin1String(rate), QString::number(frames), more);
    };
    m_clips.make(u"24.mp4"_s, grey("24", 72) + u" -g 24 -bf 3"_s);
    m_clips.make(u"30.mp4"_s, grey("30", 90));
    m_clips.make(u"60.mp4"_s, grey("60", 100));
    m_clips.make(u"ntsc.mp4"_s, grey("30000/1001", 90) + u" -g 30"_s);
    m_clips.make(u"ntsc.mkv"_s, grey("30000/1001", 90) + u" -g 30"_s);
    // A selection from 3 seconds at 60 frames a second.
    m_clips.make(u"variable.mp4"_s, grey("60", 60, u",select='lt(n,20)+not(mod(n,4))'"_s) + u" -vsync vfr"_s);
    m_clips.make(u"long.mp4"_s, grey("24", 100) + u" -g 9999 -keyint_min 9999 -sc_threshold 0 -bf 3"_s);
    m_clips.make(u"one.mp4"_s, grey("24", 1));
    m_clips.make(u"sound.mp4"_s, u"-f lavfi -i sine=duration=5 "_s + grey("25", 75) + u" -c:a aac"_s);
    m_clips.make(u"odd.mp4"_s,
        u"-f lavfi -i color=black:s=321x181:r=24,format=yuv444p,geq=lum='16+2*N':cb=128:cr=128 -frames:v 48"
        " -c:v libx264"_s);
    m_clips.makeTurned(u"turned.mp4"_s, u"24.mp4"_s);
    m_clips.make(u"deep.mp4"_s, grey("24", 48) + u" -pix_fmt yuv420p10le"_s);
}

void TestExactFrames::clips()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("frames");
    QTest::newRow("24") << u"24.mp4"_s << 72;
    QTest::newRow("30") << u"30.mp4"_s << 90;
    QTest::newRow("60") << u"60.mp4"_s << 100;
    QTest::newRow("29.97") << u"ntsc.mp4"_s << 90;
    QTest::newRow("29.97 in milliseconds") << u"ntsc.mkv"_s << 90;
    QTest::newRow("variable rate") << u"variable.mp4"_s << 60;
    QTest::newRow("one long group") << u"long.mp4"_s << 100;
    QTest::newRow("one frame") << u"one.mp4"_s << 1;
    QTest::newRow("sound, longer than the pictures") << u"sound.mp4"_s << 75;
    QTest::newRow("odd size") << u"odd.mp4"_s << 48;
    QTest::newRow("turned") << u"turned.mp4"_s << 72;
    QTest::newRow("10 bit") << u"deep.mp4"_s << 48;
}

// Clips that each backend plays in its own way; only the result counts.
void TestExactFrames::playable()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("frames");
    QTest::newRow("24") << u"24.mp4"_s << 72;
    QTest::newRow("29.97") << u"ntsc.mp4"_s << 90;
    QTest::newRow("variable rate") << u"variable.mp4"_s << 60;
    QTest::newRow("one long group") << u"long.mp4"_s << 100;
}

void TestExactFrames::init()
{
    m_widget = std::make_unique<PlayerWidget>();
    m_widget->resize(640, 420);
    m_widget->show();
    QVERIFY(waitForActive(m_widget.get()));
    m_widget->findChild<VideoSurface*>()->setFocus();
}

bool TestExactFrames::showClip(const QString& name)
{
    m_widget->showFile(m_clips.path(name));
    return QTest::qWaitFor([this] { return player()->state() == PlayerState::Paused; }, patienceMs);
}

int TestExactFrames::frameOnScreen() const
{
    const auto* surface = m_widget->findChild<VideoSurface*>();
    const QRect picture = surface->pictureRect();
    if (picture.isEmpty()) {
        return -1;
    }
    const int grey = const_cast<VideoSurface*>(surface)->grab().toImage().pixelColor(picture.center()).green();
    return static_cast<int>(std::lround(grey * 219.0 / 255.0 / 2.0));
}

/// What the timecode label explains: "Frame 29 of 59".
int TestExactFrames::frameTold() const
{
    return m_widget->findChild<QLabel*>(u"timecodeLabel"_s)->toolTip().section(u' ', 1, 1).toInt();
}

void TestExactFrames::stepsAndJumps()
{
    QFETCH(const QString, name);
    QFETCH(const int, frames);
    QVERIFY(showClip(name));
    QCOMPARE(player()->timing().lastFrame(), frames - 1);
    QRandomGenerator random(3);
    for (int round = 0; round < 8; ++round) {
        const int target = random.bounded(frames);
        player()->seek(player()->timing().frameStart(target));
        TRY_COMPARE(frameOnScreen(), target);
        QCOMPARE(frameTold(), target);
        key(Qt::Key_Right);
        TRY_COMPARE(frameOnScreen(), qMin(target + 1, frames - 1));
        QCOMPARE(frameTold(), qMin(target + 1, frames - 1));
        for (int back = 0; back < 3; ++back) {
            key(Qt::Key_Comma); // faster than frames arrive
        }
        const int expected = qMax(0, qMin(target + 1, frames - 1) - 3);
        TRY_COMPARE(frameOnScreen(), expected);
        QCOMPARE(frameTold(), expected);
    }
}

void TestExactFrames::homeEndAndGoTo()
{
    QFETCH(const QString, name);
    QFETCH(const int, frames);
    QVERIFY(showClip(name));
    key(Qt::Key_End);
    TRY_COMPARE(frameOnScreen(), frames - 1);
    QCOMPARE(frameTold(), frames - 1);
    key(Qt::Key_Home);
    TRY_COMPARE(frameOnScreen(), 0);
    key(Qt::Key_G, Qt::ControlModifier);
    auto* dialog = m_widget->window()->findChild<QInputDialog*>(u"goToFrameDialog"_s);
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->intMaximum(), frames - 1);
    dialog->setIntValue(frames * 2 / 3);
    dialog->accept();
    TRY_COMPARE(frameOnScreen(), frames * 2 / 3);
    QCOMPARE(frameTold(), frames * 2 / 3);
}

void TestExactFrames::pauseTellsTheFrameOnScreen()
{
    QFETCH(const QString, name);
    QVERIFY(showClip(name));
    for (int round = 0; round < 3; ++round) {
        m_widget->play();
        const int before = frameTold();
        TRY_VERIFY(frameTold() > before + 4 || player()->state() == PlayerState::Ended);
        m_widget->pause();
        QTest::qWait(120); // frames already decoded may still arrive
        QCOMPARE(frameOnScreen(), frameTold());
        const int here = frameTold();
        key(Qt::Key_Left);
        TRY_COMPARE(frameOnScreen(), qMax(0, here - 1));
        QTest::qWait(120);
        QCOMPARE(frameOnScreen(), qMax(0, here - 1));
    }
}

void TestExactFrames::playsOnFromAStep()
{
    QFETCH(const QString, name);
    QVERIFY(showClip(name));
    player()->seek(player()->timing().frameStart(30));
    TRY_COMPARE(frameOnScreen(), 30);
    m_widget->play();
    QList<int> seen;
    TRY_VERIFY((seen.append(frameOnScreen()), seen.constLast() > 34));
    for (const int frame : seen) {
        QVERIFY2(frame >= 29, qPrintable(QString::number(frame))); // never one that is far before
    }
}

void TestExactFrames::endsOnTheLastFrame()
{
    QFETCH(const QString, name);
    QFETCH(const int, frames);
    QVERIFY(showClip(name));
    player()->seek(player()->timing().frameStart(frames - 12));
    m_widget->play();
    TRY_COMPARE(player()->state(), PlayerState::Ended);
    TRY_COMPARE(frameOnScreen(), frames - 1);
    QCOMPARE(frameTold(), frames - 1);
}

void TestExactFrames::playsBetweenMarks()
{
    QVERIFY(showClip(u"24.mp4"_s));
    player()->seek(player()->timing().frameStart(20));
    TRY_COMPARE(frameOnScreen(), 20);
    key(Qt::Key_I, Qt::ShiftModifier);
    player()->seek(player()->timing().frameStart(28));
    TRY_COMPARE(frameOnScreen(), 28);
    key(Qt::Key_O, Qt::ShiftModifier);
    player()->seek(0);
    TRY_COMPARE(frameOnScreen(), 0);
    for (int round = 0; round < 2; ++round) {
        m_widget->play();
        TRY_COMPARE(player()->state(), PlayerState::Ended);
        TRY_COMPARE(frameOnScreen(), 28);
    }
    key(Qt::Key_X, Qt::AltModifier);
    QCOMPARE(player()->range(), PlayRange());
}

void TestExactFrames::loopsBetweenMarks()
{
    QVERIFY(showClip(u"24.mp4"_s));
    const ClipTiming timing = player()->timing();
    player()->setRange({timing.frameStart(30), timing.frameStart(40)});
    player()->setLoop(true);
    int loops = 0;
    int last = 0;
    QObject watch; // deleted before the variables that it counts in
    connect(player(), &Player::positionChanged, &watch, [&](qint64 us) {
        const int frame = timing.frameAt(us);
        loops += frame < last ? 1 : 0;
        last = frame;
    });
    m_widget->play();
    TRY_VERIFY(loops >= 3);
    QCOMPARE(player()->state(), PlayerState::Playing);
    QVERIFY(frameOnScreen() >= 29 && frameOnScreen() <= 40);
}

void TestExactFrames::playsBackwards()
{
    QFETCH(const QString, name);
    QVERIFY(showClip(name));
    player()->seek(player()->timing().frameStart(40));
    TRY_COMPARE(frameOnScreen(), 40);
    QList<int> seen;
    QObject watch; // deleted before the variables that it counts in
    connect(player(), &Player::positionChanged, &watch, [&] { seen.append(frameOnScreen()); });
    key(Qt::Key_J);
    QCOMPARE(player()->state(), PlayerState::Playing);
    QCOMPARE(speed(), u"−1×"_s);
    TRY_VERIFY(frameTold() < 30);
    key(Qt::Key_J); // faster
    TRY_COMPARE(player()->state(), PlayerState::Paused);
    QCOMPARE(frameOnScreen(), 0);
    QCOMPARE(frameTold(), 0);
    QVERIFY2(seen.size() > 5, qPrintable(QString::number(seen.size())));
    QVERIFY(std::is_sorted(seen.crbegin(), seen.crend()));
    QVERIFY(seen.constFirst() <= 40);
    QCOMPARE(speed(), u"1×"_s);
    key(Qt::Key_L); // forwards again
    QCOMPARE(speed(), u"1×"_s);
    TRY_VERIFY(frameTold() > 3);
    key(Qt::Key_J); // without a stop in between
    QCOMPARE(speed(), u"−1×"_s);
    key(Qt::Key_K);
    QCOMPARE(speed(), u"1×"_s);
    QCOMPARE(player()->state(), PlayerState::Paused);
    TRY_COMPARE(frameOnScreen(), frameTold());
}

void TestExactFrames::loopsBackwardsBetweenMarks()
{
    QVERIFY(showClip(u"24.mp4"_s));
    const ClipTiming timing = player()->timing();
    player()->setRange({timing.frameStart(30), timing.frameStart(40)});
    player()->setLoop(true);
    int loops = 0;
    QList<int> seen;
    QObject watch; // deleted before the variables that it counts in
    connect(player(), &Player::positionChanged, &watch, [&](qint64 us) {
        loops += !seen.isEmpty() && timing.frameAt(us) > seen.constLast() ? 1 : 0;
        seen.append(timing.frameAt(us));
    });
    key(Qt::Key_J);
    TRY_VERIFY(loops >= 3);
    QCOMPARE(player()->state(), PlayerState::Playing);
    QVERIFY(*std::min_element(seen.cbegin(), seen.cend()) >= 30);
    QVERIFY(*std::max_element(seen.cbegin(), seen.cend()) <= 40);
}

QTEST_MAIN(TestExactFrames)
#include "tst_exactframes.moc"
