// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendwords.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QRadioButton;

namespace Dailies {

class AmountField;
class CurrencyCombo;
class MessageBar;

/// Edits one limit.
class LimitDialog final : public QDialog {
    Q_OBJECT

public:
    LimitDialog(const Limit& limit, const AccountNames& names, QWidget* parent = nullptr);
    ~LimitDialog() override;

    Limit limit() const;
    /// Says why the limit could not be stored.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    /// The limit is complete. Accept the dialog once it is stored.
    void saveRequested(const Dailies::Limit& limit);

private:
    void build(const AccountNames& names);
    void followUnit();
    void showUnderstood();
    void save();

    const qint64 m_id;
    MessageBar* m_message;
    AmountField* m_amount;
    QComboBox* m_unit;
    CurrencyCombo* m_currency;
    QComboBox* m_period;
    QComboBox* m_account;
    QRadioButton* m_ask;
    QRadioButton* m_refuse;
    QLabel* m_understood; ///< the limit in words, while it is typed
    QLabel* m_runNote; ///< shown only for a limit per run
};

} // namespace Dailies
