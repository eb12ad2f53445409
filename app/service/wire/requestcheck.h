// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

#include <optional>

namespace Dailies {

/// What is known beside the request itself, as far as it is known.
struct RequestContext {
    std::optional<ModelProfile> profile;
    InputFactsBySource files;
};
/// Everything there is to say about a request, each thing once and with its path; most serious first: the specification
/// (extra JSON included), the input files, the prompt's mentions, the model's profile. Fast enough for every keystroke.
QList<Finding> checkRequest(const VideoRequest& request, const RequestContext& context = {});

} // namespace Dailies
