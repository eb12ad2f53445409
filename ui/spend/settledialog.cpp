// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/settledialog.h"

#include "app/common/redact.h"
#include "app/money/moneytext.h"
#include "ui/spend/amountfield.h"
#include "ui/spend/spendfields.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype shownOfPrompt = 160;

QString promptPart(const QString& prompt)
{
    const QString simple = plainText(prompt.simplified());
    return simple.size() > shownOfPrompt ? simple.left(shownOfPrompt) + u'…' : simple;
}

} // namespace

SettleDialog::SettleDialog(const SpendEntry& entry, const QString& currency, QWidget* parent)
    : QDialog(parent)
    , m_message(new MessageBar(this))
    , m_charged(new QRadioButton(tr("Charged"), this))
    , m_notCharged(new QRadioButton(tr("Not charged"), this))
    , m_seconds(new AmountField(this))
    , m_points(new AmountField(this))
    , m_money(new AmountField(this))
    , m_currency(new CurrencyCombo(this))
{
    setObjectName(u"settleDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    const QString number = QLocale().toString(entry.task);
    setWindowTitle(entry.task == 0                ? tr("Settle a take")
            : entry.state == CostState::Unsettled ? tr("Settle take %1").arg(number)
                                                  : tr("Cost of take %1").arg(number));
    setMinimumWidth(460);
    build(entry);
    m_seconds->setAmount(entry.quantity.seconds);
    // The points of an unsettled take are a guess from earlier ones.
    if (entry.state != CostState::Unsettled)
        m_points->setAmount(entry.quantity.points);
    if (!currency.isEmpty())
        m_currency->setCurrency(currency);
    if (entry.isPriceGiven && entry.price)
        m_money->setAmount(entry.price->amount);
    (entry.state == CostState::NotBilled ? m_notCharged : m_charged)->setChecked(true);
    follow();
}

void SettleDialog::build(const SpendEntry& entry)
{
    m_message->setClosable(false);
    m_charged->setObjectName(u"settleCharged"_s);
    m_notCharged->setObjectName(u"settleNotCharged"_s);
    m_seconds->setObjectName(u"settleSeconds"_s);
    m_points->setObjectName(u"settlePoints"_s);
    m_money->setObjectName(u"settleMoney"_s);
    m_currency->setObjectName(u"settleCurrency"_s);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    if (!entry.prompt.isEmpty()) {
        QLabel* prompt = wrappedText(promptPart(entry.prompt), this);
        column->addWidget(prompt);
    }
    const QString known = entry.isSettledByHand ? tr("You have settled this. What you enter replaces it.")
        : entry.state == CostState::Billed      ? tr("The service reported %1. What you enter replaces it, for example "
                                                          "after a refund.")
                                                 .arg(quantityText(entry.quantity))
        : entry.state == CostState::NotBilled
        ? tr("Takes that failed or were refused by the service aren't charged. If your invoice says "
             "something else, enter it.")
        : plainText(entry.why);
    column->addWidget(quietNote(known, this));
    if (!entry.remoteId.isEmpty()) {
        auto* id = new QLabel(tr("Task ID: %1").arg(plainText(entry.remoteId)), this);
        id->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        id->setWordWrap(true);
        column->addWidget(id);
    }
    column->addWidget(m_charged);
    auto* amounts = new QHBoxLayout;
    amounts->setSpacing(8);
    amounts->addSpacing(24); // below the text of the button; a margin would not be mirrored
    amounts->addLayout(labelledField(tr("Seconds"), m_seconds), 2);
    amounts->addLayout(labelledField(tr("Points"), m_points), 2);
    amounts->addLayout(labelledField(tr("Money, if known"), m_money), 3);
    amounts->addLayout(labelledField(tr("Currency"), m_currency), 2);
    column->addLayout(amounts);
    column->addWidget(m_notCharged);
    column->addWidget(quietNote(tr("Look at the service's console or invoice. You can undo this later."), this));
    connect(addDialogButtons(this, column, entry.state == CostState::Unsettled ? tr("Settle") : tr("Save")),
        &QPushButton::clicked, this, &SettleDialog::save);
    connect(m_charged, &QRadioButton::toggled, this, &SettleDialog::follow);
    for (AmountField* each : {m_seconds, m_points, m_money})
        connect(each, &QLineEdit::textChanged, m_message, &QWidget::hide);
}

void SettleDialog::follow()
{
    for (QWidget* each : std::initializer_list<QWidget*>{m_seconds, m_points, m_money, m_currency})
        each->setEnabled(m_charged->isChecked());
    m_message->hide();
}

void SettleDialog::showProblem(const QString& sentence)
{
    m_message->showMessage(MessageBar::Kind::Bad, sentence);
}

void SettleDialog::save()
{
    if (m_notCharged->isChecked())
        return Q_EMIT saveRequested(std::nullopt, std::nullopt);
    if (AmountField* wrong = fieldWithProblem({m_seconds, m_points, m_money})) {
        showProblem(wrong->problem());
        return wrong->setFocus(Qt::OtherFocusReason);
    }
    const Quantity quantity{m_seconds->amount(), m_points->amount()};
    const std::optional<Amount> money = m_money->amount();
    const auto isNothing = [](const std::optional<Amount>& amount) { return !amount || amount->isZero(); };
    if (isNothing(quantity.seconds) && isNothing(quantity.points) && isNothing(money)) {
        showProblem(tr("Enter what you were charged, or choose “Not charged”."));
        return m_seconds->setFocus(Qt::OtherFocusReason);
    }
    if (money && !m_currency->isUsable()) {
        showProblem(tr("Enter the currency as three letters, such as USD."));
        return m_currency->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT saveRequested(quantity.isKnown() ? std::optional(quantity) : std::nullopt,
        money ? std::optional(Price{*money, m_currency->currency()}) : std::nullopt);
}

} // namespace Dailies
