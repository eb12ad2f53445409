// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/detailswindow.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Dailies;

/// The decision about a lost answer, in the details of its task.
class TestDecisionBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void lostAnswerOffersThreeWays();
    void attachingNeedsAnId();
    void textsOfTheAnswerAreOffered();
    void problemIsShownInPlace();
    void submittingAgainIsAskedOnce();
    void leavingItAlone();
    void leavingThatFails();
    void leftOneStaysFolded();
    void factsForSupport();
    void supportFactsThatAreMissing();
    void anotherTaskStartsFromTheQuestion();
    void newsOfTheSameTaskLeaveTheQuestionOpen();
    void tabGoesAsTheEyeDoes();
    void askingFromOutside();
    void askingAboutAnyOtherTaskDoesNothing();
};

void TestDecisionBar::lostAnswerOffersThreeWays()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::NeedsReview));
    QCOMPARE(window.text(u"decisionSentence"_s),
        u"Answer lost: the service may have accepted this request. Nothing was sent again."_s);
    QCOMPARE(window.valueOf(u"Reason"_s), u"The connection was cut."_s);
    // The details do not repeat what the decision says.
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.error.message = window.text(u"decisionSentence"_s) + u" The connection broke."_s;
    window.details.showTask(task);
    QCOMPARE(window.valueOf(u"Reason"_s), u"The connection broke."_s);
    QCOMPARE(window.button(u"attachIdButton"_s)->text(), u"Attach id…"_s);
    QCOMPARE(window.button(u"submitAgainButton"_s)->text(), u"Submit again"_s);
    QCOMPARE(window.button(u"leaveButton"_s)->text(), u"Leave it"_s);
    for (const QString& name : {u"attachIdButton"_s, u"submitAgainButton"_s, u"leaveButton"_s})
        QVERIFY(window.isShown(name));
    for (const QString& name : {u"attachButton"_s, u"confirmResubmitButton"_s, u"attachIdEdit"_s, u"backButton"_s})
        QVERIFY(!window.isShown(name));
}

void TestDecisionBar::textsOfTheAnswerAreOffered()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.candidateIds = {u"job-77"_s, u"<b>8</b>"_s};
    window.details.showTask(task);
    QSignalSpy attach(&window.details, &TaskDetails::attachIdRequested);
    window.button(u"attachIdButton"_s)->click();
    QVERIFY(window.text(u"decisionSentence"_s).contains(u"contains job-77, <b>8</b>, which may be"_s));
    QCOMPARE(window.details.findChild<QLineEdit*>(u"attachIdEdit"_s)->text(), u"job-77"_s);
    QVERIFY(attach.isEmpty());
    window.button(u"attachButton"_s)->click();
    QCOMPARE(attach.first().at(1).toString(), u"job-77"_s);
    // Another task has its own decision.
    task.id = 8;
    task.candidateIds.clear();
    window.details.showTask(task);
    window.button(u"attachIdButton"_s)->click();
    QVERIFY(window.details.findChild<QLineEdit*>(u"attachIdEdit"_s)->text().isEmpty());
}

void TestDecisionBar::attachingNeedsAnId()
{
    DetailsWindow window;
    QVERIFY(QTest::qWaitForWindowActive(&window.details));
    window.details.showTask(taskIn(TaskState::NeedsReview));
    QSignalSpy attach(&window.details, &TaskDetails::attachIdRequested);
    window.button(u"attachIdButton"_s)->click();
    auto* field = window.details.findChild<QLineEdit*>(u"attachIdEdit"_s);
    QVERIFY(field->hasFocus());
    QVERIFY(!window.button(u"attachButton"_s)->isEnabled());
    QTest::keyClicks(field, u"   "_s);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!window.button(u"attachButton"_s)->isEnabled());
    QVERIFY(attach.isEmpty());
    QTest::keyClicks(field, u"0385dc79 "_s);
    window.button(u"attachButton"_s)->click();
    QCOMPARE(attach.size(), 1);
    QCOMPARE(attach.first().at(0).value<TaskId>(), 7);
    QCOMPARE(attach.first().at(1).toString(), u"0385dc79"_s);
    window.button(u"backButton"_s)->click();
    QVERIFY(window.isShown(u"submitAgainButton"_s));
}

