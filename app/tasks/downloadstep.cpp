// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/downloadstep.h"

#include "app/common/backoff.h"

#include <algorithm>
#include <array>

namespace Dailies {

namespace {

constexpr int fullDiskSeconds = 60;
constexpr int deadAddressSeconds = 24 * 3600;
constexpr int triesBetweenQuestions = 3; ///< while the host cannot be reached
constexpr std::array downloadPauses{2, 8, 30, 120, 480, 900};

} // namespace

TaskStep::Outcome DownloadStep::operator()(const TaskEvent::DownloadProgressed& event)
{
    // Applies even if the task is no longer watched: the download is just being closed, and its part may be useful
    // later.
    if (!isIn(TaskState::Downloading))
        return std::nullopt;
    m_next.partial = event.partial;
    // Adding to a kept part is progress. If the download breaks off now, it may continue at once. A download that
    // starts over, or a file that was no video, has yet to prove better.
    const bool getsOn = event.partial.synced > m_task.partial.synced && !m_task.partial.file.isEmpty()
        && event.partial.file == m_task.partial.file && m_task.error.kind != ErrorKind::Media;
    if (getsOn)
        m_next.failedDownloads = 0;
    else
        m_next.error = m_task.error;
    return with(TaskAction::None);
}

TaskStep::Outcome DownloadStep::operator()(const TaskEvent::DownloadSaved& event)
{
    // Applies even if the task is no longer watched, because a file on disk is never thrown away. A better clip may
    // also replace one that cannot be played.
    const bool isBetter =
        isIn(TaskState::Saved) && m_task.clip != ClipCondition::Playable && event.condition == ClipCondition::Playable;
    if ((!isIn(TaskState::Downloading) && !isBetter) || event.file.isEmpty())
        return std::nullopt;
    m_next.file = event.file;
    m_next.clip = event.condition;
    if (event.condition != ClipCondition::Playable)
        m_next.error = {ErrorKind::Media, clipRemark(m_next)};
    m_next.partial = {};
    m_next.watched = true;
    m_next.failedDownloads = 0;
    m_next.answersAfterExpiry = 0;
    m_next.wantsAddress = false;
    return to(TaskState::Saved, TaskAction::None);
}

TaskStep::Outcome DownloadStep::operator()(const TaskEvent::DownloadFailed& event)
{
    // The user downloaded the clip again. The error is shown, and the earlier file is kept.
    if (isIn(TaskState::Saved) && m_task.clip != ClipCondition::Playable) {
        m_next.error = event.error;
        return with(TaskAction::None);
    }
    if (!isIn(TaskState::Downloading) || needsAddress(m_task) || !m_task.watched
        || event.error.kind == ErrorKind::Stopped)
        return std::nullopt;
    const bool isDisk = event.error.kind == ErrorKind::Storage;
    const bool wasDisk = m_task.error.kind == ErrorKind::Storage && !m_task.error.message.isEmpty();
    m_next.failedDownloads = isDisk == wasDisk ? m_task.failedDownloads + 1 : 1;
    m_next.error = worded(event.error, QT_TRANSLATE_NOOP("TaskState", "The clip couldn't be downloaded."));
    if (isDisk)
        return with(TaskAction::DownloadLater, fullDiskSeconds);
    int pause = backoffPause(downloadPauses, m_next.failedDownloads);
    // A pause that the server asks for must not outlast the link.
    const int asked = event.error.pauseSeconds;
    if (!m_task.addressExpiresAt.isValid() || m_now.addSecs(asked) < m_task.addressExpiresAt)
        pause = std::max(pause, asked);
    m_next.wantsAddress = m_task.answersAfterExpiry > 0 || asksForAddress(event.error.kind);
    if (!m_next.wantsAddress)
        return with(TaskAction::DownloadLater, pause);
    return with(TaskAction::QueryLater, m_task.answersAfterExpiry > 0 ? deadAddressSeconds : pause);
}

/// Whether to query the service for another URL before the next try. The host may have rejected the URL, or an
/// unreachable host may have moved.
bool DownloadStep::asksForAddress(ErrorKind kind) const
{
    const bool isOutOfReach = kind == ErrorKind::Network || kind == ErrorKind::Throttled;
    const bool isDayOver = m_task.addressExpiresAt.isValid() && m_task.addressExpiresAt <= m_now;
    return !isOutOfReach || isDayOver || m_next.failedDownloads % triesBetweenQuestions == 0;
}

} // namespace Dailies
