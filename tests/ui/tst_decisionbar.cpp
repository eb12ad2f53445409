// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/stagewindow.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Dailies;

/// The decision about a lost answer, on the stage of its task.
class TestDecisionBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void lostAnswerOffersThreeWays();
    void everyWayIsExplained();
    void attachingNeedsAnId();
    void textsOfTheAnswerAreOffered();
    void problemIsShownInPlace();
    void submittingAgainIsAskedOnce();
    void leavingItAlone();
    void leavingThatFails();
    void leftOneStaysFolded();
    void factsForSupport();
    void factsForSupportFromRightToLeft();
    void supportFactsThatAreMissing();
    void anotherTaskStartsFromTheQuestion();
    void newsOfTheSameTaskLeaveTheQuestionOpen();
    void tabGoesAsTheEyeDoes();
    void askingFromOutside();
    void askingAboutAnyOtherTaskDoesNothing();
    void whatItOpensIsSeen_data();
    void whatItOpensIsSeen();
};

void TestDecisionBar::lostAnswerOffersThreeWays()
{
    StageWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    const QString unconfirmed =
        u"The service may have accepted this request, but didn't confirm it. We haven't resent it."_s;
    task.error = {ErrorKind::AnswerLost, unconfirmed + u" The service says: Internal error."_s, u"InternalError"_s};
    window.show(task);
    QCOMPARE(
        window.text(u"decisionSentence"_s), unconfirmed + u" The service says: Internal error. (code InternalError)"_s);
    task.error = {ErrorKind::AnswerLost, unconfirmed};
    ++task.id;
    window.show(task);
    QCOMPARE(window.text(u"decisionSentence"_s), unconfirmed);
    QCOMPARE(window.text(u"stageTitle"_s), u"No response"_s);
    for (const QString& name : {u"stageTitle"_s, u"stageRing"_s})
        QVERIFY2(window.isShown(name), qPrintable(name));
    for (const QString& name : {u"stageText"_s, u"stageCommandButton"_s})
        QVERIFY2(!window.isShown(name), qPrintable(name)); // the question says it
    QCOMPARE(window.button(u"attachIdButton"_s)->text(), u"I found it: enter its ID…"_s);
    QCOMPARE(window.button(u"submitAgainButton"_s)->text(), u"Generate again"_s);
    QCOMPARE(window.button(u"leaveButton"_s)->text(), u"Dismiss"_s);
    for (const QString& name : {u"attachIdButton"_s, u"submitAgainButton"_s, u"leaveButton"_s})
        QVERIFY(window.isShown(name));
    for (const QString& name : {u"attachButton"_s, u"confirmResubmitButton"_s, u"attachIdEdit"_s, u"backButton"_s})
        QVERIFY(!window.isShown(name));
}

void TestDecisionBar::textsOfTheAnswerAreOffered()
{
    StageWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.candidateIds = {u"job-77"_s, u"<b>8</b>"_s};
    window.show(task);
    QSignalSpy attach(&window.stage, &TakeStage::attachIdRequested);
    QVERIFY2(window.text(u"attachIdWhy"_s).startsWith(u"The response contains what may be its ID: job-77, <b>8</b>."_s),
        qPrintable(window.text(u"attachIdWhy"_s)));
    window.button(u"attachIdButton"_s)->click();
    QVERIFY(window.text(u"decisionSentence"_s).contains(u"contains job-77, <b>8</b>, which may be"_s));
    QCOMPARE(window.stage.findChild<QLineEdit*>(u"attachIdEdit"_s)->text(), u"job-77"_s);
    QVERIFY(attach.isEmpty());
    window.button(u"attachButton"_s)->click();
    QCOMPARE(attach.first().at(1).toString(), u"job-77"_s);
    // Another task has its own decision.
    task.id = 8;
    task.candidateIds.clear();
    window.show(task);
    QVERIFY(window.text(u"attachIdWhy"_s).startsWith(u"Look in"_s));
    window.button(u"attachIdButton"_s)->click();
    QVERIFY(window.stage.findChild<QLineEdit*>(u"attachIdEdit"_s)->text().isEmpty());
}

