// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/accounts/keydialog.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/toastarea.h"
#include "ui/widgets/toasttimer.h"
#include "ui/window/comparecontroller.h"

#include <QDialog>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Keys and clicks in the whole window: where they lead from any focus, and what is visible then.
class TestWindowHands final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init() { m_bench = std::make_unique<WindowBench>(); }
    void cleanup() { m_bench.reset(); }
    void submitsFromAnywhere_data();
    void submitsFromAnywhere();
    void generateKeepsTheFocus();
    void submitsAfterAnExample();
    void submitsAfterAClickOnATake();
    void leadsToThePromptAfterNewRequest();
    void submitsNothingFromElsewhere();
    void endsANoteInstead();
    void keepsKeysOutOfNotes();
    void leavesTheInputMethodItsEnter();
    void keepsTheDecisionInView_data();
    void keepsTheDecisionInView();
    void correctsAnEnteredId();
    void startNoticesStayAndLeaveRoom();
    void goesFromPartToPart();
    void unreadableLinkLeadsToTheTestOfItsPlace();
    void missingKeyIsSaidAndAskedFor();
    void aBlockedWindowHasNoShortcuts_data();
    void aBlockedWindowHasNoShortcuts();
    void speaksOfMoneyWhereItIsSpent_data();
    void speaksOfMoneyWhereItIsSpent();

private:
    template<typename T = QWidget>
    T* find(const QString& name) const
    {
        T* found = m_bench->window->findChild<T*>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    qsizetype made() const { return m_bench->engine->store().ids().size(); }
    static QWidget* focus() { return QApplication::focusWidget(); }
    /// Waits until the submitted request, if any, is on disk.
    void pressCtrlEnter(Qt::Key key = Qt::Key_Return) const
    {
        const Qt::KeyboardModifiers pad = key == Qt::Key_Enter ? Qt::KeypadModifier : Qt::NoModifier;
        QTest::keyClick(focus() != nullptr ? focus() : m_bench->window.get(), key, Qt::ControlModifier | pad);
        m_bench->awaitSent();
    }
    void click(const QString& name) const { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    /// A narrow window has a button in place of the search field.
    void openSearch() const
    {
        auto* button = find<QAbstractButton>(u"searchButton"_s);
        if (button->isVisible())
            QTest::mouseClick(button, Qt::LeftButton);
    }
    static bool isSeenWhole(const QWidget* part)
    {
        return part->isVisible() && part->visibleRegion().boundingRect() == part->rect();
    }
    bool open(const QString& accountId)
    {
        return accountId == Account::practiceId() ? m_bench->openWithPractice()
                                                  : m_bench->openWithAccount(QUrl(u"http://127.0.0.1:9/v1"_s), {});
    }
    QStringList wordsOfMoney() const;

    std::unique_ptr<WindowBench> m_bench;
};

void TestWindowHands::submitsFromAnywhere_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<Qt::Key>("key");
    for (const auto* start : {"promptEdit", "submitButton", "accountCombo", "searchEdit", "newRequestButton",
             "detailsTabs", "tagsEdit", ""}) {
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
            QTest::addRow("%s, %s", start, key == Qt::Key_Enter ? "keypad" : "main")
                << QString::fromLatin1(start) << key;
    }
}

void TestWindowHands::submitsFromAnywhere()
{
    QFETCH(QString, start);
    QFETCH(Qt::Key, key);
    m_bench->begins = false;
    m_bench->prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(m_bench->openWithPractice());
    m_bench->tasks()->selectTask(1);
    m_bench->write(u"A gull"_s, 3);
    if (focus() != nullptr)
        focus()->clearFocus();
    if (!start.isEmpty()) {
        if (start == "searchEdit"_L1)
            openSearch();
        find(start)->setFocus();
        QVERIFY2(find(start)->hasFocus() || find(start)->isAncestorOf(focus()), qPrintable(start));
    }
    pressCtrlEnter(key);
    QCOMPARE(made(), 2);
}

/// The button is off while it sends. The next key must not press what comes after it, such as full screen.
void TestWindowHands::generateKeepsTheFocus()
{
    m_bench->begins = false;
    m_bench->prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(m_bench->openWithPractice());
    m_bench->tasks()->selectTask(1);
    m_bench->write(u"A gull"_s, 3);
    auto* generate = find<QPushButton>(u"submitButton"_s);
    generate->setFocus();
    QTest::mouseClick(generate, Qt::LeftButton);
    QVERIFY(!generate->isEnabled());
    m_bench->awaitSent();
    TRY_VERIFY(generate->isEnabled());
    QCOMPARE(focus(), generate);
}

