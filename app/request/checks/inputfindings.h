// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// What keeps local files from being sent, whatever the model: missing, not readable, empty, changing, no file at all
/// (Stop), and a file whose content is not what its type asks for (Ask).
QList<Finding> inputFindings(const VideoRequest& request, const InputFactsBySource& files);

} // namespace Dailies
