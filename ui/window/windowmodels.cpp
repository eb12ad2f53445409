// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "app/engine/engine.h"
#include "app/request/models/modelplaces.h"
#include "ui/compose/form/requestform.h"
#include "ui/modelprofiles/modelprofileeditor.h"

#include <QSettings>

#include <algorithm>

// What the main window does about models: which an account lists, where they belong, and what is known of them.

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

std::optional<Account> MainWindow::practiceAccount() const
{
    auto account = m_engine.account(Account::practiceId());
    if (!account)
        return {};
    for (const EnabledModel& model : m_practiceModels)
        putModel(account->models, model);
    return account;
}

void MainWindow::keepModel(const QString& accountId, const EnabledModel& model)
{
    if (accountId == Account::practiceId()) {
        putModel(m_practiceModels, model); // made anew at each start
        followAccounts();
        return;
    }
    auto account = m_engine.accounts().find(accountId);
    if (!account)
        return;
    putModel(account->models, model);
    tell(m_engine.accounts().put(*account));
}

void MainWindow::dropModel(const QString& accountId, const QString& code)
{
    auto account = m_engine.accounts().find(accountId);
    if (!account)
        return;
    const auto listed = withCode(account->models, code);
    if (listed == account->models.cend())
        return;
    const EnabledModel model = *listed;
    account->models.erase(listed);
    const auto stored = m_engine.accounts().put(*account);
    if (!stored) {
        tell(stored);
        return;
    }
    say(MessageBar::Kind::Information, tr("%1 no longer lists %2.").arg(account->name, code),
        {{tr("Undo"), [this, accountId, model] {
              keepModel(accountId, model);
              VideoRequest request = m_form->request();
              request.model = model.code;
              if (!model.kinds().contains(request.kind))
                  request.kind = model.kinds().constFirst();
              m_form->setAccountId(accountId);
              m_form->setRequest(request);
          }}});
}

void MainWindow::showProfiles(const std::optional<EnabledModel>& model)
{
    auto* dialog = new ModelProfileEditor(m_engine.models(), m_engine.modelTrouble(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ModelProfileEditor::profilesChanged, m_form, &RequestForm::followProfiles);
    if (model)
        dialog->showModel(*model);
    dialog->open();
}

void MainWindow::offerOtherFamily(TaskId id, Family family)
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
    // The generation cannot be read from a reply: what the code suggests, or the newest.
    const auto guessed = m_engine.models().guess(code);
    const EnabledModel model = guessed && guessed->family == family
        ? *guessed
        : wholeModel(code, family, family == Family::A ? Generation::G30 : Generation::None);
    const QString place = shortPlaceWords({model.family, model.generation});
    say(MessageBar::Kind::Warning,
        tr("The service answered as family %1. Dailies took %2 for family %3; the task is followed all the same.")
            .arg(familyName(family), code, familyName(task->request.kind.family)),
        {{tr("Set %1 to family %2").arg(code, place), [this, accountId, model] { keepModel(accountId, model); }},
            {tr("Leave"), [this, left, decision] {
                 m_settings.setValue(QLatin1StringView(leftKey), left + QStringList{decision});
             }}});
}

} // namespace Dailies
