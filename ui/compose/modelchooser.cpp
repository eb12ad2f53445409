// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/modelchooser.h"

#include "app/request/requestfields.h"
#include "ui/common/look.h"
#include "ui/compose/fieldeditor.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr ApiType apiTypes[] = {ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::ReferenceToVideo,
    ApiType::VideoEdit, ApiType::MultiImageToVideo};

QComboBox* quietlySizedCombo(QWidget* parent)
{
    auto* combo = new QComboBox(parent);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    ignoreWheelWithoutFocus(combo);
    return combo;
}

} // namespace

ModelChooser::ModelChooser(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(12);
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
    m_modelCombo = quietlySizedCombo(this);
    m_modelCombo->setObjectName(u"modelCombo"_s);
    m_modelCombo->setAccessibleName(fieldLabel(Field::Model));
    m_modelCombo->setPlaceholderText(tr("No model"));
    auto* accountLabel = new QLabel(tr("Account"), this);
    auto* modelLabel = new QLabel(fieldLabel(Field::Model), this);
    m_family = new QLabel(this);
    m_family->setObjectName(u"familyLabel"_s);
    m_family->setToolTip(tr("The model's family and generation"));
    accountLabel->setBuddy(m_accountCombo);
    modelLabel->setBuddy(m_modelCombo);
    for (QLabel* label : {accountLabel, modelLabel, m_family})
        makeQuiet(label);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(accountLabel, 0, 0);
    grid->addWidget(modelLabel, 0, 1);
    grid->addWidget(m_family, 0, 2, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_accountCombo, 1, 0);
    grid->addWidget(m_modelCombo, 1, 1, 1, 2);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(grid);
    connect(m_accountCombo, &QComboBox::currentIndexChanged, this, &ModelChooser::accountChosen);
    connect(m_modelCombo, &QComboBox::currentTextChanged, this, &ModelChooser::modelChosen);
}

void ModelChooser::addKinds()
{
    auto* row = new QWidget(this);
    row->setObjectName(u"kindRow"_s);
    row->setAccessibleName(tr("Request kind"));
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins({});
    line->setSpacing(0);
    for (const ApiType apiType : apiTypes) {
        auto* button = new QPushButton(apiTypeShortLabel(apiType), row);
        QString name = apiTypeName(apiType);
        name[0] = name.at(0).toLower();
        button->setObjectName(name + u"Button"_s);
        button->setAccessibleName(apiTypeLabel(apiType));
        button->setToolTip(apiTypeLabel(apiType));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, apiType] { kindChosen(apiType); });
        line->addWidget(button, 1);
        m_kinds.insert(apiType, button);
    }
    layout()->addWidget(row);
}

void ModelChooser::setAccounts(const QList<Account>& accounts)
{
    if (m_accounts == accounts)
        return;
    const QString before = accountId();
    m_accounts = accounts;
    const auto has = [this](const QString& id) {
        return std::any_of(m_accounts.begin(), m_accounts.end(), [&id](const Account& a) { return a.id == id; });
    };
    // A request that waited for its accounts goes to the first one that knows its model.
    const auto knowing = std::find_if(m_accounts.begin(), m_accounts.end(), [this](const Account& candidate) {
        return std::any_of(candidate.models.begin(), candidate.models.end(),
            [this](const ModelProfile& model) { return model.code == m_model; });
    });
    QString id = before;
    if (!has(before))
        id = knowing != m_accounts.end() ? knowing->id : m_accounts.isEmpty() ? QString() : m_accounts.first().id;
    fillAccounts(id);
    // The account that was there stays with its model, even one that it has lost meanwhile.
    const bool keep = !m_model.isEmpty() && (before.isEmpty() || before == id || account() == nullptr);
    if (keep)
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
    // A request that names no model goes to the likeliest one, as a new one does.
    const ModelProfile* likeliest = model.isEmpty() ? likeliestModel(kind) : nullptr;
    if (likeliest != nullptr && likeliest->kinds().contains(kind))
        show(likeliest->code, kind);
    else
        show(model, kind);
    Q_EMIT chosen();
}

void ModelChooser::markModel(bool invalid, const QString& why)
{
    m_modelCombo->setProperty("invalid", invalid);
    m_modelCombo->setToolTip(why);
    m_modelCombo->setAccessibleDescription(why);
    m_modelCombo->update();
}

void ModelChooser::focusAccount()
{
    m_accountCombo->setFocus(Qt::OtherFocusReason);
}

