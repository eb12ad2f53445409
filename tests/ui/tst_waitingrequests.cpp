// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "ui/drafts/draftstore.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/widgets/noticeboard.h"

#include <QAbstractItemView>
#include <QImage>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Requests that wait in the queue: pausing all of them, and editing one. Nothing is ever sent twice.
class TestWaitingRequests final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.reset(); }
    void allWaitWhilePaused();
    void removedComesBackAsItWas();
    void removedStaysRemovedAfterARestart();
    void timeComesBackWithTheRequest();
    void oneIsEdited();
    void editingIsUndone();
    void whatCannotBePutBackStaysInTheForm();
    void editedAndSentStaysOutOfTheQueue_data();
    void editedAndSentStaysOutOfTheQueue();
    void removedComesBackAtTheSecondTry();
    void oneThatWasHeldStaysHeldAfterUndo();
    void oneThatWasSentBeforeIsNotEdited();
    void editedRequestSurvivesARestart();
    void editedRequestThatIsReplacedBecomesADraft();
    void onlyOneAtATimeTakesItsChangedFile();
    void severalAreAskedAboutOnce();

private:
    bool isHeld(TaskId id) const { return m_bench->engine->store().task(id).value_or(VideoTask()).held; }
    TaskStore& store() const { return m_bench->engine->store(); }
    void pressMessage(const QString& words) const
    {
        for (auto* button : m_bench->message()->findChildren<QAbstractButton*>()) {
            if (button->text() == words && button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable(words));
    }
    void focusTakes() const
    {
        for (auto* view : m_bench->tasks()->findChildren<QAbstractItemView*>()) {
            if (view->isVisible())
                view->setFocus();
        }
    }
    void pressEdit(TaskId id) const
    {
        m_bench->tasks()->selectTask(id);
        focusTakes();
        TRY_VERIFY(m_bench->tasks()->isAncestorOf(QApplication::focusWidget()));
        pressKey(m_bench->window.get(), Qt::Key_E, Qt::ControlModifier);
    }

    std::unique_ptr<FaultServer> m_server;
    std::unique_ptr<WindowBench> m_bench;
    QList<TaskId> m_ids; ///< the first was sent and throttled, the others wait
};

void TestWaitingRequests::init()
{
    m_server = std::make_unique<FaultServer>();
    m_server->enqueue({.reply = FaultServer::reply(429, R"({"code":"Throttling","message":"Too many requests."})",
                           "Content-Type: application/json\r\nRetry-After: 60\r\n")});
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->openWithAccount(m_server->url("/v1"), "sk-key"));
    QVERIFY(waitForActive(m_bench->window.get()));
    m_bench->write(u"A gull"_s, 3);
    m_bench->submit();
    const TaskId first = m_bench->onlyTask();
    TRY_VERIFY(m_server->requests().size() == 1);
    TRY_COMPARE(m_bench->state(first), TaskState::Waiting);
    VideoRequest other = m_bench->form()->request();
    other.prompt = u"A tern"_s;
    const auto more = m_bench->engine->runner().submit({*m_bench->engine->account(u"studio"_s), other, 2, 0, true});
    QVERIFY(more);
    m_ids = {first, more->at(0), more->at(1)};
    QCOMPARE(store().queue(), m_ids);
}

void TestWaitingRequests::allWaitWhilePaused()
{
    m_bench->menuAction(u"Pause sending"_s)->trigger();
    for (const TaskId id : m_ids) {
        QVERIFY(!isHeld(id));
        QCOMPARE(m_bench->engine->runner().sendWait(id)->what, SendWait::For::PausedAll);
    }
    m_bench->menuAction(u"Resume sending"_s)->trigger();
    QVERIFY(m_bench->engine->runner().sendWait(m_ids.first())->what != SendWait::For::PausedAll);
    QCOMPARE(store().queue(), m_ids);
    QCOMPARE(m_server->requests().size(), 1);
}

