// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"
#include "ui/desktop/systemsleep.h"
#include "ui/desktop/whenfinished.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusContext>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Stands for the system's session manager.
class Login final : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")
public:
    QList<bool> asked; ///< whether each call allowed the system to ask for a password
    bool refuses = false;

public Q_SLOTS:
    Q_SCRIPTABLE void Suspend(bool interactive)
    {
        asked.append(interactive);
        if (refuses)
            sendErrorReply(QDBusError::AccessDenied, u"Not authorised"_s);
    }
};

} // namespace

/// What happens once all takes are finished: once, after a countdown, and never while something is going on.
class TestWhenFinished final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { QDBusConnection::disconnectFromBus(u"login"_s); }
    void init();

    void actsOnceAfterTheCountdown_data();
    void actsOnceAfterTheCountdown();
    void notifiesAtOnce();
    void neverWhileBusy();
    void workDuringTheCountdown();
    void canceled();
    void canceledByAnAnswerToTheCountdown();
    void anotherChoiceCountsAgain();
    void sleeps();
    void sleepIsRefused();
    void noSessionManager();

private:
    void pass(int seconds) { m_clock->advance(seconds * 1000); }
    QList<AfterTakes> dueSoFar() const
    {
        QList<AfterTakes> choices;
        for (const QList<QVariant>& arguments : *m_due)
            choices.append(arguments.constFirst().value<AfterTakes>());
        return choices;
    }

    Login m_login;
    bool m_isBusy = false;
    std::unique_ptr<ManualClock> m_clock;
    std::unique_ptr<WhenFinished> m_finish;
    std::unique_ptr<QSignalSpy> m_due;
};

void TestWhenFinished::initTestCase()
{
    // Before the first use of the system bus.
    qputenv("DBUS_SYSTEM_BUS_ADDRESS", qgetenv("DBUS_SESSION_BUS_ADDRESS"));
    QVERIFY2(QDBusConnection::systemBus().isConnected(), "needs a session bus: tests/session.sh gives one");
}

void TestWhenFinished::init()
{
    m_isBusy = true;
    m_due.reset();
    m_finish.reset();
    m_clock = std::make_unique<ManualClock>();
    m_finish = std::make_unique<WhenFinished>(*m_clock, [this] { return m_isBusy; });
    m_due = std::make_unique<QSignalSpy>(m_finish.get(), &WhenFinished::due);
    m_login.asked.clear();
    m_login.refuses = false;
}

void TestWhenFinished::actsOnceAfterTheCountdown_data()
{
    QTest::addColumn<AfterTakes>("choice");
    QTest::newRow("sleep") << AfterTakes::Sleep;
    QTest::newRow("quit") << AfterTakes::Quit;
}

void TestWhenFinished::actsOnceAfterTheCountdown()
{
    QFETCH(const AfterTakes, choice);
    QSignalSpy counted(m_finish.get(), &WhenFinished::countedDown);
    m_finish->choose(choice);
    pass(100);
    QCOMPARE(counted.size(), 0);
    m_isBusy = false;
    pass(1);
    QCOMPARE(counted.size(), 1);
    QCOMPARE(counted.constFirst().constFirst().toInt(), 30);
    pass(29);
    QCOMPARE(counted.constLast().constFirst().toInt(), 1);
    QCOMPARE(dueSoFar(), QList<AfterTakes>());
    pass(1);
    QCOMPARE(dueSoFar(), QList<AfterTakes>{choice});
    QCOMPARE(counted.constLast().constFirst().toInt(), 0);
    QCOMPARE(m_finish->choice(), AfterTakes::Nothing);
    pass(1000);
    QCOMPARE(dueSoFar().size(), 1);
    QCOMPARE(m_clock->waiting(), 0);
}

void TestWhenFinished::notifiesAtOnce()
{
    QSignalSpy counted(m_finish.get(), &WhenFinished::countedDown);
    m_finish->choose(AfterTakes::Notify);
    pass(10);
    m_isBusy = false;
    pass(1);
    QCOMPARE(dueSoFar(), QList<AfterTakes>{AfterTakes::Notify});
    QCOMPARE(counted.size(), 0);
    QCOMPARE(m_finish->choice(), AfterTakes::Nothing);
}

