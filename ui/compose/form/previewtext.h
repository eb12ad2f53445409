// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QString>

namespace Dailies {

/// The body of the create call for display: indented, with long data shortened to its ends and its size.
QString previewText(const VideoRequest& request);

} // namespace Dailies
