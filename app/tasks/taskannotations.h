// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace Dailies {

/// What the user adds to a task. It does not depend on the task's state at the service.
struct TaskAnnotations {
    int rating = 0; ///< 0 to 5
    QStringList tags = {};
    QString note = {};
    QDateTime recycledAt = {}; ///< when the take was moved to the Trash; invalid if it is not there
    bool rejected = false; ///< not good enough; nothing happens to its clip

    bool operator==(const TaskAnnotations&) const = default;
};

} // namespace Dailies
