// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/gridwindow.h"

#include "app/tasks/history/taskhistory.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/facts/taskfacts.h"
#include "ui/tasks/filter/taskfilterbar.h"
#include "ui/tasks/stage/stagewords.h"
#include "ui/tasks/table/taskheader.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QToolTip>
#include <QTranslator>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Says "Prise 7" for "Take 7", and much for "Edit and retry".
class OtherWord final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return qstrcmp(text, "Take %1") == 0       ? u"Prise %1"_s
            : qstrcmp(text, "Edit and retry") == 0 ? u"Ändern und erneut versuchen"_s
                                                   : QString();
    }
};

} // namespace

/// What somebody sees who works with takes for the first time.
class TestTakesByHand final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void lengthIsTheClips();
    void lengthIsTheServicesUntilTheFileIsRead();
    void lengthAsAskedIsNotRemarked();
    void sortsByTheLengthThatIsShown();
    void renamedClipIsFound();
    void defaultNamesAreNotSearched();
    void takeIsFoundByItsNumber_data();
    void takeIsFoundByItsNumber();
    void stateIsAsWideAsItsWords();
    void menuFitsASmallScreen_data();
    void menuFitsASmallScreen();
    void stackShowsItsBestTake();
    void emptyChipsGo();
    void takesInTheTrashAreNamed();
    void stageSaysNothingTwice();
    void figureReplacesTheGuess();
    void usageIsInWords();
    void groupNamesLostAnswers();
    void stateKeepsClearOfTheBadge();
    void tilesFitALowStrip_data();
    void tilesFitALowStrip();
    void tickKeepsClearOfWhatATileSays_data();
    void tickKeepsClearOfWhatATileSays();
    void longLinkTakesTwoLines();
    void practiceIsMarkedWhereACaptionHasRoom_data();
    void practiceIsMarkedWhereACaptionHasRoom();
    void newMarksSurviveARestart();
    void whatWasLeftOutIsNotChosen();

private:
    static QRect tileOf(const GridWindow& window, TaskId id)
    {
        return window.grid()->visualRect(window.window.model->index(window.window.model->rowOf(id), TaskModel::Prompt));
    }
    QTemporaryDir m_data;
    TestClips m_clips;
};

void TestTakesByHand::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8()); // with a trash of its own
}

void TestTakesByHand::lengthIsTheClips()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"A paper boat"_s);
    task.file = m_clips.make(u"three.mp4"_s, u"-f lavfi -i testsrc=size=64x48:rate=10:duration=3 -pix_fmt yuv420p"_s);
    window.add(task);
    const QModelIndex length = window.model->index(0, TaskModel::Length);
    TRY_COMPARE(length.data().toString(), u"3 s"_s);
    QCOMPARE(length.data(TaskModel::RawRole).toDouble(), 3.0); // the pointer on the tile tells the place in 3 s
    QCOMPARE(length.data(Qt::ToolTipRole).toString(), u"3 s, 5 s requested"_s);
    // The tile says it, too.
    window.panel->findChild<QPushButton*>(u"gridViewButton"_s)->click();
    TRY_VERIFY(window.grid()->isVisible());
    const QRect tile = window.grid()->visualRect(length.siblingAtColumn(TaskModel::Prompt));
    const QPoint caption(tile.center().x(), tile.bottom() - 8);
    QHelpEvent help(QEvent::ToolTip, caption, window.grid()->viewport()->mapToGlobal(caption));
    QApplication::sendEvent(window.grid()->viewport(), &help);
    TRY_VERIFY2(QToolTip::text().contains(u"3 s, 5 s requested"_s), qPrintable(QToolTip::text()));
    QToolTip::hideText();
    MediaFacts facts;
    facts.seconds = 3;
    QVERIFY(deliveredText(facts, 5).startsWith(u"3.00 s, 5 s requested"_s));
    QVERIFY(deliveredText(facts, 3).startsWith(u"3.00 s · "_s));
}

