// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/error.h"

#include <QObject>

#include <optional>

class QSettings;
class QWidget;

namespace Dailies {

class Engine;
class ModelController;
class NoticeBoard;
class RequestForm;
class WindowMessages;

/// What the window does about accounts and their keys, the practice service's among them.
class AccountController final : public QObject {
    Q_OBJECT
public:
    /// Dialogs belong to `window`. All outlive this one.
    AccountController(Engine& engine, QSettings& settings, RequestForm& form, const ModelController& models,
        WindowMessages& messages, NoticeBoard& notices, QWidget* window);

    /// All accounts, the practice service's last.
    QList<Account> accounts() const;
    /// Starts the practice service and chooses its account.
    void usePractice();
    /// Starts it if it was used before.
    void restorePractice();
    void add();
    void askForKey(const QString& accountId);
    void showSettings(const QString& accountId);
    /// Offers the form the accounts as they are now.
    void refresh();

Q_SIGNALS:
    void accountsChanged();

private:
    /// `againInSeconds`: when the service is asked with this key again; nothing while it cannot be used at all.
    void showKeyTrouble(const QString& accountId, const Error& error, std::optional<int> againInSeconds);
    void endPause(const QString& accountId);
    void keyGiven(const QString& accountId, const QString& note);
    int unfinishedOf(const QString& accountId) const;

    Engine& m_engine;
    QSettings& m_settings;
    RequestForm& m_form;
    const ModelController& m_models;
    WindowMessages& m_messages;
    NoticeBoard& m_notices;
    QWidget* m_window;
};

} // namespace Dailies
