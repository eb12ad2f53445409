// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/inputfacts.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// The length of a request's input videos together, each rounded up to whole seconds, because the service counts whole
/// ones. 0 without input videos. nullopt if one of them is not known, such as a video behind a link.
std::optional<double> inputVideoSeconds(const VideoRequest& request, const InputFactsBySource& facts);

} // namespace Dailies