void TestTakesByHand::lengthIsTheServicesUntilTheFileIsRead()
{
    TaskStore store;
    const QTemporaryDir dir;
    QVERIFY(store.open(dir.filePath(u"tasks.db"_s)));
    TaskChanges changes(store);
    ManualClock clock;
    TaskModel model(changes, nullptr, clock); // which reads no files
    VideoTask task = taskIn(TaskState::Saved, u"A paper boat"_s);
    task.report.usage.insert(u"output_video_duration"_s, 3);
    QVERIFY(store.add(task));
    model.deliverChanges();
    QCOMPARE(model.index(0, TaskModel::Length).data().toString(), u"3 s"_s);
    task = taskIn(TaskState::InProgress, u"Another"_s);
    QVERIFY(store.add(task));
    model.deliverChanges();
    QCOMPARE(model.index(0, TaskModel::Length).data().toString(), u"5 s"_s);
}

void TestTakesByHand::lengthAsAskedIsNotRemarked()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"A paper boat"_s);
    task.request.durationSeconds = 3;
    // A frame more than asked for.
    task.file = m_clips.make(u"more.mp4"_s, u"-f lavfi -i testsrc=size=64x48:rate=24:duration=3.04 -pix_fmt yuv420p"_s);
    window.add(task);
    const QModelIndex delivered = window.model->index(0, TaskModel::Delivered);
    TRY_VERIFY(delivered.data().toString().startsWith(u"3.0"_s));
    QCOMPARE(delivered.siblingAtColumn(TaskModel::Length).data().toString(), u"3 s"_s);
    QVERIFY(delivered.siblingAtColumn(TaskModel::Length).data(Qt::ToolTipRole).toString().isEmpty());
}

void TestTakesByHand::sortsByTheLengthThatIsShown()
{
    TaskWindow window;
    VideoTask shorter = taskIn(TaskState::Saved, u"Shorter than asked"_s);
    shorter.report.usage.insert(u"output_video_duration"_s, 3);
    const TaskId three = window.add(shorter);
    VideoTask four = taskIn(TaskState::Saved, u"As asked"_s);
    four.request.durationSeconds = 4;
    const TaskId asked = window.add(four);
    const TaskHistory history(window.store);
    QCOMPARE(history.find({.order = TaskFilter::Order::Length}), (QList<TaskId>{asked, three}));
}

void TestTakesByHand::renamedClipIsFound()
{
    GridWindow window;
    const QTemporaryDir folder;
    VideoTask task = taskIn(TaskState::Saved, u"A paper boat"_s);
    task.file = folder.filePath(u"2026-01-01 A paper boat 1.mp4"_s);
    QVERIFY(QFile::copy(m_clips.make(u"c.mp4"_s, u"-f lavfi -i testsrc=size=64x48:rate=10:duration=1"_s), task.file));
    const TaskId id = window.window.add(task);
    window.window.add(TaskState::Waiting, u"Another shot"_s);
    QVERIFY(window.activate());
    window.window.panel->marking().rename(id, u"hero keeper.mp4"_s);
    TRY_VERIFY(window.window.store.task(id)->file.endsWith(u"hero keeper.mp4"_s));
    for (const QString& words : {u"keeper"_s, u"hero kee"_s, u"hero keeper.mp4"_s}) {
        window.window.search()->clear();
        TRY_COMPARE(window.window.model->rowCount(), 2);
        QTest::keyClicks(window.window.search(), words);
        TRY_COMPARE(window.window.model->rowCount(), 1);
        QCOMPARE(window.window.model->taskAt(0), id);
    }
    // The next name takes the place of this one.
    window.window.panel->marking().rename(id, u"villain.mp4"_s);
    TRY_COMPARE(TaskHistory(window.window.store).find({.text = u"villain"_s}), QList<TaskId>{id});
    QVERIFY(TaskHistory(window.window.store).find({.text = u"keeper"_s}).isEmpty());
}

