// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/ratedialog.h"

#include "app/money/moneytext.h"
#include "ui/spend/amountfield.h"
#include "ui/spend/spendfields.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int narrowLetters = 8;
constexpr int longestSource = 200;

/// Offers values, and accepts others. It becomes editable before the next control is created, so that both have their
/// place in the order of Tab.
QComboBox* newFreeCombo(QWidget* parent)
{
    auto* combo = new QComboBox(parent);
    combo->setEditable(true);
    combo->setInsertPolicy(QComboBox::NoInsert);
    return combo;
}

void chooseText(QComboBox* combo, const QString& text)
{
    combo->setEditText(text);
}

} // namespace

RateDialog::RateDialog(const Rate& rate, const AccountNames& names, const QStringList& models, QWidget* parent)
    : QDialog(parent)
    , m_id(rate.id)
    , m_message(new MessageBar(this))
    , m_price(new AmountField(this))
    , m_currency(new CurrencyCombo(this))
    , m_unit(new QComboBox(this))
    , m_account(new QComboBox(this))
    , m_model(newFreeCombo(this))
    , m_resolution(newFreeCombo(this))
    , m_mode(newFreeCombo(this))
    , m_sound(new QComboBox(this))
    , m_from(new DayEdit(this))
    , m_source(new QLineEdit(rate.source, this))
    , m_understood(quietNote({}, this))
{
    setObjectName(u"rateDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(rate.id == 0 ? tr("New rate") : tr("Edit rate"));
    setMinimumWidth(520);
    build(names, models);
    if (rate.id != 0)
        m_price->setAmount(rate.price.amount);
    m_currency->setCurrency(rate.price.currency.isEmpty() ? u"USD"_s : rate.price.currency);
    m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(rate.unit)));
    if (m_account->findData(rate.account) < 0)
        m_account->addItem(accountText(names, rate.account), rate.account);
    m_account->setCurrentIndex(m_account->findData(rate.account));
    chooseText(m_model, rate.model);
    chooseText(m_resolution, rate.resolution);
    chooseText(m_mode, rate.mode);
    m_sound->setCurrentIndex(qMax(0, m_sound->findData(rate.sound)));
    m_from->setDate(rate.from);
    m_price->selectAll();
    showUnderstood();
}

/// What its fields say when they lose the focus must still find the whole dialog.
RateDialog::~RateDialog()
{
    hide();
}

