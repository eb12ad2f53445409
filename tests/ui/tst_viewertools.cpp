// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/playerwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/seektrack.h"

#include <QAccessible>
#include <QAction>
#include <QContextMenuEvent>
#include <QInputDialog>
#include <QMenu>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Tools for a close look: marks, stills, zoom, filmstrip, preview, and the actions of a frame.
class TestViewerTools final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void marks();
    void stillTakesTheFramesPlace();
    void zoomAndPan();
    void wheelZoomsAroundThePointer();
    void anotherClipIsFittedInAgain();
    void goToFrame();
    void menuHasEveryKey();
    void useFrameButton();
    void filmstripGoesThere();
    void filmstripCanBeHidden();
    void outsideOfTheRangeIsShaded();
    void rowsStayWithoutAClip();
    void clickPlays();
    void doubleClickIsFullScreenOnly();
    void dragIsNoClick();
    void volumeAppears();
    void hoverShowsWhatLiesThere();
};

void TestViewerTools::marks()
{
    Window window;
    QVERIFY(window.openWithClip());
    const auto press = [&window](Qt::Key key, int frame) {
        window.player->arriveAt(eightSeconds.frameStart(frame));
        QTest::keyClick(window.part<VideoSurface>(u"videoSurface"_s), key, Qt::ShiftModifier);
        return window.player->marks;
    };
    const auto at = [](int frame) { return std::optional<qint64>(eightSeconds.frameStart(frame)); };
    QCOMPARE(press(Qt::Key_I, 24), (PlayRange{at(24), {}}));
    QCOMPARE(press(Qt::Key_O, 48), (PlayRange{at(24), at(48)}));
    QCOMPARE(press(Qt::Key_I, 30), (PlayRange{at(30), at(48)}));
    QCOMPARE(press(Qt::Key_O, 48), (PlayRange{at(30), {}})); // pressing it again removes it
    QCOMPARE(press(Qt::Key_O, 12), (PlayRange{{}, at(12)})); // before the other one: a new range
    auto* slider = window.part<SeekTrack>(u"positionSlider"_s);
    const QImage with = slider->grab().toImage();
    QTest::keyClick(slider, Qt::Key_X, Qt::AltModifier);
    QVERIFY(slider->grab().toImage() != with);
}

void TestViewerTools::stillTakesTheFramesPlace()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    const auto middle = [surface] { return surface->grab().toImage().pixelColor(surface->rect().center()).red(); };
    QCOMPARE(middle(), 128);
    QImage still(64, 36, QImage::Format_RGB32);
    still.fill(qRgb(40, 40, 40));
    Q_EMIT window.player->stillReady(still);
    QCOMPARE(middle(), 40);
    Q_EMIT window.player->frameReady(FakePlayer::greyFrame(QSize(64, 36), 90));
    QCOMPARE(middle(), 90);
    Q_EMIT window.player->stillReady(still);
    window.widget->clear();
    QVERIFY(surface->pictureRect().isEmpty());
}

void TestViewerTools::zoomAndPan()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    const QRect fitted = surface->pictureRect();
    QImage still(2000, 1125, QImage::Format_RGB32);
    still.fill(Qt::gray);
    Q_EMIT window.player->stillReady(still);
    QVERIFY(qAbs(surface->pictureRect().width() - fitted.width()) < 2);
    QTest::keyClick(surface, Qt::Key_Z);
    QCOMPARE(QSizeF(surface->pictureRect().size()) * surface->devicePixelRatioF(), QSizeF(2000, 1125));
    const QPoint middle = surface->rect().center();
    const QPoint before = surface->pictureRect().center();
    QTest::mousePress(surface, Qt::LeftButton, {}, middle);
    QTest::mouseMove(surface, middle + QPoint(30, 20));
    QCOMPARE(surface->pictureRect().center(), before + QPoint(30, 20));
    QTest::mouseMove(surface, middle + QPoint(9000, 9000)); // not beyond the picture's edge
    QCOMPARE(surface->pictureRect().topLeft(), QPoint(0, 0));
    QTest::mouseRelease(surface, Qt::LeftButton, {}, middle);
    QTest::keyClick(surface, Qt::Key_Minus);
    QCOMPARE(surface->zoom(), 0.8);
    for (int times = 0; times < 40; ++times) {
        QTest::keyClick(surface, Qt::Key_Plus);
    }
    QCOMPARE(surface->zoom(), 16.0);
    QVERIFY(!surface->grab().isNull());
    QTest::keyClick(surface, Qt::Key_Z, Qt::ShiftModifier);
    QCOMPARE(surface->zoom(), 0.0);
    QVERIFY(surface->rect().contains(surface->pictureRect()));
}

