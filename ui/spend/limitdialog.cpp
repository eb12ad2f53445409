// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/limitdialog.h"

#include "app/money/limittext.h"
#include "ui/spend/amountfield.h"
#include "ui/spend/spendfields.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

template<typename Value>
Value chosenValue(const QComboBox* combo)
{
    return static_cast<Value>(combo->currentData().toInt());
}

/// Takes are whole.
bool isWhole(const Limit& limit)
{
    return limit.unit != LimitUnit::Takes || limit.amount.micros() % Amount::whole(1).micros() == 0;
}

} // namespace

LimitDialog::LimitDialog(const Limit& limit, const AccountNames& names, QWidget* parent)
    : QDialog(parent)
    , m_id(limit.id)
    , m_message(new MessageBar(this))
    , m_amount(new AmountField(this))
    , m_unit(new QComboBox(this))
    , m_currency(new CurrencyCombo(this))
    , m_period(new QComboBox(this))
    , m_account(new QComboBox(this))
    , m_ask(new QRadioButton(tr("Ask before going over"), this))
    , m_refuse(new QRadioButton(tr("Refuse requests that go over"), this))
    , m_understood(quietNote({}, this))
    , m_runNote(quietNote(tr("A run is one press of Generate."), this))
{
    setObjectName(u"limitDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(limit.id == 0 ? tr("New limit") : tr("Edit limit"));
    setMinimumWidth(440);
    build(names);
    m_amount->setAmount(limit.amount.isZero() ? std::nullopt : std::optional(limit.amount));
    m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(limit.unit)));
    m_currency->setCurrency(limit.currency.isEmpty() ? u"USD"_s : limit.currency);
    m_period->setCurrentIndex(m_period->findData(static_cast<int>(limit.period)));
    if (m_account->findData(limit.account) < 0)
        m_account->addItem(accountText(names, limit.account), limit.account);
    m_account->setCurrentIndex(m_account->findData(limit.account));
    (limit.atLimit == AtLimit::Ask ? m_ask : m_refuse)->setChecked(true);
    followUnit();
    m_amount->selectAll();
}

/// What its fields say when they lose the focus must still find the whole dialog.
LimitDialog::~LimitDialog()
{
    hide();
}

void LimitDialog::build(const AccountNames& names)
{
    m_message->setClosable(false);
    m_amount->setObjectName(u"limitAmount"_s);
    m_unit->setObjectName(u"limitUnit"_s);
    m_unit->addItem(tr("Seconds"), static_cast<int>(LimitUnit::Seconds));
    m_unit->addItem(tr("Points"), static_cast<int>(LimitUnit::Points));
    m_unit->addItem(tr("Takes"), static_cast<int>(LimitUnit::Takes));
    m_unit->addItem(tr("Money"), static_cast<int>(LimitUnit::Money));
    m_currency->setObjectName(u"limitCurrency"_s);
    m_period->setObjectName(u"limitPeriod"_s);
    m_period->addItem(tr("Per day"), static_cast<int>(LimitPeriod::Day));
    m_period->addItem(tr("Per month"), static_cast<int>(LimitPeriod::Month));
    m_period->addItem(tr("Per run"), static_cast<int>(LimitPeriod::Run));
    m_period->addItem(tr("In total"), static_cast<int>(LimitPeriod::Always));
    m_account->setObjectName(u"limitAccount"_s);
    m_account->addItem(tr("All accounts"), QString());
    for (auto each = names.cbegin(); each != names.cend(); ++each)
        m_account->addItem(each.value(), each.key());
    m_account->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_account->setMinimumContentsLength(16);
    m_ask->setObjectName(u"limitAsks"_s);
    m_refuse->setObjectName(u"limitRefuses"_s);
    auto* amounts = new QHBoxLayout;
    amounts->setSpacing(8);
    amounts->addLayout(labelledField(tr("Limit"), m_amount), 2);
    amounts->addLayout(labelledField(tr("Unit"), m_unit), 2);
    amounts->addLayout(labelledField(tr("Currency"), m_currency), 1);
    auto* scope = new QHBoxLayout;
    scope->setSpacing(8);
    scope->addLayout(labelledField(tr("Period"), m_period), 1);
    scope->addLayout(labelledField(tr("Account"), m_account), 1);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addLayout(amounts);
    m_understood->setObjectName(u"limitUnderstood"_s);
    column->addWidget(m_understood);
    column->addLayout(scope);
    column->addWidget(m_ask);
    column->addWidget(m_refuse);
    column->addWidget(
        quietNote(tr("Billed, reserved and unsettled takes count. Running takes are never stopped."), this));
    QSizePolicy keepsPlace = m_runNote->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_runNote->setSizePolicy(keepsPlace);
    m_runNote->setObjectName(u"limitRunNote"_s);
    column->addWidget(m_runNote);
    connect(addDialogButtons(this, column, tr("Save")), &QPushButton::clicked, this, &LimitDialog::save);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &LimitDialog::followUnit);
    connect(m_amount, &QLineEdit::textChanged, m_message, &QWidget::hide);
    connect(m_amount, &QLineEdit::textChanged, this, &LimitDialog::showUnderstood);
    connect(m_currency, &QComboBox::currentTextChanged, this, &LimitDialog::showUnderstood);
    connect(m_period, &QComboBox::currentIndexChanged, this, &LimitDialog::showUnderstood);
}

void LimitDialog::followUnit()
{
    m_currency->setEnabled(chosenValue<LimitUnit>(m_unit) == LimitUnit::Money);
    showUnderstood();
}

Limit LimitDialog::limit() const
{
    Limit limit;
    limit.id = m_id;
    limit.period = chosenValue<LimitPeriod>(m_period);
    limit.account = m_account->currentData().toString();
    limit.unit = chosenValue<LimitUnit>(m_unit);
    limit.amount = m_amount->amount().value_or(Amount());
    if (limit.unit == LimitUnit::Money)
        limit.currency = m_currency->currency();
    limit.atLimit = m_ask->isChecked() ? AtLimit::Ask : AtLimit::Refuse;
    return limit;
}

void LimitDialog::showProblem(const QString& sentence)
{
    m_message->showMessage(MessageBar::Kind::Bad, sentence);
}

void LimitDialog::showUnderstood()
{
    const Limit typed = limit();
    m_runNote->setVisible(typed.period == LimitPeriod::Run);
    const bool isUsable =
        !typed.amount.isZero() && isWhole(typed) && (typed.unit != LimitUnit::Money || m_currency->isUsable());
    m_understood->setText(isUsable ? limitText(typed) : QString());
}

void LimitDialog::save()
{
    const Limit made = limit();
    if (!m_amount->problem().isEmpty()) {
        showProblem(m_amount->problem());
        m_amount->setFocus(Qt::OtherFocusReason);
    } else if (made.amount.isZero()) {
        showProblem(tr("Enter a limit greater than 0."));
        m_amount->setFocus(Qt::OtherFocusReason);
    } else if (!isWhole(made)) {
        showProblem(tr("Enter a whole number of takes."));
        m_amount->setFocus(Qt::OtherFocusReason);
    } else if (made.unit == LimitUnit::Money && !m_currency->isUsable()) {
        showProblem(tr("Enter the currency as three letters, such as USD."));
        m_currency->setFocus(Qt::OtherFocusReason);
    } else {
        Q_EMIT saveRequested(made);
    }
}

} // namespace Dailies
