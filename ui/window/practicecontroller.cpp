// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/practicecontroller.h"

#include "app/engine/engine.h"
#include "app/practice/examplerequests.h"
#include "app/request/models/modelline.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/run/sidecar.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/tooltips.h"

#include <QFileInfo>
#include <QFutureWatcher>
#include <QLocale>
#include <QMenu>

#include <functional>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Calls `answer` with the result, unless `context` has been deleted by then.
void whenDone(const QFuture<TrashOutcome>& work, QObject* context, std::function<void(const TrashOutcome&)> answer)
{
    auto* watcher = new QFutureWatcher<TrashOutcome>(context);
    QObject::connect(watcher, &QFutureWatcher<TrashOutcome>::finished, context, [watcher, answer = std::move(answer)] {
        watcher->deleteLater();
        answer(watcher->result());
    });
    watcher->setFuture(work);
}

} // namespace

PracticeController::PracticeController(Engine& engine, TaskPanel& panel, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_panel(panel)
    , m_examples(new QMenu(window))
{
    m_examples->setObjectName(u"examplesMenu"_s);
    m_examples->setToolTipsVisible(true);
    connect(m_examples, &QMenu::aboutToShow, this, &PracticeController::fillExamples);
}

/// Fills the menu when it is first opened, so that the start does not read the examples.
void PracticeController::fillExamples()
{
    if (!m_examples->isEmpty())
        return;
    QString group;
    for (const VideoRequest& request : exampleRequests()) {
        if (const QString words = placeWords({request.kind.family, request.kind.generation}); words != group) {
            if (!group.isEmpty())
                m_examples->addSeparator();
            group = words;
            m_examples->addAction(group)->setEnabled(false); // a title; some styles do not show the titles of sections
        }
        QAction* action = m_examples->addAction(apiTypeLabel(request.kind.apiType));
        action->setToolTip(plainToolTip(request.prompt));
        connect(action, &QAction::triggered, this, [this, request] { Q_EMIT exampleChosen(request); });
    }
}

QList<TaskId> PracticeController::takes() const
{
    return TaskHistory(m_engine.store()).find({.accounts = {Account::practiceId()}});
}

void PracticeController::askAboutClearing()
{
    const QList<TaskId> ids = takes();
    if (ids.isEmpty()) {
        Q_EMIT said(MessageBar::Kind::Information, tr("No practice takes."), {});
        return;
    }
    int running = 0;
    qint64 bytes = 0;
    const QList<VideoTask> tasks = TaskHistory(m_engine.store()).tasks(ids);
    for (const VideoTask& task : tasks) {
        running += isTerminal(task.state) || !task.watched ? 0 : 1;
        bytes += task.file.isEmpty() ? 0 : QFileInfo(task.file).size();
    }
    QStringList sentences{tr("Remove all %n practice takes?", nullptr, int(ids.size()))};
    if (running > 0)
        sentences.append(tr("%n unfinished takes will be stopped.", nullptr, running));
    if (bytes > 0)
        sentences.append(tr("Their clips (%1) move to the Trash.")
                             .arg(QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat)));
    Q_EMIT said(MessageBar::Kind::Warning, sentences.join(u' '),
        {{tr("Remove practice takes"), [this] { clear(); }}, {tr("Cancel"), [] {}}});
}

/// Ends a task of the practice service, which charges nothing. Returns whether the task may now be recycled.
bool PracticeController::stop(const VideoTask& task)
{
    TaskRunner& runner = m_engine.runner();
    switch (task.state) {
    case TaskState::Waiting: static_cast<void>(runner.withdraw(task.id)); break;
    case TaskState::Sending: static_cast<void>(runner.cancelSending(task.id)); break;
    case TaskState::NeedsReview: static_cast<void>(runner.leave(task.id)); break;
    case TaskState::InProgress:
    case TaskState::Downloading: runner.stopWatching(task.id); break;
    default: break;
    }
    const auto now = m_engine.store().task(task.id);
    return now && TaskHistory::mayRecycle(*now);
}

void PracticeController::clear()
{
    Cleared cleared;
    QStringList files;
    const QList<VideoTask> tasks = TaskHistory(m_engine.store()).tasks(takes());
    for (const VideoTask& task : tasks) {
        const bool ran = !isTerminal(task.state) && task.watched;
        if (!stop(task))
            continue;
        cleared.ids.append(task.id);
        if (ran)
            cleared.stopped.append(task.id);
        if (!task.file.isEmpty())
            files += {task.file, sidecarOf(task)};
    }
    m_panel.marking().recycle(cleared.ids);
    whenDone(putIntoTrashLater(files), this, [this, cleared](const TrashOutcome& outcome) {
        Cleared whole = cleared;
        whole.files = outcome.moved;
        tellCleared(whole, outcome.troubles);
    });
}

void PracticeController::tellCleared(const Cleared& cleared, const QList<Error>& troubles)
{
    QStringList sentences{tr("%n practice takes removed.", nullptr, int(cleared.ids.size()))};
    if (!troubles.isEmpty())
        sentences.append(troubles.constFirst().message);
    if (troubles.size() > 1)
        sentences.append(tr("%n other files were left in place.", nullptr, int(troubles.size() - 1)));
    QList<MessageAction> actions;
    if (!cleared.ids.isEmpty())
        actions.append({tr("Undo"), [this, cleared] { bringBack(cleared); }});
    Q_EMIT said(
        troubles.isEmpty() ? MessageBar::Kind::Information : MessageBar::Kind::Warning, sentences.join(u' '), actions);
}

/// Restores the clips before the tasks, so that each restored task finds its clip.
void PracticeController::bringBack(const Cleared& cleared)
{
    whenDone(takeFromTrashLater(cleared.files), this, [this, cleared](const TrashOutcome& outcome) {
        m_panel.marking().restore(cleared.ids);
        for (const TaskId id : cleared.stopped)
            static_cast<void>(m_engine.runner().checkNow(id));
        if (!outcome.troubles.isEmpty())
            Q_EMIT said(MessageBar::Kind::Warning, outcome.troubles.constFirst().message, {});
    });
}

} // namespace Dailies
