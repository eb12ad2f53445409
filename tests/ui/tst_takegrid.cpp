// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/gridwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/clips/clipscrub.h"
#include "ui/tasks/clips/thumbnailfiles.h"
#include "ui/tasks/grid/gridlayout.h"

#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

using namespace Dailies;

class TestTakeGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void placesComeFromRows();
    void stretchesAndWraps();
    void oneSelectionForBothViews();
    void arrowsWalk();
    void shiftAndControlSelect();
    void mirroredFlow();
    void sameKeysAsTheList();
    void stackOpensInPlace();
    void stackShowsTheBest();
    void daysAreBands();
    void decides();
    void fitsLargeFonts();
    void tellsTheServicesReason();
    void noTileIsEmptyWithoutAReason_data();
    void noTileIsEmptyWithoutAReason();
    void newUntilLookedAt();
    void scrubsUnderThePointer();
    void lengthComesFromTheFile();
    void picturesAreKeptOnDisk();
    void sizeIsRemembered();
    void sizeEndsWithTheRoom();
    void lastTakeIsChosenAgain();
    void spokenTiles();
};

void TestTakeGrid::initTestCase()
{
    applyLook(*qApp, Theme::Light);
}

void TestTakeGrid::placesComeFromRows()
{
    // Two days; the second has three takes of one request.
    QList<TaskId> ids{9, 8, 7, 6, 5, 4};
    const QList<GroupKey> keys{{1, 20}, {2, 20}, {3, 19}, {3, 19}, {3, 19}, {4, 19}};
    const TaskGrouping grouping(ids, keys);
    // day, 9, 8, day, request, 7, 6, 5, 4
    QCOMPARE(grouping.rows().size(), 9);
    GridLayout layout;
    layout.setRows(9, grouping, {});
    layout.setRoom({2 * GridLayout::margin + 400, 400}, 200, 160, 40); // a large font
    QCOMPARE(layout.bandOf(0).height(), 50);
    layout.setRoom({2 * GridLayout::margin + 400, 400}, 200, 160, 20);
    QCOMPARE(layout.columns(), 2);
    QCOMPARE(layout.cells(), 4);
    QCOMPARE(layout.cellOf(0), -1);
    QCOMPARE(layout.cellOf(1), 0);
    QCOMPARE(layout.cellOf(2), 1);
    QCOMPARE(layout.cellOf(3), -1);
    QCOMPARE(layout.cellOf(4), 2); // the row of the request itself
    for (const int row : {5, 6, 7})
        QCOMPARE(layout.cellOf(row), 2);
    QCOMPARE(layout.cellOf(8), 3);
    QCOMPARE(layout.rowsOf(2), std::pair(5, 3));
    QCOMPARE(layout.rowsOf(3), std::pair(8, 1));
    for (int cell = 0; cell < layout.cells(); ++cell)
        QCOMPARE(layout.cellAt(layout.rectOf(cell).center()), cell);
    QCOMPARE(layout.bandAt(layout.bandOf(3).center()), 3);
    QCOMPARE(layout.cellBeside(1, 1), 3);
    QCOMPARE(layout.cellBeside(2, -1), 0);
    QCOMPARE(layout.bandBeside(1, false), 3);
    QCOMPARE(layout.cellBesideBand(3, true), 1);
    QCOMPARE(layout.cellsBetween(0, layout.height()), std::pair(0, 4));

    layout.setRows(9, grouping, {6});
    QCOMPARE(layout.cells(), 6);
    QCOMPARE(layout.cellOf(6), 3);
    QCOMPARE(layout.rowsOf(3), std::pair(6, 1));
}

