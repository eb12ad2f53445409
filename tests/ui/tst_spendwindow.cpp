// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"
#include "ui/compose/form/formquestion.h"
#include "ui/spend/invoicedialog.h"
#include "ui/spend/limitdialog.h"
#include "ui/spend/limitsdialog.h"
#include "ui/spend/ratesdialog.h"
#include "ui/spend/settledialog.h"
#include "ui/spend/spendpage.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/usagebar.h"
#include "ui/window/commandpalette.h"
#include "ui/window/windowmenu.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Calls of the account "studio" that were charged 5 seconds each, one a minute until now.
void addCalls(const QString& database, int count)
{
    runOn(database,
        {u"WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < %1) INSERT INTO spend (task, "
         "attempt, account_id, model, family, api_type, resolution, mode, sound, sent_at, state, seconds, price, "
         "currency) SELECT i + 1000000, 1, 'studio', 'practice-a-3.0', 'A', 'TextToVideo', '', '', '', %2 - i * 60000, "
         "'billed', 5000000, 500000, 'USD' FROM n"_s.arg(count)
                .arg(QDateTime::currentMSecsSinceEpoch())});
}

Limit dayLimit(int seconds, AtLimit atLimit)
{
    return {0, LimitPeriod::Day, {}, LimitUnit::Seconds, Amount::whole(seconds), {}, atLimit};
}

QToolButton* railButton(const WindowBench& bench)
{
    return bench.window->findChild<QToolButton*>(u"spendPageButton"_s);
}

QString foot(const WindowBench& bench)
{
    return bench.form()->findChild<ElidedLabel*>(u"statusLabel"_s)->text();
}

SpendBook bookOf(const WindowBench& bench)
{
    return {bench.engine->store(), bench.engine->clock()};
}

} // namespace

