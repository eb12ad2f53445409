// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstate.h"

#include <QTimeZone>

/// Tasks, replies and times for the tests of a task's life.
namespace Dailies::TaskStateSamples {

using namespace Qt::StringLiterals;

inline const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());

inline TaskReport report(RemoteState state, const QString& word, const QString& url = {})
{
    TaskReport said;
    said.taskId = u"job-1"_s;
    said.requestId = u"r"_s;
    said.state = state;
    said.word = word;
    said.videoUrl = url;
    return said;
}

inline VideoTask taskIn(TaskState state)
{
    VideoTask task;
    task.id = 7;
    task.state = state;
    task.createdAt = noon.addSecs(-120);
    task.error = {ErrorKind::Network, u"what was before"_s};
    if (state == TaskState::Waiting || state == TaskState::Uploading)
        return task;
    task.createAttempts = 1;
    task.sentAt = noon.addSecs(-110);
    if (state == TaskState::Sending || state == TaskState::NeedsReview || state == TaskState::Refused)
        return task;
    task.remoteId = u"job-1"_s;
    task.acceptedAt = noon.addSecs(-100);
    task.report = report(RemoteState::InProgress, u"RUNNING"_s);
    if (state == TaskState::Downloading)
        task.report = report(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://clips.example/1"_s);
    if (state == TaskState::Saved)
        task.file = u"/clips/1.mp4"_s;
    return task;
}

inline CreateAnswer created(CreateOutcome outcome, const QString& id = {})
{
    CreateAnswer answer;
    answer.outcome = outcome;
    answer.report.taskId = id;
    if (outcome != CreateOutcome::Accepted)
        answer.error = {ErrorKind::Refused, u"the reason"_s, u"Code"_s, u"req"_s};
    return answer;
}

inline QueryAnswer answered(const TaskReport& report)
{
    return {report, std::nullopt};
}

inline QueryAnswer troubled(ErrorKind kind, std::optional<int> retryAfter = std::nullopt)
{
    return {failure(kind, u"trouble"_s), retryAfter};
}

inline constexpr TaskState allStates[] = {TaskState::Waiting, TaskState::Uploading, TaskState::Sending,
    TaskState::NeedsReview, TaskState::InProgress, TaskState::Downloading, TaskState::Saved, TaskState::Refused,
    TaskState::Failed, TaskState::Canceled, TaskState::Forgotten, TaskState::Expired};

inline std::optional<Transition> step(const VideoTask& task, const AnyTaskEvent& event, const QDateTime& now = noon)
{
    return transition(task, event, now);
}

} // namespace Dailies::TaskStateSamples
