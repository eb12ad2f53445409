// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/windowbench.h"

#include "app/tasks/run/sidecar.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/filter/filterchips.h"
#include "ui/tasks/grid/takegrid.h"

#include <QDir>
#include <QInputDialog>
#include <QLocale>
#include <QPointer>
#include <QTabBar>
#include <QTreeWidget>

using namespace Dailies;

namespace {

bool put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

/// Takes and their clips are deleted, restored and renamed in the real window, and the disk use is shown.
class TestCleanUp final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_bench.reset(); }
    void deletedByKeyAndBackByButton();
    void deletedByKeyAndBackByKey();
    void undoneAfterAnotherChange();
    void emptyTrashKeepsFiles();
    void troubleIsTold();
    void runningTakeStays();
    void rejectedAreDeletedTogether();
    void badlyRatedAreDeletedTogether();
    void onlyWhatTheListShows();
    void nothingToDelete();
    void questionsAreWhole_data();
    void questionsAreWhole();
    void escapeCancelsTheLatestQuestion();
    void escapeIsLeftToTheSearch();
    void escapeComesBeforeLeavingAComparison();
    void selectionBar();
    void notesForSeveral();
    void renamedByKey();
    void badNamesAreRefused_data();
    void badNamesAreRefused();
    void renameIsUndone();
    void missingClipIsNotRenamed();
    void diskUse();
    void diskUseOfNothing();
    void diskUseFromTheAccountsSettings();

private:
    /// Four saved takes with clips of 1,000 bytes in the window, without sidecars.
    bool open();
    QWindow* keyboard() const { return m_bench->window->windowHandle(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(keyboard(), key, modifiers);
    }
    void choose(TaskId id) const
    {
        m_bench->tasks()->selectTask(id);
        grid()->setFocus();
    }
    TakeGrid* grid() const { return m_bench->tasks()->findChild<TakeGrid*>(); }
    TaskModel* model() const { return m_bench->window->findChild<TaskModel*>(); }
    QPushButton* button(const QString& name) const { return m_bench->button(name, m_bench->tasks()); }
    MessageBar* question() const { return m_bench->window->findChild<MessageBar*>(u"taskMessage"_s); }
    bool isAsked() const
    {
        return QTest::qWaitFor([this] { return question()->isVisible(); }, patienceMs);
    }
    /// Two questions: about the badly rated takes, and then about the practice takes.
    void askTwice() const
    {
        choose(m_ids.at(0));
        key(Qt::Key_1);
        TRY_COMPARE(task(m_ids.at(0)).marks.rating, 1);
        m_bench->window->findChild<QAction*>(u"deleteBadlyRated"_s)->trigger();
        QVERIFY(isAsked());
        m_bench->menuAction(u"Remove practice takes…"_s)->trigger();
        QVERIFY(m_bench->message()->isVisible());
    }
    VideoTask task(TaskId id) const { return m_bench->engine->store().task(id).value_or(VideoTask()); }
    QStringList clips() const { return QDir(m_bench->dir.filePath(u"takes"_s)).entryList(QDir::Files, QDir::Name); }
    int shown() const
    {
        int takes = 0;
        for (int row = 0; row < model()->rowCount(); ++row)
            takes += model()->isGroup(row) ? 0 : 1;
        return takes;
    }
    QString said() const { return m_bench->message()->isVisible() ? m_bench->message()->text() : QString(); }
    void press(const MessageBar* bar, const QString& words) const
    {
        for (auto* each : bar->findChildren<QPushButton*>()) {
            if (each->isVisible() && each->text() == words)
                return each->click();
        }
        QFAIL(qPrintable(u"no button "_s + words));
    }
    /// Opens the dialog by its key, types a name and presses Enter. Returns the dialog.
    QDialog* typeName(const QString& name) const
    {
        key(Qt::Key_F2);
        auto* dialog = m_bench->window->findChild<QDialog*>(u"renameDialog"_s);
        if (dialog == nullptr || !waitForActive(dialog))
            return nullptr;
        auto* edit = dialog->findChild<QLineEdit*>(u"clipNameEdit"_s);
        if (!QTest::qWaitFor([edit] { return edit->hasFocus(); }, patienceMs))
            return nullptr;
        edit->setText(name);
        QTest::keyClick(edit, Qt::Key_Return);
        return dialog;
    }

    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<WindowBench> m_bench;
    QList<TaskId> m_ids;
};

