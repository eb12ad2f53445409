// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/playerwindow.h"
#include "tests/ui/taskwindow.h"

#include "app/tasks/history/taskchanges.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/takeactionbar.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/videosurface.h"
#include "ui/widgets/starrating.h"

#include <QAccessible>
#include <QFile>
#include <QFileInfo>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// The player with the bar below its picture, on a real database.
class Stage final {
public:
    Stage()
    {
        opened = store.open(dir.filePath(u"tasks.db"_s)).has_value();
        bar = new TakeActionBar(changes, marking);
        window.widget->setActionRow(bar, bar->keys());
        QObject::connect(
            bar, &TakeActionBar::commandRequested, bar, [this](TaskCommand command, const QList<TaskId>& ids) {
                done.append({command, ids});
            });
    }
    bool show(TaskState state)
    {
        VideoTask task = taskIn(state, u"A paper boat"_s);
        if (state == TaskState::Saved)
            task.file = dir.filePath(u"take.mp4"_s);
        if (QFile clip(task.file); state == TaskState::Saved && clip.open(QIODevice::WriteOnly))
            clip.write("a clip");
        id = store.add(task).value_or(0);
        changes.deliver();
        bar->showTask(id);
        window.resize(1000, 560);
        return opened && (state == TaskState::Saved ? window.openWithClip() : window.open());
    }
    /// The texts of the visible buttons, from left to right, with brackets around those shown as icons.
    QStringList row() const
    {
        QStringList texts;
        for (const auto* button : bar->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)) {
            const bool isIcon = button->toolButtonStyle() == Qt::ToolButtonIconOnly;
            if (button->isVisible())
                texts.append(isIcon ? u"(%1)"_s.arg(button->text()) : button->text());
        }
        return texts;
    }
    TaskAnnotations marks() const { return store.task(id).value_or(VideoTask()).marks; }
    VideoSurface* surface() const { return window.part<VideoSurface>(u"videoSurface"_s); }

    QTemporaryDir dir;
    TaskStore store;
    TaskChanges changes{store};
    TaskMarking marking{store};
    Window window;
    TakeActionBar* bar = nullptr;
    TaskId id = 0;
    QList<std::pair<TaskCommand, QList<TaskId>>> done;
    bool opened = false;
};

} // namespace

/// What the user does with the take below its picture.
class TestTakeActionBar final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void offersWhatIsPossible_data();
    void offersWhatIsPossible();
    void withoutATask();
    void keysOfTheStage();
    void keysInFullScreen();
    void clicks();
    void starsRate();
    void rejectsAndTakesBack();
    void deletesAndRestores();
    void nothingMovesUnderThePointer();
    void labelsGiveWay();
    void impossibleLosesItsLabelFirst();
    void spaceBelongsToTheFocusedButton();
};

void TestTakeActionBar::offersWhatIsPossible_data()
{
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<QStringList>("row");
    const QString reuse = u"Reuse"_s;
    const QString variations = u"Variations"_s;
    const QString reject = u"Reject"_s;
    const QString remove = u"Delete"_s;
    QTest::newRow("saved") << TaskState::Saved
                           << QStringList{
                                  u"Continue"_s, u"Edit this clip"_s, reuse, variations, u"Save as…"_s, reject, remove};
    QTest::newRow("running") << TaskState::InProgress
                             << QStringList{u"Check now"_s, reuse, variations, u"Stop tracking"_s};
    QTest::newRow("waiting") << TaskState::Waiting << QStringList{u"Send now"_s, reuse, variations, u"Remove"_s};
    // What needs a clip stays in its place.
    QTest::newRow("failed") << TaskState::Failed
                            << QStringList{u"Check now"_s, u"Continue"_s, u"Edit this clip"_s, reuse, variations,
                                   u"Save as…"_s, reject, remove};
    QTest::newRow("lost") << TaskState::NeedsReview
                          << QStringList{u"Continue"_s, u"Edit this clip"_s, reuse, variations, u"Save as…"_s, reject};
}

