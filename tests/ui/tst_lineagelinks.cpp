// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/taskwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/details/lineagelinks.h"
#include "ui/tasks/details/taskdetails.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

using namespace Dailies;

/// The links from a task's details to the task before it and to those after it.
class TestLineageLinks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup();
    void nothingForATaskWithoutKin();
    void leadsToTheParent();
    void leadsToAChildByKeyboard();
    void goesThroughAFilter_data();
    void goesThroughAFilter();
    void goesIntoTheTrash();
    void aParentThatIsGone();
    void followsNewsAndKeepsTheFocus();
    void aChildThatIsRemoved();
    void manyChildrenStandInAMenu();
    void wordsOfTheServiceStayWords();

private:
    TaskId addChild(TaskId parent, TaskState state = TaskState::Saved, const QString& prompt = u"And then"_s)
    {
        VideoTask task = taskIn(state, prompt);
        task.parent = parent;
        return m_window->add(task);
    }
    QList<QPushButton*> links(const QString& name) const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return m_details->findChildren<QPushButton*>(name);
    }
    void choose(TaskId id) const { m_window->panel->selectTask(id); }

    std::unique_ptr<TaskWindow> m_window;
    std::unique_ptr<TaskDetails> m_details;
};

void TestLineageLinks::init()
{
    m_window = std::make_unique<TaskWindow>();
    QVERIFY(m_window->opened);
    m_details = std::make_unique<TaskDetails>();
    m_details->setChanges(m_window->changes);
    m_details->resize(860, 400);
    m_details->show();
    connect(m_window->panel.get(), &TaskPanel::taskSelected, m_details.get(),
        [this](TaskId id) { m_details->showTask(m_window->store.task(id)); });
    connect(m_details.get(), &TaskDetails::taskRequested, m_window->panel.get(), &TaskPanel::selectTask);
}

void TestLineageLinks::cleanup()
{
    m_details.reset();
    m_window.reset();
}

void TestLineageLinks::nothingForATaskWithoutKin()
{
    choose(m_window->add(TaskState::Saved));
    QVERIFY(!m_details->findChild<LineageLinks*>()->isVisible());
    m_details->showTask({});
    QVERIFY(!m_details->findChild<LineageLinks*>()->isVisible());
}

void TestLineageLinks::leadsToTheParent()
{
    const TaskId parent = m_window->add(TaskState::Saved, u"A gull"_s);
    const TaskId child = addChild(parent);
    choose(child);
    QCOMPARE(links(u"parentLink"_s).size(), 1);
    QPushButton* link = links(u"parentLink"_s).first();
    QVERIFY(link->isVisible());
    QCOMPARE(link->text(), u"Take %1 · Saved"_s.arg(parent));
    QVERIFY(link->toolTip().contains(u"A gull"_s));
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(m_window->panel->selectedTask(), parent);
    QCOMPARE(m_window->current(), parent);
    QCOMPARE(m_details->shownTask(), parent);
    QCOMPARE(links(u"childLink"_s).size(), 1);
    QCOMPARE(links(u"parentLink"_s).size(), 0);
}

void TestLineageLinks::leadsToAChildByKeyboard()
{
    const TaskId parent = m_window->add(TaskState::Saved);
    addChild(parent);
    const TaskId second = addChild(parent, TaskState::InProgress);
    choose(parent);
    QCOMPARE(links(u"childLink"_s).size(), 2);
    QVERIFY(waitForActive(m_details.get()));
    links(u"childLink"_s).first()->setFocus();
    QTest::keyClick(m_details->focusWidget(), Qt::Key_Tab);
    QCOMPARE(m_details->focusWidget(), links(u"childLink"_s).last());
    QTest::keyClick(m_details->focusWidget(), Qt::Key_Space);
    QCOMPARE(m_window->panel->selectedTask(), second);
}

void TestLineageLinks::goesThroughAFilter_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("chip");
    QTest::newRow("words") << u"then"_s << QString();
    QTest::newRow("state") << QString() << u"activeChip"_s;
}