void TestViewerTools::wheelZoomsAroundThePointer()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    QImage still(2000, 1125, QImage::Format_RGB32);
    still.fill(Qt::gray);
    Q_EMIT window.player->stillReady(still);
    const QPointF pointer(200, 150);
    const QRect before = surface->pictureRect();
    const auto place = [surface, pointer] {
        const QRectF picture = surface->pictureRect();
        return QPointF((pointer.x() - picture.x()) / picture.width(), (pointer.y() - picture.y()) / picture.height());
    };
    const QPointF held = place();
    QWheelEvent wheel(pointer, surface->mapToGlobal(pointer), {}, QPoint(0, 480), Qt::NoButton, Qt::ControlModifier,
        Qt::NoScrollPhase, false);
    QApplication::sendEvent(surface, &wheel);
    QVERIFY(qAbs(surface->pictureRect().width() - 2 * before.width()) < 4);
    QVERIFY((place() - held).manhattanLength() < 0.01);
    QWheelEvent plain(pointer, surface->mapToGlobal(pointer), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
        Qt::NoScrollPhase, false);
    QApplication::sendEvent(surface, &plain);
    QVERIFY(!plain.isAccepted());
}

void TestViewerTools::anotherClipIsFittedInAgain()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    QTest::keyClick(surface, Qt::Key_Z);
    QVERIFY(surface->zoom() > 0);
    window.widget->showFile(u"/clips/other.mp4"_s);
    QCOMPARE(surface->zoom(), 0.0);
}

void TestViewerTools::goToFrame()
{
    Window window;
    QVERIFY(window.openWithClip());
    window.player->arriveAt(eightSeconds.frameStart(7));
    QTest::keyClick(window.part<VideoSurface>(u"videoSurface"_s), Qt::Key_G, Qt::ControlModifier);
    auto* dialog = window.part<QInputDialog>(u"goToFrameDialog"_s);
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->intValue(), 7);
    QCOMPARE(dialog->intMaximum(), 191);
    window.player->orders.clear();
    dialog->setIntValue(100);
    dialog->accept();
    QCOMPARE(window.player->orders.constLast(), u"seek %1"_s.arg(eightSeconds.frameStart(100) / 1000));
}

void TestViewerTools::menuHasEveryKey()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(40, 40), surface->mapToGlobal(QPoint(40, 40)));
    QApplication::sendEvent(surface, &event);
    auto* menu = window.part<QMenu>(u"playerMenu"_s);
    QVERIFY(menu != nullptr && menu->isVisible());
    QList<QAction*> offered = menu->actions();
    for (const QMenu* part : menu->findChildren<QMenu*>())
        offered += part->actions();
    for (QAction* action : window.widget->playerActions()->all() + window.widget->frameActions()->all()) {
        QVERIFY2(offered.contains(action), qPrintable(action->text()));
        QVERIFY2(action->isShortcutVisibleInContextMenu(), qPrintable(action->text()));
    }
    menu->close();
    TRY_VERIFY(window.part<QMenu>(u"playerMenu"_s) == nullptr);
}

void TestViewerTools::useFrameButton()
{
    Window window;
    QVERIFY(window.open());
    QToolButton* button = window.button(u"useFrameButton"_s);
    QVERIFY(!button->isEnabled());
    window.widget->showFile(u"/clips/take.mp4"_s);
    window.player->becomeReady(eightSeconds);
    QVERIFY(button->isEnabled());
    QCOMPARE(QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name), u"Use frame"_s);
    const QList<QAction*> frames = window.widget->frameActions()->all();
    for (const QAction* action : frames) {
        QVERIFY2(button->menu()->actions().contains(action), qPrintable(action->text()));
        QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
    }
    QSignalSpy actions(window.widget->frameActions(), &FrameActions::triggered);
    window.part<VideoSurface>(u"videoSurface"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(actions.count(), 1);
    QCOMPARE(actions.at(0).at(0).value<FrameCommand>(), FrameCommand::Copy);
    window.field->setFocus();
    QTest::keyClick(window.field, Qt::Key_1, Qt::AltModifier);
    QCOMPARE(actions.count(), 1);
}

