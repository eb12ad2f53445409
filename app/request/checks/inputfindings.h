// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// Problems of local files that do not depend on the model. Stop: missing, unreadable, empty, changing, or not a file.
/// Ask: damaged, or of another medium than the item's type.
QList<Finding> inputFindings(const VideoRequest& request, const InputFactsBySource& files);

} // namespace Dailies
