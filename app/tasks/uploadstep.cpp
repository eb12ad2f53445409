// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/uploadstep.h"

#include "app/common/backoff.h"
#include "app/request/localfiles.h"

#include <algorithm>
#include <array>

namespace Dailies {

namespace {

constexpr std::array retryPauses{2, 8, 30, 60}; ///< seconds

} // namespace

TaskStep::Outcome UploadStep::operator()(const TaskEvent::UploadBegun&)
{
    if (!isIn(TaskState::Waiting) || m_task.held || isEarly() || sourcesByLink(m_task.request).isEmpty())
        return std::nullopt;
    m_next.uploadedAt = {};
    return to(TaskState::Uploading, TaskAction::Upload);
}

TaskStep::Outcome UploadStep::operator()(const TaskEvent::FilesUploaded& event)
{
    if (!isIn(TaskState::Uploading))
        return std::nullopt;
    m_next.uploads = event.uploads;
    if (!missingUploads(m_next).isEmpty())
        return with(TaskAction::None);
    m_next.unsentAttempts = 0;
    m_next.uploadedAt = m_now;
    return to(TaskState::Waiting, TaskAction::Send);
}

TaskStep::Outcome UploadStep::operator()(const TaskEvent::UploadFailed& event)
{
    if (!isIn(TaskState::Uploading))
        return std::nullopt;
    m_next.uploads = event.uploads;
    m_next.error = worded(event.error, QT_TRANSLATE_NOOP("TaskState", "A file couldn't be uploaded."));
    QString& message = m_next.error.message;
    // An earlier call may have been charged, and practice never is.
    const bool saysFree = !m_task.lostCall && !isPractice(m_task);
    if (event.error.kind == ErrorKind::Network) {
        if (saysFree)
            message = tr("%1 Nothing was charged.").arg(message);
        tellOfLostCall();
        ++m_next.unsentAttempts;
        const int pause = backoffPause(retryPauses, m_next.unsentAttempts);
        return to(TaskState::Waiting, TaskAction::SendLater, std::max(pause, event.error.pauseSeconds));
    }
    if (event.error.kind == ErrorKind::BadInput)
        message = (saysFree ? tr("%1 Nothing was charged. Send it with the file as it is now, or remove it.")
                            : tr("%1 Send it with the file as it is now, or remove it."))
                      .arg(message);
    else
        message = (saysFree ? tr("%1 Nothing was charged. Fix this and send it again, or remove it.")
                            : tr("%1 Fix this and send it again, or remove it."))
                      .arg(message);
    tellOfLostCall();
    m_next.held = true;
    m_next.unsentAttempts = 0;
    return to(TaskState::Waiting, TaskAction::Hold);
}

TaskStep::Outcome UploadStep::operator()(const TaskEvent::FoundUploadingAtStart& event)
{
    if (!isIn(TaskState::Uploading))
        return std::nullopt;
    m_next.error = worded(event.error, QT_TRANSLATE_NOOP("TaskState", "A file couldn't be uploaded."));
    m_next.unsentAttempts = 0;
    return to(TaskState::Waiting, TaskAction::Hold);
}

std::optional<TaskUpload> uploadOf(const QList<TaskUpload>& uploads, const QString& source)
{
    const auto found = std::ranges::find(uploads, source, &TaskUpload::source);
    return found == uploads.cend() ? std::nullopt : std::optional(*found);
}

QString uploadPlaceOf(const VideoTask& task)
{
    const auto found = std::ranges::find_if(task.uploads, [](const TaskUpload& each) { return !each.place.isEmpty(); });
    return found == task.uploads.end() ? QString() : found->place;
}

QStringList missingUploads(const VideoTask& task)
{
    QStringList missing = sourcesByLink(task.request);
    missing.removeIf([&task](const QString& source) { return uploadOf(task.uploads, source).has_value(); });
    return missing;
}

} // namespace Dailies
