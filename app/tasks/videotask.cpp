// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/videotask.h"

#include "app/accounts/account.h"
#include "app/common/enumnames.h"
#include "app/request/familytraits.h"
#include "app/request/localfiles.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct StateWords {
    TaskState state;
    const char* name;
    const char* word;
};

constexpr std::array<StateWords, 12> states{{
    {TaskState::Waiting, "Waiting", QT_TRANSLATE_NOOP("TaskState", "Waiting")},
    {TaskState::Uploading, "Uploading", QT_TRANSLATE_NOOP("TaskState", "Uploading")},
    {TaskState::Sending, "Sending", QT_TRANSLATE_NOOP("TaskState", "Sending")},
    {TaskState::NeedsReview, "NeedsReview", QT_TRANSLATE_NOOP("TaskState", "No response")},
    {TaskState::InProgress, "InProgress", QT_TRANSLATE_NOOP("TaskState", "In progress")},
    {TaskState::Downloading, "Downloading", QT_TRANSLATE_NOOP("TaskState", "Downloading")},
    {TaskState::Saved, "Saved", QT_TRANSLATE_NOOP("TaskState", "Saved")},
    {TaskState::Refused, "Refused", QT_TRANSLATE_NOOP("TaskState", "Refused by the service")},
    {TaskState::Failed, "Failed", QT_TRANSLATE_NOOP("TaskState", "Failed")},
    {TaskState::Canceled, "Canceled", QT_TRANSLATE_NOOP("TaskState", "Canceled")},
    {TaskState::Forgotten, "Forgotten", QT_TRANSLATE_NOOP("TaskState", "No longer on the service")},
    {TaskState::Expired, "Expired", QT_TRANSLATE_NOOP("TaskState", "Link expired")},
}};

constexpr EnumNames<ClipCondition, 3> clipConditions{{"Playable", "Unrecognised", "Unplayable"}};

const StateWords& wordsOf(TaskState state)
{
    return states.at(size_t(state));
}

constexpr qsizetype longestWord = 40; ///< of the service for a state
/// What services call these states, in addition to the families' own words.
constexpr std::array waitingWords{"WAITING", "QUEUED", "QUEUEING", "QUEUING", "SUBMITTED", "CREATED"};
constexpr std::array runningWords{"PROCESSING", "IN_PROGRESS", "INPROGRESS", "GENERATING", "STARTED"};

/// Whether the service's word for the task is this one of either family, or one of the others.
template<typename Words>
bool hasWord(const TaskReport& report, const char* WireFormat::*word, const Words& others)
{
    const QString said = report.word.trimmed().toUpper();
    const auto isSaid = [&said](const char* each) { return said == QLatin1StringView(each); };
    return std::ranges::any_of(others, isSaid)
        || std::ranges::any_of(allFamilies, [&](Family family) { return isSaid(wireFormat(family).*word); });
}

/// What the service says of the state, in our words.
QString serviceWord(const TaskReport& report)
{
    if (report.state == RemoteState::Succeeded)
        return QCoreApplication::translate("TaskState", "Finished, no link yet");
    if (report.state == RemoteState::Unknown)
        return QCoreApplication::translate("TaskState", "Not yet known to the service");
    if (hasWord(report, &WireFormat::waitingWord, waitingWords))
        return QCoreApplication::translate("TaskState", "Queued");
    if (hasWord(report, &WireFormat::runningWord, runningWords))
        return QCoreApplication::translate("TaskState", "Running");
    const QString said = report.word.trimmed();
    const auto isOfWords = [](QChar c) { return c.isLetterOrNumber() || u" _-."_s.contains(c); };
    if (said.isEmpty() || said.size() > longestWord || !std::ranges::all_of(said, isOfWords))
        return QCoreApplication::translate("TaskState", "In progress");
    return QCoreApplication::translate("TaskState", "In progress (%1)", "the service's word").arg(said);
}

/// Whether files of it have to be uploaded first.
bool waitsForFiles(const VideoTask& task)
{
    return !task.uploadedAt.isValid() && !sourcesByLink(task.request).isEmpty();
}

} // namespace

