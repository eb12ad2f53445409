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

    /// Of a request that was submitted as one that goes on from a task: by the picture it begins with. Nothing where it
    /// begins with none of this computer.
    static RequestOrigin of(qint64 task, const VideoRequest& request)
    {
        const auto begins = [](const MediaItem& item) { return item.type == QLatin1StringView("first_frame"); };
        const auto first = std::find_if(request.media.begin(), request.media.end(), begins);
        const QString source = first != request.media.end() ? first->source : request.imageAddress;
        return task != 0 && isLocalFile(source) ? RequestOrigin{task, source} : RequestOrigin();
    }

    bool operator==(const RequestOrigin&) const = default;
};

} // namespace Dailies
