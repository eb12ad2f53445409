// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendwords.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;

namespace Dailies {

class AmountField;
class CurrencyCombo;
class DayEdit;
class MessageBar;

/// Edits one rate.
class RateDialog final : public QDialog {
    Q_OBJECT

public:
    RateDialog(const Rate& rate, const AccountNames& names, const QStringList& models, QWidget* parent = nullptr);
    ~RateDialog() override;

    Rate rate() const;
    /// Says why the rate could not be stored.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    /// The rate is complete. Accept the dialog once it is stored.
    void saveRequested(const Dailies::Rate& rate);

private:
    void build(const AccountNames& names, const QStringList& models);
    void showUnderstood();
    void save();

    const qint64 m_id;
    MessageBar* m_message;
    AmountField* m_price;
    CurrencyCombo* m_currency;
    QComboBox* m_unit;
    QComboBox* m_account;
    QComboBox* m_model;
    QComboBox* m_resolution;
    QComboBox* m_mode;
    QComboBox* m_sound;
    DayEdit* m_from;
    QLineEdit* m_source;
    QLabel* m_understood; ///< the price in words, while it is typed
};

} // namespace Dailies
