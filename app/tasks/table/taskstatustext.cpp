// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskstatustext.h"

#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "app/tasks/run/taskaccounts.h"

#include <QCoreApplication>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 minuteMs = 60 * 1000;
constexpr qint64 hourMs = 60 * minuteMs;
constexpr qint64 soonMs = 5 * 1000;
constexpr qint64 lastPart = 4; ///< of the usual time, a fourth

/// Provides the translation context of this file.
class Outlook {
    Q_DECLARE_TR_FUNCTIONS(TaskStatusText)
public:
    static QString ahead(int count) { return tr("%n ahead", "requests that are sent before this one", count); }
    static QString left(const TaskEta& eta);
    static QString leftAlone(const TaskEta& eta);
    static TaskStatusText ofRules(const SendWait& wait);
    static TaskStatusText ofWaiting(const VideoTask& task, const SendWait& wait);
    static TaskStatusText ofProgress(const VideoTask& task, const TaskCircumstances& circumstances);
    static TaskStatusText ofSilence(const VideoTask& task, const QDateTime& since);
    static TaskStatusText ofAccount(const VideoTask& task);
    static TaskStatusText ofDownload(const VideoTask& task);
    static TaskStatusText askedDaily();
};

QString twoDigits(qint64 number)
{
    return u"%1"_s.arg(number, 2, 10, QChar(u'0'));
}

QString Outlook::left(const TaskEta& eta)
{
    return isSoon(eta) ? tr("any moment now") : tr("about %1 left").arg(roughText(eta.remainingMs));
}

/// The same as a sentence of its own.
QString Outlook::leftAlone(const TaskEta& eta)
{
    if (eta.remainingMs <= 0)
        return tr("Slower than usual");
    return isSoon(eta) ? tr("Any moment now") : tr("About %1 left").arg(roughText(eta.remainingMs));
}

TaskStatusText Outlook::ofAccount(const VideoTask& task)
{
    if (tellsRemovedAccount(task.error))
        return {tr("account removed"), {}, false};
    const bool isKey = task.error.kind == ErrorKind::KeyProblem;
    return {tr("account can't be used"), {}, false, isKey ? tr("Key needed") : QString()};
}

/// For a request that the user does not want to be sent yet.
TaskStatusText Outlook::ofRules(const SendWait& wait)
{
    const QString moment = momentText(wait.until);
    if (wait.what == SendWait::For::Time)
        return {tr("sends at %1").arg(moment), tr("Sends at %1 if Dailies is running then.").arg(moment), false,
            tr("Sends at %1").arg(moment)};
    if (wait.what == SendWait::For::Hours)
        return {tr("waits until %1 (sending hours)").arg(moment),
            tr("Waits until %1 (sending hours). Use Send now to send it anyway.").arg(moment), false,
            tr("Waits until %1").arg(moment)};
    return {tr("sending is paused"), tr("Sending is paused. It's sent once you resume sending."), false,
        tr("Sending is paused")};
}

