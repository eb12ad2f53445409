// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// Whether a saved clip can be played.
enum class ClipCondition {
    Playable, ///< also clips of earlier versions, which were not probed
    Unrecognised, ///< not a known video format; kept, because it was paid for
    Unplayable, ///< a video without a track or a duration
};

} // namespace Dailies
