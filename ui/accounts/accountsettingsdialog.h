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

/// Folder and name pattern for clips of accounts without their own.
struct UsualClips {
    QString folder;
    QString pattern;
};

/// Edits an existing account: name, address and API key, models, limits and proxy, folder of its clips. It
/// can also remove the account.
class AccountSettingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `unfinished` is the number of tasks that could not be tracked without the account.
    AccountSettingsDialog(const Account& account, AccountStore& accounts, SessionKeyStore& keys,
        const ProfileCatalogue& profiles, int unfinished, const UsualClips& usual, QWidget* parent = nullptr);

    /// What the question about removing the account says, too.
    void setNoteOnRemoval(const QString& note) { m_noteOnRemoval = note; }

    void reject() override;

Q_SIGNALS:
    void accountRemoved(const QString& name);
    /// The user wants to see how much of the disk clips use. The dialog stays open.
    void diskUseRequested();
    /// A new API key is stored. `note` is a warning about it; empty if there is none.
    void keyChanged(const QString& accountId, const QString& note);

private:
    void build();
    void addPage(QWidget* page, const QString& title);
    QWidget* newClipsPage();
    /// The first invalid value: one sentence and its field.
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
    QString m_noteOnRemoval;
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
    QPushButton* m_cancel = nullptr;
    QPushButton* m_save;
    bool m_isBusy = false; ///< the keychain works
};

} // namespace Dailies
