// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/playerwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"
#include "ui/viewer/seektrack.h"
#include "ui/viewer/videosurface.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

QString accessibleName(QObject* object)
{
    return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name);
}

} // namespace

class TestPlayerWidget : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void emptyAtFirst();
    void brokenShowsTheSentence();
    void anotherClipTakesTheSentenceAway();
    void theSameClipIsNotLoadedAgain();
    void aBrokenClipIsTriedAgain();
    void aBrokenClipIsNamedWithoutItsFolder();
    void clearShowsTheEmptyState();
    void clearSaysWhyThereIsNoClip();
    void namesForAssistiveProgramsAndTests();
    void playButtonFollowsTheState();
    void keys_data();
    void keys();
    void keysAreSilentWithoutAClip();
    void keysAreSilentInATextField();
    void spaceBelongsToTheFocusedButton();
    void pictureTakesTheFocusOfADisabledControl();
    void timecode();
    void runningNumbersMoveNothing();
    void clickOnTheBarGoesThere();
    void draggingScrubsAndGoesOn();
    void draggingToTheEndStays();
    void draggedHandleIsNotMovedByThePlayer();
    void assistiveProgramsMoveThePosition();
    void withoutSoundDevice();
    void volume();
    void fullScreenAndBack();
    void closedFullScreenComesBack();
    void destroyedInFullScreen();
    void pictureKeepsItsProportions_data();
    void pictureKeepsItsProportions();
    void fitsANarrowWindow();
};

void TestPlayerWidget::initTestCase()
{
    applyLook(*qApp, Theme::Light);
}

void TestPlayerWidget::emptyAtFirst()
{
    Window window;
    QVERIFY(window.open());
    QVERIFY(window.message()->isVisible());
    QCOMPARE(window.message()->text(), u"Select a take to watch it."_s);
    QVERIFY(!window.button(u"playButton"_s)->isEnabled());
    QVERIFY(!window.part<SeekTrack>(u"positionSlider"_s)->isEnabled());
    QVERIFY(window.player->orders.isEmpty());
}

void TestPlayerWidget::brokenShowsTheSentence()
{
    Window window;
    QVERIFY(window.open());
    QSignalSpy failures(window.widget, &PlayerWidget::failed);
    window.widget->showFile(u"/clips/bad.mp4"_s);
    QVERIFY(!window.message()->isVisible());
    window.player->breakDown(u"This file is <b>no</b> clip."_s);
    QVERIFY(window.message()->isVisible());
    QCOMPARE(window.message()->text(), u"This file is <b>no</b> clip."_s);
    QCOMPARE(window.message()->textFormat(), Qt::PlainText);
    QCOMPARE(failures.count(), 1);
    QCOMPARE(failures.at(0).at(0).toString(), u"/clips/bad.mp4"_s);
    QVERIFY(!window.button(u"playButton"_s)->isEnabled());
    QVERIFY(!window.button(u"nextFrameButton"_s)->isEnabled());
    QVERIFY(window.part<VideoSurface>(u"videoSurface"_s)->pictureRect().isEmpty());
}

void TestPlayerWidget::anotherClipTakesTheSentenceAway()
{
    Window window;
    QVERIFY(window.open());
    window.widget->showFile(u"/clips/bad.mp4"_s);
    window.player->breakDown(u"No."_s);
    window.widget->showFile(u"/clips/good.mp4"_s);
    QVERIFY(!window.message()->isVisible());
    window.player->becomeReady(eightSeconds);
    QVERIFY(!window.message()->isVisible());
    QVERIFY(window.button(u"playButton"_s)->isEnabled());
}

void TestPlayerWidget::theSameClipIsNotLoadedAgain()
{
    Window window;
    window.widget->showFile(u"/clips/take.mp4"_s);
    window.player->becomeReady(eightSeconds);
    window.widget->showFile(u"/clips/take.mp4"_s);
    QCOMPARE(window.player->orders, QStringList{u"load /clips/take.mp4"_s});
}

