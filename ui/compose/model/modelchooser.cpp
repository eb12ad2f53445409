// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/model/modelchooser.h"

#include "app/request/kindfields.h"
#include "app/request/requestfields.h"
#include "ui/compose/fields/segmentbutton.h"
#include "ui/compose/fields/segmentrow.h"
#include "ui/compose/model/familybutton.h"
#include "ui/compose/model/familyquestion.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int leastAccountWidth = 112;

constexpr ApiType apiTypes[] = {ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::ReferenceToVideo,
    ApiType::VideoEdit, ApiType::MultiImageToVideo};

QComboBox* quietlySizedCombo(QWidget* parent)
{
    auto* combo = new QComboBox(parent);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(6);
    ignoreWheelWithoutFocus(combo);
    return combo;
}

} // namespace

ModelChooser::ModelChooser(const ProfileCatalogue& profiles, QWidget* parent) : QWidget(parent), m_profiles(profiles)
{
    bareColumn(this, 12);
    addAccountAndModel();
    addKinds();
    show({}, m_kind);
}

void ModelChooser::addAccountAndModel()
{
    m_accountCombo = quietlySizedCombo(this);
    m_accountCombo->setObjectName(u"accountCombo"_s);
    m_accountCombo->setAccessibleName(tr("Account"));
    m_accountCombo->setPlaceholderText(tr("No account yet"));
    m_accountCombo->setMinimumWidth(leastAccountWidth); // otherwise its first text would determine it
    m_modelCombo = quietlySizedCombo(this);
    m_modelCombo->setObjectName(u"modelCombo"_s);
    m_modelCombo->setAccessibleName(fieldLabel(Field::Model));
    m_modelCombo->setEditable(true);
    m_modelCombo->setInsertPolicy(QComboBox::NoInsert);
    m_modelCombo->completer()->setCompletionMode(QCompleter::PopupCompletion); // adds nothing to the text
    m_modelCombo->completer()->setFilterMode(Qt::MatchContains);
    m_modelCombo->lineEdit()->setPlaceholderText(tr("Model code"));
    m_modelCombo->lineEdit()->setAccessibleName(fieldLabel(Field::Model));
    auto* accountLabel = new QLabel(tr("Account"), this);
    auto* modelLabel = new QLabel(fieldLabel(Field::Model), this);
    m_family = new FamilyButton(this);
    m_question = new FamilyQuestion(this);
    accountLabel->setBuddy(m_accountCombo);
    modelLabel->setBuddy(m_modelCombo);
    for (QLabel* label : {accountLabel, modelLabel})
        makeQuiet(label);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(accountLabel, 0, 0);
    grid->addWidget(modelLabel, 0, 1);
    grid->addWidget(m_accountCombo, 1, 0);
    grid->addWidget(m_modelCombo, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addLayout(grid);
    column->addWidget(m_question);
    connect(m_accountCombo, &QComboBox::currentIndexChanged, this, &ModelChooser::accountChosen);
    connect(m_modelCombo, &QComboBox::currentTextChanged, this, [this] {
        // Typed text counts when editing ends; a code from the list counts at once.
        if (!m_modelCombo->lineEdit()->isModified())
            modelWritten();
    });
    connect(m_modelCombo->lineEdit(), &QLineEdit::editingFinished, this, &ModelChooser::modelWritten);
    connect(m_family, &FamilyButton::placeChosen, this, &ModelChooser::placeChosen);
    connect(m_family, &FamilyButton::forgetRequested, this, &ModelChooser::forgetModel);
    connect(m_family, &FamilyButton::settingsRequested, this,
        [this] { Q_EMIT settingsRequested(modelFor(m_model, m_kind)); });
    connect(m_question, &FamilyQuestion::answered, this, [this](const ModelLine& place) {
        placeChosen(place);
        focusModel(); // the answers are hidden
    });
}

void ModelChooser::addKinds()
{
    m_kindRow = new SegmentRow(this);
    m_kindRow->setObjectName(u"kindRow"_s);
    m_kindRow->setAccessibleName(tr("Kind"));
    for (const ApiType apiType : apiTypes) {
        auto* button = new SegmentButton(apiTypeShortLabel(apiType), m_kindRow);
        QString name = apiTypeName(apiType);
        name[0] = name.at(0).toLower();
        button->setObjectName(name + u"Button"_s);
        button->setAccessibleName(apiTypeLabel(apiType));
        button->setToolTip(plainToolTip(apiTypeLabel(apiType)));
        // Assistive programs toggle a button without clicking it.
        connect(button, &QAbstractButton::toggled, this, [this, apiType](bool on) {
            if (on && apiType != m_kind.apiType)
                kindChosen(apiType);
        });
        m_kinds.insert(apiType, button);
    }
    layout()->addWidget(m_kindRow);
}

void ModelChooser::setAccounts(const QList<Account>& accounts)
{
    if (m_accounts == accounts)
        return;
    const QString before = accountId();
    const EnabledModel* listed = enabledModel(m_model);
    const std::optional<EnabledModel> modelBefore = listed != nullptr ? std::optional(*listed) : std::nullopt;
    m_accounts = accounts;
    const auto has = [this](const QString& id) {
        return std::any_of(m_accounts.begin(), m_accounts.end(), [&id](const Account& a) { return a.id == id; });
    };
    // A request without an account gets the first one that lists its model.
    const auto knowing = std::find_if(m_accounts.begin(), m_accounts.end(), [this](const Account& candidate) {
        return std::any_of(candidate.models.begin(), candidate.models.end(),
            [this](const EnabledModel& model) { return model.code == m_model; });
    });
    QString id = before;
    if (!has(before))
        id = knowing != m_accounts.end() ? knowing->id : m_accounts.isEmpty() ? QString() : m_accounts.first().id;
    fillAccounts(id);
    // The previous account keeps its model, even if it no longer lists it.
    const bool keep = !m_model.isEmpty() && (before.isEmpty() || before == id || account() == nullptr);
    const EnabledModel* now = keep ? enabledModel(m_model) : nullptr;
    // The model's family was changed elsewhere.
    if (now != nullptr && modelBefore && *now != *modelBefore)
        show(m_model, kindOf(*now));
    else if (keep)
        show(m_model, m_kind);
    else
        accountChosen();
    Q_EMIT chosen();
}

void ModelChooser::setAccountId(const QString& id)
{
    const int index = m_accountCombo->findData(id);
    if (index >= 0)
        m_accountCombo->setCurrentIndex(index);
}

QString ModelChooser::accountId() const
{
    return m_accountCombo->currentData().toString();
}

QString ModelChooser::accountName() const
{
    const Account* chosenAccount = account();
    return chosenAccount != nullptr ? chosenAccount->name : QString();
}

void ModelChooser::setChoice(const QString& model, const RequestKind& kind)
{
    // A request without a model gets the most likely one, like a new request.
    const EnabledModel* likeliest = model.isEmpty() ? likeliestModel(kind) : nullptr;
    if (likeliest != nullptr && likeliest->kinds().contains(kind))
        show(likeliest->code, kind);
    else
        show(model, kind);
    Q_EMIT chosen();
}

void ModelChooser::markModel(bool invalid, const QString& why)
{
    markInvalid(m_modelCombo, invalid);
    m_modelCombo->setToolTip(plainToolTip(why));
    m_modelCombo->setAccessibleDescription(why);
}

void ModelChooser::focusAccount()
{
    m_accountCombo->setFocus(Qt::OtherFocusReason);
}

void ModelChooser::focusModel()
{
    m_modelCombo->setFocus(Qt::OtherFocusReason);
}

QUrl ModelChooser::baseUrl() const
{
    const Account* chosenAccount = account();
    return chosenAccount != nullptr ? chosenAccount->baseUrl : QUrl();
}

const Account* ModelChooser::account() const
{
    const int index = m_accountCombo->currentIndex();
    return index >= 0 && index < m_accounts.size() ? &m_accounts.at(index) : nullptr;
}

const EnabledModel* ModelChooser::enabledModel(const QString& code) const
{
    const Account* chosenAccount = account();
    if (chosenAccount == nullptr)
        return nullptr;
    const auto& models = chosenAccount->models;
    const auto it =
        std::find_if(models.begin(), models.end(), [&code](const EnabledModel& m) { return m.code == code; });
    return it == models.end() ? nullptr : &*it;
}

EnabledModel ModelChooser::modelFor(const QString& code, const RequestKind& kind) const
{
    const EnabledModel* enabled = enabledModel(code);
    if (enabled != nullptr && enabled->kinds().contains(kind))
        return *enabled;
    const auto guessed = m_profiles.guess(code);
    if (guessed && guessed->kinds().contains(kind))
        return *guessed;
    return wholeModel(code, kind.family, kind.generation);
}

std::optional<EnabledModel> ModelChooser::knownModel(const QString& code) const
{
    const EnabledModel* enabled = enabledModel(code);
    return enabled != nullptr ? *enabled : m_profiles.guess(code);
}

bool ModelChooser::isUndecided() const
{
    return account() != nullptr && !m_model.isEmpty() && !knownModel(m_model);
}

QList<Finding> ModelChooser::ownFindings() const
{
    if (!isUndecided())
        return {};
    return {{Severity::Ask, Field::Model, -1, {}, {},
        tr("Not recognised: %1. It will be sent as %2.").arg(m_model, placeWords({m_kind.family, m_kind.generation}))}};
}

const EnabledModel* ModelChooser::likeliestModel(const RequestKind& kind) const
{
    const Account* chosenAccount = account();
    if (chosenAccount == nullptr || chosenAccount->models.isEmpty())
        return nullptr;
    const auto& models = chosenAccount->models;
    const auto first = [&models](auto suits) {
        const auto it = std::find_if(models.begin(), models.end(), suits);
        return it == models.end() ? nullptr : &*it;
    };
    const EnabledModel* found = first([&kind](const EnabledModel& m) { return m.kinds().contains(kind); });
    if (found == nullptr)
        found = first([&kind](const EnabledModel& m) { return m.apiTypes.contains(kind.apiType); });
    return found != nullptr ? found : &models.first();
}

void ModelChooser::fillAccounts(const QString& chosenId)
{
    const QSignalBlocker blocker(m_accountCombo);
    m_accountCombo->clear();
    for (const Account& each : std::as_const(m_accounts))
        m_accountCombo->addItem(each.name, each.id);
    m_accountCombo->setCurrentIndex(m_accountCombo->findData(chosenId));
}

void ModelChooser::accountChosen()
{
    const EnabledModel* kept = enabledModel(m_model);
    const EnabledModel* next = kept != nullptr ? kept : likeliestModel(m_kind);
    if (next != nullptr)
        modelChosen(next->code);
    else
        show(m_model, m_kind); // an account without models accepts any code
    Q_EMIT chosen();
}

RequestKind ModelChooser::kindOf(const EnabledModel& model) const
{
    const RequestKind same{model.family, model.generation, m_kind.apiType};
    const QList<RequestKind> kinds = model.kinds();
    return kinds.contains(same) ? same : kinds.value(0, m_kind);
}

void ModelChooser::modelChosen(const QString& code)
{
    const auto known = knownModel(code);
    show(code, known ? kindOf(*known) : m_kind);
    Q_EMIT chosen();
}

void ModelChooser::modelWritten()
{
    const QString code = m_modelCombo->currentText().trimmed();
    m_modelCombo->lineEdit()->setModified(false);
    if (code.isEmpty() || code == m_model) {
        fillModels(); // restores the text
        return;
    }
    const auto guessed = m_profiles.guess(code);
    const bool isNew = enabledModel(code) == nullptr;
    modelChosen(code);
    if (isNew && guessed)
        decide(*guessed);
    else if (isUndecided())
        m_question->focusAnswer();
}

void ModelChooser::takeTyped()
{
    if (m_modelCombo->lineEdit()->isModified())
        modelWritten();
}

void ModelChooser::placeChosen(const ModelLine& place)
{
    const auto guessed = m_profiles.guess(m_model);
    const bool asGuessed = guessed && ModelLine{guessed->family, guessed->generation} == place;
    const EnabledModel model = asGuessed ? *guessed : wholeModel(m_model, place.family, place.generation);
    const RequestKind kind = kindOf(model);
    if (!m_model.isEmpty())
        decide(model);
    show(m_model, kind);
    Q_EMIT chosen();
}

void ModelChooser::decide(const EnabledModel& model)
{
    const int index = m_accountCombo->currentIndex();
    if (account() == nullptr)
        return;
    QList<EnabledModel>& models = m_accounts[index].models;
    const auto same = std::find_if(
        models.begin(), models.end(), [&model](const EnabledModel& other) { return other.code == model.code; });
    if (same != models.end())
        *same = model;
    else
        models.append(model);
    show(m_model, m_kind);
    Q_EMIT modelDecided(accountId(), model);
}

void ModelChooser::forgetModel()
{
    const int index = m_accountCombo->currentIndex();
    if (enabledModel(m_model) == nullptr)
        return;
    const QString code = m_model;
    m_accounts[index].models.removeIf([&code](const EnabledModel& model) { return model.code == code; });
    const EnabledModel* next = likeliestModel(m_kind);
    if (next != nullptr)
        modelChosen(next->code);
    else
        show(m_model, m_kind);
    Q_EMIT modelForgotten(accountId(), code);
}

const EnabledModel* ModelChooser::takenFor(ApiType apiType) const
{
    const KindChoice choice = m_choices.value(apiType);
    // A choice of a kind doesn't end practice mode: what is sent then would be charged.
    if (accountId() == Account::practiceId() && choice.accountId != Account::practiceId())
        return nullptr;
    for (const Account& each : m_accounts) {
        if (each.id != choice.accountId)
            continue;
        for (const EnabledModel& model : each.models) {
            if (model.code == choice.model && model.apiTypes.contains(apiType))
                return &model;
        }
    }
    return nullptr;
}

void ModelChooser::setKindChoices(const KindChoices& choices)
{
    if (m_choices == choices)
        return;
    m_choices = choices;
    show(m_model, m_kind);
}

std::optional<RequestKind> ModelChooser::kindFor(ApiType apiType) const
{
    if (const EnabledModel* taken = takenFor(apiType); taken != nullptr && apiType != m_kind.apiType)
        return RequestKind{taken->family, taken->generation, apiType};
    if (m_kinds.value(apiType)->isHidden())
        return {};
    return RequestKind{m_kind.family, m_kind.generation, apiType};
}

void ModelChooser::kindChosen(ApiType apiType)
{
    if (const EnabledModel* taken = takenFor(apiType); taken != nullptr && apiType != m_kind.apiType) {
        const EnabledModel model = *taken;
        fillAccounts(m_choices.value(apiType).accountId);
        show(model.code, {model.family, model.generation, apiType});
        Q_EMIT chosen();
        return;
    }
    show(m_model, {m_kind.family, m_kind.generation, apiType});
    Q_EMIT chosen();
}

void ModelChooser::show(const QString& model, const RequestKind& kind)
{
    m_model = model;
    m_kind = kind;
    const EnabledModel chosenModel = modelFor(model, kind);
    m_profile = m_profiles.profileFor(chosenModel);
    fillModels();
    const Account* listing = enabledModel(model) != nullptr ? account() : nullptr;
    m_family->showModel({kind.family, kind.generation}, model);
    m_family->setListedIn(listing != nullptr && !listing->isPractice() ? listing->name : QString());
    m_question->ask(isUndecided() ? model : QString());
    QList<QAbstractButton*> buttons;
    for (const ApiType apiType : apiTypes) {
        QAbstractButton* button = m_kinds.value(apiType);
        const bool isServed =
            chosenModel.apiTypes.contains(apiType) && isOffered({kind.family, kind.generation, apiType});
        button->setVisible(isServed || takenFor(apiType) != nullptr);
        buttons.append(button);
    }
    m_kindRow->setSegments(buttons);
    m_kinds.value(kind.apiType)->setChecked(true);
}

void ModelChooser::fillModels()
{
    QStringList codes;
    if (const Account* chosenAccount = account()) {
        for (const EnabledModel& each : chosenAccount->models)
            codes.append(each.code);
    }
    // A model that the account does not list is kept.
    if (!m_model.isEmpty() && !codes.contains(m_model))
        codes.append(m_model);
    QLineEdit* line = m_modelCombo->lineEdit();
    const QString typed = line->isModified() ? line->text() : QString();
    const QSignalBlocker blocker(m_modelCombo);
    QStringList shown;
    for (int i = 0; i < m_modelCombo->count(); ++i)
        shown.append(m_modelCombo->itemText(i));
    if (shown != codes) {
        m_modelCombo->clear();
        m_modelCombo->addItems(codes);
    }
    m_modelCombo->setCurrentIndex(static_cast<int>(m_model.isEmpty() ? -1 : codes.indexOf(m_model)));
    m_modelCombo->setEditText(typed.isEmpty() ? m_model : typed);
    line->setModified(!typed.isEmpty());
    if (typed.isEmpty())
        line->setCursorPosition(0);
}

} // namespace Dailies
