// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/menukey.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDateEdit>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

QMenu* openMenu()
{
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

void askForMenu(QWidget* widget, QContextMenuEvent::Reason reason)
{
    const QPoint at = widget->rect().center();
    QContextMenuEvent event(reason, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &event);
}

} // namespace

/// A menu opens without an event loop of its own. The opening code continues, and a second opening never leaves a loop
/// behind.
class TestPopupMenus final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void opens_data() { ways(); }
    void opens();
    void pressedTwice_data() { ways(); }
    void pressedTwice();
    void chosen();
    void secondPressCloses_data();
    void secondPressCloses();
    void anotherMenu();
    void menuThatIsGone();
    void hiddenButton();
    void fieldMenu_data();
    void fieldMenu();
    void fieldSteps();
    void fieldThatIsOnlyRead();
    void shiftF10();
    void scrollBar();
    void toldToAssistivePrograms();

private:
    void ways() const;
    /// Runs the command. Returns how many nested event loops it started, not counting ours.
    int loopsWithin(const std::function<void()>& command);

    std::unique_ptr<QWidget> m_window;
    QPushButton* m_push = nullptr;
    QToolButton* m_tool = nullptr;
    QMenu* m_menu = nullptr;
};

void TestPopupMenus::initTestCase()
{
    installAccessibleInterfaces();
    applyLook(*qApp, Theme::Light);
}

void TestPopupMenus::init()
{
    m_window = std::make_unique<QWidget>();
    m_window->resize(300, 200);
    auto* layout = new QVBoxLayout(m_window.get());
    m_push = new QPushButton(u"&Push"_s, m_window.get());
    m_tool = new QToolButton(m_window.get());
    m_tool->setText(u"Tool"_s);
    m_tool->setFocusPolicy(Qt::StrongFocus);
    layout->addWidget(m_push);
    layout->addWidget(m_tool);
    m_menu = new QMenu(m_window.get());
    m_menu->addAction(u"One"_s);
    m_menu->addAction(u"Two"_s);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), patienceMs));
}

void TestPopupMenus::cleanup()
{
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    m_window.reset();
}

int TestPopupMenus::loopsWithin(const std::function<void()>& command)
{
    const int outside = QThread::currentThread()->loopLevel();
    int within = outside;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&within] {
        within = qMax(within, QThread::currentThread()->loopLevel());
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close(); // otherwise, a nested loop would never end
    });
    look.start(0);
    command();
    return within - outside;
}

void TestPopupMenus::ways() const
{
    QTest::addColumn<bool>("isTool");
    QTest::addColumn<QByteArray>("way");
    for (const bool isTool : {false, true}) {
        for (const char* way : {"mouse", "space", "click", "deed", "assistive"})
            QTest::addRow("%s by %s", isTool ? "tool button" : "push button", way) << isTool << QByteArray(way);
    }
}

static void pressButton(QAbstractButton* button, const QByteArray& way)
{
    if (way == "mouse")
        QTest::mousePress(button, Qt::LeftButton);
    else if (way == "space")
        QTest::keyPress(button, Qt::Key_Space);
    else if (way == "click")
        button->click(); // as Return and a shortcut do
    else if (way == "assistive")
        QAccessible::queryAccessibleInterface(button)->actionInterface()->doAction(
            QAccessibleActionInterface::showMenuAction());
    else
        popUpMenu(button);
}

void TestPopupMenus::opens()
{
    QFETCH(const bool, isTool);
    QFETCH(const QByteArray, way);
    QAbstractButton* button = m_push;
    if (isTool) {
        setPopupMenu(m_tool, m_menu);
        button = m_tool;
    } else {
        setPopupMenu(m_push, m_menu);
    }
    bool wasOpen = false;
    QCOMPARE(loopsWithin([&] {
        pressButton(button, way);
        wasOpen = m_menu->isVisible(); // already, although popUpMenu() has returned
    }),
        0);
    QVERIFY(wasOpen);
    QVERIFY(way == "click" || button->isDown());
    const QRect place(button->mapToGlobal(QPoint()), button->size());
    QVERIFY(!m_menu->geometry().intersects(place));
    m_menu->close();
    QVERIFY(!button->isDown());
    pressButton(button, way);
    QVERIFY(m_menu->isVisible());
}

