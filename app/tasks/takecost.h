// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"
#include "app/tasks/videotask.h"

#include <QJsonObject>

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

/// Why a call is unsettled.
enum class UnsettledReason { None, NoResponse, Forgotten, NoFigure, NotTracked };

TakeCost costOf(const VideoTask& task);
/// The same for the task's last create call only. A waiting task has made no other call since.
TakeCost costOfLastCall(const VideoTask& task);
/// None if the task's last create call is not unsettled.
UnsettledReason unsettledReason(const VideoTask& task);
/// One sentence: why it is not known whether the call was charged, and what to do. `uncounted`: see uncountedFigure().
QString unsettledText(UnsettledReason reason, const QString& uncounted = {});
/// The billing figure that a reply contains: family A usage.duration, or its input and output durations together if
/// that is missing; family B FinalUnitDeduction. Figures may be numbers or text. Unknown if one can't be read.
Quantity reportedQuantity(const TaskReport& report, Family family);
/// The billing figure as the service wrote it; empty without one.
QString toldFigure(const TaskReport& report);
/// A told figure in one line, if it is no amount and therefore not counted: words, a negative or a huge number.
/// Otherwise empty.
QString uncountedFigure(const QString& told);
/// The upper bound in seconds of a family A request as it is sent: the seconds asked for and those of its input videos.
/// Unknown if its body does not say a duration that a clip can have, or has input videos whose length is not given.
Quantity askedQuantity(const VideoRequest& request, const std::optional<Amount>& inputSeconds = {});
/// The same quantity with 0 for the unit in which the family does not charge.
Quantity chargedIn(Family family, Quantity quantity);
/// The length of the clip: as the service reported it, or else as asked for. nullopt if both are missing.
std::optional<Amount> clipSeconds(const VideoTask& task);
/// "planned", "reserved", "billed", "not billed", "unsettled"; the word in files and on the command line. "none" for
/// practice.
QString costStateName(CostState state);
std::optional<CostState> costStateFromName(const QString& name);
/// {"state": "billed", "seconds": 5.041}: the cost in files. An unknown quantity is left out.
QJsonObject costJson(const TakeCost& cost);

} // namespace Dailies