/// Otherwise a search for 2026, or for the number of a take, would find nearly all of them.
void TestTakesByHand::defaultNamesAreNotSearched()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"A paper boat"_s);
    task.createdAt = QDateTime(QDate(2026, 1, 1), QTime(12, 0));
    task.file = u"/clips/2026-01-01 A paper boat 1.mp4"_s;
    const TaskId usual = window.add(task);
    QCOMPARE(usual, 1);
    task.file = u"/clips/Night shoot, 2026.mp4"_s;
    const TaskId own = window.add(task);
    const TaskHistory history(window.store);
    QCOMPARE(history.find({.text = u"2026"_s}), QList<TaskId>{own});
    QCOMPARE(history.find({.text = u"night shoot"_s}), QList<TaskId>{own});
    // A download brings the name into the index.
    VideoTask loading = taskIn(TaskState::Downloading, u"A kite"_s);
    const TaskId loaded = window.add(loading);
    loading = *window.store.task(loaded);
    loading.state = TaskState::Saved;
    loading.file = u"/clips/Project Alba kite.mp4"_s;
    QVERIFY(window.store.update(loading, TaskState::Downloading));
    QCOMPARE(history.find({.text = u"alba"_s}), QList<TaskId>{loaded});
}

void TestTakesByHand::takeIsFoundByItsNumber_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isFound");
    for (const QString& words : {u"6"_s, u"take 6"_s, u"Take  6"_s, u"take6"_s, u"prise 6"_s, u"Prise 6"_s})
        QTest::newRow(qPrintable(words)) << words << true;
    for (const QString& words : {u"take"_s, u"take six"_s, u"takes 6"_s, u"taken 6 b"_s})
        QTest::newRow(qPrintable(words)) << words << false;
}

void TestTakesByHand::takeIsFoundByItsNumber()
{
    QFETCH(const QString, words);
    QFETCH(const bool, isFound);
    OtherWord french;
    QCoreApplication::installTranslator(&french);
    TaskWindow window(TaskWindow::View::Grid);
    for (int n = 1; n <= 8; ++n)
        window.add(TaskState::Waiting, u"Shot %1"_s.arg(QChar(u'a' + n)));
    QTest::keyClicks(window.search(), words);
    TRY_COMPARE(window.model->rowCount(), isFound ? 1 : 0);
    if (isFound)
        QCOMPARE(window.model->taskAt(0), 6);
    QCoreApplication::removeTranslator(&french);
}

void TestTakesByHand::stateIsAsWideAsItsWords()
{
    TaskWindow window;
    const QString prompt = u"A paper boat on a wide grey river at dawn "_s.repeated(3);
    for (int n = 0; n < 3; ++n) {
        VideoTask task = taskIn(TaskState::Saved, prompt + QString::number(n));
        task.file = m_clips.make(u"s.mp4"_s, u"-f lavfi -i testsrc=size=64x48:rate=10:duration=5 -pix_fmt yuv420p"_s);
        window.add(task);
    }
    const QHeaderView* header = window.view()->horizontalHeader();
    const auto width = [header](TaskModel::Column column) { return header->sectionSize(column); };
    TRY_VERIFY2(width(TaskModel::State) <= header->fontMetrics().horizontalAdvance(u"State"_s) + 40,
        qPrintable(QString::number(width(TaskModel::State))));
    const int before = width(TaskModel::Prompt);
    VideoTask refused = taskIn(TaskState::Refused, u"Refused"_s);
    window.add(refused);
    const int needed = QFontMetrics(semiboldFont(window.view()->font())).horizontalAdvance(stateWord(refused));
    TRY_VERIFY(width(TaskModel::State) > needed);
    QVERIFY(width(TaskModel::Prompt) < before);
    // What the user has set stays.
    window.view()->taskHeader()->resizeSection(TaskModel::State, 90);
    window.add(TaskState::Failed);
    window.panel->resize(1400, 420);
    QTest::qWait(50);
    QCOMPARE(width(TaskModel::State), 90);
}

void TestTakesByHand::menuFitsASmallScreen_data()
{
    QTest::addColumn<TaskState>("state");
    for (int n = 0; n < stateCount; ++n)
        QTest::newRow(qPrintable(stateName(TaskState(n)))) << TaskState(n);
}