void TestPlayerWidget::aBrokenClipIsTriedAgain()
{
    Window window;
    window.widget->showFile(u"/clips/take.mp4"_s);
    window.player->breakDown(u"No."_s);
    window.widget->showFile(u"/clips/take.mp4"_s);
    QCOMPARE(window.player->orders.count(), 2);
}

void TestPlayerWidget::aBrokenClipIsNamedWithoutItsFolder()
{
    Window window;
    window.widget->showFile(u"/clips/long/way/take.mp4"_s);
    window.player->breakDown(u"/clips/long/way/take.mp4 is empty."_s);
    QCOMPARE(window.message()->text(), u"take.mp4 is empty."_s);
    const auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    QVERIFY2(surface->toolTip().contains(u"/clips/long/way/take.mp4"_s), qPrintable(surface->toolTip()));
    window.widget->showFile(u"/clips/other.mp4"_s);
    QVERIFY(surface->toolTip().isEmpty());
}

void TestPlayerWidget::clearShowsTheEmptyState()
{
    Window window;
    QVERIFY(window.openWithClip());
    window.widget->clear();
    QVERIFY(window.message()->isVisible());
    QVERIFY(!window.button(u"playButton"_s)->isEnabled());
    window.widget->showFile(u"/clips/take.mp4"_s);
    QCOMPARE(window.player->orders, (QStringList{u"unload"_s, u"load /clips/take.mp4"_s}));
}

void TestPlayerWidget::clearSaysWhyThereIsNoClip()
{
    Window window;
    QVERIFY(window.openWithClip());
    window.widget->clear(u"The clip is not here yet."_s);
    QVERIFY(window.message()->isVisible());
    QCOMPARE(window.message()->text(), u"The clip is not here yet."_s);
    window.widget->clear(u"The clip is not here yet."_s);
    window.widget->clear(u"There is no clip: Failed"_s);
    QCOMPARE(window.message()->text(), u"There is no clip: Failed"_s);
    window.widget->clear();
    QCOMPARE(window.message()->text(), u"Select a take to watch it."_s);
    QCOMPARE(window.player->orders, QStringList{u"unload"_s}); // there was one clip to unload
    window.widget->showFile(u"/clips/take.mp4"_s);
    QVERIFY(!window.message()->isVisible());
    window.player->breakDown(u"No."_s);
    window.widget->clear();
    QCOMPARE(window.message()->text(), u"Select a take to watch it."_s);
}

void TestPlayerWidget::namesForAssistiveProgramsAndTests()
{
    Window window;
    QVERIFY(window.openWithClip());
    const QList<std::pair<QString, QString>> names{{u"playButton"_s, u"Play"_s}, {u"positionSlider"_s, u"Position"_s},
        {u"loopButton"_s, u"Loop"_s}, {u"speedButton"_s, u"Speed"_s}, {u"volumeSlider"_s, u"Volume"_s},
        {u"muteButton"_s, u"Mute"_s}, {u"fullScreenButton"_s, u"Full screen"_s},
        {u"previousFrameButton"_s, u"Previous frame"_s}, {u"nextFrameButton"_s, u"Next frame"_s}};
    for (const auto& [object, name] : names) {
        auto* part = window.part<QWidget>(object);
        QVERIFY2(part != nullptr, qPrintable(object));
        QCOMPARE(accessibleName(part), name);
        QVERIFY2(!part->toolTip().isEmpty() || object == u"positionSlider"_s, qPrintable(object));
    }
}

void TestPlayerWidget::playButtonFollowsTheState()
{
    Window window;
    QVERIFY(window.openWithClip());
    QToolButton* play = window.button(u"playButton"_s);
    QVERIFY(play->toolTip().contains(u"Space"_s));
    QTest::mouseClick(play, Qt::LeftButton);
    QCOMPARE(window.player->orders, QStringList{u"play"_s});
    QCOMPARE(accessibleName(play), u"Pause"_s);
    QTest::mouseClick(play, Qt::LeftButton);
    QCOMPARE(window.player->orders.last(), u"pause"_s);
    QCOMPARE(accessibleName(play), u"Play"_s);
    window.player->become(PlayerState::Playing);
    window.player->become(PlayerState::Ended);
    QCOMPARE(accessibleName(play), u"Play"_s);
    QVERIFY(play->isEnabled());
}

