// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/screeningbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/settings/preferencerow.h"
#include "ui/settings/settingsdialog.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/panel/taskviews.h"
#include "ui/tasks/stage/takestage.h"
#include "ui/viewer/seektrack.h"
#include "ui/widgets/starrating.h"
#include "ui/window/commandpalette.h"

#include <QHelpEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSplitter>
#include <QToolButton>
#include <QToolTip>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr TaskState saved = TaskState::Saved;

} // namespace

/// What a person does with mouse and keys on the desk, with real clips.
class TestDeskByHand final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keysOfTheClipWorkInTheGrid();
    void fullScreenFromTheViews_data();
    void fullScreenFromTheViews();
    void searchKeepsThePlayingTake();
    void namesFromThePicture();
    void renamingKeepsPlaceAndRange_data();
    void renamingKeepsPlaceAndRange();
    void trashedTakesHaveTheirPictures();
    void trashedTakesOfferWhatWorks();
    void narrowRowHasAMenu();
    void rowNamesItsTakeAmongSeveral();
    void tooltipLeavesThePictureFree();
    void paletteFindsByMeaning_data();
    void paletteFindsByMeaning();
    void paletteSaysThatItFoundNothing();
    void paletteBeginsWithWhatIsUsed();
    void paletteNeverDeletesFirst();
    void paletteReachesPlaces_data();
    void paletteReachesPlaces();
    void paletteOpensASetting();
    void smallWindowWithDetails();
    void pictureAloneHasNothingBelow();
    void stageWithoutTakes();
    void railHasTheNumberOfTheChip();

private:
    static QModelIndex tile(const ScreeningBench& b, TaskId id)
    {
        const auto* model = b.bench.window->findChild<TaskModel*>();
        return model->index(model->rowOf(id), TaskModel::Prompt);
    }
    static void click(const ScreeningBench& b, TaskId id, Qt::KeyboardModifiers keys = {})
    {
        auto* grid = b.bench.window->findChild<TakeGrid*>();
        QTest::mouseClick(grid->viewport(), Qt::LeftButton, keys, grid->visualRect(tile(b, id)).center());
    }
    static Player* player(const ScreeningBench& b) { return b.bench.player()->player(); }
    static CommandPalette* palette(const ScreeningBench& b)
    {
        b.press(Qt::Key_K, Qt::ControlModifier);
        CommandPalette* found = nullptr;
        const bool isActive = QTest::qWaitFor(
            [&] {
                found = b.bench.window->findChild<CommandPalette*>();
                return found != nullptr && found->findChild<QLineEdit*>(u"paletteWords"_s)->hasFocus();
            },
            patienceMs);
        return isActive ? found : nullptr;
    }

    static QStringList textsIn(const CommandPalette* palette)
    {
        const QAbstractItemModel* model = palette->findChild<QListView*>(u"paletteList"_s)->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts.append(model->index(row, 0).data().toString());
        return texts;
    }

    QTemporaryDir m_data;
};

void TestDeskByHand::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8()); // with a trash of its own
}

void TestDeskByHand::keysOfTheClipWorkInTheGrid()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    click(b, b.ids.at(0));
    TRY_COMPARE(b.state(), PlayerState::Paused);
    QVERIFY(b.bench.window->findChild<TakeGrid*>()->hasFocus());
    b.press(Qt::Key_Period);
    TRY_VERIFY(player(b)->positionUs() > 0);
    const qint64 second = player(b)->positionUs();
    b.press(Qt::Key_I, Qt::ShiftModifier);
    TRY_COMPARE(player(b)->range().inUs, std::optional(second));
    b.press(Qt::Key_Period);
    TRY_VERIFY(player(b)->positionUs() > second);
    b.press(Qt::Key_O, Qt::ShiftModifier);
    TRY_COMPARE(player(b)->range().outUs, std::optional(player(b)->positionUs()));
    b.press(Qt::Key_Comma);
    TRY_COMPARE(player(b)->positionUs(), second);
    // The arrow keys go to another take, as in every list.
    b.press(Qt::Key_Right);
    TRY_COMPARE(b.shown(), b.ids.at(1));
}

void TestDeskByHand::fullScreenFromTheViews_data()
{
    QTest::addColumn<TaskViews::Mode>("mode");
    QTest::newRow("grid") << TaskViews::Mode::Grid;
    QTest::newRow("list") << TaskViews::Mode::List;
}

