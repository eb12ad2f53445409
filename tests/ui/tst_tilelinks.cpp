// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/gridwindow.h"

#include "ui/style/applylook.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/tasks/facts/explanation.h"
#include "ui/tasks/grid/tiledelegate.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>

using namespace Dailies;

/// The button on a tile, and on a row of the list, that goes on with a take without a clip.
class TestTileLinks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void triesAgain_data();
    void triesAgain();
    void isAsHighAsItsWords();
    void getsTheClipAgain_data();
    void getsTheClipAgain();
};

void TestTileLinks::triesAgain_data()
{
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<ErrorKind>("why");
    QTest::addColumn<bool>("isOffered");
    QTest::newRow("failed") << TaskState::Failed << ErrorKind::Refused << true;
    QTest::newRow("canceled") << TaskState::Canceled << ErrorKind::Refused << true;
    QTest::newRow("refused") << TaskState::Refused << ErrorKind::Refused << true;
    QTest::newRow("refused, but can be sent as it is") << TaskState::Refused << ErrorKind::Network << false;
    QTest::newRow("saved") << TaskState::Saved << ErrorKind::Refused << false;
}

void TestTileLinks::triesAgain()
{
    QFETCH(TaskState, state);
    QFETCH(ErrorKind, why);
    QFETCH(bool, isOffered);
    GridWindow window(1);
    VideoTask task = taskIn(state, u"A boat"_s);
    task.error = {why, u"The prompt was rejected"_s};
    const TaskId ended = window.window.add(task);
    QVERIFY(window.activate());
    QSignalSpy commands(window.window.panel.get(), &TaskPanel::commandRequested);
    const auto isAsked = [&commands, ended] {
        const QList<QVariant> given = commands.isEmpty() ? QList<QVariant>() : commands.takeLast();
        return given.size() == 2 && given.at(0).value<TaskCommand>() == TaskCommand::UseAgain
            && given.at(1).value<QList<TaskId>>() == QList<TaskId>{ended};
    };
    const QModelIndex index = window.window.model->index(window.window.model->rowOf(ended), TaskModel::Prompt);
    const QRect link = window.grid()->linkOf(index);
    QCOMPARE(!link.isEmpty(), isOffered);
    // For the keyboard
    window.click(window.ids.at(0));
    window.click(ended);
    commands.clear();
    QTest::keyClick(window.grid(), Qt::Key_Return);
    QCOMPARE(isAsked(), isOffered);
    // For an assistive program
    auto* table = QAccessible::queryAccessibleInterface(window.grid())->tableInterface();
    QAccessibleInterface* tile = table->cellAt(index.row(), TaskModel::Prompt);
    QCOMPARE(tile->actionInterface()->actionNames().contains(u"Edit and retry"_s), isOffered);
    QCOMPARE(tile->text(QAccessible::Description).contains(u"The prompt was rejected"_s), state != TaskState::Saved);
    tile->actionInterface()->doAction(u"Edit and retry"_s);
    QCOMPARE(isAsked(), isOffered);
    if (!isOffered)
        return;
    // For the mouse
    window.click(window.ids.at(0));
    QTest::mouseClick(window.grid()->viewport(), Qt::LeftButton, {}, link.center());
    QVERIFY(isAsked());
    for (const int width : {160, 480}) {
        window.grid()->setTileWidth(width);
        TRY_VERIFY(window.grid()->visualRect(index).contains(window.grid()->linkOf(index)));
    }
}

/// The box has two lines only if the words need them, in letters of every size.
void TestTileLinks::isAsHighAsItsWords()
{
    GridWindow window(1);
    VideoTask task = taskIn(TaskState::Failed, u"A boat"_s);
    task.error = {ErrorKind::Refused, u"The prompt was rejected"_s};
    const TaskId ended = window.window.add(task);
    QVERIFY(window.activate());
    const QModelIndex index = window.window.model->index(window.window.model->rowOf(ended), TaskModel::Prompt);
    ThumbnailCache pictures({160, 90});
    const TileDelegate tiles(pictures, pictures, nullptr);
    QStyleOptionViewItem option;
    option.font = window.grid()->font();
    const QFontMetrics metrics(option.font);
    const int text = metrics.horizontalAdvance(explanationLink(index));
    for (int width = text / 2; width < 2 * text; ++width) {
        const QRect link = tiles.linkIn({0, 0, width, 120}, option, index);
        const bool isOneLine = link.height() < 2 * metrics.lineSpacing();
        QVERIFY2(isOneLine == (link.width() >= text + 8), qPrintable(u"%1 of %2 pixels"_s.arg(width).arg(text)));
    }
}

void TestTileLinks::getsTheClipAgain_data()
{
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<QString>("words");
    QTest::newRow("expired") << TaskState::Expired << u"Download again"_s;
    QTest::newRow("forgotten") << TaskState::Forgotten << u"Check now"_s;
}

void TestTileLinks::getsTheClipAgain()
{
    QFETCH(TaskState, state);
    QFETCH(QString, words);
    GridWindow window(1);
    const TaskId ended = window.window.add(state, u"A boat"_s);
    const TaskId waiting = window.window.add(TaskState::Waiting, u"Another boat"_s);
    QVERIFY(window.activate());
    const CommandSpy checks(window.window, TaskCommand::CheckNow);
    const auto index = [&window, ended] {
        return window.window.model->index(window.window.model->rowOf(ended), TaskModel::Prompt);
    };
    QTest::mouseClick(window.grid()->viewport(), Qt::LeftButton, {}, window.grid()->linkOf(index()).center());
    QCOMPARE(checks.ids(), QList<TaskId>{ended});
    // It sends nothing of what is selected, too.
    window.click(waiting);
    window.click(ended, Qt::ControlModifier);
    QCOMPARE(window.selected().size(), 2);
    QTest::keyClick(window.grid(), Qt::Key_Return);
    QCOMPARE(checks.ids(), (QList<TaskId>{ended, ended}));
    // For an assistive program
    auto* table = QAccessible::queryAccessibleInterface(window.grid())->tableInterface();
    QAccessibleInterface* tile = table->cellAt(index().row(), TaskModel::Prompt);
    QVERIFY(tile->actionInterface()->actionNames().contains(words));
    tile->actionInterface()->doAction(words);
    QCOMPARE(checks.ids().size(), 3);
    // In the list
    QTest::keyClick(window.grid(), Qt::Key_2, Qt::ControlModifier);
    const TaskView* list = window.window.view();
    TRY_VERIFY(!list->linkOf(index()).isEmpty());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->linkOf(index()).center());
    QCOMPARE(checks.ids().size(), 4);
    QCOMPARE(checks.ids().constLast(), ended);
}

QTEST_MAIN(TestTileLinks)
#include "tst_tilelinks.moc"