void TestWhenFinished::neverWhileBusy()
{
    for (const AfterTakes choice : {AfterTakes::Notify, AfterTakes::Sleep, AfterTakes::Quit, AfterTakes::Nothing}) {
        m_finish->choose(choice);
        pass(24 * 3600);
        QCOMPARE(m_finish->choice(), choice);
    }
    QCOMPARE(dueSoFar(), QList<AfterTakes>());
    m_isBusy = false;
    pass(24 * 3600); // the last choice was to do nothing
    QCOMPARE(dueSoFar(), QList<AfterTakes>());
}

/// The countdown begins again after that.
void TestWhenFinished::workDuringTheCountdown()
{
    m_finish->choose(AfterTakes::Quit);
    m_isBusy = false;
    pass(25);
    m_isBusy = true;
    pass(1);
    m_isBusy = false;
    pass(30);
    QCOMPARE(dueSoFar(), QList<AfterTakes>());
    pass(1);
    QCOMPARE(dueSoFar(), QList<AfterTakes>{AfterTakes::Quit});
}

void TestWhenFinished::canceled()
{
    m_finish->choose(AfterTakes::Sleep);
    m_isBusy = false;
    pass(30);
    m_finish->choose(AfterTakes::Nothing);
    pass(1000);
    QCOMPARE(dueSoFar(), QList<AfterTakes>());
    QCOMPARE(m_clock->waiting(), 0);
}

void TestWhenFinished::canceledByAnAnswerToTheCountdown()
{
    connect(m_finish.get(), &WhenFinished::countedDown, this, [this](int seconds) {
        if (seconds == 7)
            m_finish->choose(AfterTakes::Nothing);
    });
    m_isBusy = false;
    m_finish->choose(AfterTakes::Quit);
    pass(1000);
    QCOMPARE(dueSoFar(), QList<AfterTakes>());
    QCOMPARE(m_clock->waiting(), 0);
}

void TestWhenFinished::anotherChoiceCountsAgain()
{
    m_isBusy = false;
    m_finish->choose(AfterTakes::Sleep);
    pass(20);
    m_finish->choose(AfterTakes::Quit);
    pass(29);
    QCOMPARE(dueSoFar(), QList<AfterTakes>());
    pass(1);
    QCOMPARE(dueSoFar(), QList<AfterTakes>{AfterTakes::Quit});
}

void TestWhenFinished::sleeps()
{
    QVERIFY(canSleepComputer());
    QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"login"_s);
    QVERIFY(bus.registerService(u"org.freedesktop.login1"_s));
    QVERIFY(bus.registerObject(u"/org/freedesktop/login1"_s, &m_login, QDBusConnection::ExportScriptableSlots));
    QStringList refused;
    sleepComputer(this, [&refused](const Error& error) { refused.append(error.message); });
    TRY_COMPARE(m_login.asked, QList<bool>{false});
    QTest::qWait(50);
    QCOMPARE(refused, QStringList());
}

void TestWhenFinished::sleepIsRefused()
{
    m_login.refuses = true;
    QStringList refused;
    sleepComputer(this, [&refused](const Error& error) { refused.append(error.message); });
    TRY_COMPARE(refused.size(), 1);
    QVERIFY2(refused.constFirst().contains(u"doesn't allow Dailies to put this computer to sleep: Not authorised"_s),
        qPrintable(refused.constFirst()));
    // Nobody is told who has gone meanwhile.
    auto gone = std::make_unique<QObject>();
    sleepComputer(gone.get(), [&refused](const Error& error) { refused.append(error.message); });
    gone.reset();
    TRY_COMPARE(m_login.asked.size(), 2);
    QTest::qWait(50);
    QCOMPARE(refused.size(), 1);
}

void TestWhenFinished::noSessionManager()
{
    QDBusConnection::disconnectFromBus(u"login"_s);
    QStringList refused;
    sleepComputer(this, [&refused](const Error& error) { refused.append(error.message); });
    TRY_COMPARE(refused.size(), 1);
}

QTEST_GUILESS_MAIN(TestWhenFinished)
#include "tst_whenfinished.moc"
