// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/taskannouncer.h"

#include "app/tasks/run/taskrunner.h"
#include "app/tasks/store/taskstore.h"
#include "ui/widgets/liveregion.h"

#include <QAccessible>
#include <QLocale>
#include <QMap>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int gatheringMs = 400; ///< not begun anew with each change: there may be no end of them
constexpr qsizetype longestPrompt = 60;
constexpr int toldSteps = 4; ///< of a download: more would be said over one another

QString nameOf(const VideoTask& task)
{
    const QString prompt = task.request.prompt.simplified();
    const QString shown = prompt.size() > longestPrompt ? prompt.first(longestPrompt) + u'…' : prompt;
    return shown.isEmpty() ? TaskAnnouncer::tr("Task %1").arg(task.id)
                           : TaskAnnouncer::tr("Task %1, %2").arg(task.id).arg(shown);
}

} // namespace

TaskAnnouncer::TaskAnnouncer(TaskStore& store, const TaskRunner* runner, QWidget* window)
    : QObject(window)
    , m_store(store)
    , m_runner(runner)
    , m_live(new LiveRegion(window))
{
    m_gathering.setSingleShot(true);
    m_gathering.setInterval(gatheringMs);
    connect(&m_gathering, &QTimer::timeout, this, &TaskAnnouncer::tell);
    connect(&store, &TaskStore::taskAdded, this, &TaskAnnouncer::note);
    connect(&store, &TaskStore::taskChanged, this, &TaskAnnouncer::note);
    if (runner != nullptr) {
        connect(runner, &TaskRunner::progressed, this, [this](TaskId id) {
            if (id == m_followed)
                note(id);
        });
    }
}

void TaskAnnouncer::follow(TaskId id)
{
    m_followed = id;
    // Who goes to a task hears its row; only what becomes of it from now on is news.
    if (const auto task = QAccessible::isActive() && id != 0 ? m_store.task(id) : std::nullopt)
        m_steps.insert(id, stepOf(*task));
}

void TaskAnnouncer::note(TaskId id)
{
    if (!QAccessible::isActive())
        return;
    m_changed.insert(id);
    if (!m_gathering.isActive())
        m_gathering.start();
}

void TaskAnnouncer::tell()
{
    QStringList sentences;
    QList<VideoTask> ended;
    for (const TaskId id : std::exchange(m_changed, {})) {
        const auto task = m_store.task(id);
        if (!task)
            continue;
        const QString step = stepOf(*task);
        const bool isKnown = m_steps.contains(id);
        if (std::exchange(m_steps[id], step) == step || !isKnown)
            continue;
        if (isTerminal(task->state))
            ended.append(*task);
        else if (id == m_followed)
            sentences.append(tr("%1: %2", "a task and what it does now").arg(nameOf(*task), step));
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
        sentences.append(tr("%n task(s) came to rest. %1", nullptr, int(ended.size())).arg(parts.join(u", "_s)));
    }
    if (!sentences.isEmpty())
        m_live->say(sentences.join(u' '));
}

QString TaskAnnouncer::stepOf(const VideoTask& task) const
{
    const auto fraction = m_runner != nullptr && task.state == TaskState::Downloading && task.id == m_followed
        ? m_runner->downloadFraction(task.id)
        : std::nullopt;
    if (!fraction)
        return stateWord(task);
    const int percent = int(*fraction * toldSteps) * 100 / toldSteps;
    return tr("%1, %2 %", "a state and how much of it is done").arg(stateWord(task), QLocale().toString(percent));
}

} // namespace Dailies