void TestDeskByHand::fullScreenFromTheViews()
{
    QFETCH(const TaskViews::Mode, mode);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    click(b, b.ids.at(0));
    auto* views = b.bench.window->findChild<TaskViews*>();
    views->setMode(mode);
    const QWidget* view = views->current();
    QVERIFY(view->hasFocus());
    b.press(Qt::Key_F);
    TRY_VERIFY(b.bench.player()->isFullScreenShown());
    TRY_VERIFY(b.part<VideoSurface>()->isActiveWindow());
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    TRY_VERIFY(view->hasFocus()); // the keys go on where they were
    b.press(mode == TaskViews::Mode::Grid ? Qt::Key_Right : Qt::Key_Down);
    TRY_COMPARE(b.shown(), b.ids.at(1));
    b.bench.player()->setFocus();
    b.press(Qt::Key_F);
    TRY_VERIFY(b.part<VideoSurface>()->isActiveWindow());
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    TRY_VERIFY(b.part<VideoSurface>()->hasFocus());
}

void TestDeskByHand::searchKeepsThePlayingTake()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.tasks()->describeTask(b.ids.at(0), {}, u"giraffe"_s);
    b.bench.tasks()->describeTask(b.ids.at(1), {}, u"zebra"_s);
    click(b, b.ids.at(0));
    TRY_COMPARE(b.state(), PlayerState::Paused);
    b.press(Qt::Key_Space);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    auto* search = b.part<QLineEdit>(u"searchEdit"_s);
    search->setFocus();
    QTest::keyClicks(search, u"zebra"_s);
    const auto* model = b.bench.window->findChild<TaskModel*>();
    TRY_VERIFY(model->rowOf(b.ids.at(0)) < 0 && model->rowOf(b.ids.at(1)) >= 0);
    QCOMPARE(b.shown(), b.ids.at(0));
    QCOMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_Down); // to the takes that were found
    TRY_COMPARE(b.shown(), b.ids.at(1));
    TRY_COMPARE(b.bench.player()->path(), b.stored(b.ids.at(1)).file);
    // Without a playing clip, the stage follows each letter.
    search->setFocus();
    search->selectAll();
    QTest::keyClicks(search, u"giraffe"_s);
    TRY_COMPARE(b.shown(), b.ids.at(0));
    QVERIFY(search->hasFocus());
}

void TestDeskByHand::namesFromThePicture()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    click(b, b.ids.at(1));
    TRY_COMPARE(b.state(), PlayerState::Paused);
    b.bench.player()->setFocus(); // as after a click on the picture
    b.press(Qt::Key_F2);
    TRY_VERIFY(b.bench.window->findChild<QDialog*>(u"renameDialog"_s));
    QCOMPARE(b.part<QLineEdit>(u"clipNameEdit"_s)->text(), QFileInfo(b.stored(b.ids.at(1)).file).fileName());
    b.bench.window->findChild<QDialog*>(u"renameDialog"_s)->close();
}

void TestDeskByHand::renamingKeepsPlaceAndRange_data()
{
    QTest::addColumn<bool>("plays");
    QTest::newRow("paused") << false;
    QTest::newRow("playing") << true;
}

void TestDeskByHand::renamingKeepsPlaceAndRange()
{
    QFETCH(bool, plays);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    click(b, b.ids.at(1));
    TRY_COMPARE(b.state(), PlayerState::Paused);
    const qint64 place = 2'000'000;
    player(b)->seek(place);
    TRY_COMPARE(player(b)->positionUs(), place);
    const PlayRange range{1'000'000, 9'000'000};
    player(b)->setRange(range);
    if (plays) {
        player(b)->play();
        TRY_COMPARE(b.state(), PlayerState::Playing);
    }
    b.bench.tasks()->marking().rename(b.ids.at(1), u"the best one"_s);
    TRY_VERIFY(b.bench.player()->path().endsWith(u"the best one.mp4"_s));
    TRY_COMPARE(b.state(), plays ? PlayerState::Playing : PlayerState::Paused);
    QCOMPARE(player(b)->range(), range);
    QVERIFY(player(b)->positionUs() >= place);
    if (!plays) {
        QTest::qWait(300); // nothing begins to play later
        QCOMPARE(player(b)->positionUs(), place);
        QCOMPARE(b.state(), PlayerState::Paused);
    }
}

