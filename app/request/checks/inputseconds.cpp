// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/inputseconds.h"

#include <cmath>

namespace Dailies {

std::optional<double> inputVideoSeconds(const VideoRequest& request, const InputFactsBySource& facts)
{
    double sum = 0;
    for (const MediaItem& item : request.media) {
        if (mediumOf(item.type) != MediaKind::Video)
            continue;
        const auto found = facts.constFind(item.source);
        if (found == facts.cend() || found->seconds <= 0)
            return std::nullopt;
        sum += std::ceil(found->seconds);
    }
    return sum;
}

} // namespace Dailies
