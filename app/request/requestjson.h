// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/videorequest.h"

#include <QJsonObject>

namespace Dailies {

/// The stored form of a request, by field key. Includes values that its kind does not offer.
QJsonObject toJson(const VideoRequest& request);
/// Reads the stored form. BadInput if the specification does not offer its kind.
Result<VideoRequest> requestFromJson(const QJsonObject& json);

} // namespace Dailies