void TestTakeActionBar::offersWhatIsPossible()
{
    QFETCH(const TaskState, state);
    Stage stage;
    QVERIFY(stage.show(state));
    stage.window.resize(1400, 560); // with all labels
    QFETCH(const QStringList, row);
    TRY_COMPARE(stage.row(), row);
    const bool hasClip = state == TaskState::Saved;
    QCOMPARE(stage.window.button(u"continueButton"_s)->isEnabled(), hasClip);
    QCOMPARE(stage.window.button(u"saveAsButton"_s)->isEnabled(), hasClip);
    QCOMPARE(stage.bar->findChild<StarRating*>()->isEnabled(), hasClip);
    QVERIFY(stage.window.button(u"reuseButton"_s)->isEnabled());
    QCOMPARE(stage.bar->height(), 38);
    for (const auto* button : stage.bar->findChildren<QToolButton*>()) {
        if (button->objectName() != "moreCommandsButton"_L1) // it is a menu
            QVERIFY2(button->toolTip().contains(u'('), qPrintable(button->objectName())); // the shortcut
        QVERIFY(!button->accessibleName().isEmpty());
    }
}

void TestTakeActionBar::withoutATask()
{
    Stage stage;
    QVERIFY(stage.window.open());
    stage.window.resize(1000, 560);
    TRY_COMPARE(stage.row().size(), 7);
    for (const auto* button : stage.bar->findChildren<QToolButton*>())
        QVERIFY(!button->isEnabled());
    QVERIFY(!stage.bar->findChild<StarRating*>()->isEnabled());
    QTest::keyClick(stage.surface(), Qt::Key_3);
    QTest::keyClick(stage.surface(), Qt::Key_X);
    QVERIFY(stage.done.isEmpty());
}

