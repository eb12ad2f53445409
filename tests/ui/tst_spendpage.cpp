// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/spendsamples.h"
#include "ui/spend/breakdownmodel.h"
#include "ui/spend/limitspanel.h"
#include "ui/spend/spendchart.h"
#include "ui/spend/spendpage.h"
#include "ui/spend/spendswatch.h"
#include "ui/spend/unsettledlist.h"
#include "ui/spend/unsettledrow.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/elidedlabel.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

struct Bench {
    Bench(const SpendView& view = SpendSamples::view(), QSize size = {1384, 900})
    {
        page.resize(size);
        page.setChoice(view.choice);
        page.setView(view, SpendSamples::names);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page, patienceMs);
    }
    QString text(const char* name) const { return page.findChild<QLabel*>(QLatin1StringView(name))->text(); }
    QString textsIn(const char* name) const
    {
        QStringList texts;
        for (const QLabel* label : page.findChild<QWidget*>(QLatin1StringView(name))->findChildren<QLabel*>())
            texts.append(label->text());
        return texts.join(u'\n');
    }
    QPushButton* button(const char* name) const { return page.findChild<QPushButton*>(QLatin1StringView(name)); }
    QTableView* table() const { return page.findChild<QTableView*>(u"breakdownTable"_s); }
    QString cell(int row, int column) const { return table()->model()->index(row, column).data().toString(); }
    SpendPage page;
};

void keep(SpendPage& page, const QString& name)
{
    const QString folder = qEnvironmentVariable("DAILIES_PICTURES");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    QTest::qWait(50);
    page.grab().save(folder + u'/' + name + u".png"_s);
}

} // namespace

