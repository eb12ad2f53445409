// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendwords.h"

#include <QDialog>

class QPushButton;
class QStackedWidget;
class QTreeWidget;

namespace Dailies {

class LimitDialog;
class MessageBar;

/// The user's spending limits, to add, change and remove.
class LimitsDialog final : public QDialog {
    Q_OBJECT

public:
    /// The store of the book must outlive the dialog.
    LimitsDialog(const SpendBook& book, const AccountNames& names, QWidget* parent = nullptr);

    /// Opens the dialog of a new limit.
    void add();
    /// The same, without this dialog, which then is deleted.
    void addAlone();
    /// Reads the limits again, which another process may have changed.
    void refresh();

Q_SIGNALS:
    void changed();

private:
    void build();
    void follow();
    LimitDialog* edit(const Limit& limit);
    void editChosen();
    void removeChosen();
    const Limit* chosen() const;

    SpendBook m_book;
    const AccountNames m_names;
    QList<Limit> m_limits;
    MessageBar* m_message;
    QStackedWidget* m_pages;
    QTreeWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_edit;
    QPushButton* m_remove;
};

} // namespace Dailies
