// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/downloadstep.h"

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
    // Also when nobody watches any more: the download is being closed then, and what came of it is of use later.
    if (!isIn(TaskState::Downloading))
        return std::nullopt;
    m_next.partial = event.partial;
    // What is added to a part that was kept gets on: when it breaks off now, it may be gone on from at once. What begins
    // anew, or was no film, has yet to show that it is better this time.
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
    // Also when nobody watches any more: what is on disk is never thrown away.
    // And a better clip in the place of one that cannot be played.
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
    m_next.deadAddresses = 0;
    m_next.wantsAddress = false;
    return to(TaskState::Saved, TaskAction::None);
}

TaskStep::Outcome DownloadStep::operator()(const TaskEvent::DownloadFailed& event)
{
    // Fetched again by hand: the person hears what came of it, and the earlier file stays.
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
    m_next.error = worded(event.error, QT_TRANSLATE_NOOP("TaskState", "The clip could not be fetched."));
    if (isDisk)
        return with(TaskAction::DownloadLater, fullDiskSeconds);
    const size_t pause = std::min(size_t(m_next.failedDownloads - 1), downloadPauses.size() - 1);
    m_next.wantsAddress = m_task.deadAddresses > 0 || asksForAddress(event.error.kind);
    if (!m_next.wantsAddress)
        return with(TaskAction::DownloadLater, downloadPauses.at(pause));
    return with(TaskAction::QueryLater, m_task.deadAddresses > 0 ? deadAddressSeconds : downloadPauses.at(pause));
}

/// Whether the service is asked for another address before the next try. A host that turns the address away is one
/// reason; one that cannot be reached may have moved.
bool DownloadStep::asksForAddress(ErrorKind kind) const
{
    const bool isOutOfReach = kind == ErrorKind::Network || kind == ErrorKind::Throttled;
    const bool isDayOver = m_task.addressExpiresAt.isValid() && m_task.addressExpiresAt <= m_now;
    return !isOutOfReach || isDayOver || m_next.failedDownloads % triesBetweenQuestions == 0;
}

} // namespace Dailies