/// Also its number, its marks, its log, and why it waits for the user.
void TestWaitingRequests::removedComesBackAsItWas()
{
    VideoTask held = *store().task(m_ids.at(2));
    held.held = true;
    held.createAttempts = 4;
    held.resends = 3;
    held.sentAt = held.createdAt.addSecs(90);
    held.error = {ErrorKind::Throttled, u"Too many requests. It was sent 4 times."_s};
    QVERIFY(store().update(held, TaskState::Waiting, {{held.sentAt, u"create reply"_s, u"429"_s}}));
    m_bench->tasks()->selectTask(held.id);
    focusTakes();
    pressKey(m_bench->window.get(), Qt::Key_4);
    TRY_COMPARE(store().task(held.id)->marks.rating, 4);
    const VideoTask before = *store().task(held.id);
    const QList<TaskLogEntry> log = store().log(held.id);
    QVERIFY(log.size() >= 1);
    auto* remove = m_bench->window->findChild<QAbstractButton*>(u"withdrawButton"_s);
    TRY_VERIFY(remove->isVisible());
    QTest::mouseClick(remove, Qt::LeftButton);
    TRY_VERIFY(!store().task(held.id));
    pressMessage(u"Undo"_s);
    TRY_VERIFY(store().task(held.id));
    QVERIFY(*store().task(held.id) == before);
    QCOMPARE(store().log(held.id), log);
    QCOMPARE(m_bench->tasks()->selectedTask(), held.id);
    auto* attention = m_bench->window->findChild<QAbstractButton*>(u"needsYouChip"_s);
    TRY_COMPARE(attention->text(), u"Needs attention 1"_s);
    QTest::qWait(100);
    QCOMPARE(m_server->requests().size(), 1);
    m_bench->close();
    QVERIFY(m_bench->open());
    QVERIFY(*store().task(held.id) == before);
    QCOMPARE(store().log(held.id), log);
}

void TestWaitingRequests::removedStaysRemovedAfterARestart()
{
    m_bench->tasks()->selectTask(m_ids.at(1));
    m_bench->action(TaskCommand::Withdraw)->trigger();
    TRY_COMPARE(store().queue().size(), 2);
    m_bench->close();
    QVERIFY(m_bench->open());
    QCOMPARE(store().queue(), (QList<TaskId>{m_ids.at(0), m_ids.at(2)}));
    QCOMPARE(m_server->requests().size(), 1);
}

void TestWaitingRequests::timeComesBackWithTheRequest()
{
    const QDateTime time = QDateTime::currentDateTimeUtc().addSecs(3600);
    QVERIFY(m_bench->engine->runner().sendAt(m_ids.at(1), time));
    m_bench->tasks()->selectTask(m_ids.at(1));
    m_bench->action(TaskCommand::Withdraw)->trigger();
    TRY_COMPARE(store().queue().size(), 2);
    pressMessage(u"Undo"_s);
    TRY_COMPARE(store().queue().size(), 3);
    QCOMPARE(store().task(store().queue().at(1))->sendAfter.toSecsSinceEpoch(), time.toSecsSinceEpoch());
}

