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

/// Name, address and API key of an existing account, with a connection test. The stored key is never shown.
class AddressPage final : public QWidget {
    Q_OBJECT
public:
    AddressPage(const Account& account, SessionKeyStore& keys, QWidget* parent = nullptr);

    QString name() const;
    /// The address as typed, with https or http; BadInput if it is invalid.
    Result<QUrl> baseUrl() const;
    /// The new API key; empty to keep the stored one. The caller must wipe it.
    QByteArray key() const;
    /// What is wrong with address and API key, with the field. Another origin requires entering its key.
    std::pair<QString, QWidget*> problem() const;
    QLineEdit* nameEdit() const { return m_name; }
    QLineEdit* addressEdit() const { return m_address; }
    void wipeKey();
    /// Sets the models that a test queries.
    void setModels(const QList<EnabledModel>& models);

Q_SIGNALS:
    /// Emitted before a test sends the API key. Call `then` once the user agrees to the destination,
    /// otherwise `otherwise`.
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
