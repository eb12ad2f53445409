// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/comparewindow.h"
#include "ui/compare/wipepicture.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QFile>
#include <QRandomGenerator>
#include <QSlider>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Several takes on one clock. The frames on screen are read from the pixels, and must match the clock for each take.
class TestCompareFrames final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_window = std::make_unique<CompareWindow>(); }
    void cleanup() { m_window.reset(); }
    void nineTakesShowTheirExactFrames();
    void stepsAndSeeks();
    void shorterTakesEnd();
    void playingFollowsTheClock();
    void pausedWhilePlaying();
    void endsAndPlaysAgain();
    void loops();
    void playsBetweenMarks();
    void wipe();
    void blink();
    void blinksByItself();
    void zoomShowsTheSameRegion();
    void brokenTakes_data();
    void brokenTakes();
    void goneWhileComparing();
    void nothingCanBeShown();
    void leftWhileDecoding();
    void otherTakesAtOnce();

private:
    QStringList nine() const
    {
        return files({u"24.mp4"_s, u"30.mp4"_s, u"60.mp4"_s, u"ntsc.mkv"_s, u"variable.mp4"_s, u"one.mp4"_s,
            u"turned.mp4"_s, u"deep.mp4"_s, u"late.mkv"_s});
    }
    QStringList files(const QStringList& names) const
    {
        QStringList all;
        for (const QString& name : names)
            all.append(m_clips.path(name));
        return all;
    }
    ComparePlayer* player() const { return m_window->player(); }
    bool showsAt(qint64 us)
    {
        player()->seek(us);
        return m_window->showsWhatIsDue();
    }

    TestClips m_clips;
    std::unique_ptr<CompareWindow> m_window;
};

void TestCompareFrames::initTestCase()
{
    applyLook(*qApp, Theme::Dark);
    const auto grey = [](const char* rate, int frames, const QString& more = {}, const char* size = "320x180") {
        return u"-f lavfi -i color=black:s=%4:r=%1,format=yuv420p%3,geq=lum='16+2*N':cb=128:cr=128"
               " -frames:v %2 -c:v libx264 -preset veryfast"_s.arg(
                   QLatin1String(rate), QString::number(frames), more, QLatin1String(size));
    };
    m_clips.make(u"24.mp4"_s, grey("24", 72) + u" -g 24 -bf 3"_s);
    m_clips.make(u"30.mp4"_s, grey("30", 90));
    m_clips.make(u"60.mp4"_s, grey("60", 100));
    m_clips.make(u"ntsc.mkv"_s, grey("30000/1001", 90) + u" -g 30"_s);
    m_clips.make(u"variable.mp4"_s, grey("60", 60, u",select='lt(n,20)+not(mod(n,4))'"_s) + u" -vsync vfr"_s);
    m_clips.make(u"one.mp4"_s, grey("24", 1));
    m_clips.make(u"short.mp4"_s, grey("24", 12));
    m_clips.make(u"deep.mp4"_s, grey("24", 48) + u" -pix_fmt yuv420p10le"_s);
    m_clips.make(u"late.mkv"_s, grey("24", 48) + u" -output_ts_offset 7"_s);
    m_clips.make(u"large.mp4"_s, grey("24", 24, {}, "640x360"));
    m_clips.makeTurned(u"turned.mp4"_s, u"24.mp4"_s);
    m_clips.make(u"halves.mp4"_s,
        u"-f lavfi -i color=black:s=320x180:r=24,format=yuv420p,geq=lum='if(lt(X,160),60,180)':cb=128:cr=128"
        " -frames:v 24 -c:v libx264"_s);
    m_clips.make(u"tone.wav"_s, u"-f lavfi -i sine=duration=1"_s);
}

