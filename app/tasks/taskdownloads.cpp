// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/clipname.h"
#include "app/tasks/sidecar.h"
#include "app/tasks/tasklog.h"
#include "app/tasks/taskworker.h"

#include <QDir>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int downloadsAtOnce = 3;
constexpr qint64 progressEveryMs = 100; ///< more often nobody can see, and the list would only repaint

} // namespace

void TaskRunner::Worker::queueDownload(TaskId id)
{
    if (m_jobs.contains(id) && !m_fetches.contains(id))
        m_fetches.append(id);
    pumpSoon();
}

void TaskRunner::Worker::pumpDownloads()
{
    while (m_downloading < downloadsAtOnce && !m_fetches.isEmpty()) {
        const TaskId id = m_fetches.takeFirst();
        const auto job = m_jobs.constFind(id);
        if (job != m_jobs.cend() && job->hold == Hold::No && !job->download && !job->storing)
            beginDownload(id);
    }
}

void TaskRunner::Worker::beginDownload(TaskId id)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task) {
        later(id, 1000, &Worker::queueDownload);
        return;
    }
    if (task->state != TaskState::Downloading || task->report.videoUrl.isEmpty())
        return;
    if (!QDir().mkpath(m_parts.clips)) {
        happen(id,
            TaskEvent::DownloadFailed{
                {ErrorKind::Storage, tr("The folder %1 for clips cannot be made.").arg(m_parts.clips)}},
            {});
        return;
    }
    // The address needs no key, so the account need not be there any more.
    const std::optional<Account> account = m_parts.account(task->accountId);
    auto* download = new FileDownload(m_parts.downloads, m_parts.clock, task->report.videoUrl,
        account ? account->baseUrl : task->baseUrl, QDir(m_parts.clips).filePath(clipName(*task)), this);
    Job& job = m_jobs[id];
    job.download = download;
    job.fraction.reset();
    ++m_downloading;
    connect(download, &FileDownload::progress, this,
        [this, id](qint64 received, qint64 total) { downloadMoved(id, received, total); });
    connect(download, &FileDownload::finished, this,
        [this, id](const Result<QString>& result) { downloadEnded(id, result); });
}

void TaskRunner::Worker::downloadMoved(TaskId id, qint64 received, qint64 total)
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
    Q_EMIT m_runner.progressed(id);
}

/// Puts the request beside its clip, before the task counts as saved: then it is there whenever the clip is. What cannot
/// be written is only told; the clip is what was paid for.
QList<TaskLogEntry> TaskRunner::Worker::besideClip(TaskId id, const QString& clip)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task)
        return {};
    const std::optional<Account> account = m_parts.account(task->accountId);
    const Result<void> written = writeSidecar(clip, *task, account ? account->name : QString());
    return written ? QList<TaskLogEntry>() : QList{note(written.error().message)};
}

void TaskRunner::Worker::downloadEnded(TaskId id, const Result<QString>& result)
{
    --m_downloading;
    pumpSoon();
    const auto job = m_jobs.find(id);
    if (job != m_jobs.end()) {
        job->download = nullptr;
        job->fraction.reset();
    }
    const QDateTime now = m_parts.clock.now();
    if (result)
        happen(id, TaskEvent::DownloadSaved{*result}, QList{downloadEntry(now, *result)} + besideClip(id, *result));
    else if (job != m_jobs.end() && result.error().kind != ErrorKind::Stopped)
        happen(id, TaskEvent::DownloadFailed{result.error()}, {downloadEntry(now, result.error().message)});
}

} // namespace Dailies
