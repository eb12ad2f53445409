// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/result.h"
#include "app/request/videorequest.h"
#include "app/tasks/videotask.h"

#include <QList>

#include <functional>

namespace Dailies {

/// A request that the user wants to have created, once or several times.
struct SendWish {
    Account account;
    VideoRequest request; ///< without Stop findings
    int copies = 1; ///< 1 to mostCopies; each copy is a separate task and is charged separately
    TaskId parent = 0; ///< the task whose clip this request continues; 0 for none
    bool isMeant = false; ///< the user knows that an identical request may have been sent just now
    QStringList agreedLimits = {}; ///< VideoTask::agreedLimits
    std::optional<Amount> inputSeconds = {}; ///< VideoTask::inputSeconds
    bool held = false; ///< the tasks are stored, but not sent before the user says so
    QDateTime sendAfter = {}; ///< VideoTask::sendAfter, unless they are held

    static constexpr int mostCopies = 100;
};

/// Receives the IDs of a wish's new tasks, or the reason why nothing was sent.
using Submitted = std::function<void(const Result<QList<TaskId>>&)>;

} // namespace Dailies
