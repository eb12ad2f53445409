// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/downloadstep.h"

#include <array>

namespace Dailies {

namespace {

constexpr int fullDiskSeconds = 60;
constexpr int triesPerAddress = 3; ///< downloads that brought no film before the address counts as dead
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
    if (event.condition == ClipCondition::Unrecognised)
        m_next.error = {ErrorKind::Media, tr("The file that came is no known kind of video. It was kept.")};
    else if (event.condition == ClipCondition::Unplayable)
        m_next.error = {ErrorKind::Media, tr("The clip that came can't be played. It was kept.")};
    m_next.partial = {};
    m_next.watched = true;
    m_next.failedDownloads = 0;
    m_next.deadAddresses = 0;
    return to(TaskState::Saved, TaskAction::None);
}

TaskStep::Outcome DownloadStep::operator()(const TaskEvent::DownloadFailed& event)
{
    if (!isIn(TaskState::Downloading) || wantsAddress() || !m_task.watched || event.error.kind == ErrorKind::Stopped)
        return std::nullopt;
    const bool again = !m_task.error.message.isEmpty() && m_task.error.kind == event.error.kind;
    m_next.failedDownloads = again ? m_task.failedDownloads + 1 : 1;
    m_next.error = worded(event.error, QT_TRANSLATE_NOOP("TaskState", "The clip could not be fetched."));
    const size_t pause = std::min(size_t(m_next.failedDownloads - 1), downloadPauses.size() - 1);
    switch (event.error.kind) {
    case ErrorKind::Network:
    case ErrorKind::Throttled: return with(TaskAction::DownloadLater, downloadPauses.at(pause));
    case ErrorKind::Storage: return with(TaskAction::DownloadLater, fullDiskSeconds);
    case ErrorKind::Media:
        if (m_next.failedDownloads < triesPerAddress)
            return with(TaskAction::DownloadLater, downloadPauses.at(pause));
        break;
    default: break;
    }
    return addressDied(m_next.error);
}

Transition DownloadStep::addressDied(const Error& error)
{
    m_next.error = error;
    m_next.report.videoUrl.clear();
    m_next.failedDownloads = 0;
    m_next.missedQueries = 0;
    ++m_next.deadAddresses;
    if (m_next.deadAddresses > 1)
        return to(TaskState::Expired, TaskAction::None);
    return with(TaskAction::Query);
}

} // namespace Dailies