namespace {

Filmstrip redStrip()
{
    Filmstrip strip{QImage(640, 90, QImage::Format_RGB32), 4};
    strip.pictures.fill(Qt::red);
    return strip;
}

} // namespace

void TestViewerTools::filmstripGoesThere()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* track = window.part<SeekTrack>(u"positionSlider"_s);
    QVERIFY(!track->grab().isNull()); // without pictures yet
    track->setStrip(redStrip());
    const qint64 last = eightSeconds.frameStart(eightSeconds.lastFrame());
    // Both ends of the track are both ends of the clip.
    const auto clickAt = [&](int x) {
        QTest::mouseClick(track, Qt::LeftButton, {}, QPoint(x, track->height() / 2));
        return track->positionUs();
    };
    QCOMPARE(clickAt(track->width() - 1), (last + 999) / 1000 * 1000);
    QCOMPARE(track->grab().toImage().pixelColor(track->width() / 2, track->height() / 2), QColor(Qt::red));
    QVERIFY(qAbs(clickAt(track->width() / 2) - last / 2) < 50'000);
    QCOMPARE(clickAt(0), 0);
    QVERIFY(window.player->orders.contains(u"seek 0"_s));
    // What was not played yet is dimmed, not gone.
    const QColor dimmed = track->grab().toImage().pixelColor(track->width() / 2, track->height() / 2);
    QVERIFY(dimmed != QColor(Qt::red) && dimmed.red() > dimmed.green());
}

void TestViewerTools::filmstripCanBeHidden()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* track = window.part<SeekTrack>(u"positionSlider"_s);
    track->setStrip(redStrip());
    const QRect place = track->geometry();
    const QImage with = track->grab().toImage();
    QTest::keyClick(window.part<VideoSurface>(u"videoSurface"_s), Qt::Key_T);
    QVERIFY(track->grab().toImage() != with);
    QCOMPARE(track->geometry(), place);
    QTest::keyClick(window.part<VideoSurface>(u"videoSurface"_s), Qt::Key_T);
    QCOMPARE(track->grab().toImage(), with);
}

void TestViewerTools::outsideOfTheRangeIsShaded()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* track = window.part<SeekTrack>(u"positionSlider"_s);
    track->setStrip(redStrip());
    const auto redAt = [track](int percent) {
        const QColor seen = track->grab().toImage().pixelColor(track->width() * percent / 100, track->height() / 2 + 4);
        return seen.red() - seen.green();
    };
    const int inside = redAt(50);
    const int before = redAt(10);
    track->showRange({2'000'000, 6'000'000});
    QCOMPARE(redAt(50), inside);
    QVERIFY2(redAt(10) < before / 2, qPrintable(QString::number(redAt(10))));
    QVERIFY(redAt(90) < inside / 2);
    track->showRange({{}, 6'000'000});
    QCOMPARE(redAt(10), before);
    QVERIFY(redAt(90) < inside / 2);
    track->showRange({});
    QCOMPARE(redAt(90), inside);
}

void TestViewerTools::rowsStayWithoutAClip()
{
    Window window;
    QVERIFY(window.openWithClip());
    const QStringList parts{u"videoSurface"_s, u"transportBar"_s, u"timecodeLabel"_s, u"positionSlider"_s,
        u"totalLabel"_s, u"loopButton"_s, u"speedButton"_s, u"muteButton"_s, u"playButton"_s, u"useFrameButton"_s,
        u"fullScreenButton"_s};
    const auto places = [&] {
        QList<QRect> all;
        for (const QString& name : parts)
            all.append(window.part<QWidget>(name)->geometry());
        return all;
    };
    const QList<QRect> before = places();
    window.widget->clear(u"Still generating…"_s);
    window.player->clipTiming = {};
    Q_EMIT window.player->timingChanged();
    QCOMPARE(places(), before);
    auto* track = window.part<SeekTrack>(u"positionSlider"_s);
    QVERIFY(!track->isEnabled());
    const QImage empty = track->grab().toImage();
    window.widget->setTrackHint(u"Downloads automatically, then plays here"_s);
    QVERIFY(track->grab().toImage() != empty);
    window.widget->showFile(u"/clips/bad.mp4"_s);
    window.player->breakDown(u"This is no clip."_s);
    QCOMPARE(places(), before);
}

