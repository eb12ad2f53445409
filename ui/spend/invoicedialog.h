// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/invoice.h"
#include "ui/spend/spendwords.h"

#include <QDialog>

class QComboBox;
class QDateEdit;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace Dailies {

class AmountSpin;
class CurrencyCombo;
class MessageBar;

/// Compares an invoice with what Dailies recorded: typed totals, or the lines of a CSV file.
class InvoiceDialog final : public QDialog {
    Q_OBJECT

public:
    InvoiceDialog(const SpendQuestion& question, const QStringList& accounts, const AccountNames& names,
        QWidget* parent = nullptr);

    /// The period and account to compare.
    SpendQuestion question() const;
    /// Answers entriesRequested().
    void setEntries(const Result<QList<SpendEntry>>& entries);
    /// Compares the lines of a file.
    void compareFile(const QString& file);
    const QList<InvoiceRow>& rows() const { return m_rows; }

Q_SIGNALS:
    /// Asks for all create calls of question(). Answer with setEntries().
    void entriesRequested();

private:
    void build(const QStringList& accounts, const AccountNames& names);
    void compareTyped();
    void request(const Invoice& invoice);
    void showRows();
    void chooseFile();

    std::optional<Invoice> m_invoice; ///< waits for entries
    QList<InvoiceRow> m_rows;
    MessageBar* m_message;
    QDateEdit* m_from;
    QDateEdit* m_to;
    QComboBox* m_account;
    AmountSpin* m_seconds;
    AmountSpin* m_points;
    AmountSpin* m_money;
    CurrencyCombo* m_currency;
    QPushButton* m_compare;
    QPushButton* m_import;
    QLabel* m_summary;
    QTreeWidget* m_list;
};

} // namespace Dailies