void TestWaitingRequests::oneIsEdited()
{
    m_bench->write(u"What was in the form"_s, 4);
    pressEdit(m_ids.at(1));
    TRY_COMPARE(store().queue(), (QList<TaskId>{m_ids.at(0), m_ids.at(2)}));
    QVERIFY(!store().task(m_ids.at(1)));
    QCOMPARE(m_bench->form()->request().prompt, u"A tern"_s);
    QVERIFY2(m_bench->message()->text().startsWith(u"The request left the queue and is in the form."_s),
        qPrintable(m_bench->message()->text()));
    TRY_VERIFY(m_bench->prompt()->hasFocus());
    m_bench->prompt()->setPlainText(u"An edited tern"_s);
    m_bench->submit();
    TRY_COMPARE(store().queue().size(), 3);
    QCOMPARE(store().task(store().queue().constLast())->request.prompt, u"An edited tern"_s);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestWaitingRequests::editingIsUndone()
{
    m_bench->write(u"What was in the form"_s, 4);
    pressEdit(m_ids.at(1));
    TRY_COMPARE(store().queue().size(), 2);
    pressMessage(u"Undo"_s);
    TRY_COMPARE(store().queue().size(), 3);
    QCOMPARE(m_bench->form()->request().prompt, u"What was in the form"_s);
    QCOMPARE(store().queue().at(0), m_ids.at(0));
    QCOMPARE(store().queue().at(2), m_ids.at(2));
    const TaskId back = store().queue().at(1); // where it was
    QCOMPARE(back, m_ids.at(1));
    QCOMPARE(store().task(back)->request.prompt, u"A tern"_s);
    QVERIFY(!isHeld(back));
    QCOMPARE(m_server->requests().size(), 1);
}

void TestWaitingRequests::editedAndSentStaysOutOfTheQueue_data()
{
    QTest::addColumn<bool>("isUndoneInPrompt");
    QTest::addRow("undone in the prompt") << true;
    QTest::addRow("undone at the takes") << false;
}

/// Undo of the edit would otherwise send the request as it was, and nobody asked for both.
void TestWaitingRequests::editedAndSentStaysOutOfTheQueue()
{
    QFETCH(const bool, isUndoneInPrompt);
    QVERIFY(m_bench->engine->runner().withdraw(m_ids.at(2))); // the same request
    m_bench->write(u"What was in the form"_s, 4);
    pressEdit(m_ids.at(1));
    TRY_COMPARE(store().queue(), QList<TaskId>{m_ids.at(0)});
    m_bench->submit();
    TRY_COMPARE(store().queue().size(), 2);
    const QList<TaskId> queue = store().queue();
    if (isUndoneInPrompt)
        m_bench->prompt()->setFocus();
    else
        focusTakes();
    pressKey(m_bench->window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::qWait(100);
    // At the takes, the form is not changed for a request that was sent.
    QCOMPARE(m_bench->form()->request().prompt, isUndoneInPrompt ? u"What was in the form"_s : u"A tern"_s);
    QCOMPARE(store().queue(), queue);
    QVERIFY(!store().task(m_ids.at(1)));
    QCOMPARE(m_server->requests().size(), 1);
}

/// Another program writes to the database for longer than the wait for it.
class Lock {
public:
    explicit Lock(const QString& file) : m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, u"lock"_s))
    {
        m_database.setDatabaseName(file);
        m_isLocked = m_database.open() && QSqlQuery(m_database).exec(u"BEGIN IMMEDIATE"_s);
    }
    ~Lock()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(u"lock"_s);
    }
    Q_DISABLE_COPY_MOVE(Lock)
    bool isLocked() const { return m_isLocked; }

private:
    QSqlDatabase m_database;
    bool m_isLocked = false;
};

