// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/createanswer.h"
#include "app/service/call/queryanswer.h"
#include "app/tasks/videotask.h"

#include <optional>
#include <variant>

namespace Dailies {

/// What can applyEvent to a task.
namespace TaskEvent {
struct SendBegun {}; ///< the create call is about to be made
struct CreateAnswered {
    CreateAnswer answer;
};
struct FoundSendingAtStart {}; ///< the program ended in the middle of a create call
struct QueryAnswered {
    QueryAnswer answer;
};
struct DownloadProgressed {
    PartialDownload partial;
}; ///< so much of the clip is safe on disk
struct DownloadSaved {
    QString file;
    ClipCondition condition = ClipCondition::Playable;
};
struct DownloadFailed {
    Error error;
};
struct IdAttached {
    QString remoteId;
}; ///< by the person, to an answer lost
struct ResubmitConfirmed {}; ///< by the person, knowing that it may be charged twice
struct CheckRequested {}; ///< by the person: send, ask or fetch again now
struct FetchedAgain {}; ///< by the person: the saved clip is not on disk any more, and is wanted once more
struct HeldByPerson {}; ///< a waiting request is kept back until CheckRequested
struct Withdrawn {
}; ///< by the person: what waits after an answer lost is not sent again, and that is to be decided anew
struct LeftAlone {}; ///< by the person: an answer lost needs no decision any more; it can still be made
struct WatchStopped {}; ///< by the person: leave the task alone; the job at the service goes on
struct Held {
    Error error;
    bool untilAsked = false; ///< Waiting only: it is not sent before CheckRequested
}; ///< nothing can applyEvent by itself for now; the error says why
} // namespace TaskEvent

using AnyTaskEvent = std::variant<TaskEvent::SendBegun, TaskEvent::CreateAnswered, TaskEvent::FoundSendingAtStart,
    TaskEvent::QueryAnswered, TaskEvent::DownloadProgressed, TaskEvent::DownloadSaved, TaskEvent::DownloadFailed,
    TaskEvent::IdAttached, TaskEvent::ResubmitConfirmed, TaskEvent::CheckRequested, TaskEvent::FetchedAgain,
    TaskEvent::HeldByPerson, TaskEvent::Withdrawn, TaskEvent::LeftAlone, TaskEvent::WatchStopped, TaskEvent::Held>;

/// What is to be done once the new state is committed.
enum class TaskAction {
    None,
    Send, ///< make the create call, as soon as a slot is free
    SendLater, ///< after Transition::delaySeconds, if a slot is free
    Query, ///< ask now
    QueryLater, ///< by the poll schedule, or after delaySeconds where given
    Download, ///< fetch report.videoUrl
    DownloadLater, ///< after delaySeconds
    Hold, ///< nothing more by itself: it is left to the person
    PauseAccount, ///< the service refused a create call for its key: nothing is sent until the person has seen to it
};

struct Transition {
    VideoTask task; ///< as it is to be stored
    TaskAction action = TaskAction::None;
    std::optional<int> delaySeconds;
};

} // namespace Dailies
