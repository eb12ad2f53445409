// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/ratesdialog.h"

#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "app/money/moneytext.h"
#include "app/money/ratefile.h"
#include "ui/spend/ratedialog.h"
#include "ui/spend/spendfields.h"
#include "ui/style/icons.h"
#include "ui/widgets/filedialogs.h"

#include <QFile>
#include <QFileDialog>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// A file names accounts as the user does, or by ID.
Result<QList<Rate>> withAccountIds(QList<Rate> rates, const AccountNames& names)
{
    for (Rate& rate : rates) {
        if (rate.account.isEmpty() || names.contains(rate.account))
            continue;
        const QString id = names.key(rate.account);
        if (id.isEmpty())
            return failure(ErrorKind::BadInput,
                RatesDialog::tr("There is no account “%1”. Nothing was imported.").arg(rate.account));
        rate.account = id;
    }
    return rates;
}

} // namespace

RatesDialog::RatesDialog(
    const SpendBook& book, const AccountNames& names, const QStringList& models, const QDate& today, QWidget* parent)
    : EntriesDialog(u"rate"_s, tr("Rates"), {tr("Applies to"), tr("Rate"), tr("From"), tr("Source")}, 0, parent)
    , m_book(book)
    , m_names(names)
    , m_models(models)
    , m_today(today)
{
    resize(760, 400);
    setEmptyText(tr("No rates yet."),
        tr("A rate says what a second, a point or a take costs. Takes without a rate count in their own "
           "units, never as free."));
    addNote(tr("A CSV file needs the columns unit, price, currency and from. It may have account, model, "
               "resolution, mode, sound and source."));
    auto* import = new QPushButton(icon(u"upload"_s), tr("Import CSV…"), this);
    import->setObjectName(u"importRatesButton"_s);
    addButton(import);
    connect(import, &QPushButton::clicked, this, &RatesDialog::chooseFile);
    refresh();
}

void RatesDialog::refresh()
{
    m_rates = m_book.rates();
    QList<QStringList> rows;
    for (const Rate& rate : std::as_const(m_rates)) {
        const QString price = tr("%1 %2", "price and unit").arg(exactMoneyText(rate.price), rateUnitText(rate.unit));
        rows.append({rateScope(rate, m_names), price, dateText(rate.from), plainText(rate.source)});
    }
    setEntries(rows);
}

void RatesDialog::add()
{
    Rate rate;
    rate.from = m_today;
    if (m_models.size() == 1)
        rate.model = m_models.constFirst();
    openEditor(rate);
}

void RatesDialog::edit(int row)
{
    openEditor(m_rates.at(row));
}

void RatesDialog::openEditor(const Rate& rate)
{
    auto* dialog = new RateDialog(rate, m_names, m_models, this);
    connect(dialog, &RateDialog::saveRequested, this, [this, dialog](const Rate& made) {
        if (const auto stored = m_book.storeRate(made); !stored)
            return dialog->showProblem(stored.error().message);
        dialog->accept();
        tellChange();
    });
    dialog->open();
}

void RatesDialog::remove(int row)
{
    const Rate removed = m_rates.at(row);
    if (const Result<void> result = m_book.removeRate(removed.id); !result)
        return showProblem(result.error().message);
    tellChange();
    offerUndo(tr("Removed the rate of %1. Its takes are without a rate now, unless another one applies.")
                  .arg(rateScope(removed, m_names)),
        [this, removed] {
            Rate again = removed;
            again.id = 0;
            return m_book.storeRate(again);
        });
}

void RatesDialog::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Import rates"));
    dialog->setObjectName(u"ratesFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tables (*.csv)"), tr("All files (*)")});
    openForFile(dialog, this, [this](const QString& file) { importFrom(file); });
}

void RatesDialog::importFrom(const QString& file)
{
    const Result<QByteArray> bytes = readTableFile(file);
    auto rates = bytes ? readRates(*bytes) : failure(bytes.error());
    if (rates)
        rates = withAccountIds(*rates, m_names);
    if (!rates)
        return showProblem(plainText(rates.error().message));
    const auto stored = m_book.storeRates(*rates);
    if (!stored)
        return showProblem(tr("%1 Nothing was imported.").arg(stored.error().message));
    tellChange();
    // Rates that were there already are not imported again.
    showDone(tr("Imported %Ln rates.", nullptr, int(*stored)));
}

} // namespace Dailies
