// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QImage>
#include <QSize>

#include <chrono>

namespace Dailies {

/// The first frame that a player would show, rotated for display and scaled down to fit into bounds (pixels) with its
/// aspect ratio; never enlarged. Empty bounds mean the original size. Ends within `limit`. Thread-safe.
/// Errors: those of probeMedia(), and ErrorKind::Media if there is no video or it cannot be decoded.
Result<QImage> firstFrame(
    const QString& path, QSize bounds, std::chrono::milliseconds limit = std::chrono::seconds(10));

} // namespace Dailies
