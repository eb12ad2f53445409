// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sendingcontroller.h"

#include "app/engine/engine.h"
#include "app/tasks/history/taskchanges.h"
#include "ui/desktop/systemsleep.h"
#include "ui/window/sendtimedialog.h"
#include "ui/window/windowmenu.h"

#include <QApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

const QString pauseNotice = u"sendingPaused"_s;
const QString countdownNotice = u"whenFinished"_s;
const QString stoppedNotice = u"stoppedRequests"_s;

} // namespace

SendingController::SendingController(
    Engine& engine, TaskChanges& changes, WindowMenu& menu, NoticeBoard& board, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_changes(changes)
    , m_menu(menu)
    , m_board(board)
    , m_window(window)
    , m_finish(engine.clock(), [this] { return isBusy(); })
{
    Preferences* preferences = &engine.preferences();
    menu.onChosen(WindowMenu::Command::PauseSending, preferences,
        [preferences] { preferences->set(Preference::SendingPaused, !preferences->isOn(Preference::SendingPaused)); });
    connect(preferences, &Preferences::changed, this, [this](Preference preference) {
        if (preference == Preference::SendingPaused)
            showPause();
        if (preferenceInfo(preference).page == PreferencePage::Sending)
            Q_EMIT rulesChanged();
    });
    // If the user closed the notice, each new request that waits brings it back.
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        if (!changed.added().isEmpty())
            showPause();
    });
    connect(&menu, &WindowMenu::afterTakesChosen, this, &SendingController::choose);
    connect(&m_finish, &WhenFinished::choiceChanged, &menu, &WindowMenu::setAfterTakes);
    connect(&m_finish, &WhenFinished::countedDown, this, &SendingController::showCountdown);
    connect(&m_finish, &WhenFinished::due, this, &SendingController::actOn);
    connect(&board, &NoticeBoard::closed, this, [this](const QString& key) {
        if (key == countdownNotice)
            m_finish.choose(AfterTakes::Nothing);
    });
    showPause();
}

void SendingController::showPause()
{
    const bool isPaused = m_engine.preferences().isOn(Preference::SendingPaused);
    m_menu.setSendingPaused(isPaused);
    if (!isPaused) {
        m_board.remove(pauseNotice);
    } else if (!m_board.has(pauseNotice)) {
        m_board.put(pauseNotice, MessageBar::Kind::Warning,
            tr("Sending is paused. New requests wait here; takes that are being generated continue."),
            {{tr("Resume"), [this] { m_engine.preferences().set(Preference::SendingPaused, false); }}});
    }
}

void SendingController::askTime(TaskId id)
{
    const auto task = m_engine.store().task(id);
    auto* dialog = new SendTimeDialog(m_engine.clock(), task.value_or(VideoTask()).sendAfter, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id] {
        if (const Result<void> result = m_engine.runner().sendAt(id, dialog->time()); !result)
            Q_EMIT said(MessageBar::Kind::Bad, result.error().message, {});
    });
    dialog->open();
}

/// Whether a take is being made, or is about to be. Requests on hold and takes that are not tracked do not count.
QList<TaskId> SendingController::atWork() const
{
    QList<TaskId> ids = m_changes.unfinished();
    ids.removeIf([this](TaskId id) {
        const auto wait = m_engine.runner().sendWait(id);
        return wait && wait->what == SendWait::For::User;
    });
    return ids;
}

/// A dialog may contain what is not saved yet.
bool SendingController::isBusy()
{
    const QList<TaskId> ids = atWork();
    m_awaited.unite(QSet<TaskId>(ids.cbegin(), ids.cend()));
    return !ids.isEmpty() || QApplication::activeModalWidget() != nullptr;
}

/// The requests that were waited for and that something other than the user stopped before they were sent.
int SendingController::stopped() const
{
    return int(std::ranges::count_if(m_awaited, [this](TaskId id) {
        const auto task = m_engine.store().task(id);
        return task && task->state == TaskState::Waiting && task->held && !task->error.message.isEmpty();
    }));
}

void SendingController::choose(AfterTakes choice)
{
    m_awaited.clear();
    m_board.remove(stoppedNotice);
    if (choice != AfterTakes::Nothing && atWork().isEmpty()) {
        m_menu.setAfterTakes(m_finish.choice());
        Q_EMIT said(MessageBar::Kind::Information, tr("No take is being generated now."), {});
        return;
    }
    m_finish.choose(choice);
}

void SendingController::showCountdown(int seconds)
{
    if (seconds == 0) {
        m_board.remove(countdownNotice);
        return;
    }
    if (const int count = stopped(); count > 0) {
        // The user is away, so it is said until it is read.
        m_board.put(stoppedNotice, MessageBar::Kind::Warning,
            m_finish.choice() == AfterTakes::Sleep
                ? tr("%n requests are on hold and weren't sent, so this computer stays awake.", nullptr, count)
                : tr("%n requests are on hold and weren't sent, so Dailies stays open.", nullptr, count),
            {});
        m_finish.choose(AfterTakes::Nothing);
        return;
    }
    const QString text = m_finish.choice() == AfterTakes::Sleep
        ? tr("All takes are finished. This computer goes to sleep in %n seconds.", nullptr, seconds)
        : tr("All takes are finished. Dailies quits in %n seconds.", nullptr, seconds);
    m_board.put(countdownNotice, MessageBar::Kind::Warning, text,
        {{tr("Cancel"), [this] { m_finish.choose(AfterTakes::Nothing); }}});
}

void SendingController::actOn(AfterTakes choice)
{
    const int held = stopped();
    const QString finished = held == 0
        ? tr("All takes are finished.")
        : tr("All other takes are finished. %n requests are on hold and weren't sent.", nullptr, held);
    switch (choice) {
    case AfterTakes::Notify:
        m_notification.show(u"Dailies"_s, finished, {});
        Q_EMIT said(MessageBar::Kind::Information, finished, {});
        break;
    case AfterTakes::Sleep:
        sleepComputer(this, [this](const Error& error) { Q_EMIT said(MessageBar::Kind::Bad, error.message, {}); });
        break;
    case AfterTakes::Quit: m_window->close(); break;
    case AfterTakes::Nothing: break;
    }
}

} // namespace Dailies
