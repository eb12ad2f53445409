// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskhistory.h"
#include "tests/support/patience.h"
#include "tests/ui/comparewindow.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/starrating.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Selecting, rating and rejecting takes during a comparison, the table of differences, and every key once.
class TestCompareMarks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init()
    {
        m_window = std::make_unique<CompareWindow>();
        m_ids.clear();
    }
    void cleanup() { m_window.reset(); }
    void takesAreChosen();
    void tabGoesThroughTheTakes();
    void keysRateTheChosenTake();
    void mouseMarksTheChosenTake();
    void rejectedAndTakenBack();
    void undoGoesThroughAll();
    void undoPassesOverWhatWasTakenBack();
    void markedElsewhere();
    void deletedWhileComparing();
    void tableTellsWhatDiffers();
    void sentenceWhenNothingDiffers();
    void tableIsHiddenByKey();
    void escapeLeaves();
    void fullScreenIsLeftFirst();
    void everyKeyOnce();
    void takesAreBounded();

private:
    /// Three unplayable takes are enough for tests that need no picture.
    bool compareThree()
    {
        for (const QString& name : {u"one"_s, u"two"_s, u"three"_s})
            m_ids.append(m_window->add(u"/nowhere/%1.mp4"_s.arg(name), name));
        m_window->view->begin(m_ids);
        return waitForActive(m_window->view.get());
    }
    TaskAnnotations marks(int number) const { return m_window->store.task(m_ids.at(number))->marks; }
    QString name(int number) const { return m_window->tile(number)->accessibleName(); }

    std::unique_ptr<CompareWindow> m_window;
    QList<TaskId> m_ids;
};

void TestCompareMarks::initTestCase()
{
    applyLook(*qApp, Theme::Light);
}

void TestCompareMarks::takesAreChosen()
{
    QVERIFY(compareThree());
    const CompareStage* stage = m_window->view->stage();
    QCOMPARE(stage->chosen(), 0);
    QVERIFY(m_window->tile(0)->hasFocus());
    m_window->key(Qt::Key_Down);
    QCOMPARE(stage->chosen(), 1);
    m_window->key(Qt::Key_Up);
    m_window->key(Qt::Key_Up); // wraps around
    QCOMPARE(stage->chosen(), 2);
    m_window->key(Qt::Key_2, Qt::AltModifier);
    QCOMPARE(stage->chosen(), 1);
    m_window->key(Qt::Key_9, Qt::AltModifier); // there is none
    QCOMPARE(stage->chosen(), 1);
    QTest::mouseClick(m_window->tile(2), Qt::LeftButton);
    QCOMPARE(stage->chosen(), 2);
    QCOMPARE(m_window->view->chosenTake(), m_ids.at(2));
    QTest::mouseDClick(m_window->tile(2), Qt::LeftButton);
    QCOMPARE(stage->mode(), CompareMode::Blink);
    QTest::mouseDClick(m_window->tile(2), Qt::LeftButton);
    QCOMPARE(stage->mode(), CompareMode::SideBySide);
}

void TestCompareMarks::tabGoesThroughTheTakes()
{
    QVERIFY(compareThree());
    m_window->key(Qt::Key_Tab);
    QCOMPARE(m_window->view->stage()->chosen(), 1);
    m_window->key(Qt::Key_Tab);
    QCOMPARE(m_window->view->stage()->chosen(), 2);
    m_window->key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(m_window->view->stage()->chosen(), 1);
}

void TestCompareMarks::keysRateTheChosenTake()
{
    QVERIFY(compareThree());
    m_window->key(Qt::Key_Down);
    m_window->key(Qt::Key_4);
    QCOMPARE(marks(1).rating, 4);
    QCOMPARE(marks(0).rating, 0);
    TRY_COMPARE(name(1), u"Take 2, 4 stars, two"_s);
    m_window->key(Qt::Key_0);
    QCOMPARE(marks(1).rating, 0);
    TRY_COMPARE(name(1), u"Take 2, two"_s);
}