TaskStatusText Outlook::ofWaiting(const VideoTask& task, const SendWait& wait)
{
    const QString time = countdownText(wait.remainingMs.value_or(0));
    const bool counts = wait.remainingMs.value_or(0) > 0;
    // The error of a request that did not leave says it, and comes before this text.
    const bool isChargeTold = task.lostCall || isPractice(task) || (isOffline(task) && !task.error.message.isEmpty());
    switch (wait.what) {
    case SendWait::For::Slot:
        if (wait.ahead == 0)
            return {tr("next"), tr("Queued here. Sends automatically when a slot is free."), false};
        return {ahead(wait.ahead),
            tr("Queued here. Sends automatically when a slot is free, after %n other requests.", nullptr, wait.ahead),
            false};
    case SendWait::For::Pause: {
        // The error of a request that was throttled says why, and comes before this text.
        const bool isTold = task.error.kind == ErrorKind::Throttled && !task.error.message.isEmpty();
        return {tr("rate limited, %1").arg(time),
            (isTold ? tr("Sends automatically in %1.") : tr("The service is busy. Sends automatically in %1."))
                .arg(time),
            counts};
    }
    case SendWait::For::Refusal:
        return {tr("paused after a rejection, %1").arg(time),
            tr("The service rejected the last request, perhaps for a reason that affects this one too. Sends "
               "automatically in %1.")
                .arg(time),
            counts};
    case SendWait::For::Retry:
        return {tr("retrying in %1").arg(time),
            (isChargeTold ? tr("Retrying in %1.") : tr("Retrying in %1. Nothing was charged.")).arg(time), counts,
            isUnsentForFree(task) ? tr("Nothing was charged. Retrying in %1").arg(time) : QString()};
    case SendWait::For::Files:
        return {tr("waiting to upload"), tr("Its files are uploaded after those of other requests."), false};
    case SendWait::For::Account: return ofAccount(task);
    case SendWait::For::PausedAll:
    case SendWait::For::Time:
    case SendWait::For::Hours: return ofRules(wait);
    case SendWait::For::User: break;
    }
    if (task.held)
        return {{}, tr("Use Send now to send it."), false}; // the state itself says that it is on hold
    return {
        isUnsentForFree(task) ? tr("not sent last time, nothing was charged") : tr("not sent last time"), {}, false};
}

TaskStatusText Outlook::ofSilence(const VideoTask& task, const QDateTime& since)
{
    // If the error itself is shown, it comes before this text.
    const bool isTold = task.error.kind == ErrorKind::Network && !task.error.message.isEmpty();
    const QString whole = isTold ? tr("Since %1. Dailies keeps trying.")
                                 : tr("The service has been unreachable since %1. Dailies keeps trying.");
    return {tr("unreachable since %1").arg(momentText(since)), whole.arg(momentText(since)), false};
}

TaskStatusText Outlook::ofProgress(const VideoTask& task, const TaskCircumstances& circumstances)
{
    if (task.error.kind == ErrorKind::KeyProblem && !task.error.message.isEmpty()) {
        if (!circumstances.isAsked || tellsRemovedAccount(task.error))
            return ofAccount(task);
        return {tr("key rejected, still checking"),
            tr("Dailies keeps checking, at least every 10 minutes. Nothing is lost: the clip downloads once the key is "
               "accepted."),
            false};
    }
    if (isFinishedWithoutAddress(task)) {
        if (task.answersAfterExpiry > 0)
            return askedDaily();
        return {tr("no download link yet"), tr("Dailies keeps checking for one, at least every 30 minutes."), false};
    }
    if (task.report.state == RemoteState::Succeeded)
        return {tr("no download link yet"), tr("The service has made the clip. Its link usually follows soon."), false};
    if (circumstances.unreachableSince.isValid())
        return ofSilence(task, circumstances.unreachableSince);
    // What the service has not confirmed has no time left.
    if (task.hasEnteredId && task.missedQueries > 0)
        return {tr("ID not known"), {}, false, tr("ID not known")};
    if (task.hasEnteredId && task.report.state == RemoteState::Unsaid)
        return {tr("checking the ID"), {}, false, tr("Checking the ID…")};
    if (!circumstances.eta || circumstances.eta->usualMs <= 0)
        return {};
    const QString usual = roughText(circumstances.eta->usualMs);
    if (circumstances.eta->remainingMs <= 0)
        return {tr("slower than usual"), tr("Taking longer than usual (about %1). That's normal.").arg(usual), true,
            leftAlone(*circumstances.eta), 1.0};
    const QString rest = left(*circumstances.eta);
    const QString learned = tr("Based on %n of your takes.", nullptr, circumstances.eta->takes);
    return {rest,
        tr("Usually about %1 · %2. %3", "length of time, how much of it is left, what it was learned from")
            .arg(usual, rest, learned),
        true, leftAlone(*circumstances.eta),
        std::clamp(1 - double(circumstances.eta->remainingMs) / double(circumstances.eta->usualMs), 0.0, 1.0)};
}

