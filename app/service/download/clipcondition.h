// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// What is known of a saved clip.
enum class ClipCondition {
    Playable, ///< also clips of earlier versions, which were not probed
    Unrecognised, ///< no known kind of video; kept, because it was paid for
    Unplayable, ///< a video without a track or a length
};

} // namespace Dailies