void TestTakeGrid::stretchesAndWraps()
{
    const GridWindow window(12);
    QVERIFY(QTest::qWaitForWindowExposed(window.window.panel.get(), patienceMs));
    const GridLayout& layout = window.grid()->gridLayout();
    const int columns = layout.columns();
    QVERIFY(columns >= 5);
    QVERIFY(layout.cellSize().width() >= TakeGrid::usualTile);
    QVERIFY(
        columns * layout.cellSize().width() > window.grid()->viewport()->width() - columns - 2 * GridLayout::margin);
    const QRect picture = layout.pictureIn(layout.rectOf(0));
    QVERIFY(std::abs(picture.width() * 9 - picture.height() * 16) < 16);
    QCOMPARE(layout.rectOf(columns).left(), layout.rectOf(0).left());
    QVERIFY(layout.rectOf(columns).top() > layout.rectOf(0).bottom());
}

void TestTakeGrid::oneSelectionForBothViews()
{
    const GridWindow window(4);
    QVERIFY(window.activate());
    window.click(window.ids.at(1));
    QCOMPARE(window.window.panel->selectedTask(), window.ids.at(1));
    window.grid()->setFocus();
    QTest::keyClick(window.grid(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(window.window.view()->isVisible());
    QVERIFY(window.window.view()->hasFocus());
    QCOMPARE(window.window.current(), window.ids.at(1));
    QTest::keyClick(window.window.view(), Qt::Key_Down);
    QTest::keyClick(window.window.view(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(window.grid()->isVisible());
    QCOMPARE(window.selected(), {window.ids.at(0)});
}

void TestTakeGrid::arrowsWalk()
{
    const GridWindow window(20);
    QVERIFY(window.activate());
    window.grid()->setFocus();
    const int columns = window.grid()->gridLayout().columns();
    const auto place = [&window] { return window.window.model->rowOf(window.window.panel->selectedTask()); };
    window.click(window.ids.constLast());
    QCOMPARE(place(), 0);
    QTest::keyClick(window.grid(), Qt::Key_Right);
    QCOMPARE(place(), 1);
    QTest::keyClick(window.grid(), Qt::Key_Down);
    QCOMPARE(place(), 1 + columns);
    QTest::keyClick(window.grid(), Qt::Key_Left);
    QCOMPARE(place(), columns);
    QTest::keyClick(window.grid(), Qt::Key_Up);
    QCOMPARE(place(), 0);
    QTest::keyClick(window.grid(), Qt::Key_End);
    QCOMPARE(place(), 19);
    QVERIFY(window.grid()->viewport()->rect().contains(window.middleOf(window.ids.constFirst())));
    QTest::keyClick(window.grid(), Qt::Key_PageUp);
    QVERIFY(place() < 19);
    QTest::keyClick(window.grid(), Qt::Key_Home);
    QCOMPARE(place(), 0);
    QTest::keyClicks(window.grid(), u"shot"_s); // typing searches nothing
    QCOMPARE(place(), 0);
}

void TestTakeGrid::shiftAndControlSelect()
{
    const GridWindow window(12);
    QVERIFY(window.activate());
    window.grid()->setFocus();
    window.click(window.ids.at(10));
    QTest::keyClick(window.grid(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(window.grid(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(window.selected(), (QList<TaskId>{window.ids.at(10), window.ids.at(9), window.ids.at(8)}));
    window.click(window.ids.at(3), Qt::ControlModifier);
    QCOMPARE(window.selected().size(), 4);
    window.click(window.ids.at(9), Qt::ControlModifier);
    QCOMPARE(window.selected().size(), 3);
    window.click(window.ids.at(11));
    window.click(window.ids.at(4), Qt::ShiftModifier);
    QCOMPARE(window.selected().size(), 8);
}

void TestTakeGrid::mirroredFlow()
{
    const GridWindow window(12);
    window.window.panel->setLayoutDirection(Qt::RightToLeft);
    QVERIFY(window.activate());
    window.grid()->setFocus();
    QVERIFY(window.middleOf(window.ids.at(11)).x() > window.middleOf(window.ids.at(10)).x());
    window.click(window.ids.at(11));
    QTest::keyClick(window.grid(), Qt::Key_Left);
    QCOMPARE(window.window.panel->selectedTask(), window.ids.at(10));
}

void TestTakeGrid::sameKeysAsTheList()
{
    const GridWindow window(3);
    QVERIFY(window.activate());
    window.grid()->setFocus();
    window.click(window.ids.at(1));
    QTest::keyClick(window.grid(), Qt::Key_4);
    QCOMPARE(window.window.store.task(window.ids.at(1))->marks.rating, 4);
    const CommandSpy plays(window.window, TaskCommand::Play);
    QTest::keyClick(window.grid(), Qt::Key_Return);
    window.click(window.ids.at(2));
    QTest::mouseDClick(window.grid()->viewport(), Qt::LeftButton, {}, window.middleOf(window.ids.at(2)));
    QCOMPARE(plays.ids(), (QList<TaskId>{window.ids.at(1), window.ids.at(2)}));
    QTest::keyClick(window.grid(), Qt::Key_Delete);
    QVERIFY(window.window.store.task(window.ids.at(2))->marks.recycledAt.isValid());
    QCOMPARE(window.window.panel->selectedTask(), window.ids.at(1)); // the next one
}

void TestTakeGrid::stackOpensInPlace()
{
    GridWindow window(1);
    const QList<TaskId> takes = addStack(window.window, 3);
    QVERIFY(window.activate());
    TakeGrid* grid = window.grid();
    QCOMPARE(grid->gridLayout().cells(), 2);
    const QModelIndex first = window.window.model->index(window.window.model->rowOf(takes.at(2)), TaskModel::Prompt);
    const QRect badge = grid->badgeOf(first);
    QVERIFY(!badge.isEmpty());
    QTest::mouseClick(grid->viewport(), Qt::LeftButton, {}, badge.center());
    QCOMPARE(grid->gridLayout().cells(), 4);
    QTest::mouseClick(grid->viewport(), Qt::LeftButton, {}, grid->badgeOf(first).center());
    QCOMPARE(grid->gridLayout().cells(), 2);

    // By keys: Return opens a stack and does not play it.
    grid->setFocus();
    window.click(takes.at(2));
    const CommandSpy plays(window.window, TaskCommand::Play);
    QTest::keyClick(grid, Qt::Key_Return);
    QVERIFY(plays.ids().isEmpty());
    QCOMPARE(grid->gridLayout().cells(), 4);
    QTest::keyClick(grid, Qt::Key_Return);
    QCOMPARE(plays.ids().size(), 1);
    QTest::keyClick(grid, Qt::Key_Minus);
    QCOMPARE(grid->gridLayout().cells(), 2);
    QTest::keyClick(grid, Qt::Key_Plus);
    QCOMPARE(grid->gridLayout().cells(), 4);
}

void TestTakeGrid::stackShowsTheBest()
{
    GridWindow window(1);
    const QList<TaskId> takes = addStack(window.window, 3);
    QVERIFY(window.activate());
    const auto shown = [&window] { return window.window.model->taskAt(window.grid()->rowAt(0)); };
    QCOMPARE(shown(), takes.at(2));
    window.window.panel->marking().rate({takes.at(0)}, 5);
    TRY_COMPARE(shown(), takes.at(0));
    // A take that is chosen elsewhere comes to the top.
    window.window.panel->selectTask(takes.at(1));
    QCOMPARE(shown(), takes.at(1));
    QCOMPARE(window.selected(), {takes.at(1)});
    window.click(window.ids.at(0));
    QCOMPARE(shown(), takes.at(0));
}

void TestTakeGrid::daysAreBands()
{
    GridWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"Old"_s);
    window.window.add(task);
    task.request.prompt = u"New"_s;
    task.createdAt = task.createdAt.addDays(1);
    const TaskId newer = window.window.add(task);
    QVERIFY(window.activate());
    TakeGrid* grid = window.grid();
    TRY_COMPARE(window.window.model->rowCount(), 4);
    QVERIFY(grid->gridLayout().bandOf(0).height() > 0);
    QTest::mouseClick(
        grid->viewport(), Qt::LeftButton, {}, grid->visualRect(window.window.model->index(2, 2)).center());
    QCOMPARE(window.window.model->rowCount(), 3);
    grid->setFocus();
    window.click(newer);
    QTest::keyClick(grid, Qt::Key_Down);
    QVERIFY(window.window.model->isGroup(grid->currentIndex().row()));
    QCOMPARE(window.selected(), {newer});
    QTest::keyClick(grid, Qt::Key_Return);
    QCOMPARE(window.window.model->rowCount(), 4);
}

void TestTakeGrid::decides()
{
    GridWindow window(1);
    const TaskId lost = window.window.add(TaskState::NeedsReview, u"Lost"_s);
    QVERIFY(window.activate());
    QSignalSpy decides(window.window.panel.get(), &TaskPanel::decideRequested);
    const QModelIndex index = window.window.model->index(window.window.model->rowOf(lost), TaskModel::Prompt);
    const QRect link = window.grid()->linkOf(index);
    QVERIFY(window.grid()->visualRect(index).contains(link));
    QTest::mouseClick(window.grid()->viewport(), Qt::LeftButton, {}, link.center());
    QCOMPARE(decides.size(), 1);
    QCOMPARE(decides.constFirst().constFirst().toLongLong(), lost);
}

void TestTakeGrid::tellsTheServicesReason()
{
    GridWindow window(1);
    VideoTask task = taskIn(TaskState::Refused, u"A boat"_s);
    task.error = {ErrorKind::Refused, u"The service rejected this request. The service says: No boats."_s};
    task.report.message = u"No boats."_s;
    const TaskId refused = window.window.add(task);
    const auto reasonOf = [&window](TaskId id) {
        return window.window.model->index(window.window.model->rowOf(id), 0).data(TaskModel::ReasonRole).toString();
    };
    QCOMPARE(reasonOf(refused), u"No boats."_s);
    task.state = TaskState::Failed;
    task.report.message.clear();
    task.error.message = u"Too dark"_s;
    task.remoteId += u"2"_s;
    QCOMPARE(reasonOf(window.window.add(task)), u"Too dark"_s);
}

void TestTakeGrid::noTileIsEmptyWithoutAReason_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<bool>("watched");
    QTest::addColumn<QString>("reason");
    const auto row = [](TaskState state, bool watched, const QString& reason) {
        QTest::addRow("%s%s", qPrintable(stateName(state)), watched ? "" : " not tracked")
            << int(state) << watched << reason;
    };
    row(TaskState::Refused, true, u"No clip: the service didn't start it."_s);
    row(TaskState::Failed, true, u"No clip: the service couldn't make it."_s);
    row(TaskState::Canceled, true, u"No clip: the service canceled it."_s);
    row(TaskState::Forgotten, true, u"No clip: the service deleted the task."_s);
    row(TaskState::Expired, true, u"No clip: the link expired before the download."_s);
    row(TaskState::InProgress, false, u"Dailies no longer checks it."_s);
    row(TaskState::Saved, true, {}); // its picture says it
    row(TaskState::Waiting, true, {}); // it is at work
    row(TaskState::Uploading, true, {});
}

void TestTakeGrid::noTileIsEmptyWithoutAReason()
{
    QFETCH(const int, state);
    QFETCH(const bool, watched);
    QFETCH(const QString, reason);
    GridWindow window;
    VideoTask task = taskIn(TaskState(state), u"A boat"_s);
    task.watched = watched;
    const TaskId id = window.window.add(task);
    const auto index = window.window.model->index(window.window.model->rowOf(id), TaskModel::Prompt);
    QCOMPARE(index.data(TaskModel::ReasonRole).toString(), reason);
    QVERIFY(QTest::qWaitForWindowExposed(window.window.panel.get(), patienceMs));
    auto* table = QAccessible::queryAccessibleInterface(window.grid())->tableInterface();
    const QString spoken = table->cellAt(index.row(), TaskModel::Prompt)->text(QAccessible::Description);
    QVERIFY2(reason.isEmpty() || spoken.endsWith(reason), qPrintable(spoken));
}

void TestTakeGrid::fitsLargeFonts()
{
    GridWindow window(2);
    const TaskId failed = window.window.add(TaskState::Failed, u"Failed"_s);
    TakeGrid* grid = window.grid();
    const QFont usual = grid->font();
    grid->setTileWidth(GridView::leastTile);
    for (const double scale : {1.0, 1.5, 2.0}) {
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * scale);
        grid->setFont(font);
        const int line = QFontMetrics(font).lineSpacing();
        const QModelIndex index = window.window.model->index(window.window.model->rowOf(failed), TaskModel::Prompt);
        const QRect cell = grid->visualRect(index);
        const QRect picture = grid->gridLayout().pictureIn(cell);
        QVERIFY(cell.bottom() - picture.bottom() >= line); // the caption
        // The state, the reason and the link are below each other.
        QVERIFY2(grid->linkOf(index).top() - picture.top() >= 2 * line, qPrintable(QString::number(scale)));
        QVERIFY(picture.contains(grid->linkOf(index)));
    }
}

void TestTakeGrid::newUntilLookedAt()
{
    GridWindow window(1);
    const TaskId running = window.window.add(TaskState::Downloading, u"Running"_s);
    QVERIFY(window.activate());
    window.click(window.ids.at(0));
    const QColor accent = tone(Theme::Light, Tone::Accent);
    const auto tile = [&window, running] {
        const QModelIndex index = window.window.model->index(window.window.model->rowOf(running), TaskModel::Prompt);
        return window.grid()->viewport()->grab(window.grid()->visualRect(index)).toImage();
    };
    const auto accents = [&] { return tile().pixelColor(10, 12) == accent; };
    QVERIFY(!accents());
    window.window.move(running, TaskState::Saved);
    TRY_VERIFY(accents());
    QRect badge;
    const QImage seen = tile();
    for (int n = 0; n < seen.width() * seen.height(); ++n) {
        const QPoint place(n % seen.width(), n / seen.width());
        badge |= seen.pixelColor(place) == accent ? QRect(place, QSize(1, 1)) : QRect();
    }
    int letters = 0; // the word is whole: an ellipsis has no ink at this height
    for (int x = badge.left() + badge.width() * 2 / 3; x < badge.right() - 3; ++x)
        letters += seen.pixelColor(x, badge.center().y()) != accent ? 1 : 0;
    QVERIFY(letters > 0);
    window.click(running);
    window.click(window.ids.at(0));
    TRY_VERIFY(!accents());
}

void TestTakeGrid::scrubsUnderThePointer()
{
    const TestClips clips;
    const QString clip = clips.make(u"c.mp4"_s, u"-f lavfi -i testsrc=s=320x180:r=25:d=4 -pix_fmt yuv420p"_s);
    GridWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"Scrub"_s);
    task.file = clip;
    const TaskId id = window.window.add(task);
    QVERIFY(window.activate());
    TakeGrid* grid = window.grid();
    const QModelIndex index = window.window.model->index(window.window.model->rowOf(id), TaskModel::Prompt);
    const QRect picture = grid->gridLayout().pictureIn(grid->visualRect(index));
    QTest::mouseMove(grid->viewport(), QPoint(picture.left() + picture.width() / 4, picture.center().y()));
    TRY_VERIFY(grid->scrub()->part() >= 0);
    QVERIFY(std::abs(grid->scrub()->part() - 0.25) < 0.02);
    const QImage early = grid->scrub()->picture();
    QTest::mouseMove(grid->viewport(), QPoint(picture.left() + picture.width() * 3 / 4, picture.center().y()));
    TRY_VERIFY(std::abs(grid->scrub()->part() - 0.75) < 0.02);
    QVERIFY(grid->scrub()->picture() != early);
    QTest::mouseMove(grid->viewport(), QPoint(picture.left(), picture.bottom() + 400));
    TRY_VERIFY(grid->scrub()->file().isEmpty());
}

void TestTakeGrid::lengthComesFromTheFile()
{
    const TestClips clips;
    GridWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"Auto"_s);
    task.request.durationSeconds.reset();
    task.file = clips.make(u"c.mp4"_s, u"-f lavfi -i testsrc=s=320x180:r=25:d=3 -pix_fmt yuv420p"_s);
    window.window.add(task);
    QSignalSpy changed(window.window.model.get(), &QAbstractItemModel::dataChanged);
    QVERIFY(QTest::qWaitForWindowExposed(window.window.panel.get(), patienceMs));
    // Nobody moves the pointer.
    const QModelIndex length = window.window.model->index(0, TaskModel::Length);
    TRY_VERIFY(std::any_of(changed.cbegin(), changed.cend(),
        [&length](const QList<QVariant>& each) { return each.at(0).toModelIndex() == length; }));
    QCOMPARE(length.data().toString(), u"3 s"_s);
}

void TestTakeGrid::picturesAreKeptOnDisk()
{
    const TestClips clips;
    const QTemporaryDir folder;
    const QString clip = clips.make(u"c.mp4"_s, u"-f lavfi -i color=c=red:s=320x180:r=25:d=1 -pix_fmt yuv420p"_s);
    const auto kept = [&folder] { return QDir(folder.path()).entryList({u"take-*.jpg"_s}, QDir::Files); };
    const ThumbnailFiles files(folder.path());
    QCOMPARE(files.picture(clip, {160, 90}).size(), QSize(160, 90));
    QCOMPARE(kept().size(), 1);
    // The next time, the clip is not read: another picture in its place is shown.
    QImage blue(320, 180, QImage::Format_RGB32);
    blue.fill(Qt::blue);
    QVERIFY(blue.save(folder.filePath(kept().constFirst()), "JPEG"));
    QVERIFY(files.picture(clip, {160, 90}).pixelColor(80, 45).blue() > 200);
    // A damaged one is made again.
    QFile damaged(folder.filePath(kept().constFirst()));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("no picture") > 0);
    damaged.close();
    QVERIFY(files.picture(clip, {160, 90}).pixelColor(80, 45).red() > 200);
    // More than the limit is not kept, and other files are left alone.
    QFile other(folder.filePath(u"other.jpg"_s));
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("mine") > 0);
    other.close();
    const QString second = clips.make(u"d.mp4"_s, u"-f lavfi -i color=c=blue:s=320x180:r=25:d=1 -pix_fmt yuv420p"_s);
    QVERIFY(!ThumbnailFiles(folder.path(), 1).picture(second, {160, 90}).isNull());
    QCOMPARE(kept().size(), 0);
    QVERIFY(other.exists());
    QVERIFY(files.picture(folder.filePath(u"gone.mp4"_s), {160, 90}).isNull());
}

void TestTakeGrid::sizeIsRemembered()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    {
        const GridWindow window(12);
        QVERIFY(QTest::qWaitForWindowExposed(window.window.panel.get(), patienceMs));
        const int columns = window.grid()->gridLayout().columns();
        auto* slider = window.window.panel->findChild<QSlider*>(u"tileSizeSlider"_s);
        QVERIFY(slider->isVisible());
        slider->setFocus();
        for (int n = 0; n < 5; ++n)
            QTest::keyClick(slider, Qt::Key_PageUp);
        QVERIFY(window.grid()->tileWidth() > TakeGrid::usualTile);
        QVERIFY(window.grid()->gridLayout().columns() < columns);
        QTest::mouseClick(window.window.chip(u"listViewButton"_s), Qt::LeftButton);
        QVERIFY(slider->isHidden());
        window.window.panel->saveTable(settings);
    }
    const GridWindow window(2);
    window.window.panel->restoreTable(settings);
    QVERIFY(window.window.view()->isVisible());
    QVERIFY(window.grid()->tileWidth() > TakeGrid::usualTile);
}