void TestTakeActionBar::keysOfTheStage()
{
    Stage stage;
    QVERIFY(stage.show(TaskState::Saved));
    QTest::keyClick(stage.surface(), Qt::Key_4);
    QCOMPARE(stage.marks().rating, 4);
    TRY_COMPARE(stage.bar->findChild<StarRating*>()->rating(), 4);
    QTest::keyClick(stage.surface(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stage.marks().rating, 0);
    for (const auto& [key, modifiers] : QList<std::pair<Qt::Key, Qt::KeyboardModifiers>>{
             {Qt::Key_E, {}}, {Qt::Key_E, Qt::ShiftModifier}, {Qt::Key_V, {}}, {Qt::Key_U, Qt::ControlModifier}})
        QTest::keyClick(stage.surface(), key, modifiers);
    QList<TaskCommand> commands;
    for (const auto& [command, ids] : stage.done) {
        commands.append(command);
        QCOMPARE(ids, QList<TaskId>{stage.id});
    }
    using enum TaskCommand;
    QCOMPARE(commands, (QList<TaskCommand>{Continue, EditClip, Variations, UseAgain}));
    // A text field next to the player keeps its letters.
    stage.window.field->setFocus();
    QTest::keyClicks(stage.window.field, u"xev5"_s);
    QCOMPARE(stage.window.field->text(), u"xev5"_s);
    QCOMPARE(stage.marks().rating, 0);
    QCOMPARE(stage.done.size(), 4);
}

void TestTakeActionBar::keysInFullScreen()
{
    Stage stage;
    QVERIFY(stage.show(TaskState::Saved));
    QTest::keyClick(stage.surface(), Qt::Key_F);
    QVERIFY(stage.window.widget->isFullScreenShown());
    QVERIFY(waitForActive(stage.surface()->window()));
    TRY_COMPARE(QApplication::focusWidget(), stage.surface());
    QTest::keyClick(stage.surface(), Qt::Key_5);
    QCOMPARE(stage.marks().rating, 5);
    QTest::keyClick(stage.surface(), Qt::Key_X);
    QVERIFY(stage.marks().rejected);
    QTest::keyClick(stage.surface(), Qt::Key_Space);
    QCOMPARE(stage.window.player->orders, QStringList{u"play"_s});
}

void TestTakeActionBar::clicks()
{
    Stage stage;
    QVERIFY(stage.show(TaskState::Saved));
    for (const QString& name :
        {u"continueButton"_s, u"editClipButton"_s, u"reuseButton"_s, u"variationsButton"_s, u"saveAsButton"_s})
        QTest::mouseClick(stage.window.button(name), Qt::LeftButton);
    using enum TaskCommand;
    QList<TaskCommand> commands;
    for (const auto& each : stage.done)
        commands.append(each.first);
    QCOMPARE(commands, (QList<TaskCommand>{Continue, EditClip, UseAgain, Variations, SaveAs}));
}

void TestTakeActionBar::starsRate()
{
    Stage stage;
    QVERIFY(stage.show(TaskState::Saved));
    QTest::mouseClick(stage.window.part<QAbstractButton>(u"star3"_s), Qt::LeftButton);
    QCOMPARE(stage.marks().rating, 3);
    TRY_COMPARE(stage.bar->findChild<StarRating*>()->rating(), 3);
    QTest::mouseClick(stage.window.part<QAbstractButton>(u"star3"_s), Qt::LeftButton);
    QCOMPARE(stage.marks().rating, 0);
}

void TestTakeActionBar::rejectsAndTakesBack()
{
    Stage stage;
    QVERIFY(stage.show(TaskState::Saved));
    QTest::mouseClick(stage.window.button(u"rejectButton"_s), Qt::LeftButton);
    QVERIFY(stage.marks().rejected);
    TRY_VERIFY(stage.window.button(u"unrejectButton"_s)->isVisible());
    QVERIFY(!stage.window.button(u"rejectButton"_s)->isVisible());
    QCOMPARE(QApplication::focusWidget(), stage.surface()); // a click leaves the keyboard where it is
    QTest::keyClick(stage.surface(), Qt::Key_X); // the same key takes it back
    QVERIFY(!stage.marks().rejected);
    QVERIFY(!stage.marks().recycledAt.isValid());
    // By keyboard alone, the focus stays in the row.
    QToolButton* reject = stage.window.button(u"rejectButton"_s);
    TRY_VERIFY(reject->isVisible());
    reject->setFocus();
    QTest::keyClick(reject, Qt::Key_Space);
    TRY_COMPARE(QApplication::focusWidget(), stage.window.button(u"unrejectButton"_s));
    QVERIFY(stage.done.isEmpty());
}

void TestTakeActionBar::deletesAndRestores()
{
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toUtf8());
    Stage stage;
    QVERIFY(stage.show(TaskState::Saved));
    const QString clip = stage.store.task(stage.id)->file;
    QTest::keyClick(stage.surface(), Qt::Key_Delete);
    QVERIFY(stage.marks().recycledAt.isValid());
    TRY_VERIFY(!QFileInfo::exists(clip));
    TRY_VERIFY(stage.window.button(u"restoreButton"_s)->isVisible());
    QVERIFY(!stage.window.button(u"deleteButton"_s)->isVisible());
    QTest::mouseClick(stage.window.button(u"restoreButton"_s), Qt::LeftButton);
    TRY_VERIFY(!stage.marks().recycledAt.isValid());
    QVERIFY(QFileInfo::exists(clip));
    TRY_VERIFY(stage.window.button(u"deleteButton"_s)->isVisible());
}

/// As a person met it: a click that was aimed at Stop tracking rejected the take, which had just been saved.
void TestTakeActionBar::nothingMovesUnderThePointer()
{
    Stage stage;
    QVERIFY(stage.show(TaskState::Downloading));
    auto* stop = stage.bar->findChild<QToolButton*>(u"stopTrackingButton"_s);
    const QStringList row = stage.row();
    const QPoint place = stop->mapTo(stage.bar, stop->rect().center());
    QTest::mouseMove(stop);
    TRY_VERIFY(stage.bar->underMouse());
    VideoTask task = *stage.store.task(stage.id);
    task.state = TaskState::Saved;
    task.file = stage.dir.filePath(u"take.mp4"_s);
    QVERIFY(QFile(task.file).open(QIODevice::WriteOnly));
    QVERIFY(stage.store.update(task, TaskState::Downloading));
    stage.changes.deliver();
    QCOMPARE(stage.row(), row);
    QCOMPARE(stage.bar->childAt(place), stop);
    QVERIFY(!stop->isEnabled());
    QTest::mouseClick(stage.window.widget->window()->windowHandle(), Qt::LeftButton, {},
        stage.bar->mapTo(stage.bar->window(), place));
    QVERIFY(stage.done.isEmpty() && !stage.marks().rejected);
    // The rest follows once the pointer has left.
    QTest::mouseMove(stage.surface());
    TRY_VERIFY(stage.row().contains(u"Continue"_s));
    QVERIFY(!stop->isVisible());
}

