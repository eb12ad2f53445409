// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/uploadworker.h"

#include "app/common/crashpoint.h"
#include "app/request/localfiles.h"
#include "app/tasks/store/tasklog.h"
#include "app/tasks/uploadstep.h"

#include <algorithm>

namespace Dailies {

UploadWorker::UploadWorker(const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts)
    : m_dependencies(parts)
    , m_dispatcher(dispatcher)
    , m_active(dispatcher.active())
    , m_accounts(accounts)
{}

void UploadWorker::execute(const Transition& step)
{
    using Files = ActiveTask::Files;
    const VideoTask& task = step.task;
    if (task.id == m_current && task.state != TaskState::Uploading)
        abandon();
    const auto job = m_active.find(task.id);
    const bool isBefore = task.state == TaskState::Waiting || task.state == TaskState::Uploading;
    if (job == m_active.end() || !isBefore || sourcesByLink(task.request).isEmpty())
        return;
    if (task.state == TaskState::Uploading) {
        job->files = Files::Moving;
        if (task.id == m_current && !m_upload)
            return start(task);
    } else if (job->files == Files::Moving && task.uploadedAt.isValid()) {
        job->files = Files::There;
    } else if (const bool isPaused = step.action == TaskAction::SendLater && task.error.kind == ErrorKind::Throttled;
               isPaused || job->files != Files::There || !missingUploads(task).isEmpty()) {
        job->files = Files::Due; // also after a pause that the service asked for: they may be gone by then
    }
    if (job->files != Files::There && task.id != m_current)
        queue(task.id);
}

void UploadWorker::queue(TaskId id)
{
    if (!m_queue.contains(id))
        m_queue.append(id);
    m_dispatcher.pumpSoon();
}

void UploadWorker::forget(TaskId id)
{
    if (id == m_current)
        abandon();
}

void UploadWorker::pump()
{
    if (m_current != 0) {
        // The account was paused. The task stays where it is and goes on once it is resumed.
        const auto job = m_active.constFind(m_current);
        if (job != m_active.cend() && job->hold == ActiveTask::Hold::No)
            return;
        abandon();
    }
    m_queue.removeIf([this](TaskId id) {
        const auto job = m_active.constFind(id);
        return job == m_active.cend()
            || (job->files != ActiveTask::Files::Due && job->files != ActiveTask::Files::Moving);
    });
    const auto rankOf = [this](TaskId id) {
        const ActiveTask& job = m_active[id];
        return std::tuple(job.files == ActiveTask::Files::Due, job.place, id);
    };
    std::sort(m_queue.begin(), m_queue.end(), [&rankOf](TaskId a, TaskId b) { return rankOf(a) < rankOf(b); });
    const QList<TaskId> due = m_queue;
    for (TaskId id : due) {
        if (!mayBegin(id))
            continue;
        m_queue.removeOne(id);
        begin(id);
        if (m_current != 0)
            return;
    }
}

bool UploadWorker::mayBegin(TaskId id)
{
    const auto job = m_active.constFind(id);
    if (job == m_active.cend() || job->hold != ActiveTask::Hold::No || job->busy || job->storing
        || m_accounts.isPaused(job->accountId))
        return false;
    // Its turn to be sent is about to come, and then it is held.
    if (job->isOfflineTooLong(m_dependencies.clock.uptime()))
        return false;
    // The send worker looks again in time.
    if (m_dependencies.sendMoment().wait(*job))
        return false;
    if (job->sendAt > m_dependencies.clock.elapsed()) {
        m_dispatcher.pumpAt(job->sendAt);
        return false;
    }
    return true;
}

void UploadWorker::begin(TaskId id)
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (!task) {
        m_dispatcher.later(id, databaseAgainMs, [this](TaskId due) { queue(due); });
        return;
    }
    if (!m_accounts.usableFor(*task)) {
        queue(id);
        return;
    }
    if (task->state == TaskState::Uploading) {
        m_current = id;
        start(*task);
        return;
    }
    const std::optional<Transition> step = transition(*task, TaskEvent::UploadBegun{}, m_dependencies.clock.now());
    if (!step)
        return;
    m_current = id;
    DAILIES_CRASH_POINT("upload.before-begin");
    m_dispatcher.commit(*task, *step,
        {m_dispatcher.note(tr("Uploading %n file(s) first.", nullptr, int(sourcesByLink(task->request).size())))});
}

void UploadWorker::start(const VideoTask& task)
{
    DAILIES_CRASH_POINT("upload.begun");
    ActiveTask& job = m_active[task.id];
    job.files = ActiveTask::Files::Moving;
    // The upload of the last file may take so long that the first is no longer there.
    job.filesUntil = m_dependencies.clock.uptime() + freshMs;
    job.fraction.reset();
    m_place = placeFor(task);
    m_upload = new RequestUpload(m_dependencies, task, m_place, m_names, this);
    connect(m_upload, &RequestUpload::progress, this,
        [this](qint64 sent, qint64 total) { m_dispatcher.transferred(m_current, sent, total); });
    connect(m_upload, &RequestUpload::kept, this, &UploadWorker::kept);
    connect(m_upload, &RequestUpload::finished, this, &UploadWorker::finished);
    connect(m_upload, &RequestUpload::failed, this, &UploadWorker::failed);
}

