// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/request/videorequest.h"
#include "app/service/download/clipcondition.h"
#include "app/service/download/partialdownload.h"
#include "app/service/wire/taskreport.h"
#include "app/tasks/taskannotations.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace Dailies {

/// A task's number within its profile, from 1; 0 is none.
using TaskId = qint64;

/// The states of a task, as people see them.
enum class TaskState {
    Waiting,
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

/// A create call whose answer was lost, as it is remembered while the request is submitted once more.
struct LostCall {
    QDateTime sentAt;
    QString bodyDigest;
    TaskReport report;
    Error error;

    bool operator==(const LostCall&) const = default;
};

/// A failure that the service reported once and that counts only when a later answer repeats it.
struct SuspectedFailure {
    QString code;
    QString message;
    QDateTime since; ///< when it was first reported

    bool operator==(const SuspectedFailure&) const = default;
};

/// One submitted request and everything that became of it. Times are UTC; invalid means not yet.
struct VideoTask {
    TaskId id = 0;
    QString accountId;
    QUrl baseUrl; ///< of the account when it was submitted; empty for an account of this run only (practice)
    QString keyDigest; ///< of a key that was given for one run only, see keyDigest(); empty for one of the keychain
    VideoRequest request;
    TaskState state = TaskState::Waiting;
    QString remoteId; ///< the service's id; never dropped once known
    QStringList candidateIds; ///< texts in lost replies that look like ids; none once there is an id
    QString remark; ///< something odd in the service's replies that changed nothing, such as a code beside an id
    TaskReport report; ///< the newest that the service said
    Error error; ///< why it stands where it stands; the message is empty when there is nothing to say
    QDateTime createdAt;
    QDateTime sentAt; ///< the create call was begun
    QDateTime acceptedAt; ///< the id came back
    QDateTime finishedAt; ///< the service first said that it had ended
    QDateTime acceptedServiceTime; ///< the service's own clock when it first spoke of the task; ages are taken from it
    QDateTime
        addressExpiresAt; ///< until when report.videoUrl is expected to work, or, where there is none yet, until when
    ///< one is expected; by the service's clock where it tells
    QString bodyDigest; ///< SHA-256 of the body that was last sent, in hex; empty while none left whole
    std::optional<LostCall>
        lostCall; ///< an earlier call that may have been charged; none once the service took a later one
    bool wantsAddress =
        false; ///< Downloading only: the service is asked for another address before the last one is tried again
    PartialDownload partial; ///< what has come of the clip so far
    QString file; ///< the saved clip
    ClipCondition clip = ClipCondition::Playable; ///< Saved only
    int createAttempts =
        0; ///< create calls begun; a second one only after a not-sent or throttled answer, or by the person
    int unsentAttempts = 0; ///< create calls in a row that did not leave this computer
    int resends = 0; ///< create calls of this wish that the service turned away and that were sent again
    std::optional<SuspectedFailure> suspect; ///< InProgress only
    int missedQueries = 0; ///< answers in a row that did not know the task, or ended it without an address
    int failedDownloads = 0; ///< downloads in a row that did not get through for the same reason
    int deadAddresses = 0; ///< answers in a row that named no other address after addressExpiresAt
    bool watched =
        true; ///< false once the person stopped watching (neither asked about nor fetched) or left an answer lost
    bool held = false; ///< Waiting only: the person keeps it from being sent
    TaskId parent = 0; ///< the task whose clip it goes on from; that one may be deleted by now
    TaskAnnotations marks; ///< stored with a new task, and changed through TaskHistory only
    qint64 place = 0; ///< among the Waiting ones the smaller goes first; 0 is given the task's number when stored

    bool operator==(const VideoTask&) const = default;
};

/// The state's name as the command line and the database write it: "Waiting", "NeedsReview" ...
QString stateName(TaskState state);
std::optional<TaskState> stateFromName(const QString& name);
/// The word on screen, translated; for InProgress the service's own word where it is known ("Queued", "Running").
QString stateWord(const VideoTask& task);
/// Whether it was made with the practice service: nothing was charged, and nobody is to take it for more.
bool isPractice(const VideoTask& task);
/// What the service's clock shows at our `now`, as far as it told when it accepted the task; otherwise what ours does.
QDateTime serviceClock(const VideoTask& task, const QDateTime& now);
/// Whether it waits because the service could not be reached; nothing of it was accepted.
bool isOffline(const VideoTask& task);
/// Whether a refused request can be sent once more as it is: the service did not get it in time, or it was never sent.
bool maySendAgain(const VideoTask& task);
/// "Practice": what such a task is marked with wherever it is shown; empty for any other.
QString practiceMark(const VideoTask& task);
/// Whether a clip was saved that is not where it was any more. Asks the disk.
bool isClipGone(const VideoTask& task);
/// The condition's name as the command line and the database write it: "Playable", "Unrecognised" ...
QString clipConditionName(ClipCondition condition);
std::optional<ClipCondition> clipConditionFromName(const QString& name);
/// Saved, and its file may be opened as a video.
bool hasVideo(const VideoTask& task);
/// One sentence about a clip that was only kept; empty for any other.
QString clipRemark(const VideoTask& task);
/// Whether the saved clip cannot be played and can be fetched again, as its address lives.
bool mayGetBetterClip(const VideoTask& task, const QDateTime& now);
/// Downloading, and its last address is worth another try whatever the service says: its life is not known to be over.
bool hasLiveAddress(const VideoTask& task);
/// Downloading, and the service is to be asked for an address before anything is fetched.
bool needsAddress(const VideoTask& task);
/// The service says that the task is finished and has named no address for so long that the person should know.
bool isFinishedWithoutAddress(const VideoTask& task);
/// Whether the pauses before the next try have grown so long that nobody should sit and wait for the end.
bool isTriedRarely(const VideoTask& task);
/// Whether nothing more happens by itself: all but Waiting, Sending, InProgress and Downloading.
bool isTerminal(TaskState state);

} // namespace Dailies
