// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/invoicefile.h"
#include "ui/spend/spendwords.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace Dailies {

class AmountField;
class CurrencyCombo;
class DayEdit;
class EmptyState;
class MessageBar;

/// A line of the result: a line of the invoice next to our own figures.
struct InvoiceRow {
    enum class Outcome { Matches, Differs, Uncompared, OnlyOnInvoice, OnlyHere };
    QString name;
    QString invoice;
    QString own;
    Outcome outcome = Outcome::Matches;
};

/// Compares an invoice with what Dailies recorded: typed totals, or the lines of a CSV file.
class InvoiceDialog final : public QDialog {
    Q_OBJECT

public:
    InvoiceDialog(const SpendQuestion& question, const QStringList& accounts, const AccountNames& names,
        QWidget* parent = nullptr);

    /// The period and account to compare.
    SpendQuestion question() const;
    /// Answers entriesRequested() with the calls of question(), and those of other days, which the invoice may name.
    void setEntries(const Result<QList<SpendEntry>>& entries, const QList<SpendEntry>& all = {});
    /// Compares the lines of a file.
    void compareFile(const QString& file);
    const QList<InvoiceRow>& rows() const { return m_rows; }

Q_SIGNALS:
    /// Asks for all create calls of question(), and of other days. Answer with setEntries().
    void entriesRequested();

private:
    void prepareControls(const QStringList& accounts, const AccountNames& names);
    void build();
    void compareTyped();
    void request();
    void addTotals(const QList<SpendEntry>& entries);
    void addLines(const InvoiceComparison& comparison);
    void showRows(int unsettled);
    void chooseFile();

    bool m_isAsked = false; ///< waits for entries
    std::optional<Invoice> m_invoice; ///< the file; nullopt to compare the typed totals
    QList<InvoiceRow> m_rows;
    QStringList m_leftOut; ///< sentences about what the comparison does not include
    MessageBar* m_message;
    DayEdit* m_from;
    DayEdit* m_to;
    QComboBox* m_account;
    AmountField* m_seconds;
    AmountField* m_points;
    AmountField* m_money;
    CurrencyCombo* m_currency;
    QPushButton* m_compare;
    QPushButton* m_import;
    QLabel* m_summary;
    QTreeWidget* m_list;
    EmptyState* m_empty; ///< in place of the list until something was compared
};

} // namespace Dailies
