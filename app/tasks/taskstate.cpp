// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskstate.h"

#include <QCoreApplication>

#include <array>

namespace Dailies {

namespace {

constexpr int addressHours = 24;
constexpr int forgetHours = 24; ///< UNKNOWN is only believed of a task that is at least this old
constexpr int throttledSeconds = 30; ///< when the service does not say how long
constexpr int moreQueriesWithoutAddress = 3;
constexpr int fullDiskSeconds = 60;
constexpr int triesPerAddress = 3; ///< downloads that brought no film before the address counts as dead
constexpr std::array unsentPauses{2, 8, 30};
constexpr std::array missPauses{10, 30, 60, 120}; ///< while the service does not know the id; then that is said
constexpr int missedSeconds = 600;
constexpr std::array downloadPauses{2, 8, 30, 120, 480, 900};

/// An error that has something to say, whatever it came with.
Error worded(Error error, const char* otherwise)
{
    if (error.message.isEmpty())
        error.message = QCoreApplication::translate("TaskState", otherwise);
    return error;
}

/// The service's own words about a task that it ended.
Error reported(const TaskReport& report, const char* otherwise)
{
    return worded({ErrorKind::Refused, report.message, report.code, report.requestId}, otherwise);
}

/// One step in a task's life: what each event makes of it.
class Step {
    Q_DECLARE_TR_FUNCTIONS(TaskState)
public:
    Step(const VideoTask& task, const QDateTime& now) : m_task(task), m_next(task), m_now(now) { m_next.error = {}; }

    using Outcome = std::optional<Transition>;

    Outcome operator()(const TaskEvent::SendBegun&);
    Outcome operator()(const TaskEvent::CreateAnswered& event);
    Outcome operator()(const TaskEvent::FoundSendingAtStart&);
    Outcome operator()(const TaskEvent::QueryAnswered& event);
    Outcome operator()(const TaskEvent::DownloadProgressed& event);
    Outcome operator()(const TaskEvent::DownloadSaved& event);
    Outcome operator()(const TaskEvent::DownloadFailed& event);
    Outcome operator()(const TaskEvent::IdAttached& event);
    Outcome operator()(const TaskEvent::ResubmitConfirmed&);
    Outcome operator()(const TaskEvent::CheckRequested&);
    Outcome operator()(const TaskEvent::FetchedAgain&);
    Outcome operator()(const TaskEvent::HeldByPerson&);
    Outcome operator()(const TaskEvent::Withdrawn&);
    Outcome operator()(const TaskEvent::LeftAlone&);
    Outcome operator()(const TaskEvent::WatchStopped&);
    Outcome operator()(const TaskEvent::Held& event);

private:
    bool standsIn(TaskState state) const { return m_task.state == state; }
    /// Downloading, but the address proved dead and a new one is being asked for.
    bool wantsAddress() const { return standsIn(TaskState::Downloading) && m_task.report.videoUrl.isEmpty(); }
    Transition with(TaskAction action, std::optional<int> delaySeconds = std::nullopt) const;
    Transition to(TaskState state, TaskAction action, std::optional<int> delaySeconds = std::nullopt);
    void forgetUselessPart();

    Transition refused(const Error& error);
    Transition notSent(const Error& error);
    Transition held();
    Transition backToLostCall(TaskAction action = TaskAction::None);
    void tellOfLostCall();
    Transition queryFailed(const QueryAnswer& answer);
    Transition idNotKnown(const QDateTime& serviceTime);
    Transition finished(const TaskReport& report, const QDateTime& serviceTime);
    Transition finishedWithoutAddress();
    Transition unknownToService(const QDateTime& serviceTime);
    /// How long ago the service took the request: by its own clock where it told it both times, ours can jump.
    qint64 ageSeconds(const QDateTime& serviceTime) const;
    Transition stillWithoutAddress();
    Transition addressDied(const Error& error);

