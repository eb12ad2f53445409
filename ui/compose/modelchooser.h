// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/request/requestkind.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace Dailies {

// Where a request goes and what kind it is: account, model, and the row of request kinds that the model offers.
class ModelChooser final : public QWidget {
    Q_OBJECT

public:
    explicit ModelChooser(QWidget* parent = nullptr);

    void setAccounts(const QList<Account>& accounts);
    // Nothing happens where there is no such account.
    void setAccountId(const QString& id);
    [[nodiscard]] QString accountId() const;
    [[nodiscard]] QString accountName() const;

    // Chooses a model and a kind, whether the account has them or not.
    void setChoice(const QString& model, const RequestKind& kind);
    [[nodiscard]] QString model() const { return m_model; }
    [[nodiscard]] RequestKind kind() const { return m_kind; }
    // What is known of the chosen model; it always offers the chosen kind.
    [[nodiscard]] const ModelProfile& profile() const { return m_profile; }

    void markModel(bool invalid, const QString& why);
    void focusAccount();
    void focusModel();

Q_SIGNALS:
    // The account, the model or the kind became another one.
    void chosen();

private:
    void addAccountAndModel();
    void addKinds();
    [[nodiscard]] const Account* account() const;
    [[nodiscard]] const ModelProfile* enabledModel(const QString& code) const;
    // What is known of a model for the sake of a kind that it is to offer.
    [[nodiscard]] ModelProfile profileFor(const QString& code, const RequestKind& kind) const;
    [[nodiscard]] const ModelProfile* likeliestModel(const RequestKind& kind) const;
    void fillAccounts(const QString& chosenId);
    void accountChosen();
    void modelChosen(const QString& code);
    void kindChosen(ApiType apiType);
    void show(const QString& model, const RequestKind& kind);
    void fillModels();

    QList<Account> m_accounts;
    QString m_model;
    RequestKind m_kind;
    ModelProfile m_profile;
    QComboBox* m_accountCombo = nullptr;
    QComboBox* m_modelCombo = nullptr;
    QLabel* m_family = nullptr;
    QHash<ApiType, QPushButton*> m_kinds;
};

} // namespace Dailies
