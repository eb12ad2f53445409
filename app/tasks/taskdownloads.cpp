// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskdownloads.h"

#include "app/common/crashpoint.h"
#include "app/tasks/clipname.h"
#include "app/tasks/sidecar.h"
#include "app/tasks/tasklog.h"

#include <QDir>

#include <algorithm>
#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 progressEveryMs = 100; ///< more often nobody can see, and the list would only repaint

} // namespace

TaskDownloads::TaskDownloads(const TaskParts& parts, TaskLedger& ledger)
    : m_parts(parts)
    , m_ledger(ledger)
    , m_jobs(ledger.jobs())
    , m_partList(parts.store)
{}

TaskDownloads::~TaskDownloads()
{
    const auto downloads = findChildren<FileDownload*>(QString(), Qt::FindDirectChildrenOnly);
    for (FileDownload* download : downloads)
        download->park();
}

void TaskDownloads::carryOut(const Transition& step)
{
    const TaskId id = step.task.id;
    if (isAtRest(step.task.state) && step.task.state != TaskState::Saved)
        m_partList.tidy(id);
    if (step.action == TaskAction::Download)
        queue(id);
    else if (step.action == TaskAction::DownloadLater)
        m_ledger.later(id, step.delaySeconds.value_or(0) * 1000LL, [this](TaskId due) { queue(due); });
}

void TaskDownloads::queue(TaskId id)
{
    const auto job = m_jobs.find(id);
    if (job != m_jobs.end() && !m_fetches.contains(id)) {
        if (const std::optional<VideoTask> task = m_parts.store.task(id))
            job->fetchBefore = task->addressExpiresAt;
        m_fetches.append(id);
    }
    m_ledger.pumpSoon();
}

void TaskDownloads::pump()
{
    const auto isNot = [this](TaskId id) {
        const auto job = m_jobs.constFind(id);
        return job == m_jobs.cend() || job->hold != TaskJob::Hold::No || job->download || job->storing;
    };
    m_fetches.removeIf(isNot);
    // What dies first is fetched first.
    std::stable_sort(m_fetches.begin(), m_fetches.end(),
        [this](TaskId a, TaskId b) { return m_jobs.value(a).fetchBefore < m_jobs.value(b).fetchBefore; });
    const QList<TaskId> due = m_fetches;
    const int atOnce = m_parts.rules({}).downloadsAtOnce;
    for (TaskId id : due) {
        if (m_fetching.size() >= atOnce)
            return;
        // An earlier download of the same clip may still be closing its file.
        if (m_fetching.contains(id))
            continue;
        m_fetches.removeOne(id);
        begin(id);
    }
}

void TaskDownloads::begin(TaskId id)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task) {
        m_ledger.later(id, databaseAgainMs, [this](TaskId due) { queue(due); });
        return;
    }
    if (task->state != TaskState::Downloading || needsAddress(*task))
        return;
    DAILIES_CRASH_POINT("download.begun");
    // The address needs no key, so the account need not be there any more.
    const std::optional<Account> account = m_parts.account(task->accountId);
    const QString accountName = account ? account->name : QString();
    const TaskRules rules = m_parts.rules(task->accountId);
    auto* download = new FileDownload(m_parts.downloads, m_parts.clock, task->report.videoUrl,
        account ? account->baseUrl : task->baseUrl, QDir(rules.clips).filePath(clipName(*task, rules.clipPattern)),
        this, task->partial);
    // Before the task counts as saved: then the request is there whenever the clip is. What cannot be written is only
    // told; the clip is what was paid for.
    if (rules.sidecars) {
        download->setBeside([task = *task, accountName](const QString& clip) {
            DAILIES_CRASH_POINT("download.before-sidecar");
            const Result<void> written = writeSidecar(clip, task, accountName);
            DAILIES_CRASH_POINT("download.sidecar-written");
            return written;
        });
    }
    TaskJob& job = m_jobs[id];
    job.download = download;
    job.fraction.reset();
    m_fetching.insert(id);
    connect(download, &FileDownload::progress, this,
        [this, id](qint64 received, qint64 total) { moved(id, received, total); });
    connect(download, &FileDownload::kept, this, [this, id](const PartialDownload& partial) { kept(id, partial); });
    const auto beside = std::make_shared<QList<TaskLogEntry>>();
    connect(download, &FileDownload::besideFailed, this,
        [this, beside](const Error& error) { beside->append(m_ledger.note(error.message)); });
    connect(download, &FileDownload::finished, this,
        [this, id, beside](const Result<QString>& result) { ended(id, result, *beside); });
}

/// What this cannot store is no loss: the download would begin anew, or go on from further back.
void TaskDownloads::kept(TaskId id, const PartialDownload& partial)
{
    m_partList.add(id, partial.file);
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task)
        return;
    DAILIES_CRASH_POINT("download.before-kept");
    if (const auto step = transition(*task, TaskEvent::DownloadProgressed{partial}, m_parts.clock.now()))
        (void)m_parts.store.update(step->task, task->state, {});
    DAILIES_CRASH_POINT("download.kept");
}

void TaskDownloads::moved(TaskId id, qint64 received, qint64 total)
{
    const auto job = m_jobs.find(id);
    if (job == m_jobs.end() || total <= 0)
        return;
    const bool first = !job->fraction;
    job->fraction = std::clamp(double(received) / double(total), 0.0, 1.0);
    const qint64 now = m_parts.clock.elapsed();
    if (!first && now - job->shownAt < progressEveryMs)
        return;
    job->shownAt = now;
    Q_EMIT m_ledger.news().progressed(id);
}

void TaskDownloads::ended(TaskId id, const Result<QString>& result, const QList<TaskLogEntry>& beside)
{
    DAILIES_CRASH_POINT("download.ended");
    m_fetching.remove(id);
    m_ledger.pumpSoon();
    const auto job = m_jobs.find(id);
    if (job != m_jobs.end()) {
        job->download = nullptr;
        job->fraction.reset();
    }
    const QDateTime now = m_parts.clock.now();
    if (result)
        m_ledger.happen(id, TaskEvent::DownloadSaved{*result}, QList{downloadEntry(now, *result)} + beside);
    else if (job != m_jobs.end() && result.error().kind != ErrorKind::Stopped)
        m_ledger.happen(id, TaskEvent::DownloadFailed{result.error()}, {downloadEntry(now, result.error().message)});
}

} // namespace Dailies
