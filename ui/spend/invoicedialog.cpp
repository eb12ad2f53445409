// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/invoicedialog.h"

#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "app/money/moneytext.h"
#include "app/tasks/history/invoicetakes.h"
#include "ui/spend/amountfield.h"
#include "ui/spend/spendfields.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filedialogs.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

enum InvoiceColumn { What, OnInvoice, Recorded, Outcome, InvoiceColumns };

QString chargeText(const Quantity& quantity, const std::optional<Price>& price)
{
    QStringList parts{quantityText(quantity)};
    if (price)
        parts.append(exactMoneyText(*price));
    parts.removeAll(QString());
    return parts.isEmpty() ? u"–"_s : parts.join(u" · "_s);
}

} // namespace

InvoiceDialog::InvoiceDialog(
    const SpendQuestion& question, const QStringList& accounts, const AccountNames& names, QWidget* parent)
    : QDialog(parent)
    , m_message(new MessageBar(this))
    , m_from(new DayEdit(this))
    , m_to(new DayEdit(this))
    , m_account(new QComboBox(this))
    , m_seconds(new AmountField(this))
    , m_points(new AmountField(this))
    , m_money(new AmountField(this))
    , m_currency(new CurrencyCombo(this))
    , m_compare(new QPushButton(tr("Compare"), this))
    , m_import(new QPushButton(icon(u"upload"_s), tr("Import CSV…"), this))
    , m_summary(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_empty(new EmptyState(this))
{
    setObjectName(u"invoiceDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Compare with invoice"));
    resize(760, 520);
    prepareControls(accounts, names);
    build();
    m_from->setDate(question.from);
    m_to->setDate(question.to);
    m_account->setCurrentIndex(qMax(0, m_account->findData(question.account)));
}