void TestViewerTools::clickPlays()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    QTest::mouseClick(surface, Qt::LeftButton);
    TRY_COMPARE(window.player->orders, QStringList{u"play"_s});
    QTest::qWait(QApplication::doubleClickInterval() + 50);
    QTest::mouseClick(surface, Qt::LeftButton);
    TRY_COMPARE(window.player->orders, (QStringList{u"play"_s, u"pause"_s}));
    QTest::mouseClick(surface, Qt::RightButton);
    window.widget->clear();
    window.player->orders.clear();
    QTest::mouseClick(surface, Qt::LeftButton); // nothing to play
    QTest::qWait(300);
    QVERIFY(window.player->orders.isEmpty());
}

void TestViewerTools::doubleClickIsFullScreenOnly()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    QTest::mouseClick(surface, Qt::LeftButton);
    QTest::mouseDClick(surface, Qt::LeftButton);
    QVERIFY(window.widget->isFullScreenShown());
    QTest::qWait(300);
    QVERIFY2(window.player->orders.isEmpty(), qPrintable(window.player->orders.join(u' ')));
    QTest::keyClick(surface, Qt::Key_Escape);
    // The second half of a slow double click takes the first one back.
    QTest::mouseClick(surface, Qt::LeftButton);
    TRY_COMPARE(window.player->orders, QStringList{u"play"_s});
    QTest::mouseDClick(surface, Qt::LeftButton);
    QCOMPARE(window.player->orders, (QStringList{u"play"_s, u"pause"_s}));
    QVERIFY(window.widget->isFullScreenShown());
}

void TestViewerTools::dragIsNoClick()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    const QPoint middle = surface->rect().center();
    QTest::mousePress(surface, Qt::LeftButton, {}, middle);
    QTest::mouseMove(surface, middle + QPoint(40, 0));
    QTest::mouseRelease(surface, Qt::LeftButton, {}, middle + QPoint(40, 0));
    QTest::qWait(300);
    QVERIFY(window.player->orders.isEmpty());
}

void TestViewerTools::volumeAppears()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* slider = window.part<QSlider>(u"volumeSlider"_s);
    QToolButton* mute = window.button(u"muteButton"_s);
    QVERIFY(!slider->isVisible());
    QTest::mouseMove(&window, QPoint(2, 2));
    QTest::mouseMove(mute, mute->rect().center());
    TRY_VERIFY(slider->isVisible());
    QTest::mouseMove(slider, slider->rect().center()); // the way there takes less time than the slider waits
    QTest::qWait(500);
    QVERIFY(slider->isVisible());
    QTest::mouseMove(&window, QPoint(2, 2));
    TRY_VERIFY(!slider->isVisible());
    // The wheel and the keyboard do the same.
    QWheelEvent wheel(QPointF(5, 5), mute->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton,
        Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(mute, &wheel);
    QCOMPARE(slider->value(), 95);
    mute->setFocus(Qt::TabFocusReason);
    TRY_VERIFY(slider->isVisible());
    QTest::keyClick(mute, Qt::Key_Down);
    QCOMPARE(slider->value(), 90);
    slider->setFocus(Qt::TabFocusReason);
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(slider->value(), 85);
    QCOMPARE(window.player->orders, (QStringList{u"volume 0.95"_s, u"volume 0.9"_s, u"volume 0.85"_s}));
}

void TestViewerTools::hoverShowsWhatLiesThere()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* slider = window.part<SeekTrack>(u"positionSlider"_s);
    auto* preview = window.part<QWidget>(u"framePreview"_s);
    QVERIFY(!preview->isVisible());
    QTest::mouseMove(slider, slider->rect().center());
    TRY_VERIFY(preview->isVisible());
    const int low = preview->height();
    slider->setStrip(redStrip());
    QTest::mouseMove(slider, slider->rect().center() + QPoint(9, 0));
    TRY_VERIFY(preview->height() > low + 80);
    QCOMPARE(preview->grab().toImage().pixelColor(preview->width() / 2, 40), QColor(Qt::red));
    QVERIFY(preview->parentWidget()->rect().contains(preview->geometry()));
    QTest::mouseMove(&window, QPoint(2, 2));
    TRY_VERIFY(!preview->isVisible());
}

QTEST_MAIN(TestViewerTools)
#include "tst_viewertools.moc"
