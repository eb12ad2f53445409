// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/taskannouncer.h"

#include "app/common/sentences.h"
#include "app/common/shorttext.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/run/taskrunner.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/table/taskstatustext.h"
#include "ui/widgets/liveregion.h"

#include <QAccessible>
#include <QLocale>
#include <QMap>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int gatheringMs = 400; ///< not restarted by further changes, because they may never stop
constexpr qsizetype longestPrompt = 60;
constexpr int toldSteps = 4; ///< announcements for each download; more would overlap

QString nameOf(const VideoTask& task)
{
    const QString shown = cutAtEnd(task.request.prompt.simplified(), longestPrompt);
    return shown.isEmpty() ? TaskAnnouncer::tr("Take %1").arg(task.id)
                           : TaskAnnouncer::tr("Take %1, %2").arg(task.id).arg(shown);
}

} // namespace

TaskAnnouncer::TaskAnnouncer(TaskChanges& changes, const TaskRunner* runner, QWidget* window)
    : QObject(window)
    , m_changes(changes)
    , m_runner(runner)
    , m_live(new LiveRegion(window))
{
    m_gathering.setSingleShot(true);
    m_gathering.setInterval(gatheringMs);
    connect(&m_gathering, &QTimer::timeout, this, &TaskAnnouncer::tell);
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        if (!QAccessible::isActive())
            return;
        for (const TaskId id : changed.removed())
            m_changed.remove(id);
        for (const TaskId id : changed.changed()) {
            if (const std::optional<VideoTask> task = changed.task(id))
                note(*task);
        }
    });
    if (runner != nullptr) {
        connect(runner, &TaskRunner::progressed, this, [this](TaskId id) {
            // A change of the task that waits to be announced includes its progress.
            if (id != m_followed || m_changed.contains(id) || !QAccessible::isActive())
                return;
            if (const std::optional<VideoTask> task = m_changes.store().task(id))
                note(*task);
        });
    }
}

void TaskAnnouncer::follow(TaskId id)
{
    m_followed = id;
    // The screen reader has read the task's row, so its current step is not announced again.
    if (const auto task = QAccessible::isActive() && id != 0 ? m_changes.store().task(id) : std::nullopt)
        m_steps.insert(id, stepOf(*task));
}

void TaskAnnouncer::note(const VideoTask& task)
{
    m_changed.insert(task.id, task);
    if (!m_gathering.isActive())
        m_gathering.start();
}

void TaskAnnouncer::tell()
{
    QStringList sentences;
    QList<VideoTask> ended;
    for (const VideoTask& task : std::exchange(m_changed, {})) {
        const QString step = stepOf(task);
        const bool isKnown = m_steps.contains(task.id);
        if (std::exchange(m_steps[task.id], step) == step || !isKnown)
            continue;
        if (isTerminal(task.state))
            ended.append(task);
        else if (task.id == m_followed)
            sentences.append(tr("%1: %2", "a task and what it does now").arg(nameOf(task), step));
    }
    if (ended.size() == 1)
        sentences.append(tr("%1: %2", "a task and what it does now").arg(nameOf(ended.first()), stepOf(ended.first())));
    if (ended.size() > 1) {
        QMap<QString, int> counts;
        for (const VideoTask& task : std::as_const(ended))
            ++counts[stepOf(task)];
        QStringList parts;
        for (const auto& [word, count] : counts.asKeyValueRange())
            parts.append(tr("%1: %2", "a state and how many tasks are in it").arg(word).arg(count));
        sentences.append(tr("%n tasks finished. %1", nullptr, int(ended.size())).arg(parts.join(u", "_s)));
    }
    if (!sentences.isEmpty())
        m_live->say(joinedSentences(sentences));
}

QString TaskAnnouncer::stepOf(const VideoTask& task) const
{
    const auto fraction =
        m_runner != nullptr && task.id == m_followed ? transferredFraction(task, *m_runner) : std::nullopt;
    if (!fraction)
        return stateWord(task);
    const int percent = int(*fraction * toldSteps) * 100 / toldSteps;
    return tr("%1, %2 %", "a state and how much of it is done").arg(stateWord(task), QLocale().toString(percent));
}

} // namespace Dailies
