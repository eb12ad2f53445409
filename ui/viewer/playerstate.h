// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// The player's state as the user sees it.
enum class PlayerState {
    Empty, ///< no clip
    Loading, ///< a clip was requested, its first picture has not arrived yet
    Paused,
    Playing,
    Ended, ///< played to the end; the last picture remains
    Broken, ///< the clip cannot be shown
};

constexpr bool hasClip(PlayerState state)
{
    return state != PlayerState::Empty && state != PlayerState::Broken;
}

constexpr bool hasPicture(PlayerState state)
{
    return hasClip(state) && state != PlayerState::Loading;
}

} // namespace Dailies