void TestTakesByHand::menuFitsASmallScreen()
{
    QFETCH(const TaskState, state);
    TaskWindow window;
    window.add(TaskState::Waiting);
    VideoTask task = taskIn(state, u"A paper boat"_s);
    task.marks.rating = 3;
    window.add(task);
    window.add(TaskState::Waiting);
    window.panel->marking().rate({2}, 4); // can be undone
    QList<QAction*> extracts;
    for (const QString& text : {u"Save range…"_s, u"Save GIF…"_s, u"Save sound…"_s})
        extracts.append(new QAction(text, window.panel.get()));
    window.panel->taskActions()->setExtracts(extracts);
    window.view()->selectRow(1);
    const QPoint place = window.middleOf(1, TaskModel::Prompt);
    QContextMenuEvent byPointer(QContextMenuEvent::Mouse, place, window.view()->viewport()->mapToGlobal(place));
    QApplication::sendEvent(window.view()->viewport(), &byPointer);
    auto* menu = window.panel->findChild<QMenu*>(u"taskMenu"_s);
    QVERIFY(menu != nullptr);
    QVERIFY2(menu->sizeHint().height() <= 600, qPrintable(QString::number(menu->sizeHint().height())));
    // No group is empty, and every command is in one place.
    QList<QAction*> all;
    for (const QAction* each : menu->actions()) {
        if (const QMenu* group = each->menu(); group != nullptr && each->isVisible()) {
            QVERIFY2(!group->isEmpty(), qPrintable(group->title()));
            QVERIFY2(!group->icon().isNull(), qPrintable(group->title()));
            all += group->actions();
        }
    }
    all += menu->actions();
    for (QAction* each : window.panel->taskActions()->all())
        QVERIFY2(!each->isEnabled() || all.count(each) == 1, qPrintable(each->text()));
    menu->close();
}

void TestTakesByHand::stackShowsItsBestTake()
{
    GridWindow window;
    const QList<TaskId> takes = addStack(window.window, 3);
    const TaskId beside = window.window.add(TaskState::Saved, u"Another shot"_s);
    QVERIFY(window.activate());
    window.click(beside);
    const auto face = [&window] {
        return window.window.model->taskAt(window.grid()->rowAt(window.grid()->gridLayout().cells() - 1));
    };
    TRY_COMPARE(face(), takes.at(2));
    window.window.panel->marking().reject({takes.at(2)}, true);
    TRY_COMPARE(face(), takes.at(1));
    window.window.panel->marking().rate({takes.at(2)}, 5); // still rejected
    window.window.panel->marking().rate({takes.at(0)}, 2);
    TRY_COMPARE(face(), takes.at(0));
}

void TestTakesByHand::emptyChipsGo()
{
    TaskWindow window;
    window.add(TaskState::Saved);
    TRY_VERIFY(window.chip(u"allChip"_s)->isVisible());
    QVERIFY(!window.chip(u"activeChip"_s)->isVisible());
    const TaskId id = window.add(TaskState::InProgress);
    TRY_VERIFY(window.chip(u"activeChip"_s)->isVisible());
    window.move(id, TaskState::Saved);
    TRY_VERIFY(!window.chip(u"activeChip"_s)->isVisible());
}

void TestTakesByHand::takesInTheTrashAreNamed()
{
    TaskWindow window(TaskWindow::View::Grid);
    const TaskId id = window.add(TaskState::Failed);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    TaskHistory history(window.store);
    TaskAnnotations marks;
    marks.recycledAt = QDateTime::currentDateTimeUtc();
    QVERIFY(history.setMarks({{id, marks}}));
    TRY_VERIFY(window.empty()->isVisible());
    TRY_COMPARE(window.empty()->findChild<QLabel*>(u"emptySentence"_s)->text(), u"All takes are in the Trash."_s);
    QSignalSpy example(window.panel.get(), &TaskPanel::exampleRequested);
    QTest::mouseClick(window.emptyButton(), Qt::LeftButton);
    TRY_COMPARE(window.model->rowCount(), 1);
    QVERIFY(window.chip(u"binChip"_s)->isChecked());
    QVERIFY(example.isEmpty());
}

