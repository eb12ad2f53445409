// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/modelcontroller.h"

#include "app/engine/engine.h"
#include "app/request/familytraits.h"
#include "app/request/kindfields.h"
#include "app/request/models/modelline.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/modelprofiles/modelprofileeditor.h"
#include "ui/window/windowmessages.h"

#include <QSettings>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr auto leftKey = "models/leftAsTheyAre";

auto withCode(const QList<EnabledModel>& models, const QString& code)
{
    return std::find_if(
        models.begin(), models.end(), [&code](const EnabledModel& model) { return model.code == code; });
}

void putModel(QList<EnabledModel>& models, const EnabledModel& model)
{
    const auto same = withCode(models, model.code);
    if (same != models.cend())
        models[same - models.cbegin()] = model;
    else
        models.append(model);
}

} // namespace

ModelController::ModelController(
    Engine& engine, QSettings& settings, RequestForm& form, WindowMessages& messages, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_settings(settings)
    , m_form(form)
    , m_messages(messages)
    , m_window(window)
{
    connect(form.chooser(), &ModelChooser::settingsRequested, this, &ModelController::showProfiles);
    connect(form.chooser(), &ModelChooser::modelDecided, this, &ModelController::keep);
    connect(form.chooser(), &ModelChooser::modelForgotten, this, &ModelController::drop);
    connect(&engine.runner(), &TaskRunner::otherFamilyAnswered, this, &ModelController::offerOtherFamily);
}

std::optional<Account> ModelController::practiceAccount() const
{
    auto account = m_engine.account(Account::practiceId());
    if (!account)
        return {};
    for (const EnabledModel& model : m_practiceModels)
        putModel(account->models, model);
    return account;
}

void ModelController::keep(const QString& accountId, const EnabledModel& model)
{
    if (accountId == Account::practiceId()) {
        putModel(m_practiceModels, model);
        Q_EMIT practiceModelsChanged();
        return;
    }
    auto account = m_engine.accounts().find(accountId);
    if (!account)
        return;
    const bool isNew = withCode(account->models, model.code) == account->models.cend();
    putModel(account->models, model);
    const auto stored = m_engine.accounts().put(*account);
    m_messages.showFailure(stored);
    if (stored && isNew)
        m_messages.show(MessageBar::Kind::Information, tr("%1 added to %2.").arg(model.code, account->name),
            {{tr("Undo"), [this, accountId, code = model.code] { drop(accountId, code); }, true}});
}

void ModelController::drop(const QString& accountId, const QString& code)
{
    auto account = m_engine.accounts().find(accountId);
    if (!account)
        return;
    const auto listed = withCode(account->models, code);
    if (listed == account->models.cend())
        return;
    const EnabledModel model = *listed; // NOLINT(performance-unnecessary-copy-initialization): it is erased next
    account->models.erase(listed);
    const auto stored = m_engine.accounts().put(*account);
    if (!stored) {
        m_messages.showFailure(stored);
        return;
    }
    m_messages.show(MessageBar::Kind::Information, tr("%2 removed from %1.").arg(account->name, code),
        {{tr("Undo"), [this, accountId, model] { bringBack(accountId, model); }, true}});
}

void ModelController::bringBack(const QString& accountId, const EnabledModel& model)
{
    keep(accountId, model);
    VideoRequest request = m_form.request();
    request.model = model.code;
    if (!model.kinds().contains(request.kind))
        request.kind = model.kinds().constFirst();
    m_form.setDraft({accountId, request, m_form.draft().origin});
}

void ModelController::showProfiles(const std::optional<EnabledModel>& model)
{
    auto* dialog = new ModelProfileEditor(m_engine.models(), m_engine.modelTrouble(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ModelProfileEditor::profilesChanged, &m_form, &RequestForm::followProfiles);
    if (model)
        dialog->showModel(*model);
    dialog->open();
}

void ModelController::offerOtherFamily(TaskId id, Family family)
{
    const auto task = m_engine.store().task(id);
    const QString accountId = task ? task->accountId : QString();
    const auto account = accountId == Account::practiceId() ? practiceAccount() : m_engine.accounts().find(accountId);
    if (!account || account->id != accountId)
        return;
    const QString code = task->request.model;
    const auto listed = withCode(account->models, code);
    const QString decision = QStringList{accountId, code, familyName(family)}.join(u'\n');
    const QStringList left = m_settings.value(QLatin1StringView(leftKey)).toStringList();
    const bool isSettled = listed != account->models.cend() && listed->family == family;
    if (isSettled || left.contains(decision))
        return;
    // A reply does not show the generation. Use the one that the code suggests, or the newest.
    const auto guessed = m_engine.models().guess(code);
    const EnabledModel model = guessed && guessed->family == family
        ? *guessed
        : wholeModel(code, family, familyTraits(family).generations.front());
    const QString place = shortPlaceWords({model.family, model.generation});
    m_messages.show(MessageBar::Kind::Warning,
        tr("The service responded as family %1, but Dailies treated %2 as family %3. The task is still tracked.")
            .arg(familyName(family), code, familyName(task->request.kind.family)),
        {{tr("Set %1 to family %2").arg(code, place), [this, accountId, model] { keep(accountId, model); }},
            {tr("Dismiss"), [this, left, decision] {
                 m_settings.setValue(QLatin1StringView(leftKey), left + QStringList{decision});
             }}});
}

} // namespace Dailies
