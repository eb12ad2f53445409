// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/entriesdialog.h"
#include "ui/spend/spendwords.h"

namespace Dailies {

class LimitDialog;

/// The user's spending limits, to add, change and remove.
class LimitsDialog final : public EntriesDialog {
    Q_OBJECT

public:
    /// The store of the book must outlive the dialog.
    LimitsDialog(const SpendBook& book, const AccountNames& names, QWidget* parent = nullptr);

    void add() override;
    /// The same, without this dialog, which then is deleted.
    void addAlone();
    void refresh() override;

private:
    void edit(int row) override;
    void remove(int row) override;
    LimitDialog* openEditor(const Limit& limit);

    SpendBook m_book;
    const AccountNames m_names;
    QList<Limit> m_limits;
};

} // namespace Dailies
