// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// Everything that the specification has to say about a request, all at once and in the order of the form: Stop for what
/// is required and missing, Ask for what is outside what it states. Wire paths are not filled in (see checkRequest()).
/// `hasUnlistedMedia`: extra JSON sends media although the kind has none.
QList<Finding> validate(const VideoRequest& request, bool hasUnlistedMedia = false);

} // namespace Dailies
