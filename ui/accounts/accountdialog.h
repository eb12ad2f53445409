// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/keys/sessionkeystore.h"
#include "ui/accounts/connectionpanel.h"

#include <QDialog>

#include <utility>

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
class KeyEdit;
class MessageBar;
class CleartextConsent;

/// Creates an account: name, base address, API key and model codes. The key is stored in the key store, the
/// rest in the account file. Only *Test* calls the service, which costs nothing.
class AccountDialog final : public QDialog {
    Q_OBJECT
public:
    AccountDialog(
        AccountStore& accounts, SessionKeyStore& keys, const ProfileCatalogue& profiles, QWidget* parent = nullptr);

    /// Closes without an account. If a key is being stored, it is removed again.
    void reject() override;

Q_SIGNALS:
    /// The account is stored. `note` is a warning about its key; empty if there is none.
    void accountAdded(const Dailies::Account& account, const QString& note);

private:
    void buildFields();
    void followFields();
    void followCodes();
    void save();
    /// Reads the fields into `account`. Returns the first problem with its field.
    std::pair<QString, QWidget*> read(Account& account, bool isForTest) const;
    void complain(const QString& problem, QWidget* field);
    void forgive(const QWidget* field);
    void askForTest(const ConnectionPanel::Take& take);
    void keep(const Account& account, const QByteArray& key);
    EnabledModel otherFamily() const;

    AccountStore& m_accounts;
    SessionKeyStore& m_keys;
    const ProfileCatalogue& m_profiles;
    MessageBar* m_message;
    const QWidget* m_complained = nullptr; ///< the field that the message is about
    QLineEdit* m_name;
    QLineEdit* m_address;
    KeyEdit* m_key;
    QPlainTextEdit* m_codes;
    QLabel* m_recognised;
    QLabel* m_familyLabel;
    QComboBox* m_family;
    QSpinBox* m_atOnce;
    QPushButton* m_save = nullptr;
    ConnectionPanel* m_test;
    CleartextConsent* m_readable;
};

} // namespace Dailies