/// Formerly a hang: a second opening while the menu is already open.
void TestPopupMenus::pressedTwice()
{
    QFETCH(const bool, isTool);
    QFETCH(const QByteArray, way);
    QAbstractButton* button = m_push;
    if (isTool) {
        setPopupMenu(m_tool, m_menu);
        button = m_tool;
    } else {
        setPopupMenu(m_push, m_menu);
    }
    QCOMPARE(loopsWithin([&] {
        pressButton(button, way);
        pressButton(button, way);
    }),
        0);
    QVERIFY(m_menu->isVisible());
    m_menu->close();
    QVERIFY(!openMenu());
    QVERIFY(!button->isDown());
}

void TestPopupMenus::chosen()
{
    setPopupMenu(m_push, m_menu);
    const QSignalSpy triggered(m_menu, &QMenu::triggered);
    QTest::mousePress(m_push, Qt::LeftButton);
    QTest::keyClick(m_menu, Qt::Key_Down);
    QTest::keyClick(m_menu, Qt::Key_Return);
    QCOMPARE(triggered.count(), 1);
    QVERIFY(!m_menu->isVisible());
    QVERIFY(!m_push->isDown());
}

void TestPopupMenus::secondPressCloses_data()
{
    QTest::addColumn<bool>("isOnButton");
    QTest::newRow("on the button") << true;
    QTest::newRow("elsewhere") << false;
}

void TestPopupMenus::secondPressCloses()
{
    QFETCH(const bool, isOnButton);
    setPopupMenu(m_push, m_menu);
    popUpMenu(m_push);
    const QPoint at =
        isOnButton ? m_push->mapToGlobal(m_push->rect().center()) : m_window->mapToGlobal(QPoint(-20, -20));
    QTest::mousePress(m_menu, Qt::LeftButton, Qt::NoModifier, m_menu->mapFromGlobal(at));
    QVERIFY(!m_menu->isVisible());
    // A press on the button only closes the menu; the button does not receive it.
    QCOMPARE(m_menu->testAttribute(Qt::WA_NoMouseReplay), isOnButton);
    popUpMenu(m_push);
    QVERIFY(m_menu->isVisible());
    QVERIFY(!m_menu->testAttribute(Qt::WA_NoMouseReplay));
}

void TestPopupMenus::anotherMenu()
{
    QMenu other(m_window.get());
    other.addAction(u"Three"_s);
    setPopupMenu(m_push, m_menu);
    setPopupMenu(m_push, &other);
    popUpMenu(m_push);
    QVERIFY(other.isVisible());
    QVERIFY(!m_menu->isVisible());
    other.close();
    setPopupMenu(m_push, nullptr);
    m_push->click();
    QVERIFY(!openMenu());
}

void TestPopupMenus::menuThatIsGone()
{
    setPopupMenu(m_push, m_menu);
    delete m_menu;
    m_push->click();
    popUpMenu(m_push);
    popUpMenu(m_tool); // never had one
    QVERIFY(!openMenu());
}

void TestPopupMenus::hiddenButton()
{
    setPopupMenu(m_tool, m_menu);
    m_tool->hide();
    popUpMenu(m_tool); // by its shortcut
    QVERIFY(!openMenu());
}

void TestPopupMenus::fieldMenu_data()
{
    QTest::addColumn<bool>("isDate");
    QTest::addColumn<bool>("byKey");
    QTest::newRow("number by mouse") << false << false;
    QTest::newRow("number by key") << false << true;
    QTest::newRow("date by mouse") << true << false;
    QTest::newRow("date by key") << true << true;
}

