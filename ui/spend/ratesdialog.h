// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/entriesdialog.h"
#include "ui/spend/spendwords.h"

namespace Dailies {

/// The user's rates, to add, change, remove and import.
class RatesDialog final : public EntriesDialog {
    Q_OBJECT

public:
    /// The store of the book must outlive the dialog. `models` are offered for new rates.
    RatesDialog(const SpendBook& book, const AccountNames& names, const QStringList& models, const QDate& today,
        QWidget* parent = nullptr);

    void add() override;
    void refresh() override;
    /// Adds the rates of a CSV file: all of them or none.
    void importFrom(const QString& file);

private:
    void edit(int row) override;
    void remove(int row) override;
    void openEditor(const Rate& rate);
    void chooseFile();

    SpendBook m_book;
    const AccountNames m_names;
    const QStringList m_models;
    const QDate m_today;
    QList<Rate> m_rates;
};

} // namespace Dailies
