// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <algorithm>

namespace Dailies {

/// The task that a request continues, and the frame of its clip that the request uses. Valid while the request has it.
struct RequestOrigin {
    qint64 task = 0; ///< 0 if the request continues no task
    QString source; ///< the picture, as a file: URL

    bool holdsFor(const VideoRequest& request) const
    {
        const auto isIt = [this](const MediaItem& item) { return item.source == source; };
        return task != 0
            && (std::any_of(request.media.begin(), request.media.end(), isIt) || request.imageAddress == source
                || request.images.contains(source));
    }

    /// Restores the origin of a submitted request: its first frame. Empty if that is not a local file.
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