void TestWindowHands::submitsAfterAnExample()
{
    QVERIFY(m_bench->openWithPractice());
    QPushButton* example = nullptr;
    for (auto* button : m_bench->tasks()->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == u"Load an example request"_s)
            example = button;
    }
    QVERIFY(example);
    QTest::mouseClick(example, Qt::LeftButton);
    QVERIFY(!m_bench->form()->request().prompt.isEmpty());
    pressCtrlEnter();
    QCOMPARE(made(), 1);
}

void TestWindowHands::submitsAfterAClickOnATake()
{
    m_bench->begins = false;
    m_bench->prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(m_bench->openWithPractice());
    m_bench->write(u"A gull"_s, 3);
    auto* view = m_bench->tasks()->findChild<TakeGrid*>();
    const QModelIndex prompt = view->model()->index(0, 2);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(prompt).center());
    QVERIFY(view->hasFocus());
    pressCtrlEnter();
    QCOMPARE(made(), 2);
}

void TestWindowHands::leadsToThePromptAfterNewRequest()
{
    QVERIFY(m_bench->openWithPractice());
    m_bench->write(u"A gull"_s, 3);
    QTest::mouseClick(m_bench->newRequest(), Qt::LeftButton);
    pressCtrlEnter();
    QCOMPARE(made(), 0);
    QVERIFY(m_bench->prompt()->hasFocus());
}

void TestWindowHands::submitsNothingFromElsewhere()
{
    QVERIFY(m_bench->openWithPractice());
    m_bench->write(u"A gull"_s, 3);
    m_bench->pages()->setCurrentWidget(m_bench->window->findChild<CompareController*>()->page());
    QVERIFY(!m_bench->form()->isVisible());
    pressCtrlEnter();
    QCOMPARE(made(), 0);
    m_bench->pages()->setCurrentIndex(1);
    QDialog dialog(m_bench->window.get());
    QLineEdit line(&dialog);
    dialog.open();
    QVERIFY(waitForActive(&dialog));
    line.setFocus();
    pressCtrlEnter();
    QCOMPARE(made(), 0);
    dialog.close();
}

void TestWindowHands::endsANoteInstead()
{
    m_bench->begins = false;
    m_bench->prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(m_bench->openWithPractice());
    m_bench->tasks()->selectTask(1);
    m_bench->write(u"A gull"_s, 3);
    find(u"noteEdit"_s)->setFocus();
    QTest::keyClicks(focus(), u"Too dark"_s);
    pressCtrlEnter();
    QCOMPARE(made(), 1);
    QCOMPARE(m_bench->engine->store().task(1)->marks.note, u"Too dark"_s);
}

void TestWindowHands::keepsKeysOutOfNotes()
{
    const QString key = u"sk-test-0123456789abcdef"_s;
    QVERIFY(m_bench->openWithAccount(QUrl(u"http://127.0.0.1:9/v1"_s), key.toUtf8()));
    VideoTask task = WindowBench::task(TaskState::Failed);
    const TaskId id = m_bench->engine->store().add(task).value_or(0);
    TRY_VERIFY(m_bench->window->findChild<TaskModel*>()->rowOf(id) >= 0);
    m_bench->tasks()->selectTask(id);
    const auto note = [&] { return m_bench->engine->store().task(id)->marks.note; };
    find(u"noteEdit"_s)->setFocus();
    QTest::keyClicks(focus(), u"Made with "_s + key);
    pressCtrlEnter();
    const auto* said = m_bench->window->findChild<MessageBar*>(u"taskMessage"_s);
    TRY_VERIFY(said->isVisible());
    QCOMPARE(said->text(), u"This contains your API key, so it wasn't saved. Remove the key from it."_s);
    QCOMPARE(note(), QString());
    for (qsizetype n = 0; n < key.size(); ++n)
        QTest::keyClick(focus(), Qt::Key_Backspace);
    pressCtrlEnter();
    TRY_COMPARE(note(), u"Made with "_s);
}

