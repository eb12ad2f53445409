// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QString>

namespace Dailies {

/// The pattern that clips are named by unless the person chose another.
QString defaultClipPattern();

/// Whether clips can be named by a pattern: one line of at most 200 characters, with something in it that differs from
/// task to task.
bool isClipPattern(const QString& pattern);

/// The file name of a task's clip, without a folder. Known in the pattern: {date:FORMAT} (when it was made, in Qt's
/// letters), {prompt:CHARACTERS} (cut between words), {model}, {kind}, {task}; other braces stand for themselves. In place of what is no
/// pattern the usual one is taken. The result ends in .mp4, is a single name that every file system takes, and leaves room
/// for a number and what the part of a download adds within 255 bytes.
QString clipName(const VideoTask& task, const QString& wanted = defaultClipPattern());

/// A name of date and number, for a disk that refuses the other one: nothing but digits, a space and ASCII letters.
QString plainClipName(const VideoTask& task);

} // namespace Dailies
