// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/playerwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/viewer/filmstripbar.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/seekslider.h"

#include <QAccessible>
#include <QAction>
#include <QContextMenuEvent>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>
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
    void filmstripMakesRoom();
    void hoverShowsWhatLiesThere();
};

void TestViewerTools::marks()
{
    Window window;
    QVERIFY(window.openWithClip());
    const auto press = [&window](Qt::Key key, int frame) {
        window.player->arriveAt(eightSeconds.frameStart(frame));
        QTest::keyClick(window.part<VideoSurface>(u"videoSurface"_s), key);
        return window.player->marks;
    };
    const auto at = [](int frame) { return std::optional<qint64>(eightSeconds.frameStart(frame)); };
    QCOMPARE(press(Qt::Key_I, 24), (PlayRange{at(24), {}}));
    QCOMPARE(press(Qt::Key_O, 48), (PlayRange{at(24), at(48)}));
    QCOMPARE(press(Qt::Key_I, 30), (PlayRange{at(30), at(48)}));
    QCOMPARE(press(Qt::Key_O, 48), (PlayRange{at(30), {}})); // pressing it again removes it
    QCOMPARE(press(Qt::Key_O, 12), (PlayRange{{}, at(12)})); // before the other one: a new range
    auto* slider = window.part<SeekSlider>(u"positionSlider"_s);
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
    QTRY_VERIFY(window.part<QMenu>(u"playerMenu"_s) == nullptr);
}

void TestViewerTools::useFrameButton()
{
    Window window;
    QVERIFY(window.open());
    auto* button = window.part<QPushButton>(u"useFrameButton"_s);
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

void TestViewerTools::filmstripGoesThere()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* bar = window.part<FilmstripBar>(u"filmstripBar"_s);
    QVERIFY(bar->isVisible());
    QVERIFY(!bar->grab().isNull()); // without pictures yet
    Filmstrip strip{QImage(640, 90, QImage::Format_RGB32), 4};
    strip.pictures.fill(Qt::red);
    bar->setStrip(strip);
    QCOMPARE(bar->grab().toImage().pixelColor(bar->width() / 2, 10), QColor(Qt::red));
    const qint64 last = eightSeconds.frameStart(eightSeconds.lastFrame());
    QCOMPARE(bar->timeAt(-50), 0);
    QCOMPARE(bar->timeAt(50'000), last);
    QTest::mouseClick(bar, Qt::LeftButton, {}, QPoint(bar->width() / 2, 10));
    QVERIFY(window.player->orders.constLast().startsWith(u"seek "_s));
    const qint64 ms = window.player->orders.constLast().section(u' ', 1).toLongLong();
    QVERIFY(qAbs(ms - last / 2000) < 50);
}

void TestViewerTools::filmstripCanBeHidden()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* bar = window.part<FilmstripBar>(u"filmstripBar"_s);
    QTest::keyClick(window.part<VideoSurface>(u"videoSurface"_s), Qt::Key_T);
    QVERIFY(!bar->isVisible());
    window.button(u"filmstripButton"_s)->click();
    QVERIFY(bar->isVisible());
    window.player->become(PlayerState::Loading); // the picture does not jump between clips
    QVERIFY(bar->isVisible());
    window.player->breakDown(u"This is no clip."_s);
    QVERIFY(!bar->isVisible());
}

void TestViewerTools::filmstripMakesRoom()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* bar = window.part<FilmstripBar>(u"filmstripBar"_s);
    const int full = bar->height();
    const int around = window.height() - window.widget->height();
    window.resize(window.width(), 250 + around);
    QTRY_VERIFY(bar->isVisible() && bar->height() < full);
    QTest::keyClick(window.part<VideoSurface>(u"videoSurface"_s), Qt::Key_T);
    QVERIFY(!bar->isVisible());
    auto* slider = window.part<SeekSlider>(u"positionSlider"_s); // it still shows the preview
    bar->setStrip(Filmstrip{QImage(640, 90, QImage::Format_RGB32), 4});
    QTest::mouseMove(slider, slider->rect().center());
    QTest::mouseMove(slider, slider->rect().center() + QPoint(9, 0));
    QTRY_VERIFY(window.part<QWidget>(u"framePreview"_s)->height() > 90);
    QTest::keyClick(window.part<VideoSurface>(u"videoSurface"_s), Qt::Key_T);
    window.resize(window.width(), 500);
    QTRY_VERIFY(bar->isVisible() && bar->height() == full);
}

void TestViewerTools::hoverShowsWhatLiesThere()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* slider = window.part<SeekSlider>(u"positionSlider"_s);
    auto* preview = window.part<QWidget>(u"framePreview"_s);
    QVERIFY(!preview->isVisible());
    QTest::mouseMove(slider, slider->rect().center());
    QTRY_VERIFY(preview->isVisible());
    const int low = preview->height();
    Filmstrip strip{QImage(640, 90, QImage::Format_RGB32), 4};
    strip.pictures.fill(Qt::red);
    window.part<FilmstripBar>(u"filmstripBar"_s)->setStrip(strip);
    QTest::mouseMove(slider, slider->rect().center() + QPoint(9, 0));
    QTRY_VERIFY(preview->height() > low + 80);
    QCOMPARE(preview->grab().toImage().pixelColor(preview->width() / 2, 40), QColor(Qt::red));
    QVERIFY(preview->parentWidget()->rect().contains(preview->geometry()));
    QTest::mouseMove(&window, QPoint(2, 2));
    QTRY_VERIFY(!preview->isVisible());
}

QTEST_MAIN(TestViewerTools)
#include "tst_viewertools.moc"
