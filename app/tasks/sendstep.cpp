// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/sendstep.h"

#include "app/common/backoff.h"
#include "app/common/sentences.h"
#include "app/service/call/replyreading.h"
#include "app/tasks/uploadstep.h"

#include <array>

namespace Dailies {

namespace {

constexpr std::array resendPauses{2, 8, 30}; ///< seconds before the first, second and third resend
static_assert(resendPauses.size() == mostResends);
constexpr std::array unsentPauses{2, 8, 30, 60}; ///< seconds
/// A service may refuse a large request before all of it has arrived, and its answer cannot be read then. So these are
/// not repeated for as long as calls without a connection.
constexpr int mostCutOffs = 4;

} // namespace

TaskStep::Outcome SendStep::operator()(const TaskEvent::SendBegun&)
{
    if (!isIn(TaskState::Waiting) || m_task.held || isEarly() || !missingUploads(m_task).isEmpty())
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
    case CreateOutcome::Accepted: return answer.report.taskId.isEmpty() ? lost(answer) : accepted(answer);
    case CreateOutcome::Refused: return refused(answer);
    case CreateOutcome::Throttled: return throttled(answer);
    case CreateOutcome::NotSent: return notSent(answer);
    case CreateOutcome::Lost: break;
    }
    return lost(answer);
}

Transition SendStep::accepted(const CreateAnswer& answer)
{
    m_next.remoteId = answer.report.taskId;
    m_next.remark = answer.remark;
    m_next.candidateIds.clear();
    m_next.acceptedAt = m_now;
    m_next.acceptedServiceTime = answer.serviceTime;
    m_next.lostCall.reset();
    return to(TaskState::InProgress, TaskAction::QueryLater);
}

Transition SendStep::lost(const CreateAnswer& answer)
{
    m_next.error = worded(answer.error,
        isPractice(m_task)
            ? QT_TRANSLATE_NOOP("TaskState", "The service's response didn't arrive: the task may be running.")
            : QT_TRANSLATE_NOOP(
                "TaskState", "The service's response didn't arrive: the task may be running and may be charged."));
    m_next.error.kind = ErrorKind::AnswerLost;
    // Candidates from an earlier lost call stay in the list, after those of this call.
    m_next.candidateIds = answer.candidateIds + m_task.candidateIds;
    m_next.candidateIds.removeDuplicates();
    return to(TaskState::NeedsReview, TaskAction::None);
}

Transition SendStep::refused(const CreateAnswer& answer)
{
    const char* otherwise = QT_TRANSLATE_NOOP("TaskState", "The service rejected this request.");
    const Error& neutral = answer.neutralError.message.isEmpty() ? answer.error : answer.neutralError;
    m_next.error = worded(m_task.lostCall ? neutral : answer.error, otherwise);
    if (m_next.error.kind != ErrorKind::KeyProblem)
        return m_task.lostCall ? backToLostCall() : to(TaskState::Refused, TaskAction::None);
    Transition step =
        m_task.lostCall ? backToLostCall(TaskAction::PauseAccount) : to(TaskState::Refused, TaskAction::PauseAccount);
    step.keyRefusal = worded(neutral, otherwise);
    return step;
}

/// The service throttled the request without refusing it. It is resent a few times with growing pauses, then only by
/// the user.
Transition SendStep::throttled(const CreateAnswer& answer)
{
    m_next.error = worded(answer.error, QT_TRANSLATE_NOOP("TaskState", "The service is rate limiting requests."));
    QString& message = m_next.error.message;
    if (m_task.resends >= mostResends) {
        message =
            tr("%1 It was turned away %2 times since you last sent it. Send it again when the service is less busy, or "
               "remove it.")
                .arg(closedSentence(message))
                .arg(m_task.resends + 1);
        tellOfLostCall();
        return held();
    }
    ++m_next.resends;
    message =
        tr("%1 The next attempt is number %2 of %3.").arg(closedSentence(message)).arg(m_next.resends).arg(mostResends);
    tellOfLostCall();
    const int pause = backoffPause(resendPauses, m_next.resends);
    return to(TaskState::Waiting, TaskAction::SendLater, std::max(pause, answer.retryAfterSeconds.value_or(0)));
}

Transition SendStep::notSent(const CreateAnswer& answer)
{
    m_next.error = worded(answer.error, QT_TRANSLATE_NOOP("TaskState", "The request couldn't be sent."));
    QString& message = m_next.error.message;
    if (answer.error.kind == ErrorKind::BadInput) {
        message = withFileQuestion(m_task, message);
        return held();
    }
    if (answer.error.kind == ErrorKind::Stopped && !m_task.lostCall)
        message = tr("%1 Nothing was accepted.").arg(message);
    if (answer.isForUser || answer.error.kind == ErrorKind::Stopped) {
        tellOfLostCall();
        return held();
    }
    ++m_next.unsentAttempts;
    if (answer.isCutOff && m_next.unsentAttempts >= mostCutOffs) {
        message = tr("The service closed the connection %n times before the full request had arrived, so it can't have "
                     "accepted it. The request may be too large for it. Send it again, or remove it.",
            nullptr, m_next.unsentAttempts);
        if (!m_task.lostCall && !isPractice(m_task))
            message = tr("%1 Nothing was charged.").arg(message);
        tellOfLostCall();
        return held();
    }
    // When it is tried again depends on whether the program runs, so texts that are made later say it.
    if (!m_task.lostCall && !isPractice(m_task))
        message = tr("%1 Nothing was charged.").arg(message);
    tellOfLostCall();
    return to(TaskState::Waiting, TaskAction::SendLater, backoffPause(unsentPauses, m_next.unsentAttempts));
}

/// From now on the request is only sent when the user says so.
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
            ? tr("Dailies closed while sending the request: the task may be running.")
            : tr("Dailies closed while sending the request: the task may be running and may be charged.")};
    return to(TaskState::NeedsReview, TaskAction::None);
}

QString withFileQuestion(const VideoTask& task, const QString& sentence)
{
    if (isPractice(task))
        return QCoreApplication::translate("TaskState", "%1 Send it with the file as it is now, or remove it.")
            .arg(sentence);
    return (task.lostCall ? QCoreApplication::translate("TaskState",
                "%1 This call wasn't charged, but an earlier one got no response and may have been. Send it with the "
                "file as it is now, or remove it.")
                          : QCoreApplication::translate(
                              "TaskState", "%1 Nothing was charged. Send it with the file as it is now, or remove it."))
        .arg(sentence);
}

} // namespace Dailies
