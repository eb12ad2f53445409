// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/sendgate.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"
#include "ui/compose/form/formquestion.h"
#include "ui/spend/ratesdialog.h"
#include "ui/spend/settledialog.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/elidedlabel.h"

#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

Limit totalLimit(LimitUnit unit, int amount, AtLimit atLimit = AtLimit::Ask)
{
    return {0, LimitPeriod::Always, {}, unit, Amount::whole(amount), {}, atLimit};
}

SpendBook bookOf(const WindowBench& bench)
{
    return {bench.engine->store(), bench.engine->clock()};
}

Limit moneyLimit(int dollarsADay)
{
    return {0, LimitPeriod::Day, {}, LimitUnit::Money, Amount::whole(dollarsADay), u"USD"_s, AtLimit::Ask};
}

VideoTask failedTake(const QString& prompt)
{
    VideoTask task = WindowBench::task(TaskState::Failed, u"studio"_s);
    task.request.durationSeconds = 5;
    task.request.prompt = prompt;
    return task;
}

QString foot(const WindowBench& bench)
{
    return bench.form()->findChild<ElidedLabel*>(u"statusLabel"_s)->text();
}

} // namespace

/// Money in the real window, as somebody meets it who tries to spend more than the limits say.
class TestMoneyByHand final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en"_s)); }
    void init()
    {
        m_server = std::make_unique<FaultServer>();
        m_server->setHandler([](const FaultRequest&) { return FaultScript{.reply = WindowBench::accepted("one")}; });
        m_bench = std::make_unique<WindowBench>();
    }
    void cleanup()
    {
        m_bench.reset();
        m_server.reset();
    }

    void customJsonIsEstimatedAndLimited();
    void generateAgainIsJudgedByItsJson();
    void everyNewLimitIsAskedAbout();
    void heldTakeSaysWhatToDo();
    void refusedSendNowKeepsItsTime();
    void refusalIsSaidBeforeTheQuestion();
    void keyGeneratesAllSelectedAgain();
    void earlierCallIsShownAndSettled();
    void correctsACorrection();
    void priceStaysInANarrowForm();
    void lastOfALimitIsNamed();
    void costIsReadWhole_data();
    void costIsReadWhole();
    void usedUpLimitIsSaidOnce();
    void unknownCostOffersARate();
    void unknownCostOfATakeOffersARate();

private:
    bool open() const { return m_bench->openWithAccount(m_server->url("/v1"), "sk-1"); }
    TaskStore& store() const { return m_bench->engine->store(); }
    MessageBar* question() const
    {
        return m_bench->form()->findChild<FormQuestion*>(u"formQuestion"_s)->findChild<MessageBar*>();
    }
    /// The dialog that "Set a rate…" opens.
    RatesDialog* afterRate(const MessageBar* bar) const
    {
        auto* rate = bar->findChild<QPushButton*>(u"messageAction2"_s);
        if (rate->text() == u"Set a rate…"_s)
            QTest::mouseClick(rate, Qt::LeftButton);
        return m_bench->window->findChild<RatesDialog*>();
    }
    static void pressFirst(const MessageBar* bar) { bar->findChild<QPushButton*>(u"messageAction1"_s)->click(); }
    MessageBar* taskMessage() const { return m_bench->window->findChild<MessageBar*>(u"taskMessage"_s); }
    bool isTold(const QString& text) const
    {
        const QList<QLabel*> labels = m_bench->window->findChild<TaskDetails*>()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(text); });
    }

    std::unique_ptr<FaultServer> m_server;
    std::unique_ptr<WindowBench> m_bench;
};

