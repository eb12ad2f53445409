// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QString>
#include <QUrl>

namespace Dailies {

/// A create call as a bash command. The key is never in it: bash puts $API_KEY in. Local files are read when the command
/// runs. Without a base address, bash puts $BASE_URL in.
QString curlCommand(const QUrl& baseUrl, const VideoRequest& request);

} // namespace Dailies
