// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "app/engine/engine.h"
#include "app/service/wire.h"
#include "ui/accounts/accountdialog.h"
#include "ui/accounts/keydialog.h"
#include "ui/common/messagebar.h"
#include "ui/compose/requestform.h"
#include "ui/tasks/taskdetails.h"
#include "ui/tasks/taskpanel.h"
#include "ui/viewer/playerwidget.h"
#include "version.h"

#include <QDesktopServices>
#include <QDir>
#include <QMessageBox>
#include <QUrl>

// What the main window does when a person asks for something.

namespace Dailies {

using namespace Qt::StringLiterals;

void MainWindow::tell(const Result<void>& result)
{
    if (result)
        return;
    m_pausedAccount.clear();
    m_message->showMessage(MessageBar::Kind::Bad, result.error().message);
}

void MainWindow::tellPaused(const QString& accountId, const Error& error)
{
    m_pausedAccount = accountId;
    m_message->showMessage(MessageBar::Kind::Bad, error.message, {tr("Enter the key…"), tr("Try again")});
}

void MainWindow::addAccount()
{
    auto* dialog = new AccountDialog(m_engine.accounts(), m_engine.keys(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AccountDialog::accountAdded, this, [this](const Account& account, const QString& note) {
        followAccounts();
        m_form->setAccountId(account.id);
        m_engine.runner().resumeAccount(account.id);
        if (!note.isEmpty())
            m_message->showMessage(MessageBar::Kind::Warning, note);
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
        m_engine.runner().resumeAccount(id);
        if (!note.isEmpty())
            m_message->showMessage(MessageBar::Kind::Warning, note);
    });
    dialog->open();
}

void MainWindow::newRequest()
{
    VideoRequest request;
    request.kind = m_form->request().kind;
    request.model = m_form->request().model;
    m_form->setRequest(request);
}

void MainWindow::loadExample()
{
    VideoRequest request = m_form->request();
    request.prompt = tr("A red kite climbs over the evening hill; the camera follows it in one slow move.");
    if (!request.durationSeconds)
        request.durationSeconds = 5;
    m_form->setRequest(request);
}

void MainWindow::submit()
{
    const auto account = m_engine.account(m_form->accountId());
    if (!account) {
        tell(failure(ErrorKind::BadInput, tr("Choose an account first. Nothing was sent.")));
        return;
    }
    const auto ids = m_engine.runner().submit(*account, m_form->request(), m_form->copies());
    if (!ids) {
        tell(failure(ids.error()));
        return;
    }
    saveDraft();
    m_tasks->selectTask(ids->constLast());
}

void MainWindow::submitAgain(TaskId id)
{
    const auto task = m_engine.store().task(id);
    const auto account = task ? m_engine.account(task->accountId) : std::nullopt;
    if (!task || !account) {
        tell(failure(ErrorKind::BadInput, tr("The account of this task is not there any more. Nothing was sent.")));
        return;
    }
    const auto ids = m_engine.runner().submit(*account, task->request);
    if (ids)
        m_tasks->selectTask(ids->constLast());
    else
        tell(failure(ids.error()));
}

void MainWindow::useAgain(TaskId id)
{
    if (const auto task = m_engine.store().task(id)) {
        m_form->setAccountId(task->accountId);
        m_form->setRequest(task->request);
    }
}

void MainWindow::showTask(TaskId id)
{
    m_shown = id;
    refreshTask(id);
}

void MainWindow::refreshTask(TaskId id)
{
    if (id != m_shown)
        return;
    const auto task = m_engine.store().task(id);
    m_details->showTask(task, task ? m_engine.store().log(id) : QList<TaskLogEntry>());
    if (!task || task->state != TaskState::Saved) {
        m_player->clear();
        return;
    }
    m_player->showFile(task->file);
    if (std::exchange(m_playWhenShown, false))
        m_player->play();
}

void MainWindow::openClipsFolder()
{
    const QString folder = m_engine.profile().clips;
    QDir().mkpath(folder);
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        tell(failure(ErrorKind::Storage, tr("The desktop could not open %1.").arg(QDir::toNativeSeparators(folder))));
}

void MainWindow::showAbout()
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Dailies"),
        tr("Dailies %1\n\nMakes, watches and keeps clips of a paid video service.\n\nQt %2, GPL-3.0-or-later. Icons: Lucide (ISC).")
            .arg(QStringLiteral(DAILIES_VERSION), QString::fromLatin1(qVersion())),
        QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(windowIcon().pixmap(64));
    box->open();
}

} // namespace Dailies
