// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// The findings as they are listed: what is the same for several media of the request is said once, with their names.
QList<Finding> joinedFindings(const QList<Finding>& findings, const VideoRequest& request);

} // namespace Dailies
