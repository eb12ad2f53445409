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

/// Asks which task, created elsewhere, shall be followed: account, model, kind and the service's id.
class AdoptDialog final : public QDialog {
    Q_OBJECT

public:
    /// `accountId` and `model` are chosen at first where they are among the accounts'.
    AdoptDialog(
        const QList<Account>& accounts, const QString& accountId, const QString& model, QWidget* parent = nullptr);

    /// Why what was asked for could not be done; stands until the next try.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    /// Whoever follows it closes the dialog.
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
    QPushButton* m_follow;
};

} // namespace Dailies
