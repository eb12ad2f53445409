// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/accountcontroller.h"

#include "app/common/sentences.h"
#include "app/engine/engine.h"
#include "app/money/limittext.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/table/taskstatustext.h"
#include "ui/accounts/accountdialog.h"
#include "ui/accounts/accountsettingsdialog.h"
#include "ui/accounts/keydialog.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/widgets/noticeboard.h"
#include "ui/window/chargednote.h"
#include "ui/window/modelcontroller.h"
#include "ui/window/windowmessages.h"

#include <QSettings>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr auto practiceKey = "practice/used";

/// The key of an account's notice on the board.
QString pauseKey(const QString& accountId)
{
    return u"account/"_s + accountId;
}

} // namespace

AccountController::AccountController(Engine& engine, QSettings& settings, RequestForm& form,
    const ModelController& models, WindowMessages& messages, NoticeBoard& notices, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_settings(settings)
    , m_form(form)
    , m_models(models)
    , m_messages(messages)
    , m_notices(notices)
    , m_window(window)
{
    connect(&engine.accounts(), &AccountStore::accountsChanged, this, &AccountController::refresh);
    connect(&models, &ModelController::practiceModelsChanged, this, &AccountController::refresh);
    connect(&engine.runner(), &TaskRunner::accountPaused, this,
        [this](const QString& id, const Error& error) { showKeyTrouble(id, error, std::nullopt); });
    connect(&engine.runner(), &TaskRunner::accountSlowed, this,
        [this](const QString& id, const Error& error, int seconds) { showKeyTrouble(id, error, seconds); });
    connect(&engine.runner(), &TaskRunner::accountRecovered, this,
        [this](const QString& id) { m_notices.remove(pauseKey(id)); });
}

QList<Account> AccountController::accounts() const
{
    QList<Account> accounts = m_engine.accounts().accounts();
    if (const auto practice = m_models.practiceAccount())
        accounts.append(*practice);
    return accounts;
}

void AccountController::refresh()
{
    m_form.chooser()->setAccounts(accounts());
    m_form.chooser()->setKindChoices(m_engine.accounts().choices());
    Q_EMIT accountsChanged();
}

QHash<QString, QString> AccountController::names() const
{
    // Takes and limits of removed accounts are still shown.
    QHash<QString, QString> names = m_engine.accounts().names();
    names.insert(Account::practiceId(), tr("Practice mode"));
    return names;
}

AccountNames AccountController::allNames() const
{
    AccountNames all;
    all.insert(names());
    all.former = m_engine.accounts().formerNames();
    for (auto former = all.former.cbegin(); former != all.former.cend(); ++former)
        all.remove(former.key());
    return all;
}

void AccountController::usePractice()
{
    const auto started = m_engine.startPractice();
    m_messages.showFailure(started);
    if (!started)
        return;
    m_settings.setValue(QLatin1StringView(practiceKey), true);
    refresh();
    m_form.chooser()->setAccountId(Account::practiceId());
    endPause(Account::practiceId());
}

void AccountController::restorePractice()
{
    if (m_settings.value(QLatin1StringView(practiceKey)).toBool())
        usePractice();
}

void AccountController::showKeyTrouble(const QString& accountId, const Error& error, std::optional<int> againInSeconds)
{
    const auto account = m_engine.account(accountId);
    const bool named = account && !error.message.contains(account->name);
    const QString what = closedSentence(named ? tr("%1: %2").arg(account->name, error.message) : error.message);
    QList<MessageAction> actions;
    if (accountId == Account::practiceId())
        actions.append({tr("Use practice mode"), [this] { usePractice(); }});
    else if (account)
        actions.append({tr("Enter the key…"), [this, accountId] { askForKey(accountId); }});
    else
        actions.append({tr("Add an account…"), [this] { add(); }});
    actions.append({tr("Try again"), [this, accountId] { m_engine.runner().resumeAccount(accountId); }});
    // On the board, so that no other message replaces it.
    m_notices.put(pauseKey(accountId), MessageBar::Kind::Bad,
        againInSeconds
            ? tr("%1 Dailies checks again in %2 and keeps checking, at least every 10 minutes; nothing is lost.",
                "what is wrong with an account's key, length of time")
                  .arg(what, roughText(*againInSeconds * 1000LL))
            : pausedText(accountId).arg(what),
        actions);
}

QString AccountController::pausedText(const QString& accountId) const
{
    if (accountId != Account::practiceId() && !m_engine.account(accountId))
        return tr("%1 Its tasks can't continue, and their clips may be lost. To track them again, add an account with "
                  "the same name and base URL.",
            "what is wrong with an account");
    return m_engine.store().unfinishedOf(accountId) == 0
        ? tr("%1 New requests of this account will wait.", "what is wrong with an account's key")
        : tr("%1 Tasks of this account are waiting; none is lost.", "what is wrong with an account's key");
}

void AccountController::endPause(const QString& accountId)
{
    m_notices.remove(pauseKey(accountId));
    m_engine.runner().resumeAccount(accountId);
}

void AccountController::keyGiven(const QString& accountId, const QString& note)
{
    endPause(accountId);
    if (!note.isEmpty())
        m_messages.show(MessageBar::Kind::Warning, note);
}

void AccountController::add()
{
    auto* dialog = new AccountDialog(m_engine.accounts(), m_engine.keys(), m_engine.models(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AccountDialog::accountAdded, this, [this](const Account& account, const QString& note) {
        const QString before = m_form.accountId();
        refresh();
        m_form.chooser()->setAccountId(account.id);
        endPause(account.id); // it may have been removed before, while its tasks ran
        if (const QString charged = chargedNote(m_engine, before, account.id); !charged.isEmpty())
            m_messages.show(MessageBar::Kind::Warning, joinedSentences({charged, note}),
                {{tr("Undo"), [this] { usePractice(); }, true}});
        else if (!note.isEmpty())
            m_messages.show(MessageBar::Kind::Warning, note);
    });
    connect(dialog, &QDialog::accepted, &m_form, &RequestForm::beginPrompt); // what comes next
    dialog->open();
}

void AccountController::askForKey(const QString& accountId)
{
    const auto account = m_engine.account(accountId);
    if (!account)
        return;
    auto* dialog = new KeyDialog(*account, m_engine.keys(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &KeyDialog::keyChanged, this, &AccountController::keyGiven);
    dialog->open();
}

void AccountController::askForKeyOf(TaskId task)
{
    if (const auto found = m_engine.store().task(task))
        askForKey(found->accountId);
}

/// Which limits and rates are for this account only. They stay when it is removed.
QString AccountController::moneyNoteOf(const QString& accountId) const
{
    const SpendBook book(m_engine.store(), m_engine.clock());
    QStringList concerned;
    for (const Limit& limit : book.limits()) {
        if (limit.account == accountId)
            concerned.append(limitText(limit));
    }
    for (const Rate& rate : book.rates()) {
        if (rate.account == accountId)
            concerned.append(rateText(rate));
    }
    return concerned.isEmpty()
        ? QString()
        : tr("Its limits and rates stay until you remove them: %1.").arg(concerned.join(u"; "_s));
}

void AccountController::showSettings(const QString& accountId)
{
    const auto account = m_engine.accounts().find(accountId);
    if (!account || account->id != accountId)
        return;
    auto* dialog = new AccountSettingsDialog(*account, m_engine.accounts(), m_engine.keys(), m_engine.models(),
        m_engine.store().sentOf(accountId),
        {m_engine.clipsFolder(), m_engine.preferences().text(Preference::ClipPattern)}, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNoteOnRemoval(moneyNoteOf(accountId));
    connect(dialog, &AccountSettingsDialog::accountRemoved, this, [this](const QString& name) {
        m_messages.show(
            MessageBar::Kind::Information, tr("%1 and its key were removed. Its tasks and clips are kept.").arg(name));
    });
    connect(dialog, &AccountSettingsDialog::keyChanged, this, &AccountController::keyGiven);
    connect(dialog, &AccountSettingsDialog::diskUseRequested, this, &AccountController::diskUseRequested);
    dialog->open();
}

} // namespace Dailies