bool hasLiveAddress(const VideoTask& task)
{
    return task.state == TaskState::Downloading && !task.report.videoUrl.isEmpty() && task.answersAfterExpiry == 0;
}

bool needsAddress(const VideoTask& task)
{
    return task.state == TaskState::Downloading && (task.wantsAddress || task.report.videoUrl.isEmpty());
}

bool isFinishedWithoutAddress(const VideoTask& task)
{
    constexpr int missesUntilTold = 3;
    return task.state == TaskState::InProgress && task.report.state == RemoteState::Succeeded
        && (task.missedQueries >= missesUntilTold || task.answersAfterExpiry > 0);
}

bool isTriedRarely(const VideoTask& task)
{
    constexpr int many = 6; // about ten minutes of growing pauses
    if (isFinishedWithoutAddress(task))
        return task.missedQueries >= many || task.answersAfterExpiry > 0;
    // From the answer until the end of the next download, the URL is being tried.
    if (!needsAddress(task) || task.error.message.isEmpty())
        return false;
    const bool isTurnedAway = task.error.kind == ErrorKind::Refused || task.error.kind == ErrorKind::Media
        || task.error.kind == ErrorKind::BadInput;
    return task.answersAfterExpiry > 0 || (isTurnedAway && task.failedDownloads >= many);
}

QString stateName(TaskState state)
{
    return QString::fromLatin1(wordsOf(state).name);
}

std::optional<TaskState> stateFromName(const QString& name)
{
    for (const StateWords& entry : states) {
        if (name == QLatin1StringView(entry.name))
            return entry.state;
    }
    return std::nullopt;
}

bool isQueuedAtService(const VideoTask& task)
{
    return task.state == TaskState::InProgress && task.report.state == RemoteState::InProgress
        && hasWord(task.report, &WireFormat::waitingWord, waitingWords);
}

QString stateWord(const VideoTask& task)
{
    QString word = QCoreApplication::translate("TaskState", wordsOf(task.state).word);
    if (task.state == TaskState::InProgress)
        word = serviceWord(task.report);
    if (task.state == TaskState::Refused && task.error.kind == ErrorKind::NotSent)
        word = QCoreApplication::translate("TaskState", "Not sent");
    if (isOffline(task))
        word = waitsForFiles(task) ? QCoreApplication::translate("TaskState", "Waiting (upload failed)")
                                   : QCoreApplication::translate("TaskState", "Waiting (offline)");
    if (task.state == TaskState::Waiting && task.held)
        word = QCoreApplication::translate("TaskState", "Waiting (on hold)");
    if (task.state == TaskState::Saved && task.clip == ClipCondition::Unrecognised)
        word = QCoreApplication::translate("TaskState", "Kept, unknown file type");
    if (task.state == TaskState::Saved && task.clip == ClipCondition::Unplayable)
        word = QCoreApplication::translate("TaskState", "Saved, can't be played");
    if (!task.watched && task.state != TaskState::NeedsReview)
        return QCoreApplication::translate("TaskState", "%1 (not tracked)").arg(word);
    return word;
}

bool isHeldByTrouble(const VideoTask& task)
{
    // A request that the user stopped is on hold because the user wants it.
    return task.state == TaskState::Waiting && task.held && !task.error.message.isEmpty()
        && task.error.kind != ErrorKind::Stopped;
}

bool isUnsavable(const VideoTask& task)
{
    return task.state == TaskState::Downloading && task.watched && !task.error.message.isEmpty()
        && task.error.kind == ErrorKind::Storage;
}

bool needsAttention(const VideoTask& task)
{
    return (task.state == TaskState::NeedsReview && task.watched) || isHeldByTrouble(task) || isUnsavable(task);
}

bool isPractice(const VideoTask& task)
{
    return task.accountId == Account::practiceId();
}

QDateTime serviceClock(const VideoTask& task, const QDateTime& now)
{
    const bool isKnown = task.acceptedServiceTime.isValid() && task.acceptedAt.isValid();
    return isKnown ? now.addMSecs(task.acceptedAt.msecsTo(task.acceptedServiceTime)) : now;
}