void TestCleanUp::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    applyLook(*qApp, Theme::Light);
}

void TestCleanUp::init()
{
    m_data = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_data->path().toUtf8());
    m_bench = std::make_unique<WindowBench>();
    m_ids.clear();
    QVERIFY(open());
}

bool TestCleanUp::open()
{
    m_bench->begins = false;
    m_bench->prepare = [this](Engine& engine) {
        QDir(m_bench->dir.path()).mkpath(u"takes"_s);
        for (const QString& name : {u"one.mp4"_s, u"two.mp4"_s, u"three.mp4"_s, u"four.mp4"_s}) {
            VideoTask task = WindowBench::task(TaskState::Saved);
            task.remoteId = name;
            task.request.prompt = u"Shot "_s + name.chopped(4);
            task.file = m_bench->dir.filePath(u"takes/"_s + name);
            QVERIFY(put(task.file, QByteArray(1000, 'a')));
            m_ids.append(engine.store().add(task).value_or(0));
        }
    };
    if (!m_bench->openWithPractice() || !waitForActive(m_bench->window.get()))
        return false;
    m_bench->window->resize(1440, 900);
    model()->deliverChanges();
    return QTest::qWaitFor([this] { return shown() == 4; }, patienceMs);
}

void TestCleanUp::deletedByKeyAndBackByButton()
{
    choose(m_ids.at(1));
    key(Qt::Key_Delete);
    TRY_COMPARE(said(), u"Take 2 moved to the Trash (1.0 kB)."_s);
    QCOMPARE(clips(), (QStringList{u"four.mp4"_s, u"one.mp4"_s, u"three.mp4"_s}));
    QCOMPARE(shown(), 3);
    QVERIFY(QFileInfo::exists(m_data->filePath(u"Trash/files/two.mp4"_s)));
    press(m_bench->message(), u"Undo"_s);
    TRY_COMPARE(shown(), 4);
    QCOMPARE(clips().size(), 4);
    QVERIFY(!QFileInfo::exists(m_data->filePath(u"Trash/files/two.mp4"_s)));
}

void TestCleanUp::deletedByKeyAndBackByKey()
{
    choose(m_ids.at(1));
    key(Qt::Key_Delete);
    TRY_COMPARE(clips().size(), 3);
    key(Qt::Key_Z, Qt::ControlModifier);
    TRY_COMPARE(clips().size(), 4);
    TRY_COMPARE(shown(), 4);
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    TRY_COMPARE(clips().size(), 3);
    TRY_COMPARE(shown(), 3);
}

// The button of the message means the deletion, whatever the user has done since.
void TestCleanUp::undoneAfterAnotherChange()
{
    choose(m_ids.at(1));
    key(Qt::Key_Delete);
    TRY_VERIFY(!said().isEmpty());
    choose(m_ids.at(0));
    key(Qt::Key_5);
    press(m_bench->message(), u"Undo"_s);
    TRY_COMPARE(shown(), 4);
    QCOMPARE(task(m_ids.at(0)).marks.rating, 5);
    QCOMPARE(clips().size(), 4);
}

void TestCleanUp::emptyTrashKeepsFiles()
{
    choose(m_ids.at(1));
    key(Qt::Key_Delete);
    TRY_VERIFY(!button(u"binChip"_s)->isHidden());
    QCOMPARE(button(u"binChip"_s)->text(), u"Trash 1"_s);
    TRY_COMPARE(clips().size(), 3);
    button(u"binChip"_s)->click();
    QCOMPARE(shown(), 1);
    button(u"emptyBinButton"_s)->click();
    press(question(), u"Delete permanently"_s);
    TRY_COMPARE(shown(), 3);
    QVERIFY(QFileInfo::exists(m_data->filePath(u"Trash/files/two.mp4"_s)));
    QCOMPARE(clips().size(), 3);
}

void TestCleanUp::troubleIsTold()
{
    QVERIFY(put(m_data->filePath(u"Trash"_s), "not a folder"));
    choose(m_ids.at(1));
    key(Qt::Key_Delete);
    TRY_VERIFY(said().contains(u"couldn't be moved to the Trash"_s));
    QCOMPARE(m_bench->message()->kind(), MessageBar::Kind::Warning);
    TRY_COMPARE(shown(), 4);
    QCOMPARE(clips().size(), 4);
    QVERIFY(!m_bench->message()->hasActions()); // nothing was deleted, so there is nothing to undo
}

