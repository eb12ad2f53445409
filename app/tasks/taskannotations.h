// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace Dailies {

/// What a person adds to a task, whatever becomes of it at the service.
struct TaskAnnotations {
    int rating = 0; ///< 0 to 5
    QStringList tags = {};
    QString note = {};
    QDateTime recycledAt = {}; ///< when it was moved to the recycle bin; invalid while it is not there

    bool operator==(const TaskAnnotations&) const = default;
};

} // namespace Dailies
