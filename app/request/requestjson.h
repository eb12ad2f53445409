// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/videorequest.h"

#include <QJsonObject>

namespace Dailies {

/// The stored form of a request: by field key, with everything that is set, whether its kind offers it or not.
QJsonObject toJson(const VideoRequest& request);
/// Reads the stored form. BadInput when its kind is not one of the specification's.
Result<VideoRequest> requestFromJson(const QJsonObject& json);

} // namespace Dailies