void TestTakesByHand::stageSaysNothingTwice()
{
    VideoTask gone = taskIn(TaskState::Saved, u"A paper boat"_s); // its file is not there
    gone.marks.recycledAt = QDateTime::currentDateTimeUtc();
    StageWords words = stageWordsOf(gone, {}, {}, QDateTime::currentDateTimeUtc());
    QCOMPARE(words.title, u"In the Trash"_s);
    QVERIFY2(!words.text.contains(u"in the Trash"_s), qPrintable(words.text));
    QVERIFY(words.advice.startsWith(u"Restore brings it back"_s));
    VideoTask refused = taskIn(TaskState::Refused, u"A paper boat"_s);
    refused.error = {ErrorKind::Refused, u"The service rejected this request."_s};
    refused.report.message = u"The prompt is empty."_s;
    words = stageWordsOf(refused, {}, {}, QDateTime::currentDateTimeUtc());
    QCOMPARE(words.title, stateWord(refused));
    QVERIFY(words.text.contains(u"The prompt is empty."_s));
    QVERIFY2(!words.advice.contains(u"rejected"_s), qPrintable(words.advice));
    QVERIFY(words.advice.contains(u"Nothing was charged."_s));
}

void TestTakesByHand::figureReplacesTheGuess()
{
    const VideoTask task = taskIn(TaskState::Saved, u"A paper boat"_s);
    const auto isGuessed = [&task](const std::optional<SpendEntry>& spent) {
        const QList<TaskFact> facts = taskFacts(task, {}, spent);
        return std::any_of(
            facts.cbegin(), facts.cend(), [](const TaskFact& fact) { return fact.label == u"Charge"_s; });
    };
    QVERIFY(isGuessed({}));
    SpendEntry billed;
    billed.state = CostState::Billed;
    QVERIFY(!isGuessed(billed));
}

void TestTakesByHand::usageIsInWords()
{
    VideoTask task = taskIn(TaskState::Saved, u"A paper boat"_s);
    task.report.usage = {{u"SR"_s, 720}, {u"duration"_s, 3}, {u"output_video_duration"_s, 3},
        {u"input_video_duration"_s, 0}, {u"video_count"_s, 2}};
    const auto usage = [&task] {
        for (const TaskFact& fact : taskFacts(task, {}, {})) {
            if (fact.label == u"Usage"_s)
                return fact.value;
        }
        return QString();
    };
    QCOMPARE(usage(), u"3 s · 720p · 2 clips"_s);
    task.report.usage.insert(u"input_video_duration"_s, 4);
    task.report.usage.insert(u"duration"_s, 7);
    QCOMPARE(usage(), u"7 s · 720p · 4 s of input video · 3 s of output · 2 clips"_s);
}

void TestTakesByHand::groupNamesLostAnswers()
{
    GridWindow window;
    for (int n = 0; n < 2; ++n)
        window.window.add(TaskState::NeedsReview, u"The same shot"_s);
    const TaskModel& model = *window.window.model;
    TRY_VERIFY(!model.layout().groups().isEmpty());
    QCOMPARE(model.groupWords(model.layout().groups().constFirst()).tally, u"2 without a response"_s);
}

/// The smallest tiles elide the state beside the badge of a stack.
void TestTakesByHand::stateKeepsClearOfTheBadge()
{
    GridWindow window;
    const auto badge = [&window](int takes) {
        TaskId newest = 0;
        for (int n = 0; n < takes; ++n)
            newest = window.window.add(TaskState::Refused, u"The same shot"_s);
        return newest;
    };
    const TaskId id = badge(2);
    QFont large = window.window.panel->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    window.window.panel->setFont(large);
    QVERIFY(window.activate());
    window.grid()->setTileWidth(TakeGrid::leastTile);
    const QModelIndex index = window.window.model->index(window.window.model->rowOf(id), TaskModel::Prompt);
    TRY_VERIFY(!window.grid()->badgeOf(index).isEmpty());
    const QRect around = window.grid()->badgeOf(index);
    const QImage grid = window.grid()->viewport()->grab().toImage();
    // Only the ground of the tile is directly beside the badge.
    const QColor ground = grid.pixelColor(around.left() - 2, around.top() - 1);
    for (int y = around.top(); y <= around.bottom(); ++y)
        QCOMPARE(grid.pixelColor(around.left() - 2, y), ground);
}

