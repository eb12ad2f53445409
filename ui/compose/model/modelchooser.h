// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/request/checks/finding.h"
#include "app/request/models/profilecatalogue.h"

#include <QHash>
#include <QWidget>

#include <optional>

class QComboBox;
class QPushButton;

namespace Dailies {

class FamilyButton;
class FamilyQuestion;
struct ModelLine;

// Where a request goes and what kind it is: account, model, and the row of request kinds that the model offers. A code
// that the account does not list can be written; where it belongs is known by its pattern or asked once.
class ModelChooser final : public QWidget {
    Q_OBJECT

public:
    explicit ModelChooser(const ProfileCatalogue& profiles, QWidget* parent = nullptr);

    void setAccounts(const QList<Account>& accounts);
    // What is taken when a person chooses a kind; such kinds are offered whatever the chosen model serves.
    void setKindChoices(const KindChoices& choices);
    // Nothing happens where there is no such account.
    void setAccountId(const QString& id);
    [[nodiscard]] QString accountId() const;
    [[nodiscard]] QString accountName() const;
    // Empty without an account.
    [[nodiscard]] QUrl baseUrl() const;

    // Chooses a model and a kind, whether the account has them or not.
    void setChoice(const QString& model, const RequestKind& kind);
    [[nodiscard]] QString model() const { return m_model; }
    [[nodiscard]] RequestKind kind() const { return m_kind; }
    // What is known of the chosen model.
    [[nodiscard]] const ModelProfile& profile() const { return m_profile; }

    // Takes a code that is still being written as it stands.
    void takeTyped();
    // What cannot be seen in the request: that nobody has said where the model belongs.
    [[nodiscard]] QList<Finding> ownFindings() const;
    void markModel(bool invalid, const QString& why);
    void focusAccount();
    void focusModel();

Q_SIGNALS:
    // The account, the model or the kind became another one.
    void chosen();
    // It was settled where a model of an account belongs; it counts as listed there from now on.
    void modelDecided(const QString& accountId, const Dailies::EnabledModel& model);
    // The account is not to list the model any longer.
    void modelForgotten(const QString& accountId, const QString& code);
    void settingsRequested(const Dailies::EnabledModel& model);

private:
    void addAccountAndModel();
    void addKinds();
    [[nodiscard]] const Account* account() const;
    [[nodiscard]] const EnabledModel* enabledModel(const QString& code) const;
    // The account's own word on a code or, failing that, its pattern's.
    [[nodiscard]] std::optional<EnabledModel> knownModel(const QString& code) const;
    [[nodiscard]] bool isUndecided() const;
    // The kind of a model that is nearest to the one shown.
    [[nodiscard]] RequestKind kindOf(const EnabledModel& model) const;
    // What is known of a model for the sake of a kind that it is to offer.
    [[nodiscard]] EnabledModel modelFor(const QString& code, const RequestKind& kind) const;
    [[nodiscard]] const EnabledModel* likeliestModel(const RequestKind& kind) const;
    void fillAccounts(const QString& chosenId);
    void accountChosen();
    void modelChosen(const QString& code);
    void modelWritten();
    void placeChosen(const ModelLine& place);
    void decide(const EnabledModel& model);
    void forgetModel();
    void kindChosen(ApiType apiType);
    // What is chosen for a kind, where its account is in the list and still has the model.
    [[nodiscard]] const EnabledModel* takenFor(ApiType apiType) const;
    void show(const QString& model, const RequestKind& kind);
    void fillModels();

    const ProfileCatalogue& m_profiles;
    QList<Account> m_accounts;
    KindChoices m_choices;
    QString m_model;
    RequestKind m_kind;
    ModelProfile m_profile;
    QComboBox* m_accountCombo = nullptr;
    QComboBox* m_modelCombo = nullptr;
    FamilyButton* m_family = nullptr;
    FamilyQuestion* m_question = nullptr;
    QHash<ApiType, QPushButton*> m_kinds;
};

} // namespace Dailies
