// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendwords.h"

#include <QDialog>

class QPushButton;
class QStackedWidget;
class QTreeWidget;

namespace Dailies {

class MessageBar;

/// The user's rates, to add, change, remove and import.
class RatesDialog final : public QDialog {
    Q_OBJECT

public:
    /// The store of the book must outlive the dialog. `models` are offered for new rates.
    RatesDialog(const SpendBook& book, const AccountNames& names, const QStringList& models, const QDate& today,
        QWidget* parent = nullptr);

    /// Opens the dialog of a new rate.
    void add();
    /// Reads the rates again, which another process may have changed.
    void refresh();
    /// Adds the rates of a CSV file: all of them or none.
    void importFrom(const QString& file);

Q_SIGNALS:
    void changed();

private:
    void build();
    void follow();
    void edit(const Rate& rate);
    void editChosen();
    void removeChosen();
    void chooseFile();
    const Rate* chosen() const;

    SpendBook m_book;
    const AccountNames m_names;
    const QStringList m_models;
    const QDate m_today;
    QList<Rate> m_rates;
    MessageBar* m_message;
    QStackedWidget* m_pages;
    QTreeWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_edit;
    QPushButton* m_remove;
    QPushButton* m_import;
};

} // namespace Dailies