// The page about money in the real window, and what Compose says about costs.
class TestSpendWindow final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en"_s)); }

    void practiceShowsNothingAboutMoney()
    {
        WindowBench bench;
        QVERIFY(bench.openWithPractice());
        bench.write(u"A gull"_s, 5);
        bench.submit();
        TRY_COMPARE(bench.engine->store().ids().size(), 1);
        QTest::qWait(200);
        QVERIFY(!railButton(bench)->isVisible());
        QCOMPARE(foot(bench), u"Practice mode · nothing is charged"_s);
        QVERIFY(!bench.form()->findChild<UsageBar*>()->isVisible());
    }

    void pageIsAddedToTheRail()
    {
        WindowBench bench;
        QVERIFY(bench.openWithPractice());
        const auto button = [&bench] { return bench.window->findChild<QToolButton*>(u"addPageButton"_s); };
        QVERIFY(button()->isVisible());
        QVERIFY(!railButton(bench)->isVisible());
        QTest::mouseClick(button(), Qt::LeftButton);
        TRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        auto* pages = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QCOMPARE(pages->actions().size(), 1);
        QTest::keyClick(pages, Qt::Key_Down);
        QTest::keyClick(pages, Qt::Key_Return);
        TRY_VERIFY(bench.window->findChild<SpendPage*>() != nullptr);
        QVERIFY(bench.window->findChild<SpendPage*>()->isVisible());
        QVERIFY(railButton(bench)->isVisible());
        QVERIFY(railButton(bench)->isChecked());
        QVERIFY(!button()->isVisible()); // there is no other page to add
        bench.window->findChild<QToolButton*>(u"takesPageButton"_s)->click();
        bench.close();
        QVERIFY(bench.open());
        QVERIFY(railButton(bench)->isVisible());
        QVERIFY(!button()->isVisible());
    }

    void menuHasItsGroups()
    {
        WindowBench bench;
        QVERIFY(bench.openWithPractice());
        const auto* menu = bench.window->findChild<WindowMenu*>();
        int entries = 0;
        QStringList spending;
        for (const QAction* each : menu->actions()) {
            entries += each->isVisible() && !each->isSeparator() ? 1 : 0;
            if (each->text() == u"Spending"_s) {
                for (const QAction* inner : each->menu()->actions())
                    spending.append(inner->text());
            }
        }
        QVERIFY2(entries <= 16, qPrintable(QString::number(entries)));
        QCOMPARE(spending, (QStringList{u"Spend"_s, u"Spending limits…"_s, u"Rates…"_s, u"Compare with invoice…"_s}));
        // The keys of what a group holds work in the whole window.
        QTest::keyClick(bench.window.get(), Qt::Key_3, Qt::ControlModifier);
        QVERIFY(bench.window->findChild<SpendPage*>() != nullptr);
    }

    void pageOpensAndIsRemembered()
    {
        WindowBench bench;
        bench.prepare = [](Engine& engine) { addCalls(engine.store().file(), 3); };
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        QVERIFY(railButton(bench)->isVisible());
        bench.window->findChild<QAction*>(u"spendAction"_s)->trigger();
        auto* page = bench.window->findChild<SpendPage*>();
        QVERIFY(page->isVisible());
        QCOMPARE(bench.window->windowTitle(), u"Spend – Dailies"_s);
        TRY_COMPARE(page->findChild<QLabel*>(u"billedTileValue"_s)->text(), u"15 s"_s);
        page->findChild<QPushButton*>(u"periodYear"_s)->click();
        bench.close();
        bench.prepare = nullptr;
        QVERIFY(bench.open());
        page = bench.window->findChild<SpendPage*>();
        QVERIFY(page != nullptr && page->isVisible());
        QCOMPARE(page->choice().period, SpendPeriod::Year);
        bench.window->findChild<QToolButton*>(u"takesPageButton"_s)->click();
        QVERIFY(bench.form()->isVisible());
        QCOMPARE(bench.window->windowTitle(), u"Dailies"_s);
    }

    void footSaysWhatItCosts()
    {
        WindowBench bench;
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        bench.write(u"A gull"_s, 5);
        bench.form()->setCopies(3);
        TRY_COMPARE(foot(bench), u"Uses 15 s"_s);
        auto* bar = bench.form()->findChild<UsageBar*>();
        QVERIFY(!bar->isVisible());
        const QRect before = bench.form()->findChild<QWidget*>(u"submitButton"_s)->geometry();
        QVERIFY(bookOf(bench).storeLimit(dayLimit(60, AtLimit::Ask)));
        addCalls(bench.engine->store().file(), 2);
        bench.form()->setCopies(2);
        TRY_COMPARE(foot(bench), u"Uses 10 s · 50 of 60 s left today"_s);
        QVERIFY(bar->isVisible());
        QCOMPARE(bench.form()->findChild<QWidget*>(u"submitButton"_s)->geometry(), before);
    }

    void footNamesTheLimitThatDecides()
    {
        WindowBench bench;
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        QVERIFY(bookOf(bench).storeLimit(dayLimit(20, AtLimit::Refuse)));
        QVERIFY(
            bookOf(bench).storeLimit({0, LimitPeriod::Run, {}, LimitUnit::Takes, Amount::whole(1), {}, AtLimit::Ask}));
        QVERIFY(bookOf(bench).storeLimit(
            {0, LimitPeriod::Day, {}, LimitUnit::Points, Amount::whole(100), {}, AtLimit::Ask}));
        bench.write(u"A gull"_s, 5);
        bench.form()->setCopies(5);
        TRY_COMPARE(foot(bench), u"Over the limit: 20 of 20 s left today · Uses 25 s"_s);
        bench.form()->setCopies(4);
        TRY_COMPARE(foot(bench), u"Over the limit: 1 takes per run · Uses 20 s"_s);
        bench.form()->setCopies(1);
        TRY_COMPARE(foot(bench), u"Uses 5 s · 20 of 20 s left today"_s);
    }

    void footLeavesOutWhatDoesNotConcernIt()
    {
        WindowBench bench;
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        const QString account = bench.form()->accountId();
        QVERIFY(bookOf(bench).storeLimit(
            {0, LimitPeriod::Day, {}, LimitUnit::Points, Amount::whole(100), {}, AtLimit::Ask}));
        bench.write(u"A gull"_s, 5);
        TRY_COMPARE(foot(bench), u"Uses 5 s"_s);
        QVERIFY(bookOf(bench).storeLimit(
            {0, LimitPeriod::Day, account, LimitUnit::Money, Amount::whole(2'000'000), u"USD"_s, AtLimit::Ask}));
        QVERIFY(bookOf(bench).storeRate(
            {0, {}, {}, {}, {}, {}, RateUnit::Second, {Amount::fromMicros(100'000), u"EUR"_s}, QDate(2026, 1, 1), {}}));
        bench.form()->setCopies(2);
        const QString name = bench.engine->account(account)->name;
        TRY_COMPARE(foot(bench), u"Uses 10 s · €1.00 · $2,000,000.00 a day for %1 doesn't count EUR"_s.arg(name));
        // It breaks between its parts.
        const auto* line = bench.form()->findChild<ElidedLabel*>(u"statusLabel"_s);
        QCOMPARE(line->shownText(), u"Uses 10 s · €1.00\n$2,000,000.00 a day for %1 doesn't count EUR"_s.arg(name));
        QVERIFY2(line->toolTip().isEmpty(), qPrintable(line->toolTip()));
    }

    void followsOtherProcesses()
    {
        WindowBench bench;
        bench.prepare = [](Engine& engine) { addCalls(engine.store().file(), 3); };
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        bench.write(u"A gull"_s, 5);
        TRY_COMPARE(foot(bench), u"Uses 5 s"_s);
        const QString database = bench.engine->store().file();
        // As the command line does.
        runOn(database,
            {u"INSERT INTO limits (period, account_id, unit, amount, currency, refuses) VALUES "
             "('day', '', 'seconds', 60000000, '', 0)"_s});
        TRY_COMPARE(foot(bench), u"Uses 5 s · 45 of 60 s left today"_s);
        bench.window->findChild<QAction*>(u"spendAction"_s)->trigger();
        auto* page = bench.window->findChild<SpendPage*>();
        TRY_COMPARE(page->view().limits.size(), 1);
        bench.menuAction(u"Spending limits…"_s)->trigger();
        const auto* shown = bench.window->findChild<LimitsDialog*>()->findChild<QTreeWidget*>();
        QCOMPARE(shown->topLevelItemCount(), 1);
        runOn(database, {u"DELETE FROM limits"_s});
        TRY_COMPARE(shown->topLevelItemCount(), 0);
        TRY_COMPARE(page->view().limits.size(), 0);
        TRY_COMPARE(foot(bench), u"Uses 5 s"_s);
    }

    void removedAccountKeepsItsNameInMoney()
    {
        WindowBench bench;
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        const QString account = bench.form()->accountId();
        const QString name = bench.engine->account(account)->name;
        QVERIFY(bookOf(bench).storeLimit(
            {0, LimitPeriod::Day, account, LimitUnit::Seconds, Amount::whole(60), {}, AtLimit::Ask}));
        QVERIFY(bookOf(bench).storeRate({0, account, {}, {}, {}, {}, RateUnit::Second,
            {Amount::fromMicros(100'000), u"USD"_s}, QDate(2026, 1, 1), {}}));
        bench.menuAction(u"Account settings…"_s)->trigger();
        auto* settings = bench.window->findChild<QDialog*>(u"accountSettingsDialog"_s);
        QVERIFY(settings);
        settings->findChild<QPushButton*>(u"removeAccountButton"_s)->click();
        auto* question = settings->findChild<MessageBar*>();
        QVERIFY2(question->text().contains(u"60 seconds a day"_s) && question->text().contains(u"$0.10/s since"_s),
            qPrintable(question->text()));
        question->findChild<QPushButton*>(u"messageAction1"_s)->click();
        TRY_VERIFY(!bench.engine->account(account));
        bench.menuAction(u"Spending limits…"_s)->trigger();
        auto* limits = bench.window->findChild<LimitsDialog*>();
        const auto* list = limits->findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItem(0)->text(1), name + u" (removed)"_s);
        limits->findChild<QPushButton*>(u"editLimitButton"_s)->click();
        const auto* combo = limits->findChild<QComboBox*>(u"limitAccount"_s);
        QCOMPARE(combo->currentText(), name + u" (removed)"_s);
        QCOMPARE(combo->currentData().toString(), account);
        limits->reject();
        bench.menuAction(u"Rates…"_s)->trigger();
        const auto* rates = bench.window->findChild<RatesDialog*>()->findChild<QTreeWidget*>();
        QCOMPARE(rates->topLevelItem(0)->text(0), name + u" (removed)"_s);
    }

    void generateAgainSaysItsCost()
    {
        FaultServer server;
        server.setHandler([](const FaultRequest&) { return FaultScript{.reply = WindowBench::accepted("one")}; });
        WindowBench bench;
        QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-1"));
        QVERIFY(bookOf(bench).storeRate(
            {0, {}, {}, {}, {}, {}, RateUnit::Second, {Amount::fromMicros(100'000), u"USD"_s}, QDate(2026, 1, 1), {}}));
        bench.write(u"A gull"_s, 5);
        bench.submit();
        TRY_COMPARE(bench.engine->store().ids().size(), 1);
        TRY_VERIFY(bench.action(TaskCommand::SubmitAgain)->isEnabled());
        QMenu menu;
        bench.window->findChild<TaskPanel*>()->taskActions()->fill(&menu);
        menu.popup({});
        const QString tip = bench.action(TaskCommand::SubmitAgain)->toolTip();
        QVERIFY2(tip.contains(u"up to 5 s ($0.50)"_s), qPrintable(tip));
    }

    void generatingSeveralAgainSaysWhatIsCharged()
    {
        WindowBench bench;
        bench.prepare = [](Engine& engine) {
            for (int n = 0; n < 3; ++n) {
                VideoTask task = WindowBench::task(TaskState::Failed, u"studio"_s);
                task.request.durationSeconds = 5;
                task.request.prompt += QString::number(n);
                (void)engine.store().add(task);
            }
        };
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        const auto asked = [&bench] {
            bench.tasks()->selectAgain({1, 2, 3}, 1);
            auto* again = bench.button(u"againSelected"_s, bench.window.get());
            (void)QTest::qWaitFor([again] { return again->isVisible(); }, patienceMs);
            QTest::mouseClick(again, Qt::LeftButton);
            return bench.window->findChild<MessageBar*>(u"taskMessage"_s)->text();
        };
        QCOMPARE(asked(), u"Generate 3 takes? You'll be charged for up to 15 s."_s);
        QVERIFY(bookOf(bench).storeLimit(dayLimit(60, AtLimit::Ask)));
        QCOMPARE(asked(), u"Generate 3 takes? You'll be charged for up to 15 s. 60 of 60 s left today."_s);
    }

    void limitThatAsks()
    {
        FaultServer server;
        server.setHandler([](const FaultRequest&) { return FaultScript{.reply = WindowBench::accepted("one")}; });
        WindowBench bench;
        QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-1"));
        QVERIFY(bookOf(bench).storeLimit(dayLimit(4, AtLimit::Ask)));
        bench.write(u"A gull"_s, 5);
        bench.submit();
        auto* question = bench.form()->findChild<FormQuestion*>(u"formQuestion"_s)->findChild<MessageBar*>();
        TRY_VERIFY(question->isVisible());
        QCOMPARE(WindowBench::wordsOfActions(question), (QStringList{u"Generate anyway"_s, u"Cancel"_s}));
        QVERIFY2(question->text().contains(u"over your limit of 4 seconds a day (0 seconds used or reserved)."_s),
            qPrintable(question->text()));
        QVERIFY(bench.engine->store().ids().isEmpty());
        question->findChild<QPushButton*>(u"messageAction1"_s)->click();
        TRY_COMPARE(bench.engine->store().ids().size(), 1);
        TRY_VERIFY(bench.state(bench.onlyTask()) != TaskState::Waiting);
    }

    /// The take keeps its three choices until the user says that it may go over the limit.
    void limitAsksBeforeATakeIsResubmitted()
    {
        FaultServer server;
        server.setHandler([](const FaultRequest& request) {
            return FaultScript{.reply = request.method == "POST" && !request.body.contains("lost-1")
                        && !request.target.contains("query")
                    ? FaultServer::reply(502, "<html>")
                    : WindowBench::accepted("one")};
        });
        WindowBench bench;
        QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-1"));
        bench.write(u"A gull"_s, 5);
        bench.submit();
        TRY_COMPARE(bench.engine->store().ids({TaskState::NeedsReview}).size(), 1);
        const TaskId id = bench.engine->store().ids({TaskState::NeedsReview}).constFirst();
        QVERIFY(bookOf(bench).storeLimit(dayLimit(9, AtLimit::Ask)));
        const auto button = [&bench](const QString& name) { return bench.window->findChild<QPushButton*>(name); };
        TRY_VERIFY(button(u"submitAgainButton"_s)->isVisible());
        const qsizetype calls = server.requests().size();
        button(u"submitAgainButton"_s)->click();
        QCOMPARE(bench.window->findChild<QLabel*>(u"decisionSentence"_s)->text(),
            u"You'll be charged for up to 5 s. 4 of 9 s left today. If the first one went through, you'll pay for both."_s);
        button(u"confirmResubmitButton"_s)->click();
        TRY_VERIFY2(bench.message()->text().contains(u"9 seconds a day"_s), qPrintable(bench.message()->text()));
        QCOMPARE(bench.engine->store().task(id)->state, TaskState::NeedsReview);
        QCOMPARE(server.requests().size(), calls);
        bench.message()->findChild<QPushButton*>(u"messageAction1"_s)->click();
        TRY_VERIFY(server.requests().size() > calls);
        QCOMPARE(bench.engine->store().ids().size(), 1);
    }

    void everyLimitThatAsksIsNamed()
    {
        WindowBench bench;
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        QVERIFY(bookOf(bench).storeLimit(dayLimit(14, AtLimit::Ask)));
        QVERIFY(
            bookOf(bench).storeLimit({0, LimitPeriod::Run, {}, LimitUnit::Takes, Amount::whole(2), {}, AtLimit::Ask}));
        bench.write(u"A gull"_s, 5);
        bench.window->activateWindow();
        QTest::keyClick(bench.prompt(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        auto* question = bench.form()->findChild<FormQuestion*>(u"formQuestion"_s)->findChild<MessageBar*>();
        TRY_VERIFY(question->isVisible());
        QVERIFY2(question->text().contains(u"These 3 takes go over several of your limits: "
                                           "14 seconds a day (0 seconds used or reserved), 2 takes per run."_s),
            qPrintable(question->text()));
        QCOMPARE(bench.form()->copies(), 3);
        question->findChild<QPushButton*>(u"messageAction2"_s)->click();
        QVERIFY(!question->isVisible());
        QCOMPARE(bench.form()->copies(), 1); // the next press generates what was chosen before
        QVERIFY(bench.engine->store().ids().isEmpty());
    }

    void limitsComeBeforeTheFirstTake()
    {
        WindowBench bench;
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        QVERIFY(!railButton(bench)->isVisible());
        bench.menuAction(u"Spending limits…"_s)->trigger();
        auto* limits = bench.window->findChild<LimitsDialog*>();
        QVERIFY(limits && limits->isVisible());
        limits->reject();
        bench.menuAction(u"Rates…"_s)->trigger();
        auto* rates = bench.window->findChild<RatesDialog*>();
        QVERIFY(rates && rates->isVisible());
    }

    /// Where there are none, the list of limits would be a detour.
    void theFirstLimitIsAddedAtOnce()
    {
        WindowBench bench;
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        bench.window->findChild<QAction*>(u"spendAction"_s)->trigger();
        auto* add = bench.window->findChild<QPushButton*>(u"editLimitsButton"_s);
        TRY_COMPARE(add->text(), u"Add…"_s);
        add->click();
        QPointer<LimitDialog> dialog = bench.window->findChild<LimitDialog*>();
        TRY_VERIFY(dialog && dialog->isVisible());
        QVERIFY(!bench.window->findChild<LimitsDialog*>()->isVisible());
        dialog->reject();
        TRY_VERIFY(bench.window->findChild<LimitsDialog*>() == nullptr);
        QVERIFY(bookOf(bench).limits().isEmpty());
        add->click();
        dialog = bench.window->findChild<LimitDialog*>();
        TRY_VERIFY(dialog && dialog->isVisible());
        Q_EMIT dialog->saveRequested(dayLimit(9, AtLimit::Ask));
        TRY_VERIFY(!dialog);
        QCOMPARE(bookOf(bench).limits().size(), 1);
        TRY_COMPARE(add->text(), u"Edit…"_s);
        add->click();
        TRY_VERIFY(bench.window->findChild<LimitsDialog*>() != nullptr
            && bench.window->findChild<LimitsDialog*>()->isVisible());
    }

    void saysWhatIsUsed()
    {
        FaultServer server;
        server.setHandler([](const FaultRequest&) { return FaultScript{.reply = WindowBench::accepted("one")}; });
        WindowBench bench;
        QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-1"));
        QVERIFY(bookOf(bench).storeLimit(dayLimit(6, AtLimit::Ask)));
        bench.write(u"A gull"_s, 5);
        TRY_COMPARE(foot(bench), u"Uses 5 s · 6 of 6 s left today · past 80 %"_s);
        bench.submit();
        TRY_COMPARE(bench.message()->text(), u"83 % of your limit of 6 seconds a day is used or reserved."_s);
        QCOMPARE(WindowBench::wordsOfActions(bench.message()), (QStringList{u"Spending limits…"_s}));
        bench.write(u"A gull at dawn"_s, 5);
        TRY_COMPARE(foot(bench), u"Over the limit: 1 of 6 s left today · Uses 5 s"_s);
    }

    void namesTheAccountOfALimit()
    {
        FaultServer server;
        server.setHandler([](const FaultRequest&) { return FaultScript{.reply = WindowBench::accepted("one")}; });
        WindowBench bench;
        QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-1"));
        Limit limit = dayLimit(5, AtLimit::Ask);
        limit.account = bench.engine->accounts().accounts().constLast().id;
        QVERIFY(bookOf(bench).storeLimit(limit));
        bench.write(u"A gull"_s, 5);
        bench.submit();
        const QString account = bench.engine->accounts().accounts().constLast().name;
        TRY_COMPARE(bench.message()->text(), u"Your limit of 5 seconds a day for %1 is reached."_s.arg(account));
    }

    void invoiceIsComparedFromThePalette()
    {
        WindowBench bench;
        QVERIFY(bench.openWithAccount(QUrl(u"https://service.test/v1"_s), "sk-1"));
        QVERIFY(waitForActive(bench.window.get()));
        pressKey(bench.window.get(), Qt::Key_K, Qt::ControlModifier);
        TRY_VERIFY(bench.window->findChild<CommandPalette*>() != nullptr);
        auto* words = bench.window->findChild<QLineEdit*>(u"paletteWords"_s);
        TRY_VERIFY(words->hasFocus());
        QTest::keyClicks(words, u"invoice"_s);
        pressKey(words, Qt::Key_Return);
        TRY_VERIFY(bench.window->findChild<InvoiceDialog*>() != nullptr);
        TRY_VERIFY(bench.window->findChild<InvoiceDialog*>()->isVisible());
    }

    /// As after a refund.
    void correctsWhatWasBilled()
    {
        WindowBench bench;
        bench.prepare = [](Engine& engine) {
            VideoTask task = WindowBench::task(TaskState::Saved, u"studio"_s);
            task.remoteId = u"job-1"_s;
            task.report.state = RemoteState::Succeeded;
            task.report.usage = {{u"duration"_s, 5}};
            (void)engine.store().add(task);
        };
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        bench.tasks()->selectTask(1);
        const auto isTold = [&bench](const QString& text) {
            const QList<QLabel*> labels = bench.window->findChild<TaskDetails*>()->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(text); });
        };
        TRY_VERIFY(isTold(u"Billed"_s));
        bench.action(TaskCommand::CorrectCost)->trigger();
        auto* dialog = bench.window->findChild<SettleDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QCOMPARE(dialog->windowTitle(), u"Cost of take 1"_s);
        QCOMPARE(dialog->findChild<QLineEdit*>(u"settleSeconds"_s)->text(), u"5"_s);
        dialog->findChild<QRadioButton*>(u"settleNotCharged"_s)->click();
        QTest::keyClick(dialog, Qt::Key_Return);
        TRY_COMPARE(bookOf(bench).entryOf(1)->state, CostState::NotBilled);
        TRY_VERIFY(isTold(u"Not billed"_s));
        bench.message()->findChild<QPushButton*>(u"messageAction1"_s)->click();
        TRY_COMPARE(bookOf(bench).entryOf(1)->state, CostState::Billed);
        QCOMPARE(bench.message()->text(), u"The service's figure counts again."_s);
        TRY_VERIFY(isTold(u"Billed"_s));
    }

    void undoesASettlementByKey()
    {
        WindowBench bench;
        bench.prepare = [](Engine& engine) {
            addCalls(engine.store().file(), 1);
            runOn(engine.store().file(), {u"UPDATE spend SET state = 'unsettled', seconds = NULL, price = NULL"_s});
        };
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        bench.window->findChild<QAction*>(u"spendAction"_s)->trigger();
        auto* page = bench.window->findChild<SpendPage*>();
        TRY_VERIFY(page->findChild<QPushButton*>(u"settleButton"_s));
        page->findChild<QPushButton*>(u"settleButton"_s)->click();
        auto* dialog = bench.window->findChild<SettleDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QRadioButton*>(u"settleNotCharged"_s)->click();
        dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
        const auto settled = [&] { return !bookOf(bench).entries({}, CostState::NotBilled)->isEmpty(); };
        TRY_VERIFY(settled());
        TRY_VERIFY(!bench.window->findChild<SettleDialog*>());
        QVERIFY(waitForActive(bench.window.get()));
        QTest::keyClick(page->focusWidget() ? page->focusWidget() : page, Qt::Key_Z, Qt::ControlModifier);
        TRY_VERIFY(!settled());
    }

    void limitThatRefuses()
    {
        WindowBench bench;
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        QVERIFY(bookOf(bench).storeLimit(dayLimit(4, AtLimit::Refuse)));
        bench.write(u"A gull"_s, 5);
        bench.submit();
        TRY_VERIFY(bench.message()->isVisible());
        QVERIFY2(bench.message()->text().contains(u"Nothing was sent"_s), qPrintable(bench.message()->text()));
        QCOMPARE(WindowBench::wordsOfActions(bench.message()), (QStringList{u"Edit limits…"_s}));
        QVERIFY(bench.engine->store().ids().isEmpty());
        bench.message()->findChild<QPushButton*>(u"messageAction1"_s)->click();
        QVERIFY(bench.window->findChild<LimitsDialog*>());
    }

    void manyTakesDoNotBlockTheWindow()
    {
        WindowBench bench;
        bench.prepare = [](Engine& engine) { addCalls(engine.store().file(), 100'000); };
        QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
        QTest::qWait(500); // the rest of the start
        QElapsedTimer turn;
        qint64 longest = 0;
        QTimer ticks;
        connect(&ticks, &QTimer::timeout, this, [&] { longest = std::max(longest, turn.restart()); });
        ticks.start(1);
        turn.start();
        QElapsedTimer whole;
        whole.start();
        bench.window->findChild<QAction*>(u"spendAction"_s)->trigger();
        const qint64 opened = whole.elapsed();
        auto* page = bench.window->findChild<SpendPage*>();
        page->findChild<QPushButton*>(u"periodYear"_s)->click();
        TRY_COMPARE(page->view().breakdown.total.billed.takes, 100'000);
        qInfo("100,000 takes: opened in %lld ms, all figures after %lld ms, longest turn %lld ms", opened,
            whole.elapsed(), longest);
        QVERIFY(longest < 1000);
    }
};

QTEST_MAIN(TestSpendWindow)
#include "tst_spendwindow.moc"