std::optional<UploadPlace> UploadWorker::placeFor(const VideoTask& task) const
{
    const std::optional<Account> account = m_dependencies.account(task.accountId);
    return account && m_dependencies.uploadPlace ? m_dependencies.uploadPlace(*account) : std::nullopt;
}

/// Stores what is done so far, so that it is not done again. A failure costs at most one look at the place.
void UploadWorker::kept()
{
    const std::optional<VideoTask> task = m_dependencies.store.task(m_current);
    VideoTask next = task.value_or(VideoTask());
    next.uploads = m_upload->uploads();
    // Once all are there, the step that follows stores them.
    if (!task || task->state != TaskState::Uploading || missingUploads(next).isEmpty())
        return;
    DAILIES_CRASH_POINT("upload.before-kept");
    if (const auto step = transition(*task, TaskEvent::FilesUploaded{m_upload->uploads()}, m_dependencies.clock.now()))
        (void)m_dependencies.store.update(step->task, task->state, {});
    DAILIES_CRASH_POINT("upload.kept");
}

QList<TaskUpload> UploadWorker::ended()
{
    if (auto uploader = m_upload->takeUploader(); uploader && m_place)
        m_opened.insert_or_assign(m_place->id, Opened{*m_place, std::move(uploader)});
    m_active[m_current].fraction.reset();
    return m_upload->uploads();
}

void UploadWorker::finished()
{
    const QList<TaskUpload> uploads = ended();
    DAILIES_CRASH_POINT("upload.before-uploaded");
    m_dispatcher.applyEvent(
        m_current, TaskEvent::FilesUploaded{uploads}, {m_dispatcher.note(tr("The files are uploaded."))});
}

void UploadWorker::failed(const Error& error)
{
    const QList<TaskUpload> uploads = ended();
    // As for calls: after ten minutes, the user is asked.
    if (ActiveTask& job = m_active[m_current]; error.kind == ErrorKind::Network && !job.offlineSince)
        job.offlineSince = m_dependencies.clock.uptime();
    DAILIES_CRASH_POINT("upload.before-failed");
    m_dispatcher.applyEvent(m_current, TaskEvent::UploadFailed{error, uploads}, {m_dispatcher.note(error.message)});
}

void UploadWorker::abandon()
{
    if (m_upload) {
        m_upload->abandon();
        m_upload->deleteLater();
    }
    m_upload = nullptr;
    if (const auto job = m_active.find(std::exchange(m_current, 0)); job != m_active.end())
        job->fraction.reset();
    m_dispatcher.pumpSoon();
}

bool UploadWorker::areReady(TaskId id)
{
    const auto job = m_active.find(id);
    if (job == m_active.end() || job->files == ActiveTask::Files::None)
        return true;
    if (job->files == ActiveTask::Files::There && m_dependencies.clock.uptime() >= job->filesUntil)
        job->files = ActiveTask::Files::Due;
    if (job->files == ActiveTask::Files::There)
        return true;
    if (id != m_current && !m_queue.contains(id))
        queue(id);
    return false;
}

std::optional<QHash<QString, QString>> UploadWorker::links(const VideoTask& task)
{
    QHash<QString, QString> links;
    const std::optional<UploadPlace> place = placeFor(task);
    for (const QString& source : sourcesByLink(task.request)) {
        const std::optional<TaskUpload> upload = uploadOf(task.uploads, source);
        const QString link = upload ? linkOf(*upload, place) : QString();
        if (link.isEmpty()) {
            m_active[task.id].files = ActiveTask::Files::Due;
            queue(task.id);
            return std::nullopt;
        }
        links.insert(source, link);
    }
    return links;
}

QString UploadWorker::linkOf(const TaskUpload& upload, const std::optional<UploadPlace>& place) const
{
    if (upload.take != 0) {
        const std::optional<VideoTask> take = m_dependencies.store.task(upload.take);
        // Checked less than an hour ago.
        return take ? liveClipLink(*take, m_dependencies.clock.now(), RequestUpload::clipLinkSeconds / 2) : QString();
    }
    const auto opened = m_opened.find(upload.place);
    if (opened == m_opened.end() || !place || opened->second.place != *place)
        return {};
    const QString name =
        upload.name.isEmpty() ? m_names.value(RequestUpload::nameKey(upload.place, upload.sha256)) : upload.name;
    return name.isEmpty() ? QString() : opened->second.uploader->link(name).url.toString(QUrl::FullyEncoded);
}

} // namespace Dailies
