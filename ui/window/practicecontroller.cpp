// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/practicecontroller.h"

#include "app/common/sentences.h"
#include "app/engine/engine.h"
#include "app/practice/examplerequests.h"
#include "app/request/models/modelline.h"
#include "app/tasks/history/taskhistory.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/isolated.h"
#include "ui/widgets/tooltips.h"

#include <QFileInfo>
#include <QLocale>
#include <QMenu>

namespace Dailies {

using namespace Qt::StringLiterals;

PracticeController::PracticeController(Engine& engine, TaskPanel& panel, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_panel(panel)
    , m_examples(new QMenu(window))
{
    m_examples->setObjectName(u"examplesMenu"_s);
    m_examples->setToolTipsVisible(true);
    connect(&panel.marking(), &TaskMarking::cameBack, this, &PracticeController::trackAgain);
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
        sentences.append(tr("Their clips (%1) move to the Trash.").arg(shownSize(bytes)));
    Q_EMIT said(MessageBar::Kind::Warning, joinedSentences(sentences),
        {{.words = tr("Remove practice takes"), .execute = [this] { clear(); }, .subject = u"practiceTakes"_s},
            {tr("Cancel"), [] {}}});
}

/// Ends a task of the practice service, which charges nothing. Returns whether the task may now be removed.
bool PracticeController::stop(const VideoTask& task)
{
    TaskRunner& runner = m_engine.runner();
    switch (task.state) {
    case TaskState::Uploading: static_cast<void>(runner.hold(task.id)); [[fallthrough]];
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
    QList<TaskId> ids;
    m_stopped.clear();
    const QList<VideoTask> tasks = TaskHistory(m_engine.store()).tasks(takes());
    for (const VideoTask& task : tasks) {
        const bool ran = !isTerminal(task.state) && task.watched;
        if (!stop(task))
            continue;
        ids.append(task.id);
        if (ran)
            m_stopped.append(task.id);
    }
    m_panel.marking().remove(ids);
}

/// Takes that were running before they were removed are tracked again.
void PracticeController::trackAgain(const QList<TaskId>& ids)
{
    for (const TaskId id : ids) {
        if (m_stopped.removeOne(id))
            static_cast<void>(m_engine.runner().checkNow(id));
    }
}

} // namespace Dailies
