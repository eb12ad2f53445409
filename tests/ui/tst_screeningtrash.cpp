// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/screeningbench.h"

#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskmarking.h"

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr TaskState saved = TaskState::Saved;

} // namespace

/// Takes that are deleted during a screening, and what Undo does there.
class TestScreeningTrash final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void deletingGoesOn();
    void deletingTheLastGoesBack();
    void undoGoesToTheTakeAgain_data();
    void undoGoesToTheTakeAgain();
    void deletedInTheListLeavesTheScreening();
    void emptyingTheTrashIsSurvived();
    void allTakesDeleted();
    void undoAfterTheLastDeletion();
    void theOthersStaySelected();

private:
    /// Deletes the shown take and waits until its clip is in the Trash.
    static void deleteTake(const ScreeningBench& b)
    {
        const TaskId id = b.shown();
        b.press(Qt::Key_Delete);
        TRY_VERIFY(!b.stored(id).moved.isEmpty());
    }
    static QPushButton* undoIn(const ScreeningBench& b)
    {
        return WindowBench::shownButton(u"messageAction1"_s, b.bar()->window());
    }

    QTemporaryDir m_data;
};

void TestScreeningTrash::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8()); // with a trash of its own
}

void TestScreeningTrash::deletingGoesOn()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_Right);
    b.press(Qt::Key_Delete);
    TRY_COMPARE(b.shown(), b.ids.at(2));
    QVERIFY(b.stored(b.ids.at(1)).marks.recycledAt.isValid());
    QVERIFY(b.bench.player()->isFullScreenShown());
    QCOMPARE(b.order(), u"2 of 2"_s);
    QCOMPARE(b.strip()->model()->rowCount(), 2);
    QCOMPARE(b.bench.player()->path(), b.stored(b.ids.at(2)).file);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_5); // is for the shown take
    TRY_COMPARE(b.stored(b.ids.at(2)).marks.rating, 5);
    QCOMPARE(b.stored(b.ids.at(1)).marks.rating, 0);
    b.press(Qt::Key_Left);
    QCOMPARE(b.shown(), b.ids.at(0));
    b.press(Qt::Key_Right);
    QCOMPARE(b.shown(), b.ids.at(2));
}

void TestScreeningTrash::deletingTheLastGoesBack()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_Right);
    b.press(Qt::Key_Right);
    QCOMPARE(b.order(), u"3 of 3"_s);
    b.press(Qt::Key_Delete);
    TRY_COMPARE(b.shown(), b.ids.at(1));
    QCOMPARE(b.order(), u"2 of 2"_s);
    TRY_COMPARE(b.state(), PlayerState::Playing);
}

void TestScreeningTrash::undoGoesToTheTakeAgain_data()
{
    QTest::addColumn<int>("deleted");
    QTest::addColumn<bool>("isByKey");
    QTest::newRow("first, by the message") << 0 << false;
    QTest::newRow("second, by the message") << 1 << false;
    QTest::newRow("second, by the key") << 1 << true;
    QTest::newRow("last, by the key") << 2 << true;
}

void TestScreeningTrash::undoGoesToTheTakeAgain()
{
    QFETCH(const int, deleted);
    QFETCH(const bool, isByKey);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    for (int place = 0; place < deleted; ++place)
        b.press(Qt::Key_Right);
    const TaskId id = b.ids.at(deleted);
    QCOMPARE(b.shown(), id);
    deleteTake(b);
    QVERIFY(b.shown() != id);
    TRY_VERIFY(undoIn(b) != nullptr);
    if (isByKey)
        b.press(Qt::Key_Z, Qt::ControlModifier);
    else
        QTest::mouseClick(undoIn(b), Qt::LeftButton);
    TRY_COMPARE(b.shown(), id);
    QVERIFY(!b.stored(id).marks.recycledAt.isValid());
    QVERIFY(b.bench.player()->isFullScreenShown());
    QCOMPARE(b.order(), u"%1 of 3"_s.arg(deleted + 1));
    QCOMPARE(b.strip()->currentIndex().row(), deleted);
    TRY_COMPARE(b.bench.player()->path(), b.stored(id).file);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_Escape);
    TRY_VERIFY(!b.bench.player()->isFullScreenShown());
    QCOMPARE(b.bench.tasks()->selectedTask(), id);
    TRY_COMPARE(b.bench.player()->path(), b.stored(id).file);
}

/// In the window, on another screen.
void TestScreeningTrash::deletedInTheListLeavesTheScreening()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_Right);
    b.bench.tasks()->marking().remove({b.ids.at(0)});
    TRY_COMPARE(b.order(), u"1 of 2"_s);
    QCOMPARE(b.shown(), b.ids.at(1));
}

void TestScreeningTrash::emptyingTheTrashIsSurvived()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_Right);
    b.press(Qt::Key_Delete);
    TRY_VERIFY(b.stored(b.ids.at(1)).marks.recycledAt.isValid());
    b.bench.tasks()->marking().emptyBin();
    TRY_COMPARE(b.order(), u"2 of 2"_s);
    QCOMPARE(b.shown(), b.ids.at(2));
    QCOMPARE(b.strip()->model()->rowCount(), 2);
    b.press(Qt::Key_Left);
    QCOMPARE(b.shown(), b.ids.at(0));
}

void TestScreeningTrash::allTakesDeleted()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_Delete);
    TRY_COMPARE(b.shown(), b.ids.at(1));
    b.press(Qt::Key_Delete);
    TRY_VERIFY(b.end()->isVisible());
    QVERIFY(b.stored(b.ids.at(1)).marks.recycledAt.isValid());
    QVERIFY(b.part<QLabel>(u"screeningEndTitle"_s)->text().contains(u"deleted"_s));
    b.bench.tasks()->marking().emptyBin();
    b.press(Qt::Key_Left);
    b.press(Qt::Key_1);
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    QCOMPARE(b.shown(), 0);
}

void TestScreeningTrash::undoAfterTheLastDeletion()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    deleteTake(b);
    TRY_COMPARE(b.shown(), b.ids.at(1));
    deleteTake(b);
    TRY_VERIFY(b.end()->isVisible());
    b.press(Qt::Key_Z, Qt::ControlModifier);
    TRY_VERIFY(!b.end()->isVisible());
    QCOMPARE(b.shown(), b.ids.at(1));
    QCOMPARE(b.order(), u"1 of 1"_s);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_Z, Qt::ControlModifier);
    TRY_COMPARE(b.shown(), b.ids.at(0));
    QCOMPARE(b.order(), u"1 of 2"_s);
}

void TestScreeningTrash::theOthersStaySelected()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    b.bench.tasks()->selectAgain(b.ids, b.ids.at(0));
    QVERIFY(b.screen());
    deleteTake(b);
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    QCOMPARE(b.bench.tasks()->selectedTasks(), b.ids.mid(1, 2));
    QCOMPARE(b.shown(), b.ids.at(1));
}

QTEST_MAIN(TestScreeningTrash)
#include "tst_screeningtrash.moc"
