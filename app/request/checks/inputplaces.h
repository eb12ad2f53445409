// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// A place of a request for a file or a link, and what is in it.
struct InputPlace {
    QString name; ///< as the user calls it, such as "Image 1" or "The reference voice of Video 1"; empty without a type
    QString source;
    QString type; ///< key in ModelLimits::files; empty in family B
    MediaKind medium = MediaKind::Image; ///< what the place needs
    Field field = Field::Media;
    int index = -1; ///< as in Finding
    QString part; ///< as in Finding
};

/// The places of all fields that the request's kind offers, in form order. Places for single values are left out when
/// they are empty.
QList<InputPlace> inputPlaces(const VideoRequest& request);

} // namespace Dailies