void TestDeskByHand::trashedTakesHaveTheirPictures()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    const TaskId id = b.ids.at(1);
    const QString file = b.stored(id).file;
    b.bench.tasks()->marking().remove({id});
    TRY_VERIFY(!b.stored(id).moved.isEmpty());
    QVERIFY(!QFile::exists(file));
    // After a restart.
    b.bench.close();
    b.bench.prepare = nullptr;
    QVERIFY(b.bench.openWithPractice());
    const auto hasPicture = [&b, id] {
        const QString path = tile(b, id).data(TaskModel::VideoRole).toString();
        return !path.isEmpty() && QFile::exists(path) && !b.bench.tasks()->thumbnail(path).isNull();
    };
    b.bench.tasks()->selectTask(id); // in the Trash
    TRY_VERIFY(hasPicture());
    QVERIFY(tile(b, id).siblingAtColumn(TaskModel::State).data().toString().isEmpty());
    TRY_COMPARE(b.bench.player()->path(), b.stored(id).moved.constFirst().to); // as a comparison does
    TRY_VERIFY(b.state() == PlayerState::Paused);
    QVERIFY(!b.bench.action(TaskCommand::Continue)->isEnabled() && !b.bench.action(TaskCommand::EditClip)->isEnabled());
    b.bench.tasks()->marking().restore({id});
    TRY_COMPARE(b.stored(id).marks.recycledAt, QDateTime());
    b.bench.tasks()->selectTask(b.ids.at(0)); // the other one is chosen
    b.bench.tasks()->selectTask(id);
    TRY_COMPARE(tile(b, id).data(TaskModel::VideoRole).toString(), file);
    TRY_VERIFY(hasPicture());
}

void TestDeskByHand::trashedTakesOfferWhatWorks()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    const TaskId id = b.ids.at(1);
    b.bench.tasks()->marking().remove({id});
    TRY_VERIFY(!b.stored(id).moved.isEmpty());
    b.bench.tasks()->selectTask(id);
    for (const TaskCommand command : {TaskCommand::SaveAs, TaskCommand::ShowInFolder, TaskCommand::CopyFiles,
             TaskCommand::Continue, TaskCommand::EditClip}) {
        const QAction* action = b.bench.action(command);
        TRY_VERIFY(!action->isEnabled());
        QVERIFY2(action->toolTip().contains(u"Restore brings it back"_s), qPrintable(action->text()));
    }
    for (const TaskCommand command : {TaskCommand::Play, TaskCommand::Restore, TaskCommand::UseAgain})
        QVERIFY(b.bench.action(command)->isEnabled());
    QVERIFY(!b.part<QToolButton>(u"continueButton"_s)->isVisible());
    QVERIFY(b.part<QToolButton>(u"restoreButton"_s)->isVisible());
}

void TestDeskByHand::narrowRowHasAMenu()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    click(b, b.ids.at(0));
    auto* more = b.part<QToolButton>(u"moreCommandsButton"_s);
    b.bench.window->resize(1600, 900);
    TRY_VERIFY(!more->isVisible());
    b.bench.window->resize(944, 640);
    auto* work = b.part<QSplitter>(u"workArea"_s);
    TRY_COMPARE(work->width(), 944 - 44); // beside the rail
    work->setSizes({480, 944}); // as wide as the form can be
    TRY_VERIFY(more->isVisible());
    QVERIFY(more->geometry().right() < more->parentWidget()->width());
    QTest::mouseClick(more, Qt::LeftButton);
    TRY_VERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QStringList offered;
    for (const QAction* action : menu->actions())
        offered.append(action->text());
    for (const auto* button : more->parentWidget()->findChildren<QToolButton*>()) {
        if (button->isVisible() && !button->text().isEmpty())
            offered.append(button->text());
    }
    for (const QString& text : {u"Continue"_s, u"Edit this clip"_s, u"Reuse"_s, u"Variations"_s, u"Save as…"_s,
             u"Reject"_s, u"Delete"_s, u"Loop"_s, u"Speed"_s})
        QVERIFY2(offered.contains(text), qPrintable(text));
    QVERIFY(offered.contains(u"Rating"_s) || more->parentWidget()->findChild<StarRating*>()->isVisible());
    menu->close();
}