void RateDialog::build(const AccountNames& names, const QStringList& models)
{
    m_message->setClosable(false);
    m_price->setObjectName(u"ratePrice"_s);
    m_currency->setObjectName(u"rateCurrency"_s);
    m_unit->setObjectName(u"rateUnit"_s);
    for (const RateUnit unit : {RateUnit::Second, RateUnit::Point, RateUnit::Take})
        m_unit->addItem(rateUnitText(unit), static_cast<int>(unit));
    m_account->setObjectName(u"rateAccount"_s);
    m_account->addItem(tr("All accounts"), QString());
    for (auto each = names.cbegin(); each != names.cend(); ++each)
        m_account->addItem(each.value(), each.key());
    m_model->setObjectName(u"rateModel"_s);
    m_model->addItems(models);
    m_resolution->setObjectName(u"rateResolution"_s);
    m_resolution->addItems({u"480P"_s, u"720P"_s, u"1080P"_s});
    m_mode->setObjectName(u"rateMode"_s);
    m_mode->addItems({u"std"_s, u"pro"_s});
    for (QComboBox* each : {m_model, m_resolution, m_mode})
        each->lineEdit()->setPlaceholderText(tr("Any"));
    for (QComboBox* each : {m_account, m_model, m_resolution, m_mode}) {
        each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        each->setMinimumContentsLength(narrowLetters);
    }
    m_sound->setObjectName(u"rateSound"_s);
    m_sound->addItem(tr("Any"), QString());
    m_sound->addItem(tr("With sound"), u"on"_s);
    m_sound->addItem(tr("Without sound"), u"off"_s);
    const auto muteAny = [this] {
        const bool isAny = m_sound->currentData().toString().isEmpty(); // as the placeholders of the other fields
        m_sound->setForegroundRole(isAny ? QPalette::PlaceholderText : QPalette::NoRole);
    };
    connect(m_sound, &QComboBox::currentIndexChanged, this, muteAny);
    muteAny();
    m_from->setObjectName(u"rateFrom"_s);
    m_source->setObjectName(u"rateSource"_s);
    m_source->setMaxLength(longestSource);
    m_source->setPlaceholderText(tr("for example: price list of 1 October"));
    const auto row = [this](const QList<std::pair<QString, QWidget*>>& fields) {
        auto* line = new QHBoxLayout;
        line->setSpacing(8);
        for (const auto& [label, control] : fields)
            line->addLayout(labelledField(label, control), 1);
        return line;
    };
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addLayout(row({{tr("Price"), m_price}, {tr("Currency"), m_currency}, {tr("Unit"), m_unit}}));
    m_understood->setObjectName(u"rateUnderstood"_s);
    column->addWidget(m_understood);
    column->addLayout(row({{tr("Account"), m_account}, {tr("Model"), m_model}}));
    column->addLayout(row({{tr("Resolution"), m_resolution}, {tr("Mode"), m_mode}, {tr("Sound"), m_sound}}));
    column->addLayout(row({{tr("From"), m_from}, {tr("Source"), m_source}}));
    column->addWidget(quietNote(
        tr("The rate that matches a take best is used. Takes sent before this day keep the rate they had."), this));
    connect(addDialogButtons(this, column, tr("Save")), &QPushButton::clicked, this, &RateDialog::save);
    connect(m_price, &QLineEdit::textChanged, m_message, &QWidget::hide);
    connect(m_price, &QLineEdit::textChanged, this, &RateDialog::showUnderstood);
    connect(m_currency, &QComboBox::currentTextChanged, this, &RateDialog::showUnderstood);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &RateDialog::showUnderstood);
}

Rate RateDialog::rate() const
{
    Rate rate;
    rate.id = m_id;
    rate.account = m_account->currentData().toString();
    rate.model = m_model->currentText().trimmed();
    rate.resolution = m_resolution->currentText().trimmed();
    rate.mode = m_mode->currentText().trimmed();
    rate.sound = m_sound->currentData().toString();
    rate.unit = static_cast<RateUnit>(m_unit->currentData().toInt());
    rate.price = {m_price->amount().value_or(Amount()), m_currency->currency()};
    rate.from = m_from->date();
    rate.source = m_source->text().trimmed();
    return rate;
}

void RateDialog::showProblem(const QString& sentence)
{
    m_message->showMessage(MessageBar::Kind::Bad, sentence);
}

void RateDialog::showUnderstood()
{
    const Rate typed = rate();
    m_understood->setText(m_price->amount() && m_currency->isUsable()
            ? tr("%1 %2", "price and unit").arg(exactMoneyText(typed.price), rateUnitText(typed.unit))
            : tr("What one unit costs, such as %1.").arg(exactMoneyText({Amount::fromMicros(100'000), u"USD"_s})));
}

void RateDialog::save()
{
    if (!m_price->amount()) {
        showProblem(m_price->isBlank() ? tr("Enter what one unit costs.") : m_price->problem());
        return m_price->setFocus(Qt::OtherFocusReason);
    }
    if (!m_currency->isUsable()) {
        showProblem(tr("Enter the currency as three letters, such as USD."));
        return m_currency->setFocus(Qt::OtherFocusReason);
    }
    const Rate made = rate();
    if (!made.price.amount.isZero())
        return Q_EMIT saveRequested(made);
    m_message->showMessage(MessageBar::Kind::Warning,
        tr("A price of 0 means that these takes are free. If you don't know what they cost, don't add a rate."),
        {{tr("Save as free"), [this, made] { Q_EMIT saveRequested(made); }}, {tr("Cancel")}});
    m_message->focusLastAction();
}

} // namespace Dailies
