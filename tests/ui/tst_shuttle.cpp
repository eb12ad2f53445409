// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/playerwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/viewer/videosurface.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Playback speed and direction: J, K, L, and the speed control.
class TestShuttle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void heldKGoesByFrames();
    void jAgainIsFasterAndLTurnsRound();
    void spaceAfterTheWayBackIsAtNormalSpeed();
    void theButtonTellsTheSpeed();
};

void TestShuttle::heldKGoesByFrames()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    QTest::keyPress(surface, Qt::Key_K);
    window.player->orders.clear();
    for (const Qt::Key key : {Qt::Key_L, Qt::Key_L, Qt::Key_J})
        QTest::keyClick(surface, key);
    QCOMPARE(window.player->orders, (QStringList{u"step 1"_s, u"step 1"_s, u"step -1"_s}));
    QTest::keyRelease(surface, Qt::Key_K);
    window.player->orders.clear();
    QTest::keyClick(surface, Qt::Key_L);
    QCOMPARE(window.player->orders, QStringList{u"play"_s});
    QTest::keyPress(surface, Qt::Key_K);
    QEvent away(QEvent::WindowDeactivate); // the key is released elsewhere
    QApplication::sendEvent(&window, &away);
    window.player->become(PlayerState::Paused);
    window.player->orders.clear();
    QTest::keyClick(surface, Qt::Key_L);
    QCOMPARE(window.player->orders, QStringList{u"play"_s});
}

void TestShuttle::jAgainIsFasterAndLTurnsRound()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    for (const Qt::Key key : {Qt::Key_J, Qt::Key_J, Qt::Key_J, Qt::Key_L, Qt::Key_J, Qt::Key_J, Qt::Key_K})
        QTest::keyClick(surface, key);
    QCOMPARE(window.player->orders,
        (QStringList{u"back"_s, u"rate 2"_s, u"play"_s, u"rate 1"_s, u"back"_s, u"rate 2"_s, u"pause"_s, u"rate 1"_s}));
}

void TestShuttle::spaceAfterTheWayBackIsAtNormalSpeed()
{
    Window window;
    QVERIFY(window.openWithClip());
    auto* surface = window.part<VideoSurface>(u"videoSurface"_s);
    for (const Qt::Key key :
        {Qt::Key_J, Qt::Key_J, Qt::Key_Space, Qt::Key_Space, Qt::Key_L, Qt::Key_Space, Qt::Key_Space})
        QTest::keyClick(surface, key);
    // Forwards, the speed is one of the selectable ones, and stays.
    QCOMPARE(window.player->orders,
        (QStringList{
            u"back"_s, u"rate 2"_s, u"pause"_s, u"rate 1"_s, u"play"_s, u"rate 1.25"_s, u"pause"_s, u"play"_s}));
}

void TestShuttle::theButtonTellsTheSpeed()
{
    Window window;
    QVERIFY(window.openWithClip());
    QToolButton* button = window.button(u"speedButton"_s);
    QCOMPARE(button->text(), u"1×"_s);
    QStringList texts;
    for (QAction* action : button->menu()->actions()) {
        texts.append(action->text());
    }
    QCOMPARE(texts, (QStringList{u"0.25×"_s, u"0.5×"_s, u"0.75×"_s, u"1×"_s, u"1.25×"_s, u"1.5×"_s, u"2×"_s}));
    button->menu()->actions().first()->trigger();
    QCOMPARE(button->text(), u"0.25×"_s);
    window.player->become(PlayerState::Playing);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_BracketLeft); // the slowest speed
    QCOMPARE(window.player->orders, QStringList{u"rate 0.25"_s});
    for (int presses = 0; presses < 9; ++presses) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_L);
    }
    QCOMPARE(window.player->orders.last(), u"rate 2"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_K);
    QCOMPARE(button->text(), u"1×"_s);
    QVERIFY(button->menu()->actions().at(3)->isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_J);
    QCOMPARE(button->text(), u"−1×"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_J);
    QCOMPARE(button->text(), u"−2×"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_L);
    QCOMPARE(button->text(), u"1×"_s);
}

QTEST_MAIN(TestShuttle)
#include "tst_shuttle.moc"
