// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/translations.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/windowbench.h"
#include "ui/desktop/desktopintegration.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QCloseEvent>
#include <QDBusConnection>
#include <QDBusContext>
#include <QMessageBox>
#include <QSystemTrayIcon>
#include <QThread>
#include <QtTest/qtestspontaneevent.h>

using namespace Dailies;

namespace {

/// Stands for the desktop's notification service.
class Desktop final : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    struct Shown {
        uint replaces;
        QString title;
        QString text;
        QStringList actions;
    };
    QList<Shown> shown;
    QList<uint> closed;
    bool refuses = false;

public Q_SLOTS:
    Q_SCRIPTABLE uint Notify(const QString&, uint replaces, const QString&, const QString& title, const QString& text,
        const QStringList& actions, const QVariantMap&, int)
    {
        if (refuses) {
            sendErrorReply(QDBusError::Failed, u"no"_s);
            return 0;
        }
        shown.append({replaces, title, text, actions});
        return replaces == 0 ? uint(40 + shown.size()) : replaces;
    }
    Q_SCRIPTABLE void CloseNotification(uint id) { closed.append(id); }

Q_SIGNALS:
    Q_SCRIPTABLE void ActionInvoked(uint id, const QString& key);
};

/// Stands for the desktop's tray. Accepts every icon.
class Tray final : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.StatusNotifierWatcher")
    Q_PROPERTY(bool IsStatusNotifierHostRegistered READ isThere)
    Q_PROPERTY(QStringList RegisteredStatusNotifierItems READ items)
    Q_PROPERTY(int ProtocolVersion READ version)
public:
    bool isThere() const { return true; }
    QStringList items() const { return m_items; }
    int version() const { return 0; }

public Q_SLOTS:
    Q_SCRIPTABLE void RegisterStatusNotifierItem(const QString& item) { m_items.append(item); }

private:
    QStringList m_items;
};

/// Closes a window the way a window manager does.
void closeByTheDesktop(QWidget* window)
{
    QCloseEvent event;
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(window, &event); // sendEvent() would mark the event as the program's own
    if (event.isAccepted())
        window->hide();
}

} // namespace

class TestDesktopIntegration final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void cleanup();
    void oneNotificationForABatch();
    void noneWhenItIsNotWanted_data();
    void noneWhenItIsNotWanted();
    void playAndShowInFolder();
    void aDesktopWithoutNotifications();
    void lookingAtTheWindowTakesItAway();
    void closingAsksOnce();
    void closingAsThePersonSaid_data();
    void closingAsThePersonSaid();
    void closingWithNothingRunning();
    void quitFromTheTray();
    void sentences_data();
    void sentences();

private:
    QMessageBox* question() const { return m_bench->window->findChild<QMessageBox*>(u"closingQuestion"_s); }
    void press(const QString& words) const;
    /// Activates another window.
    bool lookElsewhere();
    bool submit(int count = 1);
    bool allSaved(int count) const;

    Desktop m_desktop;
    Tray m_trayOfTheDesktop;
    QThread m_trayThread; ///< Qt blocks until the tray answers
    std::optional<WindowBench> m_bench;
    std::unique_ptr<DesktopIntegration> m_presence;
    std::unique_ptr<QWidget> m_other;
};

void TestDesktopIntegration::initTestCase()
{
    installTranslations(*qApp); // they contain the English plurals
    QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"desktop"_s);
    QVERIFY2(bus.isConnected(), "needs a session bus: tests/session.sh gives one");
    QVERIFY(bus.registerService(u"org.freedesktop.Notifications"_s));
    QVERIFY(bus.registerObject(u"/org/freedesktop/Notifications"_s, &m_desktop,
        QDBusConnection::ExportScriptableSlots | QDBusConnection::ExportScriptableSignals));
    m_trayOfTheDesktop.moveToThread(&m_trayThread);
    m_trayThread.start();
    QVERIFY(bus.registerService(u"org.kde.StatusNotifierWatcher"_s));
    QVERIFY(bus.registerObject(u"/StatusNotifierWatcher"_s, &m_trayOfTheDesktop,
        QDBusConnection::ExportScriptableSlots | QDBusConnection::ExportAllProperties));
}

void TestDesktopIntegration::cleanupTestCase()
{
    QDBusConnection::disconnectFromBus(u"desktop"_s);
    m_trayThread.quit();
    QVERIFY(m_trayThread.wait());
}

void TestDesktopIntegration::init()
{
    m_desktop.shown.clear();
    m_desktop.closed.clear();
    m_desktop.refuses = false;
    m_bench.emplace();
    QVERIFY(m_bench->openWithPractice(1.5));
    m_presence = std::make_unique<DesktopIntegration>(*m_bench->engine, m_bench->window->changes(), *m_bench->window);
}

void TestDesktopIntegration::cleanup()
{
    m_other.reset();
    m_presence.reset();
    m_bench.reset();
}