void TestMoneyByHand::customJsonIsEstimatedAndLimited()
{
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Seconds, 10, AtLimit::Refuse)));
    VideoRequest request = m_bench->form()->request();
    request.prompt = u"A gull"_s;
    request.durationSeconds = 5;
    request.extra = {{u"parameters"_s, QJsonObject{{u"duration"_s, 30}}}};
    m_bench->form()->setRequest(request);
    TRY_COMPARE(foot(*m_bench), u"Over the limit: 10 of 10 s left · Uses 30 s"_s);
    m_bench->submit();
    TRY_VERIFY(m_bench->message()->isVisible());
    QVERIFY2(m_bench->message()->text().contains(u"10 seconds in total"_s), qPrintable(m_bench->message()->text()));
    QVERIFY(store().ids().isEmpty());
}

void TestMoneyByHand::generateAgainIsJudgedByItsJson()
{
    m_bench->prepare = [](Engine& engine) {
        VideoTask task = failedTake(u"A gull"_s);
        task.request.extra = {{u"parameters"_s, QJsonObject{{u"duration"_s, 30}}}};
        (void)engine.store().add(task);
    };
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Seconds, 10, AtLimit::Refuse)));
    m_bench->tasks()->selectTask(1);
    TRY_VERIFY(m_bench->action(TaskCommand::SubmitAgain)->isEnabled());
    m_bench->action(TaskCommand::SubmitAgain)->trigger();
    TRY_VERIFY(m_bench->message()->isVisible());
    if (m_bench->message()->findChild<QPushButton*>(u"messageAction1"_s)->text() == u"Generate anyway"_s)
        pressFirst(m_bench->message()); // the custom JSON is asked about first
    TRY_VERIFY2(m_bench->message()->text().contains(u"10 seconds in total"_s), qPrintable(m_bench->message()->text()));
    QCOMPARE(store().ids().size(), 1);
    QVERIFY(m_server->requests().isEmpty());
}

/// While a question about one limit is shown, another limit is set.
void TestMoneyByHand::everyNewLimitIsAskedAbout()
{
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Seconds, 4)));
    m_bench->write(u"A gull"_s, 5);
    m_bench->submit();
    TRY_VERIFY(question()->isVisible());
    QVERIFY2(question()->text().contains(u"4 seconds in total"_s), qPrintable(question()->text()));
    QCOMPARE(WindowBench::wordsOfActions(question()), (QStringList{u"Generate anyway"_s, u"Cancel"_s}));
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Seconds, 3)));
    pressFirst(question());
    TRY_VERIFY2(question()->isVisible() && question()->text().contains(u"3 seconds in total"_s),
        qPrintable(question()->text()));
    QVERIFY2(!question()->text().contains(u"4 seconds"_s), qPrintable(question()->text()));
    QVERIFY(store().ids().isEmpty());
    pressFirst(question());
    TRY_COMPARE(store().ids().size(), 1);
    TRY_VERIFY(m_bench->state(m_bench->onlyTask()) != TaskState::Waiting);
}

void TestMoneyByHand::heldTakeSaysWhatToDo()
{
    QVERIFY(open());
    m_bench->engine->preferences().set(Preference::SendingPaused, true);
    m_bench->write(u"A gull"_s, 5);
    m_bench->submit();
    const TaskId id = m_bench->onlyTask();
    Limit limit = totalLimit(LimitUnit::Seconds, 4);
    limit.id = bookOf(*m_bench).storeLimit(limit).value_or(0);
    m_bench->engine->preferences().set(Preference::SendingPaused, false);
    TRY_VERIFY(store().task(id)->held);
    m_bench->tasks()->selectTask(id);
    const auto line = [&](const QString& name) { return m_bench->window->findChild<QLabel*>(name); };
    TRY_COMPARE(line(u"stageAdvice"_s)->text(), u"Send it now to go over the limit, or change the limit."_s);
    limit.amount = Amount::whole(40);
    QVERIFY(bookOf(*m_bench).storeLimit(limit));
    TRY_VERIFY(!line(u"stageAdvice"_s)->isVisible());
    QVERIFY(store().task(id)->error.message.contains(u"no longer does"_s));
    QVERIFY(m_server->requests().isEmpty());
}