void TestCompareMarks::mouseMarksTheChosenTake()
{
    QVERIFY(compareThree());
    QWidget* bar = m_window->view->findChild<QWidget*>(u"compareMarks"_s);
    const auto click = [&](const QString& object) {
        QTest::mouseClick(bar->findChild<QAbstractButton*>(object), Qt::LeftButton);
    };
    QTest::mouseClick(m_window->tile(1), Qt::LeftButton);
    QVERIFY(m_window->tile(1)->geometry().contains(bar->geometry()));
    click(u"star4"_s);
    QCOMPARE(marks(1).rating, 4);
    TRY_COMPARE(bar->findChild<StarRating*>()->rating(), 4);
    click(u"star4"_s);
    QCOMPARE(marks(1).rating, 0);
    auto* reject = bar->findChild<QToolButton*>(u"rejectComparedButton"_s);
    QCOMPARE(reject->toolTip(), u"Reject (X)"_s);
    click(u"rejectComparedButton"_s);
    QVERIFY(marks(1).rejected && !marks(0).rejected);
    TRY_COMPARE(reject->accessibleName(), u"Restore"_s);
    m_window->key(Qt::Key_5); // the keys go on working
    QCOMPARE(marks(1).rating, 5);
    m_window->key(Qt::Key_Delete);
    TRY_VERIFY(!reject->isEnabled());
    m_window->key(Qt::Key_Up);
    TRY_VERIFY(reject->isEnabled());
    QCOMPARE(bar->findChild<StarRating*>()->rating(), 0);
    // The menu is about the take that was clicked.
    const auto menuOf = [&](int number) {
        QContextMenuEvent event(
            QContextMenuEvent::Mouse, QPoint(5, 5), m_window->tile(number)->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(m_window->tile(number), &event);
        return m_window->view->findChild<QMenu*>(u"comparedMenu"_s);
    };
    QMenu* menu = menuOf(2);
    QVERIFY(menu != nullptr && menu->isVisible());
    QCOMPARE(m_window->view->stage()->chosen(), 2);
    QVERIFY(m_window->tile(2)->geometry().contains(bar->geometry()));
    QStringList words;
    for (const QAction* each : menu->actions()) {
        if (!each->isSeparator() && each->isVisible())
            words.append(each->text());
    }
    QVERIFY2(words.contains(u"Reuse"_s) && words.contains(u"Reject / Restore"_s), qPrintable(words.join(u'|')));
    menu->close();
    QSignalSpy commands(m_window->view.get(), &CompareView::commandRequested);
    m_window->key(Qt::Key_V);
    QCOMPARE(commands.size(), 1);
    QCOMPARE(commands.at(0).at(1).value<TaskId>(), m_ids.at(2));
}

void TestCompareMarks::rejectedAndTakenBack()
{
    QVERIFY(compareThree());
    m_window->key(Qt::Key_X);
    QVERIFY(marks(0).rejected);
    TRY_COMPARE(name(0), u"Take 1, Rejected, one"_s);
    m_window->key(Qt::Key_X);
    QVERIFY(!marks(0).rejected);
    TRY_COMPARE(name(0), u"Take 1, one"_s);
    m_window->key(Qt::Key_Delete);
    QVERIFY(marks(0).recycledAt.isValid());
    TRY_VERIFY(name(0).contains(u"Deleted"_s));
    m_window->key(Qt::Key_X); // nothing to reject any more
    QVERIFY(!marks(0).rejected);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    TRY_VERIFY(!marks(0).recycledAt.isValid());
    TRY_COMPARE(name(0), u"Take 1, one"_s);
}

void TestCompareMarks::undoGoesThroughAll()
{
    QVERIFY(compareThree());
    m_window->key(Qt::Key_5);
    m_window->key(Qt::Key_Down);
    m_window->key(Qt::Key_X);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!marks(1).rejected);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(marks(0).rating, 0);
    QVERIFY(!m_window->action(u"undoInComparison"_s)->isEnabled());
    m_window->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(marks(0).rating, 5);
}

/// Such as a removed request that its own message has brought back.
void TestCompareMarks::undoPassesOverWhatWasTakenBack()
{
    QVERIFY(compareThree());
    m_window->key(Qt::Key_5);
    QCOMPARE(marks(0).rating, 5);
    const auto isBackAlready = [] { return failure(ErrorKind::BadInput, {}); };
    (void)m_window->marking->record(u"Remove"_s, isBackAlready, isBackAlready);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(marks(0).rating, 0);
}

void TestCompareMarks::markedElsewhere()
{
    QVERIFY(compareThree());
    m_window->marking->rate({m_ids.at(2)}, 3);
    TRY_COMPARE(name(2), u"Take 3, 3 stars, three"_s);
}