void InvoiceDialog::prepareControls(const QStringList& accounts, const AccountNames& names)
{
    m_from->setObjectName(u"invoiceFrom"_s);
    m_to->setObjectName(u"invoiceTo"_s);
    m_account->setObjectName(u"invoiceAccount"_s);
    m_account->addItem(tr("All accounts"), QString());
    for (const QString& id : accounts)
        m_account->addItem(accountText(names, id), id);
    m_seconds->setObjectName(u"invoiceSeconds"_s);
    m_points->setObjectName(u"invoicePoints"_s);
    m_money->setObjectName(u"invoiceMoney"_s);
    m_currency->setObjectName(u"invoiceCurrency"_s);
    m_compare->setObjectName(u"compareButton"_s);
    m_compare->setDefault(true);
    makePrimary(m_compare);
    m_import->setObjectName(u"importInvoiceButton"_s);
    m_import->setAutoDefault(false);
    m_summary->setObjectName(u"invoiceSummary"_s);
    m_summary->setWordWrap(true);
    m_list->setObjectName(u"invoiceList"_s);
    m_list->setAccessibleName(tr("Result"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("Line"), tr("Invoice"), tr("Dailies"), tr("Result")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    m_list->hide();
    m_empty->setMessage(icon(u"receipt-text"_s), tr("The comparison appears here."));
}

void InvoiceDialog::build()
{
    auto* period = new QHBoxLayout;
    period->setSpacing(8);
    period->addLayout(labelledField(tr("From"), m_from), 1);
    period->addLayout(labelledField(tr("To"), m_to), 1);
    period->addLayout(labelledField(tr("Account"), m_account), 2);
    auto* totals = new QHBoxLayout;
    totals->setSpacing(8);
    totals->addLayout(labelledField(tr("Seconds"), m_seconds), 1);
    totals->addLayout(labelledField(tr("Points"), m_points), 1);
    totals->addLayout(labelledField(tr("Money"), m_money), 1);
    totals->addLayout(labelledField(tr("Currency"), m_currency), 1);
    totals->addWidget(m_compare, 0, Qt::AlignBottom);
    auto* files = new QHBoxLayout;
    files->setSpacing(8);
    files->addWidget(
        quietNote(tr("Type the totals of the invoice, or import a CSV file with “seconds”, “points” or "
                     "“amount” and “currency”. Its lines are matched by “task ID”, or by “date” and “model”."),
            this),
        1);
    files->addWidget(m_import, 0, Qt::AlignTop);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(u"closeButton"_s);
    close->setAutoDefault(false);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_summary, 1);
    foot->addWidget(close, 0, Qt::AlignBottom);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addLayout(period);
    column->addLayout(totals);
    column->addLayout(files);
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    column->addLayout(foot);
    connect(m_compare, &QPushButton::clicked, this, &InvoiceDialog::compareTyped);
    connect(m_import, &QPushButton::clicked, this, &InvoiceDialog::chooseFile);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

SpendQuestion InvoiceDialog::question() const
{
    return {m_from->date(), m_to->date(), m_account->currentData().toString(), {}, SpendGroup::Day};
}

void InvoiceDialog::compareTyped()
{
    if (AmountField* wrong = fieldWithProblem({m_seconds, m_points, m_money})) {
        m_message->showMessage(MessageBar::Kind::Bad, wrong->problem());
        return wrong->setFocus(Qt::OtherFocusReason);
    }
    if (m_seconds->isBlank() && m_points->isBlank() && m_money->isBlank()) {
        m_message->showMessage(MessageBar::Kind::Bad, tr("Enter at least one total of the invoice."));
        return m_seconds->setFocus(Qt::OtherFocusReason);
    }
    if (m_money->amount() && !m_currency->isUsable()) {
        m_message->showMessage(MessageBar::Kind::Bad, tr("Enter the currency as three letters, such as USD."));
        return m_currency->setFocus(Qt::OtherFocusReason);
    }
    m_invoice.reset();
    request();
}

void InvoiceDialog::request()
{
    if (m_from->date() > m_to->date()) {
        m_message->showMessage(MessageBar::Kind::Bad, tr("The first day is after the last one."));
        return m_from->setFocus(Qt::OtherFocusReason);
    }
    m_message->hide();
    m_isAsked = true;
    m_summary->setText(tr("Comparing…"));
    Q_EMIT entriesRequested();
}

void InvoiceDialog::setEntries(const Result<QList<SpendEntry>>& entries, const QList<SpendEntry>& all)
{
    if (!std::exchange(m_isAsked, false))
        return;
    m_rows.clear();
    m_leftOut.clear();
    m_summary->clear();
    if (!entries) {
        m_message->showMessage(MessageBar::Kind::Bad, entries.error().message);
        return;
    }
    if (m_invoice)
        addLines(compareInvoice(invoiceTakes(*entries, all), m_invoice->charges));
    else
        addTotals(*entries);
    showRows(static_cast<int>(std::count_if(entries->cbegin(), entries->cend(),
        [](const SpendEntry& entry) { return entry.state == CostState::Unsettled; })));
}

/// The totals of an invoice may be rounded.
void InvoiceDialog::addTotals(const QList<SpendEntry>& entries)
{
    Amount seconds;
    Amount points;
    QMap<QString, Amount> money;
    int unpriced = 0;
    int ofUnknownQuantity = 0;
    for (const SpendEntry& entry : entries) {
        if (entry.state != CostState::Billed)
            continue;
        seconds += entry.quantity.seconds.value_or(Amount());
        points += entry.quantity.points.value_or(Amount());
        ofUnknownQuantity += entry.quantity.seconds || entry.quantity.points ? 0 : 1;
        if (entry.price)
            money[entry.price->currency] += entry.price->amount;
        else
            ++unpriced;
    }
    const auto add = [this](const QString& name, const AmountField* typed, int leastDecimals, Amount own,
                         const std::function<QString(Amount)>& text) {
        const std::optional<Amount> amount = typed->amount();
        if (!amount)
            return;
        const bool isSame = isRounded(*amount, std::max(typed->figure().decimals(), leastDecimals), own);
        m_rows.append(
            {name, text(*amount), text(own), isSame ? InvoiceRow::Outcome::Matches : InvoiceRow::Outcome::Differs});
    };
    const QString currency = m_currency->currency();
    add(tr("Seconds"), m_seconds, 0, seconds, secondsText);
    add(tr("Points"), m_points, 0, points, pointsText);
    add(tr("Money"), m_money, usualDecimals(currency), money.take(currency), [&currency](Amount amount) {
        return exactMoneyText({amount, currency});
    });
    if (ofUnknownQuantity > 0 && !(m_seconds->isBlank() && m_points->isBlank()))
        m_leftOut.append(tr("%Ln takes of unknown quantity aren't included.", nullptr, ofUnknownQuantity));
    if (m_money->isBlank())
        return;
    if (unpriced > 0)
        m_leftOut.append(tr("%Ln takes without a rate aren't included.", nullptr, unpriced));
    if (!money.isEmpty())
        m_leftOut.append(tr("%1 in other currencies isn't included.").arg(moneyText(money)));
}

void InvoiceDialog::addLines(const InvoiceComparison& comparison)
{
    const auto lineName = [](const Charge& theirs) {
        const QString id = theirs.id.isEmpty() ? QString() : u" · "_s + plainText(theirs.id);
        return tr("Line %1", "of a file").arg(QLocale().toString(theirs.line)) + id;
    };
    const auto text = [](const Charge& charge) {
        if (charge.isNotBilled)
            return tr("Not billed");
        const QString figures = chargeText(charge.quantity, charge.price);
        return charge.isUnsettled ? tr("%1 (unsettled)", "a quantity").arg(figures) : figures;
    };
    for (const MatchedCharge& match : comparison.matched)
        m_rows.append({lineName(match.theirs), text(match.theirs), text(match.ours),
            match.isUncompared()  ? InvoiceRow::Outcome::Uncompared
                : match.isEqual() ? InvoiceRow::Outcome::Matches
                                  : InvoiceRow::Outcome::Differs});
    if (const int unpriced = comparison.count(&MatchedCharge::leavesMoneyOut); unpriced > 0)
        m_leftOut.append(tr("The money of %Ln takes without a rate isn't compared.", nullptr, unpriced));
    if (const int others = comparison.count(&MatchedCharge::leavesQuantityOut); others > 0)
        m_leftOut.append(tr("The quantity of %Ln takes in another unit isn't compared.", nullptr, others));
    for (const int line : m_invoice->totalLines)
        m_leftOut.append(tr("Line %1 is a total and isn't compared.").arg(QLocale().toString(line)));
    if (!m_invoice->unreadColumns.isEmpty())
        m_leftOut.append(
            tr("Not compared, because their names aren't known: the columns “%1”. Call the one with the money "
               "“amount”.")
                .arg(plainText(m_invoice->unreadColumns.join(u"”, “"_s))));
    for (const Charge& charge : comparison.onlyThere)
        m_rows.append({lineName(charge), text(charge), u"–"_s, InvoiceRow::Outcome::OnlyOnInvoice});
    for (const Charge& charge : comparison.onlyHere)
        m_rows.append(
            {tr("Take %1").arg(QLocale().toString(charge.line)), u"–"_s, text(charge), InvoiceRow::Outcome::OnlyHere});
    // What needs a look comes first.
    std::stable_partition(m_rows.begin(), m_rows.end(),
        [](const InvoiceRow& row) { return row.outcome != InvoiceRow::Outcome::Matches; });
}

void InvoiceDialog::showRows(int unsettled)
{
    m_list->clear();
    m_empty->hide();
    m_list->show();
    int differing = 0;
    const auto outcomeText = [](InvoiceRow::Outcome outcome) {
        switch (outcome) {
        case InvoiceRow::Outcome::Matches: return tr("Matches");
        case InvoiceRow::Outcome::Differs: return tr("Differs");
        case InvoiceRow::Outcome::Uncompared: return tr("Not compared");
        case InvoiceRow::Outcome::OnlyOnInvoice: return tr("Not in Dailies");
        case InvoiceRow::Outcome::OnlyHere: return tr("Not on the invoice");
        }
        return QString();
    };
    for (const InvoiceRow& row : std::as_const(m_rows)) {
        auto* item = new QTreeWidgetItem(m_list, {row.name, row.invoice, row.own, outcomeText(row.outcome)});
        const bool isSame = row.outcome == InvoiceRow::Outcome::Matches;
        item->setIcon(Outcome, isSame ? icon(u"check"_s, Tone::Good) : icon(u"triangle-alert"_s, Tone::Warning));
        differing += isSame ? 0 : 1;
    }
    QStringList sentences{differing == 0 && m_leftOut.isEmpty() ? tr("Everything matches.")
            : differing == 0                                    ? tr("What could be compared matches.")
                             : tr("%1 of %Ln lines differ.", nullptr, static_cast<int>(m_rows.size()))
                                   .arg(QLocale().toString(differing))};
    if (unsettled > 0)
        sentences.append(differing > 0 ? tr("%Ln unsettled takes may explain it.", nullptr, unsettled)
                : m_invoice            ? tr("%Ln takes are still unsettled.", nullptr, unsettled)
                                       : tr("%Ln unsettled takes aren't included.", nullptr, unsettled));
    m_summary->setText(joinedSentences(sentences + m_leftOut));
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void InvoiceDialog::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Import an invoice"));
    dialog->setObjectName(u"invoiceFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tables (*.csv)"), tr("All files (*)")});
    openForFile(dialog, this, [this](const QString& file) { compareFile(file); });
}

void InvoiceDialog::compareFile(const QString& file)
{
    const Result<QByteArray> bytes = readTableFile(file);
    const auto invoice = bytes ? readInvoice(*bytes) : failure(bytes.error());
    if (!invoice) {
        m_message->showMessage(MessageBar::Kind::Bad, plainText(invoice.error().message));
        return;
    }
    m_invoice = *invoice;
    for (AmountField* total : {m_seconds, m_points, m_money}) // they are not those of the file
        total->clear();
    request();
}

} // namespace Dailies