void TestPlayerWidget::keys_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifier>("modifier");
    QTest::addColumn<PlayerState>("before");
    QTest::addColumn<QStringList>("orders");
    const auto row = [](const char* name, Qt::Key key, PlayerState before, const QStringList& orders,
                         Qt::KeyboardModifier modifier = Qt::NoModifier) {
        QTest::newRow(name) << key << modifier << before << orders;
    };
    using S = PlayerState;
    row("space plays", Qt::Key_Space, S::Paused, {u"play"_s});
    row("space pauses", Qt::Key_Space, S::Playing, {u"pause"_s});
    row("space plays again", Qt::Key_Space, S::Ended, {u"play"_s});
    row("K pauses", Qt::Key_K, S::Playing, {u"pause"_s});
    row("L plays", Qt::Key_L, S::Paused, {u"play"_s});
    row("L is faster", Qt::Key_L, S::Playing, {u"rate 1.25"_s});
    row("J turns round", Qt::Key_J, S::Playing, {u"back"_s});
    row("J plays backwards", Qt::Key_J, S::Paused, {u"back"_s});
    row("J plays backwards from the end", Qt::Key_J, S::Ended, {u"back"_s});
    row("left", Qt::Key_Left, S::Paused, {u"step -1"_s});
    row("right", Qt::Key_Right, S::Paused, {u"step 1"_s});
    row("comma", Qt::Key_Comma, S::Paused, {u"step -1"_s});
    row("period", Qt::Key_Period, S::Paused, {u"step 1"_s});
    row("home", Qt::Key_Home, S::Playing, {u"seek 0"_s});
    row("shift left", Qt::Key_Left, S::Paused, {u"seek 0"_s}, Qt::ShiftModifier);
    row("shift right", Qt::Key_Right, S::Playing, {u"seek 1000"_s}, Qt::ShiftModifier);
    row("[ is slower", Qt::Key_BracketLeft, S::Paused, {u"rate 0.75"_s});
    row("] is faster", Qt::Key_BracketRight, S::Playing, {u"rate 1.25"_s});
    row("Shift+I marks", Qt::Key_I, S::Paused, {u"range 0 -"_s}, Qt::ShiftModifier);
    row("Shift+O marks", Qt::Key_O, S::Playing, {u"range - 0"_s}, Qt::ShiftModifier);
    row("Alt+X forgets the marks", Qt::Key_X, S::Paused, {u"range - -"_s}, Qt::AltModifier);
    row("M mutes", Qt::Key_M, S::Paused, {u"mute"_s});
    row("Ctrl+L loops", Qt::Key_L, S::Paused, {u"loop"_s}, Qt::ControlModifier);
}

void TestPlayerWidget::keys()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const Qt::KeyboardModifier, modifier);
    QFETCH(const PlayerState, before);
    Window window;
    QVERIFY(window.openWithClip());
    window.player->become(before);
    QTest::keyClick(QApplication::focusWidget(), key, modifier);
    QTEST(window.player->orders, "orders");
    // The same from the position slider, which uses the arrow keys itself.
    window.player->become(before);
    window.part<SeekTrack>(u"positionSlider"_s)->setFocus();
    const qsizetype count = window.player->orders.count();
    QTest::keyClick(QApplication::focusWidget(), key, modifier);
    QCOMPARE(window.player->orders.count(), count + 1);
}

void TestPlayerWidget::keysAreSilentWithoutAClip()
{
    Window window;
    QVERIFY(window.open());
    window.part<VideoSurface>(u"videoSurface"_s)->setFocus();
    for (const Qt::Key key :
        {Qt::Key_Space, Qt::Key_K, Qt::Key_J, Qt::Key_L, Qt::Key_Left, Qt::Key_End, Qt::Key_Escape}) {
        QTest::keyClick(QApplication::focusWidget(), key);
    }
    QVERIFY(window.player->orders.isEmpty());
}

