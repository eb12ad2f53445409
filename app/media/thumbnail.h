// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QImage>
#include <QSize>

#include <chrono>

namespace Dailies {

/// The first frame that a player would show, turned as it is shown and made to fit into bounds (pixels) with its
/// shape kept; it is never enlarged. Empty bounds: its own size. Takes `limit` at most. May be called from any thread.
/// Errors: those of probeMedia(), and ErrorKind::Media where there is no picture or none that can be decoded.
Result<QImage> firstFrame(
    const QString& path, QSize bounds, std::chrono::milliseconds limit = std::chrono::seconds(10));

} // namespace Dailies