void TestWindowHands::leavesTheInputMethodItsEnter()
{
    QVERIFY(m_bench->openWithPractice());
    m_bench->write(u"A gull"_s, 3);
    openSearch();
    find(u"searchEdit"_s)->setFocus();
    QInputMethodEvent composing(u"mao"_s, {});
    QApplication::sendEvent(find(u"searchEdit"_s), &composing);
    pressCtrlEnter();
    QCOMPARE(made(), 0);
    QInputMethodEvent done;
    done.setCommitString(u"猫"_s);
    QApplication::sendEvent(find(u"searchEdit"_s), &done);
    pressCtrlEnter();
    QCOMPARE(made(), 1);
}

void TestWindowHands::keepsTheDecisionInView_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("account");
    for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
        for (const QString& account : {Account::practiceId(), u"studio"_s})
            QTest::addRow("%d, %s", size.width(), qPrintable(account)) << size << account;
    }
}

void TestWindowHands::keepsTheDecisionInView()
{
    QFETCH(QSize, size);
    QFETCH(QString, account);
    m_bench->prepare = [&account](Engine& engine) {
        for (int i = 0; i < 2; ++i) {
            VideoTask task = WindowBench::task(TaskState::NeedsReview, account);
            task.sentAt = task.createdAt;
            task.bodyDigest = QString(64, u'a');
            task.error = {ErrorKind::AnswerLost, u"The connection was cut."_s};
            (void)engine.store().add(task);
        }
    };
    QVERIFY(open(account));
    m_bench->window->resize(size);
    m_bench->tasks()->selectTask(1);
    const auto isAt = [this](const QString& name) {
        return QTest::qWaitFor([&] { return isSeenWhole(find(name)) && find(name)->hasFocus(); }, patienceMs);
    };
    const bool isPractice = account == Account::practiceId();
    TRY_VERIFY(isSeenWhole(find(u"attachIdButton"_s)));
    click(u"attachIdButton"_s);
    QVERIFY(isAt(u"attachIdEdit"_s));
    QTest::keyClicks(focus(), u"a-1"_s); // goes into the field
    QCOMPARE(find<QLineEdit>(u"attachIdEdit"_s)->text(), u"a-1"_s);
    QVERIFY(isSeenWhole(find(u"attachButton"_s)));
    click(u"backButton"_s);
    QVERIFY(isAt(u"attachIdButton"_s));
    click(u"submitAgainButton"_s);
    QVERIFY(isAt(u"backButton"_s));
    QVERIFY(isSeenWhole(find(u"confirmResubmitButton"_s)) && isSeenWhole(find(u"decisionSentence"_s)));
    QCOMPARE(find<QLabel>(u"decisionSentence"_s)->text().contains(u"pay for both"_s), !isPractice);
    click(u"backButton"_s);
    click(u"leaveButton"_s);
    QVERIFY(isAt(u"decideButton"_s));
    QVERIFY(isSeenWhole(find(u"decisionSentence"_s)));
    QCOMPARE(find<QLabel>(u"decisionSentence"_s)->text().contains(u"charged"_s), !isPractice);
    click(u"decideButton"_s);
    QVERIFY(isAt(u"attachIdButton"_s));
    click(u"submitAgainButton"_s);
    click(u"confirmResubmitButton"_s);
    TRY_VERIFY(!find(u"decisionBar"_s)->isVisible());
    TRY_VERIFY(isSeenWhole(find(u"stageTitle"_s)));
    QCOMPARE(focus()->objectName(), u"takeStage"_s);
    // The ID of a lost call that was found: the task is tracked.
    m_bench->tasks()->selectTask(2);
    click(u"attachIdButton"_s);
    QVERIFY(isAt(u"attachIdEdit"_s));
    QTest::keyClicks(focus(), u"a-2"_s);
    QTest::keyClick(focus(), Qt::Key_Return);
    TRY_VERIFY(!find(u"decisionBar"_s)->isVisible());
    TRY_VERIFY(isSeenWhole(find(u"stageTitle"_s)));
    QCOMPARE(focus()->objectName(), u"takeStage"_s);
}

