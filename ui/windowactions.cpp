// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "app/engine/engine.h"
#include "app/practice/examplerequests.h"
#include "app/service/addressprobe.h"
#include "app/service/wire.h"
#include "app/tasks/taskoutlook.h"
#include "ui/accounts/accountdialog.h"
#include "ui/accounts/keydialog.h"
#include "ui/compose/requestform.h"
#include "ui/compose/reusedialog.h"
#include "ui/framedeeds.h"
#include "ui/tasks/taskdetails.h"
#include "ui/tasks/taskpanel.h"
#include "ui/viewer/playerwidget.h"

#include <QDesktopServices>
#include <QDir>
#include <QLocale>
#include <QSettings>
#include <QUrl>

#include <utility>

// What the main window does when a person asks for something.

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// What stands in the picture's place for a task without a clip.
QString whyNoClip(const VideoTask& task)
{
    if (task.state == TaskState::Saved)
        return clipRemark(task);
    if (isAtRest(task.state) || !task.watched)
        return MainWindow::tr("There is no clip: %1").arg(stateWord(task));
    return MainWindow::tr("The clip is not here yet.");
}

/// Under which the board has what is wrong with an account.
QString pauseKey(const QString& accountId)
{
    return u"account/"_s + accountId;
}

} // namespace

void MainWindow::say(MessageBar::Kind kind, const QString& sentence, const QList<Deed>& deeds)
{
    m_before.reset();
    m_deeds = deeds;
    QStringList words;
    for (const Deed& deed : deeds)
        words.append(deed.words);
    m_message->showMessage(kind, sentence, words);
}

void MainWindow::endMessage()
{
    m_deeds.clear();
    m_before.reset();
    m_message->hide();
}

void MainWindow::tell(const Result<void>& result)
{
    if (!result && result.error().kind != ErrorKind::Repeated)
        say(MessageBar::Kind::Bad, result.error().message);
}

/// `againInSeconds`: when the service is asked with this key again; nothing while it cannot be used at all.
void MainWindow::tellKeyTrouble(const QString& accountId, const Error& error, std::optional<int> againInSeconds)
{
    const auto account = m_engine.account(accountId);
    const bool named = account && !error.message.contains(account->name);
    const QString what = named ? tr("%1: %2").arg(account->name, error.message) : error.message;
    QList<Deed> deeds;
    if (accountId == Account::practiceId())
        deeds.append({tr("Use the practice service"), [this] { usePractice(); }});
    else if (account)
        deeds.append({tr("Enter the key…"), [this, accountId] { askForKey(accountId); }});
    deeds.append({tr("Try again"), [this, accountId] { m_engine.runner().resumeAccount(accountId); }});
    // On the board, so that no other message takes its place.
    m_notices->put(pauseKey(accountId), MessageBar::Kind::Bad,
        againInSeconds
            ? tr("%1 Dailies asks again in %2 and keeps asking, at least every 10 minutes; nothing is lost.",
                "what is wrong with an account's key, length of time")
                  .arg(what, roughText(*againInSeconds * 1000LL))
            : tr("%1 Tasks of this account wait; none is lost.", "what is wrong with an account's key").arg(what),
        deeds);
}

void MainWindow::endAccountNotice(const QString& accountId)
{
    m_notices->take(pauseKey(accountId));
}

void MainWindow::endPause(const QString& accountId)
{
    m_notices->take(pauseKey(accountId));
    m_engine.runner().resumeAccount(accountId);
}