void TestWaitingRequests::whatCannotBePutBackStaysInTheForm()
{
    m_bench->write(u"What was in the form"_s, 4);
    pressEdit(m_ids.at(1));
    TRY_COMPARE(store().queue().size(), 2);
    {
        const Lock lock(store().file());
        QVERIFY(lock.isLocked());
        pressMessage(u"Undo"_s);
        QCOMPARE(m_bench->form()->request().prompt, u"A tern"_s);
        QCOMPARE(store().queue().size(), 2);
    }
    QTest::qWait(1000); // a press that comes sooner belongs to the first
    m_bench->tasks()->marking().undo();
    TRY_COMPARE(store().queue(), m_ids);
    QCOMPARE(m_bench->form()->request().prompt, u"What was in the form"_s);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestWaitingRequests::removedComesBackAtTheSecondTry()
{
    m_bench->tasks()->selectTask(m_ids.at(1));
    m_bench->action(TaskCommand::Withdraw)->trigger();
    TRY_COMPARE(store().queue().size(), 2);
    {
        const Lock lock(store().file());
        QVERIFY(lock.isLocked());
        pressMessage(u"Undo"_s);
        QCOMPARE(store().queue().size(), 2);
    }
    QTest::qWait(1000); // a press that comes sooner belongs to the first
    m_bench->tasks()->marking().undo();
    TRY_COMPARE(store().queue(), m_ids);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestWaitingRequests::oneThatWasHeldStaysHeldAfterUndo()
{
    QVERIFY(m_bench->engine->runner().hold(m_ids.at(2)));
    pressEdit(m_ids.at(2));
    TRY_COMPARE(store().queue().size(), 2);
    pressMessage(u"Undo"_s);
    TRY_COMPARE(store().queue().size(), 3);
    QVERIFY(isHeld(store().queue().constLast()));
}

/// The service may have accepted it.
void TestWaitingRequests::oneThatWasSentBeforeIsNotEdited()
{
    pressEdit(m_ids.at(0));
    QVERIFY(!m_bench->action(TaskCommand::EditWaiting)->isEnabled());
    QTest::qWait(20);
    QCOMPARE(store().queue(), m_ids);
    QCOMPARE(m_bench->form()->request().prompt, u"A gull"_s);
}

void TestWaitingRequests::editedRequestSurvivesARestart()
{
    pressEdit(m_ids.at(1));
    TRY_COMPARE(store().queue().size(), 2);
    m_bench->close();
    QVERIFY(m_bench->open());
    QCOMPARE(m_bench->form()->request().prompt, u"A tern"_s);
    QCOMPARE(store().queue(), (QList<TaskId>{m_ids.at(0), m_ids.at(2)}));
    // The form may get another request now.
    DraftStore drafts(m_bench->engine->profile().root + u"/drafts"_s, m_bench->engine->clock());
    drafts.refresh();
    QCOMPARE(drafts.entries().size(), 1);
    QCOMPARE(drafts.read(drafts.entries().first().id).value().request.prompt, u"A tern"_s);
}

void TestWaitingRequests::editedRequestThatIsReplacedBecomesADraft()
{
    pressEdit(m_ids.at(1));
    TRY_COMPARE(m_bench->form()->request().prompt, u"A tern"_s);
    m_bench->prompt()->setFocus();
    QTest::keyClicks(m_bench->prompt(), u" at"_s);
    // Saving the form is not the end of its request.
    const QString form = m_bench->engine->profile().root + u"/draft.json"_s;
    TRY_VERIFY(readDraft(form).value_or(Draft()).request.prompt.contains(u" at"_s));
    DraftStore drafts(m_bench->engine->profile().root + u"/drafts"_s, m_bench->engine->clock());
    drafts.refresh();
    QCOMPARE(drafts.entries().size(), 0);
    QTest::keyClicks(m_bench->prompt(), u" dusk"_s);
    const QString edited = m_bench->form()->request().prompt;
    QVERIFY(edited.contains(u" at dusk"_s));
    pressEdit(m_ids.at(2));
    TRY_VERIFY(m_bench->form()->request().prompt != edited);
    drafts.refresh();
    QCOMPARE(drafts.entries().size(), 1);
    QCOMPARE(drafts.read(drafts.entries().first().id).value().request.prompt, edited);
    // One that was sent is no draft.
    m_bench->submit();
    m_bench->newRequest()->click();
    drafts.refresh();
    QCOMPARE(drafts.entries().size(), 1);
}

void TestWaitingRequests::severalAreAskedAboutOnce()
{
    m_bench.reset();
    m_server = std::make_unique<FaultServer>();
    int calls = 0;
    m_server->setHandler([&calls](const FaultRequest&) {
        const QByteArray id = QByteArray::number(++calls);
        return FaultScript{.reply = calls == 1
                ? FaultServer::reply(500, "oops")
                : FaultServer::reply(200, R"({"output":{"task_id":"job-)" + id + R"(","task_status":"RUNNING"}})")};
    });
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->openWithAccount(m_server->url("/v1"), "sk-key"));
    QVERIFY(waitForActive(m_bench->window.get()));
    Account account = *m_bench->engine->account(u"studio"_s);
    account.createsAtOnce = 1; // so that the others still wait when the first gets no answer
    QVERIFY(m_bench->engine->accounts().put(account));
    m_bench->write(u"A plover"_s, 3);
    m_bench->form()->setCopies(3);
    m_bench->submit();
    TRY_COMPARE(store().ids({TaskState::NeedsReview}).size(), 1);
    TRY_COMPARE(store().ids({TaskState::Waiting}).size(), 2);
    const QList<TaskId> waiting = store().ids({TaskState::Waiting});
    TRY_VERIFY(isHeld(waiting.at(0)) && isHeld(waiting.at(1)));
    const auto sendAll = [this] {
        focusTakes();
        pressKey(m_bench->window.get(), Qt::Key_A, Qt::ControlModifier);
        TRY_COMPARE(m_bench->tasks()->selectedTasks().size(), 3);
        pressKey(m_bench->window.get(), Qt::Key_F5);
        TRY_VERIFY(m_bench->message()->isVisible());
    };
    sendAll();
    // The question stays while the user looks at another page.
    pressKey(m_bench->window.get(), Qt::Key_3, Qt::ControlModifier);
    TRY_VERIFY(!m_bench->tasks()->isVisible());
    pressMessage(u"Decide first"_s);
    TRY_VERIFY(m_bench->tasks()->isVisible());
    QCOMPARE(m_bench->tasks()->selectedTasks(), store().ids({TaskState::NeedsReview}));
    sendAll();
    QVERIFY2(m_bench->message()->text().endsWith(u"Send these 2 requests anyway?"_s),
        qPrintable(m_bench->message()->text()));
    QCOMPARE(store().ids({TaskState::Waiting}).size(), 2);
    pressMessage(u"Send anyway"_s);
    TRY_COMPARE(store().ids({TaskState::Waiting}).size(), 0);
    TRY_COMPARE(store().ids({TaskState::InProgress}).size(), 2);
    m_bench.reset(); // before what its handler counts with
    m_server.reset();
}

/// Who sends several requests at once decides about none of their files.
void TestWaitingRequests::onlyOneAtATimeTakesItsChangedFile()
{
    const QString path = m_bench->dir.filePath(u"frame.png"_s);
    const auto write = [&path](QColor color) {
        QImage picture(360, 360, QImage::Format_RGB32);
        picture.fill(color);
        QVERIFY(picture.save(path));
    };
    write(Qt::red);
    VideoRequest request = m_bench->form()->request();
    request.kind.apiType = ApiType::ImageToVideo;
    request.media = {{u"first_frame"_s, QUrl::fromLocalFile(path).toString(), {}}};
    const auto ids = m_bench->engine->runner().submit({*m_bench->engine->account(u"studio"_s), request, 2, 0, true});
    QVERIFY(ids);
    for (const TaskId id : *ids) {
        QVERIFY(m_bench->engine->runner().hold(id));
        VideoTask told = store().task(id).value();
        told.error = {ErrorKind::BadInput, u"frame.png has changed."_s};
        QVERIFY(store().update(told, told.state));
    }
    write(Qt::darkGreen);
    const QList<TaskInput> meant = store().task(ids->first())->inputs;
    QCOMPARE(meant.size(), 1);
    m_bench->tasks()->selectTask(ids->first());
    for (auto* view : m_bench->tasks()->findChildren<QAbstractItemView*>()) {
        if (view->isVisible())
            view->selectAll();
    }
    m_bench->action(TaskCommand::CheckNow)->trigger();
    for (const TaskId id : *ids) {
        QVERIFY(!isHeld(id)); // it is compared before it is sent
        QCOMPARE(store().task(id)->inputs, meant);
    }
    VideoTask told = store().task(ids->first()).value();
    QVERIFY(m_bench->engine->runner().hold(told.id));
    told = store().task(told.id).value();
    told.error = {ErrorKind::BadInput, u"frame.png has changed."_s};
    QVERIFY(store().update(told, told.state));
    m_bench->tasks()->selectTask(told.id);
    QTest::qWait(SendGate::onePressMs);
    m_bench->action(TaskCommand::CheckNow)->trigger();
    QVERIFY(store().task(told.id)->inputs != meant);
}

QTEST_MAIN(TestWaitingRequests)
#include "tst_waitingrequests.moc"
