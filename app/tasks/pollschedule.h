// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

namespace Dailies {

/// Milliseconds until a task is asked about again: 10 s, from the second minute
/// 15 s, from the tenth 30 s, and half an hour from the second day on; shortened by up to a fifth at random.
/// `sinceAcceptedMs` from the id's arrival; `random` in [0, 1). For a service that is quick (practice) a shorter first
/// pause may be given; the pauses of the first day shrink with it.
struct PollPace {
    qint64 shortestMs = 10000;
};
qint64 pollDelayMs(PollPace pace, qint64 sinceAcceptedMs, double random);

} // namespace Dailies
