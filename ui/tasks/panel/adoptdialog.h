// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/request/videorequest.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace Dailies {

class MessageBar;

/// Asks for a task that was created elsewhere, to track it: its account, model, kind and ID at the service.
class AdoptDialog final : public QDialog {
    Q_OBJECT

public:
    /// Preselects `accountId` and `model` if they are among `accounts`.
    AdoptDialog(
        const QList<Account>& accounts, const QString& accountId, const QString& model, QWidget* parent = nullptr);

    /// Shows why the task cannot be tracked, until the next attempt.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    /// The receiver starts to track the task and then closes the dialog.
    void adoptRequested(const Dailies::Account& account, const Dailies::RequestKind& kind, const QString& model,
        const QString& remoteId);

private:
    void build();
    void fillModels(const QString& wanted = {});
    void fillKinds();
    const Account* account() const;
    const EnabledModel* model() const;
    void follow();

    QList<Account> m_accounts;
    MessageBar* m_message;
    QComboBox* m_account;
    QComboBox* m_model;
    QComboBox* m_kind;
    QLineEdit* m_id;
    QPushButton* m_follow = nullptr;
};

} // namespace Dailies