void TestMoneyByHand::refusedSendNowKeepsItsTime()
{
    m_bench->prepare = [](Engine& engine) {
        VideoTask task = failedTake(u"A gull"_s);
        task.state = TaskState::Waiting;
        task.sendAfter = QDateTime::currentDateTimeUtc().addDays(1);
        (void)engine.store().add(task);
    };
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Seconds, 4)));
    m_bench->tasks()->selectTask(1);
    TRY_VERIFY(m_bench->action(TaskCommand::CheckNow)->isEnabled());
    m_bench->action(TaskCommand::CheckNow)->trigger();
    TRY_VERIFY2(m_bench->message()->text().contains(u"4 seconds in total"_s), qPrintable(m_bench->message()->text()));
    QVERIFY(store().task(1)->sendAfter.isValid());
    m_bench->message()->findChild<QPushButton*>(u"messageAction2"_s)->click();
    QTest::qWait(100);
    QVERIFY(store().task(1)->sendAfter.isValid() && !store().task(1)->held);
    QVERIFY(m_server->requests().isEmpty());
    m_bench->action(TaskCommand::CheckNow)->trigger();
    pressFirst(m_bench->message());
    TRY_VERIFY(m_bench->state(1) != TaskState::Waiting);
}

/// One limit asks and another one refuses.
void TestMoneyByHand::refusalIsSaidBeforeTheQuestion()
{
    m_bench->prepare = [](Engine& engine) {
        for (const QString& prompt : {u"A gull"_s, u"A tern"_s, u"A skua"_s})
            (void)engine.store().add(failedTake(prompt));
    };
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Seconds, 4)));
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Takes, 2, AtLimit::Refuse)));
    m_bench->tasks()->selectAgain({1, 2, 3}, 1);
    auto* again = m_bench->button(u"againSelected"_s, m_bench->window.get());
    TRY_VERIFY(again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    TRY_VERIFY(taskMessage()->isVisible());
    QVERIFY2(
        taskMessage()->text().contains(u"2 takes in total"_s) && taskMessage()->text().contains(u"Nothing was sent"_s),
        qPrintable(taskMessage()->text()));
    QVERIFY(!WindowBench::wordsOfActions(taskMessage()).contains(u"Generate 3"_s));
}