void ModelChooser::focusModel()
{
    m_modelCombo->setFocus(Qt::OtherFocusReason);
}

const Account* ModelChooser::account() const
{
    const int index = m_accountCombo->currentIndex();
    return index >= 0 && index < m_accounts.size() ? &m_accounts.at(index) : nullptr;
}

const ModelProfile* ModelChooser::enabledModel(const QString& code) const
{
    const Account* chosenAccount = account();
    if (chosenAccount == nullptr)
        return nullptr;
    const auto& models = chosenAccount->models;
    const auto it =
        std::find_if(models.begin(), models.end(), [&code](const ModelProfile& m) { return m.code == code; });
    return it == models.end() ? nullptr : &*it;
}

ModelProfile ModelChooser::profileFor(const QString& code, const RequestKind& kind) const
{
    const ModelProfile* enabled = enabledModel(code);
    if (enabled != nullptr && enabled->kinds().contains(kind))
        return *enabled;
    const auto guessed = guessProfile(code);
    if (guessed && guessed->kinds().contains(kind))
        return *guessed;
    return wholeProfile(code, kind.family, kind.generation);
}

const ModelProfile* ModelChooser::likeliestModel(const RequestKind& kind) const
{
    const Account* chosenAccount = account();
    if (chosenAccount == nullptr || chosenAccount->models.isEmpty())
        return nullptr;
    const auto& models = chosenAccount->models;
    const auto first = [&models](auto suits) {
        const auto it = std::find_if(models.begin(), models.end(), suits);
        return it == models.end() ? nullptr : &*it;
    };
    const ModelProfile* found = first([&kind](const ModelProfile& m) { return m.kinds().contains(kind); });
    if (found == nullptr)
        found = first([&kind](const ModelProfile& m) { return m.apiTypes.contains(kind.apiType); });
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
    const ModelProfile* kept = enabledModel(m_model);
    const ModelProfile* next = kept != nullptr ? kept : likeliestModel(m_kind);
    if (next != nullptr)
        modelChosen(next->code);
    else
        show({}, m_kind);
    Q_EMIT chosen();
}

void ModelChooser::modelChosen(const QString& code)
{
    const ModelProfile* enabled = enabledModel(code);
    RequestKind kind = m_kind;
    if (enabled != nullptr) {
        const QList<RequestKind> kinds = enabled->kinds();
        kind = {enabled->family, enabled->generation, m_kind.apiType};
        if (!kinds.contains(kind))
            kind = kinds.value(0, m_kind);
    }
    show(code, kind);
    Q_EMIT chosen();
}

void ModelChooser::kindChosen(ApiType apiType)
{
    show(m_model, {m_kind.family, m_kind.generation, apiType});
    Q_EMIT chosen();
}

void ModelChooser::show(const QString& model, const RequestKind& kind)
{
    m_model = model;
    m_kind = kind;
    m_profile = profileFor(model, kind);
    fillModels();
    const QString generation = generationName(kind.generation);
    m_family->setText(generation.isEmpty() ? tr("Family %1").arg(familyName(kind.family))
                                           : tr("Family %1 · %2").arg(familyName(kind.family), generation));
    QList<QAbstractButton*> buttons;
    for (const ApiType apiType : apiTypes) {
        QPushButton* button = m_kinds.value(apiType);
        button->setVisible(m_profile.apiTypes.contains(apiType) && isOffered({kind.family, kind.generation, apiType}));
        buttons.append(button);
    }
    joinSegments(buttons);
    m_kinds.value(kind.apiType)->setChecked(true);
}

void ModelChooser::fillModels()
{
    QStringList codes;
    if (const Account* chosenAccount = account()) {
        for (const ModelProfile& each : chosenAccount->models)
            codes.append(each.code);
    }
    // A request from elsewhere keeps its model.
    if (!m_model.isEmpty() && !codes.contains(m_model))
        codes.append(m_model);
    const QSignalBlocker blocker(m_modelCombo);
    QStringList shown;
    for (int i = 0; i < m_modelCombo->count(); ++i)
        shown.append(m_modelCombo->itemText(i));
    if (shown != codes) {
        m_modelCombo->clear();
        m_modelCombo->addItems(codes);
    }
    m_modelCombo->setCurrentIndex(static_cast<int>(m_model.isEmpty() ? -1 : codes.indexOf(m_model)));
}

} // namespace Dailies