void TestPlayerWidget::keysAreSilentInATextField()
{
    Window window;
    QVERIFY(window.openWithClip());
    window.field->setFocus();
    QTest::keyClicks(window.field, u"jkl mf,."_s);
    QCOMPARE(window.field->text(), u"jkl mf,."_s);
    QVERIFY(window.player->orders.isEmpty());
    QVERIFY(!window.widget->isFullScreenShown());
}

void TestPlayerWidget::spaceBelongsToTheFocusedButton()
{
    Window window;
    QVERIFY(window.openWithClip());
    QToolButton* loop = window.button(u"loopButton"_s);
    loop->setFocus();
    QTest::keyClick(loop, Qt::Key_Space);
    QCOMPARE(window.player->orders, QStringList{u"loop"_s});
}

/// Otherwise Space would press the button that comes next.
void TestPlayerWidget::pictureTakesTheFocusOfADisabledControl()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    const QList<QWidget*> controls{window.button(u"playButton"_s), window.button(u"loopButton"_s),
        window.button(u"speedButton"_s), window.part<SeekTrack>(u"positionSlider"_s)};
    for (QWidget* control : controls) {
        control->setFocus();
        QVERIFY(control->hasFocus());
        window.widget->clear();
        TRY_COMPARE(QApplication::focusWidget(), surface);
        window.widget->showFile(u"/clips/take.mp4"_s);
        window.player->becomeReady(eightSeconds);
    }
    // Tab leaves a control as usual.
    controls.constFirst()->setFocus();
    QTest::keyClick(controls.constFirst(), Qt::Key_Tab);
    QCoreApplication::processEvents();
    QCOMPARE(QApplication::focusWidget(), window.button(u"nextFrameButton"_s));
}

void TestPlayerWidget::timecode()
{
    Window window;
    QVERIFY(window.openWithClip());
    QCOMPARE(window.part<QLabel>(u"totalLabel"_s)->text(), u"00:00:08:00"_s);
    window.player->arriveAt(3'666'666);
    QCOMPARE(window.part<QLabel>(u"timecodeLabel"_s)->text(), u"00:00:03:16"_s);
    QCOMPARE(window.part<QLabel>(u"timecodeLabel"_s)->toolTip(), u"Frame 88 of 191"_s);
    auto* slider = window.part<SeekTrack>(u"positionSlider"_s);
    QCOMPARE(slider->value(), 3667);
    QVERIFY(window.player->orders.isEmpty()); // the player's own report is not a command
    window.player->arriveAt(7'958'333);
    QCOMPARE(slider->value(), slider->maximum());
}

void TestPlayerWidget::runningNumbersMoveNothing()
{
    class LayoutCount final : public QObject {
    public:
        int requests = 0;
        bool eventFilter(QObject* /*watched*/, QEvent* event) override
        {
            requests += event->type() == QEvent::LayoutRequest ? 1 : 0;
            return false;
        }
    };
    Window window;
    QVERIFY(window.openWithClip());
    for (const int last : {191, 999, 12'345}) {
        ClipTiming timing;
        timing.framesPerSecond = 24;
        timing.durationUs = (last + 1) * 1'000'000LL / 24;
        window.player->becomeReady(timing);
        QCoreApplication::sendPostedEvents();
        LayoutCount count;
        window.part<QWidget>(u"transportBar"_s)->installEventFilter(&count);
        const auto* label = window.part<QLabel>(u"timecodeLabel"_s);
        const QRect place = label->geometry();
        for (const int frame : {0, 7, 98, last / 2, last}) {
            window.player->arriveAt(timing.frameStart(frame));
            QCoreApplication::sendPostedEvents();
            QCOMPARE(label->text(), timing.timecode(frame));
            QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <= label->width(), "a number is cut off");
        }
        QCOMPARE(label->geometry(), place);
        QCOMPARE(count.requests, 0);
    }
}