void TestMoneyByHand::keyGeneratesAllSelectedAgain()
{
    m_bench->prepare = [](Engine& engine) {
        for (const QString& prompt : {u"A gull"_s, u"A tern"_s, u"A skua"_s})
            (void)engine.store().add(failedTake(prompt));
    };
    QVERIFY(open());
    QVERIFY(waitForActive(m_bench->window.get()));
    m_bench->tasks()->selectAgain({1, 2, 3}, 1);
    TRY_VERIFY(m_bench->button(u"againSelected"_s, m_bench->window.get())->isVisible());
    pressKey(m_bench->window.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    TRY_VERIFY(taskMessage()->isVisible());
    QCOMPARE(taskMessage()->text(), u"Generate 3 takes? You'll be charged for up to 15 s."_s);
    QCOMPARE(store().ids().size(), 3);
    // The key that asked is the answer, but not as the second half of a double press.
    pressKey(m_bench->window.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(store().ids().size(), 3);
    QTest::qWait(2 * SendGate::onePressMs);
    pressKey(m_bench->window.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    TRY_COMPARE(store().ids().size(), 6);
    QVERIFY(!taskMessage()->isVisible());
}

/// Lost, generated again by decision, and then billed.
void TestMoneyByHand::earlierCallIsShownAndSettled()
{
    m_bench->prepare = [](Engine& engine) {
        VideoTask task = failedTake(u"A gull"_s);
        task.state = TaskState::NeedsReview;
        task.remoteId.clear();
        task.createAttempts = 1;
        task.sentAt = task.createdAt = QDateTime::currentDateTimeUtc().addSecs(-600);
        const auto id = engine.store().add(task);
        const VideoTask before = *engine.store().task(id.value_or(0));
        VideoTask after = before;
        after.createAttempts = 2;
        after.sentAt = task.sentAt.addSecs(60);
        after.state = TaskState::Saved;
        after.remoteId = u"job-1"_s;
        after.file = u"/clips/1.mp4"_s;
        after.report.state = RemoteState::Succeeded;
        after.report.usage = {{u"duration"_s, 5}};
        if (!engine.store().updateAll({{before, after, {}}}).constFirst())
            qFatal("the take isn't saved");
    };
    QVERIFY(open());
    m_bench->tasks()->selectTask(1);
    m_bench->showDetails();
    TRY_VERIFY(isTold(u"Earlier call"_s));
    QVERIFY(isTold(u"Unsettled · up to 5 s"_s));
    QVERIFY(isTold(u"up to 10 s"_s));
    m_bench->action(TaskCommand::CorrectCost)->trigger();
    auto* calls = m_bench->window->findChild<QInputDialog*>(u"callDialog"_s);
    QVERIFY(calls && calls->isVisible());
    QCOMPARE(calls->comboBoxItems().size(), 2);
    calls->setTextValue(calls->comboBoxItems().constFirst());
    calls->accept();
    auto* dialog = m_bench->window->findChild<SettleDialog*>();
    QVERIFY(dialog);
    dialog->findChild<QAbstractButton*>(u"settleNotCharged"_s)->click();
    dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
    TRY_VERIFY(!isTold(u"Earlier call"_s));
    QCOMPARE(bookOf(*m_bench).entryOf(1)->state, CostState::Billed);
}

/// Undo brings the first figure back, not the service's.
void TestMoneyByHand::correctsACorrection()
{
    m_bench->prepare = [](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::Saved, u"studio"_s);
        task.remoteId = u"job-1"_s;
        task.report.state = RemoteState::Succeeded;
        task.report.usage = {{u"duration"_s, 5}};
        (void)engine.store().add(task);
    };
    QVERIFY(open());
    m_bench->tasks()->selectTask(1);
    const auto now = [this] { return bookOf(*m_bench).entryOf(1)->quantity; };
    for (const int seconds : {6, 7}) {
        m_bench->action(TaskCommand::CorrectCost)->trigger();
        auto* dialog = m_bench->window->findChild<SettleDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QAbstractButton*>(u"settleCharged"_s)->click();
        dialog->findChild<QLineEdit*>(u"settleSeconds"_s)->setText(QString::number(seconds));
        dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
        TRY_VERIFY(!m_bench->window->findChild<SettleDialog*>());
        QCOMPARE(now(), (Quantity{Amount::whole(seconds), {}}));
    }
    m_bench->message()->findChild<QPushButton*>(u"messageAction1"_s)->click();
    TRY_COMPARE(now(), (Quantity{Amount::whole(6), {}}));
    QCOMPARE(m_bench->message()->text(), u"Your earlier figure counts again."_s);
}

void TestMoneyByHand::priceStaysInANarrowForm()
{
    ElidedLabel label(u"Uses 5 s · $0.50 · 41 of 60 s left today"_s);
    label.setPartSeparator(u" · "_s);
    label.setKeptPart(u"$0.50"_s);
    const auto fit = [&label](const QString& text) {
        label.resize(label.fontMetrics().horizontalAdvance(text) + 2, label.sizeHint().height());
        return label.shownText();
    };
    QCOMPARE(fit(u"Uses 5 s · $0.50 …"_s), u"Uses 5 s · $0.50 …"_s);
    QCOMPARE(fit(u"$0.50 … mm"_s), u"$0.50 …"_s);
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeRate(
        {0, {}, {}, {}, {}, {}, RateUnit::Second, {Amount::fromMicros(100'000), u"USD"_s}, QDate(2026, 1, 1), {}}));
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Seconds, 5'000'000)));
    m_bench->write(u"A gull"_s, 5);
    auto* line = m_bench->form()->findChild<ElidedLabel*>(u"statusLabel"_s);
    TRY_VERIFY2(line->text().contains(u"$0.50"_s), qPrintable(line->text()));
    m_bench->window->resize(1024, 640);
    TRY_VERIFY2(line->shownText().contains(u"$0.50"_s), qPrintable(line->shownText()));
}

void TestMoneyByHand::lastOfALimitIsNamed()
{
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Seconds, 5)));
    m_bench->write(u"A gull"_s, 5);
    TRY_COMPARE(foot(*m_bench), u"Uses 5 s · 5 of 5 s left · none after this"_s);
}

