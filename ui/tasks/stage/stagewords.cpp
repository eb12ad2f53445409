// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/stage/stagewords.h"

#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "app/request/localfiles.h"
#include "app/request/sourcename.h"
#include "app/tasks/uploadstep.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/facts/statelook.h"
#include "ui/tasks/facts/taskstanding.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Gives the texts of this file a translation context.
class Words {
    Q_DECLARE_TR_FUNCTIONS(StageWords)
public:
    static QString runningText(qint64 milliseconds, bool isQueued);
    static void tellWaiting(StageWords& words, const VideoTask& task, const TaskCircumstances& circumstances);
    static void tellProgress(
        StageWords& words, const VideoTask& task, const TaskCircumstances& circumstances, const QDateTime& now);
    static void tellUpload(StageWords& words, const VideoTask& task, std::optional<double> uploaded);
    static void tellDownload(StageWords& words, const VideoTask& task, std::optional<double> fetched);
    static void tellEnd(StageWords& words, const VideoTask& task);
};

/// Counts days once nobody needs the seconds any more.
QString Words::runningText(qint64 milliseconds, bool isQueued)
{
    constexpr qint64 dayMs = 24 * 3600 * 1000;
    if (milliseconds < 2 * dayMs)
        return (isQueued ? tr("Queued for %1") : tr("Running for %1")).arg(clockText(milliseconds));
    const int days = static_cast<int>(milliseconds / dayMs);
    return isQueued ? tr("Queued for %n days", nullptr, days) : tr("Running for %n days", nullptr, days);
}

void Words::tellWaiting(StageWords& words, const VideoTask& task, const TaskCircumstances& circumstances)
{
    const QString trouble = plainText(task.error.message);
    if (isKeptBack(task)) {
        words.title = task.held ? tr("On hold") : tr("Not sent");
        words.text = task.held && trouble.isEmpty() ? tr("It isn't sent until you say so.") : trouble;
        words.advice = standingOf(task).advice;
        if (task.held && !trouble.isEmpty()) { // the user did not put it on hold
            words.icon = u"triangle-alert"_s;
            words.tone = Tone::Warning;
        }
        return;
    }
    words.title = stateWord(task); // Queued is the service's own word
    const TaskStatusText outlook = statusTextOf(task, circumstances);
    words.text = joinedSentences({trouble, outlook.whole});
    words.advice = standingOf(task).advice;
    const auto& wait = circumstances.wait;
    if (wait && wait->what == SendWait::For::Account && !outlook.left.isEmpty())
        words.title = outlook.left;
    if (wait && (wait->what == SendWait::For::Time || wait->what == SendWait::For::Hours))
        words.command = TaskCommand::CheckNow;
}

void Words::tellProgress(
    StageWords& words, const VideoTask& task, const TaskCircumstances& circumstances, const QDateTime& now)
{
    const bool isQueued = isQueuedAtService(task);
    const bool isGenerating = task.report.state == RemoteState::InProgress || task.report.state == RemoteState::Unsaid;
    words.title = task.suspect      ? tr("Making sure…", "that the task has failed")
        : isGenerating && !isQueued ? tr("Still generating…")
                                    : stateWord(task);
    const QDateTime begun = task.acceptedAt.isValid() ? task.acceptedAt : task.createdAt;
    const QString running = runningText(begun.msecsTo(now), isQueued);
    const TaskStatusText outlook = statusTextOf(task, circumstances);
    const bool isEstimated = outlook.counts && circumstances.eta; // otherwise there is trouble, or nothing is known
    if (!isEstimated) {
        const QString told = joinedSentences({plainText(task.error.message), outlook.whole});
        words.text = told.isEmpty() ? running : told;
        words.advice = standingOf(task).advice;
        if (!outlook.left.isEmpty()) // rather than a state that nobody can ask for
            words.title = outlook.left;
        if (!told.isEmpty()) {
            words.icon = u"triangle-alert"_s;
            words.tone = Tone::Warning;
        }
        return;
    }
    // The words and the part of its tile, so that stage, tiles and grid never disagree.
    const TaskEta& eta = *circumstances.eta;
    words.title = outlook.left;
    words.brief = isSoon(eta) ? outlook.brief : tr("%1 left", "a short length of time").arg(roughText(eta.remainingMs));
    if (outlook.done)
        words.percent = shownPercent(*outlook.done);
    words.text = eta.remainingMs <= 0
        ? tr("%1 · %2", "two short texts").arg(running, outlook.whole)
        : tr("%1 · usually about %2", "how long it runs, and a length of time").arg(running, roughText(eta.usualMs));
}