void TestTakesByHand::tilesFitALowStrip_data()
{
    QTest::addColumn<int>("tile");
    for (const int tile : {TakeGrid::leastTile, TakeGrid::usualTile, 282, TakeGrid::mostTile})
        QTest::newRow(qPrintable(QString::number(tile))) << tile;
}

void TestTakesByHand::tilesFitALowStrip()
{
    QFETCH(const int, tile);
    const GridWindow window(6);
    QVERIFY(window.activate());
    TakeGrid* grid = window.grid();
    grid->setTileWidth(tile);
    const auto resizeTo = [&](int strip) {
        window.window.panel->resize(656, window.window.panel->height() - grid->viewport()->height() + strip);
        TRY_COMPARE(grid->viewport()->height(), strip);
    };
    resizeTo(130);
    QVERIFY(grid->gridLayout().cellSize().height() <= 130);
    QVERIFY(grid->gridLayout().cellSize().width() >= TakeGrid::leastTile);
    resizeTo(400);
    QVERIFY(grid->gridLayout().cellSize().width() >= tile);
    QVERIFY(grid->gridLayout().cellSize().height() <= 400);
    QCOMPARE(grid->tileWidth(), tile); // what the user has set stays
}

void TestTakesByHand::tickKeepsClearOfWhatATileSays_data()
{
    QTest::addColumn<TaskState>("state");
    for (const TaskState state :
        {TaskState::Failed, TaskState::NeedsReview, TaskState::InProgress, TaskState::Downloading, TaskState::Waiting})
        QTest::newRow(qPrintable(stateName(state))) << state;
}

void TestTakesByHand::tickKeepsClearOfWhatATileSays()
{
    QFETCH(const TaskState, state);
    GridWindow window;
    const TaskId id = window.window.add(state, u"A paper boat on a wide grey river"_s);
    const TaskId beside = window.window.add(TaskState::Waiting, u"Another shot"_s);
    QFont large = window.window.panel->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    window.window.panel->setFont(large);
    QVERIFY(window.activate());
    window.grid()->setTileWidth(TakeGrid::leastTile);
    window.click(beside);
    const QRect picture = window.grid()->gridLayout().pictureIn(tileOf(window, id));
    // The button, or the state of what runs.
    const QRect link =
        window.grid()->linkOf(window.window.model->index(window.window.model->rowOf(id), TaskModel::Prompt));
    QCOMPARE(link.isEmpty(), state != TaskState::Failed && state != TaskState::NeedsReview);
    const QRect lower = picture.adjusted(2, picture.height() / 2, -2, -2);
    const auto said = [&] { return window.grid()->viewport()->grab(link.isEmpty() ? lower : link).toImage(); };
    const QImage before = said();
    window.window.panel->selectAgain({id, beside}, beside);
    QCOMPARE(window.selected().size(), 2);
    QCOMPARE(said(), before);
    // Directly beside the tick is only the ground of the tile.
    const QImage all = window.grid()->viewport()->grab().toImage();
    const int end = picture.left() + 27;
    const QColor ground = all.pixelColor(end, picture.top() + 3);
    for (int y = picture.top() + 6; y < picture.top() + 26; ++y)
        QCOMPARE(all.pixelColor(end, y), ground);
}

void TestTakesByHand::longLinkTakesTwoLines()
{
    GridWindow window;
    const TaskId id = window.window.add(TaskState::Failed, u"A paper boat"_s);
    QVERIFY(window.activate());
    window.grid()->setTileWidth(TakeGrid::leastTile);
    const auto link = [&window, id] {
        return window.grid()->linkOf(window.window.model->index(window.window.model->rowOf(id), TaskModel::Prompt));
    };
    const int line = window.grid()->fontMetrics().lineSpacing();
    QVERIFY(link().height() < 2 * line);
    OtherWord german;
    QCoreApplication::installTranslator(&german);
    QVERIFY2(link().height() > 2 * line, qPrintable(QString::number(link().height())));
    QVERIFY(window.grid()->gridLayout().pictureIn(tileOf(window, id)).contains(link()));
    QCoreApplication::removeTranslator(&german);
}