void TestCompareMarks::deletedWhileComparing()
{
    QVERIFY(compareThree());
    m_window->marking->remove({m_ids.at(0)});
    m_window->marking->emptyBin();
    QVERIFY(!m_window->store.task(m_ids.at(0)));
    TRY_VERIFY(name(0).contains(u"Deleted"_s));
    for (const Qt::Key key : {Qt::Key_3, Qt::Key_X, Qt::Key_Z, Qt::Key_Space})
        m_window->key(key);
    m_window->key(Qt::Key_Down);
    m_window->key(Qt::Key_2);
    QCOMPARE(marks(1).rating, 2);
}

void TestCompareMarks::tableTellsWhatDiffers()
{
    QVERIFY(compareThree());
    const auto* table = m_window->view->findChild<QTableView*>(u"differenceTable"_s);
    QVERIFY(table->isVisible());
    QCOMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->columnCount(), 3);
    QCOMPARE(table->model()->headerData(0, Qt::Vertical).toString(), u"Prompt"_s);
    QVERIFY(!m_window->view->findChild<QLabel*>(u"sameLabel"_s)->isVisible());
    // Each column is a take.
    const QPoint cell = table->visualRect(table->model()->index(0, 2)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell);
    QCOMPARE(m_window->view->stage()->chosen(), 2);
}

void TestCompareMarks::sentenceWhenNothingDiffers()
{
    for (int number = 0; number < 2; ++number)
        m_ids.append(m_window->add(u"/nowhere.mp4"_s));
    m_window->view->begin(m_ids);
    QVERIFY(waitForActive(m_window->view.get()));
    const auto* same = m_window->view->findChild<QLabel*>(u"sameLabel"_s);
    QVERIFY(same->isVisible());
    QCOMPARE(same->text(), u"Same settings for all takes."_s);
    QVERIFY(!m_window->view->findChild<QTableView*>(u"differenceTable"_s)->isVisible());
    QCOMPARE(name(1), u"Take 2, A paper boat"_s);
}

void TestCompareMarks::tableIsHiddenByKey()
{
    QVERIFY(compareThree());
    const auto* panel = m_window->view->findChild<QWidget*>(u"differencePanel"_s);
    QVERIFY(panel->isVisible());
    m_window->key(Qt::Key_D);
    QVERIFY(!panel->isVisible());
    QTest::mouseClick(m_window->view->findChild<QPushButton*>(u"showDifferencesButton"_s), Qt::LeftButton);
    QVERIFY(panel->isVisible());
}

void TestCompareMarks::escapeLeaves()
{
    QVERIFY(compareThree());
    const QSignalSpy left(m_window->view.get(), &CompareView::left);
    m_window->key(Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void TestCompareMarks::fullScreenIsLeftFirst()
{
    QVERIFY(compareThree());
    const QSignalSpy left(m_window->view.get(), &CompareView::left);
    m_window->key(Qt::Key_F);
    QVERIFY(m_window->tile(0)->window() != m_window->view.get());
    TRY_VERIFY(m_window->tile(0)->window()->isActiveWindow());
    m_window->key(Qt::Key_5);
    QCOMPARE(marks(0).rating, 5);
    m_window->key(Qt::Key_Escape);
    QVERIFY(m_window->tile(0)->window() == m_window->view.get());
    QVERIFY(left.isEmpty());
    TRY_VERIFY(m_window->view->isActiveWindow());
    m_window->key(Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void TestCompareMarks::everyKeyOnce()
{
    QVERIFY(compareThree());
    QSet<QKeySequence> keys;
    for (const QAction* action : m_window->view->keyActions()) {
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        for (const QKeySequence& key : action->shortcuts()) {
            // The same key leaves the full screen first, then the comparison: only one of the two is ever enabled.
            QVERIFY2(!keys.contains(key) || key == QKeySequence(Qt::Key_Escape), qPrintable(key.toString()));
            keys.insert(key);
        }
    }
}

void TestCompareMarks::takesAreBounded()
{
    m_window->view->begin({4711, 4712}); // unknown tasks
    QCOMPARE(m_window->player()->count(), 0);
    QCOMPARE(m_window->view->chosenTake(), TaskId(0));
    for (int number = 0; number < 12; ++number)
        m_ids.append(m_window->add(u"/nowhere.mp4"_s));
    m_window->view->begin(m_ids);
    QCOMPARE(m_window->player()->count(), 9);
}

QTEST_MAIN(TestCompareMarks)
#include "tst_comparemarks.moc"
