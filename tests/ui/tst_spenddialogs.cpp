// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/tasks/spendbench.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/spendsamples.h"
#include "ui/spend/amountfield.h"
#include "ui/spend/invoicedialog.h"
#include "ui/spend/limitdialog.h"
#include "ui/spend/limitsdialog.h"
#include "ui/spend/ratedialog.h"
#include "ui/spend/ratesdialog.h"
#include "ui/spend/settledialog.h"
#include "ui/spend/spendexport.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagebar.h"

#include <QClipboard>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

void press(const QDialog& dialog, const char* name)
{
    dialog.findChild<QPushButton*>(QLatin1StringView(name))->click();
}

void type(const QDialog& dialog, const char* name, const QString& amount)
{
    auto* field = dialog.findChild<AmountField*>(QLatin1StringView(name));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, amount);
}

QString said(const QDialog& dialog)
{
    const auto* message = dialog.findChild<MessageBar*>();
    return message->isHidden() ? QString() : message->text();
}

QString write(const QTemporaryDir& folder, const QByteArray& text)
{
    QFile file(folder.filePath(u"table.csv"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
        qFatal("the file can't be written");
    return file.fileName();
}

SpendEntry billed(const QString& id, int seconds)
{
    SpendEntry entry;
    entry.task = 3;
    entry.remoteId = id;
    entry.state = CostState::Billed;
    entry.quantity.seconds = Amount::whole(seconds);
    entry.sentAt = QDateTime(QDate(2026, 11, 3), QTime(12, 0));
    return entry;
}

} // namespace

// The dialogs about money.
class TestSpendDialogs final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en"_s)); }

    void badLimits_data()
    {
        QTest::addColumn<LimitUnit>("unit");
        QTest::addColumn<QString>("amount");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("problem");
        QTest::newRow("nothing") << LimitUnit::Seconds << u"0"_s << u"USD"_s << u"Enter a limit greater than 0."_s;
        QTest::newRow("half a take") << LimitUnit::Takes << u"2.5"_s << u"USD"_s << u"Enter a whole number of takes."_s;
        QTest::newRow("no currency") << LimitUnit::Money << u"5"_s << u"US"_s
                                     << u"Enter the currency as three letters, such as USD."_s;
        QTest::newRow("good") << LimitUnit::Money << u"5"_s << u"usd"_s << u""_s;
    }
    void badLimits()
    {
        QFETCH(LimitUnit, unit);
        QFETCH(QString, amount);
        QFETCH(QString, currency);
        QFETCH(QString, problem);
        LimitDialog dialog({0, LimitPeriod::Day, {}, unit, *Amount::parse(amount), currency, AtLimit::Refuse}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy saved(&dialog, &LimitDialog::saveRequested);
        dialog.show();
        press(dialog, "saveButton");
        QCOMPARE(said(dialog), problem);
        QCOMPARE(saved.size(), problem.isEmpty() ? 1 : 0);
        QCOMPARE(dialog.limit().atLimit, AtLimit::Refuse);
    }

    void aRunIsExplainedOnlyForALimitPerRun()
    {
        LimitDialog dialog({0, LimitPeriod::Day, {}, LimitUnit::Seconds, {}, {}, AtLimit::Ask}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QVERIFY(waitForActive(&dialog));
        const auto* note = dialog.findChild<QLabel*>(u"limitRunNote"_s);
        auto* period = dialog.findChild<QComboBox*>(u"limitPeriod"_s);
        QVERIFY(note && period);
        const QSize before = dialog.sizeHint();
        QVERIFY(!note->isVisible());
        QTest::keyClick(period, Qt::Key_Down);
        QTest::keyClick(period, Qt::Key_Down);
        QCOMPARE(period->currentText(), u"Per run"_s);
        QVERIFY(note->isVisible());
        QCOMPARE(note->text(), u"A run is one press of Generate."_s);
        QCOMPARE(dialog.sizeHint(), before);
        QTest::keyClick(period, Qt::Key_Down);
        QVERIFY(!note->isVisible());
    }

    void choicesOfARateBeginWithACapital()
    {
        RateDialog dialog({}, {}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        for (const auto& name : {u"rateModel"_s, u"rateResolution"_s, u"rateMode"_s})
            QCOMPARE(dialog.findChild<QComboBox*>(name)->lineEdit()->placeholderText(), u"Any"_s);
        const auto* sound = dialog.findChild<QComboBox*>(u"rateSound"_s);
        QCOMPARE(sound->itemText(0), u"Any"_s);
        QCOMPARE(sound->itemText(1), u"With sound"_s);
        QCOMPARE(sound->itemText(2), u"Without sound"_s);
    }

    void limitsAreStored()
    {
        SpendBench bench;
        LimitsDialog dialog(bench.book, SpendSamples::names);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy changed(&dialog, &LimitsDialog::changed);
        dialog.show();
        dialog.add();
        auto* editor = dialog.findChild<LimitDialog*>();
        type(*editor, "limitAmount", u"90"_s);
        press(*editor, "saveButton");
        QCOMPARE(bench.book.limits().size(), 1);
        QCOMPARE(bench.book.limits().constFirst().amount, Amount::whole(90));
        press(dialog, "removeLimitButton");
        QVERIFY(bench.book.limits().isEmpty());
        dialog.findChild<MessageBar*>()->findChild<QPushButton*>(u"messageAction1"_s)->click(); // Undo
        QCOMPARE(bench.book.limits().size(), 1);
        QCOMPARE(changed.size(), 3);
    }

    /// The limit is gone only when the user says so: what couldn't be brought back can be tried again.
    void aFailedUndoIsSaid()
    {
        SpendBench bench;
        QVERIFY(bench.book.storeLimit({0, LimitPeriod::Day, {}, LimitUnit::Takes, Amount::whole(9), {}, AtLimit::Ask}));
        LimitsDialog dialog(bench.book, SpendSamples::names);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QVERIFY(waitForActive(&dialog));
        dialog.findChild<QTreeWidget*>()->setFocus();
        pressKey(&dialog, Qt::Key_Delete);
        QVERIFY(bench.book.limits().isEmpty());
        runOn(bench.file(), {u"CREATE TRIGGER no BEFORE INSERT ON limits BEGIN SELECT RAISE(ABORT, 'no'); END"_s});
        press(dialog, "messageAction1");
        QVERIFY(bench.book.limits().isEmpty());
        QVERIFY2(said(dialog).contains(u"database error"_s), qPrintable(said(dialog)));
        runOn(bench.file(), {u"DROP TRIGGER no"_s});
        press(dialog, "messageAction1");
        QCOMPARE(bench.book.limits().size(), 1);
    }

    void amountsInBothNotations_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("amount"); // empty if it is refused
        for (const QString& each : {u"0,10"_s, u"0.10"_s, u" 0.1 "_s, u"0,1"_s, u"０．１"_s, u"0,100"_s})
            QTest::newRow(qPrintable(u"a tenth as "_s + each)) << each << u"0.1"_s;
        QTest::newRow("groups and a comma") << u"1.234,56"_s << u"1234.56"_s;
        QTest::newRow("groups and a point") << u"1,234.56"_s << u"1234.56"_s;
        QTest::newRow("four places") << u"1,2340"_s << u"1.234"_s;
        QTest::newRow("no separator") << u"1234"_s << u"1234"_s;
        for (const QString& each : {u"1,234"_s, u"1.234"_s, u"1e3"_s, u"-3"_s, u"1,2,3"_s, u"$5"_s, u"1.2.3"_s,
                 u"0.1234567"_s, u"99999999999"_s, u"five"_s, u"٣"_s})
            QTest::newRow(qPrintable(u"refused "_s + each)) << each << QString();
    }
    /// As in the rows of the dialogs from which it opens.
    void daysHaveWholeYears()
    {
        const auto back = qScopeGuard([] { QLocale::setDefault(QLocale(u"en"_s)); });
        QLocale::setDefault(QLocale(u"de"_s));
        const InvoiceDialog invoice({QDate(2026, 11, 1), QDate(2026, 11, 30)}, {}, {});
        QCOMPARE(invoice.findChild<QDateEdit*>(u"invoiceFrom"_s)->text(), u"01.11.2026"_s);
    }
    /// Typed and pasted, in all four dialogs, in a language with a decimal point and in one with a comma.
    void amountsInBothNotations()
    {
        QFETCH(QString, typed);
        QFETCH(QString, amount);
        const auto back = qScopeGuard([] { QLocale::setDefault(QLocale(u"en"_s)); });
        for (const char* language : {"en", "de"}) {
            QLocale::setDefault(QLocale(QLatin1StringView(language)));
            RateDialog rate({}, {}, {});
            LimitDialog limit({0, LimitPeriod::Day, {}, LimitUnit::Seconds, {}, {}, AtLimit::Ask}, {});
            SettleDialog settle(SpendSamples::view().unsettled.constFirst(), {});
            InvoiceDialog invoice({QDate(2026, 11, 1), QDate(2026, 11, 30)}, {}, {});
            QSignalSpy rateSaved(&rate, &RateDialog::saveRequested);
            QSignalSpy limitSaved(&limit, &LimitDialog::saveRequested);
            QSignalSpy settleSaved(&settle, &SettleDialog::saveRequested);
            QSignalSpy compared(&invoice, &InvoiceDialog::entriesRequested);
            const std::pair<QDialog*, const char*> dialogs[] = {
                {&rate, "ratePrice"}, {&limit, "limitAmount"}, {&settle, "settleMoney"}, {&invoice, "invoiceSeconds"}};
            for (const auto& [dialog, name] : dialogs) {
                dialog->setAttribute(Qt::WA_DeleteOnClose, false);
                dialog->show();
                auto* field = dialog->findChild<AmountField*>(QLatin1StringView(name));
                const bool isTypable = typed.toLatin1() == typed.toUtf8();
                for (const bool isPasted : {true, !isTypable}) {
                    field->setFocus();
                    field->selectAll();
                    if (isPasted) {
                        QGuiApplication::clipboard()->setText(typed);
                        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
                    } else {
                        QTest::keyClicks(field, typed);
                    }
                    QCOMPARE(field->text(), typed); // nothing is swallowed
                    const QString read = field->amount() ? field->amount()->text() : QString();
                    QCOMPARE(read, amount);
                }
                QTest::keyClick(field, Qt::Key_Return);
                QCOMPARE(said(*dialog).isEmpty(), !amount.isEmpty());
                QCOMPARE(field->amount() ? field->amount()->text() : QString(), amount);
            }
            for (const QSignalSpy* each : {&rateSaved, &limitSaved, &settleSaved, &compared})
                QCOMPARE(each->size(), amount.isEmpty() ? 0 : 1);
            if (!amount.isEmpty())
                QCOMPARE(rateSaved.constFirst().constFirst().value<Rate>().price.amount.text(), amount);
        }
    }

    void amountsAreShownInOwnNotation()
    {
        LimitDialog dialog({0, LimitPeriod::Day, {}, LimitUnit::Seconds, {}, {}, AtLimit::Ask}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto* field = dialog.findChild<AmountField*>(u"limitAmount"_s);
        const auto* words = dialog.findChild<QLabel*>(u"limitUnderstood"_s);
        QVERIFY(waitForActive(&dialog));
        type(dialog, "limitAmount", u"12,50"_s);
        dialog.findChild<QComboBox*>(u"limitUnit"_s)->setCurrentText(u"Money"_s);
        QCOMPARE(words->text(), u"$12.50 a day"_s);
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(field->text(), u"12.50"_s);
        type(dialog, "limitAmount", u"1,234"_s);
        QCOMPARE(words->text(), QString());
        press(dialog, "saveButton");
        QCOMPARE(said(dialog), u"“1,234” has two meanings. Write 1234 or 1.2340."_s);
        field->setAmount(Amount::parse(u"5.041"));
        QCOMPARE(field->amount(), Amount::parse(u"5.041"));
        QCOMPARE(dialog.limit().amount, *Amount::parse(u"5.041"));
    }

    /// As when the window closes while a dialog is open.
    void destroyedWhileTyping()
    {
        for (const char* field : {"ratePrice", "rateCurrency"}) {
            RateDialog dialog({}, {}, {});
            dialog.setAttribute(Qt::WA_DeleteOnClose, false);
            dialog.show();
            QVERIFY(waitForActive(&dialog));
            auto* widget = dialog.findChild<QWidget*>(QLatin1StringView(field));
            widget->setFocus();
            QTest::keyClicks(widget, widget->inherits("QComboBox") ? u"eur"_s : u"0,10"_s);
        }
    }

    void enterPressesWhatHasTheFocus()
    {
        SpendBench bench;
        RatesDialog dialog(bench.book, SpendSamples::names, {}, SpendSamples::today);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QVERIFY(waitForActive(&dialog));
        const auto enter = [&dialog](const QString& name) {
            dialog.findChild<QWidget*>(name)->setFocus();
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        };
        enter(u"addRateButton"_s);
        auto* editor = dialog.findChild<RateDialog*>();
        QVERIFY(editor && editor->isVisible());
        type(*editor, "ratePrice", u"0.10"_s);
        press(*editor, "saveButton");
        TRY_COMPARE(bench.book.rates().size(), 1);
        TRY_VERIFY(dialog.findChild<RateDialog*>() == nullptr);
        enter(u"ratesList"_s);
        QCOMPARE(dialog.findChildren<RateDialog*>().size(), 1);
        QVERIFY(dialog.isVisible());
        dialog.findChild<RateDialog*>()->reject();
        TRY_VERIFY(dialog.findChild<RateDialog*>() == nullptr);
        enter(u"removeRateButton"_s);
        QVERIFY(bench.book.rates().isEmpty());
        enter(u"closeButton"_s);
        QVERIFY(!dialog.isVisible());
    }

    void aPriceMustBeEntered()
    {
        SpendBench bench;
        RatesDialog dialog(bench.book, SpendSamples::names, {}, SpendSamples::today);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        press(dialog, "addRateButton");
        auto* editor = dialog.findChild<RateDialog*>();
        auto* price = editor->findChild<AmountField*>(u"ratePrice"_s);
        QCOMPARE(price->text(), QString());
        QTest::keyClick(price, Qt::Key_Return);
        QCOMPARE(said(*editor), u"Enter what one unit costs."_s);
        QVERIFY(bench.book.rates().isEmpty());
        type(*editor, "ratePrice", u"0"_s);
        QTest::keyClick(price, Qt::Key_Return);
        QVERIFY2(said(*editor).contains(u"free"_s), qPrintable(said(*editor)));
        QVERIFY(bench.book.rates().isEmpty());
        editor->findChild<QPushButton*>(u"messageAction1"_s)->click(); // Save as free
        QCOMPARE(bench.book.rates().size(), 1);
    }

    void badRateFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("rates");
        const QByteArray head = "unit,price,currency,from,account\n";
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("no price") << QByteArray("unit,currency,from\nsecond,USD,2026-10-01\n") << 0;
        QTest::newRow("one bad line") << QByteArray(head + "second,0.1,USD,2026-10-01,\nsecond,x,USD,2026-10-01,\n")
                                      << 0;
        QTest::newRow("unknown account") << QByteArray(head + "second,0.1,USD,2026-10-01,Nobody\n") << 0;
        QTest::newRow("good") << QByteArray(head + "second,0.1,USD,2026-10-01,Studio key\npoint,2,USD,2026-10-01,\n")
                              << 2;
    }
    void badRateFiles()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, rates);
        SpendBench bench;
        RatesDialog dialog(bench.book, SpendSamples::names, {}, SpendSamples::today);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        dialog.importFrom(write(bench.folder, text));
        QCOMPARE(bench.book.rates().size(), rates);
        QVERIFY(!said(dialog).isEmpty());
        if (rates > 0)
            QVERIFY(bench.book.rates().constFirst().account == u"studio"_s
                || bench.book.rates().constLast().account == u"studio"_s);
        dialog.importFrom(u"/nowhere/rates.csv"_s);
        QVERIFY2(said(dialog).contains(u"rates.csv"_s), qPrintable(said(dialog)));
    }

    void settling_data()
    {
        QTest::addColumn<bool>("charged");
        QTest::addColumn<QString>("seconds");
        QTest::addColumn<QString>("money");
        QTest::addColumn<int>("saved");
        QTest::newRow("nothing entered") << true << u""_s << u""_s << 0;
        QTest::newRow("only zeros") << true << u"0"_s << u"0"_s << 0;
        QTest::newRow("seconds") << true << u"4.5"_s << u""_s << 1;
        QTest::newRow("free seconds") << true << u"4.5"_s << u"0"_s << 1;
        QTest::newRow("money") << true << u""_s << u"0.5"_s << 1;
        QTest::newRow("money with a comma") << true << u""_s << u"0,75"_s << 1;
        QTest::newRow("two meanings") << true << u""_s << u"1,234"_s << 0;
        QTest::newRow("not charged") << false << u"4.5"_s << u""_s << 1;
    }
    void settling()
    {
        QFETCH(bool, charged);
        QFETCH(QString, seconds);
        QFETCH(QString, money);
        QFETCH(int, saved);
        SettleDialog dialog(SpendSamples::view().unsettled.constFirst(), {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        dialog.findChild<AmountField*>(u"settleSeconds"_s)->clear();
        type(dialog, "settleSeconds", seconds);
        type(dialog, "settleMoney", money);
        dialog.findChild<QRadioButton*>(u"settleNotCharged"_s)->setChecked(!charged);
        int calls = 0;
        connect(&dialog, &SettleDialog::saveRequested, this,
            [&](const std::optional<Quantity>& quantity, const std::optional<Price>& price) {
                ++calls;
                QCOMPARE(quantity.has_value(), charged && !seconds.isEmpty());
                QCOMPARE(price.has_value(), charged && !money.isEmpty());
                if (money == u"0,75"_s)
                    QCOMPARE(price->amount, Amount::fromMicros(750'000));
            });
        press(dialog, "saveButton");
        QCOMPARE(calls, saved);
        QCOMPARE(said(dialog).isEmpty(), saved == 1);
    }

    void invoiceTotals_data()
    {
        QTest::addColumn<QString>("seconds");
        QTest::addColumn<InvoiceRow::Outcome>("outcome");
        QTest::newRow("equal") << u"11"_s << InvoiceRow::Outcome::Matches;
        QTest::newRow("a hair more") << u"11.000001"_s << InvoiceRow::Outcome::Differs;
        QTest::newRow("less") << u"10"_s << InvoiceRow::Outcome::Differs;
        QTest::newRow("with a decimal comma") << u"11,0"_s << InvoiceRow::Outcome::Matches;
        QTest::newRow("nothing") << u"0"_s << InvoiceRow::Outcome::Differs;
    }
    void invoiceTotals()
    {
        QFETCH(QString, seconds);
        QFETCH(InvoiceRow::Outcome, outcome);
        InvoiceDialog dialog({QDate(2026, 11, 1), QDate(2026, 11, 30)}, {}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        type(dialog, "invoiceSeconds", seconds);
        press(dialog, "compareButton");
        dialog.setEntries(QList<SpendEntry>{billed(u"a"_s, 5), billed(u"b"_s, 6)});
        QCOMPARE(dialog.rows().size(), 1);
        QCOMPARE(dialog.rows().constFirst().outcome, outcome);
    }

    void comparisonsSayWhatIsLeftOut()
    {
        InvoiceDialog dialog({QDate(2026, 11, 1), QDate(2026, 11, 30)}, {}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        type(dialog, "invoiceMoney", u"13.01"_s);
        press(dialog, "compareButton");
        SpendEntry priced = billed(u"a"_s, 5);
        priced.price = Price{*Amount::parse(u"13.0085"), u"USD"_s};
        SpendEntry foreign = billed(u"b"_s, 5);
        foreign.price = Price{Amount::whole(3), u"EUR"_s};
        SpendEntry open = billed(u"d"_s, 5);
        open.state = CostState::Unsettled;
        dialog.setEntries(QList<SpendEntry>{priced, foreign, billed(u"c"_s, 5), open});
        QCOMPARE(dialog.rows().constFirst().outcome, InvoiceRow::Outcome::Matches);
        QCOMPARE(dialog.findChild<QLabel*>(u"invoiceSummary"_s)->text(),
            u"What could be compared matches. 1 unsettled takes aren't included. 1 takes without a rate aren't "
            u"included. "
            "€3.00 in other currencies isn't included."_s);
        // Settled with an amount of money.
        dialog.findChild<AmountField*>(u"invoiceMoney"_s)->clear();
        type(dialog, "invoiceSeconds", u"5"_s);
        press(dialog, "compareButton");
        SpendEntry settled = priced;
        settled.quantity = {};
        dialog.setEntries(QList<SpendEntry>{billed(u"c"_s, 5), settled});
        QCOMPARE(dialog.findChild<QLabel*>(u"invoiceSummary"_s)->text(),
            u"What could be compared matches. 1 takes of unknown quantity aren't included."_s);
        dialog.findChild<AmountField*>(u"invoiceSeconds"_s)->clear();
        type(dialog, "invoiceMoney", u"13.0100"_s);
        press(dialog, "compareButton");
        dialog.setEntries(QList<SpendEntry>{priced});
        QCOMPARE(dialog.rows().constFirst().outcome, InvoiceRow::Outcome::Differs);
    }

    void roundedLinesMatch()
    {
        SpendBench bench;
        InvoiceDialog dialog({QDate(2026, 11, 1), QDate(2026, 11, 30)}, {}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        SpendEntry ours = billed(u"a"_s, 5);
        ours.price = Price{*Amount::parse(u"0.609"), u"USD"_s};
        dialog.compareFile(write(bench.folder, "task id,amount,currency\na,0.61,USD\n"));
        dialog.setEntries(QList<SpendEntry>{ours});
        QCOMPARE(dialog.rows().constFirst().outcome, InvoiceRow::Outcome::Matches);
        dialog.compareFile(write(bench.folder, "task id,amount,currency\na,0.6100,USD\n"));
        dialog.setEntries(QList<SpendEntry>{ours});
        QCOMPARE(dialog.rows().constFirst().outcome, InvoiceRow::Outcome::Differs);
    }

    void aFileReplacesTheTypedTotals()
    {
        SpendBench bench;
        InvoiceDialog dialog({QDate(2026, 11, 1), QDate(2026, 11, 30)}, {}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        type(dialog, "invoiceSeconds", u"12"_s);
        type(dialog, "invoiceMoney", u"13.01"_s);
        const auto typed = [&dialog] {
            return dialog.findChild<QLineEdit*>(u"invoiceSeconds"_s)->text()
                + dialog.findChild<QLineEdit*>(u"invoiceMoney"_s)->text();
        };
        dialog.compareFile(u"/nowhere/invoice.csv"_s);
        QVERIFY(!typed().isEmpty());
        dialog.compareFile(write(bench.folder, "task id,seconds\na,5\n"));
        QCOMPARE(typed(), QString());
    }

    void badInvoices()
    {
        SpendBench bench;
        InvoiceDialog dialog({QDate(2026, 11, 1), QDate(2026, 11, 30)}, {}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy asked(&dialog, &InvoiceDialog::entriesRequested);
        dialog.show();
        press(dialog, "compareButton");
        QCOMPARE(said(dialog), u"Enter at least one total of the invoice."_s);
        dialog.compareFile(write(bench.folder, "task id,seconds\na,five\n"));
        QVERIFY(!said(dialog).isEmpty());
        dialog.compareFile(u"/nowhere/invoice.csv"_s);
        QVERIFY(said(dialog).contains(u"invoice.csv"_s));
        QCOMPARE(asked.size(), 0);
        dialog.setEntries(QList<SpendEntry>{billed(u"a"_s, 5)}); // nobody asked
        QVERIFY(dialog.rows().isEmpty());
    }

    void invoiceLines()
    {
        SpendBench bench;
        InvoiceDialog dialog({QDate(2026, 11, 1), QDate(2026, 11, 30)}, {}, {});
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        const auto* list = dialog.findChild<QTreeWidget*>(u"invoiceList"_s);
        QVERIFY(!list->isVisible());
        QVERIFY(dialog.findChild<EmptyState*>()->isVisible());
        dialog.compareFile(write(bench.folder, "task id,seconds\na,5\nb,7\nz,1\n"));
        dialog.setEntries(QList<SpendEntry>{billed(u"a"_s, 5), billed(u"b"_s, 6), billed(u"c"_s, 2)});
        QList<InvoiceRow::Outcome> outcomes;
        for (const InvoiceRow& row : dialog.rows())
            outcomes.append(row.outcome);
        QCOMPARE(outcomes,
            (QList<InvoiceRow::Outcome>{InvoiceRow::Outcome::Differs, InvoiceRow::Outcome::OnlyOnInvoice,
                InvoiceRow::Outcome::OnlyHere, InvoiceRow::Outcome::Matches}));
        QCOMPARE(list->topLevelItemCount(), 4);
        QVERIFY(list->isVisible());
        QVERIFY(!dialog.findChild<EmptyState*>()->isVisible());
    }

    void exportIsHarmless()
    {
        SpendBench bench;
        SpendEntry entry = billed(u"a"_s, 5);
        entry.prompt = u"=HYPERLINK(\"x\"), \n next"_s;
        const QString file = bench.folder.filePath(u"spend.csv"_s);
        QCOMPARE(exportSpend({entry}, {}, file).value_or(-1), 1);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(written.readAll());
        QVERIFY2(text.contains(u"\"'=HYPERLINK"_s), qPrintable(text));
        QVERIFY(!exportSpend({entry}, {}, u"/nowhere/spend.csv"_s));
    }
};

QTEST_MAIN(TestSpendDialogs)
#include "tst_spenddialogs.moc"