bool TestDesktopIntegration::lookElsewhere()
{
    m_other = std::make_unique<QWidget>();
    m_other->resize(200, 100);
    m_other->show();
    return waitForActive(m_other.get()) && !m_bench->window->isActiveWindow();
}

bool TestDesktopIntegration::submit(int count)
{
    m_bench->write(u"A <b>lighthouse</b> in fog & rain"_s, 2);
    const auto account = m_bench->engine->account(Account::practiceId());
    if (!account || !m_bench->engine->runner().submit({*account, m_bench->form()->request(), count, 0, true}))
        return false;
    return QTest::qWaitFor([&] { return m_presence->running() == count; }, patienceMs);
}

bool TestDesktopIntegration::allSaved(int count) const
{
    return QTest::qWaitFor(
        [&] { return m_bench->engine->store().counts().value(TaskState::Saved) == count; }, patienceMs);
}

void TestDesktopIntegration::press(const QString& words) const
{
    const auto buttons = question()->buttons();
    for (QAbstractButton* button : buttons) {
        if (button->text() == words)
            button->click();
    }
}

void TestDesktopIntegration::oneNotificationForABatch()
{
    QVERIFY(submit(2));
    QVERIFY(lookElsewhere());
    QVERIFY(allSaved(2));
    TRY_COMPARE(m_desktop.shown.size(), 1);
    const Desktop::Shown first = m_desktop.shown.constFirst();
    QCOMPARE(first.title, u"Practice takes ready"_s);
    QVERIFY2(first.text.startsWith(u"2 clips saved\n"_s), qPrintable(first.text));
    // The text contains nothing that a desktop could read as markup.
    QVERIFY(!first.text.contains(u'<') && !first.text.contains(u'&'));
    QVERIFY(first.text.contains(u"lighthouse"_s));
    QCOMPARE(
        first.actions, QStringList({u"default"_s, u"Show"_s, u"play"_s, u"Play"_s, u"folder"_s, u"Show in folder"_s}));
    // The next notification replaces it.
    QVERIFY(submit());
    QVERIFY(allSaved(3));
    TRY_COMPARE(m_desktop.shown.size(), 2);
    QCOMPARE(m_desktop.shown.constLast().replaces, 41U);
}

void TestDesktopIntegration::noneWhenItIsNotWanted_data()
{
    QTest::addColumn<bool>("looks");
    QTest::addColumn<bool>("wanted");
    QTest::addColumn<bool>("quiet");
    QTest::newRow("the window is in view") << true << true << false;
    QTest::newRow("switched off") << false << false << false;
    QTest::newRow("quiet hours") << false << true << true;
}

void TestDesktopIntegration::noneWhenItIsNotWanted()
{
    QFETCH(const bool, looks);
    QFETCH(const bool, wanted);
    QFETCH(const bool, quiet);
    Preferences& preferences = m_bench->engine->preferences();
    preferences.set(Preference::Notifications, wanted);
    preferences.set(Preference::QuietHours, quiet);
    const QTime now = QTime::currentTime();
    preferences.set(Preference::QuietFrom, now.addSecs(-3600).toString(u"HH:mm"_s));
    preferences.set(Preference::QuietUntil, now.addSecs(3600).toString(u"HH:mm"_s));
    QVERIFY(submit());
    if (looks) {
        QVERIFY(waitForActive(m_bench->window.get()));
    } else {
        QVERIFY(lookElsewhere());
    }
    QVERIFY(allSaved(1));
    TRY_COMPARE(m_presence->running(), 0);
    // A later notification that is wanted is the only one.
    preferences.set(Preference::Notifications, true);
    preferences.set(Preference::QuietHours, false);
    QVERIFY(submit());
    QVERIFY(lookElsewhere());
    QVERIFY(allSaved(2));
    TRY_COMPARE(m_desktop.shown.size(), 1);
    QVERIFY(m_desktop.shown.constFirst().text.startsWith(u"1 clip saved"_s));
}

void TestDesktopIntegration::playAndShowInFolder()
{
    QVERIFY(submit());
    QVERIFY(lookElsewhere());
    QVERIFY(allSaved(1));
    TRY_COMPARE(m_desktop.shown.size(), 1);
    const QSignalSpy window(m_presence.get(), &DesktopIntegration::windowWanted);
    const QSignalSpy actions(m_presence.get(), &DesktopIntegration::commandWanted);
    const TaskId id = m_bench->onlyTask();
    // Another program's notification.
    Q_EMIT m_desktop.ActionInvoked(7, u"play"_s);
    Q_EMIT m_desktop.ActionInvoked(41, u"folder"_s);
    TRY_COMPARE(actions.size(), 1);
    QCOMPARE(window.size(), 0);
    QCOMPARE(actions.at(0).at(0).value<TaskId>(), id);
    QCOMPARE(actions.at(0).at(1).value<TaskCommand>(), TaskCommand::ShowInFolder);
    Q_EMIT m_desktop.ActionInvoked(41, u"play"_s);
    TRY_COMPARE(actions.size(), 2);
    QCOMPARE(window.size(), 1);
    QCOMPARE(actions.at(1).at(1).value<TaskCommand>(), TaskCommand::Play);
    Q_EMIT m_desktop.ActionInvoked(41, u"default"_s);
    TRY_COMPARE(window.size(), 2);
    QCOMPARE(actions.size(), 2);
}