void TestCompareFrames::nineTakesShowTheirExactFrames()
{
    QVERIFY(m_window->compare(nine()));
    QCOMPARE(player()->state(), PlayerState::Paused);
    QVERIFY(m_window->showsWhatIsDue());
    QCOMPARE(m_window->framesOnScreen(), QList<int>(9, 0));
    QRandomGenerator random(4);
    for (int round = 0; round < 6; ++round) {
        const qint64 us = random.bounded(3'000'000);
        QVERIFY2(showsAt(us), qPrintable(QString::number(us)));
        for (int number = 0; number < 9; ++number)
            QCOMPARE(player()->take(number).frame, m_window->frameOnScreen(number));
    }
    player()->seek(player()->timing().frameStart(player()->timing().lastFrame()));
    QVERIFY(m_window->showsWhatIsDue());
    QCOMPARE(m_window->framesOnScreen(), (QList<int>{71, 89, 99, 89, 59, 0, 71, 47, 47}));
}

void TestCompareFrames::stepsAndSeeks()
{
    QVERIFY(m_window->compare(files({u"24.mp4"_s, u"deep.mp4"_s})));
    m_window->key(Qt::Key_Right);
    m_window->key(Qt::Key_Period);
    TRY_COMPARE(m_window->framesOnScreen(), (QList<int>{2, 2}));
    m_window->key(Qt::Key_Comma);
    TRY_COMPARE(m_window->framesOnScreen(), (QList<int>{1, 1}));
    for (int back = 0; back < 5; ++back)
        m_window->key(Qt::Key_Left); // not before the beginning
    TRY_COMPARE(m_window->framesOnScreen(), (QList<int>{0, 0}));
    m_window->key(Qt::Key_Right, Qt::ShiftModifier);
    TRY_COMPARE(m_window->framesOnScreen(), (QList<int>{24, 24}));
    m_window->key(Qt::Key_End);
    TRY_COMPARE(m_window->framesOnScreen(), (QList<int>{71, 47}));
    m_window->key(Qt::Key_Home);
    TRY_COMPARE(m_window->framesOnScreen(), (QList<int>{0, 0}));
    auto* slider = m_window->view->findChild<QSlider*>(u"positionSlider"_s);
    slider->setValue(1000);
    TRY_COMPARE(m_window->framesOnScreen(), (QList<int>{24, 24}));
    QCOMPARE(m_window->view->findChild<QLabel*>(u"timecodeLabel"_s)->text(), u"00:00:01:00"_s);
    QCOMPARE(m_window->tile(1)->accessibleDescription(), u"Frame 24"_s);
}