void MainWindow::addAccount()
{
    auto* dialog = new AccountDialog(m_engine.accounts(), m_engine.keys(), m_engine.models(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AccountDialog::accountAdded, this, [this](const Account& account, const QString& note) {
        followAccounts();
        m_form->setAccountId(account.id);
        if (!note.isEmpty())
            say(MessageBar::Kind::Warning, note);
    });
    dialog->open();
}

void MainWindow::askForKey(const QString& accountId)
{
    const auto account = m_engine.account(accountId);
    if (!account)
        return;
    auto* dialog = new KeyDialog(*account, m_engine.keys(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &KeyDialog::keyChanged, this, [this](const QString& id, const QString& note) {
        endPause(id);
        if (!note.isEmpty())
            say(MessageBar::Kind::Warning, note);
    });
    dialog->open();
}

void MainWindow::newRequest()
{
    VideoRequest request;
    request.kind = m_form->request().kind;
    request.model = m_form->request().model;
    fillForm({m_form->accountId(), request});
}

void MainWindow::fillForm(const Draft& draft, const QStringList& notes)
{
    const Draft before = m_form->draft();
    m_form->setDraft(draft);
    VideoRequest empty;
    empty.kind = before.request.kind;
    empty.model = before.request.model;
    QStringList sentences = notes;
    if (before.request != empty && before.request != m_form->request())
        sentences.prepend(tr("The form holds another request now."));
    if (sentences.isEmpty())
        return;
    // An emptied form has nothing to bring back but what it was emptied of, which is still on offer.
    const std::optional<Draft> offered = before.request == empty ? m_before : before;
    QList<Deed> deeds;
    if (offered && offered->request != m_form->request())
        deeds.append({tr("Bring back what was there"), [this, back = *offered] { m_form->setDraft(back); }});
    say(MessageBar::Kind::Information, sentences.join(u' '), deeds);
    m_before = offered;
}

void MainWindow::loadExample()
{
    VideoRequest request = m_form->request();
    if (const auto example = exampleRequest(request.kind); example && m_form->accountId() == Account::practiceId()) {
        fillForm({m_form->accountId(), *example});
        return;
    }
    request.prompt = tr("A red kite climbs over the evening hill; the camera follows it in one slow move.");
    if (!request.durationSeconds)
        request.durationSeconds = 5;
    m_form->setRequest(request);
}

void MainWindow::useAgain(TaskId id)
{
    const auto task = m_engine.store().task(id);
    if (!task)
        return;
    const Draft now = m_form->draft();
    const Draft then{task->accountId, task->request, RequestOrigin::of(task->parent, task->request)};
    const auto nameOf = [this](const QString& accountId) {
        const auto account = m_engine.account(accountId);
        return account ? account->name : QString();
    };
    VideoRequest empty;
    empty.kind = now.request.kind;
    empty.model = now.request.model;
    if (now.request == empty || !ReuseDialog::isNeeded(now, then, nameOf)) {
        fillForm(then, now == then ? QStringList{tr("The form holds this request already.")} : QStringList());
        return;
    }
    auto* dialog = new ReuseDialog(
        now, then, tr("The form holds another request. This is what task %1 would change:").arg(id), nameOf, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { fillForm(dialog->chosen()); });
    dialog->open();
}

void MainWindow::showTask(TaskId id)
{
    m_shown = id;
    m_frames->setTask(id);
    refreshTask(id);
    showOutlook();
}

void MainWindow::refreshTask(TaskId id)
{
    if (id != m_shown)
        return;
    const auto task = m_engine.store().task(id);
    m_details->showTask(task, task ? m_engine.store().log(id) : QList<TaskLogEntry>());
    const bool play = std::exchange(m_playWhenShown, false);
    m_player->setMark(task ? practiceMark(*task) : QString());
    if (!task || !hasVideo(*task)) {
        m_player->clear(task ? whyNoClip(*task) : QString());
        return;
    }
    m_player->showFile(task->file);
    if (play)
        m_player->play();
}

void MainWindow::lookUp(const QString& address)
{
    const auto account = m_engine.account(m_form->accountId());
    auto* probe =
        new AddressProbe(m_engine.downloads(), m_engine.clock(), address, account ? account->baseUrl : QUrl(), this);
    connect(probe, &AddressProbe::finished, this, [this, address](const Result<AddressFacts>& found) {
        if (!found) {
            m_form->showLookup(address, found.error().message, true);
            return;
        }
        QStringList words;
        if (!found->contentType.isEmpty())
            words.append(found->contentType);
        if (found->bytes >= 0)
            words.append(QLocale().formattedDataSize(found->bytes, 1, QLocale::DataSizeSIFormat));
        m_form->showLookup(address, words.isEmpty() ? tr("It is there.") : words.join(u" · "_s), false);
    });
}

void MainWindow::keepVoices(const QStringList& used)
{
    constexpr int most = 20;
    QStringList voices = used + m_settings.value(recentVoicesKey).toStringList();
    voices.removeDuplicates();
    voices = voices.first(qMin(voices.size(), most));
    m_settings.setValue(recentVoicesKey, voices);
    m_form->setRecentVoices(voices);
}

void MainWindow::openClipsFolder()
{
    const QString folder = m_engine.clipsFolder();
    QDir().mkpath(folder);
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        tell(failure(ErrorKind::Storage, tr("The desktop could not open %1.").arg(QDir::toNativeSeparators(folder))));
}

} // namespace Dailies