void TestTakeActionBar::labelsGiveWay()
{
    Stage stage;
    QVERIFY(stage.show(TaskState::Saved));
    stage.window.resize(1400, 560);
    TRY_VERIFY(stage.row().filter(u"("_s).isEmpty());
    const QStringList all = stage.row();
    bool onlyContinue = false;
    const auto* stars = stage.bar->findChild<StarRating*>();
    for (int width = 1390; width >= 350; width -= 10) {
        stage.window.resize(width, 560);
        QCoreApplication::sendPostedEvents();
        const QStringList row = stage.row();
        if (width >= 560)
            QCOMPARE(row.size(), all.size());
        QVERIFY(row.size() >= 1);
        QVERIFY(!stars->isVisible() || stars->width() == stars->sizeHint().width()); // nothing is squeezed
        QVERIFY(stage.window.button(u"continueButton"_s)->isVisible());
        for (const auto* button : stage.bar->findChildren<QToolButton*>())
            QVERIFY(!button->isVisible() || button->geometry().right() < stage.bar->width());
        // Icons begin at the end of the row.
        for (int i = 1; i < row.size(); ++i)
            QVERIFY2(!row.at(i - 1).startsWith(u'(') || row.at(i).startsWith(u'('), qPrintable(row.join(u' ')));
        onlyContinue |= row.count(u"Continue"_s) == 1 && row.filter(u"("_s).size() == row.size() - 1;
    }
    QVERIFY(onlyContinue);
    QVERIFY(stage.row().first().startsWith(u'('));
    auto* icon = stage.window.button(u"continueButton"_s);
    QCOMPARE(QAccessible::queryAccessibleInterface(icon)->text(QAccessible::Name), u"Continue"_s);
    QVERIFY(icon->toolTip().startsWith(u"Continue (E)"_s));
}

/// The words are for what can be done, so a failed take does not keep those of Continue at the cost of Reuse.
void TestTakeActionBar::impossibleLosesItsLabelFirst()
{
    Stage stage;
    QVERIFY(stage.show(TaskState::Failed));
    stage.window.resize(1400, 560);
    TRY_VERIFY(stage.row().filter(u"("_s).isEmpty());
    bool isMixed = false;
    for (int width = 1390; width >= 560; width -= 10) {
        stage.window.resize(width, 560);
        QCoreApplication::sendPostedEvents();
        int icons = 0; // of what is possible
        int labels = 0; // of what is not
        for (const auto* button : stage.bar->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (button->isHidden() || button->objectName() == "moreCommandsButton"_L1)
                continue;
            const bool isIcon = button->toolButtonStyle() == Qt::ToolButtonIconOnly;
            icons += isIcon && button->isEnabled() ? 1 : 0;
            labels += !isIcon && !button->isEnabled() ? 1 : 0;
            isMixed |= isIcon && !button->isEnabled() && icons == 0;
        }
        QVERIFY2(icons == 0 || labels == 0, qPrintable(stage.row().join(u' ')));
    }
    QVERIFY(isMixed);
}

void TestTakeActionBar::spaceBelongsToTheFocusedButton()
{
    Stage stage;
    QVERIFY(stage.show(TaskState::Saved));
    auto* star = stage.window.part<QAbstractButton>(u"star2"_s);
    star->setFocus();
    QTest::keyClick(star, Qt::Key_Space);
    QCOMPARE(stage.marks().rating, 2);
    QVERIFY(stage.window.player->orders.isEmpty());
}

QTEST_MAIN(TestTakeActionBar)
#include "tst_takeactionbar.moc"