/// In a low strip, too, each end of the slider shows a size of its own, and the wanted one comes back with the room.
void TestTakeGrid::sizeEndsWithTheRoom()
{
    const GridWindow window(12);
    QVERIFY(window.activate());
    const auto* slider = window.window.panel->findChild<QSlider*>(u"tileSizeSlider"_s);
    window.window.panel->resize(1000, 900);
    window.grid()->setTileWidth(TakeGrid::mostTile);
    TRY_VERIFY(window.grid()->viewport()->height() > 600);
    TRY_COMPARE(slider->maximum(), window.grid()->mostUsefulTile());
    const int high = slider->maximum();
    window.window.panel->resize(1000, 260);
    TRY_VERIFY(slider->maximum() < high);
    QCOMPARE(window.grid()->tileWidth(), TakeGrid::mostTile);
    QCOMPARE(slider->value(), slider->maximum());
    if (slider->isEnabled()) {
        const QSize largest = window.grid()->gridLayout().cellSize();
        window.grid()->setTileWidth(slider->maximum());
        QCOMPARE(window.grid()->gridLayout().cellSize(), largest);
        window.grid()->setTileWidth(slider->maximum() - 1);
        QVERIFY(window.grid()->gridLayout().cellSize() != largest);
        window.grid()->setTileWidth(TakeGrid::mostTile);
    }
    window.window.panel->resize(1000, 900);
    TRY_COMPARE(slider->maximum(), high);
}