/// A take that is tracked by its ID, in an account whose key is not there.
void TestWindowHands::missingKeyIsSaidAndAskedFor()
{
    m_bench->prepare = [](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::InProgress, u"studio"_s);
        task.hasEnteredId = true;
        task.missedQueries = 1;
        task.report.state = RemoteState::Unknown;
        (void)engine.store().add(task);
    };
    QVERIFY(open(u"studio"_s));
    m_bench->tasks()->selectTask(1);
    TRY_COMPARE(find<QLabel>(u"stageTitle"_s)->text(), u"Key needed"_s);
    QVERIFY(find<QLabel>(u"stageText"_s)->text().contains(u"key"_s));
    const auto* model = m_bench->window->findChild<TaskModel*>();
    TRY_COMPARE(
        model->index(model->rowOf(1), TaskModel::Prompt).data(TaskModel::OutlookRole).toString(), u"Key needed"_s);
    m_bench->showDetails();
    TRY_COMPARE(find<QPushButton>(u"stateDeedButton"_s)->text(), u"Enter the key…"_s);
    auto* button = find<QPushButton>(u"stageCommandButton"_s);
    QCOMPARE(button->text(), u"Enter the key…"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    TRY_VERIFY(m_bench->window->findChild<KeyDialog*>() != nullptr);
    m_bench->window->findChild<KeyDialog*>()->reject();
    // The ID can still be changed.
    QVERIFY(m_bench->action(TaskCommand::ChangeId)->isEnabled());
}

/// A mistyped ID of a request without a response.
void TestWindowHands::correctsAnEnteredId()
{
    m_bench->prepare = [](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::NeedsReview, u"studio"_s);
        task.sentAt = task.createdAt;
        (void)engine.store().add(task);
        (void)engine.store().add(WindowBench::task(TaskState::Failed, u"studio"_s));
    };
    QVERIFY(open(u"studio"_s));
    const auto idOf = [this](TaskId id) { return m_bench->engine->store().task(id)->remoteId; };
    const QString other = idOf(2);
    QAction* change = m_bench->tasks()->taskActions()->action(TaskCommand::ChangeId);
    m_bench->tasks()->selectTask(1);
    QVERIFY(!change->isVisible());
    click(u"attachIdButton"_s);
    QTest::keyClicks(find(u"attachIdEdit"_s), u"jbo-2"_s);
    QTest::keyClick(find(u"attachIdEdit"_s), Qt::Key_Return);
    QCOMPARE(idOf(1), u"jbo-2"_s);
    TRY_VERIFY(change->isVisible() && change->isEnabled());
    const auto dialog = [this]() -> QDialog* {
        const auto dialogs = m_bench->window->findChildren<QDialog*>(u"changeIdDialog"_s);
        const auto open = std::ranges::find_if(dialogs, &QDialog::isVisible);
        return open == dialogs.end() ? nullptr : *open;
    };
    const auto enter = [&dialog](const QString& id) {
        auto* field = dialog()->findChild<QLineEdit*>();
        field->selectAll();
        QTest::keyClicks(field, id);
        QTest::keyClick(field, Qt::Key_Return);
    };
    change->trigger();
    QCOMPARE(dialog()->findChild<QLineEdit*>()->text(), u"jbo-2"_s);
    enter(other);
    QCOMPARE(idOf(1), u"jbo-2"_s);
    // It is said beside the field, which keeps what was typed.
    TRY_VERIFY(dialog() != nullptr);
    QVERIFY(dialog()->findChild<QLabel*>()->text().contains(u"Take 2 already has this ID."_s));
    QCOMPARE(dialog()->findChild<QLineEdit*>()->text(), other);
    QVERIFY(!m_bench->message()->isVisible());
    enter(u"job-2"_s);
    TRY_VERIFY(dialog() == nullptr);
    QCOMPARE(idOf(1), u"job-2"_s);
    QVERIFY(!m_bench->message()->isVisible());
    // The service gave the other one.
    m_bench->tasks()->selectTask(2);
    TRY_VERIFY(!change->isVisible());
}

