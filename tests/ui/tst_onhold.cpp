// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/settings/settingsdialog.h"
#include "ui/spend/limitsdialog.h"
#include "ui/style/applylook.h"
#include "ui/tasks/grid/takegrid.h"

#include <QLineEdit>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A request that the service throttled too often, or that a spending limit stopped, waits for the user: it needs
/// attention and offers what can be done about it.
class TestOnHold final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.reset(); }
    void isCountedAsNeedingAttention();
    void whatTheUserHoldsIsInProgress();
    void whatIsNoLongerTrackedIsNotInProgress();
    void tileLeadsToTheDecision();
    void actionRowRemovesIt();
    void limitIsEditedFromTheStage();
    void limitIsEditedByKey();
    void clipThatCannotBeSavedNeedsAttention();
    void nothingIsPaidForWithoutAPlace();

private:
    QAbstractButton* named(const QString& name) const { return m_bench->window->findChild<QAbstractButton*>(name); }
    LimitsDialog* limits() const { return m_bench->window->findChild<LimitsDialog*>(); }
    TaskId add(const Error& error) const
    {
        VideoTask task = WindowBench::task(TaskState::Waiting);
        task.createdAt = QDateTime::currentDateTimeUtc();
        task.held = true;
        task.error = error;
        return m_bench->engine->store().add(task).value_or(0);
    }

    std::unique_ptr<WindowBench> m_bench;
};

void TestOnHold::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_bench->begins = false;
    QVERIFY(m_bench->openWithPractice());
    QVERIFY(waitForActive(m_bench->window.get()));
}

void TestOnHold::isCountedAsNeedingAttention()
{
    const TaskId throttled = add({ErrorKind::Throttled, u"Too many requests. It was sent 4 times."_s});
    add({ErrorKind::OverLimit, u"Over the limit of 5 takes a day."_s});
    TRY_COMPARE(named(u"needsYouChip"_s)->text(), u"Needs attention 2"_s);
    TRY_VERIFY(named(u"needsYouChip"_s)->isVisible());
    QCOMPARE(named(u"needsYouChip"_s)->toolTip(), u"2 on hold"_s);
    QCOMPARE(named(u"activeChip"_s)->text(), u"In progress 0"_s);
    QCOMPARE(named(u"takesPageButton"_s)->accessibleDescription(), u"Nothing is in progress"_s);
    const auto* model = m_bench->window->findChild<TaskModel*>();
    QTest::mouseClick(named(u"needsYouChip"_s), Qt::LeftButton);
    TRY_VERIFY(model->rowOf(throttled) >= 0);
    // Sending it takes it out of both, and within a search the counts are the same.
    m_bench->window->findChild<QLineEdit*>(u"searchEdit"_s)->setText(u"no such words"_s);
    TRY_COMPARE(named(u"needsYouChip"_s)->text(), u"Needs attention 0"_s);
    m_bench->window->findChild<QLineEdit*>(u"searchEdit"_s)->clear();
    TRY_COMPARE(named(u"needsYouChip"_s)->text(), u"Needs attention 2"_s);
}

void TestOnHold::whatTheUserHoldsIsInProgress()
{
    add({});
    add({ErrorKind::Stopped, u"Stopped by you. Nothing was accepted."_s});
    TRY_COMPARE(named(u"activeChip"_s)->text(), u"In progress 2"_s);
    QCOMPARE(named(u"needsYouChip"_s)->text(), u"Needs attention 0"_s);
}

void TestOnHold::whatIsNoLongerTrackedIsNotInProgress()
{
    TaskStore& store = m_bench->engine->store();
    VideoTask task = WindowBench::task(TaskState::InProgress);
    task.createdAt = QDateTime::currentDateTimeUtc();
    task.remoteId = u"job-1"_s;
    task.watched = false;
    const Result<TaskId> id = store.add(task);
    QVERIFY(id);
    const auto* model = m_bench->window->findChild<TaskModel*>();
    TRY_VERIFY(model->rowOf(*id) >= 0);
    TRY_COMPARE(named(u"activeChip"_s)->text(), u"In progress 0"_s);
    QCOMPARE(named(u"takesPageButton"_s)->accessibleDescription(), u"Nothing is in progress"_s);
    QTest::mouseClick(named(u"activeChip"_s), Qt::LeftButton);
    TRY_VERIFY(model->rowOf(*id) < 0);
}

/// As for a take without a response: what it leads to says everything, and sends nothing.
void TestOnHold::tileLeadsToTheDecision()
{
    const TaskId id = add({ErrorKind::Throttled, u"Too many requests. It was sent 4 times."_s});
    auto* grid = m_bench->window->findChild<TakeGrid*>();
    const auto* model = m_bench->window->findChild<TaskModel*>();
    TRY_VERIFY(model->rowOf(id) >= 0);
    m_bench->tasks()->selectTask(id);
    grid->setFocus();
    TRY_VERIFY(grid->hasFocus());
    pressKey(m_bench->window.get(), Qt::Key_Return);
    QAbstractButton* command = named(u"stageCommandButton"_s);
    TRY_VERIFY(command->hasFocus());
    QCOMPARE(command->text(), u"Send now"_s);
    QVERIFY(m_bench->engine->store().task(id)->held);
}

