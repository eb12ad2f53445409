// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"
#include "ui/widgets/presswatch.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Which press causes an action: a press by the user, or the repeat of a held key.
class TestPressWatch final : public QObject {
    Q_OBJECT

private:
    ManualClock m_clock;
    std::unique_ptr<PressWatch> m_watch;
    QObject m_window; // not a widget: Qt would send it a shortcut event without the key's scan code

    SendPress key(QEvent::Type type, quint64 time, bool isMarked = false, quint32 code = 36)
    {
        QKeyEvent event(type, Qt::Key_Return, Qt::ControlModifier, code, 0, 0, QString(), isMarked);
        event.setTimestamp(time);
        QCoreApplication::sendEvent(&m_window, &event);
        return m_watch->current();
    }
    SendPress press(quint64 time, bool isMarked = false) { return key(QEvent::KeyPress, time, isMarked); }
    SendPress release(quint64 time) { return key(QEvent::KeyRelease, time); }
    SendPress mouse(QEvent::Type type, quint64 time)
    {
        QMouseEvent event(type, {1, 1}, {1, 1}, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        event.setTimestamp(time);
        QCoreApplication::sendEvent(&m_window, &event);
        return m_watch->current();
    }

private Q_SLOTS:
    void init() { m_watch = std::make_unique<PressWatch>(m_clock); }
    void cleanup() { m_watch.reset(); }

    /// A button ignores marked repeats, and the release that ends them clicks it.
    void theReleaseThatEndsMarkedRepeatsIsNoRepeat()
    {
        press(1000);
        for (quint64 time = 1200; time < 1500; time += 33) {
            press(time, true);
            QVERIFY(m_watch->isRepeat());
        }
        release(1510);
        QVERIFY(!m_watch->isRepeat());
        // Unmarked repeats come with releases, each of which clicks it. Those after the first are repeats.
        press(3000);
        release(3200);
        QVERIFY(!m_watch->isRepeat());
        press(3200);
        release(3233);
        QVERIFY(m_watch->isRepeat());
    }

    /// The first half hid its button. The second half was not meant for the widget below.
    void theSecondHalfOfADoubleClickReachesNothingElse()
    {
        QWidget window;
        window.resize(200, 100);
        QPushButton below(&window);
        below.setGeometry(0, 0, 200, 100);
        QPushButton above(&window);
        above.setGeometry(0, 0, 200, 100);
        connect(&above, &QPushButton::clicked, &above, &QWidget::hide);
        QSignalSpy clicks(&below, &QPushButton::clicked);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, patienceMs));
        const auto click = [](QWidget* at, QEvent::Type type, quint64 time) {
            for (const QEvent::Type each : {type, QEvent::MouseButtonRelease}) {
                const bool isDown = each != QEvent::MouseButtonRelease;
                QMouseEvent event(each, {9, 9}, at->mapToGlobal(QPointF(9, 9)), Qt::LeftButton,
                    isDown ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
                event.setTimestamp(isDown ? time : time + 20);
                QCoreApplication::sendEvent(at, &event);
            }
        };
        click(&above, QEvent::MouseButtonPress, 1000);
        QVERIFY(!above.isVisible());
        click(&below, QEvent::MouseButtonDblClick, 1100);
        QCOMPARE(clicks.size(), 0);
        click(&below, QEvent::MouseButtonPress, 3000);
        click(&below, QEvent::MouseButtonDblClick, 3100);
        QCOMPARE(clicks.size(), 2);
    }

    void aKeyOfX11IsHeldThroughReleasesOfTheSameTime()
    {
        const SendPress first = press(1000);
        QVERIFY(first.hold != 0);
        quint64 event = first.event;
        for (quint64 time = 1200; time < 3000; time += 33) {
            QCOMPARE(release(time).hold, first.hold);
            const SendPress again = press(time);
            QCOMPARE(again.hold, first.hold);
            QCOMPARE(again.madeAt, first.madeAt);
            QVERIFY(again.event > event);
            QVERIFY(m_watch->isRepeat());
            event = again.event;
        }
        release(3010);
        QVERIFY(press(3011).hold != first.hold);
        QVERIFY(!m_watch->isRepeat());
    }

    void markedRepeatsAreOfTheSameHold()
    {
        const SendPress first = press(1000);
        QCOMPARE(press(1200, true).hold, first.hold);
        QCOMPARE(press(1233).hold, first.hold); // neither marked nor released
        release(1240);
        QVERIFY(press(1500).hold != first.hold);
    }

    void oneEventByWayOfManyIsOne()
    {
        const SendPress first = key(QEvent::ShortcutOverride, 1000);
        QCOMPARE(key(QEvent::KeyPress, 1000).event, first.event);
        QCOMPARE(key(QEvent::KeyPress, 1000).hold, first.hold);
        QVERIFY(!m_watch->isRepeat());
    }

    void aDoubleClickIsTwoPresses()
    {
        const SendPress first = mouse(QEvent::MouseButtonPress, 1000);
        m_clock.advance(50);
        QCOMPARE(mouse(QEvent::MouseButtonRelease, 1050).hold, first.hold);
        m_clock.advance(100);
        const SendPress second = mouse(QEvent::MouseButtonPress, 1150);
        QVERIFY(second.hold != first.hold);
        QCOMPARE(mouse(QEvent::MouseButtonDblClick, 1150).event, second.event);
        QCOMPARE(second.madeAt - first.madeAt, 150);
    }

    /// Both are handled at once, after the window was busy. Their times distinguish them.
    void whatWasQueuedHasTheTimeAtWhichItWasMade()
    {
        m_clock.advance(10'000);
        const SendPress before = mouse(QEvent::MouseButtonPress, 5000);
        QCOMPARE(before.madeAt, m_clock.elapsed());
        m_clock.advance(3000);
        mouse(QEvent::MouseButtonRelease, 5010);
        const SendPress late = mouse(QEvent::MouseButtonPress, 5600);
        QCOMPARE(late.madeAt, m_clock.elapsed() - 2400);
        QCOMPARE(late.madeAt - before.madeAt, 600);
    }

    void whatNoEventBroughtIsNoPress()
    {
        press(1000);
        SendPress seen{1, 1, 1};
        QMetaObject::invokeMethod(
            this, [this, &seen] { seen = m_watch->current(); }, Qt::QueuedConnection);
        QCoreApplication::processEvents();
        QCOMPARE(seen.hold, 0U);
        QCOMPARE(seen.event, 0U);
        QCOMPARE(press(1200, true).hold, 1U); // the key is still held
    }

    void otherKeysArePressesOfTheirOwn()
    {
        const SendPress first = press(1000);
        QVERIFY(key(QEvent::KeyPress, 1001, false, 42).hold != first.hold);
        QCOMPARE(press(1200, true).hold, first.hold);
    }

    /// It was released while another program had the keyboard.
    void aKeyReleasedElsewhereIsNotHeldForEver()
    {
        const SendPress first = press(1000);
        QEvent away(QEvent::ApplicationDeactivate);
        QCoreApplication::sendEvent(qApp, &away);
        QVERIFY(press(5000).hold != first.hold);
    }

    void theClockOfX11BeginsAnew()
    {
        m_clock.advance(1000);
        const SendPress last = press(0xffff'ff00);
        release(0xffff'ff40);
        m_clock.advance(1000);
        const SendPress next = press(700);
        QVERIFY(next.hold != last.hold);
        QCOMPARE(next.madeAt, m_clock.elapsed());
    }
};

QTEST_MAIN(TestPressWatch)
#include "tst_presswatch.moc"
