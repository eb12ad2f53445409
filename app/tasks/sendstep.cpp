// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/sendstep.h"

#include <array>

namespace Dailies {

namespace {

constexpr int throttledSeconds = 30; ///< when the service does not say how long
constexpr std::array unsentPauses{2, 8, 30};

} // namespace

TaskStep::Outcome SendStep::operator()(const TaskEvent::SendBegun&)
{
    if (!isIn(TaskState::Waiting) || m_task.held)
        return std::nullopt;
    ++m_next.createAttempts;
    m_next.sentAt = m_now;
    m_next.bodyDigest.clear();
    return to(TaskState::Sending, TaskAction::Send);
}

TaskStep::Outcome SendStep::operator()(const TaskEvent::CreateAnswered& event)
{
    if (!isIn(TaskState::Sending))
        return std::nullopt;
    const CreateAnswer& answer = event.answer;
    m_next.report = answer.report;
    m_next.bodyDigest = answer.bodyDigest;
    if (answer.outcome != CreateOutcome::NotSent)
        m_next.unsentAttempts = 0;
    switch (answer.outcome) {
    case CreateOutcome::Accepted:
        if (answer.report.taskId.isEmpty())
            break;
        m_next.remoteId = answer.report.taskId;
        m_next.acceptedAt = m_now;
        m_next.acceptedServiceTime = answer.serviceTime;
        m_next.lostCall.reset();
        return to(TaskState::InProgress, TaskAction::QueryLater);
    case CreateOutcome::Refused: return refused(answer.error);
    case CreateOutcome::Throttled:
        m_next.error = worded(answer.error, QT_TRANSLATE_NOOP("TaskState", "The service asks for a pause."));
        tellOfLostCall();
        return to(TaskState::Waiting, TaskAction::SendLater, answer.retryAfterSeconds.value_or(throttledSeconds));
    case CreateOutcome::NotSent: return notSent(answer.error);
    case CreateOutcome::Lost: break;
    }
    m_next.error = worded(answer.error,
        isPractice(m_task) ? QT_TRANSLATE_NOOP("TaskState", "The service's answer did not come back: the task may run.")
                           : QT_TRANSLATE_NOOP("TaskState",
                               "The service's answer did not come back: the task may run and be charged."));
    m_next.error.kind = ErrorKind::AnswerLost;
    return to(TaskState::NeedsReview, TaskAction::None);
}

Transition SendStep::refused(const Error& error)
{
    m_next.error = worded(error, QT_TRANSLATE_NOOP("TaskState", "The service declined the request."));
    const TaskAction action = error.kind == ErrorKind::KeyProblem ? TaskAction::PauseAccount : TaskAction::None;
    return m_task.lostCall ? backToLostCall(action) : to(TaskState::Refused, action);
}

Transition SendStep::notSent(const Error& error)
{
    m_next.error = worded(error, QT_TRANSLATE_NOOP("TaskState", "The request could not be sent."));
    if (error.kind == ErrorKind::Stopped) {
        // Stopped by the person before it was whole: nothing was accepted, and it goes out when the person says so.
        tellOfLostCall();
        return held();
    }
    if (error.kind == ErrorKind::BadInput) {
        // One of its files is another one by now, and whether that is the one that is meant only the person knows.
        const QString& happened = m_next.error.message;
        if (isPractice(m_task))
            m_next.error.message = tr("%1 Send it again with the file as it is now, or take it back.").arg(happened);
        else if (m_task.lostCall)
            m_next.error.message = tr(
                "%1 This call was not charged, but an earlier one got no answer and may have been. Send it again with "
                "the file as it is now, or take it back.")
                                       .arg(happened);
        else
            m_next.error.message =
                tr("%1 Nothing was charged. Send it again with the file as it is now, or take it back.").arg(happened);
        return held();
    }
    ++m_next.unsentAttempts;
    if (m_next.unsentAttempts <= int(unsentPauses.size())) {
        tellOfLostCall();
        return to(TaskState::Waiting, TaskAction::SendLater, unsentPauses.at(size_t(m_next.unsentAttempts - 1)));
    }
    m_next.error.kind = ErrorKind::NotSent;
    if (m_task.lostCall)
        return backToLostCall();
    m_next.error.message =
        (isPractice(m_task) ? tr("%1 It was tried several times; you can submit it again.")
                            : tr("%1 It was tried several times and nothing was charged; you can submit it again."))
            .arg(m_next.error.message);
    return to(TaskState::Refused, TaskAction::None);
}

Transition SendStep::held()
{
    m_next.held = true;
    m_next.unsentAttempts = 0;
    return to(TaskState::Waiting, TaskAction::Hold);
}

TaskStep::Outcome SendStep::operator()(const TaskEvent::FoundSendingAtStart&)
{
    if (!isIn(TaskState::Sending))
        return std::nullopt;
    m_next.error = {ErrorKind::AnswerLost,
        isPractice(m_task)
            ? tr("The program ended while the request was being sent: the task may run.")
            : tr("The program ended while the request was being sent: the task may run and be charged.")};
    return to(TaskState::NeedsReview, TaskAction::None);
}

} // namespace Dailies
