// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/rate.h"
#include "app/request/requestfields.h"
#include "app/tasks/videotask.h"

#include <functional>

namespace Dailies {

/// What a service uses for a field that a request leaves out; empty if that is not known.
using ServiceDefaults = std::function<QString(const VideoRequest&, Field)>;

/// The task as its rates see it: with what the service reports, otherwise what was asked for, otherwise the default.
RatedTake ratedTake(const VideoTask& task, const QDate& day, const Quantity& quantity, const ServiceDefaults& defaults);

/// The resolution by which the service billed the task, such as "1080P". Empty if it does not say that, or if the
/// request asks for a resolution that is no number of lines.
QString billedResolution(const VideoTask& task);

/// The most that a call can cost that is not billed yet.
PriceBound mostPriceOf(const RatedTake& take, Family family, const QList<Rate>& rates);

} // namespace Dailies
