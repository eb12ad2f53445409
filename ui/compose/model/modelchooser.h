// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/request/checks/finding.h"
#include "app/request/models/profilecatalogue.h"

#include <QHash>
#include <QWidget>

#include <optional>

class QAbstractButton;
class QComboBox;

namespace Dailies {

class FamilyButton;
class FamilyQuestion;
class SegmentRow;
struct ModelLine;

/// Chooses the account, the model and the kind of a request. The user can type a code that the account does not list. A
/// pattern tells its family, or the user is asked once.
class ModelChooser final : public QWidget {
    Q_OBJECT

public:
    explicit ModelChooser(const ProfileCatalogue& profiles, QWidget* parent = nullptr);

    void setAccounts(const QList<Account>& accounts);
    /// The account and model for each kind that the user chooses. The chooser always offers these kinds.
    void setKindChoices(const KindChoices& choices);
    /// Does nothing if there is no such account.
    void setAccountId(const QString& id);
    QString accountId() const;
    QString accountName() const;
    /// Empty without an account.
    QUrl baseUrl() const;

    /// Chooses a model and a kind, even if the account does not list them.
    void setChoice(const QString& model, const RequestKind& kind);
    QString model() const { return m_model; }
    RequestKind kind() const { return m_kind; }
    /// Chooses a kind as its button does.
    void choose(ApiType apiType) { kindChosen(apiType); }
    /// The kind that choose() leads to; nullopt if it is not offered now.
    std::optional<RequestKind> kindFor(ApiType apiType) const;
    /// The profile of the chosen model.
    const ModelProfile& profile() const { return m_profile; }

    /// Applies a code that the user is still typing.
    void takeTyped();
    /// A finding if the family of the model is not known.
    QList<Finding> ownFindings() const;
    void markModel(bool invalid, const QString& why);
    /// The family and generation of the model. The form shows it among its advanced values.
    FamilyButton* familyButton() const { return m_family; }
    void focusAccount();
    void focusModel();

Q_SIGNALS:
    /// The account, the model or the kind has changed.
    void chosen();
    /// The family of an account's model was decided. The model counts as listed there from now on.
    void modelDecided(const QString& accountId, const Dailies::EnabledModel& model);
    /// The account should no longer list the model.
    void modelForgotten(const QString& accountId, const QString& code);
    void settingsRequested(const Dailies::EnabledModel& model);

private:
    void addAccountAndModel();
    void addKinds();
    const Account* account() const;
    const EnabledModel* enabledModel(const QString& code) const;
    /// The account's entry for a code or, without one, a guess from its pattern.
    std::optional<EnabledModel> knownModel(const QString& code) const;
    bool isUndecided() const;
    /// The kind of a model that is most similar to the current kind.
    RequestKind kindOf(const EnabledModel& model) const;
    /// The account's model, the guess or a new model for a code, whichever first offers the kind.
    EnabledModel modelFor(const QString& code, const RequestKind& kind) const;
    const EnabledModel* likeliestModel(const RequestKind& kind) const;
    void fillAccounts(const QString& chosenId);
    void accountChosen();
    void modelChosen(const QString& code);
    void modelWritten();
    void placeChosen(const ModelLine& place);
    void decide(const EnabledModel& model);
    void forgetModel();
    void kindChosen(ApiType apiType);
    /// The model that is set for a kind, if its account still lists it and taking it doesn't leave practice mode.
    const EnabledModel* takenFor(ApiType apiType) const;
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
    SegmentRow* m_kindRow = nullptr;
    QHash<ApiType, QAbstractButton*> m_kinds;
};

} // namespace Dailies
