// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/style/look.h"

#include <QString>

namespace Dailies {

/// How a state looks: an icon of ours by name, and the colour it has beside its word.
struct StateLook {
    QString icon;
    Tone tone = Tone::MutedText;
};

/// `held`: it waits, and does not go out by itself. `clip`: what a saved one is.
StateLook lookOf(TaskState state, bool watched = true, bool held = false, ClipCondition clip = ClipCondition::Playable);

} // namespace Dailies