void TestDecisionBar::everyWayIsExplained()
{
    StageWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    window.show(task);
    const std::pair<QString, QString> ways[] = {{u"attachId"_s, u"task list"_s},
        {u"submitAgain"_s, u"you'll pay for both"_s}, {u"leave"_s, u"may have been charged"_s}};
    const auto place = [&window](const QString& name) {
        const auto* part = window.stage.findChild<QWidget*>(name);
        return QRect(part->mapTo(&window.stage, QPoint()), part->size());
    };
    QCoreApplication::processEvents();
    for (const auto& [way, word] : ways) {
        QVERIFY2(window.text(way + u"Why"_s).contains(word), qPrintable(window.text(way + u"Why"_s)));
        QCOMPARE(window.button(way + u"Button"_s)->accessibleDescription(), window.text(way + u"Why"_s));
        const QRect button = place(way + u"Button"_s);
        const QRect why = place(way + u"Why"_s);
        QVERIFY(why.left() > button.right() && why.top() < button.bottom() && why.bottom() > button.top());
    }
    // Where there is no room beside them, they are below, and nothing is cut.
    window.stage.resize(380, 600);
    QCoreApplication::processEvents();
    TRY_VERIFY(place(u"leaveWhy"_s).top() > place(u"leaveButton"_s).bottom());
    TRY_VERIFY(window.isSeen(u"leaveWhy"_s) && window.isSeen(u"attachIdButton"_s));
    // Practice mode charges nothing.
    task.accountId = Account::practiceId();
    task.id = 9;
    window.show(task);
    for (const auto& [way, word] : ways)
        QVERIFY2(!window.text(way + u"Why"_s).contains(u"pay"_s) && !window.text(way + u"Why"_s).contains(u"charge"_s),
            qPrintable(way));
    // The explanations belong to the question only.
    QTest::mouseClick(window.button(u"submitAgainButton"_s), Qt::LeftButton);
    QVERIFY(!window.isShown(u"leaveWhy"_s) && !window.isShown(u"attachIdWhy"_s));
}

void TestDecisionBar::attachingNeedsAnId()
{
    StageWindow window;
    QVERIFY(waitForActive(&window.stage));
    window.show(taskIn(TaskState::NeedsReview));
    QSignalSpy attach(&window.stage, &TakeStage::attachIdRequested);
    window.button(u"attachIdButton"_s)->click();
    auto* field = window.stage.findChild<QLineEdit*>(u"attachIdEdit"_s);
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
    StageWindow window;
    window.show(taskIn(TaskState::NeedsReview));
    window.stage.askForId();
    window.stage.showProblem(u"Task 3 has this ID already."_s);
    QVERIFY(window.isShown(u"decisionProblem"_s));
    QCOMPARE(window.text(u"decisionProblem"_s), u"Task 3 has this ID already."_s);
    QVERIFY(window.isShown(u"attachIdEdit"_s));
    window.button(u"backButton"_s)->click();
    QVERIFY(!window.isShown(u"decisionProblem"_s));
}

void TestDecisionBar::submittingAgainIsAskedOnce()
{
    StageWindow window;
    QVERIFY(waitForActive(&window.stage));
    window.show(taskIn(TaskState::NeedsReview));
    QSignalSpy resubmit(&window.stage, &TakeStage::resubmitRequested);
    auto* first = window.button(u"submitAgainButton"_s);
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Space);
    QVERIFY(resubmit.isEmpty());
    QVERIFY(window.text(u"decisionSentence"_s).contains(u"pay for both"_s));
    // Pressing the same key again goes back and charges nothing.
    QVERIFY(window.button(u"backButton"_s)->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(resubmit.isEmpty());
    first->click();
    QCOMPARE(window.button(u"confirmResubmitButton"_s)->text(), u"Resubmit anyway"_s);
    window.button(u"confirmResubmitButton"_s)->click();
    QCOMPARE(resubmit.size(), 1);
    QCOMPARE(resubmit.first().first().value<TaskId>(), 7);
    // The next call may be lost, too, and a second press must not pay again.
    QVERIFY(!window.button(u"confirmResubmitButton"_s)->isVisible());
    QVERIFY(window.button(u"attachIdButton"_s)->isVisible());
}

