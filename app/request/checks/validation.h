// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/fileways.h"
#include "app/request/checks/finding.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// All findings about the specification's rules, in form order. Stop: required and missing, or a local file that cannot
/// reach the service. Ask: outside what the specification states. Note: which way a file goes. Wire paths are not set.
/// `hasUnlistedMedia`: the extra JSON sends media although the kind has none.
QList<Finding> validate(const VideoRequest& request, bool hasUnlistedMedia = false, const FileWays& ways = FileWays());

} // namespace Dailies
