// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendwords.h"

#include <QDialog>

class QLabel;
class QRadioButton;

namespace Dailies {

class AmountField;
class CurrencyCombo;
class MessageBar;

/// What the user knows about the cost of a create call: charged, with an amount, or not charged.
class SettleDialog final : public QDialog {
    Q_OBJECT

public:
    /// `currency` is the one that money is usually in; empty if there is no rate.
    SettleDialog(const SpendEntry& entry, const QString& currency, QWidget* parent = nullptr);

    /// Says why it could not be stored.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    /// Neither means that the call was not charged. Accept the dialog once it is stored.
    void saveRequested(const std::optional<Dailies::Quantity>& quantity, const std::optional<Dailies::Price>& price);

private:
    void build(const SpendEntry& entry);
    void follow();
    void save();

    MessageBar* m_message;
    QRadioButton* m_charged;
    QRadioButton* m_notCharged;
    AmountField* m_seconds;
    AmountField* m_points;
    AmountField* m_money;
    CurrencyCombo* m_currency;
};

} // namespace Dailies
