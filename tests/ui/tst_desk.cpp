// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/windowbench.h"

#include "ui/style/applylook.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/viewer/videosurface.h"
#include "ui/widgets/noticeboard.h"
#include "ui/window/commandpalette.h"
#include "ui/window/noticesdialog.h"
#include "ui/window/rail.h"
#include "ui/window/windowmessages.h"

#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// The geometry of everything in the window's layout. Messages lie over it and do not count.
QHash<const QWidget*, QRect> geometryOf(const WindowBench& bench)
{
    const auto* toasts = bench.window->findChild<QWidget*>(u"toastArea"_s);
    QHash<const QWidget*, QRect> places;
    for (const QWidget* widget : bench.window->findChildren<QWidget*>()) {
        if (widget->isVisible() && widget != toasts && !toasts->isAncestorOf(widget) && !widget->isWindow())
            places.insert(widget, QRect(widget->mapTo(bench.window.get(), QPoint()), widget->size()));
    }
    return places;
}

double pictureShare(const WindowBench& bench)
{
    const QSize surface = bench.window->findChild<VideoSurface*>()->size();
    const QSize picture = QSize(16, 9).scaled(surface, Qt::KeepAspectRatio);
    return double(picture.width()) * picture.height() / (double(bench.window->width()) * bench.window->height());
}

} // namespace

/// The layout of the window: what is where, how large, and that nothing moves by itself.
class TestDesk final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.close(); }
    void pictureIsLarge_data();
    void pictureIsLarge();
    void composeIsInFullHeight();
    void smallestWindowFitsASmallScreen();
    void detailsOpenByKey();
    void pictureAloneByKey();
    void noticesMoveNothing();
    void messageDisappears();
    void messageStaysUnderThePointer();
    void problemStays();
    void recentNoticesAreKept();
    void railShowsWhatRuns();
    void menuOpensByKeyboard();
    void paletteFindsAndExecutes();
    void paletteOffersAccounts();
    void paletteWithoutAHitDoesNothing();

private:
    WindowBench m_bench;
};

void TestDesk::init()
{
    QVERIFY(m_bench.openWithPractice());
    m_bench.window->resize(1440, 900);
}

void TestDesk::pictureIsLarge_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("least");
    QTest::newRow("1024x640") << QSize(1024, 640) << 0.25;
    QTest::newRow("1440x900") << QSize(1440, 900) << 0.35;
    QTest::newRow("2560x1440") << QSize(2560, 1440) << 0.35;
}

void TestDesk::pictureIsLarge()
{
    QFETCH(QSize, size);
    QFETCH(double, least);
    m_bench.window->resize(size);
    QTRY_COMPARE(m_bench.window->size(), size);
    QTRY_VERIFY2(pictureShare(m_bench) >= least, qPrintable(QString::number(pictureShare(m_bench))));
}

void TestDesk::composeIsInFullHeight()
{
    QCOMPARE(m_bench.form()->height(), m_bench.window->height());
    QTRY_COMPARE(m_bench.form()->width(), 372);
    QCOMPARE(m_bench.window->findChild<Rail*>()->width(), 56);
    m_bench.window->resize(1024, 640);
    QTRY_COMPARE(m_bench.form()->width(), 324);
    QCOMPARE(m_bench.window->findChild<Rail*>()->width(), 44);
}

void TestDesk::smallestWindowFitsASmallScreen()
{
    const QSize least = m_bench.window->minimumSize().expandedTo(m_bench.window->minimumSizeHint());
    QVERIFY2(
        least.width() <= 1020 && least.height() <= 600, qPrintable(u"%1x%2"_s.arg(least.width()).arg(least.height())));
}

