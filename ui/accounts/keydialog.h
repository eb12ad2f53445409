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

/// Asks for the key of an account anew: when the service does not take the old one, or none could be kept.
class KeyDialog final : public QDialog {
    Q_OBJECT
public:
    KeyDialog(const Account& account, SessionKeyStore& keys, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The new key is in place. `note` says what a person should know about it; empty when all is well.
    void keyChanged(const QString& accountId, const QString& note);

private:
    void save();
    void said(const QString& problem);

    Account m_account;
    SessionKeyStore& m_keys;
    MessageBar* m_message;
    KeyEdit* m_key;
    QPushButton* m_save;
};

} // namespace Dailies