void TestPlayerWidget::clickOnTheBarGoesThere()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* slider = window.part<SeekTrack>(u"positionSlider"_s);
    QTest::mouseClick(slider, Qt::LeftButton, Qt::NoModifier, slider->rect().center());
    QVERIFY2(!window.player->orders.isEmpty(), "no seek");
    const int ms = window.player->orders.first().section(u' ', 1).toInt();
    QVERIFY2(qAbs(ms - 4000) < 60, qPrintable(window.player->orders.join(u' ')));
}

void TestPlayerWidget::draggingScrubsAndGoesOn()
{
    Window window;
    QVERIFY(window.openWithClip());
    window.player->become(PlayerState::Playing);
    auto* slider = window.part<SeekTrack>(u"positionSlider"_s);
    const QPoint middle = slider->rect().center();
    QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, middle);
    QTest::mouseMove(slider, middle + QPoint(20, 0));
    QTest::mouseMove(slider, middle + QPoint(40, 0));
    QCOMPARE(window.player->orders.count(u"pause"_s), 1);
    QVERIFY(window.player->orders.filter(u"seek"_s).count() >= 3);
    QCOMPARE(window.player->now, PlayerState::Paused);
    QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, middle + QPoint(40, 0));
    QCOMPARE(window.player->orders.last(), u"play"_s);
}

void TestPlayerWidget::draggingToTheEndStays()
{
    Window window;
    QVERIFY(window.openWithClip());
    window.player->become(PlayerState::Playing);
    auto* slider = window.part<SeekTrack>(u"positionSlider"_s);
    const QPoint beyond(slider->width() + 30, slider->height() / 2);
    QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, slider->rect().center());
    QTest::mouseMove(slider, beyond);
    QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, beyond);
    QCOMPARE(slider->value(), slider->maximum());
    QVERIFY(!window.player->orders.contains(u"play"_s));
}

void TestPlayerWidget::draggedHandleIsNotMovedByThePlayer()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* slider = window.part<SeekTrack>(u"positionSlider"_s);
    QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, slider->rect().center());
    const int held = slider->value();
    window.player->arriveAt(1'000'000);
    QCOMPARE(slider->value(), held);
    QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, slider->rect().center());
}

void TestPlayerWidget::assistiveProgramsMoveThePosition()
{
    Window window;
    QVERIFY(window.openWithClip());
    QAccessibleInterface* slider = QAccessible::queryAccessibleInterface(window.part<SeekTrack>(u"positionSlider"_s));
    QVERIFY(slider->valueInterface() != nullptr);
    slider->valueInterface()->setCurrentValue(2000);
    QCOMPARE(window.player->orders, QStringList{u"seek 2000"_s});
    QCOMPARE(slider->valueInterface()->maximumValue().toInt(), 7959);
}

void TestPlayerWidget::withoutSoundDevice()
{
    Window window;
    QVERIFY(window.openWithClip());
    window.player->loseSoundDevice();
    for (const QString& name : {u"volumeSlider"_s, u"muteButton"_s}) {
        auto* part = window.part<QWidget>(name);
        QVERIFY(!part->isEnabled());
        QVERIFY2(part->toolTip().contains(u"No sound device"_s), qPrintable(part->toolTip()));
    }
    QVERIFY(window.button(u"playButton"_s)->isEnabled());
}

void TestPlayerWidget::volume()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* slider = window.part<QSlider>(u"volumeSlider"_s);
    QTest::mouseClick(window.button(u"muteButton"_s), Qt::LeftButton);
    slider->setValue(50);
    QCOMPARE(window.player->orders, (QStringList{u"mute"_s, u"unmute"_s, u"volume 0.5"_s}));
}