void TestCleanUp::runningTakeStays()
{
    const TaskId running = m_bench->engine->store().add(WindowBench::task(TaskState::InProgress)).value();
    const TaskId lost = m_bench->engine->store().add(WindowBench::task(TaskState::NeedsReview)).value();
    for (const TaskId id : {running, lost}) {
        choose(id);
        key(Qt::Key_Delete);
        key(Qt::Key_X);
        QVERIFY(!task(id).marks.recycledAt.isValid());
        QVERIFY(!task(id).marks.rejected);
    }
}

void TestCleanUp::rejectedAreDeletedTogether()
{
    for (const TaskId id : {m_ids.at(0), m_ids.at(2)}) {
        choose(id);
        key(Qt::Key_X);
        QVERIFY(task(id).marks.rejected);
    }
    QCOMPARE(clips().size(), 4);
    TRY_VERIFY(!button(u"rejectedChip"_s)->isHidden());
    button(u"rejectedChip"_s)->click();
    QCOMPARE(shown(), 2);
    QVERIFY(button(u"deleteRejectedButton"_s)->isVisible());
    button(u"deleteRejectedButton"_s)->click();
    QVERIFY(isAsked());
    QCOMPARE(question()->text(), u"Move 2 rejected takes to the Trash? Their clips use 2.0 kB."_s);
    press(question(), u"Cancel"_s);
    QCOMPARE(clips().size(), 4);
    button(u"deleteRejectedButton"_s)->click();
    QVERIFY(isAsked());
    // What is no longer rejected is not deleted, and what is asked is true again.
    choose(m_ids.at(0));
    key(Qt::Key_X);
    press(question(), u"Delete 2"_s);
    TRY_VERIFY(question()->text().startsWith(u"Move 1 rejected take"_s));
    key(Qt::Key_Z, Qt::ControlModifier);
    press(question(), u"Delete 1"_s);
    TRY_VERIFY(question()->text().startsWith(u"Move 2 rejected takes"_s));
    press(question(), u"Delete 2"_s);
    TRY_COMPARE(clips(), (QStringList{u"four.mp4"_s, u"two.mp4"_s}));
    TRY_VERIFY(said().startsWith(u"2 takes moved to the Trash"_s));
    press(m_bench->message(), u"Undo"_s);
    TRY_COMPARE(clips().size(), 4);
    QVERIFY(task(m_ids.at(0)).marks.rejected); // as before
}

void TestCleanUp::badlyRatedAreDeletedTogether()
{
    for (int n = 0; n < 3; ++n) {
        choose(m_ids.at(n));
        key(Qt::Key(Qt::Key_1 + n)); // the last one is not rated
    }
    auto* action = m_bench->tasks()->findChild<QAction*>(u"deleteBadlyRated"_s);
    action->trigger();
    QVERIFY(isAsked());
    QVERIFY(question()->text().startsWith(u"Move 2 takes rated 1 or 2 to the Trash? Their clips use 2.0 kB."_s));
    press(question(), u"Delete 2"_s);
    TRY_COMPARE(clips(), (QStringList{u"four.mp4"_s, u"three.mp4"_s}));
}

void TestCleanUp::onlyWhatTheListShows()
{
    for (const TaskId id : std::as_const(m_ids)) {
        choose(id);
        key(Qt::Key_X);
    }
    m_bench->tasks()->findChild<QLineEdit*>(u"searchEdit"_s)->setText(u"three"_s);
    TRY_COMPARE(shown(), 1);
    m_bench->tasks()->findChild<QAction*>(u"deleteRejected"_s)->trigger();
    QVERIFY(isAsked());
    press(question(), u"Delete 1"_s);
    TRY_COMPARE(clips(), (QStringList{u"four.mp4"_s, u"one.mp4"_s, u"two.mp4"_s}));
}

void TestCleanUp::nothingToDelete()
{
    for (const QString& name : {u"deleteRejected"_s, u"deleteBadlyRated"_s}) {
        m_bench->tasks()->findChild<QAction*>(name)->trigger();
        QVERIFY(isAsked());
        QVERIFY(question()->text().startsWith(u"The list shows no"_s));
        QVERIFY(!question()->hasActions());
    }
}