void TestPopupMenus::fieldMenu()
{
    QFETCH(const bool, isDate);
    QFETCH(const bool, byKey);
    QAbstractSpinBox* field = isDate ? static_cast<QAbstractSpinBox*>(new QDateEdit) : new QSpinBox;
    m_window->layout()->addWidget(field);
    field->show();
    QWidget* target = byKey ? static_cast<QWidget*>(field) : field->findChild<QLineEdit*>();
    bool wasOpen = false;
    QCOMPARE(loopsWithin([&] {
        askForMenu(target, byKey ? QContextMenuEvent::Keyboard : QContextMenuEvent::Mouse);
        wasOpen = openMenu() != nullptr;
    }),
        0);
    QVERIFY(wasOpen);
}

void TestPopupMenus::fieldSteps()
{
    auto* field = new QSpinBox;
    field->setValue(5);
    m_window->layout()->addWidget(field);
    field->show();
    applyLook(*qApp, Theme::Dark); // polished again
    for (const int expected : {4, 3}) {
        askForMenu(field, QContextMenuEvent::Keyboard);
        const QPointer<QMenu> menu = openMenu();
        QVERIFY(menu);
        menu->actions().constLast()->trigger();
        menu->close();
        QCOMPARE(field->value(), expected);
        QVERIFY(!openMenu()); // one menu, not two
        TRY_VERIFY(!menu);
    }
}

void TestPopupMenus::fieldThatIsOnlyRead()
{
    auto* field = new QSpinBox;
    field->setReadOnly(true);
    m_window->layout()->addWidget(field);
    field->show();
    askForMenu(field, QContextMenuEvent::Keyboard);
    QVERIFY(openMenu());
    QVERIFY(!openMenu()->actions().constLast()->isEnabled());
}

/// Many keyboards have no Menu key.
void TestPopupMenus::shiftF10()
{
    const MenuKey keys;
    QLineEdit field;
    field.show();
    field.activateWindow();
    field.setFocus();
    TRY_VERIFY(field.hasFocus());
    QTest::keyClick(&field, Qt::Key_F10);
    QVERIFY(openMenu() == nullptr);
    QTest::keyClick(&field, Qt::Key_F10, Qt::ShiftModifier);
    TRY_VERIFY(openMenu() != nullptr);
    openMenu()->close();
}

void TestPopupMenus::scrollBar()
{
    auto* bar = new QScrollBar(Qt::Horizontal);
    bar->setRange(0, 100);
    m_window->layout()->addWidget(bar);
    bar->show();
    QCOMPARE(loopsWithin([bar] { askForMenu(bar, QContextMenuEvent::Mouse); }), 0);
    QVERIFY(!openMenu());
}

/// The same as in Qt's own accessible interface.
void TestPopupMenus::toldToAssistivePrograms()
{
    QVERIFY(!hasPopupMenu(m_push));
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(m_push);
    QCOMPARE(interface->role(), QAccessible::PushButton);
    auto* button = new QPushButton(u"S&peed && more"_s, m_window.get());
    setPopupMenu(button, m_menu);
    button->setToolTip(u"How fast"_s);
    button->show();
    interface = QAccessible::queryAccessibleInterface(button);
    QCOMPARE(interface->role(), QAccessible::ButtonMenu);
    QCOMPARE(interface->text(QAccessible::Name), u"Speed & more"_s);
    QCOMPARE(interface->text(QAccessible::Description), u"How fast"_s);
    QVERIFY(interface->state().hasPopup);
    const QString show = QAccessibleActionInterface::showMenuAction();
    QVERIFY(interface->actionInterface()->actionNames().contains(show));
    button->setAccessibleName(u"Tempo"_s);
    QCOMPARE(interface->text(QAccessible::Name), u"Tempo"_s);
    button->setEnabled(false);
    QVERIFY(!interface->actionInterface()->actionNames().contains(show));
    interface->actionInterface()->doAction(show);
    QVERIFY(!openMenu());
}

QTEST_MAIN(TestPopupMenus)
#include "tst_popupmenus.moc"