/// It is for the take in the picture, whatever else is selected. The keys of the grid are for all selected takes.
void TestDeskByHand::rowNamesItsTakeAmongSeveral()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    const auto* button = b.bench.window->findChild<QToolButton*>(u"deleteButton"_s);
    const auto words = [button] { return button->toolTip().section(u'\n', 0, 1); };
    click(b, b.ids.at(0));
    QVERIFY2(words().startsWith(u"Delete (Del)\n"_s), qPrintable(words()));
    click(b, b.ids.at(1), Qt::ControlModifier);
    QCOMPARE(b.shown(), b.ids.at(1));
    QCOMPARE(words(), u"Take %1\nDelete"_s.arg(b.ids.at(1)));
    click(b, b.ids.at(2));
    QVERIFY2(words().startsWith(u"Delete (Del)\n"_s), qPrintable(words()));
}

void TestDeskByHand::tooltipLeavesThePictureFree()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    auto* grid = b.bench.window->findChild<TakeGrid*>();
    // Read anew each time, because the grid may still be laid out.
    const auto cell = [&] { return grid->visualRect(tile(b, b.ids.at(0))); };
    const auto picture = [&] { return grid->gridLayout().pictureIn(cell()); };
    const auto hover = [grid](const QPoint& place) {
        QToolTip::hideText();
        QTest::mouseMove(grid->viewport(), place + QPoint(1, 0));
        QTest::mouseMove(grid->viewport(), place);
        QHelpEvent event(QEvent::ToolTip, place, grid->viewport()->mapToGlobal(place));
        QApplication::sendEvent(grid->viewport(), &event);
        return QToolTip::text();
    };
    const auto below = [&] { return hover({picture().center().x(), (picture().bottom() + cell().bottom()) / 2}); };
    QCOMPARE(hover(picture().center()), QString());
    TRY_VERIFY(below().contains(u"A kite over the hill"_s));
}

void TestDeskByHand::paletteFindsByMeaning_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("first");
    QTest::newRow("beginning before middle") << u"rej"_s << u"Reject"_s;
    QTest::newRow("synonym") << u"trash"_s << u"Delete"_s;
    QTest::newRow("word of other programs") << u"preferences"_s << u"Settings…"_s;
    QTest::newRow("word of a creator") << u"budget"_s << u"Spend"_s;
    QTest::newRow("of a take") << u"extend"_s << u"Continue"_s;
    QTest::newRow("in the middle") << u"takes screen"_s << u"Screen takes"_s;
}

void TestDeskByHand::paletteFindsByMeaning()
{
    QFETCH(QString, words);
    QFETCH(QString, first);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    click(b, b.ids.at(0));
    CommandPalette* found = palette(b);
    QVERIFY(found);
    QTest::keyClicks(found->findChild<QLineEdit*>(u"paletteWords"_s), words);
    const auto* list = found->findChild<QListView*>(u"paletteList"_s);
    QStringList texts;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        texts.append(list->model()->index(row, 0).data().toString());
    QVERIFY2(!texts.isEmpty() && texts.constFirst().section(u": "_s, -1) == first, qPrintable(texts.join(u" | "_s)));
    QVERIFY(list->isVisible());
    found->reject();
}

void TestDeskByHand::paletteSaysThatItFoundNothing()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    CommandPalette* found = palette(b);
    QVERIFY(found);
    auto* words = found->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"xyzzy"_s);
    const auto* nothing = found->findChild<QLabel*>(u"paletteNothing"_s);
    QVERIFY(nothing->isVisible());
    QCOMPARE(nothing->text(), u"No command matches “xyzzy”."_s);
    QTest::keyClick(words, Qt::Key_Return); // does nothing
    QVERIFY(found->isVisible());
    words->clear();
    QVERIFY(!nothing->isVisible());
    found->reject();
}