void TestTakesByHand::practiceIsMarkedWhereACaptionHasRoom_data()
{
    QTest::addColumn<int>("tile");
    QTest::addColumn<bool>("isMarked");
    for (const int tile : {TakeGrid::leastTile, TakeGrid::usualTile, GridLayout::wideCell, TakeGrid::mostTile})
        QTest::newRow(qPrintable(QString::number(tile))) << tile << (tile >= GridLayout::wideCell);
}

void TestTakesByHand::practiceIsMarkedWhereACaptionHasRoom()
{
    QFETCH(const int, tile);
    QFETCH(const bool, isMarked);
    GridWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"Boat"_s);
    const TaskId paid = window.window.add(task);
    task.accountId = Account::practiceId();
    task.createdAt = task.createdAt.addSecs(1);
    task.request.prompt = u"Boats"_s; // no stack
    const TaskId practice = window.window.add(task);
    window.window.add(TaskState::Waiting, u"Another shot"_s);
    QVERIFY(window.activate());
    window.grid()->setTileWidth(tile);
    const auto inkBelow = [&window](TaskId id) {
        const QRect cell = tileOf(window, id);
        const QRect picture = window.grid()->gridLayout().pictureIn(cell);
        const QRect caption(
            picture.left(), picture.bottom() + 3, picture.width(), cell.bottom() - picture.bottom() - 6);
        const QImage seen = window.grid()->viewport()->grab(caption).toImage();
        int ink = 0;
        for (int n = 0; n < seen.width() * seen.height(); ++n)
            ink += seen.pixelColor(n % seen.width(), n / seen.width()) != seen.pixelColor(0, 0) ? 1 : 0;
        return ink;
    };
    QVERIFY(window.grid()->gridLayout().cellSize().width() < GridLayout::wideCell || isMarked);
    QCOMPARE(inkBelow(practice) > inkBelow(paid) + 100, isMarked);
}

void TestTakesByHand::newMarksSurviveARestart()
{
    GridWindow window(1);
    const TaskId running = window.window.add(TaskState::Downloading, u"Another shot"_s);
    QVERIFY(window.activate());
    window.click(window.ids.at(0));
    const auto corner = [&window, running] {
        const QRect picture = window.grid()->gridLayout().pictureIn(tileOf(window, running));
        return window.grid()->viewport()->grab().toImage().pixelColor(picture.topLeft() + QPoint(8, 8));
    };
    window.window.move(running, TaskState::Saved);
    const QColor accent = tone(Theme::Light, Tone::Accent);
    TRY_COMPARE(corner(), accent);
    const QSettings none(window.window.dir.filePath(u"none"_s), QSettings::IniFormat);
    QSettings settings(window.window.dir.filePath(u"settings"_s), QSettings::IniFormat);
    window.window.panel->saveTable(settings);
    window.window.panel->restoreTable(none);
    QVERIFY(corner() != accent);
    window.window.panel->restoreTable(settings);
    TRY_COMPARE(corner(), accent);
}

void TestTakesByHand::whatWasLeftOutIsNotChosen()
{
    GridWindow window(3);
    QVERIFY(window.activate());
    const QList<TaskId>& ids = window.ids;
    window.click(ids.at(2));
    window.click(ids.at(0), Qt::ShiftModifier);
    window.click(ids.at(1), Qt::ControlModifier);
    QCOMPARE(window.selected(), (QList<TaskId>{ids.at(2), ids.at(0)}));
    QVERIFY(window.selected().contains(window.window.panel->selectedTask()));
    window.click(ids.at(1)); // and after that alone, it is
    QCOMPARE(window.window.panel->selectedTask(), ids.at(1));
}

QTEST_MAIN(TestTakesByHand)
#include "tst_takesbyhand.moc"