void TestDecisionBar::leavingItAlone()
{
    StageWindow window;
    window.show(taskIn(TaskState::NeedsReview));
    QSignalSpy attach(&window.stage, &TakeStage::attachIdRequested);
    QSignalSpy resubmit(&window.stage, &TakeStage::resubmitRequested);
    QSignalSpy leave(&window.stage, &TakeStage::leaveRequested);
    window.button(u"leaveButton"_s)->click();
    QCOMPARE(leave.size(), 1);
    QCOMPARE(leave.first().first().value<TaskId>(), 7);
    // Only a stored change closes the question.
    QVERIFY(window.isShown(u"submitAgainButton"_s));
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.watched = false;
    window.show(task);
    QVERIFY(!window.isShown(u"submitAgainButton"_s));
    QVERIFY(!window.isShown(u"decisionSupport"_s));
    QVERIFY(window.isShown(u"decisionSentence"_s));
    QVERIFY(window.text(u"decisionSentence"_s).contains(u"may have been charged"_s));
    QCOMPARE(window.button(u"decideButton"_s)->text(), u"Reopen"_s);
    window.button(u"decideButton"_s)->click();
    QVERIFY(window.isShown(u"submitAgainButton"_s));
    // Changes of the task do not close the question while the user decides.
    window.show(task);
    QVERIFY(window.isShown(u"submitAgainButton"_s));
    window.button(u"leaveButton"_s)->click();
    QVERIFY(!window.isShown(u"submitAgainButton"_s));
    QCOMPARE(leave.size(), 1);
    QVERIFY(attach.isEmpty() && resubmit.isEmpty());
}

void TestDecisionBar::leavingThatFails()
{
    StageWindow window;
    window.show(taskIn(TaskState::NeedsReview));
    window.button(u"leaveButton"_s)->click();
    window.stage.showProblem(u"The disk is full."_s);
    QVERIFY(window.isShown(u"decisionProblem"_s));
    QVERIFY(window.isShown(u"leaveButton"_s));
}

void TestDecisionBar::leftOneStaysFolded()
{
    StageWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.watched = false;
    window.show(task);
    QVERIFY(window.isShown(u"decideButton"_s));
    QVERIFY(!window.isShown(u"attachIdButton"_s));
    QVERIFY(!window.isShown(u"stageText"_s)); // the task cannot be queried
    VideoTask other = taskIn(TaskState::NeedsReview);
    other.id = 8;
    window.show(other);
    QVERIFY(window.isShown(u"attachIdButton"_s));
    window.show(task);
    QVERIFY(!window.isShown(u"attachIdButton"_s));
    window.stage.askDecision();
    QVERIFY(window.isShown(u"attachIdButton"_s));
}

void TestDecisionBar::factsForSupport()
{
    StageWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.sentAt = QDateTime(QDate(2026, 1, 1), QTime(11, 0, 5), QTimeZone::utc());
    task.error.requestId = u"3f8c<b>0a"_s;
    task.bodyDigest = QString(64, u'e');
    window.show(task);
    const QString shown = window.text(u"decisionSupport"_s);
    QVERIFY2(shown.contains(u"3f8c<b>0a"_s), qPrintable(shown));
    QVERIFY2(shown.contains(QString(12, u'e') + u'…') && !shown.contains(QString(13, u'e')), qPrintable(shown));
    // One left edge for the buttons.
    auto* copy = window.stage.findChild<QToolButton*>(u"copySupportButton"_s);
    const auto left = [&window](const QWidget* part) { return part->mapTo(&window.stage, QPoint()).x(); };
    TRY_COMPARE(left(copy), left(window.button(u"leaveButton"_s)));
    copy->click();
    const QStringList copied = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(copied.size(), 3);
    QVERIFY(copied.at(0).contains(u"2026-01-01T"_s));
    QVERIFY(copied.at(1).endsWith(u"3f8c<b>0a"_s));
    QVERIFY(copied.at(2).endsWith(QString(64, u'e')));
}

void TestDecisionBar::factsForSupportFromRightToLeft()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const auto reset = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    StageWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.error.requestId = u"3f8c-0a"_s;
    window.show(task);
    constexpr QChar start(0x2068); // of a part with its own direction
    QVERIFY(window.text(u"decisionSupport"_s).contains(start + u"3f8c-0a"_s));
    window.stage.findChild<QToolButton*>(u"copySupportButton"_s)->click();
    QVERIFY(QApplication::clipboard()->text().contains(u"3f8c-0a"_s));
    QVERIFY(!QApplication::clipboard()->text().contains(start));
}

void TestDecisionBar::supportFactsThatAreMissing()
{
    StageWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.sentAt = {};
    task.error.requestId.clear();
    task.report.requestId.clear();
    task.bodyDigest.clear();
    window.show(task);
    QVERIFY(!window.isShown(u"decisionSupport"_s));
    QVERIFY(!window.isShown(u"copySupportButton"_s));
    task.bodyDigest = u"abc"_s;
    window.show(task);
    QVERIFY(window.isShown(u"decisionSupport"_s));
    QVERIFY(!window.text(u"decisionSupport"_s).contains(QChar::Nbsp + u"ID"_s));
    window.button(u"attachIdButton"_s)->click();
    QVERIFY(!window.isShown(u"decisionSupport"_s));
}