void TestDeskByHand::paletteBeginsWithWhatIsUsed()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    click(b, b.ids.at(0));
    CommandPalette* found = palette(b);
    QVERIFY(found);
    const QStringList first = textsIn(found);
    QCOMPARE(first.at(0), u"Generate"_s);
    QCOMPARE(first.at(1), u"Continue"_s);
    const auto firstChoice = std::find_if(first.cbegin(), first.cend(),
        [](const QString& text) { return text.startsWith(u"Columns: "_s) || text.startsWith(u"Account: "_s); });
    // The choices of a menu come after all that stands for itself.
    QVERIFY2(firstChoice - first.cbegin() > 40, qPrintable(first.join(u" | "_s)));
    QTest::keyClicks(found->findChild<QLineEdit*>(u"paletteWords"_s), u"hide rejected"_s);
    QTest::keyClick(found->findChild<QLineEdit*>(u"paletteWords"_s), Qt::Key_Return);
    TRY_VERIFY(b.bench.tasks()->shownFilter().rejects == TaskFilter::Rejects::Hidden);
    TRY_VERIFY(b.bench.window->findChild<CommandPalette*>() == nullptr && b.bench.window->isActiveWindow());
    found = palette(b);
    QVERIFY(found);
    QCOMPARE(textsIn(found).constFirst(), u"Hide rejected takes"_s);
    found->reject();
}

void TestDeskByHand::paletteNeverDeletesFirst()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    click(b, b.ids.at(0));
    // Nothing is in the Trash yet, so there is no such place.
    CommandPalette* found = palette(b);
    QVERIFY(found);
    auto* words = found->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"trash"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QVERIFY(found->isVisible());
    QCOMPARE(b.bench.engine->store().ids().size(), 2);
    QVERIFY(!b.stored(b.ids.at(0)).marks.recycledAt.isValid());
    words->clear();
    QTest::keyClicks(words, u"delete"_s); // named by the user
    QCOMPARE(textsIn(found).constFirst(), u"Delete"_s);
    QTest::keyClick(words, Qt::Key_Return);
    TRY_VERIFY(b.stored(b.ids.at(0)).marks.recycledAt.isValid());
    TRY_VERIFY(b.bench.window->findChild<QAbstractButton*>(u"binChip"_s)->isVisible());
    TRY_VERIFY(b.bench.window->findChild<CommandPalette*>() == nullptr && b.bench.window->isActiveWindow());
    found = palette(b);
    QVERIFY(found);
    words = found->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"trash"_s);
    QCOMPARE(textsIn(found).constFirst(), u"Show: Trash 1"_s);
    QTest::keyClick(words, Qt::Key_Return);
    TRY_VERIFY(b.bench.tasks()->shownFilter().bin == TaskFilter::Bin::Recycled);
}

void TestDeskByHand::paletteReachesPlaces_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("first");
    QTest::newRow("takes") << u"screen t"_s << u"Screen takes"_s; // not "Takes: Screen takes"
    QTest::newRow("speed") << u"normal"_s << u"Normal speed"_s;
    QTest::newRow("hide") << u"hide"_s << u"Hide rejected takes"_s;
    QTest::newRow("group") << u"group"_s << u"View: Group by day and prompt"_s;
    QTest::newRow("collapse") << u"collapse"_s << u"View: Collapse all"_s;
    QTest::newRow("example") << u"example"_s << u"Examples: Image to video"_s;
    QTest::newRow("language") << u"language"_s << u"Settings: Language"_s;
    QTest::newRow("needs") << u"needs"_s << u"Show: Needs attention 1"_s;
    QTest::newRow("practice") << u"practice"_s << u"Account: Practice mode"_s; // not the removal of its takes
}

void TestDeskByHand::paletteReachesPlaces()
{
    QFETCH(const QString, words);
    QFETCH(const QString, first);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, TaskState::NeedsReview}));
    for (int n = 0; n < 2; ++n) // a group
        QVERIFY(b.bench.engine->store().add(WindowBench::task(TaskState::Refused)));
    click(b, b.ids.at(0));
    CommandPalette* found = palette(b);
    QVERIFY(found);
    QTest::keyClicks(found->findChild<QLineEdit*>(u"paletteWords"_s), words);
    const QStringList texts = textsIn(found);
    QVERIFY2(!texts.isEmpty() && texts.constFirst() == first, qPrintable(texts.join(u" | "_s)));
    found->reject();
}

