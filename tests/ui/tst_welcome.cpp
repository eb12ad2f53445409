// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/windowbench.h"

#include "ui/style/applylook.h"
#include "ui/welcome/examplecard.h"
#include "ui/welcome/sceneview.h"
#include "ui/welcome/welcomepage.h"

#include <QMenu>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The first page, as a person meets it who has no account.
class TestWelcome final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.reset(); }
    void theFirstButtonStartsPractice();
    void everythingFitsASmallScreen();
    void thePictureIsAsWideAsTheCards();
    void thePictureMoves();
    void theHiddenPictureStands();
    void aCardLoadsItsExample();
    void aCardWorksByKeyboard();
    void moreHasEveryKind();

private:
    WelcomePage* page() const { return m_bench->welcome(); }
    QList<ExampleCard*> cards() const { return page()->findChildren<ExampleCard*>(); }

    std::unique_ptr<WindowBench> m_bench; ///< a new profile for each test
};

void TestWelcome::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->open());
    QVERIFY(page()->isVisible());
}

void TestWelcome::theFirstButtonStartsPractice()
{
    QVERIFY(waitForActive(m_bench->window.get()));
    QVERIFY(m_bench->button(u"practiceButton"_s, page())->hasFocus()); // also for who has no mouse
    QTest::mouseClick(m_bench->button(u"practiceButton"_s, page()), Qt::LeftButton);
    TRY_VERIFY(!page()->isVisible());
    QCOMPARE(m_bench->form()->accountId(), Account::practiceId());
}

void TestWelcome::everythingFitsASmallScreen()
{
    m_bench->window->resize(1016, 596);
    TRY_COMPARE(m_bench->window->size(), QSize(1016, 596));
    for (const QWidget* part : page()->findChildren<QWidget*>()) {
        const QRect place(part->mapTo(page(), QPoint()), part->size());
        QVERIFY2(page()->rect().contains(place), qPrintable(part->objectName()));
    }
}

void TestWelcome::thePictureIsAsWideAsTheCards()
{
    m_bench->window->resize(1440, 1000);
    auto* scene = page()->findChild<SceneView*>();
    TRY_VERIFY(scene->height() >= 380);
    const QImage seen = scene->grab().toImage();
    const QColor ground = seen.pixelColor(0, 0); // outside the rounded corner
    const int middle = seen.height() / 2;
    const int left = cards().constFirst()->mapTo(page(), QPoint()).x() - scene->mapTo(page(), QPoint()).x();
    QCOMPARE(left, 0);
    QVERIFY(seen.pixelColor(1, middle) != ground);
    QVERIFY(seen.pixelColor(seen.width() - 2, middle) != ground);
}

void TestWelcome::thePictureMoves()
{
    auto* scene = page()->findChild<SceneView*>();
    const QImage first = scene->grab().toImage();
    TRY_VERIFY(scene->grab().toImage() != first);
}

void TestWelcome::theHiddenPictureStands()
{
    auto* scene = page()->findChild<SceneView*>();
    scene->hide();
    const QImage first = scene->grab().toImage();
    QTest::qWait(200);
    QCOMPARE(scene->grab().toImage(), first);
}

void TestWelcome::aCardLoadsItsExample()
{
    QCOMPARE(cards().size(), 3);
    const VideoRequest request = cards().at(1)->request();
    QTest::mouseClick(cards().at(1), Qt::LeftButton);
    TRY_VERIFY(!page()->isVisible());
    QCOMPARE(m_bench->form()->accountId(), Account::practiceId());
    QCOMPARE(m_bench->form()->request().kind, request.kind);
    QCOMPARE(m_bench->form()->request().prompt, request.prompt);
}

void TestWelcome::aCardWorksByKeyboard()
{
    cards().constFirst()->setFocus();
    QTest::keyClick(cards().constFirst(), Qt::Key_Space);
    TRY_VERIFY(!page()->isVisible());
    QCOMPARE(m_bench->prompt()->toPlainText(), cards().constFirst()->request().prompt);
}

void TestWelcome::moreHasEveryKind()
{
    QTest::mouseClick(m_bench->button(u"moreExamplesButton"_s, page()), Qt::LeftButton);
    TRY_VERIFY(QApplication::activePopupWidget());
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    int kinds = 0;
    for (const QAction* action : menu->actions())
        kinds += action->isEnabled() && !action->isSeparator() ? 1 : 0;
    QCOMPARE(kinds, 11);
    menu->close();
}

QTEST_MAIN(TestWelcome)
#include "tst_welcome.moc"
