// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendheader.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"
#include "ui/widgets/wraplayout.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int comboLetters = 14;
constexpr int headerEdge = 16;

/// Chooses the entry with this data, and adds it if it is missing.
void chooseData(QComboBox* combo, const QString& data, const QString& text)
{
    if (combo->findData(data) < 0)
        combo->addItem(text, data);
    combo->setCurrentIndex(combo->findData(data));
}

} // namespace

SpendHeader::SpendHeader(QWidget* parent)
    : QWidget(parent)
    , m_account(newCombo(u"spendAccountCombo"_s, tr("Account"), tr("All accounts")))
    , m_model(newCombo(u"spendModelCombo"_s, tr("Model"), tr("All models")))
    , m_compare(newButton(u"compareInvoiceButton"_s, u"receipt-text"_s, tr("Compare with invoice…")))
    , m_export(newButton(u"exportSpendButton"_s, u"download"_s, tr("Export CSV…")))
    , m_filters(new QWidget(this))
{
    setObjectName(u"spendHeader"_s);
    makeBar(this);
    auto* title = new QLabel(tr("Spend"), m_filters);
    QFont large = semiboldFont(QApplication::font());
    if (large.pointSizeF() > 0)
        large.setPointSizeF(large.pointSizeF() * 1.15);
    title->setFont(large);
    title->setMinimumHeight(m_account->sizeHint().height());
    auto* wraps = new WrapLayout(12);
    m_filters->setLayout(wraps);
    wraps->addWidget(title);
    wraps->addWidget(newPeriods());
    wraps->addWidget(m_account);
    wraps->addWidget(m_model);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(headerEdge, 8, headerEdge, 9);
    row->setSpacing(8);
    row->addWidget(m_filters, 1);
    row->addWidget(m_compare, 0, Qt::AlignTop);
    row->addWidget(m_export, 0, Qt::AlignTop);
    connect(m_compare, &QPushButton::clicked, this, &SpendHeader::compareRequested);
    connect(m_export, &QPushButton::clicked, this, &SpendHeader::exportRequested);
}

QWidget* SpendHeader::newPeriods()
{
    auto* box = new QWidget(m_filters);
    QHBoxLayout* row = bareRow(box);
    const auto add = [&](SpendPeriod period, const QString& name, const QString& text) {
        auto* button = new QPushButton(text, box);
        button->setObjectName(name);
        button->setCheckable(true);
        button->setAutoDefault(false);
        row->addWidget(button);
        m_periods.append(button);
        // Not clicked: assistive programs check the button.
        connect(button, &QPushButton::toggled, this, [this, period](bool on) {
            if (!on || m_period == period)
                return;
            m_period = period;
            Q_EMIT chosen();
        });
    };
    add(SpendPeriod::Today, u"periodToday"_s, tr("Today"));
    add(SpendPeriod::Week, u"periodWeek"_s, tr("7 days"));
    add(SpendPeriod::Month, u"periodMonth"_s, tr("30 days"));
    add(SpendPeriod::Year, u"periodYear"_s, tr("This year"));
    joinSegments(QList<QAbstractButton*>(m_periods.cbegin(), m_periods.cend()));
    m_periods.at(static_cast<int>(m_period))->setChecked(true);
    return box;
}

QComboBox* SpendHeader::newCombo(const QString& name, const QString& label, const QString& all)
{
    auto* combo = new QComboBox(this);
    combo->setObjectName(name);
    combo->setAccessibleName(label);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(comboLetters);
    combo->addItem(all, QString());
    connect(combo, &QComboBox::activated, this, &SpendHeader::chosen);
    return combo;
}

QPushButton* SpendHeader::newButton(const QString& name, const QString& iconName, const QString& text)
{
    auto* button = new QPushButton(icon(iconName), text, this);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    return button;
}

void SpendHeader::setOffer(const QStringList& accounts, const QStringList& models, const AccountNames& names)
{
    const QString account = this->account();
    const QString model = this->model();
    const auto fill = [](QComboBox* combo, const QStringList& keys, const auto& textOf) {
        while (combo->count() > 1)
            combo->removeItem(1);
        for (const QString& key : keys)
            combo->addItem(textOf(key), key);
    };
    fill(m_account, accounts, [&names](const QString& id) { return accountText(names, id); });
    fill(m_model, models, [](const QString& each) { return each; });
    chooseData(m_account, account, accountText(names, account));
    chooseData(m_model, model, model);
}

QString SpendHeader::account() const
{
    return m_account->currentData().toString();
}

QString SpendHeader::model() const
{
    return m_model->currentData().toString();
}

void SpendHeader::focusPeriod()
{
    m_periods.at(static_cast<int>(m_period))->setFocus(Qt::OtherFocusReason);
}

void SpendHeader::choose(SpendPeriod period, const QString& account, const QString& model)
{
    m_period = period;
    m_periods.at(static_cast<int>(period))->setChecked(true);
    chooseData(m_account, account, account);
    chooseData(m_model, model, model);
}

/// Where there is no room for their words, the buttons show their icons only.
void SpendHeader::fitButtons()
{
    const int filters = m_filters->layout()->sizeHint().width();
    int words = 2 * headerEdge + layout()->spacing() * 2;
    for (QPushButton* button : {m_compare, m_export}) {
        button->ensurePolished();
        words += button->fontMetrics().horizontalAdvance(button->accessibleName()) + 52;
    }
    const bool fits = filters + words <= width();
    for (QPushButton* button : {m_compare, m_export}) {
        button->setText(fits ? button->accessibleName() : QString());
        button->setToolTip(plainToolTip(fits ? QString() : button->accessibleName()));
    }
}

void SpendHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitButtons();
}

void SpendHeader::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(0, height() - 1, width(), 1, tone(palette(), Tone::Line));
}

} // namespace Dailies
