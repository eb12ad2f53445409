// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/keys/sessionkeystore.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace Dailies {

class AccountStore;
class ProfileCatalogue;
class MessageBar;

/// Asks for an account: name, base address, key and model codes. The key goes to the key store, the rest to the account
/// file; nothing is called and nothing costs anything.
class AccountDialog final : public QDialog {
    Q_OBJECT
public:
    AccountDialog(
        AccountStore& accounts, SessionKeyStore& keys, const ProfileCatalogue& profiles, QWidget* parent = nullptr);

    /// Closes without an account; a key that is just being kept is taken away again.
    void reject() override;

Q_SIGNALS:
    /// The account is kept. `note` says what a person should know about its key; empty when all is well.
    void accountAdded(const Dailies::Account& account, const QString& note);

private:
    void buildFields();
    QLayout* buildButtons();
    void followCodes();
    void save();
    void keep(const Account& account, const QByteArray& key);
    void forgetKey();
    void keptKey(const Account& account, const Result<void>& written);
    EnabledModel otherFamily() const;

    AccountStore& m_accounts;
    SessionKeyStore& m_keys;
    const ProfileCatalogue& m_profiles;
    MessageBar* m_message;
    QLineEdit* m_name;
    QLineEdit* m_address;
    QLineEdit* m_key;
    QPlainTextEdit* m_codes;
    QLabel* m_recognised;
    QLabel* m_familyLabel;
    QComboBox* m_family;
    QSpinBox* m_atOnce;
    QPushButton* m_save;
    QString m_keeping; ///< the account whose key is on its way to the key store
};

} // namespace Dailies
