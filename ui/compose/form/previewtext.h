// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QString>

namespace Dailies {

/// The body of the create call for display: indented, with long data shortened to its ends and its size.
/// Variables such as "$LINK_1" stand for the links to local files.
QString previewText(const VideoRequest& request);
/// What these variables stand for, a line for each; empty if there are none.
QString previewLinks(const VideoRequest& request);

} // namespace Dailies
