// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/style/look.h"

#include <QString>

class QModelIndex;

namespace Dailies {

/// The appearance of a state: the name of an icon in our set, and the colour of the icon and the state's word.
struct StateLook {
    QString icon;
    Tone tone = Tone::MutedText;
};

/// One in the Trash looks so, whatever its state. A missing clip looks like one that can't be played.
StateLook lookOf(const VideoTask& task);
/// `watched`: Dailies tracks the task. `held`: a waiting task is not sent until the user decides. `clip`: the condition
/// of a saved clip.
StateLook lookOf(TaskState state, bool watched = true, bool held = false, ClipCondition clip = ClipCondition::Playable);

// The same of a row of TaskModel.
TaskState stateOf(const QModelIndex& index);
StateLook lookOf(const QModelIndex& index);

} // namespace Dailies
