// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/keys/sessionkeystore.h"

#include <QDialog>

class QPushButton;
class QStackedWidget;
class QTabBar;

namespace Dailies {

class AccountStore;
class AddressPage;
class ClipPatternEdit;
class FolderEdit;
class MessageBar;
struct MessageAction;
class ModelsPage;
class ProfileCatalogue;
class CleartextConsent;
class SendingPage;

/// Where clips go, and under which names, for accounts that say nothing about it.
struct UsualClips {
    QString folder;
    QString pattern;
};

/// What can be changed of an account that is there: name, address and key, models, limits and proxy, where its clips go;
/// and its removal.
class AccountSettingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `unfinished` tasks could no longer be followed without the account.
    AccountSettingsDialog(const Account& account, AccountStore& accounts, SessionKeyStore& keys,
        const ProfileCatalogue& profiles, int unfinished, const UsualClips& usual, QWidget* parent = nullptr);

    void reject() override;

Q_SIGNALS:
    void accountRemoved(const QString& name);
    /// Another key is in place. `note` says what a person should know about it; empty when all is well.
    void keyChanged(const QString& accountId, const QString& note);

private:
    void build();
    void addPage(QWidget* page, const QString& title);
    QWidget* newClipsPage();
    /// What cannot be saved as it stands, in one sentence, with the field that it is about.
    std::pair<QString, QWidget*> problem() const;
    void complain(const QString& sentence, QWidget* field);
    void save();
    void askBeforeMoving();
    void keep();
    void keepChoices();
    void ask(const QString& words, const MessageAction& yes, const QString& no);
    void askToRemove();
    void remove();
    void removedKey(const Result<void>& removed);
    void setBusy(bool busy);
    void quieten();

    const Account m_account;
    AccountStore& m_accounts;
    SessionKeyStore& m_keys;
    int m_unfinished;
    MessageBar* m_message;
    CleartextConsent* m_readable;
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    AddressPage* m_address;
    ModelsPage* m_models;
    SendingPage* m_sending;
    FolderEdit* m_folder;
    ClipPatternEdit* m_pattern;
    QPushButton* m_remove;
    QPushButton* m_save;
};

} // namespace Dailies