void TestDeskByHand::paletteOpensASetting()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    CommandPalette* found = palette(b);
    QVERIFY(found);
    auto* words = found->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"language"_s);
    QTest::keyClick(words, Qt::Key_Return);
    TRY_VERIFY(b.bench.window->findChild<SettingsDialog*>() != nullptr);
    auto* settings = b.bench.window->findChild<SettingsDialog*>();
    int shown = 0;
    for (const auto* row : settings->findChildren<PreferenceRow*>())
        shown += row->isVisible() ? 1 : 0;
    QCOMPARE(shown, 1);
    settings->reject();
}

void TestDeskByHand::smallWindowWithDetails()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.window->resize(1024, 640);
    b.bench.showDetails();
    click(b, b.ids.at(0));
    TRY_COMPARE(b.state(), PlayerState::Paused);
    TRY_VERIFY(b.part<QToolButton>(u"continueButton"_s)->isVisible());
    const auto* track = b.part<SeekTrack>();
    QVERIFY2(track->width() >= track->minimumSizeHint().width(), qPrintable(QString::number(track->width())));
    constexpr int ends = 14; // room for half of the handle on each side
    QVERIFY2(track->width() - ends >= 240, qPrintable(QString::number(track->width())));
    // Nothing lies over something else.
    QList<QRect> places;
    for (const auto* part : track->parentWidget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!part->isVisible())
            continue;
        for (const QRect& other : std::as_const(places))
            QVERIFY2(!other.intersects(part->geometry()), qPrintable(part->objectName()));
        places.append(part->geometry());
    }
    QVERIFY(b.bench.player()->width() + 1 >= track->parentWidget()->width());
}

void TestDeskByHand::pictureAloneHasNothingBelow()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    click(b, b.ids.at(0));
    TRY_COMPARE(b.state(), PlayerState::Paused);
    const auto* surface = b.part<VideoSurface>();
    const auto* track = b.part<SeekTrack>();
    QWidget* window = b.bench.window.get();
    b.press(Qt::Key_Backslash);
    TRY_VERIFY(!track->isVisible() && !b.part<QToolButton>(u"continueButton"_s)->isVisible());
    TRY_COMPARE(surface->size(), window->size());
    // The pointer brings the rows, over the picture, which keeps its size.
    QTest::mouseMove(window->windowHandle(), QPoint(200, 200));
    QTest::mouseMove(window->windowHandle(), QPoint(220, 210));
    TRY_VERIFY(track->isVisible() && b.part<QToolButton>(u"continueButton"_s)->isVisible());
    QCOMPARE(surface->size(), window->size());
    TRY_VERIFY(!track->isVisible()); // and they go again
    b.press(Qt::Key_Space);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    // A screening has its own bar, and afterwards it is as before.
    QVERIFY(b.screen());
    TRY_VERIFY(track->isVisible());
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    TRY_VERIFY(!track->isVisible());
    b.press(Qt::Key_Backslash);
    TRY_VERIFY(track->isVisible() && b.part<QToolButton>(u"continueButton"_s)->isVisible());
    QVERIFY(track->mapTo(window, QPoint()).y() > surface->mapTo(window, QPoint(0, surface->height() - 1)).y());
}

void TestDeskByHand::stageWithoutTakes()
{
    ScreeningBench b;
    QVERIFY(b.open({}));
    QCOMPARE(b.bench.viewerMessage()->text(), u"Takes play here."_s);
    const auto added = b.bench.engine->store().add(WindowBench::task(TaskState::Failed));
    QVERIFY(added);
    b.bench.tasks()->selectTask(0);
    TRY_COMPARE(b.bench.viewerMessage()->text(), u"Select a take to watch it."_s);
}

void TestDeskByHand::railHasTheNumberOfTheChip()
{
    ScreeningBench b;
    b.bench.begins = false;
    QVERIFY(b.open({saved}));
    VideoTask held = WindowBench::task(TaskState::Waiting);
    held.held = true;
    QVERIFY(b.bench.engine->store().add(held));
    auto* takes = b.bench.window->findChild<QToolButton*>(u"takesPageButton"_s);
    const auto* chip = b.bench.window->findChild<QAbstractButton*>(u"activeChip"_s);
    TRY_COMPARE(chip->text(), u"In progress 1"_s);
    TRY_COMPARE(takes->accessibleDescription(), u"1 not sent yet"_s);
    QVERIFY2(takes->toolTip().contains(u"1 not sent yet"_s), qPrintable(takes->toolTip()));
}

QTEST_MAIN(TestDeskByHand)
#include "tst_deskbyhand.moc"
