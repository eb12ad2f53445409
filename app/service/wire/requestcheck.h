// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/fileways.h"
#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

#include <optional>

namespace Dailies {

/// What is known besides the request itself. Missing knowledge causes no findings.
struct RequestContext {
    std::optional<ModelProfile> profile = {};
    InputFactsBySource files = {};
    FileWays ways = {}; ///< the default stops local files that need a link
};

/// All findings about a request, each once, with their wire paths, most serious first. They cover the specification,
/// extra JSON, input files, the prompt's mentions and the model's profile. Fast enough for every keystroke.
QList<Finding> checkRequest(const VideoRequest& request, const RequestContext& context = {});

} // namespace Dailies