void TestDecisionBar::anotherTaskStartsFromTheQuestion()
{
    StageWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    window.show(task);
    window.stage.askForId();
    window.stage.findChild<QLineEdit*>(u"attachIdEdit"_s)->setText(u"of the first"_s);
    task.id = 8;
    window.show(task);
    QVERIFY(window.isShown(u"submitAgainButton"_s));
    window.stage.askForId();
    QVERIFY(window.stage.findChild<QLineEdit*>(u"attachIdEdit"_s)->text().isEmpty());
}

void TestDecisionBar::newsOfTheSameTaskLeaveTheQuestionOpen()
{
    StageWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    window.show(task);
    window.stage.askForId();
    window.stage.findChild<QLineEdit*>(u"attachIdEdit"_s)->setText(u"half typ"_s);
    window.show(task);
    QVERIFY(window.isShown(u"attachIdEdit"_s));
    QCOMPARE(window.stage.findChild<QLineEdit*>(u"attachIdEdit"_s)->text(), u"half typ"_s);
    task.state = TaskState::InProgress;
    window.show(task);
    QVERIFY(!window.isShown(u"decisionBar"_s));
}

void TestDecisionBar::tabGoesAsTheEyeDoes()
{
    StageWindow window;
    QVERIFY(waitForActive(&window.stage));
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.bodyDigest = QString(64, u'a');
    window.show(task);
    window.button(u"attachIdButton"_s)->setFocus();
    for (const QString& name : {u"submitAgainButton"_s, u"leaveButton"_s, u"copySupportButton"_s}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), name);
    }
}

void TestDecisionBar::askingFromOutside()
{
    StageWindow window;
    QVERIFY(waitForActive(&window.stage));
    window.show(taskIn(TaskState::NeedsReview));
    window.stage.askDecision();
    QVERIFY(window.button(u"attachIdButton"_s)->hasFocus());
    window.stage.askForId();
    QVERIFY(window.stage.findChild<QLineEdit*>(u"attachIdEdit"_s)->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(window.button(u"attachIdButton"_s)->hasFocus());
    QSignalSpy resubmit(&window.stage, &TakeStage::resubmitRequested);
    window.stage.askResubmit();
    QVERIFY(window.isShown(u"confirmResubmitButton"_s));
    QVERIFY(window.text(u"decisionSentence"_s).contains(u"pay for both"_s));
    QVERIFY(window.button(u"backButton"_s)->hasFocus());
    QVERIFY(resubmit.isEmpty());
}

void TestDecisionBar::askingAboutAnyOtherTaskDoesNothing()
{
    StageWindow window;
    window.stage.askDecision();
    window.stage.askForId();
    window.stage.askResubmit();
    window.show(taskIn(TaskState::Failed));
    window.stage.askDecision();
    window.stage.askResubmit();
    QVERIFY(!window.isShown(u"decisionBar"_s));
}

/// In a low stage it scrolls; what a button opens is seen whole and has the focus.
void TestDecisionBar::whatItOpensIsSeen_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(900, 506), QSize(656, 369), QSize(480, 160), QSize(280, 150)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestDecisionBar::whatItOpensIsSeen()
{
    QFETCH(const QSize, size);
    StageWindow window;
    window.stage.resize(size);
    QVERIFY(waitForActive(&window.stage));
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.bodyDigest = QString(64, u'a');
    window.show(task);
    const auto pressSpace = [&window](const QString& name) {
        window.button(name)->setFocus(Qt::TabFocusReason);
        QTest::keyClick(window.button(name), Qt::Key_Space);
    };
    pressSpace(u"attachIdButton"_s);
    TRY_VERIFY(window.isSeen(u"attachIdEdit"_s));
    QVERIFY(window.stage.findChild<QWidget*>(u"attachIdEdit"_s)->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // Attach is off: nothing is typed
    TRY_VERIFY(window.isSeen(u"backButton"_s));
    pressSpace(u"backButton"_s);
    TRY_VERIFY(window.isSeen(u"attachIdButton"_s));
    pressSpace(u"submitAgainButton"_s);
    TRY_VERIFY(window.isSeen(u"backButton"_s));
    QVERIFY(window.button(u"backButton"_s)->hasFocus());
    window.stage.showProblem(u"Another task has this ID already."_s);
    TRY_VERIFY(window.isSeen(u"backButton"_s));
}

QTEST_MAIN(TestDecisionBar)
#include "tst_decisionbar.moc"