void TestDecisionBar::problemIsShownInPlace()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::NeedsReview));
    window.details.askForId();
    window.details.showProblem(u"Task 3 has this id already."_s);
    QVERIFY(window.isShown(u"decisionProblem"_s));
    QCOMPARE(window.text(u"decisionProblem"_s), u"Task 3 has this id already."_s);
    QVERIFY(window.isShown(u"attachIdEdit"_s));
    window.button(u"backButton"_s)->click();
    QVERIFY(!window.isShown(u"decisionProblem"_s));
}

void TestDecisionBar::submittingAgainIsAskedOnce()
{
    DetailsWindow window;
    QVERIFY(QTest::qWaitForWindowActive(&window.details));
    window.details.showTask(taskIn(TaskState::NeedsReview));
    QSignalSpy resubmit(&window.details, &TaskDetails::resubmitRequested);
    auto* first = window.button(u"submitAgainButton"_s);
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Space);
    QVERIFY(resubmit.isEmpty());
    QVERIFY(window.text(u"decisionSentence"_s).contains(u"both are charged"_s));
    // Pressing the same key again goes back and charges nothing.
    QVERIFY(window.button(u"backButton"_s)->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(resubmit.isEmpty());
    first->click();
    QVERIFY(window.button(u"confirmResubmitButton"_s)->text().contains(u"charged twice"_s));
    window.button(u"confirmResubmitButton"_s)->click();
    QCOMPARE(resubmit.size(), 1);
    QCOMPARE(resubmit.first().first().value<TaskId>(), 7);
}

void TestDecisionBar::leavingItAlone()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::NeedsReview));
    QSignalSpy attach(&window.details, &TaskDetails::attachIdRequested);
    QSignalSpy resubmit(&window.details, &TaskDetails::resubmitRequested);
    QSignalSpy leave(&window.details, &TaskDetails::leaveRequested);
    window.button(u"leaveButton"_s)->click();
    QCOMPARE(leave.size(), 1);
    QCOMPARE(leave.first().first().value<TaskId>(), 7);
    // Only a stored change closes the question.
    QVERIFY(window.isShown(u"submitAgainButton"_s));
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.watched = false;
    window.details.showTask(task);
    QVERIFY(!window.isShown(u"submitAgainButton"_s));
    QVERIFY(!window.isShown(u"decisionSupport"_s));
    QVERIFY(window.isShown(u"decisionSentence"_s));
    QVERIFY(window.text(u"decisionSentence"_s).contains(u"may have been charged"_s));
    QCOMPARE(window.button(u"decideButton"_s)->text(), u"Decide after all"_s);
    window.button(u"decideButton"_s)->click();
    QVERIFY(window.isShown(u"submitAgainButton"_s));
    // Changes of the task do not close the question while the user decides.
    window.details.showTask(task, someLog);
    QVERIFY(window.isShown(u"submitAgainButton"_s));
    window.button(u"leaveButton"_s)->click();
    QVERIFY(!window.isShown(u"submitAgainButton"_s));
    QCOMPARE(leave.size(), 1);
    QVERIFY(attach.isEmpty() && resubmit.isEmpty());
}

void TestDecisionBar::leavingThatFails()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::NeedsReview));
    window.button(u"leaveButton"_s)->click();
    window.details.showProblem(u"The disk is full."_s);
    QVERIFY(window.isShown(u"decisionProblem"_s));
    QVERIFY(window.isShown(u"leaveButton"_s));
}

void TestDecisionBar::leftOneStaysFolded()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.watched = false;
    window.details.showTask(task);
    QVERIFY(window.isShown(u"decideButton"_s));
    QVERIFY(!window.isShown(u"attachIdButton"_s));
    QVERIFY(!window.isShown(u"stateMeaning"_s)); // the task cannot be queried
    VideoTask other = taskIn(TaskState::NeedsReview);
    other.id = 8;
    window.details.showTask(other);
    QVERIFY(window.isShown(u"attachIdButton"_s));
    window.details.showTask(task);
    QVERIFY(!window.isShown(u"attachIdButton"_s));
    window.details.askDecision();
    QVERIFY(window.isShown(u"attachIdButton"_s));
}