    const VideoTask& m_task;
    VideoTask m_next;
    const QDateTime& m_now;
};

Transition Step::with(TaskAction action, std::optional<int> delaySeconds) const
{
    return {m_next, action, delaySeconds};
}

Transition Step::to(TaskState state, TaskAction action, std::optional<int> delaySeconds)
{
    m_next.state = state;
    if (isAtRest(state))
        forgetUselessPart();
    return with(action, delaySeconds);
}

/// A part is kept as long as a new address may bring the rest of the very same file: the service may give one for a task
/// that it forgot, or whose address expired, whenever it is asked again; never for one that it ended otherwise.
void Step::forgetUselessPart()
{
    PartialDownload& partial = m_next.partial;
    const bool mayBeAsked = m_next.state == TaskState::Expired || m_next.state == TaskState::Forgotten;
    const bool isWhole = partial.synced == partial.total;
    if (!mayBeAsked || partial.synced <= 0 || partial.total <= 0 || (partial.etag.isEmpty() && !isWhole))
        partial = {{}, {}, partial.total, 0};
}

Step::Outcome Step::operator()(const TaskEvent::SendBegun&)
{
    if (!standsIn(TaskState::Waiting) || m_task.held)
        return std::nullopt;
    ++m_next.createAttempts;
    m_next.sentAt = m_now;
    m_next.bodyDigest.clear();
    return to(TaskState::Sending, TaskAction::Send);
}

Step::Outcome Step::operator()(const TaskEvent::CreateAnswered& event)
{
    if (!standsIn(TaskState::Sending))
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
        QT_TRANSLATE_NOOP("TaskState", "The service's answer did not come back: the task may run and be charged."));
    m_next.error.kind = ErrorKind::AnswerLost;
    return to(TaskState::NeedsReview, TaskAction::None);
}

Transition Step::refused(const Error& error)
{
    m_next.error = worded(error, QT_TRANSLATE_NOOP("TaskState", "The service declined the request."));
    const TaskAction action = error.kind == ErrorKind::KeyProblem ? TaskAction::PauseAccount : TaskAction::None;
    return m_task.lostCall ? backToLostCall(action) : to(TaskState::Refused, action);
}

Transition Step::notSent(const Error& error)
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
        m_next.error.message = m_task.lostCall
            ? tr("%1 This call was not charged, but an earlier one got no answer and may have been. Send it again with "
                 "the file as it is now, or take it back.")
                  .arg(happened)
            : tr("%1 Nothing was charged. Send it again with the file as it is now, or take it back.").arg(happened);
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
        tr("%1 It was tried several times and nothing was charged; you can submit it again.").arg(m_next.error.message);
    return to(TaskState::Refused, TaskAction::None);
}

Transition Step::held()
{
    m_next.held = true;
    m_next.unsentAttempts = 0;
    return to(TaskState::Waiting, TaskAction::Hold);
}

/// Whatever becomes of a later call, of the earlier one nobody knows whether it runs: that stays to be decided.
Transition Step::backToLostCall(TaskAction action)
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

/// No sentence about a call may sound as if the whole task had cost nothing.
void Step::tellOfLostCall()
{
    if (m_task.lostCall)
        m_next.error.message =
            tr("%1 An earlier call of this task got no answer and may have been charged.").arg(m_next.error.message);
}

Step::Outcome Step::operator()(const TaskEvent::FoundSendingAtStart&)
{
    if (!standsIn(TaskState::Sending))
        return std::nullopt;
    m_next.error = {ErrorKind::AnswerLost,
        tr("The program ended while the request was being sent: the task may run and be charged.")};
    return to(TaskState::NeedsReview, TaskAction::None);
}

