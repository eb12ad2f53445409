// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace Dailies {

/// A task's state as the service reports it. Status words that the program does not know mean InProgress.
enum class RemoteState {
    Unsaid, ///< the reply has no status word
    InProgress,
    Succeeded,
    Failed,
    Canceled,
    Unknown, ///< family A's UNKNOWN: the service has forgotten the task, or does not know it yet
};

/// The code of an error that came without one, so that the reply counts as an error. Never shown; see codeOf() in
/// replyreading.h.
inline constexpr QLatin1StringView codelessError("error");

/// What the service reports about a task, in either family. Texts are as received; empty means absent.
struct TaskReport {
    QString taskId; ///< output.task_id or Response.JobId
    QString requestId;
    RemoteState state = RemoteState::Unsaid;
    QString word; ///< the status word as received
    QString videoUrl;
    QString code; ///< error code
    QString message; ///< error text
    QString submitTime; ///< family A; without a time zone
    QString scheduledTime; ///< family A
    QString endTime; ///< family A
    QString origPrompt; ///< family A
    QJsonObject usage; ///< family A, as given
    QString videoId; ///< family B
    QString duration; ///< family B; unit not in the specification
    QString finalUnitDeduction; ///< family B; unit not in the specification
    QString externalTaskId; ///< family B
    std::optional<Family> answeredFamily = {}; ///< the family of the reply's format, if it is not the task's own
    QStringList otherUrls = {}; ///< further links of a reply that has several; videoUrl is the first

    bool operator==(const TaskReport&) const = default;
};

} // namespace Dailies
