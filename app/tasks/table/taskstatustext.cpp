// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskstatustext.h"

#include "app/common/redact.h"
#include "app/tasks/run/taskaccounts.h"

#include <QCoreApplication>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 minuteMs = 60 * 1000;
constexpr qint64 hourMs = 60 * minuteMs;
constexpr qint64 soonMs = 5 * 1000; ///< for less than this, no number is shown

/// Provides the translation context of this file.
class Outlook {
    Q_DECLARE_TR_FUNCTIONS(TaskStatusText)
public:
    static QString ahead(int count) { return tr("%n before it", nullptr, count); }
    static QString left(qint64 remainingMs);
    static QString leftAlone(qint64 remainingMs);
    static TaskStatusText ofWaiting(const VideoTask& task, const SendWait& wait);
    static TaskStatusText ofProgress(const VideoTask& task, const TaskCircumstances& circumstances);
    static TaskStatusText ofSilence(const VideoTask& task, const QDateTime& since);
    static QString accountTrouble(const VideoTask& task);
    static TaskStatusText ofDownload(const VideoTask& task);
    static TaskStatusText askedDaily();
};

QString twoDigits(qint64 number)
{
    return u"%1"_s.arg(number, 2, 10, QChar(u'0'));
}

QString Outlook::left(qint64 remainingMs)
{
    return remainingMs < soonMs ? tr("any moment now") : tr("about %1 left").arg(roughText(remainingMs));
}

/// The same as a sentence of its own.
QString Outlook::leftAlone(qint64 remainingMs)
{
    if (remainingMs <= 0)
        return tr("Slower than usual");
    return remainingMs < soonMs ? tr("Any moment now") : tr("About %1 left").arg(roughText(remainingMs));
}

QString Outlook::accountTrouble(const VideoTask& task)
{
    return tellsRemovedAccount(task.error) ? tr("its account was removed") : tr("its account cannot be used");
}

TaskStatusText Outlook::ofWaiting(const VideoTask& task, const SendWait& wait)
{
    const QString time = countdownText(wait.remainingMs.value_or(0));
    const bool counts = wait.remainingMs.value_or(0) > 0;
    switch (wait.what) {
    case SendWait::For::Slot:
        if (wait.ahead == 0)
            return {tr("next"), tr("It is the next of this account to be sent."), false};
        return {ahead(wait.ahead), tr("%n requests of this account are sent before it.", nullptr, wait.ahead), false};
    case SendWait::For::Pause:
        return {tr("service asks for a pause, %1").arg(time),
            tr("The service asks for a pause: sending goes on in %1.").arg(time), counts};
    case SendWait::For::Refusal:
        return {tr("pause after a refusal, %1").arg(time),
            tr("The last request was declined, and the reason may concern the others, too: sending goes on in %1.")
                .arg(time),
            counts};
    case SendWait::For::Retry:
        return {tr("tries again in %1").arg(time),
            (task.lostCall || isPractice(task) ? tr("It is tried again by itself in %1.")
                                               : tr("It is tried again by itself in %1; nothing was charged."))
                .arg(time),
            counts};
    case SendWait::For::Account: return {accountTrouble(task), {}, false};
    case SendWait::For::Person: break;
    }
    if (task.held)
        return {tr("held"), tr("Held: it is sent when you say so, with Send now."), false};
    return {tr("not sent last time"), {}, false};
}

TaskStatusText Outlook::ofSilence(const VideoTask& task, const QDateTime& since)
{
    // If the error itself is shown, it comes before this text.
    const bool isTold = task.error.kind == ErrorKind::Network && !task.error.message.isEmpty();
    const QString whole = isTold ? tr("Since %1; it is asked again by itself.")
                                 : tr("The service cannot be reached since %1; it is asked again by itself.");
    return {tr("not reached since %1").arg(momentText(since)), whole.arg(momentText(since)), false};
}

TaskStatusText Outlook::ofProgress(const VideoTask& task, const TaskCircumstances& circumstances)
{
    if (task.error.kind == ErrorKind::KeyProblem && !task.error.message.isEmpty()) {
        if (!circumstances.isAsked || tellsRemovedAccount(task.error))
            return {accountTrouble(task), {}, false};
        return {tr("key not accepted, still asking"),
            tr("Dailies keeps asking, at least every 10 minutes. Nothing is lost: the clip is fetched once the key is "
               "accepted."),
            false};
    }
    if (isFinishedWithoutAddress(task) && task.answersAfterExpiry > 0)
        return askedDaily();
    if (isFinishedWithoutAddress(task))
        return {
            tr("no link to the clip yet"), tr("Dailies keeps asking for a link, at least every 30 minutes."), false};
    if (circumstances.unreachableSince.isValid())
        return ofSilence(task, circumstances.unreachableSince);
    if (!circumstances.eta || circumstances.eta->usualMs <= 0)
        return {};
    const QString usual = roughText(circumstances.eta->usualMs);
    if (circumstances.eta->remainingMs <= 0)
        return {tr("longer than usual (%1)").arg(usual),
            tr("It takes longer than usual, which is %1. Nothing is wrong for that.").arg(usual), true, leftAlone(0),
            1.0};
    const QString rest = left(circumstances.eta->remainingMs);
    const QString learned = tr("Learned from %n takes of yours.", nullptr, circumstances.eta->takes);
    return {tr("usually %1 · %2", "length of time, and how much of it is left").arg(usual, rest),
        tr("Usually %1 · %2. %3", "length of time, how much of it is left, what it was learned from")
            .arg(usual, rest, learned),
        true, leftAlone(circumstances.eta->remainingMs),
        std::clamp(1 - double(circumstances.eta->remainingMs) / double(circumstances.eta->usualMs), 0.0, 1.0)};
}

TaskStatusText Outlook::askedDaily()
{
    return {tr("link expired, asks once a day"),
        tr("The link has expired. Dailies asks for a new one once a day for a week; Check now asks at once."), false};
}

TaskStatusText Outlook::ofDownload(const VideoTask& task)
{
    if (task.error.message.isEmpty() || task.failedDownloads == 0)
        return {};
    if (task.answersAfterExpiry > 0)
        return askedDaily();
    // The error is shown beside this text, which says how it continues.
    if (task.error.kind == ErrorKind::Storage)
        return {tr("paused, goes on by itself"),
            tr("The download is paused. It goes on by itself as soon as the disk takes the clip."), false};
    return {tr("tries again by itself"),
        isPractice(task) ? tr("The download alone is tried again by itself.")
                         : tr("The download alone is tried again by itself; nothing is charged."),
        false};
}

} // namespace

TaskCircumstances circumstancesOf(const VideoTask& task, const TaskRunner& runner)
{
    if (task.state == TaskState::Waiting)
        return {.wait = runner.sendWait(task.id)};
    if (task.state == TaskState::InProgress && task.watched)
        return {.eta = runner.eta(task.id),
            .unreachableSince = runner.unreachableSince(task.id),
            .isAsked = runner.isAsked(task.id)};
    return {};
}

TaskStatusText statusTextOf(const VideoTask& task, const TaskCircumstances& circumstances)
{
    if (!task.watched && task.state == TaskState::NeedsReview)
        return {Outlook::tr("left as it is"), {}, false};
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

QString momentText(const QDateTime& moment)
{
    const QDateTime local = moment.toLocalTime();
    return local.toString(local.date() == QDate::currentDate() ? u"HH:mm"_s : u"yyyy-MM-dd HH:mm"_s);
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