/// In a small window: one message at a time, each of them within reach, and nothing goes or moves by itself.
void TestWindowHands::startNoticesStayAndLeaveRoom()
{
    m_bench->prepare = [](Engine& engine) {
        (void)engine.store().add(WindowBench::task(TaskState::NeedsReview, u"studio"_s));
        VideoTask unwatched = WindowBench::task(TaskState::InProgress, u"studio"_s);
        unwatched.watched = false;
        unwatched.createdAt = QDateTime::currentDateTimeUtc();
        (void)engine.store().add(unwatched);
        (void)engine.store().add(WindowBench::task(TaskState::Waiting, u"studio"_s));
        engine.preferences().set(Preference::SendingPaused, true);
    };
    QVERIFY(open(u"studio"_s));
    m_bench->window->resize(1024, 640);
    const auto* area = find<ToastArea>(u"toastArea"_s);
    const auto* atRisk = find(u"rescueList"_s);
    auto* more = find<QPushButton>(u"moreMessages"_s);
    TRY_VERIFY(area->isVisible() && more->isVisible());
    QTest::qWait(ToastTimer::shownMs + 1000);
    QStringList seen;
    for (int i = 0; i < 6; ++i) {
        QVERIFY2(2 * area->height() <= m_bench->tasks()->height(), qPrintable(QString::number(area->height())));
        if (atRisk->isVisible())
            seen.append(find<ElidedLabel>(u"rescueHead"_s)->shownText());
        for (const MessageBar* bar : m_bench->window->findChildren<MessageBar*>()) {
            if (bar->isVisible())
                seen.append(bar->text());
        }
        QTest::mouseClick(more, Qt::LeftButton);
    }
    seen.removeDuplicates();
    QCOMPARE(seen.size(), 3);
    const QString list = u"1 takes need your attention · 1 takes are not downloaded"_s; // as without a translation
    QVERIFY2(seen.contains(list), qPrintable(seen.join(u'\n')));
}

void TestWindowHands::goesFromPartToPart()
{
    m_bench->prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(open(Account::practiceId()));
    QVERIFY(waitForActive(m_bench->window.get()));
    m_bench->showDetails();
    m_bench->prompt()->setFocus();
    const QList<QWidget*> parts{
        m_bench->player(), m_bench->tasks(), m_bench->window->findChild<TaskDetails*>(), m_bench->form()};
    const auto press = [](Qt::KeyboardModifiers modifiers) { QTest::keyClick(focus(), Qt::Key_F6, modifiers); };
    for (const QWidget* part : parts) {
        press(Qt::NoModifier);
        QVERIFY2(part->isAncestorOf(focus()), qPrintable(part->objectName()));
    }
    QCOMPARE(focus(), m_bench->prompt()); // where it was left
    press(Qt::ShiftModifier);
    press(Qt::ShiftModifier);
    QCOMPARE(focus(), m_bench->tasks()->view());
    // Also without the details.
    m_bench->window->findChild<QAction*>(u"detailsAction"_s)->setChecked(false);
    press(Qt::NoModifier);
    QCOMPARE(focus(), m_bench->prompt());
}

/// The service could not read a file that Dailies uploaded.
void TestWindowHands::unreadableLinkLeadsToTheTestOfItsPlace()
{
    m_bench->prepare = [](Engine& engine) {
        for (const char* name : {"Other", "Shelf"}) {
            UploadPlace place = newUploadPlace(QString::fromLatin1(name), UploadProtocol::Command);
            place.program = u"/bin/sh"_s;
            place.arguments = {u"-c"_s, u"exit 3"_s, u"%f"_s};
            QVERIFY(engine.uploadPlaces().put(place));
        }
        const QList<UploadPlace>& places = engine.uploadPlaces().places();
        const auto shelf = std::ranges::find(places, u"Shelf"_s, &UploadPlace::name);
        for (const bool isUploaded : {false, true}) {
            VideoTask task = WindowBench::task(TaskState::Failed, u"studio"_s);
            task.error = {ErrorKind::Refused, u"url not reachable"_s, u"InvalidURL.ConnectionRefused"_s};
            if (isUploaded)
                task.uploads = {{u"file:///frame.png"_s, shelf->id, u"folder/name.png"_s, {}, 5, 0}};
            QVERIFY(engine.store().add(task));
        }
    };
    QVERIFY(open(u"studio"_s));
    QAction* test = m_bench->action(TaskCommand::TestPlace);
    // A link of the user's own.
    m_bench->tasks()->selectTask(1);
    TRY_COMPARE(find<QPushButton>(u"stageCommandButton"_s)->text(), u"Edit and retry"_s);
    QVERIFY(!test->isVisible());
    m_bench->tasks()->selectTask(2);
    TRY_COMPARE(find<QPushButton>(u"stageCommandButton"_s)->text(), u"Test upload place…"_s);
    click(u"stageCommandButton"_s);
    auto* page = find<QWidget>(u"uploadsPage"_s);
    TRY_VERIFY(page->isVisible());
    QCOMPARE(page->findChild<QListWidget*>()->currentItem()->text(), u"Shelf"_s);
    const auto says = [page](const QString& words) {
        const QList<QLabel*> labels = page->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* each) { return each->text().contains(words); });
    };
    TRY_VERIFY(says(u"ended with status 3"_s));
}

