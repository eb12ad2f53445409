// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskstate.h"

#include "app/request/mediaitem.h"
#include "app/tasks/downloadstep.h"
#include "app/tasks/querystep.h"
#include "app/tasks/sendstep.h"
#include "app/tasks/uploadstep.h"

#include <type_traits>

namespace Dailies {

namespace {

/// Whether a key was removed from the request. What is left is not what the user meant to send.
bool hadKey(const VideoTask& task)
{
    return task.held && task.error.kind == ErrorKind::KeyInRequest;
}

/// Decides how the user's decisions, and reasons to wait, change a task.
class DecisionStep final : public TaskStep {
public:
    using TaskStep::TaskStep;

    Outcome operator()(const TaskEvent::IdAttached& event);
    Outcome operator()(const TaskEvent::IdChanged& event);
    Outcome operator()(const TaskEvent::ResubmitConfirmed& event);
    Outcome operator()(const TaskEvent::CheckRequested& event);
    Outcome operator()(const TaskEvent::FetchedAgain&);
    Outcome operator()(const TaskEvent::Scheduled& event);
    Outcome operator()(const TaskEvent::HeldByUser&);
    Outcome operator()(const TaskEvent::Withdrawn&);
    Outcome operator()(const TaskEvent::LeftAlone&);
    Outcome operator()(const TaskEvent::WatchStopped&);
    Outcome operator()(const TaskEvent::Held& event);

private:
    /// Resets the counters, so that pauses start short again.
    void tryAsIfNew();
    /// From now on these versions of the files are meant. Uploads of other versions no longer count.
    void takeInputs(const QList<TaskInput>& inputs);
};

void DecisionStep::tryAsIfNew()
{
    m_next.missedQueries = 0;
    m_next.failedDownloads = 0;
    m_next.answersAfterExpiry = 0;
    m_next.suspect.reset();
}

void DecisionStep::takeInputs(const QList<TaskInput>& inputs)
{
    m_next.uploads.removeIf([&](const TaskUpload& upload) {
        const QString file = localPath(upload.source);
        return inputOf(inputs, file) != inputOf(m_task.inputs, file);
    });
    m_next.inputs = inputs;
}

TaskStep::Outcome DecisionStep::operator()(const TaskEvent::IdAttached& event)
{
    if (!isIn(TaskState::NeedsReview) || event.remoteId.isEmpty())
        return std::nullopt;
    m_next.remoteId = event.remoteId;
    m_next.hasEnteredId = event.isByUser;
    m_next.candidateIds.clear();
    m_next.lostCall.reset();
    m_next.acceptedAt = m_now;
    m_next.watched = true;
    return to(TaskState::InProgress, TaskAction::Query);
}

/// Forgets what the service said about the other ID.
TaskStep::Outcome DecisionStep::operator()(const TaskEvent::IdChanged& event)
{
    if (!mayChangeId(m_task) || event.remoteId.isEmpty() || event.remoteId == m_task.remoteId)
        return std::nullopt;
    m_next.remoteId = event.remoteId;
    m_next.report = {};
    m_next.remark.clear();
    m_next.acceptedAt = m_now;
    m_next.acceptedServiceTime = {};
    m_next.finishedAt = {};
    m_next.addressExpiresAt = {};
    m_next.wantsAddress = false;
    m_next.partial = {};
    tryAsIfNew();
    m_next.watched = true;
    return to(TaskState::InProgress, TaskAction::Query);
}

TaskStep::Outcome DecisionStep::operator()(const TaskEvent::ResubmitConfirmed& event)
{
    if (!isIn(TaskState::NeedsReview))
        return std::nullopt;
    m_next.lostCall = LostCall{m_task.sentAt, m_task.bodyDigest, m_task.report, m_task.error};
    m_next.unsentAttempts = 0;
    m_next.resends = 0;
    m_next.agreedLimits = event.agreedLimits;
    m_next.watched = true;
    // From a copy of the database that was made while the request was on hold or waited for its time.
    m_next.held = false;
    m_next.sendAfter = {};
    return to(TaskState::Waiting, TaskAction::Send);
}

TaskStep::Outcome DecisionStep::operator()(const TaskEvent::CheckRequested& event)
{
    m_next.watched = true;
    switch (m_task.state) {
    case TaskState::Refused:
        if (!maySendAgain(m_task))
            return std::nullopt;
        [[fallthrough]];
    case TaskState::Waiting:
        if (hadKey(m_task))
            return std::nullopt;
        m_next.unsentAttempts = 0;
        m_next.resends = 0;
        m_next.held = false;
        m_next.sendAfter = {};
        if (event.inputs)
            takeInputs(*event.inputs);
        m_next.agreedLimits += event.agreedLimits;
        m_next.agreedLimits.removeDuplicates();
        return to(TaskState::Waiting, TaskAction::Send);
    case TaskState::InProgress: return with(TaskAction::Query);
    case TaskState::Downloading:
        tryAsIfNew();
        return with(needsAddress(m_task) ? TaskAction::Query : TaskAction::Download);
    case TaskState::Failed:
    case TaskState::Canceled:
    case TaskState::Forgotten:
    case TaskState::Expired:
        if (m_task.remoteId.isEmpty())
            return std::nullopt;
        tryAsIfNew();
        return to(TaskState::InProgress, TaskAction::Query);
    default: return std::nullopt;
    }
}

/// The same URL delivers the same clip again. If it has expired, the service is queried for another one first.
TaskStep::Outcome DecisionStep::operator()(const TaskEvent::FetchedAgain&)
{
    if (!isIn(TaskState::Saved))
        return std::nullopt;
    m_next.file.clear();
    m_next.clip = ClipCondition::Playable;
    m_next.watched = true;
    m_next.partial = {};
    tryAsIfNew();
    m_next.wantsAddress = !m_task.addressExpiresAt.isValid() || m_task.addressExpiresAt <= m_now;
    m_next.state = TaskState::Downloading;
    return with(needsAddress(m_next) ? TaskAction::Query : TaskAction::Download);
}

TaskStep::Outcome DecisionStep::operator()(const TaskEvent::Scheduled& event)
{
    if (!isIn(TaskState::Waiting) || hadKey(m_task) || !event.sendAfter.isValid() || event.sendAfter <= m_now)
        return std::nullopt;
    m_next.sendAfter = event.sendAfter;
    m_next.held = false;
    m_next.unsentAttempts = 0;
    m_next.resends = 0;
    return to(TaskState::Waiting, TaskAction::Send);
}

TaskStep::Outcome DecisionStep::operator()(const TaskEvent::HeldByUser&)
{
    if (!isIn(TaskState::Waiting) && !isIn(TaskState::Uploading))
        return std::nullopt;
    m_next.held = true;
    return to(TaskState::Waiting, TaskAction::Hold);
}

TaskStep::Outcome DecisionStep::operator()(const TaskEvent::Withdrawn&)
{
    if ((!isIn(TaskState::Waiting) && !isIn(TaskState::Uploading)) || !m_task.lostCall)
        return std::nullopt;
    return backToLostCall();
}

TaskStep::Outcome DecisionStep::operator()(const TaskEvent::LeftAlone&)
{
    if (!isIn(TaskState::NeedsReview))
        return std::nullopt;
    m_next.error = m_task.error;
    m_next.watched = false;
    return with(TaskAction::None);
}

TaskStep::Outcome DecisionStep::operator()(const TaskEvent::WatchStopped&)
{
    if (!isIn(TaskState::InProgress) && !isIn(TaskState::Downloading))
        return std::nullopt;
    m_next.watched = false;
    return with(TaskAction::None);
}

TaskStep::Outcome DecisionStep::operator()(const TaskEvent::Held& event)
{
    if (isTerminal(m_task.state) || isIn(TaskState::Sending) || event.error.message.isEmpty())
        return std::nullopt;
    m_next.error = event.error;
    if (event.isOfAccount)
        tellOfLostCall();
    if (!event.untilAsked)
        return with(TaskAction::None);
    if (!isIn(TaskState::Waiting) && !isIn(TaskState::Uploading))
        return std::nullopt;
    // Sending it once more, the only thing a held task offers, is not the only answer to a lost call.
    if (m_task.lostCall && isByLimit(event.error))
        return backToLostCall();
    m_next.held = true;
    return to(TaskState::Waiting, TaskAction::Hold);
}

} // namespace

bool mayChangeId(const VideoTask& task)
{
    return task.hasEnteredId && task.state != TaskState::Downloading && task.state != TaskState::Saved;
}

bool isToBeSentAgain(const VideoTask& task)
{
    return task.lostCall && (task.state == TaskState::Waiting || task.state == TaskState::Uploading);
}

bool isUndecided(const VideoTask& task)
{
    return task.state == TaskState::NeedsReview || isToBeSentAgain(task);
}

std::optional<Transition> transition(const VideoTask& task, const AnyTaskEvent& event, const QDateTime& now)
{
    return std::visit(
        [&](const auto& each) -> TaskStep::Outcome {
            if constexpr (std::is_invocable_v<UploadStep, decltype(each)>)
                return UploadStep(task, now)(each);
            else if constexpr (std::is_invocable_v<SendStep, decltype(each)>)
                return SendStep(task, now)(each);
            else if constexpr (std::is_invocable_v<QueryStep, decltype(each)>)
                return QueryStep(task, now)(each);
            else if constexpr (std::is_invocable_v<DownloadStep, decltype(each)>)
                return DownloadStep(task, now)(each);
            else
                return DecisionStep(task, now)(each);
        },
        event);
}

} // namespace Dailies