void TestTakeGrid::lastTakeIsChosenAgain()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    const GridWindow window(3);
    window.click(window.ids.at(1));
    window.window.panel->saveTable(settings);
    TaskChanges changes(window.window.changes.store());
    ManualClock clock;
    TaskModel model(changes, nullptr, clock);
    TaskPanel again(changes, model);
    QSignalSpy shown(&again, &TaskPanel::taskSelected);
    again.restoreTable(settings);
    QCOMPARE(again.selectedTask(), window.ids.at(1));
    QCOMPARE(again.selectedTasks(), {window.ids.at(1)});
    QCOMPARE(shown.size(), 1);
}

void TestTakeGrid::spokenTiles()
{
    const GridWindow window(2);
    window.window.panel->marking().rate({window.ids.at(1)}, 4);
    QVERIFY(QTest::qWaitForWindowExposed(window.window.panel.get(), patienceMs));
    QAccessibleInterface* grid = QAccessible::queryAccessibleInterface(window.grid());
    QVERIFY(grid);
    QCOMPARE(grid->role(), QAccessible::Table);
    QAccessibleTableInterface* table = grid->tableInterface();
    QVERIFY(table);
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->columnDescription(TaskModel::State), u"State"_s);
    QCOMPARE(table->cellAt(0, TaskModel::State)->text(QAccessible::Name), u"Saved"_s);
    QAccessibleInterface* prompt = table->cellAt(0, TaskModel::Prompt);
    QCOMPARE(prompt->role(), QAccessible::Cell);
    QCOMPARE(prompt->text(QAccessible::Name), u"Shot 2"_s);
    QCOMPARE(prompt->text(QAccessible::Description), u"Saved, Rated 4 of 5"_s);
    QCOMPARE(grid->child(grid->indexOfChild(prompt)), prompt);
    QCOMPARE(table->cellAt(2, 0), nullptr);
    window.click(window.ids.at(1));
    QVERIFY(prompt->state().selected);
    QCOMPARE(table->selectedRows(), QList<int>{0});
    QCOMPARE(grid->focusChild(), prompt);
}

QTEST_MAIN(TestTakeGrid)
#include "tst_takegrid.moc"
