// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/windowbench.h"

#include "ui/style/applylook.h"
#include "ui/viewer/playeractions.h"
#include "ui/window/stagewindow.h"

#include <QFile>
#include <QScreen>

using namespace Dailies;

namespace {

/// Two screens side by side. The offscreen platform reads them from a file.
constexpr auto screens = R"({"screens": [
    {"name": "left", "x": 0, "y": 0, "width": 1440, "height": 900, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
    {"name": "right", "x": 1440, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
]})";

} // namespace

/// The stage in a window of its own, on the second screen.
class TestTwoScreens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QVERIFY(m_bench.openWithPractice()); }
    void cleanup();
    void goesToTheSecondScreen();
    void remembersTheScreenByName();
    void unknownScreenIsReplaced();
    void survivesUnplugging();
    void unplugsWhileFullScreen();
    void otherScreenUnplugged();

private:
    StageWindow* stage() const { return m_bench.window->findChild<StageWindow*>(); }
    QAction* action() const { return m_bench.window->findChild<QAction*>(u"stageWindowAction"_s); }
    void restart()
    {
        m_bench.close();
        QVERIFY(m_bench.openWithPractice());
    }

    WindowBench m_bench;
    QScreen* m_left = nullptr;
    QScreen* m_right = nullptr;
};

void TestTwoScreens::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    const QList<QScreen*> all = QGuiApplication::screens();
    if (all.size() != 2)
        QSKIP("this version of Qt has no second screen offscreen");
    m_left = all.at(0);
    m_right = all.at(1);
}

void TestTwoScreens::cleanup()
{
    m_bench.window->close();
    m_bench.settings->remove(u"stageWindow"_s);
    m_bench.close();
}

void TestTwoScreens::goesToTheSecondScreen()
{
    action()->trigger();
    TRY_VERIFY(stage()->isVisible());
    TRY_COMPARE(stage()->screen(), m_right);
    QVERIFY(stage()->isMaximized());
    QVERIFY(m_right->geometry().contains(stage()->geometry()));
    QCOMPARE(m_bench.window->screen(), m_left);
}

void TestTwoScreens::remembersTheScreenByName()
{
    action()->trigger();
    TRY_COMPARE(stage()->screen(), m_right);
    // The user moves it to the screen of the main window.
    stage()->setWindowState(Qt::WindowNoState);
    stage()->setGeometry(200, 150, 700, 500);
    TRY_COMPARE(stage()->screen(), m_left);
    action()->trigger();
    action()->trigger();
    TRY_COMPARE(stage()->screen(), m_left);
    restart();
    TRY_VERIFY(stage()->isVisible());
    QCOMPARE(m_bench.settings->value(u"stageWindow/screen"_s).toString(), u"left"_s);
    TRY_COMPARE(stage()->screen(), m_left);
    QCOMPARE(stage()->size(), QSize(700, 500));
}

void TestTwoScreens::unknownScreenIsReplaced()
{
    action()->trigger();
    TRY_COMPARE(stage()->screen(), m_right);
    m_bench.window->close();
    m_bench.settings->setValue(u"stageWindow/screen"_s, u"a screen at home"_s);
    m_bench.settings->remove(u"stageWindow/geometry"_s);
    restart();
    TRY_VERIFY(stage()->isVisible());
    TRY_COMPARE(stage()->screen(), m_right);
}

void TestTwoScreens::survivesUnplugging()
{
    action()->trigger();
    TRY_COMPARE(stage()->screen(), m_right);
    Q_EMIT qApp->screenRemoved(m_right);
    TRY_COMPARE(stage()->screen(), m_left);
    QVERIFY(stage()->isVisible() && !stage()->isMaximized());
    QVERIFY(m_left->geometry().contains(stage()->geometry()));
    Q_EMIT qApp->screenAdded(m_right); // plugged in again
    TRY_COMPARE(stage()->screen(), m_right);
    QVERIFY(stage()->isMaximized());
}

void TestTwoScreens::unplugsWhileFullScreen()
{
    action()->trigger();
    TRY_COMPARE(stage()->screen(), m_right);
    m_bench.player()->playerActions()->fullScreen()->setChecked(true);
    QVERIFY(m_bench.player()->isFullScreenShown());
    Q_EMIT qApp->screenRemoved(m_right);
    QVERIFY(!m_bench.player()->isFullScreenShown());
    TRY_COMPARE(stage()->screen(), m_left);
    action()->trigger();
    QCOMPARE(m_bench.player()->window(), m_bench.window.get());
}

void TestTwoScreens::otherScreenUnplugged()
{
    action()->trigger();
    TRY_COMPARE(stage()->screen(), m_right);
    Q_EMIT qApp->screenRemoved(m_left);
    QTest::qWait(50);
    QCOMPARE(stage()->screen(), m_right);
    QVERIFY(stage()->isMaximized());
}

int main(int argc, char** argv)
{
    QTemporaryDir dir;
    QFile file(dir.filePath(u"screens.json"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(screens) < 0)
        return 1;
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    QApplication app(argc, argv);
    TestTwoScreens test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_twoscreens.moc"
