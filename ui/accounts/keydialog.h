// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/keys/sessionkeystore.h"

#include <QDialog>

class QPushButton;

namespace Dailies {

class KeyEdit;
class MessageBar;

/// Asks for the API key of an account again, because the service rejects the old one or none could be stored.
class KeyDialog final : public QDialog {
    Q_OBJECT
public:
    KeyDialog(const Account& account, SessionKeyStore& keys, QWidget* parent = nullptr);

    void reject() override;

Q_SIGNALS:
    /// The new API key is stored. `note` is a warning about it; empty if there is none.
    void keyChanged(const QString& accountId, const QString& note);

private:
    void save();
    void setBusy(bool busy);
    void said(const QString& problem);

    Account m_account;
    SessionKeyStore& m_keys;
    MessageBar* m_message;
    KeyEdit* m_key;
    QPushButton* m_save = nullptr;
};

} // namespace Dailies
