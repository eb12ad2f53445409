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

/// What a person wants to have created.
struct SendWish {
    Account account;
    VideoRequest request; ///< without Stop findings
    int copies = 1; ///< 1 to 100; each is a task of its own, and charged
    TaskId parent = 0; ///< the task whose clip it goes on from; 0 for none
    bool isMeant = false; ///< the person knows that the same may have been sent just now
};

/// Told what became of a wish: its tasks, or why nothing was sent.
using Submitted = std::function<void(const Result<QList<TaskId>>&)>;

} // namespace Dailies