void TestCompareFrames::shorterTakesEnd()
{
    QVERIFY(m_window->compare(files({u"short.mp4"_s, u"24.mp4"_s})));
    QVERIFY(showsAt(400'000));
    QVERIFY(!player()->take(0).hasEnded);
    QVERIFY(showsAt(1'000'000));
    QCOMPARE(m_window->framesOnScreen(), (QList<int>{11, 24}));
    QVERIFY(player()->take(0).hasEnded);
    QVERIFY(!player()->take(1).hasEnded);
    QCOMPARE(m_window->tile(0)->accessibleDescription(), u"Ended · frame 11"_s);
}

/// During playback, the displayed frame is that of the clock's time, or of a moment ago.
void TestCompareFrames::playingFollowsTheClock()
{
    QVERIFY(m_window->compare(files({u"24.mp4"_s, u"30.mp4"_s, u"variable.mp4"_s})));
    QVERIFY(m_window->showsWhatIsDue());
    m_window->key(Qt::Key_Space);
    QCOMPARE(player()->state(), PlayerState::Playing);
    QList<int> last{0, 0, 0};
    while (player()->state() == PlayerState::Playing) {
        const qint64 us = player()->positionUs();
        for (int number = 0; number < 3; ++number) {
            const TakePicture& take = player()->take(number);
            const ClipTiming timing = player()->takeTiming(number);
            QVERIFY(take.frame >= last.at(number)); // never backwards
            QVERIFY2(take.frame <= timing.frameAt(us), "a picture was shown before its time");
            // However busy the machine is, the clock waits for takes that fall behind.
            QVERIFY(us - timing.frameStart(take.frame) < 1'500'000);
            last[number] = take.frame;
        }
        QTest::qWait(7);
    }
    QVERIFY(m_window->showsWhatIsDue());
    QCOMPARE(m_window->framesOnScreen(), (QList<int>{71, 89, 59}));
}

void TestCompareFrames::pausedWhilePlaying()
{
    QVERIFY(m_window->compare(nine()));
    for (int round = 0; round < 3; ++round) {
        const qint64 before = player()->positionUs();
        player()->play();
        TRY_VERIFY(player()->positionUs() > before + 150'000);
        m_window->key(Qt::Key_K);
        QCOMPARE(player()->state(), PlayerState::Paused);
        const qint64 here = player()->positionUs();
        QVERIFY(m_window->showsWhatIsDue());
        QCOMPARE(player()->positionUs(), here);
        m_window->key(Qt::Key_J); // one step back
        QVERIFY(m_window->showsWhatIsDue());
        QVERIFY(player()->positionUs() < here);
    }
}

void TestCompareFrames::endsAndPlaysAgain()
{
    QVERIFY(m_window->compare(files({u"short.mp4"_s, u"one.mp4"_s})));
    player()->play();
    TRY_COMPARE(player()->state(), PlayerState::Ended);
    QVERIFY(m_window->showsWhatIsDue());
    QCOMPARE(m_window->framesOnScreen(), (QList<int>{11, 0}));
    m_window->key(Qt::Key_Space);
    QCOMPARE(player()->state(), PlayerState::Playing);
    TRY_VERIFY(player()->take(0).frame < 11); // from the beginning
    TRY_COMPARE(player()->state(), PlayerState::Ended);
}

void TestCompareFrames::loops()
{
    QVERIFY(m_window->compare(files({u"short.mp4"_s, u"short.mp4"_s})));
    m_window->key(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(player()->loop());
    int turns = 0;
    int last = 0;
    QObject watch; // deleted before the variables that it counts in
    connect(player(), &ComparePlayer::takeChanged, &watch, [&](int number) {
        const int frame = player()->take(number).frame;
        turns += number == 0 && frame < std::exchange(last, number == 0 ? frame : last) ? 1 : 0;
    });
    player()->play();
    TRY_VERIFY(turns >= 3);
    QCOMPARE(player()->state(), PlayerState::Playing);
    m_window->key(Qt::Key_L, Qt::ControlModifier);
    TRY_COMPARE(player()->state(), PlayerState::Ended);
}

void TestCompareFrames::playsBetweenMarks()
{
    QVERIFY(m_window->compare(files({u"24.mp4"_s, u"24.mp4"_s})));
    const ClipTiming timing = player()->timing();
    player()->seek(timing.frameStart(20));
    m_window->key(Qt::Key_I, Qt::ShiftModifier);
    player()->seek(timing.frameStart(28));
    m_window->key(Qt::Key_O, Qt::ShiftModifier);
    QCOMPARE(player()->range(), (PlayRange{timing.frameStart(20), timing.frameStart(28)}));
    player()->seek(0);
    player()->play();
    TRY_COMPARE(player()->state(), PlayerState::Ended);
    QVERIFY(m_window->showsWhatIsDue());
    QCOMPARE(m_window->framesOnScreen(), (QList<int>{28, 28}));
}

void TestCompareFrames::wipe()
{
    QVERIFY(m_window->compare(files({u"24.mp4"_s, u"60.mp4"_s})));
    m_window->key(Qt::Key_W);
    QCOMPARE(m_window->view->stage()->mode(), CompareMode::Wipe);
    auto* wipe = m_window->view->findChild<WipePicture*>();
    QVERIFY(wipe->isVisible());
    player()->seek(1'000'000);
    const auto left = [wipe] { return CompareWindow::frameAt(wipe, {wipe->width() / 4, wipe->height() / 2}); };
    const auto right = [wipe] { return CompareWindow::frameAt(wipe, {wipe->width() * 3 / 4, wipe->height() / 2}); };
    TRY_COMPARE(left(), 24);
    TRY_COMPARE(right(), 60);
    // With the pointer, beyond both.
    QTest::mousePress(wipe, Qt::LeftButton, {}, {wipe->width() / 2, 50});
    QTest::mouseMove(wipe, {wipe->width() * 7 / 8, 50});
    QTest::mouseRelease(wipe, Qt::LeftButton, {}, {wipe->width() * 7 / 8, 50});
    QCOMPARE(right(), 24);
    QVERIFY(wipe->accessibleDescription().contains(u"88 %"_s));
    for (int step = 0; step < 30; ++step)
        m_window->key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(wipe->divider(), 0.0);
    QCOMPARE(left(), 60);
    m_window->key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(wipe->divider(), 0.05);
    m_window->key(Qt::Key_S);
    QVERIFY(!wipe->isVisible());
    QVERIFY(m_window->showsWhatIsDue());
}

void TestCompareFrames::blink()
{
    QVERIFY(m_window->compare(files({u"24.mp4"_s, u"60.mp4"_s})));
    player()->seek(1'000'000);
    m_window->key(Qt::Key_B);
    QCOMPARE(m_window->view->stage()->mode(), CompareMode::Blink);
    QCOMPARE(m_window->tile(0)->size(), m_window->view->stage()->size());
    QVERIFY(!m_window->tile(1)->isVisible());
    TRY_COMPARE(m_window->frameOnScreen(0), 24);
    m_window->key(Qt::Key_B);
    QCOMPARE(m_window->view->stage()->chosen(), 1);
    QVERIFY(m_window->tile(1)->isVisible() && !m_window->tile(0)->isVisible());
    QVERIFY(m_window->tile(1)->hasFocus());
    TRY_COMPARE(m_window->frameOnScreen(1), 60);
    m_window->key(Qt::Key_B);
    QCOMPARE(m_window->view->stage()->chosen(), 0);
    m_window->key(Qt::Key_S);
    QVERIFY(m_window->tile(1)->isVisible() && m_window->tile(0)->isVisible());
}

void TestCompareFrames::blinksByItself()
{
    QVERIFY(m_window->compare(files({u"24.mp4"_s, u"30.mp4"_s, u"60.mp4"_s})));
    QVERIFY(!m_window->action(u"wipe"_s)->isEnabled()); // the wipe needs exactly two takes
    QVERIFY(!m_window->action(u"wipe"_s)->toolTip().isEmpty());
    m_window->key(Qt::Key_W);
    QCOMPARE(m_window->view->stage()->mode(), CompareMode::SideBySide);
    m_window->key(Qt::Key_B, Qt::ShiftModifier);
    TRY_COMPARE(m_window->view->stage()->chosen(), 2);
    TRY_COMPARE(m_window->view->stage()->chosen(), 0);
    m_window->key(Qt::Key_S);
    QVERIFY(!m_window->action(u"blinkByItself"_s)->isChecked());
}

void TestCompareFrames::zoomShowsTheSameRegion()
{
    QVERIFY(m_window->compare(files({u"halves.mp4"_s, u"large.mp4"_s})));
    QVERIFY(QTest::qWaitFor([this] { return !player()->take(0).picture.isNull(); }, patienceMs));
    m_window->key(Qt::Key_Z);
    QCOMPARE(m_window->view->stage()->zoom(), 1.0);
    m_window->key(Qt::Key_Plus);
    m_window->key(Qt::Key_Plus);
    m_window->key(Qt::Key_Plus);
    m_window->key(Qt::Key_Plus);
    QVERIFY(m_window->view->stage()->zoom() > 2.4);
    const auto greyAt = [this](QPoint place) {
        return m_window->tile(0)
            ->grab()
            .toImage()
            .pixelColor(m_window->tile(0)->pictureRoom().topLeft() + place)
            .green();
    };
    const QPoint middle(m_window->tile(0)->pictureRoom().width() / 2, m_window->tile(0)->pictureRoom().height() / 2);
    QVERIFY(greyAt(middle - QPoint(40, 0)) < 80);
    QVERIFY(greyAt(middle + QPoint(40, 0)) > 160);
    // Dragged to the right in the other take: the border between the halves moves here as well.
    TakeTile* other = m_window->tile(1);
    QTest::mousePress(other, Qt::LeftButton, {}, {100, 100});
    QTest::mouseMove(other, {200, 100});
    QTest::mouseRelease(other, Qt::LeftButton, {}, {200, 100});
    TRY_VERIFY(greyAt(middle + QPoint(40, 0)) < 80);
    m_window->key(Qt::Key_Z, Qt::ShiftModifier);
    QCOMPARE(m_window->view->stage()->zoom(), 0.0);
}

void TestCompareFrames::brokenTakes_data()
{
    QTest::addColumn<QString>("file");
    const QByteArray whole = m_clips.read(u"24.mp4"_s);
    QTest::newRow("gone") << m_clips.path(u"nothing.mp4"_s);
    QTest::newRow("empty") << m_clips.write(u"empty.mp4"_s, {});
    QTest::newRow("cut") << m_clips.write(u"cut.mp4"_s, whole.first(whole.size() / 3));
    QTest::newRow("sound only") << m_clips.path(u"tone.wav"_s);
    QTest::newRow("a list of addresses") << m_clips.write(u"list.mp4"_s, "#EXTM3U\nhttp://127.0.0.1:9/a.ts\n");
    QTest::newRow("a device") << u"/dev/zero"_s;
    QTest::newRow("an address") << u"http://127.0.0.1:9/a.mp4"_s;
}

void TestCompareFrames::brokenTakes()
{
    QFETCH(const QString, file);
    QVERIFY(m_window->compare({m_clips.path(u"24.mp4"_s), file, m_clips.path(u"30.mp4"_s)}));
    QCOMPARE(player()->state(), PlayerState::Paused);
    QVERIFY(!player()->take(1).problem.isEmpty());
    QVERIFY(player()->take(1).picture.isNull());
    player()->seek(1'000'000);
    TRY_COMPARE(m_window->frameOnScreen(0), 24);
    TRY_COMPARE(m_window->frameOnScreen(2), 30);
    player()->play();
    TRY_COMPARE(player()->state(), PlayerState::Ended);
}

void TestCompareFrames::goneWhileComparing()
{
    const QString copy = m_clips.path(u"copy.mp4"_s);
    QVERIFY(QFile::copy(m_clips.path(u"30.mp4"_s), copy));
    QVERIFY(m_window->compare({m_clips.path(u"24.mp4"_s), copy}));
    QVERIFY(QFile::remove(copy));
    QVERIFY(showsAt(2'000'000)); // it is still open
    QCOMPARE(m_window->framesOnScreen(), (QList<int>{48, 60}));
}

void TestCompareFrames::nothingCanBeShown()
{
    QVERIFY(m_window->compare({m_clips.path(u"nothing.mp4"_s), m_clips.path(u"tone.wav"_s)}));
    QCOMPARE(player()->state(), PlayerState::Broken);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Right, Qt::Key_End, Qt::Key_W, Qt::Key_B, Qt::Key_Z, Qt::Key_Plus})
        m_window->key(key);
    QCOMPARE(player()->state(), PlayerState::Broken);
}

void TestCompareFrames::leftWhileDecoding()
{
    for (int round = 0; round < 6; ++round) {
        CompareWindow window;
        QList<TaskId> ids;
        for (const QString& file : nine())
            ids.append(window.add(file));
        window.view->begin(ids);
        if (round % 3 > 0) {
            QVERIFY(QTest::qWaitFor([&] { return window.player()->state() == PlayerState::Paused; }, patienceMs));
            window.player()->play();
            QTest::qWait(round * 20);
        }
        if (round % 2 == 0)
            window.view->end();
        QVERIFY(round % 2 != 0 || window.player()->state() == PlayerState::Empty);
    }
}

void TestCompareFrames::otherTakesAtOnce()
{
    QVERIFY(m_window->compare(nine()));
    player()->play();
    QVERIFY(m_window->compare(files({u"short.mp4"_s, u"24.mp4"_s})));
    QCOMPARE(player()->count(), 2);
    QVERIFY(m_window->tile(2) == nullptr);
    QVERIFY(m_window->showsWhatIsDue());
    QCOMPARE(m_window->framesOnScreen(), (QList<int>{0, 0}));
    QVERIFY(m_window->tile(0)->hasFocus());
}

QTEST_MAIN(TestCompareFrames)
#include "tst_compareframes.moc"