TaskStatusText Outlook::askedDaily()
{
    return {tr("link expired, checked daily"),
        tr("The link expired. Dailies checks for a new one once a day for a week. Use Check now to check right away."),
        false};
}

TaskStatusText Outlook::ofDownload(const VideoTask& task)
{
    if (task.error.message.isEmpty() || task.failedDownloads == 0)
        return {};
    if (task.answersAfterExpiry > 0)
        return askedDaily();
    // The error is shown beside this text, which says how it continues.
    if (task.error.kind == ErrorKind::Storage)
        return {tr("paused, resumes automatically"),
            tr("The download is paused. It resumes automatically once the clip can be saved."), false};
    return {tr("retrying"),
        isPractice(task) ? tr("The download is retried automatically.")
                         : tr("The download is retried automatically and costs nothing."),
        false};
}

} // namespace

bool isUnsentForFree(const VideoTask& task)
{
    return isOffline(task) && !task.lostCall && !isPractice(task);
}

bool isSoon(const TaskEta& eta)
{
    return eta.remainingMs < std::min(soonMs, eta.usualMs / lastPart);
}

TaskCircumstances circumstancesOf(const VideoTask& task, const TaskRunner& runner)
{
    if (task.state == TaskState::Waiting)
        return {.wait = runner.sendWait(task.id)};
    if (task.state == TaskState::InProgress && task.watched)
        // What the service does not know, or says has failed, is not on its way.
        return {.eta = task.suspect || task.report.state == RemoteState::Unknown ? std::nullopt : runner.eta(task.id),
            .unreachableSince = runner.unreachableSince(task.id),
            .isAsked = runner.isAsked(task.id)};
    return {};
}

TaskStatusText statusTextOf(const VideoTask& task, const TaskCircumstances& circumstances)
{
    if (!task.watched && task.state == TaskState::NeedsReview)
        return {Outlook::tr("dismissed"), {}, false};
    if (!task.watched)
        return {}; // the state itself says so
    switch (task.state) {
    case TaskState::Waiting:
        return circumstances.wait ? Outlook::ofWaiting(task, *circumstances.wait) : TaskStatusText();
    case TaskState::InProgress: return Outlook::ofProgress(task, circumstances);
    case TaskState::Downloading: return Outlook::ofDownload(task);
    default: return {};
    }
}

std::optional<double> transferredFraction(const VideoTask& task, const TaskRunner& runner)
{
    if (task.state == TaskState::Uploading)
        return runner.uploadFraction(task.id);
    return task.state == TaskState::Downloading ? runner.downloadFraction(task.id) : std::nullopt;
}

int shownPercent(double fraction)
{
    return std::clamp(int(fraction * 100), 0, 99);
}

QString countdownText(qint64 milliseconds)
{
    const qint64 seconds = (std::max<qint64>(milliseconds, 0) + 999) / 1000;
    if (seconds < 60)
        return Outlook::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return Outlook::tr("%1 min", "minutes:seconds").arg(u"%1:%2"_s.arg(seconds / 60).arg(twoDigits(seconds % 60)));
    return Outlook::tr("%1 h", "hours:minutes:seconds")
        .arg(u"%1:%2:%3"_s.arg(seconds / 3600).arg(twoDigits(seconds / 60 % 60), twoDigits(seconds % 60)));
}

QString roughText(qint64 milliseconds)
{
    if (milliseconds < minuteMs - 2500)
        return Outlook::tr("%1 s").arg(std::max<qint64>((milliseconds + 2500) / 5000 * 5, 5));
    const qint64 minutes = (milliseconds + minuteMs / 2) / minuteMs;
    if (milliseconds < hourMs - minuteMs / 2)
        return Outlook::tr("%1 min").arg(minutes);
    return minutes % 60 == 0 ? Outlook::tr("%1 h").arg(minutes / 60)
                             : Outlook::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

} // namespace Dailies