bool isOffline(const VideoTask& task)
{
    return task.state == TaskState::Waiting && task.unsentAttempts > 0;
}

bool maySendAgain(const VideoTask& task)
{
    return task.state == TaskState::Refused
        && (task.error.kind == ErrorKind::Network || task.error.kind == ErrorKind::NotSent);
}

bool isRejectedWithReason(const VideoTask& task)
{
    return task.state == TaskState::Refused && !task.report.message.isEmpty()
        && (task.error.kind == ErrorKind::Refused || task.error.kind == ErrorKind::KeyProblem);
}

bool maySendEdited(const VideoTask& task)
{
    const bool isOver = task.state == TaskState::Failed || task.state == TaskState::Canceled;
    return isOver || (task.state == TaskState::Refused && !maySendAgain(task));
}

QString practiceMark(const VideoTask& task)
{
    return isPractice(task) ? QCoreApplication::translate("TaskState", "Practice") : QString();
}

QString clipPlace(const VideoTask& task)
{
    const auto isClip = [&task](const MovedFile& moved) { return moved.from == task.file && !moved.to.isEmpty(); };
    const auto clip = std::ranges::find_if(task.moved, isClip);
    // Outside the Trash, a moved clip is one that is being renamed.
    return task.marks.recycledAt.isValid() && clip != task.moved.cend() ? clip->to : task.file;
}

/// VideoTask::sentAt is also the time of a call that did not leave this computer.
QDateTime leftAt(const VideoTask& task)
{
    const bool isUnsent = task.state == TaskState::Waiting || task.state == TaskState::Uploading || maySendAgain(task);
    if (!isUnsent || task.resends > 0 || !task.bodyDigest.isEmpty())
        return task.sentAt;
    return task.lostCall ? task.lostCall->sentAt : QDateTime();
}

bool isClipGone(const VideoTask& task)
{
    // A rename that the program could not complete is stored with both names.
    const bool isRenamed =
        !task.marks.recycledAt.isValid() && !task.moved.isEmpty() && QFileInfo::exists(task.moved.constFirst().to);
    return task.state == TaskState::Saved && !isRenamed && !QFileInfo::exists(task.file);
}

bool hasLiveLink(const VideoTask& task, const QDateTime& now)
{
    return !task.report.videoUrl.isEmpty() && task.addressExpiresAt.isValid()
        && task.addressExpiresAt > serviceClock(task, now);
}

QString clipConditionName(ClipCondition condition)
{
    return clipConditions.of(condition);
}

std::optional<ClipCondition> clipConditionFromName(const QString& name)
{
    return clipConditions.find(name);
}

bool hasVideo(const VideoTask& task)
{
    return task.state == TaskState::Saved && !task.file.isEmpty() && task.clip != ClipCondition::Unrecognised;
}

QString clipRemark(const VideoTask& task)
{
    switch (task.clip) {
    case ClipCondition::Playable: break;
    case ClipCondition::Unrecognised:
        return isPractice(task)
            ? QCoreApplication::translate("TaskState", "This file isn't a known video type. It was kept.")
            : QCoreApplication::translate(
                "TaskState", "This file isn't a known video type. You paid for it, so it was kept.");
    case ClipCondition::Unplayable:
        return isPractice(task)
            ? QCoreApplication::translate("TaskState", "This clip can't be played. It was kept.")
            : QCoreApplication::translate("TaskState", "This clip can't be played. You paid for it, so it was kept.");
    }
    return {};
}

bool mayGetBetterClip(const VideoTask& task, const QDateTime& now)
{
    return task.state == TaskState::Saved && task.clip != ClipCondition::Playable && !task.report.videoUrl.isEmpty()
        && !task.marks.recycledAt.isValid() && task.addressExpiresAt > serviceClock(task, now)
        && QFileInfo::exists(task.file);
}

bool isTerminal(TaskState state)
{
    return state != TaskState::Waiting && state != TaskState::Uploading && state != TaskState::Sending
        && state != TaskState::InProgress && state != TaskState::Downloading;
}

} // namespace Dailies
