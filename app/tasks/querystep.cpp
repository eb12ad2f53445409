// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/querystep.h"

#include <array>

namespace Dailies {

namespace {

constexpr int addressHours = 24;
constexpr int forgetHours = 24; ///< UNKNOWN is only believed of a task that is at least this old
constexpr int throttledSeconds = 30; ///< when the service does not say how long
constexpr int moreQueriesWithoutAddress = 3;
constexpr std::array missPauses{10, 30, 60, 120}; ///< while the service does not know the id; then that is said
constexpr int missedSeconds = 600;

/// The service's own words about a task that it ended.
Error reported(const TaskReport& report, const char* otherwise)
{
    Error error{ErrorKind::Refused, report.message, report.code, report.requestId};
    if (error.message.isEmpty())
        error.message = QCoreApplication::translate("TaskState", otherwise);
    return error;
}

} // namespace

TaskStep::Outcome QueryStep::operator()(const TaskEvent::QueryAnswered& event)
{
    if (!m_task.watched || (!isIn(TaskState::InProgress) && !wantsAddress()))
        return std::nullopt;
    if (!event.answer.report)
        return queryFailed(event.answer);
    const TaskReport& report = *event.answer.report;
    if (!report.taskId.isEmpty() && report.taskId != m_task.remoteId) {
        // Whatever this answer says, it is not about this task.
        m_next.error = {ErrorKind::Reply, tr("The service answered about another task."), {}, report.requestId};
        return with(TaskAction::QueryLater);
    }
    if (report.state == RemoteState::Unsaid) {
        m_next.error = worded({ErrorKind::Reply, report.message, report.code, report.requestId},
            QT_TRANSLATE_NOOP("TaskState", "The service's answer says nothing about the task's status."));
        return with(TaskAction::QueryLater);
    }
    m_next.report = report;
    const QDateTime& serviceTime = event.answer.serviceTime;
    if (!m_next.acceptedServiceTime.isValid() && serviceTime.isValid())
        m_next.acceptedServiceTime = serviceTime.addSecs(-ageSeconds({}));
    if (report.state == RemoteState::Succeeded && !report.videoUrl.isEmpty())
        return finished(report, serviceTime);
    if (wantsAddress()) {
        m_next.report.videoUrl.clear();
        return stillWithoutAddress();
    }
    switch (report.state) {
    case RemoteState::Succeeded: return finishedWithoutAddress();
    case RemoteState::Unknown: return unknownToService(serviceTime);
    case RemoteState::Failed:
        m_next.finishedAt = m_now;
        m_next.error = reported(
            report, QT_TRANSLATE_NOOP("TaskState", "The service says that the task failed, and gives no reason."));
        return to(TaskState::Failed, TaskAction::None);
    case RemoteState::Canceled:
        m_next.finishedAt = m_now;
        m_next.error = reported(report, QT_TRANSLATE_NOOP("TaskState", "The service says that the task was canceled."));
        return to(TaskState::Canceled, TaskAction::None);
    case RemoteState::InProgress:
    case RemoteState::Unsaid: break;
    }
    m_next.missedQueries = 0;
    return with(TaskAction::QueryLater);
}

Transition QueryStep::queryFailed(const QueryAnswer& answer)
{
    const Error& error = answer.report.error();
    m_next.error = worded(error, QT_TRANSLATE_NOOP("TaskState", "The service could not be asked."));
    if (error.kind == ErrorKind::KeyProblem)
        return with(TaskAction::PauseAccount);
    if (answer.unknownTask && wantsAddress())
        return stillWithoutAddress();
    if (answer.unknownTask)
        return idNotKnown(answer.serviceTime);
    if (error.kind == ErrorKind::Throttled)
        return with(TaskAction::QueryLater, answer.retryAfterSeconds.value_or(throttledSeconds));
    return with(TaskAction::QueryLater, answer.retryAfterSeconds);
}

/// Not the task's end: an id may not be visible yet, and a key of another account sees none of this one.
Transition QueryStep::idNotKnown(const QDateTime& serviceTime)
{
    // Misses in a row of another kind are counted by the same number.
    const RemoteState before = m_task.report.state;
    const bool counts = before != RemoteState::Succeeded && before != RemoteState::Unknown;
    if (!counts)
        return with(TaskAction::QueryLater);
    m_next.missedQueries = std::min(m_task.missedQueries + 1, int(missPauses.size()) + 1);
    if (m_next.missedQueries <= int(missPauses.size()))
        return with(TaskAction::QueryLater, missPauses.at(size_t(m_next.missedQueries - 1)));
    m_next.error.message =
        tr("The service does not know this task's id. The clip may still come, so it is asked again "
           "every now and then. Check that the account still has the key that the task was sent with.");
    // After a day it is seldom enough anyway.
    const bool isOld = ageSeconds(serviceTime) >= forgetHours * 3600;
    return with(TaskAction::QueryLater, isOld ? std::nullopt : std::optional(missedSeconds));
}

Transition QueryStep::finished(const TaskReport& report, const QDateTime& serviceTime)
{
    if (!m_next.finishedAt.isValid())
        m_next.finishedAt = m_now;
    m_next.addressExpiresAt = (serviceTime.isValid() ? serviceTime : m_now).addSecs(addressHours * 3600);
    m_next.report = report;
    m_next.missedQueries = 0;
    m_next.failedDownloads = 0;
    return to(TaskState::Downloading, TaskAction::Download);
}

Transition QueryStep::finishedWithoutAddress()
{
    if (!m_next.finishedAt.isValid())
        m_next.finishedAt = m_now;
    m_next.missedQueries = m_task.report.state == RemoteState::Succeeded ? m_task.missedQueries + 1 : 1;
    if (m_next.missedQueries <= moreQueriesWithoutAddress)
        return with(TaskAction::QueryLater);
    m_next.error = {ErrorKind::Reply,
        tr("The service says that the task is finished, but gives no address for the clip. Check again later."), {},
        m_next.report.requestId};
    return with(TaskAction::Hold);
}

Transition QueryStep::unknownToService(const QDateTime& serviceTime)
{
    if (ageSeconds(serviceTime) < forgetHours * 3600) {
        m_next.missedQueries = 0;
        return with(TaskAction::QueryLater);
    }
    m_next.missedQueries = m_task.report.state == RemoteState::Unknown ? m_task.missedQueries + 1 : 1;
    if (m_next.missedQueries < 2)
        return with(TaskAction::QueryLater);
    m_next.error = {ErrorKind::Reply, tr("The service no longer knows this task; that is not a failure of the task."),
        {}, m_next.report.requestId};
    return to(TaskState::Forgotten, TaskAction::None);
}

Transition QueryStep::stillWithoutAddress()
{
    ++m_next.missedQueries;
    m_next.error = {ErrorKind::Reply, tr("The clip's address is dead, and the service gives no new one."),
        m_next.report.code, m_next.report.requestId};
    if (m_next.missedQueries <= moreQueriesWithoutAddress)
        return with(TaskAction::QueryLater);
    return to(TaskState::Expired, TaskAction::None);
}

} // namespace Dailies