void TestLineageLinks::goesThroughAFilter()
{
    QFETCH(const QString, words);
    QFETCH(const QString, chip);
    const TaskId parent = m_window->add(TaskState::Saved, u"A gull"_s);
    const TaskId child = addChild(parent, TaskState::InProgress);
    if (!chip.isEmpty())
        m_window->chip(chip)->click();
    m_window->search()->setText(words);
    TRY_COMPARE(m_window->model->rowCount(), 1);
    choose(child);
    links(u"parentLink"_s).first()->click();
    QCOMPARE(m_window->current(), parent);
}

void TestLineageLinks::goesIntoTheTrash()
{
    const TaskId parent = m_window->add(TaskState::Saved);
    const TaskId child = addChild(parent);
    choose(parent);
    m_window->action(TaskCommand::Delete)->trigger();
    choose(child);
    QCOMPARE(links(u"parentLink"_s).first()->text(), u"Take %1 · in the Trash"_s.arg(parent));
    links(u"parentLink"_s).first()->click();
    QCOMPARE(m_window->current(), parent);
    QVERIFY(m_window->chip(u"binChip"_s)->isChecked());
}

void TestLineageLinks::aParentThatIsGone()
{
    choose(addChild(4711));
    QCOMPARE(links(u"parentLink"_s).size(), 0);
    const auto* gone = m_details->findChild<QLabel*>(u"goneKin"_s);
    QVERIFY(gone != nullptr && gone->isVisible());
    QVERIFY(gone->text().contains(u"4711"_s));
}

void TestLineageLinks::followsNewsAndKeepsTheFocus()
{
    const TaskId parent = m_window->add(TaskState::Saved);
    const TaskId child = addChild(parent, TaskState::InProgress);
    choose(parent);
    QVERIFY(waitForActive(m_details.get()));
    links(u"childLink"_s).first()->setFocus();
    m_window->move(child, TaskState::Saved);
    TRY_COMPARE(links(u"childLink"_s).first()->text(), u"Take %1 · Saved"_s.arg(child));
    QVERIFY(links(u"childLink"_s).first()->hasFocus());
    addChild(parent);
    TRY_COMPARE(links(u"childLink"_s).size(), 2);
}

void TestLineageLinks::aChildThatIsRemoved()
{
    const TaskId parent = m_window->add(TaskState::Saved);
    const TaskId child = addChild(parent, TaskState::Waiting);
    choose(parent);
    QCOMPARE(links(u"childLink"_s).size(), 1);
    QVERIFY(m_window->store.remove(child));
    TRY_VERIFY(!m_details->findChild<LineageLinks*>()->isVisible());
}

void TestLineageLinks::manyChildrenStandInAMenu()
{
    const TaskId parent = m_window->add(TaskState::Saved);
    TaskId last = 0;
    for (int i = 0; i < 9; ++i)
        last = addChild(parent);
    choose(parent);
    QCOMPARE(links(u"childLink"_s).size(), 4);
    const auto* more = m_details->findChild<QPushButton*>(u"moreKin"_s);
    QVERIFY(more != nullptr);
    QCOMPARE(more->text(), u"5 more"_s);
    QCOMPARE(more->menu()->actions().size(), 5);
    more->menu()->actions().last()->trigger();
    QCOMPARE(m_window->panel->selectedTask(), last);
}

void TestLineageLinks::wordsOfTheServiceStayWords()
{
    VideoTask strange = taskIn(TaskState::InProgress, u"<b>bold</b>"_s);
    strange.report.word = u"<img src=x>"_s;
    const TaskId parent = m_window->add(strange);
    choose(addChild(parent));
    QPushButton* link = links(u"parentLink"_s).first();
    QVERIFY(!link->text().contains(u"<img"_s)); // our word stands for it
    QVERIFY(link->text().contains(stateWord(strange)));
    QVERIFY(!link->toolTip().contains(u"<b>"_s));
}

QTEST_MAIN(TestLineageLinks)
#include "tst_lineagelinks.moc"