void TestPlayerWidget::fullScreenAndBack()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F);
    QVERIFY(window.widget->isFullScreenShown());
    QVERIFY(waitForActive(surface->window()));
    QVERIFY(surface->window() != &window);
    QVERIFY(surface->isVisible());
    TRY_COMPARE(surface->window()->size(), surface->screen()->size());
    // A window manager may take the focus away and return it while the window grows.
    TRY_COMPARE(QApplication::focusWidget(), surface);
    QTest::keyClick(surface, Qt::Key_Right); // the keys work here, too
    QCOMPARE(window.player->orders, QStringList{u"step 1"_s});
    QTest::keyClick(surface, Qt::Key_Escape);
    QVERIFY(!window.widget->isFullScreenShown());
    QCOMPARE(surface->window(), &window);
    QVERIFY(surface->isVisible());
    QVERIFY(!window.part<QToolButton>(u"fullScreenButton"_s)->isChecked());
    QTest::mouseDClick(surface, Qt::LeftButton);
    QVERIFY(window.widget->isFullScreenShown());
    QTest::mouseDClick(surface, Qt::LeftButton);
    QVERIFY(!window.widget->isFullScreenShown());
}

void TestPlayerWidget::closedFullScreenComesBack()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    window.widget->playerActions()->fullScreen()->trigger();
    surface->window()->close();
    QVERIFY(!window.widget->isFullScreenShown());
    QCOMPARE(surface->window(), &window);
    QVERIFY(surface->isVisible());
}

void TestPlayerWidget::destroyedInFullScreen()
{
    auto window = std::make_unique<Window>();
    QVERIFY(window->openWithClip());
    window->widget->playerActions()->fullScreen()->trigger();
    window.reset();
    QVERIFY(QApplication::topLevelWidgets().isEmpty());
}

void TestPlayerWidget::pictureKeepsItsProportions_data()
{
    QTest::addColumn<QSize>("frame");
    QTest::addColumn<PictureShape>("shape");
    QTest::addColumn<double>("proportion");
    QTest::newRow("wide") << QSize(64, 36) << PictureShape{} << 16.0 / 9;
    QTest::newRow("tall") << QSize(36, 64) << PictureShape{} << 9.0 / 16;
    QTest::newRow("turned by a quarter") << QSize(64, 36) << PictureShape{90, {}} << 9.0 / 16;
    QTest::newRow("upside down") << QSize(64, 36) << PictureShape{180, {}} << 16.0 / 9;
    QTest::newRow("wide pixels") << QSize(48, 48) << PictureShape{0, {200, 100}} << 2.0;
    QTest::newRow("odd size") << QSize(35, 17) << PictureShape{} << 35.0 / 17;
}

void TestPlayerWidget::pictureKeepsItsProportions()
{
    QFETCH(const QSize, frame);
    QFETCH(const PictureShape, shape);
    QFETCH(const double, proportion);
    Window window;
    window.player->pictureShape = shape;
    window.widget->showFile(u"/clips/take.mp4"_s);
    window.player->becomeReady(eightSeconds, frame);
    QVERIFY(window.open());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    const QRect rect = surface->pictureRect();
    QVERIFY(qAbs(double(rect.width()) / rect.height() - proportion) < 0.02);
    QVERIFY(surface->rect().contains(rect));
    const QImage shown = surface->grab().toImage();
    QCOMPARE(shown.pixelColor(rect.center()).red(), 128);
    QCOMPARE(shown.pixelColor(rect.topLeft() + QPoint(2, 2)).red(), 128);
    const QPoint corner(0, 0);
    if (!rect.contains(corner)) {
        QCOMPARE(shown.pixelColor(corner), tone(Theme::Dark, Tone::PictureGround));
    }
}

void TestPlayerWidget::fitsANarrowWindow()
{
    Window window;
    window.resize(520, 360);
    QVERIFY(window.openWithClip());
    for (const QString& name : {u"transportBar"_s, u"actionRow"_s}) {
        auto* bar = window.part<QWidget>(name);
        for (const QWidget* part : bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (part->isVisible())
                QVERIFY2(bar->rect().contains(part->geometry()), qPrintable(part->objectName()));
        }
    }
    QVERIFY(window.part<SeekTrack>(u"positionSlider"_s)->width() >= 240);
}

QTEST_MAIN(TestPlayerWidget)
#include "tst_playerwidget.moc"
