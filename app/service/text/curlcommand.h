// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QString>
#include <QUrl>

namespace Dailies {

/// A create call as a bash command. It never contains the API key: bash inserts $API_KEY. Local files are
/// read when the command runs; those that the service fetches through a link are uploaded first, with this program's
/// command line. Without a base address, bash inserts $BASE_URL.
QString curlCommand(const QUrl& baseUrl, const VideoRequest& request);

} // namespace Dailies
