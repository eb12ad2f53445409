// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/cliptrash.h"
#include "app/money/amount.h"
#include "app/request/videorequest.h"
#include "app/service/download/clipcondition.h"
#include "app/service/download/partialdownload.h"
#include "app/service/wire/taskreport.h"
#include "app/tasks/lostcall.h"
#include "app/tasks/taskannotations.h"
#include "app/tasks/taskinput.h"
#include "app/tasks/taskupload.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace Dailies {

/// A task's number within its profile, starting at 1; 0 means none.
using TaskId = qint64;

/// The states of a task as the user sees them.
enum class TaskState {
    Waiting,
    Uploading,
    Sending,
    NeedsReview,
    InProgress,
    Downloading,
    Saved,
    Refused,
    Failed,
    Canceled,
    Forgotten,
    Expired,
};

/// A failure that the service reported once. It counts only when a later answer repeats it.
struct SuspectedFailure {
    QString code;
    QString message;
    QDateTime since; ///< when it was first reported

    bool operator==(const SuspectedFailure&) const = default;
};

/// One submitted request and its whole history. Times are UTC; an invalid time means "not yet".
struct VideoTask {
    TaskId id = 0;
    QString accountId;
    QUrl baseUrl; ///< the account's URL at submission; empty for an account of this run only (practice)
    QString keyDigest; ///< of a session key, see keyDigest(); empty for a key from the keychain
    VideoRequest request;
    TaskState state = TaskState::Waiting;
    QString remoteId; ///< the service's ID; never removed once known, see mayChangeId()
    bool hasEnteredId = false; ///< the user entered the ID after a lost answer, so it may be wrong
    QStringList candidateIds; ///< strings in lost replies that look like IDs; empty once the ID is known
    QString remark; ///< an oddity in the service's replies that changed nothing, such as an error code with an ID
    TaskReport report; ///< the service's latest report
    Error error; ///< why the task is in its state; the message is empty if there is nothing to explain
    QDateTime createdAt;
    QDateTime sentAt; ///< when the create call began
    QDateTime acceptedAt; ///< when the ID arrived
    QDateTime finishedAt; ///< when the service first reported that the task had ended
    QDateTime acceptedServiceTime; ///< the service's clock in its first answer about the task; ages count from it
    /// Until when report.videoUrl is expected to work, or one is expected. By the service's clock if known.
    QDateTime addressExpiresAt;
    QList<TaskInput> inputs; ///< its local files as the user wants them sent; empty if that was never recorded
    QList<TaskUpload> uploads; ///< its local files that go by link, as far as they are in their places
    QDateTime uploadedAt; ///< when all of them were last known to be there; invalid if some are missing
    QString bodyDigest; ///< SHA-256 of the last sent body in hex; empty if no body was sent completely
    /// An earlier call that may have been charged. Reset once the service accepts a later one.
    std::optional<LostCall> lostCall;
    bool wantsAddress = false; ///< Downloading only: query the service for another URL before trying the last one again
    PartialDownload partial; ///< what has been downloaded of the clip so far
    QString file; ///< the saved clip
    QList<MovedFile> moved; ///< the clip and its sidecars, in the Trash or being renamed; changed through TaskHistory
    ClipCondition clip = ClipCondition::Playable; ///< Saved only
    /// Create calls begun. Another one follows only if this one was not sent or throttled, or if the user decides so.
    int createAttempts = 0;
    int unsentAttempts = 0; ///< consecutive create calls that did not leave this computer
    int resends = 0; ///< create calls of this wish that the service throttled and that were sent again
    std::optional<SuspectedFailure> suspect; ///< InProgress only
    int missedQueries = 0; ///< consecutive answers that did not know the task, or reported its end without a URL
    int failedDownloads = 0; ///< consecutive downloads that failed for the same reason
    int answersAfterExpiry = 0; ///< consecutive answers after addressExpiresAt that brought no new URL
    /// False once the user stopped tracking the task (no queries, no downloads) or dismissed a lost answer.
    bool watched = true;
    /// Waiting or Uploading only: the user wants it to be sent at this time. Invalid for as soon as possible.
    QDateTime sendAfter;
    bool held = false; ///< Waiting only: the user does not want it to be sent yet
    QStringList agreedLimits; ///< marks of the spending limits that the user agreed to exceed, see limitMark()
    std::optional<Amount> inputSeconds; ///< length of all input videos together; nullopt if it is not known
    TaskId parent = 0; ///< the task whose clip this one continues; it may have been deleted
    QString wish; ///< what the tasks of one press have in common, such as the copies; empty for a single task
    TaskAnnotations marks; ///< stored with a new task; changed only through TaskHistory
    qint64 place = 0; ///< the smallest is sent first; when stored, the task's number replaces 0

