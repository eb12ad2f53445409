// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "app/engine/engine.h"
#include "app/tasks/table/taskoutlook.h"
#include "ui/accounts/accountsettingsdialog.h"
#include "ui/compose/form/requestform.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/panel/adoptdialog.h"
#include "ui/tasks/panel/clipdeeds.h"
#include "ui/tasks/panel/queuedeeds.h"
#include "ui/tasks/panel/tasknotices.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/tasks/panel/taskspeech.h"

// What the main window does about requests on their way: the queue, what keeps it back, and tasks from elsewhere.

namespace Dailies {

using namespace Qt::StringLiterals;

void MainWindow::connectQueue()
{
    m_queue = new QueueDeeds(m_engine, m_settings, *m_tasks, *m_notices, this);
    connect(m_queue, &QueueDeeds::said, this, &MainWindow::say);
    auto* clips = new ClipDeeds(m_engine.store(), m_settings, *m_tasks, *m_notices, this);
    connect(clips, &ClipDeeds::said, this, &MainWindow::say);
    connect(m_details, &TaskDetails::clipDragged, clips, [clips](TaskId id) { clips->drag({id}); });
    // With one account there is nothing to tell apart.
    const auto name = [this](const QString& accountId) {
        const auto account = m_engine.account(accountId);
        const bool isOnlyOne = m_engine.accounts().accounts().size() + (m_engine.practiceRuns() ? 1 : 0) < 2;
        return account && !isOnlyOne ? account->name : QString();
    };
    m_taskNotices = new TaskNotices(m_engine.store(), m_engine.runner(), name, *m_notices, this);
    connect(m_tasks, &TaskPanel::ticked, m_taskNotices, &TaskNotices::refresh);
    connect(m_tasks, &TaskPanel::ticked, this, &MainWindow::showOutlook);
    auto* speech = new TaskSpeech(m_engine.store(), &m_engine.runner(), this);
    connect(m_tasks, &TaskPanel::taskSelected, speech, &TaskSpeech::follow);
}

void MainWindow::showNotices()
{
    int number = 0;
    for (const QString& notice : m_engine.notices())
        m_notices->put(u"start/%1"_s.arg(number++), MessageBar::Kind::Warning, notice);
    connect(&m_engine.care(), &DatabaseCare::damageFound, this,
        [this](const Error& error) { m_notices->put(u"damage"_s, MessageBar::Kind::Bad, error.message); });
    connect(&m_engine.care(), &DatabaseCare::copyFailed, this,
        [this](const Error& error) { m_notices->put(u"copy"_s, MessageBar::Kind::Warning, error.message); });
    connect(&m_engine.care(), &DatabaseCare::copied, m_notices, [this] { m_notices->take(u"copy"_s); });
}

void MainWindow::showOutlook()
{
    const auto task = m_shown != 0 ? m_engine.store().task(m_shown) : std::nullopt;
    if (task && task->id == m_details->shownTask())
        m_details->setOutlook(outlookOf(*task, circumstancesOf(*task, m_engine.runner())).whole);
}

void MainWindow::followById()
{
    QList<Account> accounts = m_engine.accounts().accounts();
    if (const auto practice = practiceAccount())
        accounts.append(*practice);
    auto* dialog = new AdoptDialog(accounts, m_form->accountId(), m_form->request().model, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AdoptDialog::adoptRequested, this,
        [this, dialog](const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId) {
            const bool isKnown = m_engine.store().findRemote(account.id, remoteId).has_value();
            const auto id = m_engine.runner().adopt(account, kind, model, remoteId);
            if (!id) {
                dialog->showProblem(id.error().message);
                return;
            }
            dialog->accept();
            m_tasks->selectTask(*id);
            if (isKnown)
                say(MessageBar::Kind::Information, tr("This task is here already."));
        });
    dialog->open();
}

void MainWindow::showAccount(const QString& accountId)
{
    const auto account = m_engine.accounts().find(accountId);
    if (!account || account->id != accountId)
        return;
    int unfinished = 0;
    const QList<TaskId> ids = m_engine.store().unfinished();
    for (const TaskId id : ids) {
        const auto task = m_engine.store().task(id);
        unfinished += task && task->accountId == accountId ? 1 : 0;
    }
    auto* dialog = new AccountSettingsDialog(*account, m_engine.accounts(), m_engine.keys(), m_engine.models(),
        unfinished, {m_engine.clipsFolder(), m_engine.preferences().text(Preference::ClipPattern)}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AccountSettingsDialog::accountRemoved, this, [this](const QString& name) {
        say(MessageBar::Kind::Information, tr("%1 and its key were removed. Its tasks and clips stay.").arg(name));
    });
    connect(dialog, &AccountSettingsDialog::keyChanged, this, [this](const QString& id, const QString& note) {
        endPause(id);
        if (!note.isEmpty())
            say(MessageBar::Kind::Warning, note);
    });
    dialog->open();
}

void MainWindow::carryOut(TaskId id, TaskDeed deed)
{
    m_tasks->selectTask(id);
    m_tasks->taskActions()->action(deed)->trigger();
}

void MainWindow::raiseToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

} // namespace Dailies