void TestOnHold::actionRowRemovesIt()
{
    const TaskId id = add({ErrorKind::Throttled, u"Too many requests. It was sent 4 times."_s});
    m_bench->tasks()->selectTask(id);
    TRY_VERIFY(named(u"withdrawButton"_s) && named(u"withdrawButton"_s)->isVisible());
    QCOMPARE(named(u"withdrawButton"_s)->text(), u"Remove"_s);
    QTest::mouseClick(named(u"withdrawButton"_s), Qt::LeftButton);
    TRY_VERIFY(!m_bench->engine->store().task(id));
}

void TestOnHold::limitIsEditedFromTheStage()
{
    const TaskId throttled = add({ErrorKind::Throttled, u"Too many requests. It was sent 4 times."_s});
    const TaskId id = add({ErrorKind::OverLimit, u"Over the limit of 5 takes a day."_s});
    m_bench->tasks()->selectTask(id);
    TRY_VERIFY(named(u"stageOtherButton"_s) && named(u"stageOtherButton"_s)->isVisible());
    QCOMPARE(named(u"stageCommandButton"_s)->text(), u"Send now"_s);
    QCOMPARE(named(u"stageOtherButton"_s)->text(), u"Edit limits…"_s);
    QVERIFY(!named(u"stageOtherButton"_s)->toolTip().isEmpty());
    QTest::mouseClick(named(u"stageOtherButton"_s), Qt::LeftButton);
    TRY_VERIFY(limits());
    limits()->close();
    QVERIFY(m_bench->engine->store().task(id)->held);
    // Also without the stage, which may show something else.
    QTest::mouseClick(named(u"editLimitsButton"_s), Qt::LeftButton);
    TRY_VERIFY(limits());
    limits()->close();
    m_bench->tasks()->selectTask(throttled);
    TRY_VERIFY(named(u"stageOtherButton"_s)->isHidden());
    QVERIFY(named(u"editLimitsButton"_s)->isHidden());
}

void TestOnHold::limitIsEditedByKey()
{
    const TaskId id = add({ErrorKind::LimitReached, u"The limit of 5 takes a day is reached."_s});
    m_bench->tasks()->selectTask(id);
    m_bench->window->findChild<TakeGrid*>()->setFocus();
    pressKey(m_bench->window.get(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    TRY_VERIFY(limits());
    limits()->close();
    QVERIFY(m_bench->engine->store().task(id)->held);
}

/// Its download is paused until the folder takes files. The way to the folder is beside the reason.
void TestOnHold::clipThatCannotBeSavedNeedsAttention()
{
    VideoTask task = WindowBench::task(TaskState::Downloading);
    task.createdAt = QDateTime::currentDateTimeUtc();
    task.failedDownloads = 1;
    task.error = {ErrorKind::Storage, u"Can't write to /proc/clips."_s};
    const TaskId id = m_bench->engine->store().add(task).value_or(0);
    TRY_COMPARE(named(u"needsYouChip"_s)->text(), u"Needs attention 1"_s);
    QCOMPARE(named(u"needsYouChip"_s)->toolTip(), u"1 that can't be saved"_s);
    QTest::mouseClick(named(u"needsYouChip"_s), Qt::LeftButton);
    m_bench->tasks()->selectTask(id);
    TRY_COMPARE(m_bench->tasks()->selectedTasks(), QList<TaskId>{id});
    TRY_VERIFY(named(u"stageOtherButton"_s)->isVisible());
    QCOMPARE(named(u"stageOtherButton"_s)->text(), u"Change clip folder…"_s);
    QTest::mouseClick(named(u"stageOtherButton"_s), Qt::LeftButton);
    TRY_VERIFY(m_bench->window->findChild<SettingsDialog*>());
    QCOMPARE(m_bench->window->findChild<SettingsDialog*>()->findChild<QLineEdit*>(u"settingsSearch"_s)->text(),
        u"Clip folder"_s);
}

/// The folder was there when it was chosen.
void TestOnHold::nothingIsPaidForWithoutAPlace()
{
    m_bench = std::make_unique<WindowBench>();
    m_bench->begins = false;
    QVERIFY(m_bench->openWithAccount(QUrl(u"http://127.0.0.1:9/v1"_s), "sk-a-key-of-a-test"));
    QVERIFY(waitForActive(m_bench->window.get()));
    const QString place = m_bench->dir.filePath(u"disk"_s);
    m_bench->engine->preferences().set(Preference::ClipFolder, place + u"/films"_s);
    QFile other(place);
    QVERIFY(other.open(QIODevice::WriteOnly));
    m_bench->write(u"A gull"_s, 3);
    m_bench->prompt()->setFocus();
    pressKey(m_bench->window.get(), Qt::Key_Return, Qt::ControlModifier);
    TRY_VERIFY(m_bench->message()->isVisible());
    QCOMPARE(m_bench->message()->text(),
        u"The clip couldn't be saved. Can't write to %1/films. Nothing was sent."_s.arg(place));
    QVERIFY(m_bench->engine->store().ids().isEmpty());
    QTest::mouseClick(m_bench->button(u"messageAction1"_s, m_bench->message()), Qt::LeftButton);
    TRY_VERIFY(m_bench->window->findChild<SettingsDialog*>());
}

QTEST_MAIN(TestOnHold)
#include "tst_onhold.moc"