/// All texts about money in details, actions and form, except that practice is free.
QStringList TestWindowHands::wordsOfMoney() const
{
    QStringList all;
    for (const auto* label : find(u"taskDetails"_s)->findChildren<QLabel*>())
        all += {label->isVisible() ? label->text() : QString(), label->toolTip()};
    for (const auto* action : m_bench->tasks()->taskActions()->findChildren<QAction*>())
        all += {action->text(), action->toolTip()};
    all += find(u"copiesSpin"_s)->toolTip();
    all.removeIf([](const QString& words) {
        return words.contains(u"Made in practice mode"_s)
            || !(words.contains(u"charged"_s) || words.contains(u"bill"_s) || words.contains(u"paid"_s));
    });
    return all;
}

void TestWindowHands::aBlockedWindowHasNoShortcuts_data()
{
    QTest::addColumn<QKeyCombination>("keys");
    QTest::newRow("Generate again") << QKeyCombination(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_G);
    QTest::newRow("Delete") << QKeyCombination(Qt::Key_Delete);
    QTest::newRow("Reject") << QKeyCombination(Qt::Key_X);
    QTest::newRow("four stars") << QKeyCombination(Qt::Key_4);
}

// Some window managers activate the window behind a dialog on a click. Qt blocks only the mouse there.
void TestWindowHands::aBlockedWindowHasNoShortcuts()
{
    QFETCH(const QKeyCombination, keys);
    m_bench->begins = false;
    m_bench->prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Saved)); };
    QVERIFY(m_bench->openWithPractice());
    m_bench->tasks()->selectTask(1);
    auto* view = m_bench->tasks()->findChild<TakeGrid*>();
    const auto annotations = [this] { return m_bench->engine->store().task(1)->marks; };
    QDialog dialog(m_bench->window.get());
    dialog.open();
    QVERIFY(QTest::qWaitForWindowActive(&dialog, patienceMs));
    QApplication::setActiveWindow(m_bench->window.get());
    view->setFocus();
    pressKey(view, keys.key(), keys.keyboardModifiers());
    m_bench->awaitSent();
    QCOMPARE(made(), 1);
    QCOMPARE(annotations(), TaskAnnotations());
    dialog.close();
    QVERIFY(waitForActive(m_bench->window.get()));
    view->setFocus();
    pressKey(view, keys.key(), keys.keyboardModifiers());
    TRY_VERIFY(made() == 2 || annotations() != TaskAnnotations());
}

void TestWindowHands::speaksOfMoneyWhereItIsSpent_data()
{
    QTest::addColumn<QString>("account");
    QTest::newRow("practice") << Account::practiceId();
    QTest::newRow("real") << u"studio"_s;
}

void TestWindowHands::speaksOfMoneyWhereItIsSpent()
{
    QFETCH(QString, account);
    const bool isPractice = account == Account::practiceId();
    constexpr int states = int(TaskState::Expired) + 1;
    m_bench->begins = false;
    m_bench->prepare = [&account](Engine& engine) {
        for (int i = 0; i < 2 * states; ++i) {
            VideoTask task = WindowBench::task(TaskState(i % states), account);
            task.watched = i < states;
            task.remoteId += task.remoteId.isEmpty() ? QString() : QString::number(i);
            (void)engine.store().add(task);
        }
    };
    QVERIFY(open(account));
    m_bench->write(u"A gull"_s, 3);
    for (TaskId id = 1; id <= 2 * states; ++id) {
        m_bench->tasks()->selectTask(id);
        const QStringList said = wordsOfMoney();
        QVERIFY2(said.isEmpty() == isPractice, qPrintable(said.join(u'\n')));
    }
    m_bench->write(u"A heron"_s, 3); // another request than those without a response
    find<QSpinBox>(u"copiesSpin"_s)->setValue(3);
    const auto* status = m_bench->form()->findChild<QWidget*>(u"statusLabel"_s);
    const QString said = status->property("text").toString(); // of a real account the cost, once it is known
    QVERIFY2(
        isPractice ? said == u"Practice mode · nothing is charged"_s : !said.contains(u"Practice"_s), qPrintable(said));
    const qsizetype before = made();
    find(u"promptEdit"_s)->setFocus();
    pressCtrlEnter();
    QCOMPARE(made(), before + 3); // the button said the number, so nothing is asked
}

QTEST_MAIN(TestWindowHands)
#include "tst_windowhands.moc"