    bool operator==(const VideoTask&) const = default;
};

/// The state's name on the command line and in the database: "Waiting", "NeedsReview" ...
QString stateName(TaskState state);
std::optional<TaskState> stateFromName(const QString& name);
bool isQueuedAtService(const VideoTask& task); ///< InProgress, but the service has not begun with it
/// The translated word on screen. For InProgress the service's own word if known ("Queued", "Running").
QString stateWord(const VideoTask& task);
/// Whether the task was made with the practice service: nothing was charged, and it is always marked as practice.
bool isPractice(const VideoTask& task);
/// The service's clock at our time `now`, if the service sent its time when it accepted the task; otherwise `now`.
QDateTime serviceClock(const VideoTask& task, const QDateTime& now);
bool isOffline(const VideoTask& task); ///< waits as the service could not be reached and accepted nothing of it
bool isHeldByTrouble(const VideoTask& task); ///< trouble or a limit put it on hold; only the user can send or remove it
bool isUnsavable(const VideoTask& task); ///< its download is paused because the clip can't be written to the disk
bool needsAttention(const VideoTask& task); ///< its answer was lost and not dismissed, or one of these is true of it
/// Whether a refused request can be sent again unchanged: it did not reach the service in time, or was never sent.
bool maySendAgain(const VideoTask& task);
bool isRejectedWithReason(const VideoTask& task); ///< report.message says why the service rejected it
bool maySendEdited(const VideoTask& task); ///< it ended without a clip; another try needs another request
QString practiceMark(const VideoTask& task); ///< "Practice", the mark of every practice task; empty for others
/// Where the clip is: in the desktop's trash, or where it was saved. Empty without a clip.
QString clipPlace(const VideoTask& task);
QDateTime leftAt(const VideoTask& task); ///< of its last call that may have reached the service; invalid if none did
bool isClipGone(const VideoTask& task); ///< a clip was saved but is no longer in its place; accesses the disk
bool hasLiveLink(const VideoTask& task, const QDateTime& now); ///< the clip's link should work at our time `now`
/// The condition's name on the command line and in the database: "Playable", "Unrecognised" ...
QString clipConditionName(ClipCondition condition);
std::optional<ClipCondition> clipConditionFromName(const QString& name);
bool hasVideo(const VideoTask& task); ///< whether it is Saved and its file may be opened as a video
QString clipRemark(const VideoTask& task); ///< one sentence about a saved clip that can't be played; empty for others
/// Whether the saved clip cannot be played but its URL is still valid, so that it can be downloaded again.
bool mayGetBetterClip(const VideoTask& task, const QDateTime& now);
/// Whether the task is Downloading and its last URL, not known to be expired, is worth another try.
bool hasLiveAddress(const VideoTask& task);
/// Whether the task is Downloading and the service must first be queried for a URL.
bool needsAddress(const VideoTask& task);
/// Whether the service reports the task as finished but has sent no URL for so long that the user should know.
bool isFinishedWithoutAddress(const VideoTask& task);
/// Whether the pauses between tries have become so long that waiting for the result makes no sense.
bool isTriedRarely(const VideoTask& task);
/// Whether the task makes no more progress without the user. Not Waiting, Uploading, Sending, InProgress, Downloading.
bool isTerminal(TaskState state);

} // namespace Dailies