Step::Outcome Step::operator()(const TaskEvent::QueryAnswered& event)
{
    if (!m_task.watched || (!standsIn(TaskState::InProgress) && !wantsAddress()))
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

Transition Step::queryFailed(const QueryAnswer& answer)
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
Transition Step::idNotKnown(const QDateTime& serviceTime)
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

Transition Step::finished(const TaskReport& report, const QDateTime& serviceTime)
{
    if (!m_next.finishedAt.isValid())
        m_next.finishedAt = m_now;
    m_next.addressExpiresAt = (serviceTime.isValid() ? serviceTime : m_now).addSecs(addressHours * 3600);
    m_next.report = report;
    m_next.missedQueries = 0;
    m_next.failedDownloads = 0;
    return to(TaskState::Downloading, TaskAction::Download);
}

Transition Step::finishedWithoutAddress()
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

qint64 Step::ageSeconds(const QDateTime& serviceTime) const
{
    if (serviceTime.isValid() && m_next.acceptedServiceTime.isValid())
        return m_next.acceptedServiceTime.secsTo(serviceTime);
    const QDateTime created = m_task.sentAt.isValid() ? m_task.sentAt : m_task.acceptedAt;
    return std::max<qint64>(created.secsTo(m_now), 0);
}

Transition Step::unknownToService(const QDateTime& serviceTime)
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

Transition Step::stillWithoutAddress()
{
    ++m_next.missedQueries;
    m_next.error = {ErrorKind::Reply, tr("The clip's address is dead, and the service gives no new one."),
        m_next.report.code, m_next.report.requestId};
    if (m_next.missedQueries <= moreQueriesWithoutAddress)
        return with(TaskAction::QueryLater);
    return to(TaskState::Expired, TaskAction::None);
}

Step::Outcome Step::operator()(const TaskEvent::DownloadProgressed& event)
{
    // Also when nobody watches any more: the download is being closed then, and what came of it is of use later.
    if (!standsIn(TaskState::Downloading))
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

Step::Outcome Step::operator()(const TaskEvent::DownloadSaved& event)
{
    // Also when nobody watches any more: what is on disk is never thrown away.
    if (!standsIn(TaskState::Downloading) || event.file.isEmpty())
        return std::nullopt;
    m_next.file = event.file;
    m_next.partial = {};
    m_next.watched = true;
    m_next.failedDownloads = 0;
    m_next.deadAddresses = 0;
    return to(TaskState::Saved, TaskAction::None);
}

Step::Outcome Step::operator()(const TaskEvent::DownloadFailed& event)
{
    if (!standsIn(TaskState::Downloading) || wantsAddress() || !m_task.watched
        || event.error.kind == ErrorKind::Stopped)
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

Transition Step::addressDied(const Error& error)
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

Step::Outcome Step::operator()(const TaskEvent::IdAttached& event)
{
    if (!standsIn(TaskState::NeedsReview) || event.remoteId.isEmpty())
        return std::nullopt;
    m_next.remoteId = event.remoteId;
    m_next.lostCall.reset();
    m_next.acceptedAt = m_now;
    m_next.watched = true;
    return to(TaskState::InProgress, TaskAction::Query);
}

Step::Outcome Step::operator()(const TaskEvent::ResubmitConfirmed&)
{
    if (!standsIn(TaskState::NeedsReview))
        return std::nullopt;
    m_next.lostCall = LostCall{m_task.sentAt, m_task.bodyDigest, m_task.report, m_task.error};
    m_next.unsentAttempts = 0;
    m_next.watched = true;
    return to(TaskState::Waiting, TaskAction::Send);
}

Step::Outcome Step::operator()(const TaskEvent::CheckRequested&)
{
    m_next.watched = true;
    switch (m_task.state) {
    case TaskState::Waiting:
        m_next.unsentAttempts = 0;
        m_next.held = false;
        return with(TaskAction::Send);
    case TaskState::InProgress: return with(TaskAction::Query);
    case TaskState::Downloading:
        m_next.failedDownloads = 0;
        return with(wantsAddress() ? TaskAction::Query : TaskAction::Download);
    case TaskState::Forgotten:
    case TaskState::Expired:
        m_next.report.videoUrl.clear();
        m_next.missedQueries = 0;
        m_next.failedDownloads = 0;
        m_next.deadAddresses = 0;
        return to(TaskState::InProgress, TaskAction::Query);
    default: return std::nullopt;
    }
}

/// What the address gave once it gives again; a dead one is asked for anew, and that ends when there is none.
Step::Outcome Step::operator()(const TaskEvent::FetchedAgain&)
{
    if (!standsIn(TaskState::Saved))
        return std::nullopt;
    m_next.file.clear();
    m_next.watched = true;
    m_next.partial = {};
    m_next.failedDownloads = 0;
    m_next.missedQueries = 0;
    m_next.deadAddresses = 0;
    if (!m_task.addressExpiresAt.isValid() || m_task.addressExpiresAt <= m_now)
        m_next.report.videoUrl.clear();
    const bool hasAddress = !m_next.report.videoUrl.isEmpty();
    return to(TaskState::Downloading, hasAddress ? TaskAction::Download : TaskAction::Query);
}

Step::Outcome Step::operator()(const TaskEvent::HeldByPerson&)
{
    if (!standsIn(TaskState::Waiting))
        return std::nullopt;
    m_next.held = true;
    return with(TaskAction::Hold);
}

Step::Outcome Step::operator()(const TaskEvent::Withdrawn&)
{
    if (!standsIn(TaskState::Waiting) || !m_task.lostCall)
        return std::nullopt;
    return backToLostCall();
}

Step::Outcome Step::operator()(const TaskEvent::LeftAlone&)
{
    if (!standsIn(TaskState::NeedsReview))
        return std::nullopt;
    m_next.error = m_task.error;
    m_next.watched = false;
    return with(TaskAction::None);
}

Step::Outcome Step::operator()(const TaskEvent::WatchStopped&)
{
    if (!standsIn(TaskState::InProgress) && !standsIn(TaskState::Downloading))
        return std::nullopt;
    m_next.watched = false;
    return with(TaskAction::None);
}

Step::Outcome Step::operator()(const TaskEvent::Held& event)
{
    if (isAtRest(m_task.state) || standsIn(TaskState::Sending) || event.error.message.isEmpty())
        return std::nullopt;
    m_next.error = event.error;
    return with(TaskAction::None);
}

} // namespace

std::optional<Transition> transition(const VideoTask& task, const AnyTaskEvent& event, const QDateTime& now)
{
    return std::visit(Step(task, now), event);
}

} // namespace Dailies
