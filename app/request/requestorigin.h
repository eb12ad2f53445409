// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <algorithm>

namespace Dailies {

/// Where a request goes on from: the task whose clip gave one of its pictures, and that picture. It holds as long as the
/// picture is in the request.
struct RequestOrigin {
    qint64 task = 0; ///< 0: from nowhere
    QString source; ///< the picture, as a file: URL

    bool holdsFor(const VideoRequest& request) const
    {
        const auto isIt = [this](const MediaItem& item) { return item.source == source; };
        return task != 0
            && (std::any_of(request.media.begin(), request.media.end(), isIt) || request.imageAddress == source
                || request.images.contains(source));
    }

    bool operator==(const RequestOrigin&) const = default;
};

} // namespace Dailies
