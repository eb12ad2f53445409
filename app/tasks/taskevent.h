// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/createanswer.h"
#include "app/service/call/queryanswer.h"
#include "app/tasks/videotask.h"

#include <optional>
#include <variant>

namespace Dailies {

/// Everything that can happen to a task.
namespace TaskEvent {
struct UploadBegun {}; ///< files of the request are about to be uploaded, which costs nothing
/// Files that go by link are in their places. Once none is missing, the request may be sent.
struct FilesUploaded {
    QList<TaskUpload> uploads; ///< those of before and the new ones
};
/// Costs nothing and never ends the task.
struct UploadFailed {
    Error error; ///< Network: tried again later; BadInput: the file has changed; otherwise the user has to act
    QList<TaskUpload> uploads; ///< the files that are in their places
};
/// The program ended during an upload. Nothing was sent, and nothing is until the user says so.
struct FoundUploadingAtStart {
    Error error; ///< asks the user
};
struct SendBegun {}; ///< the create call is about to be made
struct CreateAnswered {
    CreateAnswer answer;
};
struct FoundSendingAtStart {}; ///< the program ended during a create call
struct QueryAnswered {
    QueryAnswer answer;
};
/// This much of the clip is safely on disk.
struct DownloadProgressed {
    PartialDownload partial;
};
struct DownloadSaved {
    QString file;
    ClipCondition condition = ClipCondition::Playable;
};
struct DownloadFailed {
    Error error;
};
/// For a lost answer: the ID is known after all.
struct IdAttached {
    QString remoteId;
    bool isByUser = false; ///< the user entered it, so it may be wrong
};
/// By the user, who entered a wrong ID before. Nothing is created; the task starts over with this ID.
struct IdChanged {
    QString remoteId;
};
/// By the user, who knows that the request may be charged twice.
struct ResubmitConfirmed {
    QStringList agreedLimits = {}; ///< marks of limits that the user agreed to exceed, see limitMark()
};
/// By the user: send, query or download now.
struct CheckRequested {
    /// What the request's files are now, if the user was told that one has changed and still wants it sent.
    std::optional<QList<TaskInput>> inputs = {};
    QStringList agreedLimits = {}; ///< marks of more limits that the user agreed to exceed
};
struct FetchedAgain {}; ///< by the user: the saved clip is no longer on disk and is downloaded again
struct Scheduled {
    QDateTime sendAfter; ///< UTC, later than now
}; ///< by the user: the waiting request is sent at this time
struct HeldByUser {}; ///< by the user: the waiting request is not sent before CheckRequested
/// By the user: the request that waits after a lost answer is not sent again, and the lost answer needs a decision once
/// more.
struct Withdrawn {};
struct LeftAlone {}; ///< by the user: the lost answer no longer needs a decision, although one is still possible
struct WatchStopped {}; ///< by the user: the task is no longer tracked; the job at the service continues
struct Held {
    Error error;
    bool untilAsked = false; ///< Waiting only: the request is not sent before CheckRequested
    bool isOfAccount = false; ///< the same error holds other tasks too, so it says nothing about this one's calls
}; ///< no automatic progress is possible for now; the error says why
} // namespace TaskEvent

using AnyTaskEvent = std::variant<TaskEvent::UploadBegun, TaskEvent::FilesUploaded, TaskEvent::UploadFailed,
    TaskEvent::FoundUploadingAtStart, TaskEvent::SendBegun, TaskEvent::CreateAnswered, TaskEvent::FoundSendingAtStart,
    TaskEvent::QueryAnswered, TaskEvent::DownloadProgressed, TaskEvent::DownloadSaved, TaskEvent::DownloadFailed,
    TaskEvent::IdAttached, TaskEvent::ResubmitConfirmed, TaskEvent::CheckRequested, TaskEvent::FetchedAgain,
    TaskEvent::Scheduled, TaskEvent::HeldByUser, TaskEvent::Withdrawn, TaskEvent::LeftAlone, TaskEvent::WatchStopped,
    TaskEvent::Held, TaskEvent::IdChanged>;

/// What the workers do once the new state is committed.
enum class TaskAction {
    None,
    Upload, ///< upload the files that go by link
    Send, ///< make the create call, as soon as a slot is free
    SendLater, ///< after Transition::delaySeconds, if a slot is free
    Query, ///< query now
    QueryLater, ///< by the poll schedule, or after delaySeconds if given
    Download, ///< download report.videoUrl
    DownloadLater, ///< after delaySeconds
    Hold, ///< do nothing until the user acts
    PauseAccount, ///< the service refused the key of a create call: send nothing until the user has solved the problem
};

struct Transition {
    VideoTask task; ///< the task as it will be stored
    TaskAction action = TaskAction::None;
    std::optional<int> delaySeconds;
    Error keyRefusal = {}; ///< PauseAccount only: what the service said, without a sentence about this task's charges
};

} // namespace Dailies