void TestMoneyByHand::costIsReadWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1440, 900);
    QTest::newRow("small") << QSize(1024, 640);
}

/// The longest line there is in two lines, for which there always is room.
void TestMoneyByHand::costIsReadWhole()
{
    QFETCH(const QSize, size);
    QVERIFY(open());
    m_bench->window->resize(size);
    auto* line = m_bench->form()->findChild<ElidedLabel*>(u"statusLabel"_s);
    const int height = line->height();
    QVERIFY(bookOf(*m_bench).storeRate(
        {0, {}, {}, {}, {}, {}, RateUnit::Second, {Amount::fromMicros(100'000), u"USD"_s}, QDate(2026, 1, 1), {}}));
    QVERIFY(bookOf(*m_bench).storeLimit(moneyLimit(50)));
    m_bench->engine->preferences().set(Preference::SendingPaused, true);
    m_bench->write(u"A gull"_s, 5);
    TRY_VERIFY2(line->text().contains(u"left today"_s), qPrintable(line->text()));
    const QStringList parts = line->text().split(u" · "_s);
    QCOMPARE(parts.size(), 4);
    for (const QString& part : parts)
        QVERIFY2(line->shownText().contains(part), qPrintable(line->shownText()));
    QVERIFY(line->shownText().contains(u'\n'));
    QVERIFY(line->height() >= 2 * line->fontMetrics().height());
    QCOMPARE(line->height(), height);
    QVERIFY(line->toolTip().isEmpty());
}

void TestMoneyByHand::usedUpLimitIsSaidOnce()
{
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeLimit(totalLimit(LimitUnit::Seconds, 5, AtLimit::Refuse)));
    m_bench->write(u"A gull"_s, 5);
    m_bench->submit();
    (void)m_bench->onlyTask();
    VideoRequest request = m_bench->form()->request();
    request.durationSeconds.reset();
    m_bench->form()->setRequest(request);
    TRY_COMPARE(foot(*m_bench), u"Over the limit: 0 of 5 s left · Cost unknown"_s);
}

void TestMoneyByHand::unknownCostOffersARate()
{
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeLimit(moneyLimit(50)));
    m_bench->write(u"A gull"_s, 5);
    m_bench->submit();
    TRY_VERIFY(question()->isVisible());
    QVERIFY2(question()->text().contains(u"isn't known"_s), qPrintable(question()->text()));
    QCOMPARE(
        WindowBench::wordsOfActions(question()), (QStringList{u"Generate anyway"_s, u"Set a rate…"_s, u"Cancel"_s}));
    const auto* dialog = afterRate(question());
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(!question()->isVisible());
    QVERIFY(store().ids().isEmpty());
}

void TestMoneyByHand::unknownCostOfATakeOffersARate()
{
    m_bench->prepare = [](Engine& engine) { (void)engine.store().add(failedTake(u"A gull"_s)); };
    QVERIFY(open());
    QVERIFY(bookOf(*m_bench).storeLimit(moneyLimit(50)));
    m_bench->tasks()->selectTask(1);
    TRY_VERIFY(m_bench->action(TaskCommand::SubmitAgain)->isEnabled());
    m_bench->action(TaskCommand::SubmitAgain)->trigger();
    TRY_VERIFY(m_bench->message()->isVisible());
    QVERIFY2(m_bench->message()->text().contains(u"isn't known"_s), qPrintable(m_bench->message()->text()));
    const auto* dialog = afterRate(m_bench->message());
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(store().ids().size(), 1);
}

QTEST_MAIN(TestMoneyByHand)
#include "tst_moneybyhand.moc"