void Words::tellUpload(StageWords& words, const VideoTask& task, std::optional<double> uploaded)
{
    words.title = tr("Uploading…");
    if (uploaded)
        words.percent = shownPercent(*uploaded);
    const QStringList missing = missingUploads(task);
    const auto count = sourcesByLink(task.request).size();
    if (!missing.isEmpty()) {
        const QString name = plainText(sourceName(missing.constFirst()));
        words.text = count == 1
            ? name
            : tr("%1 · file %2 of %3", "name of a file").arg(name).arg(count - missing.size() + 1).arg(count);
    }
    words.advice = isPractice(task) || task.lostCall ? tr("The request is sent after that.")
                                                     : tr("The request is sent after that. Nothing is charged yet.");
}

void Words::tellDownload(StageWords& words, const VideoTask& task, std::optional<double> fetched)
{
    words.title = tr("Downloading…");
    if (fetched)
        words.percent = shownPercent(*fetched);
    words.text = joinedSentences({plainText(task.error.message), statusTextOf(task, {}).whole});
    if (words.percent || words.text.isEmpty())
        return;
    words.title = task.error.kind == ErrorKind::Storage ? tr("Download paused") : tr("Download interrupted");
    words.icon = u"triangle-alert"_s;
    words.tone = Tone::Warning;
}

void Words::tellEnd(StageWords& words, const VideoTask& task)
{
    const TaskStanding standing = standingOf(task);
    words.title = task.state == TaskState::Failed ? tr("Generation failed")
        : task.marks.recycledAt.isValid()         ? tr("In the Trash")
        : isClipGone(task)                        ? tr("The clip is missing")
                                                  : stateWord(task);
    // The title says the first sentence of these already, and the trouble what a lost call may have cost.
    const bool isTitled = task.marks.recycledAt.isValid() && isClipGone(task);
    const QString meaning = isTitled                                                       ? QString()
        : isRejectedWithReason(task) && task.error.kind == ErrorKind::Refused              ? chargeText(task)
        : task.lostCall && task.state == TaskState::Refused && !standing.trouble.isEmpty() ? QString()
                                                                                           : standing.meaning;
    words.text = standing.trouble.isEmpty() ? meaning : standing.trouble;
    words.advice = standing.trouble.isEmpty() ? standing.advice : joinedSentences({standing.advice, meaning});
}

} // namespace

QString clockText(qint64 milliseconds)
{
    const qint64 seconds = std::max<qint64>(milliseconds, 0) / 1000;
    const auto twoDigits = [](qint64 number) { return u"%1"_s.arg(number, 2, 10, QChar(u'0')); };
    if (seconds < 3600)
        return u"%1:%2"_s.arg(seconds / 60).arg(twoDigits(seconds % 60));
    return u"%1:%2:%3"_s.arg(seconds / 3600).arg(twoDigits(seconds / 60 % 60), twoDigits(seconds % 60));
}

StageWords stageWordsOf(const VideoTask& task, const TaskCircumstances& circumstances,
    std::optional<double> transferred, const QDateTime& now)
{
    StageWords words;
    const StateLook look = lookOf(task);
    words.brief = stateWord(task);
    words.icon = look.icon;
    words.tone = look.tone;
    if (task.state == TaskState::NeedsReview) {
        words.title = words.brief; // the question says the rest
        return words;
    }
    words.command = likeliestCommand(task);
    for (const TaskCommand other : {TaskCommand::EditLimits, TaskCommand::ChangeFolder}) {
        if (isPossible(other, task))
            words.otherCommand = other;
    }
    words.isUnderWay = !isTerminal(task.state) && task.state != TaskState::Waiting && task.watched;
    if (!task.watched) {
        const TaskStanding standing = standingOf(task);
        words.title = stateWord(task);
        words.text = standing.meaning;
        words.advice = standing.advice;
        return words;
    }
    switch (task.state) {
    case TaskState::Waiting: Words::tellWaiting(words, task, circumstances); break;
    case TaskState::Uploading: Words::tellUpload(words, task, transferred); break;
    case TaskState::Sending: words.title = Words::tr("Sending…"); break;
    case TaskState::InProgress: Words::tellProgress(words, task, circumstances, now); break;
    case TaskState::Downloading: Words::tellDownload(words, task, transferred); break;
    default: Words::tellEnd(words, task); break;
    }
    return words;
}

} // namespace Dailies
