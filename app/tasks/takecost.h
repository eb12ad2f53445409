// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"
#include "app/tasks/videotask.h"

namespace Dailies {

enum class CostState {
    None, ///< practice
    Planned, ///< waits and was never sent
    Reserved, ///< may be charged; the quantity is an upper bound
    Billed, ///< as the service reported it
    NotBilled, ///< refused, not sent, or failed
    Unsettled, ///< the answer was lost, the service has forgotten the task, or its reply has no usage
};

/// What a task costs, as far as its own data tell.
struct TakeCost {
    CostState state = CostState::None;
    Quantity quantity; ///< as reported, or the upper bound of what was asked for
    bool operator==(const TakeCost&) const = default;
};

TakeCost costOf(const VideoTask& task);
/// The billing figure that a reply contains: family A usage.duration, or else its input and output durations together;
/// family B FinalUnitDeduction. Figures may be numbers or text.
Quantity reportedQuantity(const TaskReport& report, Family family);
/// The upper bound in seconds of a family A request: the seconds asked for and those of its input videos. nullopt if
/// the request does not say its duration or the input's length is unknown.
Quantity askedQuantity(const VideoRequest& request);
/// "planned", "reserved", "billed", "not billed", "unsettled"; the word in files and on the command line.
QString costStateName(CostState state);

} // namespace Dailies
