// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/keys/sessionkeystore.h"
#include "ui/accounts/connectionpanel.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;

namespace Dailies {

class KeyEdit;

/// Name, address and key of an account that is there, and its test. The key that is kept is never shown.
class AddressPage final : public QWidget {
    Q_OBJECT
public:
    AddressPage(const Account& account, SessionKeyStore& keys, QWidget* parent = nullptr);

    QString name() const;
    /// The address as typed, https or not; BadInput otherwise.
    Result<QUrl> baseUrl() const;
    /// The new key; empty when the one of before stays. To be wiped by who takes it.
    QByteArray key() const;
    /// What is wrong with address and key, with its field. Another origin needs its key.
    std::pair<QString, QWidget*> problem() const;
    QLineEdit* nameEdit() const { return m_name; }
    QLineEdit* addressEdit() const { return m_address; }
    void wipeKey();
    /// Which models a test asks about.
    void setModels(const QList<EnabledModel>& models);

Q_SIGNALS:
    /// Before a test sends the key: `then` is to be called once the person agrees to where it goes, or `otherwise`.
    void goAheadWanted(const QUrl& baseUrl, const std::function<void()>& then, const std::function<void()>& otherwise);

private:
    void follow();
    void askForTest(const ConnectionPanel::Take& take);
    void giveKey(const QUrl& baseUrl, const ConnectionPanel::Take& take);
    bool isElsewhere() const;

    const Account m_account;
    SessionKeyStore& m_keys;
    QList<EnabledModel> m_models;
    QLineEdit* m_name;
    QLineEdit* m_address;
    KeyEdit* m_key;
    QLabel* m_note;
    QLabel* m_keyNote;
    ConnectionPanel* m_test;
};

} // namespace Dailies