void TestCleanUp::selectionBar()
{
    choose(m_ids.at(0));
    key(Qt::Key_A, Qt::ControlModifier);
    TRY_VERIFY(button(u"rejectSelected"_s)->isVisible());
    QTest::mouseClick(button(u"rejectSelected"_s), Qt::LeftButton);
    for (const TaskId id : std::as_const(m_ids))
        QVERIFY(task(id).marks.rejected);
    QVERIFY(!button(u"restoreSelected"_s)->isVisible());
    QTest::mouseClick(button(u"deleteSelected"_s), Qt::LeftButton);
    TRY_VERIFY(clips().isEmpty());
    TRY_VERIFY(!button(u"binChip"_s)->isHidden());
    button(u"binChip"_s)->click();
    TRY_COMPARE(shown(), 4);
    choose(m_ids.at(0));
    key(Qt::Key_A, Qt::ControlModifier);
    TRY_VERIFY(button(u"restoreSelected"_s)->isVisible());
    QVERIFY(!button(u"deleteSelected"_s)->isVisible());
    QTest::mouseClick(button(u"restoreSelected"_s), Qt::LeftButton);
    TRY_COMPARE(clips().size(), 4);
}

void TestCleanUp::notesForSeveral()
{
    choose(m_ids.at(0));
    m_bench->tasks()->describeTask(m_ids.at(0), {}, u"first"_s);
    key(Qt::Key_A, Qt::ControlModifier);
    TRY_VERIFY(button(u"noteSelected"_s)->isVisible());
    QTest::mouseClick(button(u"noteSelected"_s), Qt::LeftButton);
    auto* dialog = m_bench->window->findChild<QInputDialog*>(u"noteDialog"_s);
    TRY_VERIFY(dialog != nullptr && dialog->isVisible());
    dialog->setTextValue(u"for the client"_s);
    dialog->accept();
    TRY_COMPARE(task(m_ids.at(1)).marks.note, u"for the client"_s);
    QCOMPARE(task(m_ids.at(0)).marks.note, u"first\nfor the client"_s);
    grid()->setFocus();
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(task(m_ids.at(0)).marks.note, u"first"_s);
    QVERIFY(task(m_ids.at(1)).marks.note.isEmpty());
}

void TestCleanUp::questionsAreWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1440, 900);
    QTest::newRow("small") << QSize(1024, 640);
}

void TestCleanUp::questionsAreWhole()
{
    QFETCH(const QSize, size);
    m_bench->window->resize(size);
    askTwice();
    const QWidget* area = m_bench->window->findChild<QWidget*>(u"toastArea"_s);
    int end = 0;
    for (const MessageBar* bar : {m_bench->message(), question()}) {
        TRY_COMPARE(bar->visibleRegion().boundingRect(), bar->rect());
        const auto* words = bar->findChild<QLabel*>(u"messageText"_s);
        QVERIFY2(words->height() >= words->heightForWidth(words->width()), qPrintable(bar->text()));
        const auto* yes = bar->findChild<QPushButton*>(u"messageAction1"_s);
        QVERIFY2(yes->height() >= yes->sizeHint().height(), qPrintable(bar->text()));
        const QRect place(bar->mapTo(area, QPoint()), bar->size());
        QVERIFY2(place.top() >= end && area->rect().contains(place), qPrintable(bar->text()));
        end = place.bottom() + 1;
    }
}

void TestCleanUp::escapeCancelsTheLatestQuestion()
{
    askTwice();
    key(Qt::Key_Escape);
    QVERIFY(!m_bench->message()->isVisible() && question()->isVisible());
    QVERIFY(grid()->hasFocus());
    key(Qt::Key_Escape);
    QVERIFY(!question()->isVisible());
    QTest::qWait(100);
    QCOMPARE(clips().size(), 4);
    QCOMPARE(shown(), 4);
    // Information stays for its time.
    key(Qt::Key_Delete);
    TRY_VERIFY(!said().isEmpty());
    key(Qt::Key_Escape);
    QVERIFY(!said().isEmpty());
}

