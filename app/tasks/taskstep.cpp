// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskstep.h"

namespace Dailies {

Error TaskStep::worded(Error error, const char* otherwise)
{
    if (error.message.isEmpty())
        error.message = QCoreApplication::translate("TaskState", otherwise);
    return error;
}

Transition TaskStep::with(TaskAction action, std::optional<int> delaySeconds) const
{
    return {m_next, action, delaySeconds};
}

Transition TaskStep::to(TaskState state, TaskAction action, std::optional<int> delaySeconds)
{
    m_next.state = state;
    if (m_next.held || (state != TaskState::Waiting && state != TaskState::Uploading))
        m_next.sendAfter = {};
    if (isTerminal(state))
        forgetUselessPart();
    return with(action, delaySeconds);
}

/// Keeps a part as long as a new URL may deliver the rest of the same file. The service may send one for a task that it
/// forgot or whose URL expired, if it is queried again. It never does for a task that ended otherwise.
void TaskStep::forgetUselessPart()
{
    PartialDownload& partial = m_next.partial;
    const bool mayBeAsked = m_next.state == TaskState::Expired || m_next.state == TaskState::Forgotten;
    const bool isWhole = partial.synced == partial.total;
    if (!mayBeAsked || partial.synced <= 0 || partial.total <= 0 || (partial.etag.isEmpty() && !isWhole))
        partial = {{}, {}, partial.total, 0};
}

/// Whatever happens to the later call, nobody knows whether the earlier one is running: the user still has to decide
/// about it.
Transition TaskStep::backToLostCall(TaskAction action)
{
    const LostCall lost = *m_task.lostCall;
    if (!m_next.error.message.isEmpty())
        tellOfLostCall();
    else
        m_next.error = lost.error;
    if (action != TaskAction::PauseAccount)
        m_next.error.kind = ErrorKind::AnswerLost;
    m_next.sentAt = lost.sentAt;
    m_next.bodyDigest = lost.bodyDigest;
    m_next.report = lost.report;
    m_next.lostCall.reset();
    m_next.held = false;
    m_next.unsentAttempts = 0;
    return to(TaskState::NeedsReview, action);
}

/// A message about a call must not suggest that the whole task was free of charge.
void TaskStep::tellOfLostCall()
{
    if (m_task.lostCall)
        m_next.error.message =
            (isPractice(m_task) ? tr("%1 An earlier call for this task got no response.")
                                : tr("%1 An earlier call for this task got no response and may have been charged."))
                .arg(m_next.error.message);
}

qint64 TaskStep::ageSeconds(const QDateTime& serviceTime) const
{
    const QDateTime created = m_task.sentAt.isValid() ? m_task.sentAt : m_task.acceptedAt;
    const qint64 ours = std::max<qint64>(created.secsTo(m_now), 0);
    if (!serviceTime.isValid() || !m_next.acceptedServiceTime.isValid())
        return ours;
    return std::min(ours, m_next.acceptedServiceTime.secsTo(serviceTime));
}

} // namespace Dailies
