// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/querystep.h"

#include "app/common/backoff.h"
#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "app/service/download/addresslife.h"
#include "app/service/download/mediaaddress.h"

#include <algorithm>
#include <array>

namespace Dailies {

namespace {

constexpr int daySeconds = 24 * 3600;
constexpr int daysOfSearch = 7; ///< after the URL's life is over, with one query a day
constexpr int forgetSeconds = daySeconds; ///< UNKNOWN is only believed for a task that is at least this old
constexpr int throttledSeconds = 30; ///< if the service does not say how long
constexpr int repeatSeconds = 10; ///< a suspected failure counts if it is reported again after this time
/// while the service does not know the ID; afterwards the user is informed
constexpr std::array missPauses{10, 30, 60, 120};
constexpr int missedSeconds = 600;
constexpr qsizetype longestSaid = 40; ///< of a state, as the service says it
constexpr std::array addressPauses{10, 30, 60, 120, 300, 600, 1200, 1800}; ///< finished, but no URL yet

/// Fills the gaps of a newer report with facts from the earlier one. State, words and errors stay those of the newer
/// one.
TaskReport completed(TaskReport report, const TaskReport& earlier)
{
    if (report.videoUrl.isEmpty())
        report.otherUrls = earlier.otherUrls;
    for (QString TaskReport::*fact : {&TaskReport::taskId, &TaskReport::videoUrl, &TaskReport::submitTime,
             &TaskReport::scheduledTime, &TaskReport::endTime, &TaskReport::origPrompt, &TaskReport::videoId,
             &TaskReport::duration, &TaskReport::finalUnitDeduction, &TaskReport::externalTaskId}) {
        if ((report.*fact).isEmpty())
            report.*fact = earlier.*fact;
    }
    if (report.usage.isEmpty())
        report.usage = earlier.usage;
    return report;
}

/// Whether a URL can be followed at all. Where it leads is judged when it is followed.
bool isFollowable(const QString& url)
{
    return checkedMediaUrl(url, {}, {QHostAddress(QHostAddress::LocalHost)}).has_value();
}

} // namespace

Error QueryStep::reported(const TaskReport& report, const char* otherwise)
{
    return worded({ErrorKind::Refused, report.message, report.code, report.requestId}, otherwise);
}

TaskStep::Outcome QueryStep::operator()(const TaskEvent::QueryAnswered& event)
{
    if (!m_task.watched || (!isIn(TaskState::InProgress) && !needsAddress(m_task)))
        return std::nullopt;
    const QDateTime& serviceTime = event.answer.serviceTime;
    m_serviceNow = serviceTime.isValid() ? serviceTime : serviceClock(m_task, m_now);
    if (!event.answer.report)
        return queryFailed(event.answer);
    const TaskReport& report = *event.answer.report;
    remarkOtherId(report);
    if (!report.otherUrls.isEmpty())
        remark(tr("The service gave more than one link. Dailies downloads the first; Copy link copies them all."));
    if (report.state == RemoteState::Unsaid) {
        m_next.error = worded({ErrorKind::Reply, report.message, report.code, report.requestId},
            QT_TRANSLATE_NOOP("TaskState", "The service's response says nothing about the task's status."));
        return nothingLearned();
    }
    m_next.report = completed(report, m_task.report);
    m_next.suspect.reset();
    if (!m_next.acceptedServiceTime.isValid() && serviceTime.isValid())
        m_next.acceptedServiceTime = serviceTime.addSecs(-ageSeconds({}));
    return applyReport(event.answer);
}

Transition QueryStep::applyReport(const QueryAnswer& answer)
{
    const TaskReport& report = *answer.report;
    if (report.state == RemoteState::Succeeded && !report.videoUrl.isEmpty())
        return finished(answer);
    if (needsAddress(m_task))
        return noOtherAddress();
    switch (report.state) {
    case RemoteState::Succeeded:
        if (!m_next.finishedAt.isValid())
            m_next.finishedAt = m_now;
        return noOtherAddress();
    case RemoteState::Unknown: return unknownToService(answer.serviceTime);
    case RemoteState::Failed:
    case RemoteState::Canceled: return failed(answer);
    case RemoteState::InProgress:
    case RemoteState::Unsaid: break;
    }
    return inProgress();
}

/// The query named the task, so the answer is about this task whatever ID it contains.
void QueryStep::remarkOtherId(const TaskReport& report)
{
    if (report.taskId.isEmpty() || report.taskId == m_task.remoteId)
        return;
    remark(tr("The service's response is about ID %1, a different task.").arg(plainText(report.taskId)));
}

void QueryStep::remark(const QString& sentence)
{
    if (!m_next.remark.contains(sentence))
        m_next.remark += m_next.remark.isEmpty() ? sentence : u' ' + sentence;
}

Transition QueryStep::queryFailed(const QueryAnswer& answer)
{
    const Error& error = answer.report.error();
    m_next.error = worded(error, QT_TRANSLATE_NOOP("TaskState", "The status check failed."));
    if (answer.unknownTask && needsAddress(m_task))
        return noOtherAddress();
    if (answer.unknownTask)
        return idNotKnown(answer.serviceTime);
    if (error.kind == ErrorKind::Throttled)
        return nothingLearned(answer.retryAfterSeconds.value_or(throttledSeconds));
    return nothingLearned(answer.retryAfterSeconds);
}

/// If the service cannot be queried, a clip whose last URL may still work does not wait.
Transition QueryStep::nothingLearned(std::optional<int> delaySeconds)
{
    return hasLiveAddress(m_task) ? tryLastAddress() : with(TaskAction::QueryLater, delaySeconds);
}

void QueryStep::tellOfEnteredId()
{
    if (m_task.hasEnteredId)
        m_next.error = {ErrorKind::Reply,
            tr("The service doesn't know the ID that you entered. If it's wrong, change it. Dailies keeps checking "
               "from "
               "time to time."),
            {}, m_next.report.requestId};
}

/// This does not end the task: an ID may not be visible yet, and a key of another account cannot see this task.
Transition QueryStep::idNotKnown(const QDateTime& serviceTime)
{
    // missedQueries also counts answers without a URL. The previous report tells which of the two it counts.
    const RemoteState before = m_task.report.state;
    if (before == RemoteState::Succeeded && m_task.addressExpiresAt.isValid() && isLifeOverFor(0))
        return noOtherAddress();
    if (before == RemoteState::Succeeded || before == RemoteState::Unknown)
        return with(TaskAction::QueryLater);
    m_next.missedQueries = std::min(m_task.missedQueries + 1, int(missPauses.size()) + 1);
    const bool mayBeNew = m_next.missedQueries <= int(missPauses.size());
    tellOfEnteredId();
    if (!m_task.hasEnteredId && !mayBeNew)
        m_next.error.message = tr(
            "The service doesn't know this task's ID. The clip may still come, so Dailies keeps checking from time to "
            "time. Check that the account still has the key that the task was sent with.");
    if (mayBeNew)
        return with(TaskAction::QueryLater, backoffPause(missPauses, m_next.missedQueries));
    // After a day the regular schedule is slow enough.
    const bool isOld = ageSeconds(serviceTime) >= daySeconds;
    return with(TaskAction::QueryLater, isOld ? std::nullopt : std::optional(missedSeconds));
}

Transition QueryStep::finished(const QueryAnswer& answer)
{
    if (!m_next.finishedAt.isValid())
        m_next.finishedAt = m_now;
    // A URL that can't be followed does not replace one that may still work.
    if (!m_task.report.videoUrl.isEmpty() && !isFollowable(m_next.report.videoUrl))
        m_next.report.videoUrl = m_task.report.videoUrl;
    // If the service sends the same URL again, its expiry stays the same.
    const bool isNew = m_next.report.videoUrl != m_task.report.videoUrl || !m_task.addressExpiresAt.isValid();
    if (!isNew && needsAddress(m_task))
        return noOtherAddress();
    if (isNew) {
        const auto until = answer.serviceTime.isValid() ? expectedUntil : expectedUntilByOurClock;
        m_next.addressExpiresAt = until(m_next.report.videoUrl, m_serviceNow);
        m_next.answersAfterExpiry = 0;
    }
    m_next.missedQueries = 0;
    m_next.wantsAddress = false;
    return to(TaskState::Downloading, TaskAction::Download);
}

/// Whether the URL's life has been over for so many days by the service's clock. One of the service's computers may have
/// a wrong clock. So in the days after the clip was finished, our own clock, corrected by the difference that was known,
/// must say the same. If ours was set back, it does not count.
bool QueryStep::isLifeOverFor(int days) const
{
    const QDateTime end = m_next.addressExpiresAt.addDays(days);
    const qint64 ours = m_task.finishedAt.isValid() ? m_task.finishedAt.secsTo(m_now) : -1;
    const bool isRecent = ours >= 0 && ours < (1 + days) * qint64(daySeconds);
    return m_serviceNow >= end && (!isRecent || serviceClock(m_task, m_now) >= end);
}

/// The service sent no URL, or only the one that gave no clip. Nothing is given up while a URL may be valid, nor for a
/// week afterwards.
Transition QueryStep::noOtherAddress()
{
    if (!m_next.addressExpiresAt.isValid())
        m_next.addressExpiresAt = m_serviceNow.addSecs(daySeconds);
    const bool hasAddress = isIn(TaskState::Downloading) && !m_task.report.videoUrl.isEmpty();
    const bool isOver = isLifeOverFor(0);
    if (!isOver)
        m_next.answersAfterExpiry = 0; // an earlier answer was judged by a clock that was wrong
    if (!isOver && hasAddress)
        return tryLastAddress();
    const bool isInARow = m_task.report.state == RemoteState::Succeeded || isIn(TaskState::Downloading);
    m_next.missedQueries = isInARow ? m_task.missedQueries + 1 : 1;
    m_next.error = {};
    if (!isOver) {
        if (isIn(TaskState::Downloading) || isFinishedWithoutAddress(m_next))
            m_next.error = {ErrorKind::Reply,
                tr("The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking "
                   "and downloads the clip as soon as there is a link."),
                {}, m_next.report.requestId};
        return with(TaskAction::QueryLater, backoffPause(addressPauses, m_next.missedQueries));
    }
    ++m_next.answersAfterExpiry;
    const bool isSearched = isLifeOverFor(daysOfSearch);
    const bool isTried = !hasAddress || m_task.answersAfterExpiry > 0;
    if (isSearched && isTried) {
        m_next.error = {ErrorKind::Reply,
            tr("The link to the clip expired, and the service gave no new one for a week. Use Check now to try again."),
            {}, m_next.report.requestId};
        m_next.wantsAddress = false;
        return to(TaskState::Expired, TaskAction::None);
    }
    m_next.error = {ErrorKind::Reply,
        tr("The link to the clip expired, and the service gives no new one. Dailies checks once a day for a week."), {},
        m_next.report.requestId};
    m_next.wantsAddress = false;
    return hasAddress ? with(TaskAction::Download) : with(TaskAction::QueryLater, daySeconds);
}

/// Keeps the download's error, because it is still the reason why there is no clip.
Transition QueryStep::tryLastAddress()
{
    m_next.error = m_task.error;
    m_next.wantsAddress = false;
    return with(TaskAction::Download);
}

Transition QueryStep::failed(const QueryAnswer& answer)
{
    const TaskReport& report = *answer.report;
    const bool isCanceled = report.state == RemoteState::Canceled;
    const bool isOwnTrouble = answer.doubt == FailureDoubt::UntilOld && ageSeconds(answer.serviceTime) < forgetSeconds;
    const bool isSame = m_task.suspect && m_task.suspect->code == report.code
        && (!report.code.isEmpty() || m_task.suspect->message == report.message);
    const qint64 suspectedFor = isSame ? m_task.suspect->since.secsTo(m_now) : 0;
    if (answer.doubt == FailureDoubt::None || (!isOwnTrouble && suspectedFor >= repeatSeconds)) {
        m_next.finishedAt = m_now;
        m_next.error = reported(report,
            isCanceled ? QT_TRANSLATE_NOOP("TaskState", "The service canceled the task.")
                       : QT_TRANSLATE_NOOP("TaskState", "The service says the task failed, without a reason."));
        return to(isCanceled ? TaskState::Canceled : TaskState::Failed, TaskAction::None);
    }
    const QString words = report.message.isEmpty() ? report.code : plainText(report.message).trimmed();
    m_next.report = completed(m_task.report, report);
    const QString reason = report.code.isEmpty() || words == report.code
        ? words
        : tr("%1 (code %2)", "a failure's message").arg(words, plainText(report.code.simplified()));
    m_next.error = {ErrorKind::Reply, {}, {}, report.requestId};
    if (isOwnTrouble) {
        m_next.error.message = report.word.isEmpty()
            ? tr("The service is having problems, so the task may still succeed. Dailies checks again. The service's "
                 "message: %1")
                  .arg(reason)
            : tr("The service says “%1”, but with a code for problems of its own, so the task may still succeed. "
                 "Dailies keeps checking for a day. The service's message: %2")
                  .arg(singleLine(report.word.left(longestSaid)), reason);
        return with(TaskAction::QueryLater);
    }
    // If the clock was set back, the suspicion starts anew, so that it does not last for long.
    m_next.suspect = SuspectedFailure{report.code, report.message, suspectedFor > 0 ? m_task.suspect->since : m_now};
    if (words.isEmpty())
        m_next.error.message = isCanceled
            ? tr("The service says the task was canceled. Dailies checks once more to be sure.")
            : tr("The service says the task failed. Dailies checks once more to be sure.");
    else
        m_next.error.message = (isCanceled ? tr("The service says the task was canceled: %1 Dailies checks once more "
                                                "to be sure.")
                                           : tr("The service says the task failed: %1 Dailies checks once more to be "
                                                "sure."))
                                   .arg(closedSentence(reason));
    return with(TaskAction::QueryLater, repeatSeconds + 1);
}

Transition QueryStep::inProgress()
{
    m_next.missedQueries = 0;
    const TaskReport& report = m_next.report;
    if (!report.message.isEmpty())
        m_next.error = {ErrorKind::Reply, tr("The service says: %1").arg(plainText(report.message).trimmed()), {},
            report.requestId};
    return with(TaskAction::QueryLater);
}

Transition QueryStep::unknownToService(const QDateTime& serviceTime)
{
    if (ageSeconds(serviceTime) < forgetSeconds) {
        m_next.missedQueries = m_task.hasEnteredId ? 1 : 0;
        tellOfEnteredId();
        return with(TaskAction::QueryLater);
    }
    m_next.missedQueries = m_task.report.state == RemoteState::Unknown ? m_task.missedQueries + 1 : 1;
    if (m_next.missedQueries < 2)
        return with(TaskAction::QueryLater);
    m_next.error = {ErrorKind::Reply, tr("The service no longer knows this task. That doesn't mean the task failed."),
        {}, m_next.report.requestId};
    return to(TaskState::Forgotten, TaskAction::None);
}

} // namespace Dailies