void TestCleanUp::escapeIsLeftToTheSearch()
{
    auto* search = m_bench->window->findChild<QLineEdit*>(u"searchEdit"_s);
    askTwice();
    search->setFocus();
    QTest::keyClicks(search, u"Shot"_s);
    key(Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    QVERIFY(m_bench->message()->isVisible() && question()->isVisible());
    // The empty search gives the focus back first.
    search->setFocus();
    key(Qt::Key_Escape);
    QVERIFY(grid()->hasFocus());
    QVERIFY(m_bench->message()->isVisible() && question()->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(!m_bench->message()->isVisible());
}

void TestCleanUp::escapeComesBeforeLeavingAComparison()
{
    m_bench->tasks()->selectAgain({m_ids.at(0), m_ids.at(1)}, m_ids.at(0));
    TRY_VERIFY(button(u"compareSelected"_s)->isVisible());
    QTest::mouseClick(button(u"compareSelected"_s), Qt::LeftButton);
    const QWidget* comparison = m_bench->pages()->currentWidget();
    QVERIFY(!comparison->isAncestorOf(grid()));
    m_bench->menuAction(u"Remove practice takes…"_s)->trigger();
    QVERIFY(m_bench->message()->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(!m_bench->message()->isVisible());
    QCOMPARE(m_bench->pages()->currentWidget(), comparison);
    key(Qt::Key_Escape);
    TRY_VERIFY(m_bench->pages()->currentWidget()->isAncestorOf(grid()));
}

void TestCleanUp::renamedByKey()
{
    QVERIFY(writeSidecar(task(m_ids.at(0)).file, task(m_ids.at(0)), {}));
    choose(m_ids.at(0));
    QVERIFY(typeName(u"Hero shot"_s) != nullptr);
    TRY_COMPARE(task(m_ids.at(0)).file, m_bench->dir.filePath(u"takes/Hero shot.mp4"_s));
    QVERIFY(clips().contains(u"Hero shot.mp4"_s) && clips().contains(u"Hero shot.mp4.json"_s));
    QVERIFY(!clips().contains(u"one.mp4"_s) && !clips().contains(u"one.mp4.json"_s));
    TRY_COMPARE(said(), u"Renamed to Hero shot.mp4."_s);
    QCOMPARE(WindowBench::wordsOfActions(m_bench->message()), QStringList{u"Undo"_s});
    const auto* undo = m_bench->button(u"messageAction1"_s, m_bench->message());
    TRY_COMPARE(undo->visibleRegion().boundingRect(), undo->rect());
}

void TestCleanUp::badNamesAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("empty") << u" "_s << u"Enter a name."_s;
    QTest::newRow("folder") << u"a/b"_s << u"A name can't contain any of these: / \\ : * ? \" < > |"_s;
    QTest::newRow("taken") << u"two"_s << u"A file named “two.mp4” is already in this folder. Choose another name."_s;
    QTest::newRow("hidden") << u".x"_s << u"A name can't begin with a dot, because the clip would be hidden."_s;
    QTest::newRow("long") << QString(300, u'x') << u"This name is too long."_s;
}

void TestCleanUp::badNamesAreRefused()
{
    QFETCH(const QString, name);
    QFETCH(const QString, sentence);
    choose(m_ids.at(0));
    auto* dialog = typeName(name);
    QVERIFY(dialog != nullptr);
    auto* message = dialog->findChild<MessageBar*>();
    QVERIFY(dialog->isVisible() && message->isVisible());
    QCOMPARE(message->text(), sentence);
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_A); // another try
    QVERIFY(!message->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(clips().size(), 4);
    QCOMPARE(task(m_ids.at(0)).file, m_bench->dir.filePath(u"takes/one.mp4"_s));
}

void TestCleanUp::renameIsUndone()
{
    choose(m_ids.at(0));
    QVERIFY(typeName(u"Hero"_s) != nullptr);
    TRY_VERIFY(clips().contains(u"Hero.mp4"_s));
    TRY_VERIFY(!said().isEmpty());
    press(m_bench->message(), u"Undo"_s);
    TRY_VERIFY(clips().contains(u"one.mp4"_s));
    TRY_COMPARE(task(m_ids.at(0)).file, m_bench->dir.filePath(u"takes/one.mp4"_s));
    grid()->setFocus();
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    TRY_VERIFY(clips().contains(u"Hero.mp4"_s));
}

void TestCleanUp::missingClipIsNotRenamed()
{
    QVERIFY(QFile::remove(task(m_ids.at(0)).file));
    choose(m_ids.at(0));
    QVERIFY(typeName(u"Hero"_s) != nullptr);
    TRY_COMPARE(question()->text(), u"The clip is no longer on disk, so it can't be renamed."_s);
    QCOMPARE(task(m_ids.at(0)).file, m_bench->dir.filePath(u"takes/one.mp4"_s));
}

void TestCleanUp::diskUse()
{
    VideoTask other = WindowBench::task(TaskState::Saved, u"gone"_s);
    other.remoteId = u"other"_s;
    other.file = m_bench->dir.filePath(u"takes/other.mp4"_s);
    QVERIFY(put(other.file, QByteArray(500, 'b')));
    QVERIFY(m_bench->engine->store().add(other));
    for (const TaskId id : {m_ids.at(0), m_ids.at(2)}) {
        choose(id);
        key(Qt::Key_X);
    }
    m_bench->menuAction(u"Disk use…"_s)->trigger();
    auto* dialog = m_bench->window->findChild<QDialog*>(u"diskUseDialog"_s);
    QVERIFY(dialog != nullptr && waitForActive(dialog));
    auto* list = dialog->findChild<QTreeWidget*>(u"diskUseList"_s);
    auto* remove = dialog->findChild<QPushButton*>(u"deleteRejectedTakes"_s);
    TRY_COMPARE(list->topLevelItemCount(), 3);
    const auto row = [list](int number) {
        QStringList texts;
        for (int column = 0; column < list->columnCount(); ++column)
            texts.append(list->topLevelItem(number)->text(column));
        return texts.join(u'|');
    };
    QCOMPARE(row(0), u"Removed account|1|500 bytes|–|–"_s);
    QCOMPARE(row(1), u"Practice|4|4.0 kB|2.0 kB (2)|–"_s);
    QCOMPARE(row(2), u"All accounts|5|4.5 kB|2.0 kB (2)|–"_s);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    QVERIFY(!remove->isEnabled());
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(remove->text(), u"Delete 2 rejected takes (2.0 kB)"_s);
    QTest::mouseClick(remove, Qt::LeftButton);
    TRY_COMPARE(clips(), (QStringList{u"four.mp4"_s, u"other.mp4"_s, u"two.mp4"_s}));
    TRY_COMPARE(row(1), u"Practice|2|2.0 kB|–|2.0 kB (2)"_s);
    QVERIFY(!remove->isEnabled());
    TRY_VERIFY(dialog->findChild<QLabel*>(u"diskUseWords"_s)->text().contains(u"use 2.0 kB"_s));
    press(m_bench->message(), u"Undo"_s);
    TRY_COMPARE(row(1), u"Practice|4|4.0 kB|2.0 kB (2)|–"_s);
}

void TestCleanUp::diskUseOfNothing()
{
    QVERIFY(QDir(m_bench->dir.filePath(u"takes"_s)).removeRecursively());
    m_bench->menuAction(u"Disk use…"_s)->trigger();
    auto* dialog = m_bench->window->findChild<QDialog*>(u"diskUseDialog"_s);
    QVERIFY(dialog != nullptr);
    auto* list = dialog->findChild<QTreeWidget*>(u"diskUseList"_s);
    TRY_COMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(list->topLevelItem(0)->text(1), u"0"_s);
    QVERIFY(!dialog->findChild<QPushButton*>(u"deleteRejectedTakes"_s)->isEnabled());
}

/// It opens above the settings, which keep what was typed.
void TestCleanUp::diskUseFromTheAccountsSettings()
{
    WindowBench bench;
    QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-key"));
    bench.menuAction(u"Account settings…"_s)->trigger();
    auto* settings = bench.window->findChild<QDialog*>(u"accountSettingsDialog"_s);
    QVERIFY(settings != nullptr && waitForActive(settings));
    auto* tabs = settings->findChild<QTabBar*>();
    tabs->setFocus();
    for (int page = 1; page < tabs->count(); ++page) {
        QTest::keyClick(settings->windowHandle(), Qt::Key_Right);
        QTest::qWait(2);
    }
    auto* pattern = settings->findChild<QLineEdit*>(u"clipPatternEdit"_s);
    QVERIFY(pattern->isVisible());
    pattern->setText(u"{date} {task}"_s);
    auto* button = settings->findChild<QPushButton*>(u"diskUseButton"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    const QPointer dialog(bench.window->findChild<QDialog*>(u"diskUseDialog"_s));
    QVERIFY(dialog != nullptr && waitForActive(dialog));
    QCOMPARE(dialog->parentWidget(), settings);
    QTest::keyClick(dialog->windowHandle(), Qt::Key_Escape);
    TRY_VERIFY(!dialog || !dialog->isVisible());
    QVERIFY(settings->isVisible());
    QCOMPARE(pattern->text(), u"{date} {task}"_s);
}

QTEST_MAIN(TestCleanUp)
#include "tst_cleanup.moc"
