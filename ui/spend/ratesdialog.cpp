// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/ratesdialog.h"

#include "app/common/redact.h"
#include "app/money/moneytext.h"
#include "app/money/ratefile.h"
#include "ui/spend/ratedialog.h"
#include "ui/spend/spendfields.h"
#include "ui/style/icons.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filedialogs.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

enum RateColumn { Scope, RatePrice, Since, Source };

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
    : QDialog(parent)
    , m_book(book)
    , m_names(names)
    , m_models(models)
    , m_today(today)
    , m_message(new MessageBar(this))
    , m_pages(new QStackedWidget(this))
    , m_list(new QTreeWidget(this))
    , m_add(new QPushButton(icon(u"plus"_s), tr("Add…"), this))
    , m_edit(new QPushButton(icon(u"pencil"_s), tr("Edit…"), this))
    , m_remove(new QPushButton(icon(u"trash-2"_s), tr("Remove"), this))
    , m_import(new QPushButton(icon(u"upload"_s), tr("Import CSV…"), this))
{
    setObjectName(u"ratesDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Rates"));
    resize(760, 400);
    build();
    refresh();
}

void RatesDialog::build()
{
    m_message->setStacked(true);
    m_list->setObjectName(u"ratesList"_s);
    m_list->setAccessibleName(tr("Rates"));
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("Applies to"), tr("Rate"), tr("From"), tr("Source")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Scope, QHeaderView::Stretch);
    auto* empty = new EmptyState(this);
    empty->setMessage(icon(u"wallet"_s), tr("No rates yet."));
    empty->setHint(tr("A rate says what a second, a point or a take costs. Takes without a rate count in their own "
                      "units, never as free."));
    m_pages->addWidget(m_list);
    m_pages->addWidget(empty);
    m_add->setObjectName(u"addRateButton"_s);
    m_edit->setObjectName(u"editRateButton"_s);
    m_remove->setObjectName(u"removeRateButton"_s);
    m_import->setObjectName(u"importRatesButton"_s);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(u"closeButton"_s);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* each : {m_add, m_edit, m_remove, m_import}) {
        each->setAutoDefault(false);
        buttons->addWidget(each);
    }
    buttons->addStretch();
    buttons->addWidget(close);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addWidget(m_pages, 1);
    column->addWidget(
        quietNote(tr("A CSV file needs the columns unit, price, currency and from. It may have account, model, "
                     "resolution, mode, sound and source."),
            this));
    column->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, &RatesDialog::add);
    connect(m_edit, &QPushButton::clicked, this, &RatesDialog::editChosen);
    connect(m_remove, &QPushButton::clicked, this, &RatesDialog::removeChosen);
    connect(m_import, &QPushButton::clicked, this, &RatesDialog::chooseFile);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemActivated, this, &RatesDialog::editChosen);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &RatesDialog::follow);
    auto* key = new QShortcut(QKeySequence(QKeySequence::Delete), m_list);
    key->setContext(Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, this, &RatesDialog::removeChosen);
}

void RatesDialog::refresh()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_rates = m_book.rates();
    m_list->clear();
    for (const Rate& rate : std::as_const(m_rates)) {
        const QString price = tr("%1 %2", "price and unit").arg(exactMoneyText(rate.price), rateUnitText(rate.unit));
        new QTreeWidgetItem(m_list,
            {rateScope(rate, m_names), price, QLocale().toString(rate.from, QLocale::ShortFormat),
                plainText(rate.source)});
    }
    m_list->setCurrentItem(m_list->topLevelItem(qMax(0, qMin(row, static_cast<int>(m_rates.size()) - 1))));
    m_pages->setCurrentIndex(m_rates.isEmpty() ? 1 : 0);
    follow();
}

const Rate* RatesDialog::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < m_rates.size() ? &m_rates.at(row) : nullptr;
}

void RatesDialog::follow()
{
    m_edit->setEnabled(chosen() != nullptr);
    m_remove->setEnabled(chosen() != nullptr);
}

void RatesDialog::add()
{
    Rate rate;
    rate.from = m_today;
    if (m_models.size() == 1)
        rate.model = m_models.constFirst();
    edit(rate);
}

void RatesDialog::editChosen()
{
    if (const Rate* rate = chosen())
        edit(*rate);
}

void RatesDialog::edit(const Rate& rate)
{
    auto* dialog = new RateDialog(rate, m_names, m_models, this);
    connect(dialog, &RateDialog::saveRequested, this, [this, dialog](const Rate& made) {
        if (const auto stored = m_book.storeRate(made); !stored)
            return dialog->showProblem(stored.error().message);
        dialog->accept();
        refresh();
        Q_EMIT changed();
    });
    dialog->open();
}

void RatesDialog::removeChosen()
{
    const Rate* rate = chosen();
    if (rate == nullptr)
        return;
    const Rate removed = *rate;
    if (const Result<void> result = m_book.removeRate(removed.id); !result) {
        m_message->showMessage(MessageBar::Kind::Bad, result.error().message);
        return;
    }
    refresh();
    Q_EMIT changed();
    const auto undo = [this, removed] {
        Rate again = removed;
        again.id = 0;
        (void)m_book.storeRate(again);
        refresh();
        Q_EMIT changed();
    };
    m_message->showMessage(MessageBar::Kind::Information,
        tr("Removed the rate of %1. Its takes are without a rate now, unless another one applies.")
            .arg(rateScope(removed, m_names)),
        {{tr("Undo"), undo}});
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
    if (!rates) {
        m_message->showMessage(MessageBar::Kind::Bad, plainText(rates.error().message));
        return;
    }
    const auto stored = m_book.storeRates(*rates);
    if (!stored) {
        m_message->showMessage(MessageBar::Kind::Bad, tr("%1 Nothing was imported.").arg(stored.error().message));
        return;
    }
    refresh();
    Q_EMIT changed();
    // Rates that were there already are not imported again.
    m_message->showMessage(MessageBar::Kind::Information, tr("Imported %Ln rates.", nullptr, int(*stored)));
}

} // namespace Dailies