void TestDesk::detailsOpenByKey()
{
    const auto* details = m_bench.window->findChild<TaskDetails*>();
    QVERIFY(!details->isVisible());
    m_bench.player()->setFocus();
    QTest::keyClick(m_bench.window->windowHandle(), Qt::Key_I);
    QTRY_VERIFY(details->isVisible());
    QCOMPARE(details->width(), 300);
    QTest::keyClick(m_bench.window->windowHandle(), Qt::Key_I);
    QTRY_VERIFY(!details->isVisible());
    // In a text field it is a letter.
    m_bench.prompt()->setFocus();
    QTest::keyClick(m_bench.window->windowHandle(), Qt::Key_I);
    QCOMPARE(m_bench.prompt()->toPlainText(), u"i"_s);
    QVERIFY(!details->isVisible());
}

void TestDesk::pictureAloneByKey()
{
    m_bench.player()->setFocus();
    QTest::keyClick(m_bench.window->windowHandle(), Qt::Key_Backslash);
    QTRY_VERIFY(!m_bench.form()->isVisible());
    QVERIFY(!m_bench.tasks()->isVisible());
    QVERIFY(!m_bench.window->findChild<Rail*>()->isVisible());
    QTRY_COMPARE(m_bench.player()->size(), m_bench.window->size());
    QTest::keyClick(m_bench.window->windowHandle(), Qt::Key_Backslash);
    QTRY_VERIFY(m_bench.form()->isVisible());
    QVERIFY(m_bench.tasks()->isVisible());
}

void TestDesk::noticesMoveNothing()
{
    QTest::qWait(50);
    const auto before = geometryOf(m_bench);
    auto* board = m_bench.window->findChild<NoticeBoard*>();
    board->put(u"pause"_s, MessageBar::Kind::Bad, u"The service rejected the key."_s, {{u"Enter key"_s}});
    board->put(u"offline"_s, MessageBar::Kind::Warning, u"The service can't be reached."_s);
    m_bench.window->findChild<WindowMessages*>()->show(
        MessageBar::Kind::Information, u"Request loaded."_s, {{u"Undo"_s}});
    QTRY_VERIFY(m_bench.message()->isVisible());
    QTest::qWait(50);
    QCOMPARE(geometryOf(m_bench), before);
    // They lie over the takes and inside the window.
    const QWidget* toasts = m_bench.message()->parentWidget();
    const QRect place(toasts->mapTo(m_bench.window.get(), QPoint()), toasts->size());
    QVERIFY(m_bench.window->rect().contains(place));
    QVERIFY(place.left() >= m_bench.tasks()->mapTo(m_bench.window.get(), QPoint()).x());
    board->take(u"pause"_s);
    board->take(u"offline"_s);
    QTRY_COMPARE(geometryOf(m_bench), before);
}

void TestDesk::messageDisappears()
{
    QCursor::setPos(m_bench.window->mapToGlobal(QPoint(5, 5)));
    m_bench.window->findChild<WindowMessages*>()->show(MessageBar::Kind::Information, u"Request loaded."_s);
    QTRY_VERIFY(m_bench.message()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!m_bench.message()->isVisible(), WindowMessages::shownMs + 4000);
}

void TestDesk::messageStaysUnderThePointer()
{
    m_bench.window->findChild<WindowMessages*>()->show(
        MessageBar::Kind::Information, u"Request loaded."_s, {{u"Undo"_s}});
    QTRY_VERIFY(m_bench.message()->isVisible());
    m_bench.message()->findChild<QPushButton*>(u"messageAction1"_s)->setFocus();
    QTest::qWait(WindowMessages::shownMs + 500);
    QVERIFY(m_bench.message()->isVisible());
}

void TestDesk::problemStays()
{
    m_bench.window->findChild<WindowMessages*>()->show(MessageBar::Kind::Bad, u"The disk is full."_s);
    QTest::qWait(WindowMessages::shownMs + 500);
    QVERIFY(m_bench.message()->isVisible());
    QTest::mouseClick(m_bench.message()->findChild<QToolButton*>(u"messageClose"_s), Qt::LeftButton);
    QVERIFY(!m_bench.message()->isVisible());
}

