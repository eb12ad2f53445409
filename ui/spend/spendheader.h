// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendview.h"
#include "ui/spend/spendwords.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace Dailies {

/// The top of the page: the period, the account and the model for which costs are shown, and what can be done with
/// them.
class SpendHeader final : public QWidget {
    Q_OBJECT

public:
    explicit SpendHeader(QWidget* parent = nullptr);

    /// Offers these accounts and models. A chosen one that is no longer offered stays.
    void setOffer(const QStringList& accounts, const QStringList& models, const AccountNames& names);
    SpendPeriod period() const { return m_period; }
    QString account() const;
    QString model() const;
    void focusPeriod();
    void choose(SpendPeriod period, const QString& account, const QString& model);

Q_SIGNALS:
    void chosen(); ///< another period, account or model
    void compareRequested();
    void exportRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* newPeriods();
    QComboBox* newCombo(const QString& name, const QString& label, const QString& all);
    QPushButton* newButton(const QString& name, const QString& iconName, const QString& text);
    void fitButtons();

    SpendPeriod m_period = SpendPeriod::Month;
    QList<QPushButton*> m_periods;
    QComboBox* m_account;
    QComboBox* m_model;
    QPushButton* m_compare;
    QPushButton* m_export;
    QWidget* m_filters;
};

} // namespace Dailies
