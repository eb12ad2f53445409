// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace Dailies {

/// How far the service says a task is. Words that the specification does not list are InProgress.
enum class RemoteState {
    Unsaid, ///< the reply carries no status word
    InProgress,
    Succeeded,
    Failed,
    Canceled,
    Unknown, ///< family A's UNKNOWN: forgotten or not yet known
};

/// What the service said about a task, independent of family. Texts are as given; empty means absent.
struct TaskReport {
    QString taskId; ///< output.task_id or Response.JobId
    QString requestId;
    RemoteState state = RemoteState::Unsaid;
    QString word; ///< the status word itself
    QString videoUrl;
    QString code; ///< error code
    QString message; ///< error text
    QString submitTime; ///< family A; no zone is given
    QString scheduledTime; ///< family A
    QString endTime; ///< family A
    QString origPrompt; ///< family A
    QJsonObject usage; ///< family A, as given
    QString videoId; ///< family B
    QString duration; ///< family B; unit not in the specification
    QString finalUnitDeduction; ///< family B; unit not in the specification
    QString externalTaskId; ///< family B
    std::optional<Family> answeredFamily = {}; ///< the family whose shape the reply has, where it is not the task's own

    bool operator==(const TaskReport&) const = default;
};

} // namespace Dailies