void TestDesk::recentNoticesAreKept()
{
    auto* messages = m_bench.window->findChild<WindowMessages*>();
    const qsizetype before = messages->recent().size();
    m_bench.window->findChild<NoticeBoard*>()->put(u"a"_s, MessageBar::Kind::Warning, u"First"_s);
    messages->show(MessageBar::Kind::Information, u"Second"_s);
    QCOMPARE(messages->recent().size(), before + 2);
    QCOMPARE(messages->recent().at(0).text, u"Second"_s);
    QCOMPARE(messages->recent().at(1).text, u"First"_s);
    for (int i = 0; i < WindowMessages::mostKept + 5; ++i)
        messages->show(MessageBar::Kind::Information, u"Message %1"_s.arg(i));
    QCOMPARE(messages->recent().size(), WindowMessages::mostKept);
    m_bench.menuAction(u"Recent notices…"_s)->trigger();
    const auto* dialog = m_bench.window->findChild<NoticesDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->findChild<QListWidget*>()->count(), WindowMessages::mostKept);
    QVERIFY(dialog->findChild<QListWidget*>()->item(0)->text().endsWith(u"Message 54"_s));
}

void TestDesk::railShowsWhatRuns()
{
    m_bench.close();
    QVERIFY(m_bench.openWithPractice(3600));
    auto* takes = m_bench.window->findChild<QToolButton*>(u"takesPageButton"_s);
    QVERIFY(takes->isChecked());
    QTRY_COMPARE(takes->accessibleDescription(), u"Nothing is running"_s);
    m_bench.write(u"A boat"_s, 5);
    m_bench.submit();
    QTRY_COMPARE(takes->accessibleDescription(), u"1 running"_s);
    // A click on the shown page changes nothing.
    QTest::mouseClick(takes, Qt::LeftButton);
    QVERIFY(takes->isChecked());
}

void TestDesk::menuOpensByKeyboard()
{
    auto* button = m_bench.window->findChild<QToolButton*>(u"menuButton"_s);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QVERIFY(m_bench.window->screen()->geometry().contains(QApplication::activePopupWidget()->geometry()));
    QApplication::activePopupWidget()->close();
}

void TestDesk::paletteFindsAndExecutes()
{
    QTest::keyClick(m_bench.window->windowHandle(), Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(m_bench.window->findChild<CommandPalette*>());
    auto* palette = m_bench.window->findChild<CommandPalette*>();
    auto* words = palette->findChild<QLineEdit*>(u"paletteWords"_s);
    auto* list = palette->findChild<QListView*>(u"paletteList"_s);
    QTRY_VERIFY(words->hasFocus());
    QVERIFY(list->model()->rowCount() > 40);
    QTest::keyClicks(words, u"notices recent"_s);
    QCOMPARE(list->model()->rowCount(), 1);
    QTest::keyClick(words, Qt::Key_Return);
    QTRY_VERIFY(m_bench.window->findChild<NoticesDialog*>());
}

void TestDesk::paletteOffersAccounts()
{
    QTest::keyClick(m_bench.window->windowHandle(), Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(m_bench.window->findChild<CommandPalette*>());
    auto* palette = m_bench.window->findChild<CommandPalette*>();
    auto* words = palette->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"account:"_s);
    QVERIFY(palette->findChild<QListView*>(u"paletteList"_s)->model()->rowCount() >= 1);
    QTest::keyClick(words, Qt::Key_Escape);
}

void TestDesk::paletteWithoutAHitDoesNothing()
{
    QTest::keyClick(m_bench.window->windowHandle(), Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(m_bench.window->findChild<CommandPalette*>());
    auto* words = m_bench.window->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"zzzz"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QTest::qWait(50);
    QVERIFY(m_bench.window->findChild<CommandPalette*>());
    QTest::keyClick(words, Qt::Key_Escape);
    QTRY_VERIFY(!m_bench.window->findChild<CommandPalette*>());
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"
