// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/keys/sessionkeystore.h"

#include <QDialog>

class QLineEdit;
class QPushButton;
class QSpinBox;

namespace Dailies {

class AccountStore;
class ClipPatternEdit;
class FolderEdit;
class MessageBar;

/// Where clips go, and under which names, for accounts that say nothing about it.
struct UsualClips {
    QString folder;
    QString pattern;
};

/// What can be changed of an account that is there: its name, how many requests it sends at once, where its clips go; and
/// its removal. Address and key belong together and stay.
class AccountSettingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `unfinished` tasks could no longer be followed without the account.
    AccountSettingsDialog(const Account& account, AccountStore& accounts, SessionKeyStore& keys, int unfinished,
        const UsualClips& usual, QWidget* parent = nullptr);

Q_SIGNALS:
    void accountRemoved(const QString& name);

private:
    void build();
    /// What cannot be saved as it stands, in one sentence, with the field that it is about.
    std::pair<QString, QWidget*> problem() const;
    void save();
    void ask();
    void remove();
    void removedKey(const Result<void>& removed);
    bool isTaken(const QString& name) const;

    const Account m_account;
    AccountStore& m_accounts;
    SessionKeyStore& m_keys;
    int m_unfinished;
    bool m_asks = false; ///< the message asks whether to remove
    MessageBar* m_message;
    QLineEdit* m_name;
    QSpinBox* m_atOnce;
    FolderEdit* m_folder;
    ClipPatternEdit* m_pattern;
    QPushButton* m_remove;
    QPushButton* m_save;
};

/// The field for how many requests are sent at once, the same wherever it stands.
QSpinBox* newAtOnceSpin(QWidget* parent);

} // namespace Dailies