// The page about money, with made-up figures.
class TestSpendPage final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en"_s)); }

    void pictures()
    {
        for (const auto& [theme, name] : {std::pair{Theme::Light, u"light"_s}, std::pair{Theme::Dark, u"dark"_s}}) {
            applyLook(*qApp, theme);
            Bench wide;
            keep(wide.page, u"wide-"_s + name);
            Bench small(SpendSamples::view(), {980, 640});
            keep(small.page, u"small-"_s + name);
            small.page.findChild<SpendChart*>()->chooseDay(27);
            small.page.findChild<QScrollArea*>(u"spendScroll"_s)->verticalScrollBar()->setValue(9999);
            keep(small.page, u"small-end-"_s + name);
        }
        applyLook(*qApp, Theme::Light);
    }

    void modelKeepsItsPromises()
    {
        BreakdownModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        BreakdownSort sorted;
        sorted.setSourceModel(&model);
        QAbstractItemModelTester sortTester(&sorted, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setReport(SpendSamples::breakdown(), SpendGroup::Model, SpendSamples::names);
        sorted.sort(BreakdownModel::Takes, Qt::DescendingOrder);
        model.setReport({}, SpendGroup::Tag, {});
        QCOMPARE(model.rowCount(), 0); // no total of nothing
    }

    void totalStaysLast_data()
    {
        QTest::addColumn<int>("column");
        for (int column = 0; column < BreakdownModel::ColumnCount; ++column)
            QTest::newRow(qPrintable(QString::number(column))) << column;
    }
    void totalStaysLast()
    {
        QFETCH(int, column);
        Bench bench;
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            bench.table()->sortByColumn(column, order);
            QCOMPARE(bench.cell(2, BreakdownModel::Name), u"Total"_s);
        }
    }

    void unknownIsNotZero()
    {
        Bench bench;
        QCOMPARE(bench.cell(1, BreakdownModel::Name), u"kling-2.6"_s);
        QCOMPARE(bench.cell(1, BreakdownModel::Seconds), u"–"_s);
        QCOMPARE(bench.cell(1, BreakdownModel::Points), u"63.5"_s);
        QCOMPARE(bench.cell(1, BreakdownModel::Money), u"–"_s);
        QCOMPARE(bench.cell(1, BreakdownModel::CostPerKept), u"–"_s);
        QCOMPARE(bench.cell(0, BreakdownModel::CostPerKept), u"$0.38"_s);
        QCOMPARE(bench.cell(2, BreakdownModel::CostPerKept), u"$0.38 (22 takes left out)"_s);
    }

    void currenciesAreNotMixed()
    {
        SpendLine line = SpendSamples::line(u"m"_s, SpendSamples::sum(2, 10, "0", 100), 1, 2, 5);
        line.billed.unpriced = 3;
        line.billed.money.insert(u"EUR"_s, Amount::whole(1));
        QCOMPARE(moneyText(line.billed.money), u"€1.00 + $1.00"_s);
        BreakdownModel model;
        const auto cell = [&] {
            model.setReport({line, {line}}, SpendGroup::Model, {});
            return model.index(0, BreakdownModel::CostPerKept).data().toString();
        };
        QCOMPARE(cell(), u"$0.20 (3 takes left out)"_s); // no second was kept for euros
        line.pricedKeptSeconds.insert(u"EUR"_s, Amount::whole(2));
        line.billed.unpriced = 0;
        QCOMPARE(cell(), u"€0.50 · $0.20"_s);
        line.pricedKeptSeconds = {};
        QCOMPARE(cell(), u"–"_s);
    }

    void moneyOfMoreTakesThanSeconds()
    {
        SpendView view = SpendSamples::view();
        for (SpendLine* line : {&view.days.total, &view.breakdown.total}) {
            *line = {};
            line->billed = SpendSamples::sum(7, 35, "0");
            line->billed.inSeconds = 6; // one more was settled by hand, with money only
            line->billed.money = {{u"EUR"_s, *Amount::parse(u"0.7")}, {u"USD"_s, *Amount::parse(u"3.675")}};
            line->billed.unpriced = 0;
        }
        Bench bench(view);
        QVERIFY2(bench.textsIn("billedTile").contains(u"6 takes · €0.70 + $3.68 for 7 takes"_s),
            qPrintable(bench.textsIn("billedTile")));
    }

    void tilesShowTheSums()
    {
        Bench bench;
        QCOMPARE(bench.text("billedTileValue"), u"412 s"_s);
        QCOMPARE(bench.text("reservedTileValue"), u"15 s"_s);
        QCOMPARE(bench.text("unsettledTileValue"), u"10 s"_s);
        QCOMPARE(bench.text("notBilledTileValue"), u"15 s"_s);
        QCOMPARE(bench.text("otherTileValue"), u"63.5 points"_s);
        // Each figure has its own takes.
        QVERIFY2(
            bench.textsIn("billedTile").contains(u"$41.20 · 101 takes"_s), qPrintable(bench.textsIn("billedTile")));
        QVERIFY(bench.textsIn("otherTile").contains(u"22 takes · no rate set"_s));
        QSignalSpy rates(&bench.page, &SpendPage::ratesRequested);
        bench.button("setRateButton")->click();
        QCOMPARE(rates.size(), 1);
        bench.button("reviewButton")->click();
        // A busy window manager can take the focus for a moment.
        TRY_VERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()) != nullptr);
        QCOMPARE(qobject_cast<QPushButton*>(QApplication::focusWidget())->text(), u"Settle…"_s);
    }

    void figureToReviewFollowsTheTheme()
    {
        Bench bench;
        const auto back = qScopeGuard([] { applyLook(*qApp, Theme::Light); });
        const auto* value = bench.page.findChild<QLabel*>(u"unsettledTileValue"_s);
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Light}) {
            applyLook(*qApp, theme);
            TRY_COMPARE(value->palette().color(value->foregroundRole()), tone(theme, Tone::Warning));
            const auto* warning = bench.page.findChild<QLabel*>(u"limitWarning"_s);
            TRY_COMPARE(warning->palette().color(warning->foregroundRole()), tone(theme, Tone::Warning));
        }
    }

    void rateInForceIsNamed()
    {
        SpendView view = SpendSamples::view();
        Rate next = view.rates.constFirst();
        next.from = SpendSamples::today.addDays(1);
        next.price.amount = Amount::whole(9);
        view.rates.append(next);
        Bench bench(view);
        QVERIFY2(bench.text("ratesNote").startsWith(u"Money uses your rates: wan3.0-video $0.10/s since "_s),
            qPrintable(bench.text("ratesNote")));
    }

    void callsOfOneTakeAreToldApart()
    {
        SpendView view = SpendSamples::view();
        view.unsettled[1].task = view.unsettled[0].task;
        view.unsettled[0].sentAt = QDateTime(SpendSamples::today, QTime(10, 30));
        view.unsettled[1].sentAt = QDateTime(SpendSamples::today, QTime(11, 45));
        Bench bench(view);
        const auto sent = bench.page.findChildren<ElidedLabel*>(u"unsettledSent"_s);
        QCOMPARE(sent.size(), 2);
        QVERIFY(sent[0]->isVisible() && sent[0]->text().contains(u"10:30"_s));
        QVERIFY(sent[1]->text().contains(u"11:45"_s));
        QCOMPARE(sent[0]->shownText(), sent[0]->text());
    }

    /// What is short is shown whole, in columns that all rows share.
    void unsettledTakesShareColumns()
    {
        SpendView view = SpendSamples::view();
        view.unsettled[1].state = CostState::Billed; // with another button and reason
        view.unsettled[1].task = 0; // deleted, so without a number
        for (const int width : {980, 1384}) {
            Bench bench(view, {width, 640});
            for (const char* name : {"unsettledPrompt", "unsettledReason", "unsettledSent", "unsettledAmount"}) {
                const auto cells = bench.page.findChildren<ElidedLabel*>(QLatin1StringView(name));
                QCOMPARE(cells.size(), 2);
                QCOMPARE(cells.at(0)->x(), cells.at(1)->x());
                for (const ElidedLabel* cell : cells)
                    QVERIFY2(width < 1384 || cell->shownText() == cell->text(), qPrintable(cell->shownText()));
            }
            const auto amounts = bench.page.findChildren<ElidedLabel*>(u"unsettledAmount"_s);
            QCOMPARE(amounts.at(0)->shownText(), amounts.at(0)->text());
        }
    }

    /// The legend ends where the chart does. It is beside the title, or below it if the units can be chosen there.
    void legendIsWithTheChart()
    {
        SpendView both = SpendSamples::view();
        both.days.total.billed.points = Amount::whole(5);
        for (const SpendView& view : {SpendSamples::view(), both}) {
            for (const int width : {980, 1384}) {
                Bench bench(view, {width, 640});
                const auto* legend = bench.page.findChild<ChartLegend*>();
                const auto* title = bench.page.findChild<QLabel*>(u"chartTitle"_s);
                const auto* chart = bench.page.findChild<SpendChart*>();
                const bool hasUnits = bench.button("chartUnit0")->isVisible();
                QCOMPARE(hasUnits, view.days.total.billed.points == Amount::whole(5));
                QCOMPARE(legend->y() > title->geometry().bottom(), hasUnits);
                QVERIFY(chart->y() > legend->geometry().bottom());
                QCOMPARE(legend->geometry().right(), chart->geometry().right());
            }
        }
    }

    void unknownMoneyIsNamedAsInTheTable()
    {
        SpendView view = SpendSamples::view();
        view.rates.clear();
        const Bench bench(view);
        QVERIFY(bench.text("ratesNote").contains(u"–"_s));
        QCOMPARE(bench.cell(1, BreakdownModel::Money), u"–"_s);
    }

    void nothingToReview()
    {
        SpendView view = SpendSamples::view();
        view.breakdown.total.unsettled = {};
        view.breakdown.total.billed.unpriced = 0;
        view.unsettled.clear();
        Bench bench(view);
        QVERIFY(!bench.button("reviewButton")->isVisible());
        QVERIFY(!bench.button("setRateButton")->isVisible());
        QVERIFY(!bench.page.findChild<UnsettledList*>()->isVisible());
    }

    void chartIsReadByKeys()
    {
        Bench bench;
        auto* chart = bench.page.findChild<SpendChart*>();
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Left);
        QCOMPARE(chart->chosenDay(), 29); // the last day first
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->chosenDay(), 29);
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(chart, Qt::Key_Left);
        QCOMPARE(chart->chosenDay(), 0);
        QVERIFY(chart->dayText(0).endsWith(u"nothing"_s));
        const QString text = chart->dayText(27);
        for (const QString& part : {u"31 s billed"_s, u"up to 5 s unsettled"_s, u"5 s not billed"_s})
            QVERIFY2(text.contains(part), qPrintable(text));
        QTest::keyClick(chart, Qt::Key_Escape);
        QCOMPARE(chart->chosenDay(), -1);
        QVERIFY(!chart->accessibleName().isEmpty() && !chart->accessibleDescription().isEmpty());
    }

    void chartOfAnyLength_data()
    {
        QTest::addColumn<int>("days");
        for (const int days : {0, 1, 7, 366, 4000})
            QTest::addRow("%d", days) << days;
    }
    void chartOfAnyLength()
    {
        QFETCH(int, days);
        SpendChart chart;
        QList<ChartDay> all;
        for (int i = 0; i < days; ++i)
            all.append({SpendSamples::today.addDays(i - days + 1), double(i % 9), 0, double(i % 4), 0});
        chart.setDays(all, ChartUnit::Seconds, Amount::whole(8));
        chart.resize(600, chart.height());
        QVERIFY(!chart.grab().isNull());
        chart.chooseDay(days + 5);
        QCOMPARE(chart.chosenDay(), days - 1);
    }

    void pointsOnlyAreShown()
    {
        SpendView view = SpendSamples::view();
        for (SpendLine* line : {&view.days.total, &view.breakdown.total}) {
            *line = {};
            line->billed = SpendSamples::sum(3, 0, "7.5");
        }
        view.days.lines = {SpendSamples::line(u"2026-11-24"_s, SpendSamples::sum(3, 0, "7.5"), 0, 0, 0)};
        view.breakdown.lines = {SpendSamples::line(u"kling-2.6"_s, SpendSamples::sum(3, 0, "7.5"), 0, 0, 0)};
        Bench bench(view);
        QCOMPARE(bench.text("chartTitle"), u"Points per day"_s);
        QVERIFY(!bench.button("chartUnit0")->isVisible());
        QCOMPARE(bench.text("billedTileValue"), u"7.5 points"_s);
        QVERIFY(bench.table()->isColumnHidden(BreakdownModel::Seconds));
        QVERIFY(bench.page.findChild<SpendChart*>()->dayText(29).contains(u"7.5 points billed"_s));
    }

    void bothUnitsCanBeChosen()
    {
        SpendView view = SpendSamples::view();
        view.days.total.billed.points = Amount::whole(3);
        Bench bench(view);
        QVERIFY(bench.button("chartUnit1")->isVisible());
        bench.button("chartUnit1")->click();
        QCOMPARE(bench.page.findChild<SpendChart*>()->accessibleName(), u"Points per day"_s);
    }

    void limitsSayWhatIsLeft_data()
    {
        QTest::addColumn<int>("billed");
        QTest::addColumn<bool>("asks");
        QTest::addColumn<QString>("text");
        QTest::newRow("little") << 10 << true << u""_s;
        QTest::newRow("79 %") << 79 << true << u""_s;
        QTest::newRow("80 %") << 80 << true << u"Past 80 %. You'll be asked before going over."_s;
        QTest::newRow("refuses") << 90 << false << u"Past 80 %. Requests that go over aren't sent."_s;
        QTest::newRow("used up") << 140 << true << u"Used up. You'll be asked before going over."_s;
    }
    void limitsSayWhatIsLeft()
    {
        QFETCH(int, billed);
        QFETCH(bool, asks);
        QFETCH(QString, text);
        LimitsPanel panel;
        const AtLimit atLimit = asks ? AtLimit::Ask : AtLimit::Refuse;
        panel.setLimits({{SpendSamples::limit(LimitPeriod::Day, 100, {}, atLimit), Amount::whole(billed), {}, {}, 0}},
            SpendSamples::today, {});
        QStringList all;
        for (const auto* label : panel.findChildren<QLabel*>())
            all.append(label->text());
        QVERIFY(all.contains(u"%1 s left"_s.arg(std::max(0, 100 - billed))));
        QCOMPARE(all.filter(u"%"_s).join(u' ') + all.filter(u"Used up"_s).join(u' '), text);
    }

    void limitsSayWhatTheyCantCount()
    {
        LimitsPanel panel;
        LimitUse use{SpendSamples::limit(LimitPeriod::Day, 100, {}, AtLimit::Ask), {}, {}, {}, 0};
        use.otherMoney = {{u"EUR"_s, *Amount::parse(u"0.7")}};
        panel.setLimits({use}, SpendSamples::today, {});
        QStringList all;
        for (const auto* label : panel.findChildren<QLabel*>())
            all.append(label->text());
        QVERIFY2(
            all.contains(u"€0.70 can't be counted, because it's in another currency."_s), qPrintable(all.join(u'|')));
    }

    void manyUnsettledAreShownInParts()
    {
        SpendView view = SpendSamples::view();
        view.unsettled.clear();
        for (int i = 0; i < 45; ++i)
            view.unsettled.append(SpendSamples::unsettled(i + 1, i + 1, u"Prompt"_s, u"No response."_s));
        Bench bench(view);
        const auto rows = [&bench] {
            auto all = bench.page.findChildren<QPushButton*>(u"settleButton"_s);
            all.removeIf([](const QPushButton* button) { return button->isHidden(); });
            return all.size();
        };
        QCOMPARE(rows(), UnsettledList::shownAtFirst);
        bench.button("moreUnsettledButton")->click();
        bench.button("moreUnsettledButton")->click();
        QCOMPARE(rows(), 45);
        QVERIFY(!bench.button("moreUnsettledButton")->isVisible());
    }

    void settledTakesCanBeUndone()
    {
        SpendView view = SpendSamples::view();
        view.unsettled[0].state = CostState::NotBilled;
        view.unsettled[0].isSettledByHand = true;
        Bench bench(view);
        QSignalSpy settle(&bench.page, &SpendPage::settleRequested);
        QSignalSpy undo(&bench.page, &SpendPage::undoRequested);
        const auto buttons = bench.page.findChildren<QPushButton*>(u"settleButton"_s);
        QCOMPARE(buttons.at(0)->text(), u"Undo"_s);
        buttons.at(0)->click();
        QCOMPARE(undo.size(), 1);
        QCOMPARE(settle.size(), 0);
        buttons.at(1)->click();
        QCOMPARE(settle.size(), 1);
    }

    void emptyTimeOffersTheYear()
    {
        SpendView view = SpendSamples::view();
        view.breakdown = {};
        view.days = {};
        view.unsettled.clear();
        Bench bench(view);
        QSignalSpy chosen(&bench.page, &SpendPage::chosen);
        QVERIFY(!bench.table()->isVisible());
        bench.button("emptyAction1")->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(bench.page.choice().period, SpendPeriod::Year);
        view.accounts.clear();
        bench.page.setView(view, {});
        QVERIFY(!bench.button("emptyAction1")->isVisible()); // nothing was ever spent
    }

    /// The picture of a take is painted beside the number, also where the page is read from the right.
    void picturesCoverNoNumber()
    {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            Bench bench;
            bench.page.setLayoutDirection(direction);
            QTest::qWait(1);
            for (const auto* row : bench.page.findChildren<UnsettledRow*>()) {
                const auto* number = row->findChild<QPushButton*>(u"unsettledTask"_s);
                QVERIFY2(!row->pictureRect().intersects(number->geometry()),
                    direction == Qt::LeftToRight ? "left to right" : "right to left");
            }
        }
    }

    /// Assistive programs check a button without clicking it.
    void assistiveProgramsChoose()
    {
        Bench bench;
        QSignalSpy chosen(&bench.page, &SpendPage::chosen);
        const auto press = [&bench](const char* name, const QString& action) {
            QAccessibleInterface* button = QAccessible::queryAccessibleInterface(bench.button(name));
            QVERIFY(button->actionInterface()->actionNames().contains(action));
            button->actionInterface()->doAction(action);
        };
        press("periodWeek", QAccessibleActionInterface::toggleAction());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(bench.page.choice().period, SpendPeriod::Week);
        press("breakdownGroup3", QAccessibleActionInterface::toggleAction());
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(bench.page.choice().group, SpendGroup::Day);
        bench.page.setChoice({SpendPeriod::Month, {}, {}, SpendGroup::Model});
        QCOMPARE(chosen.size(), 2); // shown, not chosen by the person
    }

    void choicesAreSaid()
    {
        Bench bench;
        QSignalSpy chosen(&bench.page, &SpendPage::chosen);
        bench.button("periodWeek")->click();
        bench.button("breakdownGroup3")->click();
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(bench.page.choice().period, SpendPeriod::Week);
        QCOMPARE(bench.page.choice().group, SpendGroup::Day);
        auto* account = bench.page.findChild<QComboBox*>(u"spendAccountCombo"_s);
        QCOMPARE(account->count(), 3);
        account->setCurrentIndex(1);
        QCOMPARE(bench.page.choice().account, u"studio"_s);
        bench.page.setView(SpendSamples::view(), SpendSamples::names);
        QCOMPARE(bench.page.choice().account, u"studio"_s); // a new answer keeps the choice
    }
};

QTEST_MAIN(TestSpendPage)
#include "tst_spendpage.moc"