void TestDecisionBar::factsForSupport()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.sentAt = QDateTime(QDate(2026, 1, 1), QTime(11, 0, 5), QTimeZone::utc());
    task.error.requestId = u"3f8c<b>0a"_s;
    task.bodyDigest = QString(64, u'e');
    window.details.showTask(task);
    const QString shown = window.text(u"decisionSupport"_s);
    QVERIFY2(shown.contains(u"3f8c<b>0a"_s), qPrintable(shown));
    QVERIFY2(shown.contains(QString(12, u'e') + u'…') && !shown.contains(QString(13, u'e')), qPrintable(shown));
    window.details.findChild<QToolButton*>(u"copySupportButton"_s)->click();
    const QStringList copied = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(copied.size(), 3);
    QVERIFY(copied.at(0).contains(u"2026-01-01T"_s));
    QVERIFY(copied.at(1).endsWith(u"3f8c<b>0a"_s));
    QVERIFY(copied.at(2).endsWith(QString(64, u'e')));
}

void TestDecisionBar::supportFactsThatAreMissing()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.sentAt = {};
    task.error.requestId.clear();
    task.report.requestId.clear();
    task.bodyDigest.clear();
    window.details.showTask(task);
    QVERIFY(!window.isShown(u"decisionSupport"_s));
    QVERIFY(!window.isShown(u"copySupportButton"_s));
    task.bodyDigest = u"abc"_s;
    window.details.showTask(task);
    QVERIFY(window.isShown(u"decisionSupport"_s));
    QVERIFY(!window.text(u"decisionSupport"_s).contains(QChar::Nbsp + u"id"_s));
    window.button(u"attachIdButton"_s)->click();
    QVERIFY(!window.isShown(u"decisionSupport"_s));
}

void TestDecisionBar::anotherTaskStartsFromTheQuestion()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    window.details.showTask(task);
    window.details.askForId();
    window.details.findChild<QLineEdit*>(u"attachIdEdit"_s)->setText(u"of the first"_s);
    task.id = 8;
    window.details.showTask(task);
    QVERIFY(window.isShown(u"submitAgainButton"_s));
    window.details.askForId();
    QVERIFY(window.details.findChild<QLineEdit*>(u"attachIdEdit"_s)->text().isEmpty());
}

void TestDecisionBar::newsOfTheSameTaskLeaveTheQuestionOpen()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    window.details.showTask(task);
    window.details.askForId();
    window.details.findChild<QLineEdit*>(u"attachIdEdit"_s)->setText(u"half typ"_s);
    window.details.showTask(task, someLog);
    QVERIFY(window.isShown(u"attachIdEdit"_s));
    QCOMPARE(window.details.findChild<QLineEdit*>(u"attachIdEdit"_s)->text(), u"half typ"_s);
    task.state = TaskState::InProgress;
    window.details.showTask(task, someLog);
    QVERIFY(!window.isShown(u"decisionBar"_s));
}

void TestDecisionBar::tabGoesAsTheEyeDoes()
{
    DetailsWindow window;
    QVERIFY(QTest::qWaitForWindowActive(&window.details));
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.bodyDigest = QString(64, u'a');
    window.details.showTask(task);
    window.button(u"attachIdButton"_s)->setFocus();
    for (const QString& name : {u"submitAgainButton"_s, u"leaveButton"_s, u"copySupportButton"_s}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), name);
    }
}

void TestDecisionBar::askingFromOutside()
{
    DetailsWindow window;
    QVERIFY(QTest::qWaitForWindowActive(&window.details));
    window.details.showTask(taskIn(TaskState::NeedsReview));
    window.openTab(3);
    window.details.askDecision();
    QVERIFY(window.isShown(u"decisionBar"_s));
    QVERIFY(window.button(u"attachIdButton"_s)->hasFocus());
    window.openTab(1);
    window.details.askForId();
    QVERIFY(window.details.findChild<QLineEdit*>(u"attachIdEdit"_s)->hasFocus());
    QSignalSpy resubmit(&window.details, &TaskDetails::resubmitRequested);
    window.openTab(2);
    window.details.askResubmit();
    QVERIFY(window.isShown(u"confirmResubmitButton"_s));
    QVERIFY(window.text(u"decisionSentence"_s).contains(u"both are charged"_s));
    QVERIFY(window.button(u"backButton"_s)->hasFocus());
    QVERIFY(resubmit.isEmpty());
}

void TestDecisionBar::askingAboutAnyOtherTaskDoesNothing()
{
    DetailsWindow window;
    window.details.askDecision();
    window.details.askForId();
    window.details.askResubmit();
    window.details.showTask(taskIn(TaskState::Saved));
    window.openTab(1);
    window.details.askDecision();
    window.details.askResubmit();
    QVERIFY(window.isShown(u"requestText"_s));
}

QTEST_MAIN(TestDecisionBar)
#include "tst_decisionbar.moc"
