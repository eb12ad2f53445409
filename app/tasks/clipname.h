// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QString>

namespace Dailies {

/// The pattern that clips are named by unless the person chose another.
QString defaultClipPattern();

/// The file name of a task's clip, without a folder. Known in the pattern: {date:FORMAT} (when it was made, in Qt's
/// letters), {prompt:CHARACTERS}, {model}, {kind}, {task}; other braces stand for themselves. The result ends in .mp4, is a
/// single name that every file system takes, and leaves room for a number and a suffix within 255 bytes.
QString clipName(const VideoTask& task, const QString& pattern = defaultClipPattern());

} // namespace Dailies
