// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/error.h"
#include "ui/spend/spendwords.h"

#include <QHash>
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

/// Adds and changes accounts and their keys, and starts the practice service.
class AccountController final : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of all dialogs. All of them must outlive this object.
    AccountController(Engine& engine, QSettings& settings, RequestForm& form, const ModelController& models,
        WindowMessages& messages, NoticeBoard& notices, QWidget* window);

    /// All accounts, the practice service's last.
    QList<Account> accounts() const;
    /// The names of all accounts by ID, with that of practice mode.
    QHash<QString, QString> names() const;
    AccountNames allNames() const; ///< also of removed accounts
    /// Starts the practice service and chooses its account.
    void usePractice();
    /// Starts the practice service if it was used before.
    void restorePractice();
    void add();
    void askForKey(const QString& accountId);
    void askForKeyOf(TaskId task); ///< of its account
    void showSettings(const QString& accountId);
    /// Passes the current accounts to the form.
    void refresh();

Q_SIGNALS:
    void accountsChanged();
    void diskUseRequested();

private:
    /// `againInSeconds`: the time until the service is queried with this key again; nullopt if the account is paused.
    void showKeyTrouble(const QString& accountId, const Error& error, std::optional<int> againInSeconds);
    QString pausedText(const QString& accountId) const;
    void endPause(const QString& accountId);
    void keyGiven(const QString& accountId, const QString& note);
    QString moneyNoteOf(const QString& accountId) const;

    Engine& m_engine;
    QSettings& m_settings;
    RequestForm& m_form;
    const ModelController& m_models;
    WindowMessages& m_messages;
    NoticeBoard& m_notices;
    QWidget* m_window;
};

} // namespace Dailies