void TestDesktopIntegration::aDesktopWithoutNotifications()
{
    m_desktop.refuses = true;
    QVERIFY(submit());
    QVERIFY(lookElsewhere());
    QVERIFY(allSaved(1));
    TRY_COMPARE(m_presence->running(), 0);
    m_desktop.refuses = false;
    QVERIFY(submit());
    QVERIFY(allSaved(2));
    TRY_COMPARE(m_desktop.shown.size(), 1);
}

void TestDesktopIntegration::lookingAtTheWindowTakesItAway()
{
    QVERIFY(submit());
    QVERIFY(lookElsewhere());
    QVERIFY(allSaved(1));
    TRY_COMPARE(m_desktop.shown.size(), 1);
    m_other.reset();
    QVERIFY(waitForActive(m_bench->window.get()));
    TRY_COMPARE(m_desktop.closed.size(), 1);
}

void TestDesktopIntegration::closingAsksOnce()
{
    QVERIFY(DesktopIntegration::hasTray());
    QVERIFY(submit());
    TRY_COMPARE(m_bench->engine->store().counts().value(TaskState::Waiting), 0);
    closeByTheDesktop(m_bench->window.get());
    QVERIFY(question());
    QVERIFY(m_bench->window->isVisible());
    QVERIFY2(question()->text().contains(u"1 task is running"_s), qPrintable(question()->text()));
    press(u"Cancel"_s);
    TRY_VERIFY(!question());
    QVERIFY(m_bench->window->isVisible());
    closeByTheDesktop(m_bench->window.get());
    press(u"Keep running in the tray"_s);
    TRY_VERIFY(!m_bench->window->isVisible());
    QCOMPARE(m_bench->engine->preferences().text(Preference::Closing), u"keep"_s);
    // The tasks continue.
    QVERIFY(allSaved(1));
    TRY_COMPARE(m_desktop.shown.size(), 1);
    m_bench->window->raiseToFront();
    QVERIFY(m_bench->window->isVisible());
}

void TestDesktopIntegration::closingAsThePersonSaid_data()
{
    QTest::addColumn<bool>("spontaneous");
    QTest::newRow("quit") << true;
    QTest::newRow("keep") << true;
}

void TestDesktopIntegration::closingAsThePersonSaid()
{
    const QString said = QString::fromLatin1(QTest::currentDataTag());
    m_bench->engine->preferences().set(Preference::Closing, said);
    const QSignalSpy last(qApp, &QGuiApplication::lastWindowClosed);
    QVERIFY(submit());
    TRY_COMPARE(m_bench->engine->store().counts().value(TaskState::Sending), 0);
    closeByTheDesktop(m_bench->window.get());
    QVERIFY(!question());
    TRY_VERIFY(!m_bench->window->isVisible());
}

void TestDesktopIntegration::closingWithNothingRunning()
{
    closeByTheDesktop(m_bench->window.get());
    QVERIFY(!question());
    QVERIFY(!m_bench->window->isVisible());
}

void TestDesktopIntegration::quitFromTheTray()
{
    m_bench->engine->preferences().set(Preference::Closing, u"keep"_s);
    QVERIFY(submit());
    TRY_COMPARE(m_bench->engine->store().counts().value(TaskState::Sending), 0);
    m_presence->quit();
    QVERIFY(!question());
    QVERIFY(!m_bench->window->isVisible());
}

void TestDesktopIntegration::sentences_data()
{
    QTest::addColumn<QList<int>>("counts");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("one") << QList<int>{1, 0, 0} << u"1 clip saved"_s;
    QTest::newRow("several") << QList<int>{3, 2, 1}
                             << u"3 clips saved · 2 without a clip · 1 with no response: you decide"_s;
    QTest::newRow("none saved") << QList<int>{0, 1, 0} << u"1 without a clip"_s;
}

void TestDesktopIntegration::sentences()
{
    QFETCH(const QList<int>, counts);
    QFETCH(const QString, sentence);
    BatchEnd end;
    end.saved = QList<TaskId>(counts.at(0), 1);
    end.unsuccessful = QList<TaskId>(counts.at(1), 2);
    end.undecided = QList<TaskId>(counts.at(2), 3);
    QCOMPARE(batchSentence(end, {}), sentence);
    QCOMPARE(batchSentence(end, u"  A  fox\n"_s), sentence + u"\nA fox"_s);
    QCOMPARE(batchSentence(end, QString(300, u'x')).section(u'\n', 1).size(), 80);
}

QTEST_MAIN(TestDesktopIntegration)
#include "tst_desktopintegration.moc"
